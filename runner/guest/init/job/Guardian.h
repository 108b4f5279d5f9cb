#pragma once

#include "runner/guest/init/system/System.h"

namespace sandpad::guest {

/// Without a pid namespace the kernel ends nothing when the init is killed. So the init works on in
/// a child, the only process that returns from here. This process stays behind as its guardian.
/// What the init leaves when it dies becomes the guardian's, which kills it and then ends. When the
/// guardian dies first, Sandpad ends the run.
///
/// To look for processes and to kill them by number is too slow for a program that forks and ends
/// all the time. With `wantsScope` these processes enter domains of Landlock that scope signals,
/// each within that of its guardian. Then a kill(-1) of one reaches all that it guards and all of
/// the program, at one moment, and nothing else; the program, in a domain within the init's, can
/// signal none of them. So one is enough to end a program, and there is a guardian of the guardian,
/// in case that somebody kills both others. Returns whether the kernel does that.
[[nodiscard]] Tried<bool> workInChild(bool wantsScope);

} // namespace sandpad::guest
