#pragma once

#include <QStringList>

namespace sandpad::runner {

/// /usr, and /bin and its kind where they are folders or links.
[[nodiscard]] QStringList systemFolders();

/// Of the host's /etc: what name service, fonts, certificates, time and links to programs need.
[[nodiscard]] QStringList systemFiles();

} // namespace sandpad::runner
