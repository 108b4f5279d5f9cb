#pragma once

#include <cstdint>
#include <string_view>

namespace sandpad::guest {

/// Memory of the whole machine, in bytes. Not of a tree of processes alone, but no sum of processes
/// is as quick, or knows of pages that no process maps any more.
struct MachineMemory
{
    std::uint64_t anonymous = 0;
    std::uint64_t shared = 0; ///< shared anonymous memory and files of tmpfs
    /// What the kernel holds for programs and cannot drop: page tables, notes on mappings, locks.
    std::uint64_t kernel = 0;

    [[nodiscard]] static MachineMemory now();
    /// Of a text as /proc/meminfo.
    [[nodiscard]] static MachineMemory parse(std::string_view text);
    [[nodiscard]] std::uint64_t bytes() const { return anonymous + shared + kernel; }
};

/// The number behind a key of a text as /proc/meminfo, there in KiB; 0: none.
[[nodiscard]] std::uint64_t bytesBehind(std::string_view text, std::string_view key);

/// Ends a look at many processes that takes so long that the tree passes its limit meanwhile: a
/// program that makes looks slow gains nothing by it.
class GrowthGuard
{
public:
    /// `knownBytes` is what the tree used when the machine used `machineBytes`.
    GrowthGuard(std::uint64_t knownBytes, std::uint64_t machineBytes, std::uint64_t limit);

    /// To be called often; looks now and then. True from the first excess on.
    [[nodiscard]] bool isOver();
    /// What the tree may use by now.
    [[nodiscard]] std::uint64_t bytes() const { return m_bytes; }

private:
    std::uint64_t m_known;
    std::uint64_t m_before;
    std::uint64_t m_limit;
    std::uint64_t m_bytes;
    std::uint64_t m_nextLookNs;
};

} // namespace sandpad::guest
