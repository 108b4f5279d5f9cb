#include "app/window/EndSignals.h"

#include <QSocketNotifier>

#include <array>
#include <atomic>
#include <csignal>
#include <sys/eventfd.h>
#include <unistd.h>

namespace sandpad::app {

namespace {

    constexpr std::array kEnding { SIGTERM, SIGHUP, SIGINT };

    /// A signal handler can be given nothing else.
    std::atomic<int> wakened = -1;

    void wake(int /*signal*/)
    {
        const std::uint64_t one = 1;
        (void)!::write(wakened, &one, sizeof one);
    }

} // namespace

EndSignals::EndSignals(QObject *parent)
    : QObject(parent)
{
    const int event = ::eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
    if (event < 0
        || !m_event.open(event, QIODevice::ReadOnly | QIODevice::Unbuffered,
                         QFileDevice::AutoCloseHandle))
        return;
    wakened = event;
    auto *notifier = new QSocketNotifier(event, QSocketNotifier::Read, this);
    connect(notifier, &QSocketNotifier::activated, this, [this, notifier] {
        notifier->setEnabled(false);
        emit received();
    });
    struct sigaction action {};
    action.sa_handler = wake;
    action.sa_flags = static_cast<int>(SA_RESETHAND);
    for (const int signal : kEnding)
        ::sigaction(signal, &action, nullptr);
}

EndSignals::~EndSignals()
{
    for (const int signal : kEnding)
        ::signal(signal, SIG_DFL);
    wakened = -1;
}

} // namespace sandpad::app
