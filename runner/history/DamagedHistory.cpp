#include "runner/history/DamagedHistory.h"

#include "runner/model/Say.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QLockFile>

#include <sys/stat.h>

namespace sandpad::runner {

quint64 fileNumber(const QString &path)
{
    struct stat facts {};
    return ::stat(QFile::encodeName(path).constData(), &facts) == 0 ? facts.st_ino : 0;
}

Result<QString> setHistoryAside(const QString &folder, const QString &database, quint64 number)
{
    constexpr int kPatienceMs = 5000;
    QLockFile lock(folder + QStringLiteral("/.lock"));
    if (!lock.tryLock(kPatienceMs))
        return fail(ErrorCode::System,
                    Say::tr("%1 is damaged, and %2 cannot be locked.").arg(database, folder));
    if (fileNumber(database) != number)
        return QString();
    QDir place(folder);
    const QString name =
        QStringLiteral("damaged-%1")
            .arg(QDateTime::currentDateTimeUtc().toString(QStringLiteral("yyyyMMdd-HHmmss-zzz")));
    place.mkdir(name);
    const QString file = QFileInfo(database).fileName();
    // The database goes last: broken off before, this is done again.
    for (const QString &part : { QStringLiteral("runs"), file + QStringLiteral("-shm"),
                                 file + QStringLiteral("-wal"), file }) {
        if (place.exists(part) && !place.rename(part, name + u'/' + part))
            return fail(ErrorCode::System,
                        Say::tr("%1 is damaged and cannot be moved.").arg(place.filePath(part)));
    }
    return place.filePath(name);
}

} // namespace sandpad::runner
