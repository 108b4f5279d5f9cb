#include "runner/guest/init/limits/Accounting.h"

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <sys/resource.h>
#include <sys/statvfs.h>

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

    /// How long memory may go unwatched. In that time a fast writer on two cores cannot pass the
    /// limit.
    int pauseFor(std::uint64_t usedBytes, std::uint64_t limitBytes)
    {
        constexpr std::uint64_t kBytesPerMs = 4ULL << 20;
        constexpr std::uint64_t kLongestMs = 20;
        const std::uint64_t left = limitBytes > usedBytes ? limitBytes - usedBytes : 0;
        return static_cast<int>(std::clamp<std::uint64_t>(left / kBytesPerMs, 1, kLongestMs));
    }

    /// The pause while processes come and go. Looks then cost a fifth of one core at most.
    int pauseAfter(std::uint64_t lookNs)
    {
        constexpr std::uint64_t kShare = 5;
        return static_cast<int>(1 + kShare * lookNs / kNsPerMs);
    }

} // namespace

Accounting::Accounting(const JobLimits &limits, const Processes &processes, int workFolder,
                       WatchedFolders folders)
    : m_limits(limits)
    , m_processes(processes)
    , m_workFolder(workFolder)
    , m_folders(std::move(folders))
    , m_freeAtFirst(freeBytes(workFolder))
    , m_memory([this] { return fileBytes(); }, m_folders.paths.empty())
{ }

std::uint64_t Accounting::fileBytes() const
{
    if (!m_folders.paths.empty())
        return m_folderBytes;
    struct statvfs state {};
    return ::fstatvfs(m_workFolder, &state) == 0 ? (state.f_blocks - state.f_bfree) * state.f_frsize
                                                 : 0;
}

void Accounting::startStep(StepKind kind)
{
    m_kind = kind;
    m_times.start(kind, monotonicNs(), reapedCpuNs());
    m_hold.reset();
    m_pauseMs = 1;
}

std::optional<Excess> Accounting::endStep(std::uint64_t maxResidentBytes)
{
    m_times.end(monotonicNs(), reapedCpuNs());
    m_peakBytes = std::max(m_peakBytes, maxResidentBytes);
    if (maxResidentBytes <= m_limits.memoryBytes)
        return std::nullopt;
    return Excess { .limit = Limit::Memory,
                    .value = m_limits.memoryBytes,
                    .used = maxResidentBytes,
                    .largestBytes = maxResidentBytes };
}

std::optional<Excess> Accounting::checkMemory(const Samples &sample)
{
    using State = MemoryUse::Count::State;
    const auto [bytes, state] = m_memory.count(sample, m_limits.memoryBytes);
    m_pauseMs = pauseFor(bytes, m_limits.memoryBytes);
    if (state == State::Doubtful) {
        m_hold.emplace(m_processes);
        m_memory.lookAtHeld();
        return std::nullopt;
    }
    if (state == State::Pending)
        return std::nullopt;
    m_hold.reset();
    if (m_kind == StepKind::Run)
        m_peakBytes = std::max(m_peakBytes, bytes);
    if (bytes <= m_limits.memoryBytes)
        return std::nullopt;
    const auto largest = std::ranges::max_element(sample, {}, &ProcessSample::residentBytes);
    return Excess { .limit = Limit::Memory,
                    .value = m_limits.memoryBytes,
                    .used = bytes,
                    // Memory that this process shares with others may count less in the sum.
                    .largestBytes =
                        largest == sample.end() ? 0 : std::min(bytes, largest->residentBytes) };
}

Tried<std::optional<Excess>> Accounting::checkFiles(const Samples &sample)
{
    if (!m_folders.paths.empty())
        return checkFolders(sample);
    struct statvfs state {};
    if (::fstatvfs(m_workFolder, &state) != 0)
        return systemFailure("look at the work folder");
    const std::uint64_t used = (state.f_blocks - state.f_bfree) * state.f_frsize;
    if (state.f_bfree == 0)
        return Excess { .limit = Limit::WorkBytes, .value = m_limits.workBytes, .used = used };
    if (state.f_ffree == 0)
        return Excess { .limit = Limit::WorkFiles, .value = state.f_files, .used = state.f_files };
    return std::nullopt;
}

