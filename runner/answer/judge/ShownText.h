#pragma once

#include <QString>

namespace sandpad::runner {

/// A text as a terminal shows it: without colours, and with each line as it was overwritten or
/// erased at last. Works in place, because outputs may be long.
[[nodiscard]] QString asShown(QString text);

/// Is each letter of the text seen, as it was printed, on a terminal and in a file alike? Not where
/// some are written over or erased, where the cursor is moved, and where text stands in a sequence,
/// such as the title of a window. Colours hide nothing.
[[nodiscard]] bool isAllShown(const QString &text);

} // namespace sandpad::runner
