#pragma once

#include <QString>

namespace sandpad::app {

/// Replaces this process by another program of Sandpad's, such as `sandpad-window`, with the same
/// arguments; needs a QCoreApplication.
/// `argv` ends with a null pointer. Returns only when that fails: says why, and returns the exit
/// status.
[[nodiscard]] int becomeProgram(const QString &name, char *argv[]);

} // namespace sandpad::app
