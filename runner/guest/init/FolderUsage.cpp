#include "runner/guest/init/FolderUsage.h"

#include "runner/guest/init/Threads.h"

#include <cerrno>
#include <dirent.h>
#include <fcntl.h>
#include <memory>
#include <set>
#include <sys/stat.h>

namespace sandpad::guest {

namespace {

    constexpr std::uint64_t kBlockBytes = 512; // of st_blocks, whatever the file system

    using Entries = std::unique_ptr<DIR, int (*)(DIR *)>;

    Entries open(const std::string &folder)
    {
        const int fd =
            ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK);
        return { fd >= 0 ? ::fdopendir(fd) : nullptr, &::closedir };
    }

} // namespace

FolderUsage usageOf(const std::string &folder, std::uint64_t mostEntries)
{
    FolderUsage usage;
    std::vector<std::string> left { folder };
    while (!left.empty() && usage.entries <= mostEntries) {
        const std::string path = std::move(left.back());
        left.pop_back();
        const Entries entries = open(path);
        if (!entries && errno == ENAMETOOLONG)
            usage.entries += mostEntries;
        while (const dirent *entry = entries ? ::readdir(entries.get()) : nullptr) {
            const std::string_view name(entry->d_name);
            struct stat state {};
            if (name == "." || name == ".."
                || ::fstatat(::dirfd(entries.get()), entry->d_name, &state, AT_SYMLINK_NOFOLLOW)
                    != 0)
                continue;
            ++usage.entries;
            usage.bytes += static_cast<std::uint64_t>(state.st_blocks) * kBlockBytes;
            if (S_ISDIR(state.st_mode))
                left.push_back(path + '/' + entry->d_name);
        }
    }
    return usage;
}

std::uint64_t namelessBytes(const std::vector<ProcessSample> &sample, int folder)
{
    struct stat place {};
    ::fstat(folder, &place);
    std::set<ino_t> seen;
    std::uint64_t bytes = 0;
    for (const ProcessSample &process : sample) {
        lookThroughThreads(process, [&](const std::string &threadFolder) {
            const Entries entries = open(threadFolder + "/fd");
            bool hasAny = false;
            while (const dirent *entry = entries ? ::readdir(entries.get()) : nullptr) {
                struct stat state {};
                if (entry->d_name[0] == '.'
                    || ::fstatat(::dirfd(entries.get()), entry->d_name, &state, 0) != 0)
                    continue;
                hasAny = true;
                if (S_ISREG(state.st_mode) && state.st_nlink == 0 && state.st_dev == place.st_dev
                    && seen.insert(state.st_ino).second)
                    bytes += static_cast<std::uint64_t>(state.st_blocks) * kBlockBytes;
            }
            return hasAny;
        });
    }
    return bytes;
}

} // namespace sandpad::guest
