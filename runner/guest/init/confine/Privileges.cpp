#include "runner/guest/init/confine/Privileges.h"

#include "runner/guest/init/system/Translatable.h"

#include <array>
#include <cerrno>
#include <csignal>
#include <linux/capability.h>
#include <sys/prctl.h>
#include <sys/syscall.h>

namespace sandpad::guest {

namespace {

    /// The bounding set can only be lowered with CAP_SETPCAP; returns whether it is empty now.
    bool emptyBoundingSet()
    {
        bool isEmpty = true;
        for (unsigned long capability = 0;; ++capability) {
            const int held = ::prctl(PR_CAPBSET_READ, capability, 0, 0, 0);
            if (held < 0)
                return isEmpty;
            if (held == 1 && ::prctl(PR_CAPBSET_DROP, capability, 0, 0, 0) != 0)
                isEmpty = false;
        }
    }

    bool emptyOtherSets()
    {
        if (::prctl(PR_CAP_AMBIENT, PR_CAP_AMBIENT_CLEAR_ALL, 0, 0, 0) != 0)
            return false;
        __user_cap_header_struct header { .version = _LINUX_CAPABILITY_VERSION_3, .pid = 0 };
        std::array<__user_cap_data_struct, 2> none {};
        return ::syscall(SYS_capset, &header, none.data()) == 0;
    }

} // namespace

void guardSelf()
{
    ::prctl(PR_SET_DUMPABLE, 0, 0, 0, 0);
    ::prctl(PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0);
    ::prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0);
    // Closes the descriptor of the init's own program, and all that its starters left open.
    ::syscall(SYS_close_range, kControlDescriptor + 1, ~0U, 0U);
    // The kernel named the process after a descriptor number, because it was executed through one.
    ::prctl(PR_SET_NAME, "sandpad-init", 0, 0, 0);
}

void outliveParent()
{
    ::prctl(PR_SET_PDEATHSIG, 0, 0, 0, 0);
    for (const int signal : { SIGHUP, SIGINT, SIGTERM, SIGQUIT })
        ::signal(signal, SIG_IGN);
}

Tried<std::vector<LayerState>> dropPrivileges()
{
    const bool isBoundingEmpty = emptyBoundingSet();
    if (!emptyOtherSets())
        return systemFailure(QT_TRANSLATE_NOOP("sandpad::runner", "drop the capabilities"));
    if (::prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0)
        return systemFailure(QT_TRANSLATE_NOOP("sandpad::runner", "set no_new_privs"));
    // By the documented rules capset does not make a process dumpable again, only execve does. A
    // second call costs nothing and keeps the promise on every kernel.
    ::prctl(PR_SET_DUMPABLE, 0, 0, 0, 0);
    return std::vector<LayerState> {
        { .name = "no capabilities", .inForce = true, .reason = {} },
        { .name = "empty bounding set",
          .inForce = isBoundingEmpty,
          .reason = isBoundingEmpty
              ? ""
              : QT_TRANSLATE_NOOP(
                    "sandpad::runner",
                    "to empty it takes CAP_SETPCAP; no_new_privs has the same effect") },
        { .name = "no_new_privs", .inForce = true, .reason = {} },
    };
}

} // namespace sandpad::guest
