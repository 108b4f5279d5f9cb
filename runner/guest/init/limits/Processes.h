#pragma once

#include "runner/guest/init/limits/ProcessStat.h"
#include "runner/guest/init/system/System.h"

#include <optional>
#include <vector>

namespace sandpad::guest {

/// All processes but the init: those of the pid namespace, or without one the init's descendants
/// (the init is a subreaper, so it inherits the orphans).
class Processes
{
public:
    explicit Processes(bool hasPidNamespace);

    /// All of them now. Fails when one that lives cannot be looked at.
    [[nodiscard]] Tried<Samples> sample() const;
    /// One alone, again; of one that is gone without memory.
    [[nodiscard]] static ProcessSample sampleAgain(const ProcessSample &process);

    /// Threads of all processes that this user has on the machine.
    [[nodiscard]] static std::uint64_t threadsOfUser();

    /// The number of the process or thread born last, which shows whether there were births.
    /// Without a pid namespace it counts births on the whole machine.
    [[nodiscard]] static std::uint64_t lastBorn();

    /// Sends SIGKILL to all until none is left, and reaps them. Returns the wait status of `main`
    /// if it was among them.
    std::optional<int> killAll(pid_t main) const;
    void signalAll(int signal) const;

private:
    bool m_hasPidNamespace;
    UniqueFd m_children; ///< tells the init's own, also when no other file can be opened
};

} // namespace sandpad::guest
