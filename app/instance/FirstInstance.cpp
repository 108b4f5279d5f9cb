#include "app/instance/FirstInstance.h"

#include <QLocalSocket>
#include <QTimer>

#include <sys/file.h>

namespace sandpad::app {

namespace {
    constexpr std::chrono::seconds kMessageTime(2);
    constexpr int kMostPeers = 16;
} // namespace

std::unique_ptr<FirstInstance> FirstInstance::takePlace(const InstancePlace &place)
{
    auto first = std::unique_ptr<FirstInstance>(new FirstInstance);
    first->m_lock.setFileName(place.lock);
    if (!first->m_lock.open(QIODevice::ReadWrite)
        || ::flock(first->m_lock.handle(), LOCK_EX | LOCK_NB) != 0)
        return nullptr;
    // Who has the lock owns the socket, so one that lies there is dead.
    QFile::remove(place.socket);
    connect(&first->m_server, &QLocalServer::newConnection, first.get(),
            &FirstInstance::onConnected);
    return first->m_server.listen(place.socket) ? std::move(first) : nullptr;
}

FirstInstance::~FirstInstance() = default;

void FirstInstance::onConnected()
{
    while (QLocalSocket *peer = m_server.nextPendingConnection()) {
        connect(peer, &QLocalSocket::disconnected, peer, &QObject::deleteLater);
        if (!isOwnPeer(*peer) || m_server.findChildren<QLocalSocket *>().size() > kMostPeers) {
            peer->abort();
            continue;
        }
        peer->setReadBufferSize(kHandoverHead + kMostHandoverBytes);
        connect(peer, &QLocalSocket::readyRead, this, [this, peer] { read(peer); });
        QTimer::singleShot(kMessageTime, peer, &QLocalSocket::abort);
        read(peer); // it may be there already
    }
}

void FirstInstance::read(QLocalSocket *peer)
{
    if (peer->bytesAvailable() < kHandoverHead)
        return;
    const auto length = handoverLength(peer->peek(kHandoverHead));
    if (!length)
        return peer->abort();
    if (peer->bytesAvailable() < kHandoverHead + *length)
        return;
    peer->skip(kHandoverHead);
    const auto handover = handoverFrom(peer->read(*length));
    if (!handover)
        return peer->abort();
    disconnect(peer, &QLocalSocket::readyRead, this, nullptr); // one message each
    emit asked(*handover);
    peer->write(kHandoverTaken);
    peer->disconnectFromServer(); // when it is written
}

} // namespace sandpad::app
