#pragma once

#include "widgets/cards/values/DocumentCard.h"

namespace sandpad::widgets {

/// HTML laid out, of which only what filteredHtml() lets through.
class HtmlCard : public DocumentCard
{
    Q_OBJECT

public:
    /// `filtered` is of filteredHtml(), `source` as it came.
    HtmlCard(const QString &filtered, const QByteArray &source, QWidget *parent);
};

} // namespace sandpad::widgets
