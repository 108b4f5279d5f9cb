#include "runner/guest/init/limits/Processes.h"

#include "runner/guest/init/limits/ProcessStat.h"
#include "runner/guest/init/limits/Threads.h"
#include "runner/guest/init/system/Translatable.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <charconv>
#include <csignal>
#include <dirent.h>
#include <fcntl.h>
#include <memory>
#include <ranges>
#include <sys/stat.h>
#include <sys/wait.h>

namespace sandpad::guest {

namespace {

    /// The file `stat` counts hundredths of a second, too coarse for a process that lives for a few
    /// thousandths, and tells the state of the first thread only. The file `schedstat` counts
    /// nanoseconds, of one thread.
    constexpr std::uint64_t kYoungNs = kNsPerSecond / 10;

    /// Whether it may have lived for so short a time that each of its threads matters.
    bool isJustBorn(const ProcessSample &process, std::uint64_t ticksPerSecond)
    {
        timespec now {};
        ::clock_gettime(CLOCK_BOOTTIME, &now);
        const auto seconds = static_cast<std::uint64_t>(now.tv_sec);
        return seconds * ticksPerSecond < process.startTicks + ticksPerSecond;
    }

    void lookAtYoung(const std::string &folder, ProcessSample &sample, bool seesThreads)
    {
        std::uint64_t allNs = 0;
        const auto add = [&](const std::string &thread) {
            if (seesThreads && thread == folder)
                return false; // the first thread has a folder of its own, too
            const std::string text = readSmallFile((thread + "/schedstat").c_str());
            std::uint64_t ns = 0;
            std::from_chars(text.data(), text.data() + text.size(), ns);
            allNs += ns;
            if (seesThreads && !sample.isRunnable)
                sample.isRunnable =
                    parseStat(sample.pid, readSmallFile((thread + "/stat").c_str()), {}).isRunnable;
            return false;
        };
        lookThroughThreads(folder, seesThreads ? sample.threads : 1, add);
        sample.ownCpuNs = std::max(sample.ownCpuNs, allNs);
    }

    /// Values that all threads of a process share, read from a thread that still lives.
    struct ThreadSample
    {
        std::string folder;
        std::uint64_t mappedPages = 0;
        std::uint64_t residentPages = 0;
    };

    ThreadSample livingThread(const std::string &process)
    {
        const std::string folder = process + "/task";
        const std::unique_ptr<DIR, int (*)(DIR *)> tasks(::opendir(folder.c_str()), &::closedir);
        while (const dirent *entry = tasks ? ::readdir(tasks.get()) : nullptr) {
            ThreadSample thread { .folder = folder + '/' + entry->d_name };
            const std::string text = readSmallFile((thread.folder + "/statm").c_str());
            const char *const last = text.data() + text.size();
            const auto [next, error] = std::from_chars(text.data(), last, thread.mappedPages);
            if (error == std::errc() && thread.mappedPages > 0 && next < last) {
                std::from_chars(next + 1, last, thread.residentPages);
                return thread;
            }
        }
        return {};
    }

    /// Since Linux 6.2 the size of the folder is the number of descriptors.
    std::uint64_t descriptorsOf(const std::string &folder)
    {
        struct stat state {};
        return ::stat((folder + "/fd").c_str(), &state) == 0
            ? static_cast<std::uint64_t>(state.st_size)
            : 0;
    }

    /// It ended meanwhile, or it belongs to somebody who hides it.
    bool isNoneOfOurs(const Failure &failure)
    {
        return failure.errorNumber == ENOENT || failure.errorNumber == ESRCH
            || failure.errorNumber == EACCES || failure.errorNumber == EPERM;
    }

    /// One that is gone has only a number.
    Tried<ProcessSample> sampleOf(std::string folder, pid_t pid)
    {
        static const StatUnits units {
            .ticksPerSecond = static_cast<std::uint64_t>(::sysconf(_SC_CLK_TCK)),
            .pageBytes = static_cast<std::uint64_t>(::sysconf(_SC_PAGESIZE)),
        };
        const auto stat = tryReadSmallFile((folder + "/stat").c_str());
        if (!stat && !isNoneOfOurs(stat.error()))
            return std::unexpected(stat.error());
        ProcessSample sample = parseStat(pid, stat.value_or(std::string()), units);
        if (sample.ownCpuNs < kYoungNs)
            lookAtYoung(folder, sample,
                        sample.threads > 1 && isJustBorn(sample, units.ticksPerSecond));
        if (sample.residentBytes == 0 && sample.threads > 1) {
            // The first thread has ended and shows no memory any more, but other threads still
            // live.
            const ThreadSample thread = livingThread(folder);
            sample.mappedBytes = thread.mappedPages * units.pageBytes;
            sample.residentBytes = thread.residentPages * units.pageBytes;
            folder = thread.folder.empty() ? folder : thread.folder;
        }
        sample.descriptors = descriptorsOf(folder);
        return sample;
    }

