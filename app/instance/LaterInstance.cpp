#include "app/instance/LaterInstance.h"

#include <QDeadlineTimer>
#include <QLocalSocket>
#include <QThread>

namespace sandpad::app {

namespace {

    constexpr std::chrono::seconds kAnswerTime(4);
    constexpr std::chrono::milliseconds kPause(50);

    int left(const QDeadlineTimer &deadline)
    {
        return static_cast<int>(deadline.remainingTime());
    }

    /// False when nobody answers; a window that is about to close does not.
    bool handOver(const InstancePlace &place, const Handover &handover,
                  const QDeadlineTimer &deadline)
    {
        QLocalSocket socket;
        socket.connectToServer(place.socket);
        if (!socket.waitForConnected(left(deadline)) || !isOwnPeer(socket))
            return false;
        socket.write(messageOf(handover));
        const QByteArray taken(kHandoverTaken);
        while (socket.bytesAvailable() < taken.size()) {
            if (!socket.waitForReadyRead(left(deadline)))
                break; // sends, too
        }
        return socket.read(taken.size()) == taken;
    }

} // namespace

StartedAs startInstance(const QString &dataFolder, const Handover &handover)
{
    const auto place = instancePlace(dataFolder);
    if (!place)
        return Unanswered {};
    const QDeadlineTimer deadline(kAnswerTime);
    do {
        if (auto first = FirstInstance::takePlace(*place))
            return first;
        if (handOver(*place, handover, deadline))
            return HandedOver {};
        QThread::sleep(kPause);
    } while (!deadline.hasExpired());
    return Unanswered {};
}

} // namespace sandpad::app
