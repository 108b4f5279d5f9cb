#include "runner/guest/filter/FilterBuilder.h"

#include "runner/guest/filter/SyscallPolicy.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <fcntl.h>
#include <linux/filter.h>
#include <memory>
#include <netinet/in.h>
#include <sched.h>
#include <seccomp.h>
#include <span>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <vector>

namespace sandpad::guest {

namespace {

    /// The value of IOPRIO_WHO_PROCESS in linux/ioprio.h. C++ code cannot include that header.
    constexpr std::uint64_t kIoprioWhoProcess = 1;

    using Context = std::unique_ptr<void, decltype(&::seccomp_release)>;

    bool add(const Context &context, std::uint32_t action, const char *name,
             const std::vector<scmp_arg_cmp> &conditions = {})
    {
        const int number = ::seccomp_syscall_resolve_name(name);
        if (number == __NR_SCMP_ERROR)
            return true; // neither libseccomp nor the libc of this machine knows the call
        const int done =
            ::seccomp_rule_add_array(context.get(), action, number,
                                     static_cast<unsigned>(conditions.size()), conditions.data());
        return done == 0 || done == -EDOM;
    }

    scmp_arg_cmp masked(unsigned argument, std::uint64_t mask, std::uint64_t value)
    {
        return { .arg = argument, .op = SCMP_CMP_MASKED_EQ, .datum_a = mask, .datum_b = value };
    }

    /// `prctl` gets more to do with each kernel, so only what is known exists. One option that is
    /// left out takes any amount of the kernel's memory, which nothing counts (PR_FUTEX_HASH).
    bool allowProcessOptions(const Context &context)
    {
        return std::ranges::all_of(processOptions(), [&context](std::uint32_t option) {
            return add(context, SCMP_ACT_ALLOW, "prctl", { masked(0, 0xffffffffU, option) });
        });
    }

    bool allowListed(const Context &context)
    {
        bool isDone = allowProcessOptions(context);
        for (const AllowedCalls &group : allowedCalls()) {
            for (const char *name : group.names)
                isDone = add(context, SCMP_ACT_ALLOW, name) && isDone;
        }
        return isDone;
    }

    bool refuse(const Context &context, const std::vector<RefusedCalls> &groups)
    {
        bool isDone = true;
        for (const RefusedCalls &group : groups) {
            for (const char *name : group.names) {
                const auto code = static_cast<unsigned>(group.errorNumber);
                isDone = add(context, SCMP_ACT_ERRNO(code), name) && isDone;
            }
        }
        return isDone;
    }

    scmp_arg_cmp compared(unsigned argument, scmp_compare how, std::uint64_t value)
    {
        return { .arg = argument, .op = how, .datum_a = value, .datum_b = 0 };
    }

    /// Calls that change the scheduling, the priority or the limits of the process whose number is
    /// in an argument.
    struct ProcessCall
    {
        const char *name;
        unsigned argument;
    };
    constexpr auto kScheduling = std::to_array<ProcessCall>({
        { .name = "sched_setaffinity", .argument = 0 },
        { .name = "sched_setscheduler", .argument = 0 },
        { .name = "sched_setparam", .argument = 0 },
        { .name = "sched_setattr", .argument = 0 },
    });
    constexpr auto kLimitsAndPriorities = std::to_array<ProcessCall>({
        { .name = "prlimit64", .argument = 0 },
        { .name = "setpriority", .argument = 1 },
        { .name = "ioprio_set", .argument = 1 },
    });

    bool refuseFor(const Context &context, std::span<const ProcessCall> calls, int errorNumber,
                   const auto &condition)
    {
        return std::ranges::all_of(calls, [&](const ProcessCall &call) {
            return add(context, SCMP_ACT_ERRNO(static_cast<unsigned>(errorNumber)), call.name,
                       { condition(call.argument) });
        });
    }

