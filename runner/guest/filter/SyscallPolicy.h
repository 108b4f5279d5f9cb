#pragma once

#include <vector>

namespace sandpad::guest {

/// System calls that belong together, by their names in libseccomp, and why.
struct AllowedCalls
{
    const char *purpose;
    std::vector<const char *> names;
};

/// Calls that are refused with an errno of their own rather than as unknown to the kernel.
struct RefusedCalls
{
    const char *reason;
    int errorNumber;
    std::vector<const char *> names;
};

/// The policy of the syscall filter, in one place.
///
/// What is not in allowedCalls() does not exist for a program: ENOSYS, so that it falls back or
/// complains instead of dying. The list was found by tracing CPython with its scientific
/// packages, Node.js, Bun, esbuild, Mono and .NET, and completed by the relatives of what they
/// call. docs/syscalls.md compares it with the policies of other sandboxes. Arguments that matter
/// (socket families, namespace flags, terminal requests, devices) are judged in FilterBuilder.cpp.
[[nodiscard]] const std::vector<AllowedCalls> &allowedCalls();

/// What reaches files and programs of the host by their names, past Landlock; refused where there
/// are no namespaces that hide them.
[[nodiscard]] const std::vector<RefusedCalls> &refusedByNameCalls();

/// What programs expect to lack the right for (EPERM) and what would break the accounting. It
/// wins over allowedCalls(), so that a slip there opens none of these.
[[nodiscard]] const std::vector<RefusedCalls> &refusedCalls();

} // namespace sandpad::guest
