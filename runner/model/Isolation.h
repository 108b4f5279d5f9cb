#pragma once

#include "runner/model/Layer.h"

#include <QList>
#include <QString>

#include <utility>

namespace sandpad::runner {

/// A level of isolation, as its id. Any text is a level here. The list of LevelInfo that the runner
/// gives says which levels this build has, and what fronts show of them.
class IsolationLevel
{
public:
    /// The level in the result of a run that never started, because its JSON always names a level.
    IsolationLevel() = default;
    explicit IsolationLevel(QString id)
        : m_id(std::move(id))
    { }

    /// For example "landlock". JSON, the command line and session files use it.
    [[nodiscard]] const QString &id() const { return m_id; }

    bool operator==(const IsolationLevel &) const = default;

private:
    QString m_id = QStringLiteral("namespaces");
};

/// One protection of a level, and whether it was really in force.
struct IsolationLayer
{
    LayerName name;
    bool inForce = false;
    QString reason; ///< why it is not in force; empty when it is

    bool operator==(const IsolationLayer &) const = default;
};

[[nodiscard]] IsolationLayer layerInForce(const LayerName &name);
[[nodiscard]] IsolationLayer missingLayer(const LayerName &name, const QString &reason);

/// The isolation that a run really had. Reported by the sandbox, never assumed.
struct Isolation
{
    IsolationLevel level;
    QList<IsolationLayer> layers;

    bool operator==(const Isolation &) const = default;
};

} // namespace sandpad::runner
