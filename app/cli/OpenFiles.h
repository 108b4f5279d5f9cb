#pragma once

#include "runner/model/Error.h"

namespace sandpad::app {

/// Raises the number of files that this process may have open as far as it needs and may. An error
/// is a sentence: the limit (`ulimit -n`) is too low to run anything. Call it before any run.
[[nodiscard]] runner::Result<void> raiseOpenFiles();

} // namespace sandpad::app
