#pragma once

#include "runner/guest/init/system/System.h"
#include "runner/guest/protocol/Protocol.h"

namespace sandpad::guest {

/// The two ends of a connection between the init and a program.
struct Pair
{
    UniqueFd ours;
    UniqueFd theirs;
};

/// Makes the place's own pseudo-terminals: /dev/pts and /dev/ptmx. Needs CAP_SYS_ADMIN.
[[nodiscard]] Tried<void> mountTerminals();

/// Opens a new pseudo-terminal; `ours` is its master, non-blocking. The terminal shows what is
/// typed, and leaves line ends as the program writes them.
[[nodiscard]] Tried<Pair> openTerminal(TerminalSize size);

/// Changes the size of the terminal of this master. The kernel tells its programs (SIGWINCH).
void resizeTerminal(int master, TerminalSize size);

/// Makes this the controlling terminal of the calling process, which leads a session.
[[nodiscard]] bool becomeControllingTerminal(int terminal);

/// Whether typed text is shown, by the terminal of this master or by the program itself (raw mode).
/// Neither shows it while a password is asked for.
[[nodiscard]] bool isEchoed(int master);

/// The bytes that mean "end of file" to a terminal, as Ctrl+D at the start of a line does.
[[nodiscard]] std::string endOfFile(bool isLineOpen);

} // namespace sandpad::guest
