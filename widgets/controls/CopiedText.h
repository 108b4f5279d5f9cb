#pragma once

#include <QString>

namespace sandpad::widgets {

/// A text of a program, as it may be pasted anywhere, into a terminal, too, which obeys control
/// characters: they become the pictures of themselves (U+2400 on), as in printed output, but line
/// ends and tabulators. Controls of C1 become U+FFFD.
[[nodiscard]] QString toCopy(QString text);

/// Puts such a text on the clipboard.
void copyText(const QString &text);

} // namespace sandpad::widgets
