#include "runner/model/Isolation.h"

#include <nlohmann/json.hpp>

namespace sandpad::runner {

IsolationLayer layerInForce(const LayerName &name)
{
    return { .name = name, .inForce = true, .reason = {} };
}

IsolationLayer missingLayer(const LayerName &name, const QString &reason)
{
    return { .name = name, .inForce = false, .reason = reason };
}

nlohmann::json toJson(const Isolation &isolation)
{
    auto layers = nlohmann::json::array();
    for (const IsolationLayer &layer : isolation.layers) {
        const QString text = layer.inForce
            ? layer.name.noun()
            : QStringLiteral("%1 (not in force: %2)").arg(layer.name.noun(), layer.reason);
        layers.push_back(text.toStdString());
    }
    return { { "level", isolation.level.id().toStdString() }, { "layers", std::move(layers) } };
}

} // namespace sandpad::runner
