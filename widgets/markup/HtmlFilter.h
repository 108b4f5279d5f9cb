#pragma once

#include "widgets/markup/HtmlDocument.h"

#include <QString>

#include <optional>

namespace sandpad::widgets {

/// Rebuilds a guest's HTML from an allow-list of elements for text, lists and tables: no attributes
/// but spans of cells, no styles, no scripts, no addresses. Pictures become a mark, links their
/// text. Every element is closed.
///
/// Nothing when the HTML is longer or deeper, or its tables have more cells, spans counted, than Qt
/// can lay out quickly. Nothing when no text is left, or when the HTML has elements that can
/// neither be shown nor left out: forms, drawings, frames.
[[nodiscard]] std::optional<QString> filteredHtml(const HtmlDocument &html);

} // namespace sandpad::widgets
