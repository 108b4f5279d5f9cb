#include "app/instance/InstancePlace.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QLocalSocket>

#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

namespace sandpad::app {

namespace {

    constexpr mode_t kOwnerOnly = 0700;
    constexpr mode_t kPermissions = 07777;

    /// Makes the folder. False when somebody else may enter it.
    bool isPrivateFolder(const QString &path)
    {
        const QByteArray name = QFile::encodeName(path);
        ::mkdir(name.constData(), kOwnerOnly);
        struct stat found {};
        if (::lstat(name.constData(), &found) != 0 || !S_ISDIR(found.st_mode)
            || found.st_uid != ::getuid())
            return false;
        return (found.st_mode & kPermissions) == kOwnerOnly
            || ::chmod(name.constData(), kOwnerOnly) == 0;
    }

    /// A session that no login manager began, such as one of su, has no runtime folder, or that of
    /// somebody else.
    std::optional<QString> folderFor(const QString &dataFolder)
    {
        const QString runtime = qEnvironmentVariable("XDG_RUNTIME_DIR");
        const QString folder = runtime + QStringLiteral("/sandpad");
        if (runtime.startsWith(u'/') && isPrivateFolder(folder))
            return folder;
        const QString own = QDir(dataFolder).absoluteFilePath(QStringLiteral("windows"));
        QDir().mkpath(dataFolder);
        return isPrivateFolder(own) ? std::optional(own) : std::nullopt;
    }

    /// A window on another display is not seen by the person who starts Sandpad on this one.
    QByteArray display()
    {
        const QByteArray wayland = qgetenv("WAYLAND_DISPLAY");
        return wayland.isEmpty() ? qgetenv("DISPLAY") : wayland;
    }

} // namespace

std::optional<InstancePlace> instancePlace(const QString &dataFolder)
{
    constexpr qsizetype kDigits = 16;
    const auto folder = folderFor(dataFolder);
    if (!folder)
        return std::nullopt;
    const QByteArray windows =
        QFile::encodeName(QDir(dataFolder).absolutePath()) + '\0' + display();
    const QString name = QString::fromLatin1(
        QCryptographicHash::hash(windows, QCryptographicHash::Sha256).toHex().left(kDigits));
    const QString path = *folder + QStringLiteral("/window-") + name;
    const QString socket = path + QStringLiteral(".socket");
    if (QFile::encodeName(socket).size() >= qsizetype(sizeof(sockaddr_un::sun_path)))
        return std::nullopt;
    return InstancePlace { .socket = socket, .lock = path + QStringLiteral(".lock") };
}

bool isOwnPeer(const QLocalSocket &socket)
{
    ucred peer {};
    socklen_t size = sizeof peer;
    return ::getsockopt(static_cast<int>(socket.socketDescriptor()), SOL_SOCKET, SO_PEERCRED, &peer,
                        &size)
        == 0
        && peer.uid == ::getuid();
}

} // namespace sandpad::app
