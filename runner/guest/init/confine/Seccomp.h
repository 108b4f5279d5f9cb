#pragma once

#include "runner/guest/filter/RefusalKind.h"
#include "runner/guest/init/system/System.h"

#include <cstdint>
#include <linux/filter.h>
#include <span>

namespace sandpad::guest {

/// The two syscall filters of a program: the list of allowed calls (see SyscallPolicy.h), and the
/// refusals, which also check arguments. libseccomp makes them when Sandpad is built (see
/// runner/guest/filter). They are installed in the child between fork and exec. The kernel runs
/// both and takes the stricter answer.
///
/// Besides forbidding, the run step's filter announces each write to descriptor 2: the kernel
/// stops the writer until the init has read what was printed on descriptor 1 before, which keeps
/// the order of both streams exact (see Relay.h). That is a service, not a protection.
class Seccomp
{
public:
    enum class Announce : std::uint8_t
    {
        Nothing,
        StandardError
    };

    /// Chooses the filters. The layer gives the reason when the kernel cannot filter.
    [[nodiscard]] LayerState prepare(const Setup &setup);

    /// Installs the filters; to be called in the child. Returns the descriptor of the
    /// announcements, or -1 when there are none. `isDone` is false when the filters are not in
    /// force. Async-signal-safe.
    [[nodiscard]] int install(Announce announce, bool &isDone) const;

private:
    std::span<const sock_filter> m_quiet;
    std::span<const sock_filter> m_announcing;
};

} // namespace sandpad::guest
