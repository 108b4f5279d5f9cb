#pragma once

#include "runner/guest/init/limits/Processes.h"

#include <functional>

namespace sandpad::guest {

/// Sends a signal to all processes of a program.
using SignalAll = std::function<void(int signal)>;

/// Stops all processes of a program for a look, which nothing escapes then: none of them takes
/// anything, hands it on, or keeps the processors from whoever looks. One look at a time has it.
class Standstill
{
public:
    /// Borrows `processes`.
    Standstill(const Processes &processes, SignalAll signalAll);

    /// From now on they are to stand still. False when they are for another look.
    [[nodiscard]] bool begin();
    [[nodiscard]] bool isHolding() const { return m_sinceNs != 0; }
    /// For how long they are to stand still already.
    [[nodiscard]] std::uint64_t heldNs() const { return monotonicNs() - m_sinceNs; }
    /// Stops them, and does not wait for it.
    void stopAll() const;
    /// Stops them. Whether all of them stand still now.
    [[nodiscard]] bool hold();
    /// Whether they have stood still since. A program can have itself continued by timers.
    [[nodiscard]] bool isStill() const;
    /// Lets all go on. Returns when the next look of this kind may begin.
    [[nodiscard]] std::uint64_t letGo();

private:
    const Processes &m_processes;
    SignalAll m_signalAll;
    std::uint64_t m_sinceNs = 0; ///< 0: they run
    std::optional<StoppedThreads> m_stopped; ///< once all stand still
};

} // namespace sandpad::guest
