#include "runner/guest/filter/FilterBuilder.h"

#include "runner/guest/filter/FilterRules.h"
#include "runner/guest/filter/NameRules.h"
#include "runner/guest/filter/SocketRules.h"
#include "runner/guest/filter/SyscallPolicy.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <fcntl.h>
#include <linux/filter.h>
#include <sched.h>
#include <span>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <vector>

namespace sandpad::guest {

namespace {

    /// The value of IOPRIO_WHO_PROCESS in linux/ioprio.h. C++ code cannot include that header.
    constexpr std::uint64_t kIoprioWhoProcess = 1;

    /// `prctl` gets more to do with each kernel, so only what is known exists. One option that is
    /// left out takes any amount of the kernel's memory, which nothing counts (PR_FUTEX_HASH).
    bool allowProcessOptions(const FilterContext &context)
    {
        return std::ranges::all_of(processOptions(), [&context](std::uint32_t option) {
            return addRule(context, SCMP_ACT_ALLOW, "prctl", { masked(0, kLowBits, option) });
        });
    }

    bool allowListed(const FilterContext &context)
    {
        bool isDone = allowProcessOptions(context);
        for (const AllowedCalls &group : allowedCalls()) {
            for (const char *name : group.names)
                isDone = addRule(context, SCMP_ACT_ALLOW, name) && isDone;
        }
        return isDone;
    }

    /// Calls that change the scheduling, the priority or the limits of the process whose number is
    /// in an argument.
    struct ProcessCall
    {
        const char *name;
        unsigned argument;
    };
    constexpr auto kPolicies = std::to_array<ProcessCall>({
        { .name = "sched_setscheduler", .argument = 0 },
        { .name = "sched_setparam", .argument = 0 },
        { .name = "sched_setattr", .argument = 0 },
        { .name = "sched_setaffinity", .argument = 0 },
    });
    constexpr auto kLimitsAndPriorities = std::to_array<ProcessCall>({
        { .name = "prlimit64", .argument = 0 },
        { .name = "setpriority", .argument = 1 },
        { .name = "ioprio_set", .argument = 1 },
    });

    bool refuseFor(const FilterContext &context, std::span<const ProcessCall> calls,
                   int errorNumber, const auto &condition)
    {
        return std::ranges::all_of(calls, [&](const ProcessCall &call) {
            return addRule(context, SCMP_ACT_ERRNO(static_cast<unsigned>(errorNumber)), call.name,
                           { condition(call.argument) });
        });
    }

    /// Nobody may change the scheduling or the limits of the supervisor, which has the same user as
    /// the program: it would no longer see what the program does. In a pid namespace it is process
    /// 1. Elsewhere its number is not known here, and other programs of the user are in reach, so
    /// only 0 may be named, which is the caller itself.
    bool keepOthersAsTheyAre(const FilterContext &context, const RefusalKind &kind)
    {
        // All of a user or a group: the supervisor may be among them, whatever the number.
        const bool isDone = addRule(context, SCMP_ACT_ERRNO(EPERM), "setpriority",
                                    { compared(0, SCMP_CMP_NE, PRIO_PROCESS) })
            && addRule(context, SCMP_ACT_ERRNO(EPERM), "ioprio_set",
                       { compared(0, SCMP_CMP_NE, kIoprioWhoProcess) });
        if (!kind.wantsNothingByName) {
            // The kernel looks at the low 32 bits of the number only, so must the filter.
            const auto isFirst = [](unsigned argument) { return masked(argument, kLowBits, 1); };
            return isDone && refuseFor(context, kPolicies, EPERM, isFirst)
                && refuseFor(context, kLimitsAndPriorities, EPERM, isFirst);
        }
        const auto isNamed = [](unsigned argument) { return compared(argument, SCMP_CMP_NE, 0); };
        // Runtimes give hints for threads of their own, by number, and take a refusal badly: those
        // are ignored and said to be done.
        return isDone && refuseFor(context, kPolicies, 0, isNamed)
            && refuseFor(context, kLimitsAndPriorities, EPERM, isNamed);
    }

