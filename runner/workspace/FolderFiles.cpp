#include "runner/workspace/FolderFiles.h"

#include <QFile>

#include <fcntl.h>
#include <filesystem>
#include <system_error>
#include <unistd.h>
#include <utility>
#include <vector>

namespace sandpad::runner {

namespace {

    namespace fs = std::filesystem;

    bool isClosed(const fs::path &folder)
    {
        return ::faccessat(AT_FDCWD, folder.c_str(), R_OK | X_OK, AT_EACCESS) != 0;
    }

} // namespace

// QDirIterator ends at the first name that is not UTF-8, and leaves out what comes after it.
QList<QByteArray> nativeFilesBelow(const QString &folder, qsizetype most)
{
    QList<QByteArray> files;
    const auto list = [&files](const fs::path &path) {
        files.append(QByteArray::fromStdString(path.native()));
    };
    // An iterator that goes into folders by itself ends at the first that it cannot enter.
    std::vector<fs::path> left { fs::path(QFile::encodeName(folder).toStdString()) };
    while (!left.empty() && files.size() <= most) {
        const fs::path one = std::exchange(left.back(), {});
        left.pop_back();
        std::error_code error;
        fs::directory_iterator entry(one, error);
        if (error || isClosed(one)) {
            if (error != std::errc::no_such_file_or_directory)
                list(one);
            continue;
        }
        for (; entry != fs::directory_iterator() && files.size() <= most; entry.increment(error)) {
            std::error_code unknown;
            const fs::file_status status = entry->symlink_status(unknown);
            const bool isUnknown = unknown && unknown != std::errc::no_such_file_or_directory;
            if (isUnknown || fs::is_regular_file(status))
                list(entry->path());
            else if (fs::is_directory(status))
                left.push_back(entry->path());
        }
        if (error)
            list(one);
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
