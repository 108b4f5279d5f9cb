#include "runner/guest/init/limits/Standstill.h"

#include <algorithm>
#include <csignal>
#include <unistd.h>
#include <utility>

namespace sandpad::guest {

Standstill::Standstill(const Processes &processes, SignalAll signalAll)
    : m_processes(processes)
    , m_signalAll(std::move(signalAll))
{ }

bool Standstill::begin()
{
    if (isHolding())
        return false;
    m_sinceNs = monotonicNs();
    return true;
}

void Standstill::stopAll() const
{
    m_signalAll(SIGSTOP);
}

bool Standstill::hold()
{
    constexpr std::uint64_t kLongestNs = 10 * kNsPerMs;
    constexpr useconds_t kPauseUs = 500;
    const std::uint64_t endNs = monotonicNs() + kLongestNs;
    do {
        // By numbers not all are reached at once, and one that has just stopped may go on.
        stopAll();
        m_stopped = m_processes.stopped();
        ::usleep(kPauseUs);
        if (isStill())
            return true;
    } while (monotonicNs() < endNs);
    return false;
}

bool Standstill::isStill() const
{
    return m_stopped && Processes::areStillStopped(*m_stopped);
}

std::uint64_t Standstill::letGo()
{
    // These looks take a twentieth of the time, or more where a program makes them slow.
    constexpr std::uint64_t kShare = 20;
    constexpr std::uint64_t kMostNs = kNsPerSecond;
    const std::uint64_t pauseNs = std::min(kShare * heldNs(), kMostNs);
    m_sinceNs = 0;
    m_stopped.reset();
    m_signalAll(SIGCONT);
    return monotonicNs() + pauseNs;
}

} // namespace sandpad::guest