    /// Processes keep the priority that they have, and the processors. One of a lower priority that
    /// dies, or starts another program, hardly runs beside others, and holds what it has meanwhile:
    /// its memory, which nothing shows any more, and a lock of the kernel that whoever looks at it
    /// waits for. Processes that move each other between processors keep the kernel so busy that
    /// the supervisor does not see them for minutes. Many programs lower their priority out of
    /// courtesy, or choose processors to be faster, so it is said to be done. Of the process
    /// numbers that are not refused, 0 is the caller, and others are greater than 1.
    bool keepPriority(const FilterContext &context, const RefusalKind &kind)
    {
        const auto isOwn = [](unsigned argument) { return masked(argument, kLowBits, 0); };
        const auto isOther = [](unsigned argument) { return compared(argument, SCMP_CMP_GT, 1); };
        const auto isOne = compared(0, SCMP_CMP_EQ, PRIO_PROCESS);
        bool isDone = addRule(context, SCMP_ACT_ERRNO(0), "setpriority", { isOne, isOwn(1) })
            && refuseFor(context, kPolicies, 0, isOwn);
        if (!kind.wantsNothingByName)
            isDone = isDone
                && addRule(context, SCMP_ACT_ERRNO(0), "setpriority", { isOne, isOther(1) })
                && refuseFor(context, kPolicies, 0, isOther);
        return isDone;
    }

    /// Some calls look at no signal until they are done, not even at one that kills, and one of
    /// them can be given minutes of work. `mincore` looks up each page. Some kinds of advice go
    /// through all page tables of a range; allocators give back smaller ranges by MADV_FREE, and
    /// take another way where it is not known. Of the requests that file systems have in common,
    /// one scans page maps, another reads the notes in a mapped ELF file once for each header, and
    /// a file system may do more. A guard for each page of a mapping (MADV_GUARD_INSTALL) takes
    /// page tables for all of it, gigabytes at once. Advice that is newer than Linux 5.18 is
    /// unknown here, as it is to older kernels. Whoever takes pages out of a file waits, deaf too,
    /// for others who do, and each looks for the pages in all mappings of the file; some file
    /// systems cannot do that either.
    bool keepCallsShort(const FilterContext &context)
    {
        constexpr std::uint64_t kMostLooked = 256ULL << 20;
        constexpr std::uint64_t kWillNeed = 3; // MADV_WILLNEED
        constexpr std::uint64_t kFree = 8; // MADV_FREE
        constexpr std::uint64_t kKindOfRequest = 0xff00;
        constexpr std::uint64_t kOfFiles = 0x6600; // 'f': also PAGEMAP_SCAN, PROCMAP_QUERY
        constexpr std::uint64_t kLastAdvice = 24; // MADV_DONTNEED_LOCKED
        constexpr std::uint64_t kRemove = 9; // MADV_REMOVE
        constexpr std::uint64_t kPunchHole = 2; // FALLOC_FL_PUNCH_HOLE
        return addRule(context, SCMP_ACT_ERRNO(EPERM), "mincore",
                       { compared(1, SCMP_CMP_GT, kMostLooked) })
            && addRule(context, SCMP_ACT_ERRNO(EINVAL), "madvise",
                       { compared(2, SCMP_CMP_GT, kLastAdvice) })
            && addRule(context, SCMP_ACT_ERRNO(EOPNOTSUPP), "madvise",
                       { compared(2, SCMP_CMP_EQ, kRemove) })
            && addRule(context, SCMP_ACT_ERRNO(0), "madvise",
                       { compared(1, SCMP_CMP_GT, kMostLooked), masked(2, kLowBits, kWillNeed) })
            && addRule(context, SCMP_ACT_ERRNO(EINVAL), "madvise",
                       { compared(1, SCMP_CMP_GT, kMostLooked), masked(2, kLowBits, kFree) })
            && addRule(context, SCMP_ACT_ERRNO(ENOTTY), "ioctl",
                       { masked(1, kKindOfRequest, kOfFiles) })
            && addRule(context, SCMP_ACT_ERRNO(EOPNOTSUPP), "fallocate",
                       { masked(1, kPunchHole, kPunchHole) });
    }

    /// To write so that each call waits for the disk is the same as fsync() after each; see
    /// refusedByNameCalls().
    bool keepFromWaitingForDisks(const FilterContext &context)
    {
        constexpr std::uint64_t kWaitWhenDone = O_DSYNC; // O_SYNC has it, too
        constexpr std::uint64_t kWaitOnce = 2; // RWF_DSYNC
        constexpr std::uint64_t kWaitOnceForAll = 4; // RWF_SYNC
        const auto forbid = [&context](const char *name, unsigned argument, std::uint64_t flag,
                                       unsigned error) {
            return addRule(context, SCMP_ACT_ERRNO(error), name, { masked(argument, flag, flag) });
        };
        return forbid("open", 1, kWaitWhenDone, EINVAL)
            && forbid("openat", 2, kWaitWhenDone, EINVAL)
            && forbid("pwritev2", 5, kWaitOnce, EOPNOTSUPP)
            && forbid("pwritev2", 5, kWaitOnceForAll, EOPNOTSUPP);
    }

