#pragma once

#include "runner/model/Error.h"
#include "runner/model/RunRequest.h"

namespace sandpad::runner {

/// The most bytes and files that can be handed to a run together.
inline constexpr qint64 kMostInputBytes = 64 << 20;
inline constexpr qsizetype kMostInputFiles = 200;

/// Whether a name can be a file's, and stays beneath the folder that it is relative to, on any
/// system.
[[nodiscard]] bool isBeneath(const QString &name);

/// A regular file's content; an error's sentence names the path. Blocks while it reads.
[[nodiscard]] Result<QByteArray> readInput(const QString &path, qint64 mostBytes);

/// The content of files, each under its own name, and of folders with all that is in them, links
/// left out. `own` is the name that no input may have. Blocks while it reads.
[[nodiscard]] Result<QList<InputFile>> readInputs(const QStringList &paths, const QString &own);

} // namespace sandpad::runner
