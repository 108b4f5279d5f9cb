#pragma once

#include "runner/guest/init/limits/FolderUsage.h"
#include "runner/guest/init/limits/Hold.h"
#include "runner/guest/init/limits/MemoryUse.h"
#include "runner/guest/init/limits/StepTimes.h"

#include <optional>

namespace sandpad::guest {

/// Sums what the program's tree uses and reports when a limit is passed. The sums are those of the
/// whole tree, dead processes included (see CpuTimes.h). Looks are more frequent when memory is
/// near its limit, and while processes are born.
class Accounting
{
public:
    /// `folders` are walked through. When there are none, all that the program may write to lies in
    /// the file system of `workFolder`, which shows by itself when it is full.
    Accounting(const JobLimits &limits, const Processes &processes, int workFolder,
               WatchedFolders folders);

    /// To be called when a step begins: times and CPU count from here.
    void startStep(StepKind kind);
    /// Whether the program waits for a person; see StepTimes.
    void setWaiting(bool isWaiting) { m_times.setWaiting(isWaiting); }
    /// Whether the program says that a figure is being drawn; see StepTimes.
    void setDrawing(bool isDrawing) { m_times.setDrawing(isDrawing); }
    /// Looks now. The first excess found, or nothing; a failure when not all could be seen.
    /// `unreaped` is a process that must be seen.
    [[nodiscard]] Tried<std::optional<Excess>> check(std::optional<pid_t> unreaped);
    /// When to look next.
    [[nodiscard]] int millisecondsToNextCheck() const { return m_pauseMs; }
    /// Whether the tree is stopped, to be looked at.
    [[nodiscard]] bool isHolding() const { return m_hold.has_value(); }

    /// To be called when the step's program was reaped, with `maxResidentBytes` from wait4. Returns
    /// an excess that no look saw, or nothing.
    [[nodiscard]] std::optional<Excess> endStep(std::uint64_t maxResidentBytes);

    [[nodiscard]] std::uint64_t wallNs() const { return m_times.wallNs(); }
    [[nodiscard]] std::uint64_t cpuNs() const { return m_times.cpuNs(); }
    [[nodiscard]] std::uint64_t peakMemoryBytes() const { return m_peakBytes; }

private:
    [[nodiscard]] std::optional<Excess> checkMemory(const Samples &sample);
    [[nodiscard]] Tried<std::optional<Excess>> checkFiles(const Samples &sample);
    [[nodiscard]] Tried<std::optional<Excess>> checkFolders(const Samples &sample);
    [[nodiscard]] Tried<Samples> sampleWith(std::optional<pid_t> unreaped) const;
    /// Walks through the folders for a while. True when all was seen.
    [[nodiscard]] bool walkOn();

    /// Judges what a whole walk saw.
    [[nodiscard]] std::optional<Excess> excessOf(const FolderUsage &usage,
                                                 const Samples &sample) const;
    /// Bytes in the run's own file system now, or in watched folders at the last whole walk.
    [[nodiscard]] std::uint64_t fileBytes() const;

    JobLimits m_limits;
    const Processes &m_processes;
    int m_workFolder;
    StepKind m_kind = StepKind::Run;
    StepTimes m_times;
    std::uint64_t m_peakBytes = 0;
    WatchedFolders m_folders;
    std::vector<FolderWalk> m_walks; ///< through m_folders, while a walk goes on
    std::uint64_t m_walkedNs = 0; ///< the time that the walks took so far
    std::uint64_t m_folderBytes = 0; ///< in m_folders at the last whole walk
    std::uint64_t m_freeAtFirst; ///< free bytes on the file system of the work folder
    MemoryUse m_memory;
    std::optional<Hold> m_hold;
    std::uint64_t m_nextFoldersNs = 0;
    std::uint64_t m_lastBorn = 0;
    int m_pauseMs = 1;
};

} // namespace sandpad::guest
