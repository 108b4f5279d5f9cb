#pragma once

#include "runner/guest/filter/FilterRules.h"

namespace sandpad::guest {

/// Leaves of sockets only what programs need: the families UNIX and, with a network, IP; usual
/// protocols; no option that takes memory which no process shows.
[[nodiscard]] bool refuseSockets(const FilterContext &context, bool allowsNetwork);

} // namespace sandpad::guest
