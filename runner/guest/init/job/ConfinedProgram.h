#pragma once

#include "runner/guest/init/confine/Landlock.h"
#include "runner/guest/init/confine/Seccomp.h"
#include "runner/guest/init/limits/FolderWalk.h"
#include "runner/guest/init/limits/GroupMeter.h"

#include <sys/types.h>

namespace sandpad::guest {

/// The confinement of a program, prepared before the program is known.
struct Confinement
{
    const Landlock &landlock;
    const Seccomp &seccomp;
    std::string workFolder;
    bool hasPidNamespace = true; ///< the run also has a network namespace
    bool hasSignalScope = false; ///< see Guardian.h
    /// Writable, without a file system of their own that keeps their caps.
    WatchedFolders watched;
    const Group &group; ///< the program enters it, where it is open
};

/// A started program and the init's ends of its descriptors, all non-blocking.
struct ConfinedProgram
{
    pid_t pid = -1;
    UniqueFd input; ///< closed to give end of file
    UniqueFd output;
    UniqueFd error; ///< not open when there is a terminal
    bool hasTerminal = false; ///< input and output are the terminal's master
    UniqueFd channel; ///< display channel; only of a run step
    UniqueFd announcements; ///< seccomp's listener; not open where the kernel has none
};

/// Starts a step's program in a session of its own. Limits, Landlock and seccomp are set between
/// fork and exec. The program has no descriptor but 0, 1, 2 and, for a run step, the display
/// channel. A run step gets a controlling terminal when its job asks for one. Returns once exec has
/// succeeded. Failure::isProgram says that the program itself could not be executed.
[[nodiscard]] Tried<ConfinedProgram> startConfined(const Step &step, const Job &job,
                                                   const Confinement &confinement);

} // namespace sandpad::guest
