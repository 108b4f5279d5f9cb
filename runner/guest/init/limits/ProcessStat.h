#pragma once

#include <cstdint>
#include <string_view>
#include <sys/types.h>
#include <vector>

namespace sandpad::guest {

/// One living process of the program's tree, from /proc/PID/stat.
struct ProcessSample
{
    pid_t pid = 0;
    pid_t parent = 0;
    pid_t session = 0;
    std::uint64_t startTicks = 0; ///< tells a process from a later one with the same pid
    bool isRunnable = false;
    bool isDead = false; ///< it has given back all, and waits for its parent
    std::uint64_t ownCpuNs = 0;
    std::uint64_t ownUserNs = 0; ///< of them, outside of the kernel
    std::uint64_t childrenCpuNs = 0; ///< of children that it has waited for
    std::uint64_t residentBytes = 0;
    std::uint64_t mappedBytes = 0; ///< address space, touched or not
    std::uint64_t descriptors = 0; ///< open ones; 0 before Linux 6.2
    std::uint64_t threads = 0;
};

using Samples = std::vector<ProcessSample>;

/// What the kernel counts in.
struct StatUnits
{
    std::uint64_t ticksPerSecond = 100;
    std::uint64_t pageBytes = 4096;
};

/// Reads the text of /proc/PID/stat. The program chooses its own name in that text. A number that
/// is missing or invalid becomes 0. Descriptors are not in the text.
[[nodiscard]] ProcessSample parseStat(pid_t pid, std::string_view stat, StatUnits units);

/// The letter of the state in that text; a space where there is none.
[[nodiscard]] char stateOf(std::string_view stat);

/// The number behind a key in a text like /proc/PID/status, in bytes (the text has KiB). 0: no such
/// key.
[[nodiscard]] std::uint64_t bytesBehind(std::string_view text, std::string_view key);

/// The descendants of `ancestor`, without itself.
[[nodiscard]] std::vector<ProcessSample> descendants(const std::vector<ProcessSample> &all,
                                                     pid_t ancestor);

} // namespace sandpad::guest
