#include "runner/workspace/FolderFiles.h"

#include <QFile>

#include <filesystem>

namespace sandpad::runner {

// QDirIterator ends at the first name that is not UTF-8, and leaves out what comes after it.
QList<QByteArray> nativeFilesBelow(const QString &folder, qsizetype most)
{
    namespace fs = std::filesystem;
    QList<QByteArray> files;
    std::error_code error;
    const fs::path start(QFile::encodeName(folder).toStdString());
    for (fs::recursive_directory_iterator
             entry(start, fs::directory_options::skip_permission_denied, error),
         end;
         !error && entry != end && files.size() <= most; entry.increment(error)) {
        std::error_code gone;
        if (fs::is_regular_file(entry->symlink_status(gone)))
            files.append(QByteArray::fromStdString(entry->path().native()));
    }
    return files;
}

QStringList filesBelow(const QString &folder, qsizetype most)
{
    QStringList files;
    for (const QByteArray &path : nativeFilesBelow(folder, most))
        files.append(QString::fromUtf8(path));
    return files;
}

} // namespace sandpad::runner
