#include "runner/model/DoctorReport.h"

#include <algorithm>

namespace sandpad::runner {

std::optional<Isolation> strongestOf(const DoctorReport &report)
{
    const auto works =
        std::ranges::find_if(report.layers, [](const LayerHealth &layer) { return layer.works; });
    if (works == report.layers.end())
        return std::nullopt;
    Isolation isolation { .level = works->level, .layers = {} };
    for (const LayerHealth &layer : report.layers) {
        if (layer.level == isolation.level && (layer.works || !layer.isExtra))
            isolation.layers.append(
                { .name = LayerName(layer.name), .inForce = layer.works, .reason = layer.reason });
    }
    return isolation;
}

} // namespace sandpad::runner
