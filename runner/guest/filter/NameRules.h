#pragma once

#include "runner/guest/filter/FilterRules.h"

namespace sandpad::guest {

/// Refuses what reaches files, processes and sockets of the host by their names. Socket pairs
/// of streams stay allowed, because a connected stream accepts no address. A datagram socket
/// would.
[[nodiscard]] bool refuseByName(const FilterContext &context);

} // namespace sandpad::guest
