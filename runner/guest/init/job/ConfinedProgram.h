#pragma once

#include "runner/guest/init/confine/Landlock.h"
#include "runner/guest/init/confine/Seccomp.h"

#include <sys/types.h>

namespace sandpad::guest {

/// What confines a program, prepared before it is known.
struct Confinement
{
    const Landlock &landlock;
    const Seccomp &seccomp;
    std::string workFolder;
    bool hasPidNamespace = true; ///< and a network of its own
    std::vector<TmpfsMount> fileSystems; ///< those the program may write to
    std::vector<TmpfsMount> watchedFolders; ///< without a file system of their own
};

/// A started program and the init's ends of its descriptors, all non-blocking.
struct ConfinedProgram
{
    pid_t pid = -1;
    UniqueFd input; ///< closed to give end of file
    UniqueFd output;
    UniqueFd error; ///< not open when there is a terminal
    bool hasTerminal = false; ///< input and output are its master
    UniqueFd channel; ///< display channel; only of a run step
    UniqueFd announcements; ///< seccomp's listener; not open where the kernel has none
};

/// Starts a step's program: own session, limits, Landlock and seccomp set between fork and exec,
/// no descriptor but 0, 1, 2 and, for a run step, the display channel. A run step of a job that
/// asks for it gets a terminal, which is then its controlling one. Returns once exec has
/// succeeded; Failure::isProgram says that the program itself could not be executed.
[[nodiscard]] Tried<ConfinedProgram> startConfined(const Step &step, const Job &job,
                                                   const Confinement &confinement);

} // namespace sandpad::guest
