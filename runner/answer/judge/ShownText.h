#pragma once

#include <QString>

namespace sandpad::runner {

/// A text as a terminal shows it: without colours, and with each line as it was overwritten or
/// erased at last. Works in place, because outputs may be long.
[[nodiscard]] QString asShown(QString text);

} // namespace sandpad::runner
