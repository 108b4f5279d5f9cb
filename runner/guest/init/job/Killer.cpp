#include "runner/guest/init/job/Killer.h"

#include <array>
#include <cerrno>
#include <csignal>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/wait.h>

namespace sandpad::guest {

namespace {

    /// The helper. It holds nothing but its socket: neither a descriptor nor memory of the program,
    /// and the init's memory is unreadable for the program in it, too.
    [[noreturn]] void obey(int orders)
    {
        ::setsid();
        sigset_t all;
        ::sigfillset(&all);
        ::sigprocmask(SIG_BLOCK, &all, nullptr);
        ::prctl(PR_SET_NAME, "sandpad-killer", 0, 0, 0);
        ::dup2(orders, 0);
        ::syscall(SYS_close_range, 1U, ~0U, 0U);
        // Unless its domain holds, its signals would reach all processes of the user.
        if (::kill(::getppid(), 0) == 0)
            ::_exit(1);
        for (;;) {
            unsigned char signal = 0;
            const ssize_t size = ::read(0, &signal, sizeof signal);
            if (size < 0 && errno == EINTR)
                continue;
            const bool isEnd = size <= 0 || signal == SIGKILL; // without an init, too
            ::kill(-1, isEnd ? SIGKILL : signal);
            if (isEnd)
                ::_exit(0);
        }
    }

} // namespace

Killer::Killer(Processes &processes, bool hasPidNamespace, const Landlock &landlock)
    : m_processes(processes)
    , m_outer(!hasPidNamespace && landlock.scopesSignals() ? &landlock : nullptr)
{ }

Tried<void> Killer::prepare()
{
    std::array<int, 2> ends {};
    if (m_outer == nullptr)
        return {};
    if (::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends.data()) != 0)
        return systemFailure("make the killer's socket");
    m_orders = UniqueFd(ends[0]);
    m_helpersEnd = UniqueFd(ends[1]);
    return {};
}

pid_t Killer::start() const
{
    if (m_outer == nullptr)
        return 0;
    if (!m_outer->enforce())
        return -1;
    // A child of the init: the program must not wait for it, nor see it end.
    const long helper =
        ::syscall(SYS_clone, static_cast<unsigned long>(CLONE_PARENT | SIGCHLD), 0, 0, 0, 0);
    if (helper == 0)
        obey(m_helpersEnd.get());
    return static_cast<pid_t>(helper);
}

void Killer::keep(pid_t helper)
{
    m_helpersEnd.reset();
    m_helper = helper;
    m_processes.leaveOut(helper);
}

void Killer::onReaped(pid_t child)
{
    if (child == m_helper)
        keep(0); // another process may get its number
}

bool Killer::order(int signal) const
{
    const auto byte = static_cast<unsigned char>(signal);
    return m_helper > 0
        && ::send(m_orders.get(), &byte, sizeof byte, MSG_NOSIGNAL | MSG_DONTWAIT) == 1;
}

void Killer::signalAll(int signal) const
{
    if (!order(signal))
        m_processes.signalAll(signal);
}

std::optional<int> Killer::killAll(pid_t main)
{
    Reaped reaped;
    if (order(SIGKILL))
        reaped = reapFor(kPatienceNs, main);
    if (!reaped.isNoneLeft) {
        keep(0); // to be killed like the others
        const auto status = m_processes.killAll(main);
        reaped.mainStatus = status ? status : reaped.mainStatus;
    }
    keep(0);
    m_orders.reset();
    return reaped.mainStatus;
}

} // namespace sandpad::guest
