#include "runner/guest/init/job/InputWatch.h"

#include "runner/guest/init/place/Terminal.h"

#include <array>
#include <cstdlib>
#include <dirent.h>
#include <fcntl.h>
#include <memory>
#include <sys/ioctl.h>
#include <sys/syscall.h>

namespace sandpad::guest {

namespace {

    /// The watch gives up on a program with more threads: looking at all would cost too much time.
    constexpr int kMostThreads = 64;

    std::string readAll(const std::string &path)
    {
        const UniqueFd file(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NOFOLLOW));
        std::string text;
        std::array<char, 4096> buffer {};
        constexpr std::size_t kMost = 64U << 10;
        while (file.isOpen() && text.size() < kMost) {
            const ssize_t size = ::read(file.get(), buffer.data(), buffer.size());
            if (size <= 0)
                break;
            text.append(buffer.data(), static_cast<std::size_t>(size));
        }
        return text;
    }

    std::string linkTarget(const std::string &path)
    {
        std::array<char, 64> target {};
        const ssize_t size = ::readlink(path.c_str(), target.data(), target.size());
        return size > 0 ? std::string(target.data(), static_cast<std::size_t>(size))
                        : std::string();
    }

    std::string folderOf(pid_t pid)
    {
        return "/proc/" + std::to_string(pid);
    }

    enum class Sleep : std::uint8_t
    {
        Elsewhere,
        Read,
        EpollWait
    };

    Sleep sleepOf(long number)
    {
        switch (number) {
        case SYS_read:
        case SYS_readv:
            return Sleep::Read;
        case SYS_epoll_wait:
        case SYS_epoll_pwait:
        case SYS_epoll_pwait2:
            return Sleep::EpollWait;
        default:
            return Sleep::Elsewhere;
        }
    }

} // namespace

InputWatch::InputWatch(int pipe, bool isTerminal)
    : m_pipe(pipe)
    , m_isTerminal(isTerminal)
{
    int number = 0;
    if (!isTerminal)
        m_name = linkTarget("/proc/self/fd/" + std::to_string(pipe));
    else if (::ioctl(pipe, TIOCGPTN, &number) == 0)
        m_name = "/dev/pts/" + std::to_string(number);
}

bool InputWatch::isEchoed() const
{
    return !m_isTerminal || guest::isEchoed(m_pipe);
}

bool InputWatch::holdsInput() const
{
    // The master of a terminal does not show how much its other end may read. A thread that sleeps
    // in a read is enough there: it found no whole line.
    int bytes = 0;
    return !m_isTerminal && (::ioctl(m_pipe, FIONREAD, &bytes) != 0 || bytes != 0);
}

bool InputWatch::isThePipe(pid_t pid, const std::string &descriptor) const
{
    const std::string target = linkTarget(folderOf(pid) + "/fd/" + descriptor);
    return target == m_name || (m_isTerminal && target == "/dev/tty");
}

bool InputWatch::holdsThePipe(pid_t pid, const std::string &epoll) const
{
    const std::string info = readAll(folderOf(pid) + "/fdinfo/" + epoll);
    constexpr std::string_view kTarget = "tfd:";
    for (std::size_t at = info.find(kTarget); at != std::string::npos;
         at = info.find(kTarget, at + 1)) {
        const long descriptor = std::strtol(info.c_str() + at + kTarget.size(), nullptr, 10);
        if (isThePipe(pid, std::to_string(descriptor)))
            return true;
    }
    return false;
}

bool InputWatch::waits(pid_t pid, const std::string &thread) const
{
    // "NUMBER ARGUMENT ARGUMENT ...", or "running".
    const std::string call = readAll(folderOf(pid) + "/task/" + thread + "/syscall");
    char *rest = nullptr;
    const long number = std::strtol(call.c_str(), &rest, 10);
    if (rest == call.c_str())
        return false;
    const std::string descriptor = std::to_string(std::strtoull(rest, nullptr, 16));
    switch (sleepOf(number)) {
    case Sleep::Read:
        return isThePipe(pid, descriptor);
    case Sleep::EpollWait:
        return holdsThePipe(pid, descriptor);
    case Sleep::Elsewhere:
        return false;
    }
    return false;
}

bool InputWatch::isWaitedFor(const std::vector<ProcessSample> &processes) const
{
    if (holdsInput())
        return false;
    int looked = 0;
    for (const ProcessSample &process : processes) {
        const std::string folder = folderOf(process.pid) + "/task";
        const std::unique_ptr<DIR, int (*)(DIR *)> tasks(::opendir(folder.c_str()), &::closedir);
        while (const dirent *entry = tasks ? ::readdir(tasks.get()) : nullptr) {
            if (entry->d_name[0] == '.')
                continue;
            if (waits(process.pid, entry->d_name))
                return true;
            if (++looked == kMostThreads)
                return false;
        }
    }
    return false;
}

} // namespace sandpad::guest
