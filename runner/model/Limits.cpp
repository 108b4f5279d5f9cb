#include "runner/model/Limits.h"

#include <algorithm>

namespace sandpad::runner {

const char *name(LimitKind kind)
{
    return wordOf(kind, kLimitKinds);
}

Limits raised(Limits limits, LimitKind kind)
{
    constexpr int kMore = 4;
    switch (kind) {
    case LimitKind::Cpu:
        limits.cpu *= kMore;
        // CPU time cannot be used without time going by.
        limits.wall = std::max(limits.wall, limits.cpu);
        break;
    case LimitKind::Wall:
        limits.wall *= kMore;
        break;
    case LimitKind::Memory:
        limits.memoryBytes *= kMore;
        break;
    case LimitKind::Output:
        limits.outputBytes *= kMore;
        break;
    case LimitKind::Processes:
        limits.processes *= kMore;
        break;
    case LimitKind::Files:
        limits.workBytes *= kMore;
        break;
    case LimitKind::Compile:
        limits.compile *= kMore;
        break;
    }
    return limits;
}

} // namespace sandpad::runner
