#pragma once

#include "runner/guest/init/Processes.h"

namespace sandpad::guest {

/// What lies in a folder, where no file system of its own has a cap.
struct FolderUsage
{
    std::uint64_t bytes = 0; ///< on disk, so that holes do not count
    std::uint64_t entries = 0;
};

/// Walks a folder without following links or entering other file systems, folder by folder, until
/// more than `mostEntries` are seen. Folders too deep to be named count as that many.
[[nodiscard]] FolderUsage usageOf(const std::string &folder, std::uint64_t mostEntries);

/// Bytes of files that have no name any more but are held open, on the file system of a folder.
[[nodiscard]] std::uint64_t namelessBytes(const std::vector<ProcessSample> &sample, int folder);

/// May there be files on that file system which no descriptor shows: mapped ones without a name,
/// or some that were sent through a socket and not yet received? Takes its time.
[[nodiscard]] bool mayHideFiles(const std::vector<ProcessSample> &sample, int folder);

/// What a file system has left.
[[nodiscard]] std::uint64_t freeBytes(int folder);

} // namespace sandpad::guest
