#pragma once

#include "runner/guest/init/System.h"

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

} // namespace sandpad::guest
