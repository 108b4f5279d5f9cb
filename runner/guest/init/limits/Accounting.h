#pragma once

#include "runner/guest/init/limits/FolderLimit.h"
#include "runner/guest/init/limits/StepTimes.h"
#include "runner/guest/init/limits/TreeMeter.h"

#include <optional>

namespace sandpad::guest {

/// Compares what the program's tree uses with its limits, step by step. Looks are more frequent
/// when memory is near its limit, and while processes are born.
class Accounting
{
public:
    /// Borrows `meter`.
    Accounting(const JobLimits &limits, TreeMeter &meter, FolderLimit folders);

    /// To be called when a step begins: times and CPU count from here.
    void startStep(StepKind kind);
    /// To be called when the run step's program, which was started ahead, gets its code: times and
    /// CPU count from here.
    void startAgain(pid_t program);
    /// Whether the program waits for a person; see StepTimes.
    void setWaiting(bool isWaiting) { m_times.setWaiting(isWaiting); }
    /// Whether the program says that a figure is being drawn; see StepTimes.
    void setDrawing(bool isDrawing) { m_times.setDrawing(isDrawing); }
    /// Adds CPU time that the supervisor used for the program's announced calls. What is beyond a
    /// second counts as the program's, which could otherwise make it work for free.
    void addService(std::uint64_t ns) { m_serviceNs += ns; }
    /// Looks now. The first excess found, or nothing; a failure when not all could be seen.
    /// `unreaped` is a process that must be seen.
    [[nodiscard]] Tried<std::optional<Excess>> check(std::optional<pid_t> unreaped);
    /// When to look next.
    [[nodiscard]] int millisecondsToNextCheck() const { return m_pauseMs; }

    /// To be called when the step's processes are dead and reaped, with `maxResidentBytes` of the
    /// program from wait4. Returns an excess that no look saw, or nothing.
    [[nodiscard]] std::optional<Excess> endStep(std::uint64_t maxResidentBytes);

    [[nodiscard]] std::uint64_t wallNs() const { return m_times.wallNs(); }
    [[nodiscard]] std::uint64_t cpuNs() const { return m_times.cpuNs(); }
    [[nodiscard]] std::uint64_t peakMemoryBytes() const { return m_peakBytes; }

private:
    [[nodiscard]] std::optional<Excess> memoryExcess(const TreeUse &use) const;
    /// The CPU time that counts.
    [[nodiscard]] std::uint64_t since(std::uint64_t cpuNs) const;

    JobLimits m_limits;
    TreeMeter &m_meter;
    FolderLimit m_folders;
    StepKind m_kind = StepKind::Run;
    StepTimes m_times;
    std::uint64_t m_aheadCpuNs = 0; ///< used before the program had its code
    std::uint64_t m_serviceNs = 0;
    std::uint64_t m_peakBytes = 0;
    int m_pauseMs = 1;
};

} // namespace sandpad::guest
