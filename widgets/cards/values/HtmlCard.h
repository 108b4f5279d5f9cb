#pragma once

#include "widgets/cards/values/DocumentCard.h"

namespace sandpad::widgets {

/// Lays out HTML that went through filteredHtml().
class HtmlCard : public DocumentCard
{
    Q_OBJECT

public:
    /// `filtered` is what filteredHtml() made of `source`.
    HtmlCard(const QString &filtered, const QByteArray &source, QWidget *parent);
};

} // namespace sandpad::widgets
