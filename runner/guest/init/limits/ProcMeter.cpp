#include "runner/guest/init/limits/ProcMeter.h"

#include "runner/guest/init/system/Translatable.h"

#include <algorithm>
#include <cerrno>
#include <set>
#include <string>
#include <sys/resource.h>
#include <utility>

namespace sandpad::guest {

namespace {

    std::uint64_t nanoseconds(const timeval &time)
    {
        constexpr std::uint64_t kNsPerUs = 1'000;
        return static_cast<std::uint64_t>(time.tv_sec) * kNsPerSecond
            + static_cast<std::uint64_t>(time.tv_usec) * kNsPerUs;
    }

    /// CPU time of the init's dead children.
    std::uint64_t reapedCpuNs()
    {
        rusage usage {};
        ::getrusage(RUSAGE_CHILDREN, &usage);
        return nanoseconds(usage.ru_utime) + nanoseconds(usage.ru_stime);
    }

} // namespace

ProcMeter::ProcMeter(const Processes &processes, bool hasOwnNetwork, Standstill &standstill)
    : m_processes(processes)
    , m_memory(processes, hasOwnNetwork, standstill)
    , m_dying(standstill)
    , m_hasAutogroups(readSmallFile("/proc/sys/kernel/sched_autogroup_enabled").starts_with('1'))
{ }

void ProcMeter::startStep()
{
    m_cpu = CpuTimes(reapedCpuNs());
}

Tried<Samples> ProcMeter::sampleWith(std::optional<pid_t> unreaped) const
{
    // It may be missing when another of its threads executes a program at that moment.
    constexpr int kTimes = 3;
    for (int i = 0; i < kTimes; ++i) {
        auto sample = m_processes.sample();
        if (!sample || !unreaped || std::ranges::contains(*sample, *unreaped, &ProcessSample::pid))
            return sample;
    }
    return std::unexpected(Failure {
        .isProgram = false,
        .errorNumber = ESRCH,
        .what = QT_TRANSLATE_NOOP("sandpad::runner", "find the program among the processes") });
}

Tried<TreeUse> ProcMeter::look(const JobLimits &limits, std::optional<pid_t> unreaped)
{
    const auto sample = sampleWith(unreaped);
    if (!sample)
        return std::unexpected(sample.error());
    TreeUse use;
    std::set<pid_t> sessions;
    for (const ProcessSample &process : *sample) {
        sessions.insert(process.session);
        use.processes += process.threads;
        use.largestBytes = std::max(use.largestBytes, process.residentBytes);
    }
    if (m_hasAutogroups && sessions.size() > kMostSessions)
        return std::unexpected(
            Failure { .what = QT_TRANSLATE_NOOP(
                          "sandpad::runner",
                          "the program made more than %1 sessions (setsid), beside which the "
                          "supervisor would hardly run"),
                      .subject = std::to_string(kMostSessions) });
    m_dying.look(*sample, limits.memoryBytes);
    const auto memory = m_memory.count(*sample, limits.memoryBytes);
    if (m_memory.hasTooManyLocks())
        return std::unexpected(
            Failure { .what = QT_TRANSLATE_NOOP("sandpad::runner",
                                                "the program holds more than %1 locks on parts of "
                                                "files, or watches as many descriptors"),
                      .subject = std::to_string(MemoryUse::kMostLocks) });
    if (m_memory.hasTooManyWatches())
        return std::unexpected(
            Failure { .what = QT_TRANSLATE_NOOP("sandpad::runner",
                                                "the program watches more than %1 descriptors"),
                      .subject = std::to_string(MemoryUse::kMostWatches) });
    use.memoryBytes = memory.bytes;
    use.isMemoryKnown = memory.isKnown;
    // Memory that the largest process shares with others may count less in the sum.
    use.largestBytes = std::min(use.largestBytes, use.memoryBytes);
    use.cpuNs = m_cpu.update(*sample, reapedCpuNs(), monotonicNs());
    use.hasBirths = m_lastBorn != std::exchange(m_lastBorn, m_processes.lastBorn());
    return use;
}

TreeUse ProcMeter::lastLook(std::uint64_t maxResidentBytes)
{
    // The program may have passed its limit between two looks. This number includes pages of files
    // that it had mapped.
    return { .memoryBytes = maxResidentBytes,
             .largestBytes = maxResidentBytes,
             .cpuNs = m_cpu.atEnd(reapedCpuNs()) };
}

} // namespace sandpad::guest
