#pragma once

#include "runner/guest/init/limits/MemoryLook.h"

#include <functional>
#include <optional>

namespace sandpad::guest {

/// Counts the memory of a tree for its limit. Each page counts once, however many processes share
/// it. Memory that a program can hold without resident pages counts, too: page tables, the kernel's
/// records of mappings, the buffers of many sockets, and shared anonymous memory. The last counts
/// with its whole size, because it stays when a process releases the pages.
///
/// Theory: the sum of resident sizes costs little and is never less than the pages in use. A slow
/// look (see MemoryLook.h) is worth its time only where that sum, or the most that could be hidden,
/// passes the limit. Until the look is whole, the machine's own count of pages is watched (see
/// GrowthGuard). Other programs change that count, too. So when the count puts the limit in doubt,
/// the tree is stopped and looked at again. Between two looks the tree is assumed to use what the
/// last one saw and what the machine grew by since.
///
/// Shared memory that is only partly mapped shows only that part. So where a tree has shared
/// memory, unexplained growth of the machine's shared memory counts for the tree, up to the number
/// of its pieces times the largest piece ever seen. Large growth of the kernel's own memory counts
/// for the tree as well, because locks, watches and the like show nowhere else.
class MemoryUse
{
public:
    struct Count
    {
        enum class State : std::uint8_t
        {
            Known,
            Pending, ///< an estimate within the limit, until a look is whole
            Doubtful, ///< the limit may be passed: the tree must be stopped to find out
        };

        std::uint64_t bytes = 0;
        State state = State::Known;
    };

    /// `fileBytes` returns the most that the tree's files take of the machine's shared memory.
    /// `machine` returns what the whole machine uses.
    MemoryUse(std::function<std::uint64_t()> fileBytes, bool hasOwnNetwork,
              std::function<MachineMemory()> machine = &MachineMemory::now);

    [[nodiscard]] Count count(std::vector<ProcessSample> sample, std::uint64_t limit);
    /// Makes the next counts look again at the tree, which stands still from now on. They give no
    /// doubt. The first certain count ends this mode.
    void lookAtHeld();

private:
    /// Facts about a tree that need no look.
    struct Tree
    {
        const std::vector<ProcessSample> &sample;
        std::uint64_t limit;
        std::uint64_t resident; ///< the sum of resident sizes
        std::uint64_t sockets; ///< bytes of sockets, when the tree has a network of its own
    };

    MemoryLook &startLook(const Tree &tree, bool divides);
    [[nodiscard]] Count lookOn(const Tree &tree);
    /// Whether pages that count for several processes could be why the sum is over the limit.
    [[nodiscard]] bool countsTwice(const Tree &tree) const;
    [[nodiscard]] Count guess(const Tree &tree) const;
    /// What the tree used when that was last known, and what the machine grew by since.
    [[nodiscard]] std::uint64_t estimate() const;
    [[nodiscard]] Count known(std::uint64_t bytes);
    [[nodiscard]] std::uint64_t hiddenBytes(const Tree &tree) const;
    [[nodiscard]] std::uint64_t unexplainedShared(std::uint64_t limit) const;
    [[nodiscard]] std::uint64_t grownKernel(std::uint64_t limit) const;

    std::function<std::uint64_t()> m_fileBytes;
    bool m_hasOwnNetwork;
    std::function<MachineMemory()> m_lookAtMachine;
    MachineMemory m_machineAtFirst;
    MachineMemory m_machine; ///< now
    std::optional<MemoryLook> m_look; ///< a look that is not whole yet
    MemoryLook::Hidden m_hidden; ///< as the last whole look saw it
    std::uint64_t m_largestPiece = 0; ///< the largest piece of shared memory ever seen
    std::uint64_t m_nextLookNs = 0;
    bool m_isHeld = false;
    std::uint64_t m_residentAtHold = 0; ///< the sum when the hold began; 0: not counted yet
    std::uint64_t m_known = 0; ///< by the last whole look; 0: there was none
    std::uint64_t m_machineThen = 0; ///< what the whole machine used at that time
};

} // namespace sandpad::guest
