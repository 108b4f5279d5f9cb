#include "runner/model/FileExport.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStringList>

namespace sandpad::runner {

namespace {

    QString numbered(const QString &name, int number)
    {
        if (number == 0)
            return name;
        const QFileInfo info(name);
        const QString folder = info.path() == QLatin1String(".") ? QString() : info.path() + u'/';
        const QString suffix = info.suffix().isEmpty() ? QString() : u'.' + info.suffix();
        return folder + info.completeBaseName() + u'-' + QString::number(number) + suffix;
    }

    /// File systems take 255 bytes; some are kept for a number. The suffix stays, as it tells the
    /// type. Escaped characters make a name up to four times as long as the guest's own.
    QString shortened(const QString &part)
    {
        constexpr qsizetype kMostBytes = 240;
        constexpr qsizetype kMostSuffix = 16;
        if (part.toUtf8().size() <= kMostBytes)
            return part;
        const QString suffix = QFileInfo(part).suffix();
        const QString end =
            suffix.isEmpty() || suffix.size() > kMostSuffix ? QString() : u'.' + suffix;
        const qsizetype room = kMostBytes - end.toUtf8().size();
        QString front = part.chopped(end.size()).left(room);
        while (front.toUtf8().size() > room)
            front.chop(front.back().isLowSurrogate() ? 2 : 1);
        return front + end;
    }

    QString harmlessPart(const QString &part)
    {
        return shortened(part.startsWith(u'-') ? u'_' + part : part);
    }

    /// QFile writes what it can and calls that no error; the next try tells why.
    bool writeAll(QFile &file, const QByteArray &content)
    {
        qint64 done = 0;
        while (done < content.size()) {
            const qint64 more = file.write(content.constData() + done, content.size() - done);
            if (more <= 0)
                return false;
            done += more;
        }
        return true;
    }

} // namespace

QString harmlessName(const QString &name)
{
    QStringList parts;
    for (const QString &part : name.split(u'/', Qt::SkipEmptyParts)) {
        if (part != QLatin1String(".") && part != QLatin1String(".."))
            parts.append(harmlessPart(part));
    }
    return parts.isEmpty() ? QStringLiteral("file") : parts.join(u'/');
}

Result<QString> writeNewFile(const QString &folder, const QString &name, const QByteArray &content)
{
    constexpr int kMostTries = 1000;
    const QDir place(folder);
    const QString harmless = harmlessName(name);
    QString reason;
    for (int number = 0; number < kMostTries; ++number) {
        QString path = place.absoluteFilePath(numbered(harmless, number));
        const QString above = QFileInfo(path).path();
        QDir().mkpath(above);
        // A folder of that name may have stood there before, and be a link.
        const QString real = QFileInfo(above).canonicalFilePath() + u'/';
        if (!real.startsWith(QFileInfo(folder).canonicalFilePath() + u'/')) {
            reason = QStringLiteral("a link leads out of the folder");
            break;
        }
        QFile file(path);
        // NewOnly follows no link and replaces nothing.
        if (file.open(QIODevice::WriteOnly | QIODevice::NewOnly | QIODevice::Unbuffered)) {
            if (writeAll(file, content))
                return path;
            reason = file.errorString();
            file.remove();
            break;
        }
        reason = file.errorString();
        if (!QFileInfo(path).isSymLink() && !QFileInfo::exists(path))
            break;
    }
    return fail(ErrorCode::System,
                QStringLiteral("%1 could not be written to %2: %3.").arg(harmless, folder, reason));
}

} // namespace sandpad::runner
