#include "runner/guest/init/job/StopSequence.h"

#include <csignal>

namespace sandpad::guest {

void StopSequence::ask(std::uint64_t nowNs)
{
    if (hasBegun())
        return askAtOnce();
    m_next = Next::Interrupt;
    m_beganNs = m_nextNs = nowNs;
}

void StopSequence::askAtOnce()
{
    if (m_next != Next::Done)
        m_next = Next::Kill;
    m_nextNs = 0;
}

std::optional<int> StopSequence::dueSignal(std::uint64_t nowNs)
{
    if (nowNs < m_nextNs)
        return std::nullopt;
    switch (m_next) {
    case Next::Interrupt:
        m_next = Next::Terminate;
        m_nextNs = m_beganNs + kTerminateAfterNs;
        return SIGINT;
    case Next::Terminate:
        m_next = Next::Kill;
        m_nextNs = m_beganNs + kKillAfterNs;
        return SIGTERM;
    case Next::Kill:
        m_next = Next::Done;
        return SIGKILL;
    case Next::Nothing:
    case Next::Done:
        break;
    }
    return std::nullopt;
}

} // namespace sandpad::guest
