#include "app/session/AtomicFile.h"

#include <QFile>
#include <QFileInfo>

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <fcntl.h>
#include <unistd.h>

namespace sandpad::app {

namespace {

    runner::Result<void> failed(const QString &why)
    {
        return runner::fail(runner::ErrorCode::System, why);
    }

    QString systemError()
    {
        return QString::fromLocal8Bit(std::strerror(errno));
    }

    runner::Result<void> writeAndSync(const QString &path, const QByteArray &content)
    {
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size()
            || !file.flush())
            return failed(file.errorString());
        // Some file systems cannot do it, and say so by EINVAL.
        if (::fsync(file.handle()) != 0 && errno != EINVAL)
            return failed(systemError());
        return {};
    }

} // namespace

void syncFolder(const QString &path)
{
    const int folder =
        ::open(QFile::encodeName(path).constData(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (folder < 0)
        return;
    ::fsync(folder);
    ::close(folder);
}

runner::Result<void> replaceFile(const QString &path, const QByteArray &content)
{
    const QString folder = QFileInfo(path).path();
    const QString beside = folder + QStringLiteral("/.being-written");
    auto written = writeAndSync(beside, content);
    if (written
        && std::rename(QFile::encodeName(beside).constData(), QFile::encodeName(path).constData())
            != 0)
        written = failed(systemError());
    if (written)
        syncFolder(folder);
    else
        QFile::remove(beside); // on a full disk it takes the place that other files need
    return written;
}

} // namespace sandpad::app
