#pragma once

#include "runner/guest/init/limits/Processes.h"

#include <string_view>

namespace sandpad::guest {

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
