#pragma once

#include "runner/guest/init/limits/Processes.h"

#include <dirent.h>
#include <memory>
#include <optional>

namespace sandpad::guest {

/// The contents of a folder that has no file system of its own with a cap.
struct FolderUsage
{
    std::uint64_t bytes = 0; ///< on disk, so that holes do not count
    std::uint64_t entries = 0;
};

/// The writable folders of a program that have no file system of their own. Their caps are common.
struct WatchedFolders
{
    std::vector<std::string> paths; ///< the first is the work folder; empty: nothing to watch
    std::uint64_t mostEntries = 0; ///< in all of them
};

/// A walk through a folder, in slices. So a program that makes the walk slow can still be stopped,
/// and its other limits are still checked. Follows no links. Ends when more than `mostEntries` are
/// seen. A folder that is too deep to be named counts as that many entries.
class FolderWalk
{
public:
    FolderWalk(const std::string &folder, std::uint64_t mostEntries);

    /// Continues the walk until that time (see monotonicNs). Returns true when all was seen.
    [[nodiscard]] bool goOn(std::uint64_t untilNs);
    [[nodiscard]] const FolderUsage &usage() const { return m_usage; }
    /// What kept it from seeing a folder that is there; then the usage is not whole.
    [[nodiscard]] const std::optional<Failure> &failure() const { return m_failure; }
    /// Whether a folder that it had seen could not be entered, because the program has moved it or
    /// taken the right to read it. Then the usage may not be whole.
    [[nodiscard]] bool hasLostFolder() const { return m_hasLostFolder; }

private:
    using Entries = std::unique_ptr<DIR, int (*)(DIR *)>;

    void enter(std::string path);
    void add(int folder, const dirent &entry);

    std::uint64_t m_mostEntries;
    FolderUsage m_usage;
    std::optional<Failure> m_failure;
    bool m_hasLostFolder = false;
    std::vector<std::string> m_left;
    std::string m_path; ///< of the folder that is open
    Entries m_entries { nullptr, &::closedir };
};

/// Bytes of files that have no name any more but are held open, on the file system of a folder.
[[nodiscard]] std::uint64_t namelessBytes(const Processes &processes, const Samples &sample,
                                          int folder);

/// Whether that file system may have files that no descriptor shows: mapped ones without a name, or
/// files that were sent through a socket and not yet received. Slow.
[[nodiscard]] bool mayHideFiles(const Processes &processes, const Samples &sample, int folder);

/// The free bytes of the file system of a folder.
[[nodiscard]] std::uint64_t freeBytes(int folder);

} // namespace sandpad::guest
