#pragma once

#include "runner/guest/init/system/System.h"

#include <optional>
#include <sys/types.h>

namespace sandpad::guest {

/// What a tree of processes uses.
struct TreeUse
{
    std::uint64_t memoryBytes = 0;
    /// Whether all of that memory was seen. If not, it is an estimate, which proves no excess.
    bool isMemoryKnown = true;
    std::uint64_t largestBytes = 0; ///< of one process; 0: not known
    std::uint64_t cpuNs = 0; ///< since startStep(), of processes that have ended, too
    std::uint64_t processes = 0; ///< each thread counts
    bool hasBirths = false; ///< processes were born since the last look
    bool isKilledForMemory = false; ///< the kernel has ended it, because it used too much
};

/// Measures what a program and all its descendants use. There are two ways: the kernel counts in a
/// control group (GroupMeter), or this process adds up what /proc shows (ProcMeter).
class TreeMeter
{
public:
    TreeMeter() = default;
    virtual ~TreeMeter() = default;
    TreeMeter(const TreeMeter &) = delete;
    TreeMeter &operator=(const TreeMeter &) = delete;

    /// To be called before a step's program is started. CPU time counts from here.
    virtual void startStep() = 0;
    /// Looks now. Fails when not all could be seen, and when it does not see `unreaped`, a process
    /// that must be there.
    [[nodiscard]] virtual Tried<TreeUse> look(const JobLimits &limits,
                                              std::optional<pid_t> unreaped) = 0;
    /// The use of a step whose processes are all dead and reaped. `maxResidentBytes` is the
    /// program's own, from wait4.
    [[nodiscard]] virtual TreeUse lastLook(std::uint64_t maxResidentBytes) = 0;
};

} // namespace sandpad::guest
