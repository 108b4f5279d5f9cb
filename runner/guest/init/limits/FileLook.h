#pragma once

#include "runner/guest/init/limits/HiddenFiles.h"

#include <atomic>
#include <memory>
#include <optional>

namespace sandpad::guest {

/// A look at all files that a program takes space with: through its folders, and then through its
/// processes. A program can make it slow, so it is made for a thread of its own (see Looker.h), and
/// owns all that it uses. What it saw may be asked for when the thread has done it.
class FileLook
{
public:
    /// `workFolder` tells the file system. With `seesAll` it also looks for files whose size nobody
    /// can tell.
    FileLook(const WatchedFolders &folders, std::shared_ptr<const Processes> processes,
             int workFolder, bool seesAll);

    /// Does a piece. Returns whether there are more.
    [[nodiscard]] bool goOn();
    /// From any thread: no more pieces are wanted.
    void giveUp() { m_isGivenUp = true; }

    [[nodiscard]] FolderUsage usage() const;
    /// Whether there may be more files than those.
    [[nodiscard]] bool mayBeMore() const;
    /// What kept it from seeing what is there; then the rest is not whole.
    [[nodiscard]] const std::optional<Failure> &failure() const { return m_failure; }

private:
    /// When the walk has ended: which processes there are.
    void beginProcesses();

    std::shared_ptr<const Processes> m_processes;
    dev_t m_device;
    bool m_seesAll;
    FolderWalk m_walk;
    std::optional<HiddenFiles> m_hidden; ///< once the walk has ended
    Samples m_left; ///< processes that are not looked at yet
    std::optional<Failure> m_failure;
    std::atomic<bool> m_isGivenUp = false;
};

} // namespace sandpad::guest
