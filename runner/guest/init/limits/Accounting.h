#pragma once

#include "runner/guest/init/limits/FolderUsage.h"
#include "runner/guest/init/limits/Hold.h"
#include "runner/guest/init/limits/MemoryUse.h"
#include "runner/guest/init/limits/StepTimes.h"

#include <optional>

namespace sandpad::guest {

/// Sums what the program's tree uses and says when a limit is passed. The sums are those of the
/// whole tree, the dead included (see CpuTimes.h). Looks more often the nearer memory comes to
/// its limit, and while processes are being born.
class Accounting
{
public:
    /// `folders` are those without a file system of their own, to be watched; else `workFolder`
    /// tells by itself when it is full.
    /// `fileSystems` are those that the program has of its own.
    Accounting(const JobLimits &limits, const Processes &processes, int workFolder,
               std::vector<TmpfsMount> fileSystems, std::vector<TmpfsMount> folders);

    /// A step begins: times and CPU count from here.
    void startStep(StepKind kind);
    /// Whether the program waits for a person; see StepTimes.
    void setWaiting(bool isWaiting) { m_times.setWaiting(isWaiting); }
    /// Looks now. The first excess found, or nothing.
    [[nodiscard]] std::optional<Excess> check();
    /// When to look next.
    [[nodiscard]] int millisecondsToNextCheck() const { return m_pauseMs; }
    /// Does the tree stand still to be looked at?
    [[nodiscard]] bool isHolding() const { return m_hold.has_value(); }

    /// The step's program was reaped; `maxResidentBytes` as wait4 tells it. An excess that no look
    /// saw, or nothing.
    [[nodiscard]] std::optional<Excess> endStep(std::uint64_t maxResidentBytes);

    [[nodiscard]] std::uint64_t wallNs() const { return m_times.wallNs(); }
    [[nodiscard]] std::uint64_t cpuNs() const { return m_times.cpuNs(); }
    [[nodiscard]] std::uint64_t peakMemoryBytes() const { return m_peakBytes; }

private:
    [[nodiscard]] std::optional<Excess> checkMemory(const std::vector<ProcessSample> &sample);
    [[nodiscard]] std::optional<Excess> checkFiles(const std::vector<ProcessSample> &sample);
    [[nodiscard]] std::optional<Excess> checkFolders(const std::vector<ProcessSample> &sample);
    /// Walks through the folders for a while. True when all was seen.
    [[nodiscard]] bool walkOn();

    /// On file systems in memory; where it cannot be told, what was seen last.
    [[nodiscard]] std::uint64_t fileBytes() const;

    JobLimits m_limits;
    const Processes &m_processes;
    int m_workFolder;
    StepKind m_kind = StepKind::Run;
    StepTimes m_times;
    std::uint64_t m_peakBytes = 0;
    std::vector<TmpfsMount> m_fileSystems;
    std::vector<TmpfsMount> m_folders;
    std::vector<FolderWalk> m_walks; ///< through those, while one goes on
    std::uint64_t m_walkedNs = 0; ///< the time that they took so far
    std::uint64_t m_folderBytes = 0; ///< in those at the last look
    std::uint64_t m_freeAtFirst; ///< where the work folder is
    MemoryUse m_memory;
    std::optional<Hold> m_hold;
    std::uint64_t m_nextFoldersNs = 0;
    std::uint64_t m_lastBorn = 0;
    int m_pauseMs = 1;
};

} // namespace sandpad::guest
