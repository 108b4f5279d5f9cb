#include "runner/guest/init/system/System.h"

#include "runner/guest/init/system/Translatable.h"

#include <array>
#include <cerrno>
#include <ctime>
#include <fcntl.h>
#include <sys/stat.h>

namespace sandpad::guest {

namespace {

    bool writeAll(int fd, std::string_view bytes)
    {
        while (!bytes.empty()) {
            const ssize_t written = ::write(fd, bytes.data(), bytes.size());
            if (written < 0 && errno == EINTR)
                continue;
            if (written <= 0)
                return false;
            bytes.remove_prefix(static_cast<std::size_t>(written));
        }
        return true;
    }

} // namespace

std::unexpected<Failure> systemFailure(std::string what, std::string subject)
{
    return std::unexpected(
        Failure { .errorNumber = errno, .what = std::move(what), .subject = std::move(subject) });
}

std::uint64_t monotonicNs()
{
    timespec now {};
    ::clock_gettime(CLOCK_MONOTONIC, &now);
    return static_cast<std::uint64_t>(now.tv_sec) * kNsPerSecond
        + static_cast<std::uint64_t>(now.tv_nsec);
}

Tried<std::string> tryReadSmallFile(const char *path)
{
    const UniqueFd fd(::open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK));
    if (!fd.isOpen())
        return systemFailure(QT_TRANSLATE_NOOP("sandpad::runner", "open %1"), path);
    std::string text;
    std::array<char, 4096> buffer {};
    constexpr std::size_t kMost = 64UL * 1024;
    while (text.size() < kMost) {
        const ssize_t size = ::read(fd.get(), buffer.data(), buffer.size());
        if (size < 0)
            return systemFailure(QT_TRANSLATE_NOOP("sandpad::runner", "read %1"), path);
        if (size == 0)
            break;
        text.append(buffer.data(), static_cast<std::size_t>(size));
    }
    return text;
}

std::string readSmallFile(const char *path)
{
    return tryReadSmallFile(path).value_or(std::string());
}

bool writeExistingFile(const char *path, std::string_view text)
{
    const UniqueFd fd(::open(path, O_WRONLY | O_CLOEXEC));
    return fd.isOpen() && writeAll(fd.get(), text);
}

UniqueFd openFolder(const std::string &path)
{
    return UniqueFd(::open(path.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
}

bool makeFolders(const std::string &path)
{
    for (std::size_t slash = path.find('/', 1); slash != std::string::npos;
         slash = path.find('/', slash + 1)) {
        if (::mkdir(path.substr(0, slash).c_str(), 0755) != 0 && errno != EEXIST)
            return false;
    }
    return ::mkdir(path.c_str(), 0755) == 0 || errno == EEXIST;
}

Tried<void> writeNewFile(const GuestFile &file)
{
    if (!makeFolders(file.path.substr(0, file.path.rfind('/'))))
        return systemFailure(QT_TRANSLATE_NOOP("sandpad::runner", "make the folder of %1"),
                             file.path);
    const UniqueFd fd(
        ::open(file.path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0600));
    if (!fd.isOpen())
        return systemFailure(QT_TRANSLATE_NOOP("sandpad::runner", "make %1"), file.path);
    if (!writeAll(fd.get(), file.content))
        return systemFailure(QT_TRANSLATE_NOOP("sandpad::runner", "write %1"), file.path);
    if (::fchmod(fd.get(), file.mode) != 0)
        return systemFailure(QT_TRANSLATE_NOOP("sandpad::runner", "set the mode of %1"), file.path);
    return {};
}

} // namespace sandpad::guest
