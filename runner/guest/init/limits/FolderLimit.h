#pragma once

#include "runner/guest/init/limits/Excess.h"
#include "runner/guest/init/limits/FolderWalk.h"
#include "runner/guest/init/limits/Processes.h"

#include <functional>

namespace sandpad::guest {

/// Sends a signal to all processes of a program.
using SignalAll = std::function<void(int signal)>;

/// The limits of what a program writes into its folders: bytes and entries.
///
/// Theory: a look at folders takes time. A program can move its files meanwhile from where the look
/// will be to where it was, and hand deleted files on to new processes. But the file system tells
/// what is missing from it. Other programs write there, too, so this proves nothing. When more is
/// missing than the limit, and more than the look found, all processes of the program are stopped
/// for the moment of a second look, which nothing escapes.
class FolderLimit
{
public:
    /// `folders` are walked through. When there are none, all that the program may write to lies in
    /// the file system of `workFolder`, which shows by itself when it is full. Borrows `processes`.
    FolderLimit(const Processes &processes, int workFolder, WatchedFolders folders,
                std::uint64_t mostBytes, SignalAll signalAll);

    /// Looks now, or goes on with a walk. Fails when not all could be seen.
    [[nodiscard]] Tried<std::optional<Excess>> check();

private:
    [[nodiscard]] Tried<std::optional<Excess>> checkFileSystem() const;
    [[nodiscard]] Tried<std::optional<Excess>> checkFolders();
    /// Walks through the folders for a while. True when all was seen.
    [[nodiscard]] bool walkOn();
    /// Judges what a whole walk saw.
    [[nodiscard]] std::optional<Excess> excessOf(const FolderUsage &usage) const;
    /// The same while the program stands still, of what it may hide even then.
    [[nodiscard]] std::optional<Excess> hiddenExcess(const FolderUsage &usage, bool hasLostFolder,
                                                     const Samples &sample) const;
    /// What is missing from the file system since the beginning.
    [[nodiscard]] FolderUsage missing() const;
    [[nodiscard]] bool wantsStillLook(const FolderUsage &usage) const;
    void stopProgram();
    void endStillLook();

    const Processes &m_processes;
    int m_workFolder;
    WatchedFolders m_folders;
    FolderUsage m_most;
    SignalAll m_signalAll;
    FolderUsage m_freeAtFirst; ///< on the file system of the work folder
    std::optional<FolderWalk> m_walk; ///< while it goes on
    std::uint64_t m_walkedNs = 0; ///< the time that it took so far
    std::uint64_t m_nextWalkNs = 0;
    std::uint64_t m_stillSinceNs = 0; ///< 0: the program runs
    std::uint64_t m_nextStillNs = 0;
    FolderUsage m_missingWhenStill; ///< at the last look of that kind
};

} // namespace sandpad::guest
