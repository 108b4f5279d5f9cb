#pragma once

#include "runner/guest/init/limits/LongReads.h"
#include "runner/guest/init/system/System.h"

#include <functional>

namespace sandpad::guest {

/// The calls of a program that the kernel announces (see RefusalKind.h). The kernel holds each of
/// them until it is answered.
///
/// Before a write to descriptor 2 all that was printed on descriptor 1 is read, which keeps the
/// order of both streams exact (see Relay.h). Long reads go on a few at a time (see LongReads.h).
class Announcements
{
public:
    /// `listener` is seccomp's; not open where the kernel has none. It is closed when it fails.
    explicit Announcements(UniqueFd &listener);

    /// To be polled for POLLIN.
    [[nodiscard]] int fd() const { return m_listener.get(); }
    /// Takes one announcement. `readOutput` is called before a write to descriptor 2 goes on.
    void take(const std::function<void()> &readOutput);
    /// Lets the long reads go on whose turn has come.
    void letReadsGo();
    /// Some wait for their turn.
    [[nodiscard]] bool isHolding() const { return m_reads.isHolding(); }
    void close() { m_listener.reset(); }

private:
    /// False when nobody waits for the answer any more.
    bool answer(std::uint64_t id);

    UniqueFd &m_listener;
    LongReads m_reads;
};

} // namespace sandpad::guest
