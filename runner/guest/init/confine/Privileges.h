#pragma once

#include "runner/guest/init/system/System.h"

#include <vector>

namespace sandpad::guest {

/// Makes this process unreadable for its siblings, and ends it when its parent ends. Called first.
void guardSelf();

/// Without a pid namespace the processes of a run do not die with the init. So the init must
/// outlive Sandpad for as long as it takes to end them. The closed socket tells it that Sandpad has
/// gone.
void outliveParent();

/// Gives up every capability in all five sets and sets no_new_privs, for this process and all it
/// starts. Fails when a capability remains that would have an effect.
[[nodiscard]] Tried<std::vector<LayerState>> dropPrivileges();

} // namespace sandpad::guest
