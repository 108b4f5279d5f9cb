#pragma once

#include <QDateTime>
#include <QString>

namespace sandpad::app {

/// What the disk tells of a file without a look into it. A value.
struct FileStamp
{
    QDateTime modified; ///< invalid when the file is not there
    qint64 size = 0; ///< bytes
    bool isWritable = true;

    [[nodiscard]] static FileStamp of(const QString &path);

    [[nodiscard]] bool isThere() const { return modified.isValid(); }
    bool operator==(const FileStamp &) const = default;
};

} // namespace sandpad::app
