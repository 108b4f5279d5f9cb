#pragma once

#include "runner/guest/init/limits/ProcessStat.h"
#include "runner/guest/init/system/System.h"

#include <optional>
#include <vector>

namespace sandpad::guest {

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