    struct Number
    {
        pid_t pid = 0;
        ino_t folder = 0; ///< another process of that number has another; 1: not known
    };

    Tried<std::vector<Number>> numbersOfAll(const std::string &folder)
    {
        std::vector<Number> pids;
        const std::unique_ptr<DIR, int (*)(DIR *)> proc(::opendir(folder.c_str()), &::closedir);
        if (!proc)
            return systemFailure(QT_TRANSLATE_NOOP("sandpad::runner", "open %1"), folder);
        errno = 0;
        while (const dirent *entry = ::readdir(proc.get())) {
            pid_t pid = 0;
            const std::string_view name(entry->d_name);
            const auto [end, error] = std::from_chars(name.data(), name.data() + name.size(), pid);
            if (error == std::errc() && end == name.data() + name.size())
                pids.push_back({ .pid = pid, .folder = entry->d_ino });
        }
        if (errno != 0)
            return systemFailure(QT_TRANSLATE_NOOP("sandpad::runner", "list %1"), folder);
        return pids;
    }

    /// In a file that holds numbers with spaces between them.
    std::vector<pid_t> numbersIn(const UniqueFd &file)
    {
        std::array<char, 4096> text {};
        const ssize_t size = ::pread(file.get(), text.data(), text.size(), 0);
        const char *const last = text.data() + std::max<ssize_t>(size, 0);
        std::vector<pid_t> numbers;
        pid_t number = 0;
        for (const char *at = text.data(); at < last;) {
            const auto [end, error] = std::from_chars(at, last, number);
            if (error != std::errc() || end == last) // the last may be cut
                break;
            numbers.push_back(number);
            at = end + 1;
        }
        return numbers;
    }

} // namespace

Processes::Processes(bool hasPidNamespace, std::string proc)
    : m_hasPidNamespace(hasPidNamespace)
    , m_proc(std::move(proc))
    , m_startTicks(
          hasPidNamespace
              ? 0
              : parseStat(0, readSmallFile((m_proc + "/self/stat").c_str()), {}).startTicks)
    , m_children(::open("/proc/thread-self/children", O_RDONLY | O_CLOEXEC))
{ }

std::string Processes::folderOf(pid_t pid) const
{
    return m_proc + '/' + std::to_string(pid);
}

std::string Processes::read(const char *name) const
{
    return readSmallFile((m_proc + '/' + name).c_str());
}

Tried<Samples> Processes::all() const
{
    const auto pids = numbersOfAll(m_proc);
    if (!pids)
        return std::unexpected(pids.error());
    std::vector<ProcessSample> all;
    all.reserve(pids->size());
    // The youngest first, which may be gone when all others have been looked at.
    for (const auto &[pid, folder] : std::views::reverse(*pids)) {
        const auto older = m_older.find(pid);
        if (older != m_older.end() && older->second == folder)
            continue;
        const auto sample = sampleOf(folderOf(pid), pid);
        if (!sample)
            return std::unexpected(sample.error());
        if (folder > 1 && sample->threads > 0 && sample->startTicks < m_startTicks)
            m_older[pid] = folder;
        all.push_back(*sample);
    }
    return all;
}

Tried<Samples> Processes::sample() const
{
    auto all = this->all();
    if (!all)
        return all;
    if (!m_hasPidNamespace)
        all = descendants(*all, ::getpid());
    std::erase_if(
        *all, [self = ::getpid()](const ProcessSample &process) { return process.pid == self; });
    return all;
}

std::optional<StoppedThreads> Processes::stopped() const
{
    const auto sample = this->sample();
    if (!sample)
        return std::nullopt;
    StoppedThreads stopped;
    bool isOneMoving = false;
    for (const ProcessSample &process : *sample) {
        lookThroughThreads(folderOf(process.pid), process.threads, [&](const std::string &thread) {
            // Before the state, so that one that goes on between the two is told later.
            std::string times = readSmallFile((thread + "/schedstat").c_str());
            const char state = stateOf(readSmallFile((thread + "/stat").c_str()));
            isOneMoving = isOneMoving || state == 'R' || state == 'S';
            if (state == 'T')
                stopped.emplace(thread, std::move(times));
            return isOneMoving;
        });
        if (isOneMoving)
            return std::nullopt;
    }
    return stopped;
}

bool Processes::areStillStopped(const StoppedThreads &threads)
{
    return std::ranges::all_of(threads, [](const auto &thread) {
        const auto &[folder, times] = thread;
        return stateOf(readSmallFile((folder + "/stat").c_str())) == 'T'
            && readSmallFile((folder + "/schedstat").c_str()) == times;
    });
}

ProcessSample Processes::sampleAgain(const ProcessSample &process) const
{
    const auto now = sampleOf(folderOf(process.pid), process.pid);
    return now && now->startTicks == process.startTicks ? *now
                                                        : ProcessSample { .pid = process.pid };
}

std::uint64_t Processes::threadsOfUser() const
{
    std::uint64_t threads = 0;
    for (const auto &[pid, number] : numbersOfAll(m_proc).value_or(std::vector<Number>())) {
        const std::string folder = folderOf(pid);
        struct stat state {};
        if (::stat(folder.c_str(), &state) == 0 && state.st_uid == ::getuid())
            threads += parseStat(pid, readSmallFile((folder + "/stat").c_str()), {}).threads;
    }
    return threads;
}

std::uint64_t Processes::lastBorn() const
{
    const std::string text = read("loadavg");
    const std::size_t space = text.rfind(' ');
    std::uint64_t value = 0;
    if (space != std::string::npos)
        std::from_chars(text.data() + space + 1, text.data() + text.size(), value);
    return value;
}

void Processes::signalAll(int signal) const
{
    if (m_hasPidNamespace || m_isScoped) {
        ::kill(-1, signal);
        return;
    }
    const auto all = sample();
    if (!all) {
        // When these are dead, theirs are the init's.
        for (const pid_t pid : numbersIn(m_children))
            ::kill(pid, signal);
        return;
    }
    for (const ProcessSample &process : *all)
        ::kill(process.pid, signal);
}

std::optional<int> Processes::killAll(pid_t main) const
{
    // Without a pid namespace a process may fork between the look and the kill, hence the loop;
    // it ends because the killed ones cannot fork again. A look takes long, so each is followed by
    // the ends of all that it found.
    constexpr std::uint64_t kPauseNs = 2 * kNsPerMs;
    std::optional<int> mainStatus;
    for (;;) {
        signalAll(SIGKILL);
        const Reaped reaped = reapFor(kPauseNs, main);
        mainStatus = reaped.mainStatus ? reaped.mainStatus : mainStatus;
        if (reaped.isNoneLeft)
            return mainStatus;
    }
}

Reaped reapFor(std::uint64_t ns, pid_t main)
{
    const std::uint64_t endNs = monotonicNs() + ns;
    sigset_t childSignal;
    ::sigemptyset(&childSignal);
    ::sigaddset(&childSignal, SIGCHLD);
    sigset_t before;
    ::sigprocmask(SIG_BLOCK, &childSignal, &before);
    Reaped reaped;
    for (;;) {
        int status = 0;
        const pid_t pid = ::waitpid(-1, &status, WNOHANG | __WALL);
        if (pid > 0 && pid == main)
            reaped.mainStatus = status;
        reaped.isNoneLeft = pid < 0 && errno == ECHILD;
        const std::uint64_t nowNs = monotonicNs();
        if (reaped.isNoneLeft || nowNs >= endNs)
            break;
        const std::uint64_t leftNs = endNs - nowNs;
        const timespec left { .tv_sec = static_cast<time_t>(leftNs / kNsPerSecond),
                              .tv_nsec = static_cast<long>(leftNs % kNsPerSecond) };
        if (pid == 0)
            ::sigtimedwait(&childSignal, nullptr, &left);
    }
    ::sigprocmask(SIG_SETMASK, &before, nullptr);
    return reaped;
}

} // namespace sandpad::guest
