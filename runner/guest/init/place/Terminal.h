#pragma once

#include "runner/guest/init/system/System.h"
#include "runner/guest/protocol/Protocol.h"

namespace sandpad::guest {

/// Two ends of what connects the init with a program.
struct Pair
{
    UniqueFd ours;
    UniqueFd theirs;
};

/// Makes the place's own pseudo-terminals: /dev/pts and /dev/ptmx. Needs CAP_SYS_ADMIN.
[[nodiscard]] Tried<void> mountTerminals();

/// A new pseudo-terminal; ours is its master, non-blocking. It shows what is typed, and leaves
/// line ends as the program writes them.
[[nodiscard]] Tried<Pair> openTerminal(TerminalSize size);

/// Gives the terminal of this master another size; the kernel tells its programs (SIGWINCH).
void resizeTerminal(int master, TerminalSize size);

/// Makes a terminal that of the calling process, which leads a session.
[[nodiscard]] bool becomeControllingTerminal(int terminal);

/// Does the terminal of this master show what is typed, or does the program do so itself (raw
/// mode)? Neither is so while a password is asked for.
[[nodiscard]] bool isEchoed(int master);

/// Says "end of file" to a terminal, as Ctrl+D at the start of a line does.
[[nodiscard]] std::string endOfFile(bool isLineOpen);

} // namespace sandpad::guest
