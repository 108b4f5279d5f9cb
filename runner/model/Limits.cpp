#include "runner/model/Limits.h"

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

} // namespace sandpad::runner
