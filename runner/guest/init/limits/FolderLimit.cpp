#include "runner/guest/init/limits/FolderLimit.h"

#include <algorithm>
#include <sys/statvfs.h>

namespace sandpad::guest {

FolderLimit::FolderLimit(const Processes &processes, int workFolder, WatchedFolders folders,
                         std::uint64_t mostBytes)
    : m_processes(processes)
    , m_workFolder(workFolder)
    , m_folders(std::move(folders))
    , m_mostBytes(mostBytes)
    , m_freeAtFirst(freeBytes(workFolder))
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
        return Excess { .limit = Limit::WorkBytes, .value = m_mostBytes, .used = used };
    if (state.f_ffree == 0)
        return Excess { .limit = Limit::WorkFiles, .value = state.f_files, .used = state.f_files };
    return std::nullopt;
}

bool FolderLimit::walkOn()
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

std::optional<Excess> FolderLimit::excessOf(const FolderUsage &usage, bool hasLostFolder,
                                            const Samples &sample) const
{
    if (usage.bytes > m_mostBytes)
        return Excess { .limit = Limit::WorkBytes, .value = m_mostBytes, .used = usage.bytes };
    if (usage.entries > m_folders.mostEntries)
        return Excess { .limit = Limit::WorkFiles,
                        .value = m_folders.mostEntries,
                        .used = usage.entries };
    // Other programs write to this file system, too. So lost space counts only where the program
    // may have files that nobody can see, or has kept the walk from a folder.
    const std::uint64_t free = freeBytes(m_workFolder);
    const std::uint64_t taken = m_freeAtFirst > free ? m_freeAtFirst - free : 0;
    if (taken > usage.bytes + m_mostBytes
        && (hasLostFolder || mayHideFiles(m_processes, sample, m_workFolder)))
        return Excess { .limit = Limit::WorkBytes,
                        .value = m_mostBytes,
                        .used = taken - usage.bytes };
    return std::nullopt;
}

Tried<std::optional<Excess>> FolderLimit::checkFolders()
{
    if (monotonicNs() < m_nextWalkNs)
        return std::nullopt;
    const bool isWhole = walkOn();
    for (const FolderWalk &walk : m_walks) {
        if (walk.failure())
            return std::unexpected(*walk.failure());
    }
    if (!isWhole)
        return std::nullopt;
    const auto sample = m_processes.sample();
    if (!sample)
        return std::unexpected(sample.error());
    FolderUsage usage { .bytes = namelessBytes(m_processes, *sample, m_workFolder) };
    for (const FolderWalk &walk : m_walks) {
        usage.bytes += walk.usage().bytes;
        usage.entries += walk.usage().entries;
    }
    const bool hasLostFolder = std::ranges::any_of(m_walks, &FolderWalk::hasLostFolder);
    m_walks.clear();
    // A walk of up to 50 ms costs a tenth of the time. A longer one costs more, because the next
    // one is never further away than half a second.
    constexpr std::uint64_t kShare = 10;
    constexpr std::uint64_t kLeastNs = 20 * kNsPerMs;
    constexpr std::uint64_t kMostNs = 500 * kNsPerMs;
    m_nextWalkNs = monotonicNs() + std::clamp(kShare * m_walkedNs, kLeastNs, kMostNs);
    return excessOf(usage, hasLostFolder, *sample);
}

} // namespace sandpad::guest
