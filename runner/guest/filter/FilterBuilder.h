#pragma once

#include "runner/guest/filter/RefusalKind.h"

#include <linux/filter.h>
#include <vector>

namespace sandpad::guest {

/// Both filters of a program as the kernel takes them, by libseccomp from SyscallPolicy.h. Empty
/// when libseccomp could not build one.
[[nodiscard]] std::vector<sock_filter> buildAllowList();
[[nodiscard]] std::vector<sock_filter> buildRefusals(const RefusalKind &kind);

} // namespace sandpad::guest
