#pragma once

#include "runner/guest/init/system/System.h"

#include <optional>
#include <sys/types.h>
#include <vector>

namespace sandpad::guest {

/// One living process of the program's tree, from /proc/PID/stat.
struct ProcessSample
{
    pid_t pid = 0;
    pid_t parent = 0;
    std::uint64_t startTicks = 0; ///< tells a process from a later one with the same pid
    bool isRunnable = false;
    bool isStopped = false;
    std::uint64_t ownCpuNs = 0;
    std::uint64_t childrenCpuNs = 0; ///< of children that it has waited for
    std::uint64_t residentBytes = 0;
    std::uint64_t mappedBytes = 0; ///< address space, touched or not
    std::uint64_t descriptors = 0; ///< open ones; 0 where the kernel does not tell (before 6.2)
    std::uint64_t threads = 0;
};

/// The processes that are not the init: all of the pid namespace, or without one the init's
/// descendants (as subreaper it inherits the orphans).
class Processes
{
public:
    explicit Processes(bool hasPidNamespace);

    [[nodiscard]] std::vector<ProcessSample> sample() const;
    /// One alone, again; of one that is gone without memory.
    [[nodiscard]] static ProcessSample sampleAgain(const ProcessSample &process);

    /// Threads of all processes that this user has on the machine.
    [[nodiscard]] static std::uint64_t threadsOfUser();

    /// The number of the process or thread born last, to see whether there were births. Without
    /// a pid namespace it counts those of the whole machine.
    [[nodiscard]] static std::uint64_t lastBorn();

    /// SIGKILL to all until none is left, and reaps them. Returns the status of `main`, as waitpid
    /// gives it, if it was among them.
    std::optional<int> killAll(pid_t main) const;
    void signalAll(int signal) const;

private:
    bool m_hasPidNamespace;
};

} // namespace sandpad::guest
