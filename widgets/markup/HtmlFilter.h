#pragma once

#include <QByteArray>
#include <QString>

#include <optional>

namespace sandpad::widgets {

/// A stranger's HTML made anew from an allow-list of elements for text, lists and tables: no
/// attributes but spans of cells, no styles, no scripts, no addresses. Pictures become a mark,
/// links their text. Every element is closed.
///
/// Nothing when the HTML is longer or deeper than what Qt lays out in no time, or would cost too
/// much to read (see HtmlDocument). Nothing when no text is left, or when it holds what cannot be
/// shown and cannot be left out either: forms, drawings, frames.
[[nodiscard]] std::optional<QString> filteredHtml(const QByteArray &html);

} // namespace sandpad::widgets
