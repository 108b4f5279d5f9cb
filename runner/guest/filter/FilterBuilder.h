#pragma once

#include "runner/guest/filter/RefusalKind.h"

#include <linux/filter.h>
#include <vector>

namespace sandpad::guest {

/// Both filters of a program in the kernel's format, built by libseccomp from SyscallPolicy.h. A
/// filter is empty when libseccomp could not build it.
[[nodiscard]] std::vector<sock_filter> buildAllowList();
[[nodiscard]] std::vector<sock_filter> buildRefusals(const RefusalKind &kind);

} // namespace sandpad::guest
