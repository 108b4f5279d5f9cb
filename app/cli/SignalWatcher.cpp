#include "app/cli/SignalWatcher.h"

#include <QSocketNotifier>

#include <csignal>
#include <sys/signalfd.h>
#include <unistd.h>

namespace sandpad::app {

namespace {

    sigset_t watchedSignals()
    {
        sigset_t set;
        ::sigemptyset(&set);
        for (const int signal : { SIGINT, SIGTERM, SIGHUP })
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
    auto *notifier = new QSocketNotifier(m_signals.get(), QSocketNotifier::Read, this);
    connect(notifier, &QSocketNotifier::activated, this, &SignalWatcher::read);
}

void SignalWatcher::read()
{
    signalfd_siginfo info {};
    while (::read(m_signals.get(), &info, sizeof info) == sizeof info)
        emit received(static_cast<int>(info.ssi_signo));
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
