#pragma once

#include <QString>

namespace sandpad::app {

/// Is it the name of a module that comes with Python, of a package that many programs import, or of
/// a file that tools for Python look for?
[[nodiscard]] bool isModuleName(const QString &name);

} // namespace sandpad::app
