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

    /// Empties a folder inside `top`. The folders in it are moved up to `top`.
    void empty(int top, const std::string &folder, unsigned &moved)
    {
        const auto fd = openFolder(top, folder.c_str());
        if (!fd.isOpen())
            return;
        ::fchmod(fd.get(), S_IRWXU);
        for (const std::string &name : namesIn(fd.get())) {
            if (::unlinkat(fd.get(), name.c_str(), 0) == 0
                || ::unlinkat(fd.get(), name.c_str(), AT_REMOVEDIR) == 0)
                continue;
            // Moving a folder to another parent needs the right to write into the folder.
            ::fchmodat(fd.get(), name.c_str(), S_IRWXU, AT_SYMLINK_NOFOLLOW);
            const std::string place = ".sandpad-" + std::to_string(moved + 1);
            if (::renameat(fd.get(), name.c_str(), top, place.c_str()) == 0)
                ++moved;
        }
    }

} // namespace

bool removeFolder(const QString &path)
{
    const QByteArray name = QFile::encodeName(path);
    const auto top = openFolder(AT_FDCWD, name.constData());
    unsigned moved = 0;
    for (bool hasProgress = top.isOpen(); hasProgress;) {
        hasProgress = false;
        for (const std::string &entry : namesIn(top.get())) {
            const unsigned before = moved;
            bool isGone = ::unlinkat(top.get(), entry.c_str(), 0) == 0;
            if (!isGone) {
                empty(top.get(), entry, moved);
                isGone = ::unlinkat(top.get(), entry.c_str(), AT_REMOVEDIR) == 0;
            }
            hasProgress = hasProgress || isGone || moved != before;
        }
    }
    return ::rmdir(name.constData()) == 0 || errno == ENOENT;
}

} // namespace sandpad::runner
