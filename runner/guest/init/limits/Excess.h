#pragma once

#include "runner/guest/init/system/System.h"

namespace sandpad::guest {

/// A limit that fired, with what was used.
struct Excess
{
    Limit limit {};
    std::uint64_t value = 0;
    std::uint64_t used = 0;
    std::uint64_t largestBytes = 0; ///< of one process; of memory only
};

} // namespace sandpad::guest
