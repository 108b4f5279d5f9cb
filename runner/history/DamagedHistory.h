#pragma once

#include "runner/model/Error.h"

#include <QString>

namespace sandpad::runner {

/// The number by which the file system knows a file; 0: there is none.
[[nodiscard]] quint64 fileNumber(const QString &path);

/// Moves the damaged database with all that goes with it into a new folder in `folder`, unless its
/// file is not the one of this number any more: then another process has done it, and begun anew.
/// Returns the new folder, or an empty text. The database must be closed.
[[nodiscard]] Result<QString> setHistoryAside(const QString &folder, const QString &database,
                                              quint64 number);

} // namespace sandpad::runner
