#pragma once

#include "runner/model/Error.h"

#include <QString>

namespace sandpad::runner {

/// The path of one of Sandpad's own programs or libraries that people do not start themselves, such
/// as `sandpad-init`. It is found relative to the running program, in a build folder and in an
/// installation alike: the running program lies in `bin`, or in `libexec` among them.
[[nodiscard]] Result<QString> ownProgram(const QString &name);

} // namespace sandpad::runner
