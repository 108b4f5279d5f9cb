#include "runner/guest/init/job/Guardian.h"

#include "runner/guest/init/confine/Landlock.h"
#include "runner/guest/init/limits/Processes.h"
#include "runner/guest/init/system/Translatable.h"

#include <cerrno>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <sys/wait.h>

namespace sandpad::guest {

namespace {

    [[noreturn]] void guard(pid_t child, bool isScoped)
    {
        // An open end of the control socket would hide from Sandpad that the init is dead.
        ::syscall(SYS_close_range, 0U, ~0U, 0U);
        // Who kills by name hits the init alone.
        ::prctl(PR_SET_NAME, "sandpad-guard", 0, 0, 0);
        pid_t ended = 0;
        do {
            ended = ::waitpid(-1, nullptr, __WALL);
        } while (ended != child && (ended > 0 || errno == EINTR));
        Processes left(false);
        left.setScoped(isScoped);
        left.killAll(child);
        ::_exit(0);
    }

    /// Goes on in a child; this process stays behind.
    Tried<void> forkGuarded(bool isScoped)
    {
        const pid_t child = ::fork();
        if (child < 0)
            return systemFailure(QT_TRANSLATE_NOOP("sandpad::runner", "fork"));
        if (child > 0)
            guard(child, isScoped);
        // Orphans come to the child as long as it lives. A fork does not hand this on.
        ::prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0);
        return {};
    }

} // namespace

Tried<bool> workInChild(bool wantsScope)
{
    const bool isScoped = wantsScope && scopeSignals();
    if (auto done = forkGuarded(isScoped); !done)
        return std::unexpected(done.error());
    if (!isScoped || !scopeSignals())
        return false;
    if (auto done = forkGuarded(true); !done)
        return std::unexpected(done.error());
    return scopeSignals();
}

} // namespace sandpad::guest
