#pragma once

#include <QByteArray>

namespace sandpad::widgets {

/// Scintilla lays out whole lines, and would block the window for seconds with longer ones.
inline constexpr qsizetype kLongestEditedLine = 200'000; // bytes

/// Has the text a longer line?
[[nodiscard]] bool hasLongLine(const QByteArray &text);

/// The text with a sentence in the place of all but the beginnings of such lines.
[[nodiscard]] QByteArray shortened(const QByteArray &text);

} // namespace sandpad::widgets