    /// Nobody may change the scheduling or the limits of the supervisor, which has the same user as
    /// the program: it would no longer see what the program does. In a pid namespace it is process
    /// 1. Elsewhere its number is not known here, and other programs of the user are in reach, so
    /// only 0 may be named, which is the caller itself.
    bool keepOthersAsTheyAre(const Context &context, const RefusalKind &kind)
    {
        // All of a user or a group: the supervisor may be among them, whatever the number.
        const bool isDone = add(context, SCMP_ACT_ERRNO(EPERM), "setpriority",
                                { compared(0, SCMP_CMP_NE, PRIO_PROCESS) })
            && add(context, SCMP_ACT_ERRNO(EPERM), "ioprio_set",
                   { compared(0, SCMP_CMP_NE, kIoprioWhoProcess) });
        if (!kind.wantsNothingByName) {
            // The kernel looks at the low 32 bits of the number only, so must the filter.
            const auto isFirst = [](unsigned argument) { return masked(argument, 0xffffffffU, 1); };
            return isDone && refuseFor(context, kScheduling, EPERM, isFirst)
                && refuseFor(context, kLimitsAndPriorities, EPERM, isFirst);
        }
        const auto isNamed = [](unsigned argument) { return compared(argument, SCMP_CMP_NE, 0); };
        // Runtimes give hints for threads of their own, by number, and take a refusal badly: those
        // are ignored and said to be done.
        return isDone && refuseFor(context, kScheduling, 0, isNamed)
            && refuseFor(context, kLimitsAndPriorities, EPERM, isNamed);
    }

