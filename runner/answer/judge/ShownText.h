#pragma once

#include <QString>

namespace sandpad::runner {

/// A text as a terminal shows it: no colours, and of a line that was written over only its last
/// state.
[[nodiscard]] QString asShown(QString text);

} // namespace sandpad::runner