    /// The limit for core files is 1, which keeps the kernel from handing a crash to a program of
    /// the machine. Many programs set 0, which does not; that is said to be done.
    bool keepLimitOfCores(const FilterContext &context)
    {
        constexpr unsigned kNew = 2;
        constexpr unsigned kOld = 3;
        const auto isCore = [](unsigned argument) {
            return masked(argument, kLowBits, RLIMIT_CORE);
        };
        return addRule(context, SCMP_ACT_ERRNO(0), "setrlimit", { isCore(0) })
            && addRule(context, SCMP_ACT_ERRNO(0), "prlimit64",
                       { compared(0, SCMP_CMP_EQ, 0), isCore(1), compared(kNew, SCMP_CMP_NE, 0),
                         compared(kOld, SCMP_CMP_EQ, 0) })
            // Here the kernel would also have to say what the limit was.
            && addRule(context, SCMP_ACT_ERRNO(EPERM), "prlimit64",
                       { compared(0, SCMP_CMP_EQ, 0), isCore(1), compared(kNew, SCMP_CMP_NE, 0),
                         compared(kOld, SCMP_CMP_NE, 0) })
            && addRule(context, SCMP_ACT_ERRNO(EPERM), "prlimit64",
                       { compared(0, SCMP_CMP_NE, 0), isCore(1), compared(kNew, SCMP_CMP_NE, 0) });
    }

    /// mknod makes files, FIFOs and sockets too, which programs may; only devices are forbidden.
    bool forbidDevices(const FilterContext &context)
    {
        bool isDone = true;
        constexpr std::uint64_t kFormat = 0170000;
        for (const std::uint64_t format : { 0020000U, 0060000U }) {
            isDone =
                addRule(context, SCMP_ACT_ERRNO(EPERM), "mknod", { masked(1, kFormat, format) })
                && isDone;
            isDone =
                addRule(context, SCMP_ACT_ERRNO(EPERM), "mknodat", { masked(2, kFormat, format) })
                && isDone;
        }
        return isDone;
    }

    bool forbidNamespaceFlags(const FilterContext &context)
    {
        bool isDone = true;
        for (const std::uint64_t flag : { CLONE_NEWUSER, CLONE_NEWNS, CLONE_NEWPID, CLONE_NEWNET,
                                          CLONE_NEWIPC, CLONE_NEWUTS, CLONE_NEWCGROUP })
            isDone = addRule(context, SCMP_ACT_ERRNO(EPERM), "clone", { masked(0, flag, flag) })
                && isDone;
        return isDone;
    }

    /// Refuses descriptors that belong to one thread only. The supervisor reads the descriptors of
    /// a process as a whole and would miss them.
    bool keepDescriptorsTogether(const FilterContext &context)
    {
        constexpr std::uint64_t kUnshare = 2; // CLOSE_RANGE_UNSHARE
        return addRule(context, SCMP_ACT_ERRNO(EPERM), "close_range",
                       { masked(2, kUnshare, kUnshare) })
            && addRule(context, SCMP_ACT_ERRNO(EPERM), "clone",
                       { masked(0, CLONE_THREAD | CLONE_FILES, CLONE_THREAD) });
    }

    /// PR_SET_DUMPABLE could hide from the supervisor what a process holds. PR_SET_SECCOMP is
    /// refused because the call `seccomp` is refused, too.
    bool keepVisible(const FilterContext &context)
    {
        for (const std::uint64_t option : { PR_SET_DUMPABLE, PR_SET_SECCOMP }) {
            if (!addRule(context, SCMP_ACT_ERRNO(EPERM), "prctl", { masked(0, kLowBits, option) }))
                return false;
        }
        return true;
    }

    /// The kernel uses only the low 32 bits of the request, so the filter compares only these.
    bool forbidTerminalRequests(const FilterContext &context)
    {
        constexpr std::uint64_t kTiocsti = 0x5412;
        constexpr std::uint64_t kTioclinux = 0x541c;
        // The kernel loads a rare line discipline on demand, and few test them.
        constexpr std::uint64_t kTiocsetd = 0x5423;
        return std::ranges::all_of(std::array { kTiocsti, kTioclinux, kTiocsetd },
                                   [&context](std::uint64_t request) {
                                       return addRule(context, SCMP_ACT_ERRNO(EPERM), "ioctl",
                                                      { masked(1, kLowBits, request) });
                                   });
    }