    /// Refuses to make files and folders that their owner may not read. The supervisor is the same
    /// user and could not count what is in them.
    bool keepReadable(const Context &context)
    {
        const auto refuseWithout = [&context](const char *call, unsigned mode, std::uint64_t right,
                                              std::initializer_list<scmp_arg_cmp> when = {}) {
            std::vector<scmp_arg_cmp> conditions(when);
            conditions.push_back(masked(mode, right, 0));
            return add(context, SCMP_ACT_ERRNO(EPERM), call, conditions);
        };
        bool isDone = true;
        // Each bit needs its own rule: a mask of all three would match only when all three are
        // missing.
        for (const std::uint64_t right : { S_IRUSR, S_IWUSR, S_IXUSR }) {
            isDone = refuseWithout("mkdir", 1, right) && refuseWithout("mkdirat", 2, right)
                && add(context, SCMP_ACT_ERRNO(EPERM), "umask", { masked(0, right, right) })
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

    /// XFS had requests that take space for a file before there was the call fallocate. The kernel
    /// still takes them, for every file system.
    bool forbidTakingSpace(const Context &context)
    {
        constexpr std::uint64_t kRequests = 0xff00U;
        constexpr std::uint64_t kOfXfs = 'X' << 8U;
        return add(context, SCMP_ACT_ERRNO(ENOTTY), "ioctl", { masked(1, kRequests, kOfXfs) });
    }

    /// A call that waits for room in a socket holds the files that it sends, also after their
    /// descriptors were closed, and no process shows them. So only what does not wait may be sent.
    bool forbidWaitingWithFiles(const Context &context)
    {
        const auto unlessAtOnce = [&context](const char *call, unsigned flags) {
            return add(context, SCMP_ACT_ERRNO(EOPNOTSUPP), call,
                       { masked(flags, MSG_DONTWAIT, 0) });
        };
        return unlessAtOnce("sendmsg", 2) && unlessAtOnce("sendmmsg", 3);
    }

    /// Refuses what reaches files, processes and sockets of the host by their names. Socket pairs
    /// of streams stay allowed, because a connected stream accepts no address. A datagram socket
    /// would.
    bool refuseByName(const Context &context)
    {
        bool isDone = refuse(context, refusedByNameCalls()) && keepReadable(context)
            && forbidTakingSpace(context) && forbidWaitingWithFiles(context);
        constexpr std::uint64_t kType = 0xf;
        for (const std::uint64_t type : { SOCK_DGRAM, SOCK_RAW, SOCK_RDM, SOCK_DCCP, SOCK_PACKET })
            isDone = add(context, SCMP_ACT_ERRNO(EPROTONOSUPPORT), "socketpair",
                         { masked(1, kType, type) })
                && isDone;
        // F_NOTIFY, the predecessor of inotify, reports changes in a folder. The call reports
        // success and does nothing.
        isDone = add(context, SCMP_ACT_ERRNO(0), "fcntl", { masked(1, 0xffffffffU, F_NOTIFY) })
            && isDone;
        return add(context, SCMP_ACT_ERRNO(EISCONN), "sendto", { compared(4, SCMP_CMP_NE, 0) })
            && isDone;
    }

    /// mknod makes files, FIFOs and sockets too, which programs may; only devices are forbidden.
    bool forbidDevices(const Context &context)
    {
        bool isDone = true;
        constexpr std::uint64_t kFormat = 0170000;
        for (const std::uint64_t format : { 0020000U, 0060000U }) {
            isDone = add(context, SCMP_ACT_ERRNO(EPERM), "mknod", { masked(1, kFormat, format) })
                && isDone;
            isDone = add(context, SCMP_ACT_ERRNO(EPERM), "mknodat", { masked(2, kFormat, format) })
                && isDone;
        }
        return isDone;
    }

    bool forbidNamespaceFlags(const Context &context)
    {
        bool isDone = true;
        for (const std::uint64_t flag : { CLONE_NEWUSER, CLONE_NEWNS, CLONE_NEWPID, CLONE_NEWNET,
                                          CLONE_NEWIPC, CLONE_NEWUTS, CLONE_NEWCGROUP })
            isDone =
                add(context, SCMP_ACT_ERRNO(EPERM), "clone", { masked(0, flag, flag) }) && isDone;
        return isDone;
    }

    /// Refuses descriptors that belong to one thread only. The supervisor reads the descriptors of
    /// a process as a whole and would miss them.
    bool keepDescriptorsTogether(const Context &context)
    {
        constexpr std::uint64_t kUnshare = 2; // CLOSE_RANGE_UNSHARE
        return add(context, SCMP_ACT_ERRNO(EPERM), "close_range", { masked(2, kUnshare, kUnshare) })
            && add(context, SCMP_ACT_ERRNO(EPERM), "clone",
                   { masked(0, CLONE_THREAD | CLONE_FILES, CLONE_THREAD) });
    }

    /// PR_SET_DUMPABLE could hide from the supervisor what a process holds. PR_SET_SECCOMP is
    /// refused because the call `seccomp` is refused, too.
    bool keepVisible(const Context &context)
    {
        constexpr std::uint64_t kLow = 0xffffffffU;
        for (const std::uint64_t option : { PR_SET_DUMPABLE, PR_SET_SECCOMP }) {
            if (!add(context, SCMP_ACT_ERRNO(EPERM), "prctl", { masked(0, kLow, option) }))
                return false;
        }
        return true;
    }

    /// Requests about network cards (SIOC...) work on any socket. At the level `landlock` they
    /// would reach the cards of the machine.
    bool forbidNetworkCards(const Context &context)
    {
        constexpr std::uint64_t kRequests = 0xffffff00U;
        constexpr std::uint64_t kOfSockets = 0x8900; // SIOC..., linux/sockios.h
        return add(context, SCMP_ACT_ERRNO(EPERM), "ioctl", { masked(1, kRequests, kOfSockets) });
    }

    /// The kernel uses only the low 32 bits of the request, so the filter compares only these.
    bool forbidTerminalInjection(const Context &context)
    {
        constexpr std::uint64_t kLow = 0xffffffffU;
        constexpr std::uint64_t kTiocsti = 0x5412;
        constexpr std::uint64_t kTioclinux = 0x541c;
        return add(context, SCMP_ACT_ERRNO(EPERM), "ioctl", { masked(1, kLow, kTiocsti) })
            && add(context, SCMP_ACT_ERRNO(EPERM), "ioctl", { masked(1, kLow, kTioclinux) });
    }

    /// EAFNOSUPPORT is the error on a machine without IP, which programs can handle.
    bool forbidSocketFamilies(const Context &context, bool allowsNetwork)
    {
        bool isDone = true;
        constexpr unsigned kFamilies = 64;
        constexpr std::uint64_t kLow = 0xffffffffU;
        for (const char *call : { "socket", "socketpair" }) {
            for (unsigned family = 0; family < kFamilies; ++family) {
                const bool isIp = family == AF_INET || family == AF_INET6 || family == AF_NETLINK;
                if (family == AF_UNIX || (isIp && allowsNetwork))
                    continue;
                isDone =
                    add(context, SCMP_ACT_ERRNO(EAFNOSUPPORT), call, { masked(0, kLow, family) })
                    && isDone;
            }
        }
        return isDone;
    }

    /// Of the protocols of IP only TCP (6) and UDP (17) are needed, and 0, which stands for the
    /// usual one of a type of socket. The kernel loads others on demand, and few test them. One
    /// rule cannot exclude three values, so the rules exclude sets of bits that none of the three
    /// has. Rare types of sockets lead to the same protocols.
    bool forbidRareProtocols(const Context &context)
    {
        constexpr unsigned kBits = 32;
        constexpr std::uint64_t kUsed = IPPROTO_TCP | IPPROTO_UDP;
        bool isDone = true;
        const auto refuse = [&](unsigned argument, std::uint64_t mask, std::uint64_t value) {
            for (const std::uint64_t family : { AF_INET, AF_INET6 })
                isDone = add(context, SCMP_ACT_ERRNO(EPROTONOSUPPORT), "socket",
                             { masked(0, 0xffffffffU, family), masked(argument, mask, value) })
                    && isDone;
        };
        for (unsigned bit = 0; bit < kBits; ++bit) {
            const std::uint64_t flag = 1ULL << bit;
            if ((kUsed & flag) == 0)
                refuse(2, flag, flag);
        }
        for (std::uint64_t value = 1; value <= kUsed; ++value) {
            if ((value & kUsed) == value && value != IPPROTO_TCP && value != IPPROTO_UDP)
                refuse(2, kUsed, value);
        }
        constexpr std::uint64_t kTypes = 0xf; // SOCK_TYPE_MASK of the kernel
        for (std::uint64_t type = SOCK_RAW + 1; type <= kTypes; ++type)
            refuse(1, kTypes, type);
        return isDone;
    }

    /// Of the protocols of netlink libraries need the one of routes (0), which tells the addresses
    /// of the sandbox. The kernel loads others on demand.
    bool forbidRareNetlink(const Context &context)
    {
        constexpr unsigned kBits = 32;
        bool isDone = true;
        for (unsigned bit = 0; bit < kBits; ++bit) {
            const std::uint64_t flag = 1ULL << bit;
            isDone = add(context, SCMP_ACT_ERRNO(EPROTONOSUPPORT), "socket",
                         { masked(0, 0xffffffffU, AF_NETLINK), masked(2, flag, flag) })
                && isDone;
        }
        return isDone;
    }

    /// A TCP socket can ask the kernel to speak another protocol above TCP, such as TLS. That is
    /// much code of the kernel which programs do not need. The error is that of a kernel without
    /// it.
    bool forbidProtocolsAboveTcp(const Context &context)
    {
        constexpr std::uint64_t kLow = 0xffffffffU;
        constexpr std::uint64_t kTcpUlp = 31;
        return add(context, SCMP_ACT_ERRNO(ENOENT), "setsockopt",
                   { masked(1, kLow, IPPROTO_TCP), masked(2, kLow, kTcpUlp) });
    }

    /// Only ADDR_NO_RANDOMIZE may be set: debuggers and some runtimes ask for it, and it affects
    /// only the caller. Reading the personality (all bits set) is refused too, because one rule
    /// cannot test for a value and for its bits.
    bool forbidPersonalities(const Context &context)
    {
        constexpr unsigned kBits = 32;
        constexpr std::uint64_t kNoRandomize = 0x0040000;
        bool isDone = true;
        for (unsigned bit = 0; bit < kBits; ++bit) {
            const std::uint64_t flag = 1ULL << bit;
            if (flag != kNoRandomize)
                isDone =
                    add(context, SCMP_ACT_ERRNO(EPERM), "personality", { masked(0, flag, flag) })
                    && isDone;
        }
        return isDone;
    }

    /// Ignores requests to enlarge the buffers of sockets, because no process shows this memory as
    /// its own. The call reports success, as the kernel does when it reduces a requested size.
    bool keepSocketBuffers(const Context &context)
    {
        bool isDone = true;
        for (const std::uint64_t option : { SO_SNDBUF, SO_RCVBUF, SO_SNDBUFFORCE, SO_RCVBUFFORCE })
            isDone = add(context, SCMP_ACT_ERRNO(0), "setsockopt",
                         { masked(1, 0xffffffffU, SOL_SOCKET), masked(2, 0xffffffffU, option) })
                && isDone;
        return isDone;
    }

    /// Refuses options with which sockets take memory of the kernel that no process shows. Pages
    /// that are sent without a copy stay in memory, huge ones whole, after the program has unmapped
    /// them. Filters of packets share one store with the filters of system calls of all users. The
    /// errors are those of a socket that cannot do it.
    bool forbidHiddenMemory(const Context &context)
    {
        const auto forbid = [&context](std::uint64_t option, int error) {
            return add(context, SCMP_ACT_ERRNO(static_cast<unsigned>(error)), "setsockopt",
                       { masked(1, 0xffffffffU, SOL_SOCKET), masked(2, 0xffffffffU, option) });
        };
        return forbid(SO_ZEROCOPY, EOPNOTSUPP) && forbid(SO_ATTACH_FILTER, ENOPROTOOPT)
            && forbid(SO_ATTACH_BPF, ENOPROTOOPT) && forbid(SO_ATTACH_REUSEPORT_CBPF, ENOPROTOOPT)
            && forbid(SO_ATTACH_REUSEPORT_EBPF, ENOPROTOOPT);
    }

    bool announceStandardError(const Context &context)
    {
        constexpr std::uint64_t kLow = 0xffffffffU;
        return add(context, SCMP_ACT_NOTIFY, "write", { masked(0, kLow, STDERR_FILENO) })
            && add(context, SCMP_ACT_NOTIFY, "writev", { masked(0, kLow, STDERR_FILENO) });
    }

    std::vector<sock_filter> exported(const Context &context)
    {
        std::size_t size = 0;
        if (::seccomp_export_bpf_mem(context.get(), nullptr, &size) != 0)
            return {};
        std::vector<sock_filter> program(size / sizeof(sock_filter));
        if (::seccomp_export_bpf_mem(context.get(), program.data(), &size) != 0)
            return {};
        return program;
    }

    Context newContext(std::uint32_t defaultAction)
    {
        Context context(::seccomp_init(defaultAction), &::seccomp_release);
        if (context) {
            // A call of another architecture (32-bit, x32) fails like a call that does not exist.
            ::seccomp_attr_set(context.get(), SCMP_FLTATR_ACT_BADARCH, SCMP_ACT_ERRNO(ENOSYS));
            // 2 makes libseccomp build a binary tree, which is faster than a list of comparisons.
            ::seccomp_attr_set(context.get(), SCMP_FLTATR_CTL_OPTIMIZE, 2);
        }
        return context;
    }

} // namespace

std::vector<sock_filter> buildAllowList()
{
    const Context context = newContext(SCMP_ACT_ERRNO(ENOSYS));
    return context && allowListed(context) ? exported(context) : std::vector<sock_filter> {};
}

std::vector<sock_filter> buildRefusals(const RefusalKind &kind)
{
    const Context context = newContext(SCMP_ACT_ALLOW);
    const bool isDone = context && refuse(context, refusedCalls()) && forbidDevices(context)
        && forbidNamespaceFlags(context) && keepDescriptorsTogether(context) && keepVisible(context)
        && (kind.allowsNetwork || forbidNetworkCards(context)) && forbidTerminalInjection(context)
        && forbidSocketFamilies(context, kind.allowsNetwork)
        && (!kind.allowsNetwork || (forbidRareProtocols(context) && forbidRareNetlink(context)))
        && forbidProtocolsAboveTcp(context) && forbidPersonalities(context)
        && keepSocketBuffers(context) && forbidHiddenMemory(context)
        && keepOthersAsTheyAre(context, kind) && (!kind.wantsNothingByName || refuseByName(context))
        && (!kind.announcesErrors || announceStandardError(context));
    return isDone ? exported(context) : std::vector<sock_filter> {};
}

} // namespace sandpad::guest