bool Accounting::walkOn()
{
    constexpr std::uint64_t kSliceNs = 20 * kNsPerMs;
    const std::uint64_t startNs = monotonicNs();
    if (m_walks.empty()) {
        for (const std::string &path : m_folders.paths)
            m_walks.emplace_back(path, m_folders.mostEntries);
        m_walkedNs = 0;
    }
    const bool isWhole = std::ranges::all_of(
        m_walks, [&](FolderWalk &walk) { return walk.goOn(startNs + kSliceNs); });
    m_walkedNs += monotonicNs() - startNs;
    return isWhole;
}

std::optional<Excess> Accounting::excessOf(const FolderUsage &usage, const Samples &sample) const
{
    const std::uint64_t most = m_limits.workBytes;
    if (usage.bytes > most)
        return Excess { .limit = Limit::WorkBytes, .value = most, .used = usage.bytes };
    if (usage.entries > m_folders.mostEntries)
        return Excess { .limit = Limit::WorkFiles,
                        .value = m_folders.mostEntries,
                        .used = usage.entries };
    // Other programs write to this file system, too. So lost space counts only where the program
    // may have files that nobody can see.
    const std::uint64_t free = freeBytes(m_workFolder);
    const std::uint64_t taken = m_freeAtFirst > free ? m_freeAtFirst - free : 0;
    if (taken > usage.bytes + most && mayHideFiles(sample, m_workFolder))
        return Excess { .limit = Limit::WorkBytes, .value = most, .used = taken - usage.bytes };
    return std::nullopt;
}

Tried<std::optional<Excess>> Accounting::checkFolders(const Samples &sample)
{
    if (monotonicNs() < m_nextFoldersNs)
        return std::nullopt;
    const bool isWhole = walkOn();
    for (const FolderWalk &walk : m_walks) {
        if (walk.failure())
            return std::unexpected(*walk.failure());
    }
    if (!isWhole)
        return std::nullopt;
    FolderUsage usage { .bytes = namelessBytes(sample, m_workFolder) };
    for (const FolderWalk &walk : m_walks) {
        usage.bytes += walk.usage().bytes;
        usage.entries += walk.usage().entries;
    }
    m_walks.clear();
    m_folderBytes = usage.bytes;
    if (const auto excess = excessOf(usage, sample))
        return excess;
    // Walking costs a tenth of the time, unless the program makes it slow.
    constexpr std::uint64_t kShare = 10;
    constexpr std::uint64_t kLeastNs = 20 * kNsPerMs;
    constexpr std::uint64_t kMostNs = 500 * kNsPerMs;
    m_nextFoldersNs = monotonicNs() + std::clamp(kShare * m_walkedNs, kLeastNs, kMostNs);
    return std::nullopt;
}

Tried<Samples> Accounting::sampleWith(std::optional<pid_t> unreaped) const
{
    // It may be missing when another of its threads executes a program at that moment.
    constexpr int kTimes = 3;
    for (int i = 0; i < kTimes; ++i) {
        auto sample = m_processes.sample();
        if (!sample || !unreaped || std::ranges::contains(*sample, *unreaped, &ProcessSample::pid))
            return sample;
    }
    return std::unexpected(Failure {
        .isProgram = false, .errorNumber = ESRCH, .what = "find the program among the processes" });
}

Tried<std::optional<Excess>> Accounting::check(std::optional<pid_t> unreaped)
{
    const std::uint64_t startNs = monotonicNs();
    const auto sample = sampleWith(unreaped);
    if (!sample)
        return std::unexpected(sample.error());
    const std::uint64_t lookNs = monotonicNs() - startNs;
    std::uint64_t threads = 0;
    for (const ProcessSample &process : *sample)
        threads += process.threads;
    const auto memory = checkMemory(*sample);
    m_times.look(*sample, monotonicNs(), reapedCpuNs());
    if (m_lastBorn != std::exchange(m_lastBorn, Processes::lastBorn()))
        m_pauseMs = std::min(m_pauseMs, pauseAfter(lookNs));
    // The time of the next look is random, so that no program can work only between two looks.
    m_pauseMs = 1 + static_cast<int>(::arc4random_uniform(static_cast<std::uint32_t>(m_pauseMs)));
    // Too many processes also use too much of everything else, so they are named as the cause.
    if (threads > m_limits.processes)
        return Excess { .limit = Limit::Processes, .value = m_limits.processes, .used = threads };
    if (memory)
        return memory;
    if (const auto times = m_times.excess(m_limits))
        return times;
    return checkFiles(*sample);
}

} // namespace sandpad::guest
