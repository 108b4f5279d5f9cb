#pragma once

#include <QStringList>

namespace sandpad::runner {

/// /usr, and /bin, /lib and the like where they are folders or links.
[[nodiscard]] QStringList systemFolders();

/// Files of the host's /etc for name service, fonts, certificates, time and links to programs.
[[nodiscard]] QStringList systemFiles();

} // namespace sandpad::runner
