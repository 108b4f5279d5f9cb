#pragma once

#include "runner/guest/init/system/System.h"

#include <vector>

namespace sandpad::guest {

/// Makes this process unreadable for its siblings and mortal with its parent. Called first.
void guardSelf();

/// Without a pid namespace the init's death would not be its processes': it must outlive Sandpad
/// for the moment that it takes to end them, which the closed socket tells it.
void outliveParent();

/// Gives up every capability in all five sets and sets no_new_privs, for this process and all it
/// starts. Fails when one remains that would have effect.
[[nodiscard]] Tried<std::vector<LayerState>> dropPrivileges();

} // namespace sandpad::guest
