#include "app/cli/SignalWatcher.h"

#include "app/cli/ExitStatus.h"

#include <array>
#include <csignal>
#include <poll.h>
#include <sys/eventfd.h>
#include <sys/signalfd.h>
#include <system_error>
#include <unistd.h>

namespace sandpad::app {

namespace {

    constexpr std::array kWatched { SIGINT, SIGTERM, SIGHUP };
    constexpr int kForEver = -1;
    /// How long a process that was told twice may take to end in good order.
    constexpr int kPatienceMs = 200;
    constexpr int kEnding = -1;

    sigset_t watchedSignals()
    {
        sigset_t set;
        ::sigemptyset(&set);
        for (const int signal : kWatched)
            ::sigaddset(&set, signal);
        return set;
    }

} // namespace

SignalWatcher::SignalWatcher(QObject *parent)
    : QObject(parent)
{
    const sigset_t set = watchedSignals();
    ::sigprocmask(SIG_BLOCK, &set, nullptr);
    std::signal(SIGPIPE, SIG_IGN);
    m_signals = guest::UniqueFd(::signalfd(-1, &set, SFD_NONBLOCK | SFD_CLOEXEC));
    m_ending = guest::UniqueFd(::eventfd(0, EFD_NONBLOCK | EFD_CLOEXEC));
    start();
}

SignalWatcher::~SignalWatcher()
{
    ::eventfd_write(m_ending.get(), 1);
    if (m_thread.joinable())
        m_thread.join();
    // What is left to do may take long, such as removing the folder of a run.
    const sigset_t set = watchedSignals();
    ::pthread_sigmask(SIG_UNBLOCK, &set, nullptr);
}

void SignalWatcher::start()
{
    // Qt's handler of ended children runs in another thread.
    sigset_t all;
    sigset_t before;
    ::sigfillset(&all);
    ::pthread_sigmask(SIG_SETMASK, &all, &before);
    try {
        m_thread = std::thread([this] { watch(); });
    } catch (const std::system_error &) {
        // Where no thread can be had signals end the process, as they do by themselves.
        for (const int signal : kWatched)
            ::sigdelset(&before, signal);
    }
    ::pthread_sigmask(SIG_SETMASK, &before, nullptr);
}

void SignalWatcher::watch()
{
    const int first = next(kForEver);
    if (first == kEnding)
        return;
    pass(first);
    const int second = next(kForEver);
    if (second == kEnding)
        return;
    pass(second);
    if (next(kPatienceMs) != kEnding)
        ::_exit(kSignalBase + second);
}

int SignalWatcher::next(int timeoutMs) const
{
    std::array<pollfd, 2> waiting { { { .fd = m_ending.get(), .events = POLLIN, .revents = 0 },
                                      { .fd = m_signals.get(), .events = POLLIN, .revents = 0 } } };
    while (true) {
        const int count = ::poll(waiting.data(), waiting.size(), timeoutMs);
        if (count == 0)
            return 0;
        if (count > 0 && waiting[0].revents != 0)
            return kEnding;
        signalfd_siginfo info {};
        if (count > 0 && ::read(m_signals.get(), &info, sizeof info) == sizeof info)
            return static_cast<int>(info.ssi_signo);
    }
}

void SignalWatcher::pass(int signal)
{
    QMetaObject::invokeMethod(
        this, [this, signal] { emit received(signal); }, Qt::QueuedConnection);
}

SignalsEndTheProcess::SignalsEndTheProcess()
{
    const sigset_t set = watchedSignals();
    ::pthread_sigmask(SIG_UNBLOCK, &set, nullptr);
}

SignalsEndTheProcess::~SignalsEndTheProcess()
{
    const sigset_t set = watchedSignals();
    ::pthread_sigmask(SIG_BLOCK, &set, nullptr);
}

} // namespace sandpad::app
