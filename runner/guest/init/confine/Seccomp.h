#pragma once

#include "runner/guest/filter/RefusalKind.h"
#include "runner/guest/init/system/System.h"

#include <array>
#include <linux/filter.h>
#include <span>

namespace sandpad::guest {

/// The two syscall filters of a program: the list of allowed calls (see SyscallPolicy.h), and the
/// refusals, which also check arguments. libseccomp makes them when Sandpad is built (see
/// runner/guest/filter). They are installed in the child between fork and exec. The kernel runs
/// both and takes the stricter answer.
///
/// Besides forbidding, the filter announces calls to the init, and the kernel holds each of them
/// until the init lets it go on (see Announcements.h). Of a run step these are also the writes to
/// descriptor 2.
class Seccomp
{
public:
    /// Chooses the filters. The layer gives the reason when the kernel cannot filter.
    [[nodiscard]] LayerState prepare(const Setup &setup);

    /// Installs the filters; to be called in the child. Returns the descriptor of the
    /// announcements, or -1 when there are none. `isDone` is false when the filters are not in
    /// force. Async-signal-safe.
    [[nodiscard]] int install(Announced announced, bool &isDone) const;

private:
    /// By what they announce; empty where the kernel cannot.
    std::array<std::span<const sock_filter>, 3> m_refusals;
};

} // namespace sandpad::guest
