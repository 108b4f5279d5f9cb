#include "app/cli/SignalWatcher.h"

#include <QSocketNotifier>

#include <csignal>
#include <sys/signalfd.h>
#include <unistd.h>

namespace sandpad::app {

SignalWatcher::SignalWatcher(QObject *parent)
    : QObject(parent)
{
    sigset_t set;
    ::sigemptyset(&set);
    ::sigaddset(&set, SIGINT);
    ::sigaddset(&set, SIGTERM);
    ::sigaddset(&set, SIGHUP);
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

} // namespace sandpad::app
