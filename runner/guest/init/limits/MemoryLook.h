#pragma once

#include "runner/guest/init/limits/MachineMemory.h"
#include "runner/guest/init/limits/Processes.h"

#include <map>

namespace sandpad::guest {

/// The most bytes in the buffers of so many sockets. The sockets of a usual program are not
/// counted, as their buffers are nearly empty.
[[nodiscard]] std::uint64_t bytesOfSockets(std::uint64_t count);

/// A slow look at what the processes of a tree hold, in slices. So a program that makes looks slow
/// can still be stopped, and its other limits are still checked. Memory that is taken meanwhile is
/// left to the next look, and until then to a GrowthGuard.
class MemoryLook
{
public:
    /// Memory that does not show as resident.
    struct Hidden
    {
        std::uint64_t bytes = 0;
        std::uint64_t shared = 0; ///< total size of shared anonymous memory, as far as it is mapped
        std::uint64_t pieces = 0; ///< how many pieces of shared anonymous memory there are
        std::uint64_t largestPiece = 0; ///< the size of the largest piece, as far as it is mapped
    };

    /// With `divides`, pages that several processes share count once, which is slow.
    MemoryLook(std::vector<ProcessSample> sample, bool divides, bool hasOwnNetwork,
               GrowthGuard guard);

    /// Continues the look for a while. Returns true when all was seen.
    [[nodiscard]] bool goOn();

    [[nodiscard]] bool isDivided() const { return m_divides; }
    [[nodiscard]] Hidden hidden() const;
    /// The resident memory of all processes, shared pages counted once. Only of a look that
    /// divides.
    [[nodiscard]] std::uint64_t residentBytes() const { return m_dividedBytes; }
    /// The time that the look took so far, without the pauses.
    [[nodiscard]] std::uint64_t spentNs() const { return m_spentNs; }
    [[nodiscard]] GrowthGuard &guard() { return m_guard; }

private:
    void lookAt(const ProcessSample &process);

    std::vector<ProcessSample> m_sample;
    std::size_t m_next = 0;
    bool m_divides;
    bool m_hasOwnNetwork;
    GrowthGuard m_guard;
    std::uint64_t m_spentNs = 0;
    std::uint64_t m_dividedBytes = 0;
    std::uint64_t m_tableBytes = 0; ///< page tables, and the kernel's records of mappings
    std::uint64_t m_sharedResident = 0;
    std::uint64_t m_unknownBytes = 0; ///< address space of processes that nobody may look into
    std::uint64_t m_sockets = 0;
    std::map<std::uint64_t, std::uint64_t> m_sharedSizes; ///< by inode number
};

} // namespace sandpad::guest
