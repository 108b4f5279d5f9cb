#pragma once

#include "runner/guest/init/limits/Excess.h"
#include "runner/guest/init/limits/FolderUsage.h"

namespace sandpad::guest {

/// The limits of what a program writes into its folders: bytes and entries.
class FolderLimit
{
public:
    /// `folders` are walked through. When there are none, all that the program may write to lies in
    /// the file system of `workFolder`, which shows by itself when it is full. Borrows `processes`.
    FolderLimit(const Processes &processes, int workFolder, WatchedFolders folders,
                std::uint64_t mostBytes);

    /// Looks now, or goes on with a walk. Fails when not all could be seen.
    [[nodiscard]] Tried<std::optional<Excess>> check();

private:
    [[nodiscard]] Tried<std::optional<Excess>> checkFileSystem() const;
    [[nodiscard]] Tried<std::optional<Excess>> checkFolders();
    /// Walks through the folders for a while. True when all was seen.
    [[nodiscard]] bool walkOn();
    /// Judges what a whole walk saw.
    [[nodiscard]] std::optional<Excess> excessOf(const FolderUsage &usage, bool hasLostFolder,
                                                 const Samples &sample) const;

    const Processes &m_processes;
    int m_workFolder;
    WatchedFolders m_folders;
    std::uint64_t m_mostBytes;
    std::uint64_t m_freeAtFirst; ///< free bytes on the file system of the work folder
    std::vector<FolderWalk> m_walks; ///< through m_folders, while a walk goes on
    std::uint64_t m_walkedNs = 0; ///< the time that the walks took so far
    std::uint64_t m_nextWalkNs = 0;
};

} // namespace sandpad::guest
