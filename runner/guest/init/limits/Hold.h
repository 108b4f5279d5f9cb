#pragma once

#include "runner/guest/init/limits/Processes.h"

#include <set>
#include <utility>

namespace sandpad::guest {

/// Lets a tree of processes stand still as long as it lives, so that it can be looked at in peace.
/// What the program had stopped itself stays so afterwards.
class Hold
{
public:
    /// `processes` must outlive this.
    explicit Hold(const Processes &processes);
    ~Hold();
    Hold(const Hold &) = delete;
    Hold &operator=(const Hold &) = delete;

private:
    const Processes &m_processes;
    std::set<std::pair<pid_t, std::uint64_t>> m_stoppedBefore; ///< with when they were born
};

} // namespace sandpad::guest
