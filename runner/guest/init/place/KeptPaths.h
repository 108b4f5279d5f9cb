#pragma once

#include "runner/guest/init/system/System.h"
#include "runner/guest/protocol/UniqueFd.h"

namespace sandpad::guest {

/// Keeps what bubblewrap has put below a folder visible although a fresh file system is mounted
/// over that folder, as for an interpreter that lies in /tmp. Needs CAP_SYS_ADMIN.
class KeptPaths
{
public:
    /// Before the mounts: holds each path of Setup::keptPaths.
    [[nodiscard]] Tried<void> hold(const Setup &setup);
    /// After the mounts: mounts and links are where they were.
    [[nodiscard]] Tried<void> putBack();

private:
    struct Kept
    {
        std::string path;
        UniqueFd tree; ///< a copy of the mount; not open for a link
        std::string target; ///< of a link
        bool isFolder = false;
    };

    std::vector<Kept> m_kept;
};

} // namespace sandpad::guest
