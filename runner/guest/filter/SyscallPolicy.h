#pragma once

#include <cstdint>
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
/// A call that is not in allowedCalls() fails with ENOSYS, as if the kernel did not have it. So a
/// program falls back or complains instead of dying. The list was found by tracing CPython with its
/// scientific packages, Node.js, Bun, esbuild, Mono and .NET, and completed by related calls.
/// docs/syscalls.md compares it with the policies of other sandboxes. FilterBuilder.cpp checks the
/// arguments that matter (socket families, namespace flags, terminal requests, devices).
[[nodiscard]] const std::vector<AllowedCalls> &allowedCalls();

/// The options of `prctl` that exist for a program; the others fail as unknown, too.
[[nodiscard]] const std::vector<std::uint32_t> &processOptions();

/// Calls that reach files and programs of the host by their names, and that Landlock does not
/// restrict. They are refused where no namespaces hide the host.
[[nodiscard]] const std::vector<RefusedCalls> &refusedByNameCalls();

/// Calls that are about files which other programs use, too. They are refused where the host's
/// files are shown as themselves, and not by overlays.
[[nodiscard]] const std::vector<RefusedCalls> &refusedOnSharedFiles();

/// Calls that programs expect to have no right for (EPERM), and calls that would break the
/// accounting. This list wins over allowedCalls(), so a mistake there cannot allow them.
[[nodiscard]] const std::vector<RefusedCalls> &refusedCalls();

} // namespace sandpad::guest
