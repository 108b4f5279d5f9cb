#pragma once

#include "runner/guest/filter/RefusalKind.h"
#include "runner/guest/init/system/System.h"

#include <cstdint>
#include <linux/filter.h>
#include <span>

namespace sandpad::guest {

/// The syscall filters of a program, made by libseccomp when Sandpad is built (see
/// runner/guest/filter) and installed in the child between
/// fork and exec: the list of what exists (see SyscallPolicy.h), and on top of it the refusals,
/// which look at arguments too. The kernel runs both and takes the stricter answer.
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

    /// Chooses the filters; the layer says why when the kernel cannot filter.
    [[nodiscard]] LayerState prepare(const Setup &setup);

    /// In the child: installs the filter. Gives the announcing descriptor, or -1 when there is
    /// none to give; `isDone` is false when the filter is not in force. Async-signal-safe.
    [[nodiscard]] int install(Announce announce, bool &isDone) const;

private:
    std::span<const sock_filter> m_quiet;
    std::span<const sock_filter> m_announcing;
};

} // namespace sandpad::guest
