#pragma once

#include "runner/model/Error.h"
#include "runner/sandbox/Launch.h"
#include "runner/sandbox/SandboxSpec.h"

namespace sandpad::runner {

/// The launch of levels without mounts of their own. `sandpad-init` is started directly, with a
/// private folder of the host for everything that a program may write. The first call removes what
/// a killed Sandpad has left.
[[nodiscard]] Result<Launch> folderLaunch(const SandboxSpec &spec);

} // namespace sandpad::runner
