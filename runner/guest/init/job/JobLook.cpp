#include "runner/guest/init/job/Job.h"

#include <csignal>

// The part of JobRunner that looks at the program.

namespace sandpad::guest {

void JobRunner::watchInput()
{
    constexpr std::uint64_t kPauseNs = 40 * kNsPerMs;
    const std::uint64_t now = monotonicNs();
    if (!m_inputWatch || !m_input.empty() || now < m_nextWatchNs)
        return;
    m_nextWatchNs = now + kPauseNs;
    const bool wasAwaited = m_inputState == Input::Awaited;
    const auto sample = m_processes.sample();
    if (!sample)
        return endUnseen(sample.error());
    setInput(m_inputWatch->isWaitedFor(*sample) ? Input::Awaited : Input::Open);
    if (m_inputState == Input::Awaited && !wasAwaited) {
        // Output that came before the wait is sent first: the prompt is in it.
        m_relay->relay();
        m_control.send(Kind::Waiting, encode(Waiting { .isEchoed = m_inputWatch->isEchoed() }));
    }
}

void JobRunner::look()
{
    m_guard.begin();
    lookAtAll();
    // Another standstill lets them go on itself.
    if (m_guard.end() && !m_standstill.isHolding())
        m_processes.signalAll(SIGCONT);
}

void JobRunner::lookAtAll()
{
    if (const auto untouched = m_self.check(); !untouched)
        return endUnseen(untouched.error());
    watchInput();
    const bool isReaped = m_state == State::Reaped;
    const auto seen = m_accounting.check(isReaped ? std::nullopt : std::optional(m_program.pid));
    if (!seen)
        return endUnseen(seen.error());
    if (const std::optional<Excess> &excess = *seen)
        endBecause(*excess);
    tellUse();
    tellAlive();
}

void JobRunner::tellAlive()
{
    const std::uint64_t now = monotonicNs();
    if (m_state != State::Running || m_isAhead || m_control.hasPending() || now < m_nextAliveNs)
        return;
    m_nextAliveNs = now + kNsPerSecond;
    m_control.send(Kind::Alive, {});
}

void JobRunner::tellUse()
{
    if (!m_job.tellsUse || m_isCompiling || m_isAhead || m_accounting.wallNs() < m_nextUseNs)
        return;
    m_nextUseNs = m_accounting.wallNs() + kUsePauseNs;
    m_control.send(Kind::Used,
                   encode(Used { .wallNs = m_accounting.wallNs(),
                                 .cpuNs = m_accounting.cpuNs(),
                                 .peakMemoryBytes = m_accounting.peakMemoryBytes(),
                                 .meter = meter() }));
}

void JobRunner::checkLimits()
{
    const std::uint64_t now = monotonicNs();
    goOnStopping();
    if (m_relay->isOverLimit())
        endBecause(outputExcess());
    if (now < m_nextCheckNs || m_state == State::MustEnd)
        return;
    look();
    m_nextCheckNs = monotonicNs()
        + static_cast<std::uint64_t>(m_accounting.millisecondsToNextCheck()) * kNsPerMs;
}

} // namespace sandpad::guest
