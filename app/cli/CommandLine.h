#pragma once

#include <QStringList>

namespace sandpad::app {

/// Is this a command that needs no window: run, verify, doctor, or anything that
/// begins with two dashes?
[[nodiscard]] bool isCommand(const QStringList &arguments);

/// Runs the command to its end; needs a QCoreApplication. Returns the exit status.
[[nodiscard]] int runCommand(const QStringList &arguments);

} // namespace sandpad::app
