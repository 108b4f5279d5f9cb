#pragma once

#include "runner/guest/init/MemoryLook.h"

#include <functional>
#include <optional>

namespace sandpad::guest {

/// What counts against the memory limit of a tree: pages, each once however many processes share
/// it, and what a program can hold without its pages showing: page tables and the kernel's notes
/// on mappings, anonymous memory that is shared (it stays when a process lets go of the pages, so
/// its whole size counts), and the buffers of many sockets.
///
/// Theory: the sum of resident sizes costs little and is never less than the pages in use. Only
/// where that sum, or the most that could be hidden, passes the limit is a slow look worth its
/// time (see MemoryLook.h); until it is whole the machine's own count of pages is watched (see
/// GrowthGuard). Between two looks the tree is taken to use what the last one saw and what the
/// machine grew by since. Shared memory of which only a part is still mapped shows that part
/// alone. So where a tree has some, what the machine's shared memory grew by since the beginning,
/// and nothing explains, is taken for the tree's; so is what the kernel's own memory grew by far,
/// since locks, watches and the like show nowhere else.
class MemoryUse
{
public:
    /// `fileBytes` tells what the tree's files take of the machine's shared memory, at most.
    MemoryUse(std::function<std::uint64_t()> fileBytes, bool hasOwnNetwork);

    [[nodiscard]] std::uint64_t bytesOf(const std::vector<ProcessSample> &sample,
                                        std::uint64_t limit);

private:
    void startLook(const std::vector<ProcessSample> &sample, bool divides, std::uint64_t limit);
    /// What the tree used when that was known last, and what the machine grew by since.
    [[nodiscard]] std::uint64_t estimate() const;
    [[nodiscard]] std::uint64_t known(std::uint64_t bytes);
    [[nodiscard]] std::uint64_t hiddenBytes(std::uint64_t socketBytes, std::uint64_t limit) const;
    [[nodiscard]] std::uint64_t unexplainedShared(std::uint64_t limit) const;
    [[nodiscard]] std::uint64_t grownKernel(std::uint64_t limit) const;

    std::function<std::uint64_t()> m_fileBytes;
    bool m_hasOwnNetwork;
    MachineMemory m_machineAtFirst;
    MachineMemory m_machine; ///< now
    std::optional<MemoryLook> m_look; ///< one that is not whole yet
    MemoryLook::Hidden m_hidden; ///< as the last whole look saw it
    std::uint64_t m_nextLookNs = 0;
    std::uint64_t m_known = 0; ///< by the last whole look; 0: there was none
    std::uint64_t m_machineThen = 0; ///< what the whole machine used at that time
};

} // namespace sandpad::guest
