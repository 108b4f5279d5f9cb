#include "runner/guest/init/job/Announcements.h"

#include <cerrno>
#include <limits>
#include <linux/seccomp.h>
#include <sched.h>
#include <sys/ioctl.h>
#include <sys/syscall.h>

namespace sandpad::guest {

namespace {

    unsigned processors()
    {
        cpu_set_t set;
        CPU_ZERO(&set);
        return ::sched_getaffinity(0, sizeof set, &set) == 0
            ? static_cast<unsigned>(CPU_COUNT(&set))
            : 1;
    }

    bool isRead(const seccomp_data &call)
    {
        return call.nr != SYS_write && call.nr != SYS_writev;
    }

    /// The lengths of a vector's parts can be changed until the kernel reads them.
    std::uint64_t mostBytes(const seccomp_data &call)
    {
        const bool isPlain = call.nr == SYS_read || call.nr == SYS_pread64;
        return isPlain ? call.args[2] : std::numeric_limits<std::uint64_t>::max();
    }

} // namespace

Announcements::Announcements(UniqueFd &listener)
    : m_listener(listener)
    , m_reads(processors())
{ }

void Announcements::take(const std::function<void()> &readOutput)
{
    seccomp_notif request {};
    if (::ioctl(m_listener.get(), SECCOMP_IOCTL_NOTIF_RECV, &request) != 0) {
        if (errno != EINTR && errno != ENOENT)
            close();
        return;
    }
    if (isRead(request.data)) {
        m_reads.hold({ .id = request.id,
                       .thread = static_cast<pid_t>(request.pid),
                       .bytes = mostBytes(request.data) });
        letReadsGo();
        return;
    }
    readOutput();
    answer(request.id);
}

void Announcements::letReadsGo()
{
    m_reads.letGo([this](std::uint64_t id) { return answer(id); });
}

bool Announcements::answer(std::uint64_t id)
{
    seccomp_notif_resp response {};
    response.id = id;
    response.flags = SECCOMP_USER_NOTIF_FLAG_CONTINUE;
    return ::ioctl(m_listener.get(), SECCOMP_IOCTL_NOTIF_SEND, &response) == 0;
}

} // namespace sandpad::guest
