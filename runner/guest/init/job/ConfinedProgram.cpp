#include "runner/guest/init/job/ConfinedProgram.h"

#include "runner/guest/init/limits/Processes.h"
#include "runner/guest/init/limits/StepTimes.h"
#include "runner/guest/init/place/Terminal.h"
#include "runner/guest/init/system/Priority.h"
#include "runner/guest/init/system/Signals.h"
#include "runner/guest/init/system/Slices.h"
#include "runner/guest/init/system/Translatable.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstdint>
#include <cstring>
#include <fcntl.h>
#include <linux/close_range.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

namespace sandpad::guest {

namespace {

    constexpr int kPipeBytes = 256 * 1024;

    enum class Direction : std::uint8_t
    {
        ToProgram,
        FromProgram
    };

    Tried<Pair> makePipe(Direction direction)
    {
        std::array<int, 2> ends {};
        if (::pipe2(ends.data(), O_CLOEXEC) != 0)
            return systemFailure(QT_TRANSLATE_NOOP("sandpad::runner", "make a pipe"));
        const bool isInput = direction == Direction::ToProgram;
        Pair pair { .ours = UniqueFd(ends[isInput ? 1 : 0]),
                    .theirs = UniqueFd(ends[isInput ? 0 : 1]) };
        ::fcntl(pair.ours.get(), F_SETFL, O_NONBLOCK);
        ::fcntl(pair.ours.get(), F_SETPIPE_SZ, kPipeBytes);
        return pair;
    }

    Tried<Pair> makeSocketPair()
    {
        std::array<int, 2> ends {};
        if (::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends.data()) != 0)
            return systemFailure(QT_TRANSLATE_NOOP("sandpad::runner", "make a socket pair"));
        return Pair { .ours = UniqueFd(ends[0]), .theirs = UniqueFd(ends[1]) };
    }

    /// What a program sends along with a message would be closed here, which can take long. From
    /// Linux 6.16 on the sending fails.
    void refuseDescriptors(const UniqueFd &socket)
    {
        constexpr int kPassRights = 83; // SO_PASSRIGHTS
        const int isOn = 0;
        ::setsockopt(socket.get(), SOL_SOCKET, kPassRights, &isOn, sizeof isOn);
    }

    /// The child's report before exec, sent with the listener. It names errno and the step that
    /// failed.
    struct ChildReport
    {
        int errorNumber = 0;
        bool isProgram = false;
        std::array<char, 32> what {};
    };

    bool sendReport(int socket, const ChildReport &report, int listener)
    {
        ChildReport copy = report;
        iovec part { .iov_base = &copy, .iov_len = sizeof copy };
        alignas(cmsghdr) std::array<char, CMSG_SPACE(sizeof(int))> control {};
        msghdr message {};
        message.msg_iov = &part;
        message.msg_iovlen = 1;
        if (listener >= 0) {
            message.msg_control = control.data();
            message.msg_controllen = control.size();
            cmsghdr *header = CMSG_FIRSTHDR(&message);
            header->cmsg_level = SOL_SOCKET;
            header->cmsg_type = SCM_RIGHTS;
            header->cmsg_len = CMSG_LEN(sizeof(int));
            std::memcpy(CMSG_DATA(header), &listener, sizeof listener);
        }
        // The filter, which holds already, lets only what does not wait be sent.
        // NOLINTNEXTLINE(clang-analyzer-unix.StdCLibraryFunctions): checked where it is made
        return ::sendmsg(socket, &message, MSG_NOSIGNAL | MSG_DONTWAIT)
            == static_cast<ssize_t>(sizeof copy);
    }

    /// Returns false at end of file: exec closes the socket when it succeeds.
    bool receiveReport(int socket, ChildReport &report, UniqueFd &listener)
    {
        iovec part { .iov_base = &report, .iov_len = sizeof report };
        alignas(cmsghdr) std::array<char, CMSG_SPACE(sizeof(int))> control {};
        msghdr message {};
        message.msg_iov = &part;
        message.msg_iovlen = 1;
        message.msg_control = control.data();
        message.msg_controllen = control.size();
        const ssize_t size = ::recvmsg(socket, &message, MSG_CMSG_CLOEXEC | MSG_WAITALL);
        if (size != static_cast<ssize_t>(sizeof report))
            return false;
        if (cmsghdr *header = CMSG_FIRSTHDR(&message);
            header != nullptr && header->cmsg_type == SCM_RIGHTS) {
            int fd = -1;
            std::memcpy(&fd, CMSG_DATA(header), sizeof fd);
            listener = UniqueFd(fd);
        }
        return true;
    }

