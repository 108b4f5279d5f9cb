#include "runner/guest/init/job/Collector.h"

#include "runner/guest/init/system/Translatable.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <dirent.h>
#include <fcntl.h>
#include <linux/openat2.h>
#include <memory>
#include <sys/stat.h>
#include <sys/syscall.h>

namespace sandpad::guest {

namespace {

    constexpr std::uint64_t kMostFiles = 200;
    constexpr std::uint64_t kMostBytes = 64ULL << 20;
    constexpr std::uint64_t kMostEntries = 20'000;
    constexpr std::ptrdiff_t kDeepest = 100; // each entry is opened by its whole path
    /// A person reads the names of refused entries; a longer list is of no use.
    constexpr std::uint64_t kMostNamed = 1'000;
    constexpr std::size_t kLongestPath = 1'024;
    constexpr std::size_t kPieceBytes = 256U << 10;

    /// Folders that tools leave for themselves, not for the user.
    bool isByproduct(std::string_view name)
    {
        return name == "__pycache__" || name == "node_modules";
    }

    std::string joined(const std::string &folder, const char *name)
    {
        return folder == "." ? std::string(name) : folder + '/' + name;
    }

    const char *kindOf(mode_t mode)
    {
        switch (mode & S_IFMT) {
        case S_IFLNK:
            return QT_TRANSLATE_NOOP("sandpad::runner", "it is a symbolic link");
        case S_IFIFO:
            return QT_TRANSLATE_NOOP("sandpad::runner", "it is a FIFO");
        case S_IFSOCK:
            return QT_TRANSLATE_NOOP("sandpad::runner", "it is a socket");
        case S_IFCHR:
        case S_IFBLK:
            return QT_TRANSLATE_NOOP("sandpad::runner", "it is a device");
        default:
            return QT_TRANSLATE_NOOP("sandpad::runner", "it is not a regular file");
        }
    }

} // namespace

Collector::Collector(Control &control, int workFolder)
    : m_control(control)
    , m_workFolder(workFolder)
{ }

UniqueFd Collector::open(const std::string &name, int flags) const
{
    open_how how {};
    how.flags = static_cast<std::uint64_t>(flags) | O_CLOEXEC | O_NOFOLLOW;
    how.resolve = RESOLVE_BENEATH | RESOLVE_NO_SYMLINKS | RESOLVE_NO_XDEV;
    return UniqueFd(
        static_cast<int>(::syscall(SYS_openat2, m_workFolder, name.c_str(), &how, sizeof how)));
}

void Collector::refuse(const std::string &name, std::uint64_t size, std::string reason)
{
    if (m_mode == Mode::Remember || ++m_named > kMostNamed)
        return;
    m_control.send(
        Kind::File,
        encode(FileHeader {
            .name = name, .sizeBytes = size, .refused = std::move(reason), .isUnchanged = false }));
}

void Collector::nameUnchanged(const std::string &name, std::uint64_t size)
{
    if (m_namesUnchanged)
        m_control.send(Kind::File,
                       encode(FileHeader {
                           .name = name, .sizeBytes = size, .refused = {}, .isUnchanged = true }));
}

void Collector::sendFile(const std::string &name)
{
    // O_NONBLOCK: the file may have been replaced by a FIFO, and opening must not wait for a
    // writer.
    const UniqueFd file = open(name, O_RDONLY | O_NONBLOCK);
    struct stat state {};
    if (!file.isOpen() || ::fstat(file.get(), &state) != 0 || !S_ISREG(state.st_mode))
        return refuse(name, 0, QT_TRANSLATE_NOOP("sandpad::runner", "it could not be opened"));
    const auto size = static_cast<std::uint64_t>(state.st_size);
    if (m_named >= kMostFiles)
        return refuse(name, size,
                      QT_TRANSLATE_NOOP("sandpad::runner", "there are more than 200 files"));
    if (size > kMostBytes - m_bytes)
        return refuse(
            name, size,
            QT_TRANSLATE_NOOP("sandpad::runner", "the files are larger than 64 MiB together"));
    ++m_named;
    m_bytes += size;
    m_control.send(Kind::File,
                   encode(FileHeader {
                       .name = name, .sizeBytes = size, .refused = {}, .isUnchanged = false }));
    std::string buffer(kPieceBytes, '\0');
    for (std::uint64_t left = size; left > 0;) {
        const ssize_t got =
            ::read(file.get(), buffer.data(), std::min<std::uint64_t>(left, buffer.size()));
        if (got <= 0)
            break;
        m_control.send(Kind::FileData,
                       std::string_view(buffer.data(), static_cast<std::size_t>(got)));
        m_control.flushAll();
        left -= static_cast<std::uint64_t>(got);
    }
}

void Collector::collectEntry(const std::string &name, std::vector<std::string> &folders)
{
    const UniqueFd entry = open(name, O_PATH);
    struct stat state {};
    if (!entry.isOpen() || ::fstat(entry.get(), &state) != 0)
        return refuse(name, 0, QT_TRANSLATE_NOOP("sandpad::runner", "it could not be opened"));
    if (S_ISDIR(state.st_mode)) {
        if (std::ranges::count(name, '/') >= kDeepest)
            return refuse(name, 0, QT_TRANSLATE_NOOP("sandpad::runner", "it lies too deep"));
        folders.push_back(name);
        return;
    }
    const auto size = static_cast<std::uint64_t>(state.st_size);
    const Known known { .inode = state.st_ino,
                        .changedSeconds = state.st_ctim.tv_sec,
                        .changedNs = state.st_ctim.tv_nsec };
    if (m_mode == Mode::Remember)
        m_known.insert(known);
    else if (!S_ISREG(state.st_mode))
        return refuse(name, 0, kindOf(state.st_mode));
    else if (m_known.contains(known))
        nameUnchanged(name, size);
    else if (state.st_nlink > 1)
        return refuse(name, size, QT_TRANSLATE_NOOP("sandpad::runner", "it is a hard link"));
    else
        sendFile(name);
}

void Collector::collectFolder(const std::string &folder, std::vector<std::string> &folders)
{
    const UniqueFd fd = open(folder, O_RDONLY | O_DIRECTORY | O_NONBLOCK);
    if (!fd.isOpen())
        return refuse(folder, 0, QT_TRANSLATE_NOOP("sandpad::runner", "it could not be opened"));
    const std::unique_ptr<DIR, int (*)(DIR *)> entries(
        ::fdopendir(::fcntl(fd.get(), F_DUPFD_CLOEXEC, 0)), &::closedir);
    while (const dirent *entry = entries ? ::readdir(entries.get()) : nullptr) {
        const std::string_view name(entry->d_name);
        if (name == "." || name == ".." || isByproduct(name))
            continue;
        if (++m_entries > kMostEntries)
            return;
        const std::string path = joined(folder, entry->d_name);
        if (path.size() > kLongestPath)
            refuse(path.substr(0, kLongestPath), 0,
                   QT_TRANSLATE_NOOP("sandpad::runner", "its path is too long"));
        else
            collectEntry(path, folders);
    }
}

void Collector::rememberAll()
{
    walk(Mode::Remember);
}

void Collector::collect(bool namesUnchanged)
{
    m_namesUnchanged = namesUnchanged;
    walk(Mode::Send);
}

void Collector::walk(Mode mode)
{
    m_mode = mode;
    m_entries = 0;
    std::vector<std::string> folders { "." };
    while (!folders.empty() && m_entries <= kMostEntries) {
        const std::string folder = std::move(folders.back());
        folders.pop_back();
        collectFolder(folder, folders);
    }
    if (m_entries > kMostEntries)
        refuse(".", 0,
               QT_TRANSLATE_NOOP("sandpad::runner",
                                 "there are more than 20,000 entries; the rest was not looked at"));
}

} // namespace sandpad::guest
