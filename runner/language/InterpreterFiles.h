#pragma once

#include <QString>
#include <QStringList>

namespace sandpad::runner {

/// What of the host an interpreter needs to see besides the system's own folders, as absolute
/// paths of folders, files and links: nothing below /usr; else the installation around it when it
/// has a folder to itself, and only the program and its libraries when it has none (a single
/// file) or shares one (`~/bin`, `~/.local/bin`, `/tmp`), so that an interpreter in a home folder
/// never shows the home. Links on the way to the program are listed too; for a Python virtual
/// environment also the installation that it was made from. Looks at files; quick.
[[nodiscard]] QStringList interpreterFiles(const QString &program);

} // namespace sandpad::runner
