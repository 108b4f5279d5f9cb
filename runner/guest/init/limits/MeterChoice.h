#pragma once

#include "runner/guest/init/limits/GroupMeter.h"
#include "runner/guest/init/limits/Processes.h"
#include "runner/guest/init/limits/Standstill.h"

#include <memory>

namespace sandpad::guest {

/// Where a program writes its files.
struct ProgramFiles
{
    int folder = -1; ///< borrowed
    bool isOwnFileSystem = false; ///< all of the file system is the program's
    std::uint64_t mostBytes = 0; ///< their limit
};

/// The best meter that can be had: the control group's where it is open, else what /proc shows.
/// Borrows `group`, `processes` and `standstill`. With `hasOwnNetwork` the sockets of the network
/// namespace are the program's.
[[nodiscard]] std::unique_ptr<TreeMeter> makeMeter(const Group &group, const Processes &processes,
                                                   bool hasOwnNetwork, Standstill &standstill,
                                                   const ProgramFiles &files);

} // namespace sandpad::guest
