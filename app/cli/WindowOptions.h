#pragma once

#include "runner/model/Error.h"

#include <QStringList>

namespace sandpad::app {

/// Do the arguments begin with an option that is for the window?
[[nodiscard]] bool startsWithWindowOption(const QStringList &arguments);

/// Can the window do what these arguments ask for? The error is a sentence.
[[nodiscard]] runner::Result<void> checkWindowOptions(const QStringList &arguments);

} // namespace sandpad::app
