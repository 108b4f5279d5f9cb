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
    std::uint64_t startTicks = 0; ///< tells a process from a later one with the same pid
    bool isRunnable = false;
    bool isStopped = false;
    std::uint64_t ownCpuNs = 0;
    std::uint64_t childrenCpuNs = 0; ///< of children that it has waited for
    std::uint64_t residentBytes = 0;
    std::uint64_t mappedBytes = 0; ///< address space, touched or not
    std::uint64_t descriptors = 0; ///< open ones; 0 where the kernel does not tell (before 6.2)
    std::uint64_t threads = 0;
};

/// What the kernel counts in.
struct StatUnits
{
    std::uint64_t ticksPerSecond = 100;
    std::uint64_t pageBytes = 4096;
};

/// What the text of /proc/PID/stat tells of a process. A program chooses its own name in it; a
/// number that is missing or no number is 0. Descriptors are not in it.
[[nodiscard]] ProcessSample parseStat(pid_t pid, std::string_view stat, StatUnits units);

/// Those that descend from `ancestor`, itself apart.
[[nodiscard]] std::vector<ProcessSample> descendants(const std::vector<ProcessSample> &all,
                                                     pid_t ancestor);

} // namespace sandpad::guest
