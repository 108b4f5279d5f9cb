#pragma once

#include <QString>
#include <QStringList>

namespace sandpad::runner {

/// The files of the host that an interpreter needs besides the system's own folders, as absolute
/// paths of folders, files and links. Nothing below /usr is listed. An interpreter with a folder to
/// itself gets the whole installation around it. An interpreter without one (a single file), or in
/// a shared folder (`~/bin`, `~/.local/bin`, `/tmp`), gets only the program and its libraries, so
/// that an interpreter in a home folder never shows the home. A program of npm gets its package and
/// the types beside that. Links on the way to the program are listed too; for a Python virtual
/// environment also the installation that it was made from. Looks at files; quick.
[[nodiscard]] QStringList interpreterFiles(const QString &program);

} // namespace sandpad::runner
