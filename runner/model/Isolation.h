#pragma once

#include <QList>
#include <QString>

#include <cstdint>
#include <nlohmann/json_fwd.hpp>
#include <optional>

namespace sandpad::runner {

enum class IsolationLevel : std::uint8_t
{
    Namespaces,
    Landlock,
    None
};

/// One protection of a level, and whether it was really in force.
struct IsolationLayer
{
    QString name; ///< a short noun, for example "seccomp"
    bool inForce = false;
    QString reason; ///< why it is not in force; empty when it is

    bool operator==(const IsolationLayer &) const = default;
};

/// The isolation that a run really had. Reported by the sandbox, never assumed.
struct Isolation
{
    IsolationLevel level = IsolationLevel::Namespaces;
    QList<IsolationLayer> layers;

    bool operator==(const Isolation &) const = default;
};

[[nodiscard]] QString name(IsolationLevel level);
[[nodiscard]] std::optional<IsolationLevel> isolationLevelFromName(const QString &name);

/// {"level", "layers"}: a layer in force is its name, another "name (not in force: reason)".
[[nodiscard]] nlohmann::json toJson(const Isolation &isolation);

} // namespace sandpad::runner
