#pragma once

#include "runner/guest/init/system/System.h"

#include <array>
#include <sched.h>
#include <sys/resource.h>

namespace sandpad::guest {

/// Tells when somebody changes the limits, the scheduling or the priorities of this process.
///
/// The program has the same user as the init, and for the kernel that is enough to change them. An
/// init that may open no files, or gets no processor time, does not see what the program does. The
/// filter refuses such changes; this does not rely on it.
class SelfWatch
{
public:
    /// Remembers what is in force now.
    SelfWatch();

    /// Fails when something is no longer as it was. Takes a few microseconds.
    [[nodiscard]] Tried<void> check() const;

private:
    /// What another process of the same user can change.
    struct State
    {
        std::array<rlimit, RLIM_NLIMITS> limits {};
        int policy = 0;
        int realTimePriority = 0;
        cpu_set_t processors {};
        int nice = 0;
        long diskPriority = 0;

        [[nodiscard]] static State now();
    };

    State m_first;
};

} // namespace sandpad::guest
