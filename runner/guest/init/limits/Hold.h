#pragma once

#include "runner/guest/init/limits/Processes.h"

#include <set>
#include <utility>

namespace sandpad::guest {

/// Stops a tree of processes while this object lives, so that the tree can be looked at. Processes
/// that the program had stopped itself stay stopped afterwards.
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
    std::set<std::pair<pid_t, std::uint64_t>> m_stoppedBefore; ///< with their start times
};

} // namespace sandpad::guest
