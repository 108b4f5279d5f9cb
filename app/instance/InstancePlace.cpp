#include "app/instance/InstancePlace.h"

#include "runner/lending/PrivateSockets.h"

#include <QDir>
#include <QFile>
#include <QLocalSocket>

namespace sandpad::app {

namespace {

    /// A window on another display is not seen by the person who starts Sandpad on this one.
    QByteArray display()
    {
        const QByteArray wayland = qgetenv("WAYLAND_DISPLAY");
        return wayland.isEmpty() ? qgetenv("DISPLAY") : wayland;
    }

} // namespace

std::optional<InstancePlace> instancePlace(const QString &dataFolder)
{
    const auto socket = runner::privateSocketPath(dataFolder, QStringLiteral("window"),
                                                  QFile::encodeName(QDir(dataFolder).absolutePath())
                                                      + '\0' + display());
    if (!socket)
        return std::nullopt;
    return InstancePlace { .socket = *socket,
                           .lock = socket->chopped(QStringLiteral("socket").size())
                               + QStringLiteral("lock") };
}

bool isOwnPeer(const QLocalSocket &socket)
{
    return runner::isOwnPeer(static_cast<int>(socket.socketDescriptor()));
}

} // namespace sandpad::app
