#pragma once

#include "runner/sandbox/SandboxLevels.h"

#include <QObject>
#include <QString>

#include <cstdint>
#include <functional>
#include <optional>

namespace sandpad::runner {

/// Starts sandboxes to find out which isolation levels work here, in which way, and whether
/// sandboxes can have control groups. Then publishes the result to the levels.
///
/// The probe uses a copy of the levels. So sandboxes that are started meanwhile see either what was
/// known before or the whole answer. The answer is kept until the machine starts again or what a
/// level needs changes, unless a part of Sandpad itself was missing. Lives in its thread; never
/// blocks.
class LevelProbe : public QObject
{
    Q_OBJECT

public:
    using Done = std::function<void()>;

    /// Borrows the levels, which must outlive it. `file` is where the answer is kept.
    LevelProbe(SandboxLevels &levels, QString file, QObject *parent = nullptr);

    /// Calls back, always later, when the levels have the answer. A question during a probe gets
    /// the answer of that probe. Nothing is called once `asker` is gone.
    void ask(QObject *asker, const Done &done);
    /// Like ask(), but probes even when an answer is known.
    void askAgain(QObject *asker, const Done &done);

signals:
    /// Emitted when a probe is over and the levels have its answer.
    void concluded();

private:
    enum class State : std::uint8_t
    {
        Unknown,
        Probing,
        Known
    };

    /// A level, and one of its ways.
    struct Attempt
    {
        const SandboxLevel *level;
        QString way;
    };

    /// All ways of all levels that another level could stand in for.
    [[nodiscard]] QList<Attempt> attempts() const;
    /// The kept answer, where it still holds.
    [[nodiscard]] std::optional<LevelFacts> keptAnswer() const;
    void keep(const LevelFacts &facts) const;
    void probe();
    /// Tries the first of the attempts; the rest follows.
    void tryNext();
    /// What this failure says of the level: why it cannot be used, or nothing.
    [[nodiscard]] QString refusalOf(const Error &failure, const SandboxLevel &level);
    /// Notes the result of the attempt under way; an empty refusal means that it works.
    void onTried(const Attempt &attempt, const QString &refusal);
    void conclude();

    SandboxLevels &m_levels;
    QString m_file;
    State m_state = State::Unknown;
    QList<Attempt> m_attempts; ///< of the probe under way, still to be made
    LevelFacts m_found; ///< by the probe under way
    bool m_mayChange = false; ///< a part of Sandpad itself was missing, or the machine was busy
};

} // namespace sandpad::runner
