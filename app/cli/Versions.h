#pragma once

#include <QString>

namespace sandpad::app {

/// What `sandpad --version` prints.
[[nodiscard]] QString versionText();

/// What `sandpad --version --verbose` prints: the same, and what Sandpad was built with. Only Qt
/// tells which version is really here; to ask the libraries of the window would take loading them.
[[nodiscard]] QString versionsText();

} // namespace sandpad::app
