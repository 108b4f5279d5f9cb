#pragma once

#include <QString>

namespace sandpad::runner {

/// A text as a code block of Markdown, which it cannot break out of. It is harmless(). `label`: the
/// language; empty: none.
[[nodiscard]] QString fenced(const QString &text, const QString &label = {});

/// A text within a line of Markdown, or in a cell of a table: on one line, harmless(), and without
/// links, pictures, HTML and code of its own. Addresses in it are no links, and nobody is
/// mentioned.
[[nodiscard]] QString asInline(const QString &text);

/// The same for a paragraph or an item of a list, where it could begin a heading or a list too.
[[nodiscard]] QString asProse(const QString &text);

} // namespace sandpad::runner
