#pragma once

#include <QStringList>

namespace sandpad::runner {

/// /usr, and /bin, /lib and the like where they are folders or links.
[[nodiscard]] QStringList systemFolders();

/// Files of the host's /etc for name service, fonts, certificates, time and links to programs.
[[nodiscard]] QStringList systemFiles();

/// Certificates of authorities, as links to where they lie in /usr. The machine's own ones may lie
/// among them, and its keys beside the folder.
[[nodiscard]] QString certificateFolder();
/// All of these authorities in one file.
[[nodiscard]] QString certificateFile();

} // namespace sandpad::runner
