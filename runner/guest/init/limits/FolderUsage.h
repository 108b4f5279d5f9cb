#pragma once

#include "runner/guest/init/limits/Processes.h"

#include <dirent.h>
#include <memory>

namespace sandpad::guest {

/// What lies in a folder, where no file system of its own has a cap.
struct FolderUsage
{
    std::uint64_t bytes = 0; ///< on disk, so that holes do not count
    std::uint64_t entries = 0;
};

/// A walk through a folder, in slices: a program that makes it slow must not keep anybody from
/// stopping it, or its other limits from being seen. Follows no links, enters no other file
/// systems, and ends when more than `mostEntries` are seen. Folders too deep to be named count as
/// that many.
class FolderWalk
{
public:
    FolderWalk(const std::string &folder, std::uint64_t mostEntries);

    /// Walks on until that time (see monotonicNs). True when all was seen.
    [[nodiscard]] bool goOn(std::uint64_t untilNs);
    [[nodiscard]] const FolderUsage &usage() const { return m_usage; }

private:
    using Entries = std::unique_ptr<DIR, int (*)(DIR *)>;

    void enter(std::string path);
    void add(int folder, const dirent &entry);

    std::uint64_t m_mostEntries;
    FolderUsage m_usage;
    std::vector<std::string> m_left;
    std::string m_path; ///< of the folder that is open
    Entries m_entries { nullptr, &::closedir };
};

/// Bytes of files that have no name any more but are held open, on the file system of a folder.
[[nodiscard]] std::uint64_t namelessBytes(const std::vector<ProcessSample> &sample, int folder);

/// May there be files on that file system which no descriptor shows: mapped ones without a name,
/// or some that were sent through a socket and not yet received? Takes its time.
[[nodiscard]] bool mayHideFiles(const std::vector<ProcessSample> &sample, int folder);

/// What a file system has left.
[[nodiscard]] std::uint64_t freeBytes(int folder);

} // namespace sandpad::guest
