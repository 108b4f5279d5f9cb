#include "runner/guest/init/limits/FolderUsage.h"

#include "runner/guest/init/limits/Threads.h"

#include <array>
#include <cerrno>
#include <cstdio>
#include <dirent.h>
#include <fcntl.h>
#include <fstream>
#include <memory>
#include <set>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <sys/sysmacros.h>

namespace sandpad::guest {

namespace {

    constexpr std::uint64_t kBlockBytes = 512; // the unit of st_blocks on every file system

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
        const std::unique_ptr<DIR, int (*)(DIR *)> entries(::opendir(folder.c_str()), &::closedir);
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

    /// The folder may well be there; it is the supervisor that lacks something.
    bool isOutOfMeans(int errorNumber)
    {
        return errorNumber == EMFILE || errorNumber == ENFILE || errorNumber == ENOMEM;
    }

    Entries open(const std::string &folder)
    {
        const int fd =
            ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK);
        return { fd >= 0 ? ::fdopendir(fd) : nullptr, &::closedir };
    }

} // namespace

FolderWalk::FolderWalk(const std::string &folder, std::uint64_t mostEntries)
    : m_mostEntries(mostEntries)
    , m_left { folder }
{ }

void FolderWalk::enter(std::string path)
{
    m_entries = open(path);
    if (!m_entries && errno == ENAMETOOLONG)
        m_usage.entries += m_mostEntries;
    else if (!m_entries && isOutOfMeans(errno))
        m_failure = systemFailure("open a folder of the program").error();
    else if (!m_entries)
        m_hasLostFolder = true;
    m_path = std::move(path);
}

void FolderWalk::add(int folder, const dirent &entry)
{
    const std::string_view name(entry.d_name);
    struct stat state {};
    if (name == "." || name == ".."
        || ::fstatat(folder, entry.d_name, &state, AT_SYMLINK_NOFOLLOW) != 0)
        return;
    ++m_usage.entries;
    m_usage.bytes += static_cast<std::uint64_t>(state.st_blocks) * kBlockBytes;
    if (S_ISDIR(state.st_mode))
        m_left.push_back(m_path + '/' + entry.d_name);
}

bool FolderWalk::goOn(std::uint64_t untilNs)
{
    while (m_usage.entries <= m_mostEntries) {
        if (const dirent *entry = m_entries ? ::readdir(m_entries.get()) : nullptr) {
            add(::dirfd(m_entries.get()), *entry);
        } else if (!m_left.empty()) {
            std::string next = std::move(m_left.back());
            m_left.pop_back();
            enter(std::move(next));
        } else {
            return true;
        }
        if (monotonicNs() >= untilNs)
            return false;
    }
    return true;
}

std::uint64_t freeBytes(int folder)
{
    struct statvfs state {};
    return ::fstatvfs(folder, &state) == 0 ? state.f_bfree * state.f_frsize : 0;
}

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

std::uint64_t namelessBytes(const Processes &processes, const Samples &sample, int folder)
{
    struct stat place {};
    ::fstat(folder, &place);
    std::set<ino_t> seen;
    std::uint64_t bytes = 0;
    for (const ProcessSample &process : sample) {
        lookThroughThreads(
            processes.folderOf(process.pid), process.threads, [&](const std::string &threadFolder) {
                const Entries entries = open(threadFolder + "/fd");
                bool hasAny = false;
                while (const dirent *entry = entries ? ::readdir(entries.get()) : nullptr) {
                    struct stat state {};
                    if (entry->d_name[0] == '.'
                        || ::fstatat(::dirfd(entries.get()), entry->d_name, &state, 0) != 0)
                        continue;
                    hasAny = true;
                    if (S_ISREG(state.st_mode) && state.st_nlink == 0
                        && state.st_dev == place.st_dev && seen.insert(state.st_ino).second)
                        bytes += static_cast<std::uint64_t>(state.st_blocks) * kBlockBytes;
                }
                return hasAny;
            });
    }
    return bytes;
}

} // namespace sandpad::guest
