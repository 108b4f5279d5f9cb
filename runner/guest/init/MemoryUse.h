#pragma once

#include "runner/guest/init/MachineMemory.h"
#include "runner/guest/init/Processes.h"

#include <functional>

namespace sandpad::guest {

/// What counts against the memory limit of a tree: pages, each once however many processes share
/// it, and what a program can hold without its pages showing: page tables and the kernel's notes
/// on mappings, anonymous memory that is shared (it stays when a process lets go of the pages, so
/// its whole size counts), and the buffers of many sockets.
///
/// Theory: the sum of resident sizes costs little and is never less than the pages in use. Only
/// where that sum, or the most that could be hidden, passes the limit are the slow looks worth
/// their time; meanwhile the machine's own count of pages is watched (see GrowthGuard). Shared
/// memory of which only a part is still mapped shows that part alone. So where a tree has some,
/// what the machine's shared memory grew by since the beginning, and nothing explains, is taken
/// for the tree's.
class MemoryUse
{
public:
    /// `fileBytes` tells what the tree's files take of the machine's shared memory, at most.
    MemoryUse(std::function<std::uint64_t()> fileBytes, bool hasOwnNetwork);

    [[nodiscard]] std::uint64_t bytesOf(const std::vector<ProcessSample> &sample,
                                        std::uint64_t limit);

private:
    /// What does not show as resident.
    struct Hidden
    {
        std::uint64_t bytes = 0;
        std::uint64_t shared = 0; ///< the whole size of shared anonymous memory
    };

    void lookForHidden(const std::vector<ProcessSample> &sample, std::uint64_t limit,
                       GrowthGuard &guard);
    [[nodiscard]] std::uint64_t dividedBytes(const std::vector<ProcessSample> &sample,
                                             GrowthGuard &guard) const;
    /// Of the machine's shared memory, since the beginning.
    [[nodiscard]] std::uint64_t grownShared(std::uint64_t nowBytes) const;
    [[nodiscard]] std::uint64_t unexplained(std::uint64_t grown, std::uint64_t limit) const;

    std::function<std::uint64_t()> m_fileBytes;
    bool m_hasOwnNetwork;
    std::uint64_t m_sharedAtFirst;
    Hidden m_hidden; ///< at the last look
    std::uint64_t m_nextHiddenNs = 0;
    std::uint64_t m_known = 0; ///< by the last whole look; 0: there was none
    std::uint64_t m_machineThen = 0; ///< what the whole machine used at that time
};

} // namespace sandpad::guest
