#pragma once

#include "runner/guest/init/limits/ProcessStat.h"
#include "runner/guest/init/system/System.h"

#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

namespace sandpad::guest {

/// What came of reaping.
struct Reaped
{
    bool isNoneLeft = false;
    std::optional<int> mainStatus; ///< the wait status of the main process, if it was among them
};

/// Reaps children until none is left, or until a time has passed.
[[nodiscard]] Reaped reapFor(std::uint64_t ns, pid_t main);

/// By the kernel's folder of each: what the kernel says of the times that it ran.
using StoppedThreads = std::unordered_map<std::string, std::string>;

/// All processes but the init: those of the pid namespace, or without one the init's descendants
/// (the init is a subreaper, so it inherits the orphans).
class Processes
{
public:
    /// `proc` is the folder of the kernel's files; tests give another one.
    explicit Processes(bool hasPidNamespace, std::string proc = "/proc");

    /// With it the kernel lets this process signal no others than these (see Guardian.h).
    void setScoped(bool isScoped) { m_isScoped = isScoped; }

    /// All of them now. Fails when one that lives cannot be looked at.
    [[nodiscard]] Tried<Samples> sample() const;
    /// Those of their threads that are stopped; nothing while any of them runs, or may run before a
    /// signal or a disk wakes it.
    [[nodiscard]] std::optional<StoppedThreads> stopped() const;
    /// Whether none of these was continued since, not even for a moment.
    [[nodiscard]] static bool areStillStopped(const StoppedThreads &threads);
    /// One alone, again. One that is gone has no threads and no memory.
    [[nodiscard]] ProcessSample sampleAgain(const ProcessSample &process) const;
    /// Where the kernel shows one process.
    [[nodiscard]] std::string folderOf(pid_t pid) const;
    /// A small file of that folder of the kernel; empty when it cannot be read.
    [[nodiscard]] std::string read(const char *name) const;

    /// Threads of all processes that this user has on the machine.
    [[nodiscard]] std::uint64_t threadsOfUser() const;

    /// The number of the process or thread born last, which shows whether there were births.
    /// Without a pid namespace it counts births on the whole machine.
    [[nodiscard]] std::uint64_t lastBorn() const;

    /// Sends SIGKILL to all until no child is left, and reaps them. Returns the wait status of
    /// `main` if it was among them.
    std::optional<int> killAll(pid_t main) const;
    void signalAll(int signal) const;

private:
    /// Those of other programs that are younger than this one, too.
    [[nodiscard]] Tried<Samples> all() const;

    bool m_hasPidNamespace;
    std::string m_proc;
    bool m_isScoped = false;
    std::uint64_t m_startTicks = 0; ///< of this process; 0: all are the program's
    /// Processes that are older than this one, so none of the program's, by what the kernel's
    /// folder of each is. They are not read again.
    mutable std::unordered_map<pid_t, ino_t> m_older;
    UniqueFd m_children; ///< tells the init's own, also when no other file can be opened
};

} // namespace sandpad::guest
