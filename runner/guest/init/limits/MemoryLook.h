#pragma once

#include "runner/guest/init/limits/MachineMemory.h"
#include "runner/guest/init/limits/Processes.h"

#include <map>

namespace sandpad::guest {

/// The buffers of sockets beyond those that usual programs have, nearly empty.
[[nodiscard]] std::uint64_t bytesOfSockets(std::uint64_t count);

/// A slow look at what the processes of a tree hold, in slices: a program that makes looks slow
/// must not keep anybody from stopping it, or its other limits from being seen. What comes into
/// being meanwhile is left to the next look, and until then to a GrowthGuard.
class MemoryLook
{
public:
    /// What does not show as resident.
    struct Hidden
    {
        std::uint64_t bytes = 0;
        std::uint64_t shared = 0; ///< the whole size of shared anonymous memory, as far as mapped
        std::uint64_t pieces = 0; ///< of shared anonymous memory
        std::uint64_t largestPiece = 0; ///< as far as mapped
    };

    /// `divides`: pages that several processes share shall be counted once, which is slow.
    MemoryLook(std::vector<ProcessSample> sample, bool divides, bool hasOwnNetwork,
               GrowthGuard guard);

    /// Looks on for a while. True when all was seen.
    [[nodiscard]] bool goOn();

    [[nodiscard]] bool isDivided() const { return m_divides; }
    [[nodiscard]] Hidden hidden() const;
    /// Of all processes, shared pages counted once; of looks that divide.
    [[nodiscard]] std::uint64_t residentBytes() const { return m_dividedBytes; }
    /// The time that it took so far, pauses apart.
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
    std::uint64_t m_tableBytes = 0; ///< page tables, and the kernel's notes on mappings
    std::uint64_t m_sharedResident = 0;
    std::uint64_t m_unknownBytes = 0; ///< of processes that nobody may look into
    std::uint64_t m_sockets = 0;
    std::map<std::uint64_t, std::uint64_t> m_sharedSizes; ///< by the number of the memory
};

} // namespace sandpad::guest
