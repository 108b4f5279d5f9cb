#include "runner/model/Isolation.h"

namespace sandpad::runner {

IsolationLayer layerInForce(const LayerName &name)
{
    return { .name = name, .inForce = true, .reason = {} };
}

IsolationLayer missingLayer(const LayerName &name, const QString &reason)
{
    return { .name = name, .inForce = false, .reason = reason };
}

} // namespace sandpad::runner
