#include "runner/guest/init/place/KeptPaths.h"

#include "runner/guest/init/system/Translatable.h"

#include <array>
#include <climits>
#include <fcntl.h>
#include <linux/mount.h>
#include <sys/stat.h>
#include <sys/syscall.h>

namespace sandpad::guest {

namespace {

    std::string targetOf(const std::string &link)
    {
        std::array<char, PATH_MAX> target {};
        const ssize_t size = ::readlink(link.c_str(), target.data(), target.size());
        return size > 0 ? std::string(target.data(), static_cast<std::size_t>(size))
                        : std::string();
    }

    bool makeEmptyFile(const std::string &path)
    {
        return UniqueFd(::open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0444))
            .isOpen();
    }

} // namespace

Tried<void> KeptPaths::hold(const Setup &setup)
{
    for (const std::string &path : setup.keptPaths) {
        Kept kept { .path = path, .tree = {}, .target = targetOf(path), .isFolder = false };
        if (kept.target.empty()) {
            kept.tree = UniqueFd(static_cast<int>(
                ::syscall(SYS_open_tree, AT_FDCWD, path.c_str(),
                          OPEN_TREE_CLONE | static_cast<unsigned>(O_CLOEXEC) | AT_RECURSIVE)));
            struct stat state {};
            if (!kept.tree.isOpen() || ::fstat(kept.tree.get(), &state) != 0)
                return systemFailure(QT_TRANSLATE_NOOP("sandpad::runner", "hold %1"), path);
            kept.isFolder = S_ISDIR(state.st_mode);
        }
        m_kept.push_back(std::move(kept));
    }
    return {};
}

Tried<void> KeptPaths::putBack()
{
    for (const Kept &kept : m_kept) {
        bool isDone = makeFolders(kept.path.substr(0, kept.path.rfind('/')));
        if (!kept.tree.isOpen()) {
            isDone = isDone && ::symlink(kept.target.c_str(), kept.path.c_str()) == 0;
        } else {
            isDone = isDone && (kept.isFolder ? makeFolders(kept.path) : makeEmptyFile(kept.path))
                && ::syscall(SYS_move_mount, kept.tree.get(), "", AT_FDCWD, kept.path.c_str(),
                             MOVE_MOUNT_F_EMPTY_PATH)
                    == 0;
        }
        if (!isDone)
            return systemFailure(QT_TRANSLATE_NOOP("sandpad::runner", "show %1"), kept.path);
    }
    m_kept.clear();
    return {};
}

} // namespace sandpad::guest
