#pragma once

#include <QStringList>

namespace sandpad::app {

/// `sandpad history`: prints what the window has kept, and returns the exit status. Reads files;
/// blocks for as long as that takes.
[[nodiscard]] int showHistory(const QStringList &arguments);

} // namespace sandpad::app
