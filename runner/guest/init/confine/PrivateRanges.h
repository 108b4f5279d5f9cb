#pragma once

#include "runner/guest/init/system/System.h"

namespace sandpad::guest {

/// Refuses, in the network namespace of the sandbox, every address that is not public: private
/// ranges, link-local ranges (which hold the metadata services of clouds), carrier networks,
/// multicast. Needs CAP_NET_ADMIN.
[[nodiscard]] Tried<void> refusePrivateRanges();

} // namespace sandpad::guest
