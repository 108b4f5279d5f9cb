#pragma once

#include "widgets/cards/values/DocumentCard.h"

namespace sandpad::widgets {

/// Longer Markdown, and such as is nested deeper than people write, is shown as its source.
[[nodiscard]] bool isShownAsMarkdown(const QByteArray &markdown);

/// Markdown laid out. Nothing is loaded: pictures show as a mark, HTML as its source, and links are
/// text.
class MarkdownCard : public DocumentCard
{
    Q_OBJECT

public:
    MarkdownCard(const QByteArray &markdown, QWidget *parent);
};

} // namespace sandpad::widgets
