#pragma once

#include "runner/guest/init/system/System.h"

namespace sandpad::guest {

/// Without a pid namespace the kernel ends nothing when the init is killed. So the init works on in
/// a child, the only process that returns from here. This process stays behind as its guardian.
/// What the init leaves when it dies becomes the guardian's, which kills it and then ends; first it
/// leaves the killer a moment to do it, if there may be one. When the guardian dies first, Sandpad
/// ends the run.
[[nodiscard]] Tried<void> workInChild(bool mayHaveKiller);

} // namespace sandpad::guest