    /// A lease tells its holder when another program opens the file, and makes that wait for up to
    /// 45 s. The kernel gives leases and delegations on files that are only read, too.
    bool forbidLeases(const FilterContext &context)
    {
        constexpr std::uint64_t kSetLease = 1024;
        constexpr std::uint64_t kSetDelegation = 1040;
        return addRule(context, SCMP_ACT_ERRNO(EACCES), "fcntl", { masked(1, kLowBits, kSetLease) })
            && addRule(context, SCMP_ACT_ERRNO(EACCES), "fcntl",
                       { masked(1, kLowBits, kSetDelegation) });
    }

    /// Locks of an open file stay after its descriptors are closed, in a mapping or a socket, where
    /// nothing shows them. Those of a process end with any descriptor of the file.
    bool forbidHiddenLocks(const FilterContext &context)
    {
        constexpr std::uint64_t kSet = 37; // F_OFD_SETLK
        constexpr std::uint64_t kSetAndWait = 38; // F_OFD_SETLKW
        return addRule(context, SCMP_ACT_ERRNO(EINVAL), "fcntl", { masked(1, kLowBits, kSet) })
            && addRule(context, SCMP_ACT_ERRNO(EINVAL), "fcntl",
                       { masked(1, kLowBits, kSetAndWait) });
    }

    /// Only ADDR_NO_RANDOMIZE may be set: debuggers and some runtimes ask for it, and it affects
    /// only the caller. Reading the personality (all bits set) is refused too, because one rule
    /// cannot test for a value and for its bits.
    bool forbidPersonalities(const FilterContext &context)
    {
        constexpr unsigned kBits = 32;
        constexpr std::uint64_t kNoRandomize = 0x0040000;
        bool isDone = true;
        for (unsigned bit = 0; bit < kBits; ++bit) {
            const std::uint64_t flag = 1ULL << bit;
            if (flag != kNoRandomize)
                isDone = addRule(context, SCMP_ACT_ERRNO(EPERM), "personality",
                                 { masked(0, flag, flag) })
                    && isDone;
        }
        return isDone;
    }

    /// The kernel looks at no signal while it reads a file in memory, or what it says of a
    /// process's pages. LongReads lets few such calls go on at a time. The lengths of the parts of
    /// a vector lie in memory, where no filter sees them.
    bool announceLongReads(const FilterContext &context)
    {
        const auto isLong = compared(2, SCMP_CMP_GT, kLongReadBytes);
        return addRule(context, SCMP_ACT_NOTIFY, "read", { isLong })
            && addRule(context, SCMP_ACT_NOTIFY, "pread64", { isLong })
            && addRule(context, SCMP_ACT_NOTIFY, "readv")
            && addRule(context, SCMP_ACT_NOTIFY, "preadv")
            && addRule(context, SCMP_ACT_NOTIFY, "preadv2");
    }

    bool keepSharedFilesFree(const FilterContext &context)
    {
        // F_NOTIFY, the predecessor of inotify, reports changes in a folder. The call reports
        // success and does nothing.
        return refuseCalls(context, refusedOnSharedFiles())
            && addRule(context, SCMP_ACT_ERRNO(0), "fcntl", { masked(1, kLowBits, F_NOTIFY) });
    }

    bool announceStandardError(const FilterContext &context)
    {
        return addRule(context, SCMP_ACT_NOTIFY, "write", { masked(0, kLowBits, STDERR_FILENO) })
            && addRule(context, SCMP_ACT_NOTIFY, "writev", { masked(0, kLowBits, STDERR_FILENO) });
    }

} // namespace

std::vector<sock_filter> buildAllowList()
{
    const FilterContext context = newFilter(SCMP_ACT_ERRNO(ENOSYS));
    return context && allowListed(context) ? exported(context) : std::vector<sock_filter> {};
}

std::vector<sock_filter> buildRefusals(const RefusalKind &kind)
{
    const FilterContext context = newFilter(SCMP_ACT_ALLOW);
    const bool isDone = context && refuseCalls(context, refusedCalls()) && forbidDevices(context)
        && forbidNamespaceFlags(context) && keepDescriptorsTogether(context) && keepVisible(context)
        && forbidTerminalRequests(context) && forbidLeases(context) && forbidHiddenLocks(context)
        && forbidPersonalities(context) && refuseSockets(context, kind.allowsNetwork)
        && keepOthersAsTheyAre(context, kind) && keepPriority(context, kind)
        && keepCallsShort(context) && keepLimitOfCores(context)
        && (!kind.wantsNothingByName || (refuseByName(context) && keepFromWaitingForDisks(context)))
        && (!kind.sharesFiles || keepSharedFilesFree(context))
        && (kind.announced == Announced::Nothing || announceLongReads(context))
        && (kind.announced != Announced::LongReadsAndErrors || announceStandardError(context));
    return isDone ? exported(context) : std::vector<sock_filter> {};
}

} // namespace sandpad::guest
