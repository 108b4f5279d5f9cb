#pragma once

#include "runner/model/Error.h"
#include "runner/sandbox/Launch.h"
#include "runner/sandbox/SandboxSpec.h"

namespace sandpad::runner {

/// What the levels without mounts of their own share: `sandpad-init` started as it is, with a
/// private folder of the host for everything that a program may write. The first call sweeps what
/// a killed Sandpad has left.
[[nodiscard]] Result<Launch> folderLaunch(const SandboxSpec &spec);

} // namespace sandpad::runner
