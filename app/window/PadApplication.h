#pragma once

#include <QStringList>

namespace sandpad::app {

/// Opens the pad with these files in tabs and runs until it is closed; needs a QApplication.
/// Returns the exit status.
[[nodiscard]] int runPad(const QStringList &files);

} // namespace sandpad::app
