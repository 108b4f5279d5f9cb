#include "runner/workspace/KeptFolder.h"

#include "runner/model/Say.h"
#include "runner/workspace/FolderFiles.h"
#include "runner/workspace/InputFiles.h"

#include <QDir>
#include <QFileInfo>
#include <QSaveFile>
#include <QSet>

#include <limits>

namespace sandpad::runner {

namespace {

    constexpr auto kAll = std::numeric_limits<qsizetype>::max();
    const QString kMark = QStringLiteral("kept_");

    /// Git, shells and other programs that come by obey files of such names.
    bool isObeyed(const QString &part)
    {
        return QStringView(u"-.+@").contains(part.front())
            || part.compare(QLatin1String("HEAD"), Qt::CaseInsensitive) == 0;
    }

    /// How a file is called in the folder: with a mark before each part of its path that has one by
    /// itself, or that others would obey.
    QString keptName(const QString &name)
    {
        QStringList parts = name.split(u'/', Qt::SkipEmptyParts);
        for (QString &part : parts) {
            if (isObeyed(part) || part.startsWith(kMark))
                part.prepend(kMark);
        }
        return parts.join(u'/');
    }

    QString ownName(const QString &kept)
    {
        QStringList parts = kept.split(u'/');
        for (QString &part : parts) {
            if (part.startsWith(kMark))
                part.remove(0, kMark.size());
        }
        return parts.join(u'/');
    }

    /// Makes room for a file: makes the folders above it, and removes what stands in their place.
    bool makeRoom(const QDir &folder, const QString &name)
    {
        const QStringList parts = name.split(u'/');
        QString path;
        for (const QString &part : parts.first(parts.size() - 1)) {
            path += path.isEmpty() ? part : u'/' + part;
            if (QFileInfo(folder.filePath(path)).isFile() && !QFile::remove(folder.filePath(path)))
                return false;
        }
        const QString target = folder.filePath(name);
        if (QFileInfo(target).isDir() && !QDir(target).removeRecursively())
            return false;
        return folder.mkpath(path.isEmpty() ? QStringLiteral(".") : path);
    }

    bool write(const QString &path, const QByteArray &content)
    {
        QSaveFile file(path);
        return file.open(QIODevice::WriteOnly) && file.write(content) == content.size()
            && file.setPermissions(QFile::ReadOwner | QFile::WriteOwner) && file.commit();
    }

    void removeOthers(const QString &root, const QSet<QString> &stay)
    {
        const QDir folder(root);
        for (const QString &path : filesBelow(root, kAll)) {
            if (!stay.contains(folder.relativeFilePath(path)))
                QFile::remove(path);
        }
    }

} // namespace

KeptFolder::KeptFolder(QString path)
    : m_path(std::move(path))
{ }

Result<QList<InputFile>> KeptFolder::load() const
{
    QList<InputFile> files;
    const QDir folder(m_path);
    qint64 left = kMostInputBytes;
    for (const QString &path : filesBelow(m_path, kAll)) {
        auto content = readInput(path, left);
        if (!content)
            return std::unexpected(content.error());
        left -= content->size();
        files.append(
            { .name = ownName(folder.relativeFilePath(path)), .content = std::move(*content) });
    }
    return files;
}

Result<void> KeptFolder::store(const QList<FileEntry> &left) const
{
    const QDir folder(m_path);
    // The folder is private: other users must not read a program's files.
    if (!folder.mkpath(QStringLiteral("."))
        || !QFile::setPermissions(m_path, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner))
        return fail(ErrorCode::System,
                    Say::tr("The kept files cannot be written to %1.").arg(m_path));
    QSet<QString> stay;
    bool isWhole = true;
    for (const FileEntry &file : left) {
        // The entry "." means that not all of the work folder was looked at.
        isWhole = isWhole && file.name != QLatin1String(".");
        // An escaped name is not the file's real name.
        if (!isBeneath(file.name) || file.name.contains(u'\\'))
            continue;
        const QString kept = keptName(file.name);
        const bool isThere = file.isUnchanged || !file.refused.isEmpty();
        stay.insert(kept);
        // Earlier versions kept it under its own name.
        if (isThere && (kept == file.name || !QFileInfo(folder.filePath(file.name)).isFile()))
            continue;
        if (!makeRoom(folder, kept)
            || !(isThere ? QFile::rename(folder.filePath(file.name), folder.filePath(kept))
                         : write(folder.filePath(kept), file.content)))
            return fail(ErrorCode::System,
                        Say::tr("%1 could not be kept in %2.").arg(file.name, m_path));
    }
    if (isWhole)
        removeOthers(m_path, stay);
    return {};
}

qint64 KeptFolder::sizeBytes() const
{
    qint64 size = 0;
    for (const QString &path : filesBelow(m_path, kAll))
        size += QFileInfo(path).size();
    return size;
}

void KeptFolder::empty() const
{
    QDir(m_path).removeRecursively();
}

} // namespace sandpad::runner
