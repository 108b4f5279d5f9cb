#pragma once

#include "runner/model/Error.h"

#include <QByteArray>
#include <QString>

namespace sandpad::app {

/// Replaces a file as a whole, or leaves it as it was: the content reaches the disk in a hidden
/// file beside it, which then takes its name. That hidden file has always the same name, so what a
/// crash leaves of it is written over by the next call. So one thread alone may write to a folder.
/// The error is what the system said.
[[nodiscard]] runner::Result<void> replaceFile(const QString &path, const QByteArray &content);

/// Brings to the disk which files a folder holds.
void syncFolder(const QString &path);

} // namespace sandpad::app
