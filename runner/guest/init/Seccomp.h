#pragma once

#include "runner/guest/init/System.h"

#include <cstdint>
#include <linux/filter.h>
#include <vector>

namespace sandpad::guest {

/// The syscall filters of a program, made once by libseccomp and installed in the child between
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

    /// Builds both filters; the layer says why when the kernel cannot filter. Fails when it
    /// can and the filters cannot be built.
    [[nodiscard]] Tried<LayerState> prepare(const Setup &setup);

    /// In the child: installs the filter. Gives the announcing descriptor, or -1 when there is
    /// none to give; `isDone` is false when the filter is not in force. Async-signal-safe.
    [[nodiscard]] int install(Announce announce, bool &isDone) const;

private:
    std::vector<sock_filter> m_allowList;
    std::vector<sock_filter> m_quiet;
    std::vector<sock_filter> m_announcing;
};

} // namespace sandpad::guest
