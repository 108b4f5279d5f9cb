#pragma once

#include <QByteArray>
#include <QString>

namespace sandpad::widgets {

/// Writes a guest's file where another program can read it: into a folder that only this user may
/// enter and that is removed when Sandpad ends. The file is not executable. Returns its path, empty
/// when it could not be written. Blocks while it writes; may be called in any thread.
[[nodiscard]] QString temporaryFile(const QString &name, const QByteArray &content);

} // namespace sandpad::widgets
