#pragma once

#include "runner/model/Error.h"

#include <QByteArray>

namespace sandpad::runner {

/// Turns a guest's file name into one that stays beneath a folder and harms nobody who works there:
/// plain path elements, none too long for a file system, none that a program takes for an option
/// (`-rf` becomes `_-rf`), and none that programs read and obey unasked: hidden ones, such as
/// `.bashrc`, `.git` and `.hg`, and `HEAD`, without which git takes no folder for a repository. The
/// result may not be the guest's own name any more.
[[nodiscard]] QString harmlessName(const QString &name);

/// Writes a file beneath a folder; replaces nothing and follows no link: a name that is taken gets
/// a number, also that of a folder in which the file lies. The result is the path. Blocks while it
/// writes.
[[nodiscard]] Result<QString> writeNewFile(const QString &folder, const QString &name,
                                           const QByteArray &content);

} // namespace sandpad::runner
