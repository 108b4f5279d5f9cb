#pragma once

#include "runner/guest/filter/SyscallPolicy.h"

#include <linux/filter.h>
#include <memory>
#include <seccomp.h>
#include <vector>

namespace sandpad::guest {

/// A filter of libseccomp that is being built.
using FilterContext = std::unique_ptr<void, decltype(&::seccomp_release)>;

/// The kernel looks at the low 32 bits only of most arguments, so must the filter.
inline constexpr std::uint64_t kLowBits = 0xffffffffU;

/// Null when libseccomp could not make one.
[[nodiscard]] FilterContext newFilter(std::uint32_t defaultAction);
/// The filter in the kernel's format; empty when that failed.
[[nodiscard]] std::vector<sock_filter> exported(const FilterContext &context);

/// Adds a rule for a call. A call that this machine does not know needs none.
[[nodiscard]] bool addRule(const FilterContext &context, std::uint32_t action, const char *name,
                           const std::vector<scmp_arg_cmp> &conditions = {});
[[nodiscard]] bool refuseCalls(const FilterContext &context,
                               const std::vector<RefusedCalls> &groups);

/// Conditions on an argument.
[[nodiscard]] scmp_arg_cmp masked(unsigned argument, std::uint64_t mask, std::uint64_t value);
[[nodiscard]] scmp_arg_cmp compared(unsigned argument, scmp_compare how, std::uint64_t value);

} // namespace sandpad::guest
