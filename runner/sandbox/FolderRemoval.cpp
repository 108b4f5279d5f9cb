#include "runner/sandbox/FolderRemoval.h"

#include "runner/guest/protocol/UniqueFd.h"

#include <QFile>

#include <cerrno>
#include <dirent.h>
#include <fcntl.h>
#include <memory>
#include <string>
#include <sys/stat.h>
#include <unistd.h>
#include <vector>

namespace sandpad::runner {

namespace {

    guest::UniqueFd openFolder(int parent, const char *name)
    {
        constexpr int kFlags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC;
        guest::UniqueFd fd(::openat(parent, name, kFlags));
        // A program may have removed its own rights. No process is left that could replace it by a
        // link.
        if (!fd.isOpen() && errno == EACCES && ::fchmodat(parent, name, S_IRWXU, 0) == 0)
            fd = guest::UniqueFd(::openat(parent, name, kFlags));
        return fd;
    }

    std::vector<std::string> namesIn(int folder)
    {
        std::vector<std::string> names;
        const std::unique_ptr<DIR, int (*)(DIR *)> entries(
            ::fdopendir(::fcntl(folder, F_DUPFD_CLOEXEC, 0)), &::closedir);
        if (entries)
            ::rewinddir(entries.get());
        while (const dirent *entry = entries ? ::readdir(entries.get()) : nullptr) {
            const std::string name(entry->d_name);
            if (name != "." && name != "..")
                names.push_back(name);
        }
        return names;
    }

    /// Moves a folder up to `top`, under a name of ours with a number from `next` on. Folders of
    /// such names may be there, left by a removal that was broken off.
    bool moveUp(int parent, const std::string &name, int top, unsigned &next)
    {
        // Moving a folder to another parent needs the right to write into the folder.
        ::fchmodat(parent, name.c_str(), S_IRWXU, AT_SYMLINK_NOFOLLOW);
        for (;;) {
            const std::string place = ".sandpad-" + std::to_string(next++);
            if (::renameat(parent, name.c_str(), top, place.c_str()) == 0)
                return true;
            if (errno != ENOTEMPTY && errno != EEXIST)
                return false;
        }
    }

    /// Empties a folder inside `top`. The folders in it are moved up to `top`. Was there one?
    bool empty(int top, const std::string &folder, unsigned &next)
    {
        const auto fd = openFolder(top, folder.c_str());
        if (!fd.isOpen())
            return false;
        bool hasMoved = false;
        ::fchmod(fd.get(), S_IRWXU);
        for (const std::string &name : namesIn(fd.get())) {
            if (::unlinkat(fd.get(), name.c_str(), 0) == 0
                || ::unlinkat(fd.get(), name.c_str(), AT_REMOVEDIR) == 0)
                continue;
            hasMoved = moveUp(fd.get(), name, top, next) || hasMoved;
        }
        return hasMoved;
    }

} // namespace

bool removeFolder(const QString &path)
{
    const QByteArray name = QFile::encodeName(path);
    const auto top = openFolder(AT_FDCWD, name.constData());
    unsigned next = 1;
    for (bool hasProgress = top.isOpen(); hasProgress;) {
        hasProgress = false;
        for (const std::string &entry : namesIn(top.get())) {
            bool hasMoved = false;
            bool isGone = ::unlinkat(top.get(), entry.c_str(), 0) == 0;
            if (!isGone) {
                hasMoved = empty(top.get(), entry, next);
                isGone = ::unlinkat(top.get(), entry.c_str(), AT_REMOVEDIR) == 0;
            }
            hasProgress = hasProgress || isGone || hasMoved;
        }
    }
    return ::rmdir(name.constData()) == 0 || errno == ENOENT;
}

} // namespace sandpad::runner
