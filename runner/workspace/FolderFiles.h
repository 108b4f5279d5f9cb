#pragma once

#include <QByteArray>
#include <QStringList>

namespace sandpad::runner {

/// The paths of filesBelow() as the file system has them.
[[nodiscard]] QList<QByteArray> nativeFilesBelow(const QString &folder, qsizetype most);

/// The regular files in a folder and in those below it, at most `most` + 1 of them, in no order.
/// Links are left out. A name that is not UTF-8 appears with U+FFFD for what cannot be read, so
/// opening it fails with a sentence; it hides no other file. So does a folder that nobody may open,
/// or whose path is too long, which is in the list in place of its files. Blocks while it reads.
[[nodiscard]] QStringList filesBelow(const QString &folder, qsizetype most);

} // namespace sandpad::runner
