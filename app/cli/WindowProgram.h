#pragma once

namespace sandpad::app {

/// Replaces this process by `sandpad-window` with the same arguments; needs a QCoreApplication.
/// `argv` ends with a null pointer. Returns only when that fails: says why, and returns the exit
/// status.
[[nodiscard]] int startWindow(char *argv[]);

} // namespace sandpad::app
