#pragma once

#include "runner/guest/init/system/System.h"

namespace sandpad::guest {

/// Refuses, in the network namespace of the sandbox, every address that is not public: private
/// ranges, link-local ranges (which hold the metadata services of clouds), carrier networks,
/// multicast, ranges of documents and benchmarks but for the sandbox's own addresses. Needs
/// CAP_NET_ADMIN, and a kernel with XFRM; without it the error ends the run.
[[nodiscard]] Tried<void> refusePrivateRanges();

} // namespace sandpad::guest
