#include "runner/guest/init/place/Terminal.h"

#include "runner/guest/init/system/Translatable.h"

#include <array>
#include <cstdlib>
#include <fcntl.h>
#include <sys/ioctl.h>
#include <sys/mount.h>
#include <termios.h>
#include <unistd.h>

namespace sandpad::guest {

namespace {

    winsize toKernel(TerminalSize size)
    {
        return { .ws_row = size.rows, .ws_col = size.columns, .ws_xpixel = 0, .ws_ypixel = 0 };
    }

    bool prepare(int terminal, TerminalSize wanted)
    {
        termios state {};
        if (::tcgetattr(terminal, &state) != 0)
            return false;
        // A line end stays one byte, so that the output is exactly what the program printed.
        state.c_oflag &= ~static_cast<tcflag_t>(ONLCR);
        state.c_iflag |= IUTF8;
        const winsize size = toKernel(wanted);
        return ::tcsetattr(terminal, TCSANOW, &state) == 0
            && ::ioctl(terminal, TIOCSWINSZ, &size) == 0;
    }

} // namespace

Tried<void> mountTerminals()
{
    if (!makeFolders("/dev/pts"))
        return systemFailure(QT_TRANSLATE_NOOP("sandpad::runner", "make /dev/pts"));
    // Source: Documentation/filesystems/devpts.rst; each mount is an instance of its own. There is
    // one terminal: the memory of others is counted nowhere, and so is their number, which all
    // instances share.
    if (::mount("devpts", "/dev/pts", "devpts", MS_NOSUID | MS_NOEXEC,
                "ptmxmode=0666,mode=0600,max=1")
        != 0)
        return systemFailure(QT_TRANSLATE_NOOP("sandpad::runner", "mount /dev/pts"));
    if (::symlink("pts/ptmx", "/dev/ptmx") != 0)
        return systemFailure(QT_TRANSLATE_NOOP("sandpad::runner", "make /dev/ptmx"));
    return {};
}

Tried<Pair> openTerminal(TerminalSize size)
{
    Pair pair;
    pair.ours = UniqueFd(::posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC | O_NONBLOCK));
    if (!pair.ours.isOpen() || ::grantpt(pair.ours.get()) != 0 || ::unlockpt(pair.ours.get()) != 0)
        return systemFailure(QT_TRANSLATE_NOOP("sandpad::runner", "make a terminal"));
    // The master opens its other end. A name in /dev/pts may lead to another terminal.
    pair.theirs = UniqueFd(::ioctl(pair.ours.get(), TIOCGPTPEER, O_RDWR | O_NOCTTY | O_CLOEXEC));
    if (!pair.theirs.isOpen() || !prepare(pair.theirs.get(), size))
        return systemFailure(QT_TRANSLATE_NOOP("sandpad::runner", "open a terminal"));
    return pair;
}

void resizeTerminal(int master, TerminalSize size)
{
    const winsize kernelSize = toKernel(size);
    // A terminal that cannot be resized keeps its size; nothing else depends on it.
    (void)::ioctl(master, TIOCSWINSZ, &kernelSize);
}

bool becomeControllingTerminal(int terminal)
{
    return ::ioctl(terminal, TIOCSCTTY, 0) == 0;
}

bool isEchoed(int master)
{
    termios state {};
    if (::tcgetattr(master, &state) != 0)
        return true;
    return (state.c_lflag & ECHO) != 0 || (state.c_lflag & ICANON) == 0;
}

std::string endOfFile(bool isLineOpen)
{
    constexpr char kEndOfFile = 0x04;
    // A terminal forgets the end once it was read, but runtimes read it more than once. After a
    // line without an end, the first one only ends that line.
    constexpr std::size_t kReadings = 32;
    std::string ends(kReadings + (isLineOpen ? 1 : 0), kEndOfFile);
    return ends;
}

} // namespace sandpad::guest
