#pragma once

#include <sys/types.h>

namespace sandpad::guest {

/// Lowers the priority of this process, and of those that it starts: each other one gets ten times
/// as much of the processors. May be called between fork and exec.
void giveWay();

/// Linux shares the processors among sessions first (sched(7), "The autogroup feature"), so the
/// session of a program that gives way gets a lower priority, too. The program has been executed:
/// before that its files in /proc belong to root, as those of the init do. A machine that refuses
/// takes nothing but time, because nobody waits for such a program.
void letSessionGiveWay(pid_t program);

} // namespace sandpad::guest
