#include "app/cli/OutputFolder.h"

#include "app/cli/StandardStreams.h"
#include "runner/model/FileExport.h"

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
                                    { .mime = "image/gif", .suffix = "gif" },
                                    { .mime = "image/png", .suffix = "png" },
                                    { .mime = "image/jpeg", .suffix = "jpg" } });

} // namespace

OutputFolder::OutputFolder(QString path)
    : m_path(std::move(path))
{ }

QString OutputFolder::write(const QString &name, const QByteArray &content)
{
    const auto path = runner::writeNewFile(m_path, name, content);
    if (!path) {
        say(path.error().text);
        m_hasFailed = true;
    }
    return path.value_or(QString());
}

QString OutputFolder::writeFile(const runner::FileEntry &file)
{
    if (!isWanted() || !file.refused.isEmpty())
        return {};
    return write(file.name, file.content);
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
