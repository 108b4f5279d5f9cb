#pragma once

#include "runner/guest/init/confine/Landlock.h"
#include "runner/guest/init/limits/Processes.h"

#include <optional>

namespace sandpad::guest {

/// Sends signals to all processes of a program, and kills them.
///
/// With a pid namespace the kernel does it. Without one, to look for processes and to signal them
/// by number is too slow for a program that forks and ends all the time. So there a helper stands
/// by: it is a child of the init, in a Landlock domain that scopes signals, and the program is in
/// a domain within that. A kill(-1) of the helper reaches the program's processes, all at one
/// moment, and nothing else; the program cannot signal the helper. When the init dies, the helper
/// kills the program, too. Where the kernel has no scope of signals, there is no helper.
class Killer
{
public:
    /// How long the helper's victims may take to end before they are looked for by number.
    static constexpr std::uint64_t kPatienceNs = kNsPerSecond;

    /// Borrows `processes`.
    Killer(Processes &processes, bool hasPidNamespace, const Landlock &landlock);

    /// Before the fork of a program.
    [[nodiscard]] Tried<void> prepare();
    /// In the program's process, before anything else of it: enters the outer domain and starts the
    /// helper there. Returns its number, 0 without one, and -1 at a failure. Async-signal-safe.
    [[nodiscard]] pid_t start() const;
    /// In the init, after start(). The helper does not count as a process of the program.
    void keep(pid_t helper);
    /// A child of the init was reaped.
    void onReaped(pid_t child);

    void signalAll(int signal) const;
    /// Kills all until none is left, reaps them, the helper too, and returns the wait status of
    /// `main` if it was among them.
    std::optional<int> killAll(pid_t main);

private:
    [[nodiscard]] bool order(int signal) const;

    Processes &m_processes;
    const Landlock *m_outer = nullptr; ///< null without a helper
    UniqueFd m_orders; ///< the init's end
    UniqueFd m_helpersEnd;
    pid_t m_helper = 0;
};

} // namespace sandpad::guest
