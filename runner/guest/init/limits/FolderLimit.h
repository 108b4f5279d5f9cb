#pragma once

#include "runner/guest/init/limits/Excess.h"
#include "runner/guest/init/limits/FileLook.h"
#include "runner/guest/init/limits/Looker.h"
#include "runner/guest/init/limits/Standstill.h"

namespace sandpad::guest {

/// The limits of what a program writes into its folders: bytes and entries.
///
/// Theory: a look at files takes time, and a program can make it slow. So a thread of its own looks
/// (see Looker.h), and nobody waits for it. A program can also move its files meanwhile from where
/// the look will be to where it was, and hand deleted files on to new processes. But the file
/// system tells what is missing from it. Other programs write there, too, so this proves nothing.
/// When more is missing than the limit, and more than the look found, or the look takes too long,
/// all processes of the program are stopped for the moment of a second look (see Standstill.h).
/// What is missing is charged to the program only where even that look cannot see all: when it
/// takes too long, too, when somebody continued the program meanwhile, or when FileLook says so.
class FolderLimit
{
public:
    /// Borrows `standstill`. `folders` are walked through. When there are none, all that the
    /// program may write to lies in the file system of `workFolder`, which shows by itself when it
    /// is full. Else there is no pid namespace.
    FolderLimit(int workFolder, WatchedFolders folders, std::uint64_t mostBytes,
                Standstill &standstill);

    /// Begins a look or asks for its result, without waiting. Fails when not all could be seen.
    [[nodiscard]] Tried<std::optional<Excess>> check();
    /// Whether the program is stopped for a look, so that the next check should come soon.
    [[nodiscard]] bool isHolding() const { return m_standstill.isHolding(); }

private:
    [[nodiscard]] Tried<std::optional<Excess>> checkFileSystem() const;
    /// While the program runs.
    [[nodiscard]] Tried<std::optional<Excess>> checkRunning();
    /// While it is to stand still.
    [[nodiscard]] Tried<std::optional<Excess>> checkHeld();
    [[nodiscard]] bool canBegin();
    void beginLook();
    /// Whether the look is whole now.
    [[nodiscard]] bool isWhole();
    void endLook();
    /// What a whole look saw, compared with the limits.
    [[nodiscard]] std::optional<Excess> excessOf(const FolderUsage &usage) const;
    /// What is missing from the file system since the beginning.
    [[nodiscard]] FolderUsage missing() const;
    [[nodiscard]] bool wantsStillLook(const FolderUsage &usage) const;

    int m_workFolder;
    WatchedFolders m_folders;
    FolderUsage m_most;
    Standstill &m_standstill;
    FolderUsage m_freeAtFirst; ///< on the file system of the work folder
    /// Where there are folders. The thread's while it works.
    std::shared_ptr<const Processes> m_processes;
    std::unique_ptr<Looker> m_looker; ///< where there are folders
    std::shared_ptr<FileLook> m_look; ///< while it goes on
    std::uint64_t m_lookBeganNs = 0;
    std::uint64_t m_nextLookNs = 0;
    bool m_isHolding = false; ///< the program stands still for a look of this kind
    std::uint64_t m_nextStillNs = 0;
    FolderUsage m_missingWhenStill; ///< at the last look of that kind
};

} // namespace sandpad::guest
