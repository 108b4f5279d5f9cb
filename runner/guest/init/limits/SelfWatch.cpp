#include "runner/guest/init/limits/SelfWatch.h"

#include "runner/guest/init/system/Translatable.h"

#include <algorithm>
#include <cstddef>
#include <sys/syscall.h>
#include <unistd.h>

namespace sandpad::guest {

namespace {

    /// linux/ioprio.h, which C++ cannot include.
    constexpr int kIoprioWhoProcess = 1;

    bool isEqual(const rlimit &a, const rlimit &b)
    {
        return a.rlim_cur == b.rlim_cur && a.rlim_max == b.rlim_max;
    }

    std::unexpected<Failure> changed(const char *what)
    {
        return std::unexpected(Failure { .what = what });
    }

} // namespace

SelfWatch::State SelfWatch::State::now()
{
    State state;
    for (std::size_t resource = 0; resource < state.limits.size(); ++resource)
        ::getrlimit(static_cast<__rlimit_resource>(resource), &state.limits.at(resource));
    state.policy = ::sched_getscheduler(0);
    sched_param param {};
    ::sched_getparam(0, &param);
    state.realTimePriority = param.sched_priority;
    ::sched_getaffinity(0, sizeof state.processors, &state.processors);
    state.nice = ::getpriority(PRIO_PROCESS, 0);
    state.diskPriority = ::syscall(SYS_ioprio_get, kIoprioWhoProcess, 0);
    return state;
}

SelfWatch::SelfWatch()
    : m_first(State::now())
{ }

Tried<void> SelfWatch::check() const
{
    const State now = State::now();
    if (!std::ranges::equal(now.limits, m_first.limits, isEqual))
        return changed(
            QT_TRANSLATE_NOOP("sandpad::runner", "somebody changed the limits of the supervisor"));
    if (now.policy != m_first.policy || now.realTimePriority != m_first.realTimePriority)
        return changed(QT_TRANSLATE_NOOP("sandpad::runner",
                                         "somebody changed the scheduling of the supervisor"));
    if (!CPU_EQUAL(&now.processors, &m_first.processors))
        return changed(QT_TRANSLATE_NOOP("sandpad::runner",
                                         "somebody changed the processors of the supervisor"));
    if (now.nice != m_first.nice || now.diskPriority != m_first.diskPriority)
        return changed(QT_TRANSLATE_NOOP("sandpad::runner",
                                         "somebody changed the priority of the supervisor"));
    return {};
}

} // namespace sandpad::guest
