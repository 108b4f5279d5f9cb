#include "runner/workspace/FolderFiles.h"

#include <QFile>

#include <fcntl.h>
#include <filesystem>
#include <unistd.h>

namespace sandpad::runner {

namespace {

    namespace fs = std::filesystem;

    bool isClosed(const fs::path &folder)
    {
        return ::faccessat(AT_FDCWD, folder.c_str(), R_OK | X_OK, AT_EACCESS) != 0;
    }

    bool isListed(const fs::directory_entry &entry)
    {
        std::error_code gone;
        const fs::file_status status = entry.symlink_status(gone);
        return fs::is_regular_file(status) || (fs::is_directory(status) && isClosed(entry.path()));
    }

} // namespace

// QDirIterator ends at the first name that is not UTF-8, and leaves out what comes after it.
QList<QByteArray> nativeFilesBelow(const QString &folder, qsizetype most)
{
    QList<QByteArray> files;
    std::error_code error;
    const fs::path start(QFile::encodeName(folder).toStdString());
    if (fs::is_directory(start, error) && isClosed(start))
        return { QFile::encodeName(folder) };
    for (fs::recursive_directory_iterator
             entry(start, fs::directory_options::skip_permission_denied, error),
         end;
         !error && entry != end && files.size() <= most; entry.increment(error)) {
        if (isListed(*entry))
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
