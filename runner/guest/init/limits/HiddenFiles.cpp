#include "runner/guest/init/limits/HiddenFiles.h"

#include "runner/guest/init/limits/Threads.h"

#include <array>
#include <cerrno>
#include <cstdio>
#include <fstream>
#include <memory>
#include <sys/stat.h>
#include <sys/sysmacros.h>

namespace sandpad::guest {

namespace {

    constexpr std::uint64_t kBytesOfBlock = 512; // as st_blocks counts

    using Entries = std::unique_ptr<DIR, int (*)(DIR *)>;

    /// "START-END rwxs OFFSET MAJOR:MINOR INODE   PATH (deleted)"
    bool mapsNameless(const std::string &path, dev_t device)
    {
        std::array<char, 32> place {};
        std::snprintf(place.data(), place.size(), " %02x:%02x ", major(device), minor(device));
        std::ifstream maps(path);
        for (std::string line; std::getline(maps, line);) {
            if (line.ends_with("(deleted)") && line.contains(place.data()))
                return true;
        }
        return false;
    }

    /// The fdinfo of a UNIX socket shows how many descriptors wait in it (since Linux 5.6).
    bool hasFilesInFlight(const std::string &processFolder)
    {
        constexpr std::string_view kKey = "scm_fds: ";
        const std::string folder = processFolder + "/fdinfo";
        const Entries entries(::opendir(folder.c_str()), &::closedir);
        if (!entries && errno == EACCES)
            return true;
        while (const dirent *entry = entries ? ::readdir(entries.get()) : nullptr) {
            const std::string text = readSmallFile((folder + '/' + entry->d_name).c_str());
            const std::size_t at = text.find(kKey);
            if (at != std::string::npos && text[at + kKey.size()] != '0')
                return true;
        }
        return false;
    }

} // namespace

bool mayHideFiles(const Processes &processes, const Samples &sample, int folder)
{
    struct stat place {};
    ::fstat(folder, &place);
    bool isFound = false;
    for (const ProcessSample &process : sample) {
        lookThroughThreads(
            processes.folderOf(process.pid), process.threads, [&](const std::string &threadFolder) {
                isFound = isFound || mapsNameless(threadFolder + "/maps", place.st_dev)
                    || hasFilesInFlight(threadFolder);
                return isFound;
            });
        if (isFound)
            return true;
    }
    return false;
}

std::uint64_t namelessBytes(const Processes &processes, const Samples &sample, int folder,
                            SeenFiles seen)
{
    struct stat place {};
    ::fstat(folder, &place);
    std::uint64_t bytes = 0;
    const auto count = [&](const struct stat &state) {
        if (S_ISREG(state.st_mode) && state.st_nlink == 0 && state.st_dev == place.st_dev
            && seen.insert(state.st_ino).second)
            bytes += static_cast<std::uint64_t>(state.st_blocks) * kBytesOfBlock;
    };
    for (const ProcessSample &process : sample) {
        // The kernel keeps the file of a program that runs, also when nothing of it is mapped.
        struct stat program {};
        if (::stat((processes.folderOf(process.pid) + "/exe").c_str(), &program) == 0)
            count(program);
        lookThroughThreads(
            processes.folderOf(process.pid), process.threads, [&](const std::string &threadFolder) {
                const Entries entries(::opendir((threadFolder + "/fd").c_str()), &::closedir);
                bool hasAny = false;
                while (const dirent *entry = entries ? ::readdir(entries.get()) : nullptr) {
                    struct stat state {};
                    if (entry->d_name[0] == '.'
                        || ::fstatat(::dirfd(entries.get()), entry->d_name, &state, 0) != 0)
                        continue;
                    hasAny = true;
                    count(state);
                }
                return hasAny;
            });
    }
    return bytes;
}

} // namespace sandpad::guest
