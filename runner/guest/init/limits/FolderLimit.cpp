#include "runner/guest/init/limits/FolderLimit.h"

#include "runner/guest/init/limits/HiddenFiles.h"

#include <algorithm>
#include <csignal>
#include <sys/statvfs.h>
#include <unistd.h>

namespace sandpad::guest {

namespace {

    std::uint64_t above(std::uint64_t value, std::uint64_t least)
    {
        return value > least ? value - least : 0;
    }

    FolderUsage freeOf(int folder)
    {
        struct statvfs state {};
        if (::fstatvfs(folder, &state) != 0)
            return {};
        return { .bytes = state.f_bfree * state.f_frsize, .entries = state.f_ffree };
    }

} // namespace

FolderLimit::FolderLimit(const Processes &processes, int workFolder, WatchedFolders folders,
                         std::uint64_t mostBytes, SignalAll signalAll)
    : m_processes(processes)
    , m_workFolder(workFolder)
    , m_folders(std::move(folders))
    , m_most { .bytes = mostBytes, .entries = m_folders.mostEntries }
    , m_signalAll(std::move(signalAll))
    , m_freeAtFirst(freeOf(workFolder))
{ }

Tried<std::optional<Excess>> FolderLimit::check()
{
    return m_folders.paths.empty() ? checkFileSystem() : checkFolders();
}

Tried<std::optional<Excess>> FolderLimit::checkFileSystem() const
{
    struct statvfs state {};
    if (::fstatvfs(m_workFolder, &state) != 0)
        return systemFailure("look at the work folder");
    const std::uint64_t used = (state.f_blocks - state.f_bfree) * state.f_frsize;
    if (state.f_bfree == 0)
        return Excess { .limit = Limit::WorkBytes, .value = m_most.bytes, .used = used };
    if (state.f_ffree == 0)
        return Excess { .limit = Limit::WorkFiles, .value = state.f_files, .used = state.f_files };
    return std::nullopt;
}

bool FolderLimit::walkOn()
{
    constexpr std::uint64_t kSliceNs = 20 * kNsPerMs;
    const std::uint64_t startNs = monotonicNs();
    if (!m_walk) {
        m_walk.emplace(m_folders);
        m_walkedNs = 0;
    }
    const bool isWhole = m_walk->goOn(startNs + kSliceNs);
    m_walkedNs += monotonicNs() - startNs;
    return isWhole;
}

FolderUsage FolderLimit::missing() const
{
    const FolderUsage free = freeOf(m_workFolder);
    return { .bytes = above(m_freeAtFirst.bytes, free.bytes),
             .entries = above(m_freeAtFirst.entries, free.entries) };
}

bool FolderLimit::wantsStillLook(const FolderUsage &usage) const
{
    // So much may be hidden before it matters.
    constexpr std::uint64_t kPart = 8;
    const FolderUsage now = missing();
    const auto isHidden = [&](std::uint64_t FolderUsage::*of) {
        const std::uint64_t slack = m_most.*of / kPart;
        return now.*of > m_most.*of && now.*of > usage.*of + slack
            && now.*of > m_missingWhenStill.*of + slack;
    };
    return monotonicNs() >= m_nextStillNs
        && (isHidden(&FolderUsage::bytes) || isHidden(&FolderUsage::entries));
}

void FolderLimit::stopProgram()
{
    constexpr std::uint64_t kLongestNs = 50 * kNsPerMs;
    constexpr useconds_t kPauseUs = 500;
    m_missingWhenStill = missing();
    m_stillSinceNs = monotonicNs();
    do {
        // By numbers not all are reached at once.
        m_signalAll(SIGSTOP);
        ::usleep(kPauseUs);
    } while (!m_processes.areStill() && monotonicNs() < m_stillSinceNs + kLongestNs);
}

void FolderLimit::endStillLook()
{
    // These looks take a twentieth of the time, whatever others do to the file system.
    constexpr std::uint64_t kShare = 20;
    const std::uint64_t nowNs = monotonicNs();
    m_nextStillNs = nowNs + kShare * (nowNs - m_stillSinceNs);
    m_stillSinceNs = 0;
    m_signalAll(SIGCONT);
}

std::optional<Excess> FolderLimit::excessOf(const FolderUsage &usage) const
{
    if (usage.bytes > m_most.bytes)
        return Excess { .limit = Limit::WorkBytes, .value = m_most.bytes, .used = usage.bytes };
    if (usage.entries > m_most.entries)
        return Excess { .limit = Limit::WorkFiles, .value = m_most.entries, .used = usage.entries };
    return std::nullopt;
}

std::optional<Excess> FolderLimit::hiddenExcess(const FolderUsage &usage, bool hasLostFolder,
                                                const Samples &sample) const
{
    const std::uint64_t hidden = above(missing().bytes, usage.bytes);
    if (hidden <= m_most.bytes
        || (!hasLostFolder && !mayHideFiles(m_processes, sample, m_workFolder)))
        return std::nullopt;
    return Excess { .limit = Limit::WorkBytes, .value = m_most.bytes, .used = hidden };
}

Tried<std::optional<Excess>> FolderLimit::checkFolders()
{
    if (monotonicNs() < m_nextWalkNs)
        return std::nullopt;
    const bool isWhole = walkOn();
    if (m_walk->failure())
        return std::unexpected(*m_walk->failure());
    if (!isWhole)
        return std::nullopt;
    const auto sample = m_processes.sample();
    if (!sample)
        return std::unexpected(sample.error());
    FolderUsage usage = m_walk->usage();
    usage.bytes += namelessBytes(m_processes, *sample, m_workFolder, m_walk->files());
    const bool hasLostFolder = m_walk->hasLostFolder();
    m_walk.reset();
    if (const auto excess = excessOf(usage))
        return excess;
    if (m_stillSinceNs == 0 && wantsStillLook(usage)) {
        stopProgram();
        return std::nullopt; // looks again at once
    }
    // A walk of up to 50 ms costs a tenth of the time. A longer one costs more, because the next
    // one is never further away than half a second.
    constexpr std::uint64_t kTimes = 10;
    constexpr std::uint64_t kLeastNs = 20 * kNsPerMs;
    constexpr std::uint64_t kMostNs = 500 * kNsPerMs;
    m_nextWalkNs = monotonicNs() + std::clamp(kTimes * m_walkedNs, kLeastNs, kMostNs);
    if (m_stillSinceNs == 0)
        return std::nullopt;
    const auto hidden = hiddenExcess(usage, hasLostFolder, *sample);
    endStillLook();
    return hidden;
}

} // namespace sandpad::guest
