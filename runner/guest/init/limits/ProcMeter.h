#pragma once

#include "runner/guest/init/limits/CpuTimes.h"
#include "runner/guest/init/limits/DyingProcesses.h"
#include "runner/guest/init/limits/MemoryUse.h"
#include "runner/guest/init/limits/TreeMeter.h"

namespace sandpad::guest {

/// Measures a tree by what /proc shows of its processes. Works everywhere. It sees only moments, so
/// it estimates the CPU time of processes that live between two looks (see CpuTimes.h) and does not
/// see all memory that the kernel holds for a program (see MemoryUse.h). Nothing that other
/// programs use is counted.
///
/// Linux shares the processors among sessions first (sched(7), "The autogroup feature"). Beside two
/// hundred busy sessions the supervisor hardly runs: a program reached twelve times its memory
/// limit. So a look fails where there are more than kMostSessions. With a control group the kernel
/// counts, and shares otherwise.
class ProcMeter : public TreeMeter
{
public:
    static constexpr std::size_t kMostSessions = 8;

    /// Borrows `processes` and `standstill`. With `hasOwnNetwork` the sockets of the network
    /// namespace are the tree's.
    ProcMeter(const Processes &processes, bool hasOwnNetwork, Standstill &standstill);

    void startStep() override;
    [[nodiscard]] Tried<TreeUse> look(const JobLimits &limits,
                                      std::optional<pid_t> unreaped) override;
    [[nodiscard]] TreeUse lastLook(std::uint64_t maxResidentBytes) override;

private:
    [[nodiscard]] Tried<Samples> sampleWith(std::optional<pid_t> unreaped) const;

    const Processes &m_processes;
    MemoryUse m_memory;
    DyingProcesses m_dying;
    CpuTimes m_cpu;
    std::uint64_t m_lastBorn = 0;
    bool m_hasAutogroups;
};

} // namespace sandpad::guest