    bool limit(__rlimit_resource resource, std::uint64_t soft, std::uint64_t hard)
    {
        const rlimit value { .rlim_cur = soft, .rlim_max = hard };
        return ::setrlimit(resource, &value) == 0;
    }

    /// With the limit 0 the kernel still hands a crash to a program outside, where the machine has
    /// one for that. With 1 it does not, and makes no file either.
    bool refuseCores()
    {
        rlimit cores {};
        if (::getrlimit(RLIMIT_CORE, &cores) != 0)
            return false;
        const rlim_t most = std::min<rlim_t>(cores.rlim_max, 1);
        return limit(RLIMIT_CORE, most, most);
    }

    /// Sets the limits of one process. The supervisor keeps the limits of the tree (see
    /// Accounting.h). The limits here stop what grows faster than the supervisor looks.
    bool setProcessLimits(const Job &job, StepKind kind, std::uint64_t otherThreads,
                          bool hasOwnFileSystem)
    {
        const JobLimits &limits = job.limits;
        constexpr std::uint64_t kSlackSeconds = 2;
        // This limit is above the tree's, so that the supervisor sees the excess and can name it.
        constexpr std::uint64_t kSlackProcesses = 32;
        const std::uint64_t compileNs = limits.compileNs * 8;
        // Drawing of figures is not counted by the supervisor, up to a share, and neither is what
        // the program did before it had its code.
        const std::uint64_t cpuNs = kind == StepKind::Run
            ? limits.cpuNs * (1 + StepTimes::kDrawingShare) + (job.startsAhead ? compileNs : 0)
            : compileNs;
        const std::uint64_t seconds = cpuNs / kNsPerSecond + kSlackSeconds;
        const std::uint64_t processes = limits.processes + kSlackProcesses + otherThreads;
        // RLIMIT_AS is not set: V8 and .NET reserve far more than they use. RLIMIT_DATA also counts
        // pages that are never touched, hence twice the memory. It also counts the stacks of
        // threads, hence a usual stack for each.
        constexpr std::uint64_t kStackBytes = 8ULL << 20;
        // The kernel counts timers and queued signals for the user, who needs some outside, too.
        constexpr std::uint64_t kTimers = 4096;
        const std::uint64_t data = limits.memoryBytes * 2 + limits.processes * kStackBytes;
        // No signal ends a call that reads the holes of a large file before it has read all. A file
        // system of its own is to be full before a file has this size, because it says so better.
        constexpr std::uint64_t kSlackFileBytes = 1ULL << 20;
        const std::uint64_t file = limits.workBytes + (hasOwnFileSystem ? kSlackFileBytes : 0);
        return limit(RLIMIT_CPU, seconds, seconds) && refuseCores()
            && limit(RLIMIT_NPROC, processes, processes) && limit(RLIMIT_DATA, data, data)
            && limit(RLIMIT_MEMLOCK, 0, 0) && limit(RLIMIT_MSGQUEUE, 0, 0)
            && limit(RLIMIT_SIGPENDING, kTimers, kTimers) && limit(RLIMIT_RTPRIO, 0, 0)
            && limit(RLIMIT_NICE, 0, 0) && limit(RLIMIT_FSIZE, file, file);
    }

    /// The kernel lets a process send a descriptor only while no more of them than it may have open
    /// are on their way in all of the user's sockets. Other programs can have sent many.
    void allowSending()
    {
        rlimit files {};
        if (::getrlimit(RLIMIT_NOFILE, &files) == 0)
            limit(RLIMIT_NOFILE, files.rlim_max, files.rlim_max);
    }

    struct ChildEnds
    {
        int input;
        int output;
        int error;
        int channel; ///< -1 for a compile step
        int report;
        bool isTerminal; ///< input, output and error are one terminal
    };

