#include "runner/lending/PrivateSockets.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>

#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

namespace sandpad::runner {

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

} // namespace

/// A session that no login manager began, such as one of su, has no runtime folder, or that of
/// somebody else.
std::optional<QString> privateSocketFolder(const QString &dataFolder)
{
    const QString runtime = qEnvironmentVariable("XDG_RUNTIME_DIR");
    const QString folder = runtime + QStringLiteral("/sandpad");
    if (runtime.startsWith(u'/') && isPrivateFolder(folder))
        return folder;
    const QString own = QDir(dataFolder).absoluteFilePath(QStringLiteral("windows"));
    QDir().mkpath(dataFolder);
    return isPrivateFolder(own) ? std::optional(own) : std::nullopt;
}

std::optional<QString> privateSocketPath(const QString &dataFolder, const QString &kind,
                                         const QByteArray &owner)
{
    constexpr qsizetype kDigits = 16;
    const auto folder = privateSocketFolder(dataFolder);
    if (!folder)
        return std::nullopt;
    const QString mark = QString::fromLatin1(
        QCryptographicHash::hash(owner, QCryptographicHash::Sha256).toHex().left(kDigits));
    const QString path = *folder + u'/' + kind + u'-' + mark + QStringLiteral(".socket");
    if (QFile::encodeName(path).size() >= qsizetype(sizeof(sockaddr_un::sun_path)))
        return std::nullopt;
    return path;
}

bool isOwnPeer(int socket)
{
    ucred peer {};
    socklen_t size = sizeof peer;
    return ::getsockopt(socket, SOL_SOCKET, SO_PEERCRED, &peer, &size) == 0
        && peer.uid == ::getuid();
}

} // namespace sandpad::runner
