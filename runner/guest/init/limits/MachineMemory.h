#pragma once

#include <cstdint>
#include <string_view>

namespace sandpad::guest {

/// Memory of the whole machine, in bytes. It includes other programs. But no sum of processes is as
/// quick, or includes pages that no process maps any more.
struct MachineMemory
{
    std::uint64_t anonymous = 0;
    std::uint64_t shared = 0; ///< shared anonymous memory and files of tmpfs
    /// What the kernel holds for programs and cannot drop: page tables, notes on mappings, locks.
    std::uint64_t kernel = 0;

    [[nodiscard]] static MachineMemory now();
    /// Reads a text like /proc/meminfo.
    [[nodiscard]] static MachineMemory parse(std::string_view text);
    [[nodiscard]] std::uint64_t bytes() const { return anonymous + shared + kernel; }
};

/// The number behind a key in a text like /proc/meminfo, in bytes (the text has KiB). 0: no such
/// key.
[[nodiscard]] std::uint64_t bytesBehind(std::string_view text, std::string_view key);

/// Ends a slow look at many processes when the tree may have passed its limit meanwhile. So a
/// program gains nothing by making looks slow.
class GrowthGuard
{
public:
    /// `knownBytes` is what the tree used when the machine used `machineBytes`.
    GrowthGuard(std::uint64_t knownBytes, std::uint64_t machineBytes, std::uint64_t limit);

    /// To be called often; looks at the machine now and then. True from the first excess on.
    [[nodiscard]] bool isOver();
    /// An estimate of what the tree uses by now.
    [[nodiscard]] std::uint64_t bytes() const { return m_bytes; }

private:
    std::uint64_t m_known;
    std::uint64_t m_before;
    std::uint64_t m_limit;
    std::uint64_t m_bytes;
    std::uint64_t m_nextLookNs;
};

} // namespace sandpad::guest
