#include "runner/guest/filter/NameRules.h"

#include "runner/guest/filter/SyscallPolicy.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <fcntl.h>
#include <sys/socket.h>
#include <sys/stat.h>

namespace sandpad::guest {

namespace {

    /// Refuses to make files and folders that their owner may not read. The supervisor is the same
    /// user and could not count what is in them.
    bool keepReadable(const FilterContext &context)
    {
        const auto refuseWithout = [&context](const char *call, unsigned mode, std::uint64_t right,
                                              std::initializer_list<scmp_arg_cmp> when = {}) {
            std::vector<scmp_arg_cmp> conditions(when);
            conditions.push_back(masked(mode, right, 0));
            return addRule(context, SCMP_ACT_ERRNO(EPERM), call, conditions);
        };
        bool isDone = true;
        // Each bit needs its own rule: a mask of all three would match only when all three are
        // missing.
        for (const std::uint64_t right : { S_IRUSR, S_IWUSR, S_IXUSR }) {
            isDone = refuseWithout("mkdir", 1, right) && refuseWithout("mkdirat", 2, right)
                && addRule(context, SCMP_ACT_ERRNO(EPERM), "umask", { masked(0, right, right) })
                && isDone;
        }
        isDone = refuseWithout("open", 2, S_IRUSR, { masked(1, O_CREAT, O_CREAT) })
            && refuseWithout("openat", 3, S_IRUSR, { masked(2, O_CREAT, O_CREAT) })
            && refuseWithout("creat", 1, S_IRUSR) && refuseWithout("mknod", 1, S_IRUSR)
            && refuseWithout("mknodat", 2, S_IRUSR) && isDone;
        // O_TMPFILE makes a file too.
        constexpr std::uint64_t kTemporary = O_TMPFILE & ~O_DIRECTORY;
        return refuseWithout("open", 2, S_IRUSR, { masked(1, kTemporary, kTemporary) })
            && refuseWithout("openat", 3, S_IRUSR, { masked(2, kTemporary, kTemporary) }) && isDone;
    }

    /// Requests of file systems change the flags and the version of a file ('f', 'v'), and take
    /// space for it ('X', from a time before there was the call fallocate; the kernel takes them
    /// for every file system). They work on files that are only read, too.
    bool forbidRequestsOfFileSystems(const FilterContext &context)
    {
        constexpr std::uint64_t kRequests = 0xff00U;
        constexpr unsigned kKindBits = 8;
        return std::ranges::all_of(std::array { 'f', 'v', 'X' }, [&context](unsigned kind) {
            return addRule(context, SCMP_ACT_ERRNO(ENOTTY), "ioctl",
                           { masked(1, kRequests, kind << kKindBits) });
        });
    }

    /// A call that waits for room in a socket holds the files that it sends, also after their
    /// descriptors were closed, and no process shows them. So only what does not wait may be sent.
    bool forbidWaitingWithFiles(const FilterContext &context)
    {
        const auto unlessAtOnce = [&context](const char *call, unsigned flags) {
            return addRule(context, SCMP_ACT_ERRNO(EOPNOTSUPP), call,
                           { masked(flags, MSG_DONTWAIT, 0) });
        };
        return unlessAtOnce("sendmsg", 2) && unlessAtOnce("sendmmsg", 3);
    }

} // namespace

bool refuseByName(const FilterContext &context)
{
    bool isDone = refuseCalls(context, refusedByNameCalls()) && keepReadable(context)
        && forbidRequestsOfFileSystems(context) && forbidWaitingWithFiles(context);
    constexpr std::uint64_t kType = 0xf;
    for (const std::uint64_t type : { SOCK_DGRAM, SOCK_RAW, SOCK_RDM, SOCK_DCCP, SOCK_PACKET })
        isDone = addRule(context, SCMP_ACT_ERRNO(EPROTONOSUPPORT), "socketpair",
                         { masked(1, kType, type) })
            && isDone;
    return addRule(context, SCMP_ACT_ERRNO(EISCONN), "sendto", { compared(4, SCMP_CMP_NE, 0) })
        && isDone;
}

} // namespace sandpad::guest
