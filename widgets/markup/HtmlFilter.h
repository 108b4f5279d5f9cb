#pragma once

#include <QByteArray>
#include <QString>

#include <optional>

namespace sandpad::widgets {

/// A stranger's HTML made anew from an allow-list of elements for text, lists and tables: no
/// attributes but spans of cells, no styles, no scripts, no addresses. Pictures become a mark,
/// links their text. Every element is closed. Linear in the length of the text.
///
/// Nothing when it is longer or nested deeper than what Qt lays out in no time, when no text is
/// left, or when it is made of things that are not in the list (forms, drawings, frames) and would
/// be unreadable without.
[[nodiscard]] std::optional<QString> filteredHtml(const QByteArray &html);

} // namespace sandpad::widgets
