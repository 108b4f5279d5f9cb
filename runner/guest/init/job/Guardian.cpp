#include "runner/guest/init/job/Guardian.h"

#include "runner/guest/init/job/Killer.h"

#include <cerrno>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <sys/wait.h>

namespace sandpad::guest {

namespace {

    [[noreturn]] void guard(pid_t init, bool mayHaveKiller)
    {
        // An open end of the control socket would hide from Sandpad that the init is dead.
        ::syscall(SYS_close_range, 0U, ~0U, 0U);
        pid_t ended = 0;
        do {
            ended = ::waitpid(-1, nullptr, __WALL);
        } while (ended != init && (ended > 0 || errno == EINTR));
        if (!mayHaveKiller || !reapFor(Killer::kPatienceNs, init).isNoneLeft)
            Processes(false).killAll(init);
        ::_exit(0);
    }

} // namespace

Tried<void> workInChild(bool mayHaveKiller)
{
    const pid_t init = ::fork();
    if (init < 0)
        return systemFailure("fork");
    if (init > 0)
        guard(init, mayHaveKiller);
    // Orphans of the program come to the init as long as it lives. A fork does not hand this on.
    ::prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0);
    return {};
}

} // namespace sandpad::guest
