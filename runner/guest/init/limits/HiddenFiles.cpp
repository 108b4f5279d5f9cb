#include "runner/guest/init/limits/HiddenFiles.h"

#include "runner/guest/init/limits/Threads.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <charconv>
#include <cstdio>
#include <fstream>
#include <memory>
#include <sys/stat.h>
#include <sys/sysmacros.h>

namespace sandpad::guest {

namespace {

    constexpr std::uint64_t kBytesOfBlock = 512; // as st_blocks counts

    /// Calls handle(inode) for each mapping of a file of that device without a name. Returns false
    /// when there is no mapping, because the thread has ended.
    bool forEachNameless(const std::string &maps, dev_t device, auto handle)
    {
        // "START-END rwxs OFFSET MAJOR:MINOR INODE   PATH (deleted)"
        std::array<char, 32> place {};
        std::snprintf(place.data(), place.size(), " %02x:%02x ", major(device), minor(device));
        const std::string_view key(place.data());
        std::ifstream file(maps);
        bool hasAny = false;
        for (std::string line; std::getline(file, line); hasAny = true) {
            const std::size_t at = line.ends_with("(deleted)") ? line.find(key) : line.npos;
            if (at == line.npos)
                continue;
            ino_t inode = 0;
            std::from_chars(line.data() + at + key.size(), line.data() + line.size(), inode);
            handle(inode);
        }
        return hasAny;
    }

    /// The fdinfo of a UNIX socket shows how many descriptors wait in it (since Linux 5.6).
    bool hasFilesInFlight(const std::string &fdinfo)
    {
        constexpr std::string_view kKey = "scm_fds: ";
        const std::string text = readSmallFile(fdinfo.c_str());
        const std::size_t at = text.find(kKey);
        return at != std::string::npos && text[at + kKey.size()] != '0';
    }

} // namespace

void HiddenFiles::add(const struct stat &state)
{
    if (S_ISREG(state.st_mode) && state.st_nlink == 0 && state.st_dev == m_device
        && m_seen.insert(state.st_ino).second)
        m_bytes += static_cast<std::uint64_t>(state.st_blocks) * kBytesOfBlock;
}

bool HiddenFiles::lookAtDescriptors(const std::string &thread, bool seesAll)
{
    const std::unique_ptr<DIR, int (*)(DIR *)> entries(::opendir((thread + "/fd").c_str()),
                                                       &::closedir);
    if (!entries && errno == EACCES)
        m_mayBeMore = true;
    bool hasAny = false;
    while (const dirent *entry = entries ? ::readdir(entries.get()) : nullptr) {
        struct stat state {};
        if (entry->d_name[0] == '.'
            || ::fstatat(::dirfd(entries.get()), entry->d_name, &state, 0) != 0)
            continue;
        hasAny = true;
        add(state);
        if (seesAll && !m_mayBeMore && S_ISSOCK(state.st_mode))
            m_mayBeMore = hasFilesInFlight(thread + "/fdinfo/" + entry->d_name);
    }
    return hasAny;
}

void HiddenFiles::lookAt(const std::string &folder, const ProcessSample &process, bool seesAll)
{
    // The kernel keeps the file of a program that runs, also when nothing of it is mapped.
    struct stat program {};
    if (::stat((folder + "/exe").c_str(), &program) == 0)
        add(program);
    // The filter has all threads of a process share their descriptors and mappings.
    lookThroughThreads(folder, process.threads, [&](const std::string &thread) {
        return lookAtDescriptors(thread, seesAll);
    });
    if (!seesAll)
        return;
    lookThroughThreads(folder, process.threads, [&](const std::string &thread) {
        return forEachNameless(thread + "/maps", m_device,
                               [this](ino_t inode) { m_mapped.insert(inode); });
    });
}

bool HiddenFiles::mayBeMore() const
{
    return m_mayBeMore
        || std::ranges::any_of(m_mapped, [this](ino_t inode) { return !m_seen.contains(inode); });
}

} // namespace sandpad::guest
