#pragma once

#include "runner/sandbox/BuiltInLevels.h"
#include "runner/sandbox/Sandbox.h"
#include "runner/sandbox/SandboxLevel.h"

#include <QMap>

#include <memory>
#include <optional>

namespace sandpad::runner {

/// What is known about the isolation that this machine offers. A value.
struct LevelFacts
{
    QMap<QString, QString> refusals; ///< why a level does not work here, by its id
    QMap<QString, QString> ways; ///< the best way that works, by the level's id
    /// Sandboxes get a control group each when nothing refuses it.
    QString groupsRefused = QStringLiteral("nobody has tried");

    bool operator==(const LevelFacts &) const = default;
};

/// A list of isolation levels, and the choice among them. The choice uses only their order and what
/// they report about themselves: no level is named here.
class SandboxLevels
{
public:
    explicit SandboxLevels(LevelList levels = builtInLevels(), LevelFacts facts = {});

    /// A sandbox of the wanted level, already starting. Without a wish it is the strongest that
    /// this machine gives, never one that is taken on request only. The error is a sentence that
    /// says what to do.
    [[nodiscard]] Result<std::unique_ptr<Sandbox>> start(const std::optional<IsolationLevel> &wish,
                                                         const SandboxSpec &spec) const
    {
        return start(wish, spec, m_facts);
    }
    /// The same with other facts, for the probe that finds them out.
    [[nodiscard]] Result<std::unique_ptr<Sandbox>> start(const std::optional<IsolationLevel> &wish,
                                                         SandboxSpec spec,
                                                         const LevelFacts &facts) const;

    /// What fronts show of the levels, the strongest first.
    [[nodiscard]] QList<LevelInfo> infos() const;
    /// The levels that may be taken without a wish, the strongest first.
    [[nodiscard]] QList<const SandboxLevel *> automatic() const;
    /// Null when there is no such level.
    [[nodiscard]] const SandboxLevel *find(const IsolationLevel &level) const;
    /// What to do when a level does not work here; empty when there is no such level.
    [[nodiscard]] QString advice(const IsolationLevel &level) const;
    /// What the facts depend on, besides the kernel; see SandboxLevel::circumstances().
    [[nodiscard]] QString circumstances() const;

    [[nodiscard]] const LevelFacts &facts() const { return m_facts; }
    /// From now on these facts hold. Sandboxes that have been started already stay as they are.
    void publish(const LevelFacts &facts) { m_facts = facts; }

private:
    LevelList m_levels;
    LevelFacts m_facts;
};

} // namespace sandpad::runner
