#pragma once

#include "runner/guest/init/limits/SharedPieces.h"
#include "runner/guest/init/limits/Standstill.h"

#include <optional>

namespace sandpad::guest {

/// The most bytes in the buffers of so many sockets. The sockets of a usual program are not
/// counted, as their buffers are nearly empty.
[[nodiscard]] std::uint64_t bytesOfSockets(std::uint64_t count);

/// Counts the memory of a tree for its limit, from /proc. Each page counts once, however many
/// processes share it. Memory that a program can hold without resident pages counts, too: page
/// tables, the kernel's notes on mappings, locks and watches, the buffers of many sockets, and
/// shared memory without a name, with its whole size (see SharedPieces.h).
///
/// Theory: the sum of resident sizes costs little and is never less than the pages in use. Slow
/// looks (see MemoryLook.h) see all. They come now and then, and without delay when the sum has
/// grown so much since the last one that the limit may be passed. Only a whole look proves an
/// excess, so what other programs do changes nothing.
///
/// A program can make a look slow, and take memory meanwhile where the look has been or never will
/// be. A look that takes too long is given up, and the next one is made while all processes of the
/// program are stopped (see Standstill.h). Where even that one cannot be whole, or somebody
/// continued a process meanwhile, what the processes show without a look decides, even if they
/// share pages.
///
/// Not seen: what the kernel keeps for pipes and for files that lie in sockets, and what is taken
/// and given back between two looks.
class MemoryUse
{
public:
    struct Count
    {
        std::uint64_t bytes = 0;
        bool isKnown = true; ///< false: an estimate
    };

    /// Borrows `processes` and `standstill`. With `hasOwnNetwork` all sockets of the network
    /// namespace count.
    MemoryUse(const Processes &processes, bool hasOwnNetwork, Standstill &standstill);

    [[nodiscard]] Count count(Samples sample, std::uint64_t limit);

    /// So many locks on parts of files a program may hold. To count more takes longer than to make
    /// more.
    static constexpr std::uint64_t kMostLocks = 10'000;
    /// Whether the last count found more, or is still reading of more.
    [[nodiscard]] bool hasTooManyLocks() const;
    /// So many descriptors a program may watch. The kernel limits them for each user: with 4 GiB of
    /// memory to 900,000.
    static constexpr std::uint64_t kMostWatches = 200'000;
    /// Whether the last count found more.
    [[nodiscard]] bool hasTooManyWatches() const { return m_watches > kMostWatches; }

private:
    [[nodiscard]] bool isLookDue(std::uint64_t resident, std::uint64_t most,
                                 std::uint64_t limit) const;
    [[nodiscard]] std::uint64_t estimate(std::uint64_t resident) const;
    /// While the program runs; nothing when there is no more to say than an estimate.
    [[nodiscard]] std::optional<std::uint64_t> countRunning(const Samples &sample,
                                                            std::uint64_t resident,
                                                            std::uint64_t most,
                                                            std::uint64_t limit);
    /// While it is to stand still.
    [[nodiscard]] std::optional<std::uint64_t> countHeld(const Samples &sample,
                                                         std::uint64_t limit);
    void beginLook(const Samples &sample, std::uint64_t limit);
    /// What the look that is not whole proves: more than the limit, or nothing.
    [[nodiscard]] std::optional<std::uint64_t> provenExcess(std::uint64_t limit) const;
    /// Whether the look takes so long that the program is to be stopped for another one.
    [[nodiscard]] bool wantsStillLook(std::uint64_t resident, std::uint64_t limit) const;
    /// Ends the whole look. Returns the bytes that it saw.
    [[nodiscard]] std::uint64_t conclude();

    /// What the processes hold at most, by what the kernel always tells. Pages that they share
    /// count for each.
    [[nodiscard]] std::uint64_t upperBound(const Samples &sample) const;

    const Processes &m_processes;
    bool m_hasOwnNetwork;
    Standstill &m_standstill;
    Looker m_looker;
    std::optional<MemoryLook> m_look; ///< a look that is not whole yet
    std::uint64_t m_lookBeganNs = 0;
    bool m_isHolding = false; ///< the program is to stand still for a look
    bool m_isLookStill = false; ///< it stood still when that look began
    std::uint64_t m_nextStillNs = 0;
    std::optional<MemoryLook> m_last; ///< the look before
    SharedPieces m_pieces;
    std::uint64_t m_lookedNs; ///< when the last look ended
    std::uint64_t m_spentNs = 0; ///< the time that it took
    std::uint64_t m_known = 0; ///< what it saw
    std::uint64_t m_locks = 0; ///< how many of them it saw
    std::uint64_t m_watches = 0; ///< the same
    std::uint64_t m_residentThen = 0; ///< the sum of resident sizes at that time
};

} // namespace sandpad::guest
