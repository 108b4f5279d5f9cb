#include "runner/guest/init/limits/Hold.h"

#include <csignal>

namespace sandpad::guest {

Hold::Hold(const Processes &processes)
    : m_processes(processes)
{
    for (const ProcessSample &process : processes.sample().value_or(Samples())) {
        if (process.isStopped)
            m_stoppedBefore.emplace(process.pid, process.startTicks);
    }
    // Without a pid namespace a process may be born between the look and the signal.
    constexpr int kTimes = 3;
    for (int i = 0; i < kTimes; ++i)
        processes.signalAll(SIGSTOP);
}

Hold::~Hold()
{
    for (const ProcessSample &process : m_processes.sample().value_or(Samples())) {
        if (!m_stoppedBefore.contains({ process.pid, process.startTicks }))
            ::kill(process.pid, SIGCONT);
    }
}

} // namespace sandpad::guest
