#include "runner/model/Isolation.h"

#include <nlohmann/json.hpp>

namespace sandpad::runner {

namespace {
    constexpr auto kLevels = { IsolationLevel::Namespaces, IsolationLevel::Landlock,
                               IsolationLevel::None };
} // namespace

QString name(IsolationLevel level)
{
    switch (level) {
    case IsolationLevel::Namespaces:
        return QStringLiteral("namespaces");
    case IsolationLevel::Landlock:
        return QStringLiteral("landlock");
    case IsolationLevel::None:
        return QStringLiteral("none");
    }
    Q_UNREACHABLE_RETURN({});
}

std::optional<IsolationLevel> isolationLevelFromName(const QString &text)
{
    for (const IsolationLevel level : kLevels) {
        if (name(level) == text)
            return level;
    }
    return std::nullopt;
}

nlohmann::json toJson(const Isolation &isolation)
{
    auto layers = nlohmann::json::array();
    for (const IsolationLayer &layer : isolation.layers) {
        const QString text = layer.inForce
            ? layer.name
            : QStringLiteral("%1 (not in force: %2)").arg(layer.name, layer.reason);
        layers.push_back(text.toStdString());
    }
    return { { "level", name(isolation.level).toStdString() }, { "layers", std::move(layers) } };
}

} // namespace sandpad::runner
