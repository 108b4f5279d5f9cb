#include "runner/GuestOutcome.h"

#include <sys/wait.h>

namespace sandpad::runner {

namespace {

    LimitKind limitKind(guest::Limit limit)
    {
        switch (limit) {
        case guest::Limit::Cpu:
            return LimitKind::Cpu;
        case guest::Limit::Wall:
            return LimitKind::Wall;
        case guest::Limit::Memory:
            return LimitKind::Memory;
        case guest::Limit::Output:
            return LimitKind::Output;
        case guest::Limit::Processes:
            return LimitKind::Processes;
        case guest::Limit::WorkBytes:
        case guest::Limit::WorkFiles:
            return LimitKind::Files;
        case guest::Limit::Compile:
            return LimitKind::Compile;
        }
        Q_UNREACHABLE_RETURN(LimitKind::Cpu);
    }

    bool isTime(LimitKind kind)
    {
        return kind == LimitKind::Cpu || kind == LimitKind::Wall || kind == LimitKind::Compile;
    }

    LimitHit limitHit(const guest::Outcome &outcome)
    {
        const LimitKind kind = limitKind(outcome.limit);
        constexpr double kNsPerSecond = 1e9;
        const double unit = isTime(kind) ? kNsPerSecond : 1;
        return { .kind = kind,
                 .value = static_cast<double>(outcome.limitValue) / unit,
                 .used = static_cast<double>(outcome.limitUsed) / unit,
                 .largest = static_cast<double>(outcome.largestBytes) };
    }

} // namespace

RunOutcome runOutcome(const guest::Outcome &outcome)
{
    if (outcome.ending == guest::Ending::Limit)
        return limitHit(outcome);
    if (outcome.ending == guest::Ending::Stopped)
        return Stopped { WIFEXITED(outcome.waitStatus)
                             ? std::optional(WEXITSTATUS(outcome.waitStatus))
                             : std::nullopt };
    if (WIFSIGNALED(outcome.waitStatus))
        return Signalled { WTERMSIG(outcome.waitStatus) };
    return Completed { WEXITSTATUS(outcome.waitStatus) };
}

} // namespace sandpad::runner