    /// Puts descriptors 0, 1, 2 and the channel in place. All others close on exec.
    bool placeDescriptors(ChildEnds &ends)
    {
        // The report socket first moves away from the numbers that are assigned below.
        constexpr int kOutOfTheWay = 100;
        ends.report = ::fcntl(ends.report, F_DUPFD_CLOEXEC, kOutOfTheWay);
        const int channel =
            ends.channel < 0 ? -1 : ::fcntl(ends.channel, F_DUPFD_CLOEXEC, kOutOfTheWay);
        if (ends.report < 0 || ::dup2(ends.input, STDIN_FILENO) < 0
            || ::dup2(ends.output, STDOUT_FILENO) < 0 || ::dup2(ends.error, STDERR_FILENO) < 0)
            return false;
        unsigned firstToClose = STDERR_FILENO + 1;
        if (channel >= 0) {
            if (::dup2(channel, kChannelDescriptor) < 0)
                return false;
            firstToClose = kChannelDescriptor + 1;
        }
        return ::syscall(SYS_close_range, firstToClose, ~0U, CLOSE_RANGE_CLOEXEC) == 0;
    }

    [[noreturn]] void giveUp(const ChildEnds &ends, const char *what, bool isProgram = false)
    {
        ChildReport report { .errorNumber = errno, .isProgram = isProgram, .what = {} };
        std::strncpy(report.what.data(), what, report.what.size() - 1);
        sendReport(ends.report, report, -1);
        ::_exit(1);
    }

    struct ChildPlan
    {
        const Step &step;
        const Job &job;
        const Confinement &confinement;
        /// Threads of the same user outside the run. Without namespaces the kernel counts them,
        /// too.
        std::uint64_t otherThreads;
        std::vector<char *> arguments;
        std::vector<char *> environment;
    };

    /// Runs in the child. The init has only one thread, so no lock can be held by another one.
    [[noreturn]] void becomeProgram(const ChildPlan &plan, ChildEnds ends)
    {
        if (plan.confinement.group.isOpen() && !plan.confinement.group.enter())
            giveUp(ends, QT_TRANSLATE_NOOP("sandpad::runner", "enter the control group"));
        ::setsid();
        if (ends.isTerminal && !becomeControllingTerminal(ends.input))
            giveUp(ends, QT_TRANSLATE_NOOP("sandpad::runner", "take the terminal"));
        ::prctl(PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0);
        resetSignals();
        takeUsualSlices();
        if (plan.job.yields)
            giveWay();
        if (!placeDescriptors(ends))
            giveUp(ends, QT_TRANSLATE_NOOP("sandpad::runner", "place the descriptors"));
        if (::chdir(plan.confinement.workFolder.c_str()) != 0)
            giveUp(ends, QT_TRANSLATE_NOOP("sandpad::runner", "enter the work folder"));
        if (!setProcessLimits(plan.job, plan.step.kind, plan.otherThreads,
                              plan.confinement.watched.paths.empty()))
            giveUp(ends, QT_TRANSLATE_NOOP("sandpad::runner", "set the limits"));
        if (!plan.confinement.landlock.enforce())
            giveUp(ends, QT_TRANSLATE_NOOP("sandpad::runner", "enforce Landlock"));
        bool isDone = false;
        const bool hasTwoStreams = plan.step.kind == StepKind::Run && !ends.isTerminal;
        const auto announced = hasTwoStreams ? Announced::LongReadsAndErrors : Announced::LongReads;
        const int listener = plan.confinement.seccomp.install(announced, isDone);
        if (!isDone)
            giveUp(ends, QT_TRANSLATE_NOOP("sandpad::runner", "install the seccomp filter"));
        allowSending();
        if (!sendReport(ends.report, { .what = {} }, listener))
            giveUp(ends, QT_TRANSLATE_NOOP("sandpad::runner", "hand over the filter"));
        if (listener >= 0)
            ::close(listener);
        if (!limit(RLIMIT_NOFILE, plan.job.limits.openFiles, plan.job.limits.openFiles))
            giveUp(ends, QT_TRANSLATE_NOOP("sandpad::runner", "limit the open files"));
        ::execve(plan.arguments.front(), plan.arguments.data(), plan.environment.data());
        giveUp(ends, QT_TRANSLATE_NOOP("sandpad::runner", "execute the program"), true);
    }

