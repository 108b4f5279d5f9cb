#include "runner/model/Limits.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace sandpad::runner {

const char *name(LimitKind kind)
{
    switch (kind) {
    case LimitKind::Cpu:
        return "cpu";
    case LimitKind::Wall:
        return "wall";
    case LimitKind::Memory:
        return "memory";
    case LimitKind::Output:
        return "output";
    case LimitKind::Processes:
        return "processes";
    case LimitKind::Files:
        return "files";
    case LimitKind::Compile:
        return "compile";
    }
    Q_UNREACHABLE_RETURN("");
}

nlohmann::json toJson(const LimitHit &hit)
{
    return { { "kind", name(hit.kind) }, { "value", hit.value }, { "used", hit.used } };
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
