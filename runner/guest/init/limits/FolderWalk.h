#pragma once

#include "runner/guest/init/system/System.h"

#include <dirent.h>
#include <memory>
#include <optional>
#include <sys/stat.h>
#include <unordered_set>
#include <utility>
#include <vector>

namespace sandpad::guest {

/// What folders hold, or what a file system has left.
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

/// Files by inode number.
using SeenFiles = std::unordered_set<ino_t>;

/// A walk through folders, in slices. So a program that makes the walk slow can still be stopped,
/// and its other limits are still checked. Ends when more than `mostEntries` are seen.
///
/// It goes from a folder to one in it, and back to the one above, by descriptors and names without
/// a slash. So it follows no link and never leaves the folders, whatever is moved meanwhile. Each
/// file counts once, however many names it has and however often it is met.
class FolderWalk
{
public:
    explicit FolderWalk(const WatchedFolders &folders);

    /// Continues the walk until that time (see monotonicNs). Returns true when all was seen.
    [[nodiscard]] bool goOn(std::uint64_t untilNs);
    [[nodiscard]] const FolderUsage &usage() const { return m_usage; }
    /// The files that take space, when all was seen.
    [[nodiscard]] SeenFiles takeFiles() { return std::move(m_files); }
    /// What kept it from seeing a folder that is there; then the usage is not whole.
    [[nodiscard]] const std::optional<Failure> &failure() const { return m_failure; }
    /// Whether a folder that it had seen could not be entered, because the program has moved it or
    /// taken the right to read it. Then the usage may not be whole.
    [[nodiscard]] bool hasLostFolder() const { return m_hasLostFolder; }

private:
    using Entries = std::unique_ptr<DIR, int (*)(DIR *)>;

    /// A folder that the walk is in, by what it is and the folders in it that are left.
    struct Level
    {
        dev_t device = 0;
        ino_t inode = 0;
        std::vector<std::string> left;
    };

    void enter(int parent, const std::string &name);
    void enterNext();
    void leave();
    void lose();
    void add(const dirent &entry);

    std::uint64_t m_mostEntries;
    std::vector<std::string> m_roots; ///< that are left
    FolderUsage m_usage;
    SeenFiles m_files;
    std::optional<Failure> m_failure;
    bool m_hasLostFolder = false;
    std::vector<Level> m_levels; ///< from a root to the folder that is open
    UniqueFd m_folder; ///< the last of these
    Entries m_entries { nullptr, &::closedir }; ///< the same, while it is listed
};

} // namespace sandpad::guest