    std::vector<char *> pointers(const std::vector<std::string> &texts)
    {
        std::vector<char *> list;
        list.reserve(texts.size() + 1);
        for (const std::string &text : texts)
            list.push_back(const_cast<char *>(text.c_str()));
        list.push_back(nullptr);
        return list;
    }

    /// Nobody watches the process, so it must not live on.
    std::unexpected<Failure> failed(pid_t pid, const ChildReport &report)
    {
        ::kill(pid, SIGKILL);
        ::waitpid(pid, nullptr, 0);
        return std::unexpected(Failure { .isProgram = report.isProgram,
                                         .errorNumber = report.errorNumber,
                                         .what = report.what.data() });
    }

    /// Standard input, output and error.
    struct Streams
    {
        Pair input;
        Pair output;
        Pair error;
        bool isTerminal = false;
    };

    Tried<Streams> makeStreams(std::optional<TerminalSize> wantedTerminal)
    {
        if (wantedTerminal) {
            auto terminal = openTerminal(*wantedTerminal);
            if (!terminal)
                return std::unexpected(terminal.error());
            Streams streams;
            streams.isTerminal = true;
            streams.input = std::move(*terminal);
            const auto copy = [](const UniqueFd &fd) {
                return UniqueFd(::fcntl(fd.get(), F_DUPFD_CLOEXEC, 0));
            };
            streams.output = { .ours = copy(streams.input.ours),
                               .theirs = copy(streams.input.theirs) };
            streams.error.theirs = copy(streams.input.theirs);
            return streams;
        }
        auto input = makePipe(Direction::ToProgram);
        auto output = makePipe(Direction::FromProgram);
        auto error = makePipe(Direction::FromProgram);
        if (!input || !output || !error)
            return systemFailure(QT_TRANSLATE_NOOP("sandpad::runner", "make the program's pipes"));
        return Streams { .input = std::move(*input),
                         .output = std::move(*output),
                         .error = std::move(*error),
                         .isTerminal = false };
    }

} // namespace

Tried<ConfinedProgram> startConfined(const Step &step, const Job &job,
                                     const Confinement &confinement)
{
    const bool wantsTerminal = job.usesTerminal && step.kind == StepKind::Run;
    auto streams = makeStreams(wantsTerminal ? std::optional(job.terminalSize) : std::nullopt);
    if (!streams)
        return std::unexpected(streams.error());
    auto channel = makeSocketPair();
    auto report = makeSocketPair();
    if (!channel || !report)
        return systemFailure(QT_TRANSLATE_NOOP("sandpad::runner", "make the program's sockets"));
    refuseDescriptors(channel->ours);

    const ChildPlan plan { .step = step,
                           .job = job,
                           .confinement = confinement,
                           .otherThreads =
                               confinement.hasPidNamespace ? 0 : Processes(false).threadsOfUser(),
                           .arguments = pointers(step.arguments),
                           .environment = pointers(step.environment) };
    const bool hasChannel = step.kind == StepKind::Run;
    const pid_t pid = ::fork();
    if (pid < 0)
        return systemFailure(QT_TRANSLATE_NOOP("sandpad::runner", "fork"));
    if (pid == 0) {
        becomeProgram(plan,
                      { .input = streams->input.theirs.get(),
                        .output = streams->output.theirs.get(),
                        .error = streams->error.theirs.get(),
                        .channel = hasChannel ? channel->theirs.get() : -1,
                        .report = report->theirs.get(),
                        .isTerminal = streams->isTerminal });
    }
    report->theirs.reset();

    ConfinedProgram program;
    program.pid = pid;
    ChildReport first;
    if (!receiveReport(report->ours.get(), first, program.announcements) || first.errorNumber != 0)
        return failed(pid, first);
    ChildReport second;
    UniqueFd none;
    if (receiveReport(report->ours.get(), second, none))
        return failed(pid, second);
    if (job.yields)
        letSessionGiveWay(pid);

    program.input = std::move(streams->input.ours);
    program.output = std::move(streams->output.ours);
    program.error = std::move(streams->error.ours);
    program.hasTerminal = streams->isTerminal;
    if (hasChannel) {
        ::fcntl(channel->ours.get(), F_SETFL, O_NONBLOCK);
        program.channel = std::move(channel->ours);
    }
    return program;
}

} // namespace sandpad::guest
