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

} // namespace

QString harmlessName(const QString &name)
{
    QStringList parts;
    for (const QString &part : name.split(u'/', Qt::SkipEmptyParts)) {
        if (part != QLatin1String(".") && part != QLatin1String(".."))
            parts.append(part);
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
        const QString path = place.absoluteFilePath(numbered(harmless, number));
        QDir().mkpath(QFileInfo(path).path());
        QFile file(path);
        // NewOnly follows no link and replaces nothing.
        if (file.open(QIODevice::WriteOnly | QIODevice::NewOnly)) {
            if (file.write(content) == content.size() && file.flush())
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
