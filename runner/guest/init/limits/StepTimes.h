#pragma once

#include "runner/guest/init/limits/Excess.h"

#include <optional>

namespace sandpad::guest {

/// The times of a job's steps: elapsed time and CPU of the step that runs, and elapsed time of all
/// compile steps. Plain arithmetic: the caller gives the clock (monotonicNs) and the CPU time of
/// the step's tree, both in nanoseconds.
class StepTimes
{
public:
    void start(StepKind kind, std::uint64_t nowNs);
    /// While the program waits for a person its elapsed time stands still. A program whose CPU time
    /// grows by a tenth of the elapsed time or more is at work, and its time counts.
    void setWaiting(bool isWaiting) { m_isWaiting = isWaiting; }
    /// While Sandpad's own code in the program draws a figure, neither CPU time nor elapsed time
    /// count for their limits, each up to kDrawingShare times the limit of CPU time in a step. The
    /// program says so itself; a lie gains no more than that.
    void setDrawing(bool isDrawing) { m_isDrawing = isDrawing; }
    void look(std::uint64_t cpuNs, std::uint64_t nowNs);
    void end(std::uint64_t cpuNs, std::uint64_t nowNs);

    /// The limit that was passed at the last look. Compile steps have one limit together, the run
    /// step has limits for CPU and elapsed time.
    [[nodiscard]] std::optional<Excess> excess(const JobLimits &limits) const;
    [[nodiscard]] std::uint64_t wallNs() const { return m_wallNs; }
    [[nodiscard]] std::uint64_t cpuNs() const { return m_cpuNs; }

    static constexpr std::uint64_t kDrawingShare = 8;

private:
    StepKind m_kind = StepKind::Run;
    std::uint64_t m_startNs = 0;
    std::uint64_t m_compiledNs = 0; ///< elapsed in earlier compile steps
    std::uint64_t m_wallNs = 0;
    std::uint64_t m_waitedNs = 0; ///< spent waiting for input
    std::uint64_t m_lastLookNs = 0;
    std::uint64_t m_cpuNs = 0;
    std::uint64_t m_drawnCpuNs = 0;
    std::uint64_t m_drawnWallNs = 0;
    bool m_isWaiting = false;
    bool m_isDrawing = false;
};

} // namespace sandpad::guest
