#pragma once

#include "runner/guest/init/limits/MemoryLook.h"

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
/// GrowthGuard). Where that count makes it doubtful whether the tree is within its limit, the tree
/// is to stand still and to be looked at anew: others use the machine, too. Between two looks the
/// tree is taken to use what the last one saw and what the machine grew by since. Shared memory of
/// which only a part is still mapped shows that part alone. So where a tree has some, what the
/// machine's shared memory grew by since the beginning, and nothing explains, is taken for the
/// tree's, as far as its pieces may have been as large as the largest that was ever seen; so is
/// what the kernel's own memory grew by far, since locks, watches and the like show nowhere else.
class MemoryUse
{
public:
    struct Count
    {
        enum class State : std::uint8_t
        {
            Known,
            Pending, ///< a guess, within the limit, until a look is whole
            Doubtful, ///< the limit may be passed: only a tree that stands still can tell
        };

        std::uint64_t bytes = 0;
        State state = State::Known;
    };

    /// `fileBytes` tells what the tree's files take of the machine's shared memory, at most.
    /// `machine` tells what the whole machine uses.
    MemoryUse(std::function<std::uint64_t()> fileBytes, bool hasOwnNetwork,
              std::function<MachineMemory()> machine = &MachineMemory::now);

    [[nodiscard]] Count count(std::vector<ProcessSample> sample, std::uint64_t limit);
    /// Looks anew at a tree that stands still from now on; then there is no doubt. Another count
    /// that is known ends it.
    void lookAtHeld();

private:
    /// What is known of a tree without a look.
    struct Tree
    {
        const std::vector<ProcessSample> &sample;
        std::uint64_t limit;
        std::uint64_t resident; ///< the sum
        std::uint64_t sockets; ///< bytes of them, where they are a network's own
    };

    MemoryLook &startLook(const Tree &tree, bool divides);
    [[nodiscard]] Count lookOn(const Tree &tree);
    /// Could pages that several processes share be why the sum is over the limit?
    [[nodiscard]] bool countsTwice(const Tree &tree) const;
    [[nodiscard]] Count guess(const Tree &tree) const;
    /// What the tree used when that was known last, and what the machine grew by since.
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
    std::optional<MemoryLook> m_look; ///< one that is not whole yet
    MemoryLook::Hidden m_hidden; ///< as the last whole look saw it
    std::uint64_t m_largestPiece = 0; ///< of shared memory, ever seen
    std::uint64_t m_nextLookNs = 0;
    bool m_isHeld = false;
    std::uint64_t m_residentAtHold = 0; ///< the sum when it began; 0: not counted yet
    std::uint64_t m_known = 0; ///< by the last whole look; 0: there was none
    std::uint64_t m_machineThen = 0; ///< what the whole machine used at that time
};

} // namespace sandpad::guest
