#include "runner/workspace/InputFiles.h"

#include "runner/model/Say.h"
#include "runner/workspace/FolderFiles.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSet>

#include <algorithm>

namespace sandpad::runner {

namespace {

    /// The files of a folder, with their names below its parent.
    QList<std::pair<QString, QString>> filesOf(const QFileInfo &folder)
    {
        QList<std::pair<QString, QString>> files;
        const qsizetype above = folder.filePath().size() - folder.fileName().size();
        for (const QString &path : filesBelow(folder.filePath(), kMostInputFiles))
            files.append({ path, path.sliced(above) });
        return files;
    }

    /// The same path, with a name at its end: "..", for example, has none of its own.
    QString named(const QString &path)
    {
        QString clean = QDir::cleanPath(path);
        const QString last = QFileInfo(clean).fileName();
        return last == QLatin1String(".") || last == QLatin1String("..")
            ? QDir::cleanPath(QDir::current().absoluteFilePath(clean))
            : clean;
    }

    Result<void> addInput(QList<InputFile> &inputs, const QString &path, const QString &name,
                          qint64 &bytesLeft)
    {
        if (inputs.size() == kMostInputFiles)
            return fail(ErrorCode::Unsupported,
                        Say::tr("There are more than %1 input files.").arg(kMostInputFiles));
        const auto isSame = [&name](const InputFile &input) { return input.name == name; };
        if (std::ranges::any_of(inputs, isSame))
            return fail(ErrorCode::Malformed, Say::tr("Two input files are called %1.").arg(name));
        auto content = readInput(path, bytesLeft);
        if (!content)
            return std::unexpected(content.error());
        bytesLeft -= content->size();
        inputs.append({ .name = name, .content = std::move(*content) });
        return {};
    }

} // namespace

bool isBeneath(const QString &name)
{
    constexpr qsizetype kLongest = 1024;
    constexpr qsizetype kLongestPart = 255; // in bytes; no usual file system takes more
    if (name.isEmpty() || name.size() > kLongest || name.contains(QChar(0)))
        return false;
    const QStringList parts = name.split(u'/');
    return std::ranges::none_of(parts, [](const QString &part) {
        return part.isEmpty() || part == QLatin1String(".") || part == QLatin1String("..")
            || part.toUtf8().size() > kLongestPart;
    });
}

Result<QByteArray> readInput(const QString &path, qint64 mostBytes)
{
    const QFileInfo info(path);
    if (!info.exists())
        return fail(ErrorCode::NotFound, Say::tr("The file %1 is not there.").arg(path));
    if (info.isDir())
        return fail(ErrorCode::NotReadable,
                    Say::tr("The input folder %1 cannot be read: permission denied.").arg(path));
    // Reading a FIFO or a device might never end.
    if (!info.isFile())
        return fail(ErrorCode::NotReadable,
                    Say::tr("The input %1 is not a regular file.").arg(path));
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return fail(ErrorCode::NotReadable,
                    Say::tr("The input file %1 cannot be read: %2.").arg(path, file.errorString()));
    QByteArray content = file.read(mostBytes + 1);
    if (content.size() > mostBytes)
        return fail(ErrorCode::Unsupported,
                    Say::tr("The input files are larger than 64 MiB together; %1 is the "
                            "first that is too much.")
                        .arg(path));
    return content;
}

Result<QList<InputFile>> readInputs(const QStringList &paths, const QString &own)
{
    QList<InputFile> inputs;
    qint64 bytesLeft = kMostInputBytes;
    for (const QString &path : paths) {
        const QFileInfo info(named(path));
        const auto files =
            info.isDir() ? filesOf(info) : QList { std::pair { info.filePath(), info.fileName() } };
        for (const auto &[file, name] : files) {
            if (const auto added = addInput(inputs, file, name, bytesLeft); !added)
                return std::unexpected(added.error());
        }
    }
    if (std::ranges::any_of(inputs, [&own](const InputFile &input) { return input.name == own; }))
        return fail(ErrorCode::Malformed,
                    Say::tr("An input file may not be called %1: that is the program's own "
                            "name.")
                        .arg(own));
    return inputs;
}

} // namespace sandpad::runner
