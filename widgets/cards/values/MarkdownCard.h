#pragma once

#include "widgets/cards/values/DocumentCard.h"

namespace sandpad::widgets {

/// Is the Markdown laid out? Very long or very deeply nested Markdown is shown as its source.
[[nodiscard]] bool isShownAsMarkdown(const QByteArray &markdown);

/// Lays out Markdown. Nothing is loaded: a picture is shown as a mark, HTML as its source, and a
/// link as text.
class MarkdownCard : public DocumentCard
{
    Q_OBJECT

public:
    MarkdownCard(const QByteArray &markdown, QWidget *parent);
};

} // namespace sandpad::widgets
