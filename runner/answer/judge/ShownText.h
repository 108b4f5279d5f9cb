#pragma once

#include <QString>

namespace sandpad::runner {

/// A text as a terminal shows it: without colours, and with only the last state of a line that was
/// overwritten.
[[nodiscard]] QString asShown(QString text);

} // namespace sandpad::runner
