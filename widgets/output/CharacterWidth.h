#pragma once

#include <QStringView>

namespace sandpad::widgets {

/// Columns that a character takes in a terminal: 0 for combining ones, 2 for wide ones (East
/// Asian and emoji), else 1. After Markus Kuhn's wcwidth, https://www.cl.cam.ac.uk/~mgk25/ucs/.
[[nodiscard]] int columnsOf(char32_t character);

/// Columns of a text.
[[nodiscard]] int columnsOf(QStringView text);

/// Where, in UTF-16 units, the part of the text that fits into `columns` ends, from `start` on.
/// At least one character, so that a wide one in a narrow pane does not stop the layout.
[[nodiscard]] qsizetype endOfColumns(QStringView text, qsizetype start, int columns);

} // namespace sandpad::widgets
