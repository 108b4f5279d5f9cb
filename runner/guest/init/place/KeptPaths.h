#pragma once

#include "runner/guest/init/system/System.h"
#include "runner/guest/protocol/UniqueFd.h"

namespace sandpad::guest {

/// Keeps paths visible that bubblewrap has put below a folder, although a fresh file system is
/// mounted over that folder. An interpreter in /tmp is an example. Needs CAP_SYS_ADMIN.
class KeptPaths
{
public:
    /// To be called before the mounts: holds each path of Setup::keptPaths.
    [[nodiscard]] Tried<void> hold(const Setup &setup);
    /// To be called after the mounts: puts mounts and links back where they were.
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
