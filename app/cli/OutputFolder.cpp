#include "app/cli/OutputFolder.h"

#include "app/cli/StandardStreams.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <array>

namespace sandpad::app {

namespace {

    struct FigureType
    {
        const char *mime;
        const char *suffix;
    };

    constexpr auto kFigureTypes =
        std::to_array<FigureType>({ { .mime = "image/svg+xml", .suffix = "svg" },
                                    { .mime = "image/png", .suffix = "png" },
                                    { .mime = "image/jpeg", .suffix = "jpg" },
                                    { .mime = "image/gif", .suffix = "gif" } });

    /// Only plain path elements; an escaped name has no control characters left.
    QString harmless(const QString &name)
    {
        QStringList parts;
        for (const QString &part : name.split(u'/', Qt::SkipEmptyParts)) {
            if (part != QLatin1String(".") && part != QLatin1String(".."))
                parts.append(part);
        }
        return parts.isEmpty() ? QStringLiteral("file") : parts.join(u'/');
    }

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

OutputFolder::OutputFolder(QString path)
    : m_path(std::move(path))
{ }

QString OutputFolder::write(const QString &name, const QByteArray &content)
{
    constexpr int kMostTries = 1000;
    const QDir folder(m_path);
    for (int number = 0; number < kMostTries; ++number) {
        const QString path = folder.absoluteFilePath(numbered(name, number));
        QDir().mkpath(QFileInfo(path).path());
        QFile file(path);
        // NewOnly follows no link and replaces nothing.
        if (file.open(QIODevice::WriteOnly | QIODevice::NewOnly)) {
            if (file.write(content) == content.size() && file.flush())
                return path;
            file.remove();
            break;
        }
        if (!QFileInfo(path).isSymLink() && !QFileInfo::exists(path))
            break;
    }
    say(QCoreApplication::translate("sandpad::app::OutputFolder", "%1 could not be written to %2.")
            .arg(name, m_path));
    return {};
}

QString OutputFolder::writeFile(const runner::FileEntry &file)
{
    if (!isWanted() || !file.refused.isEmpty())
        return {};
    return write(harmless(file.name), file.content);
}

QString OutputFolder::writeFigure(const runner::MimeBundle &display)
{
    if (!isWanted())
        return {};
    for (const FigureType &type : kFigureTypes) {
        const QString mime = QString::fromLatin1(type.mime);
        if (display.contains(mime))
            return write(
                QStringLiteral("figure-%1.%2").arg(++m_figures).arg(QLatin1StringView(type.suffix)),
                display.data(mime));
    }
    return {};
}

} // namespace sandpad::app
