#pragma once

#include "runner/sandbox/SandboxLevels.h"

#include <QObject>
#include <QString>

#include <functional>
#include <optional>

namespace sandpad::runner {

/// Finds out whether namespaces, overlays and control groups work here, by starting a sandbox with
/// them, and tells the levels once it knows.
///
/// It tries things out on levels of its own, so that sandboxes which are started meanwhile see
/// either what was known before or the whole answer. The answer is kept, unless a part of Sandpad
/// itself was missing, until the machine starts again or bubblewrap changes.
/// Lives in its thread; never blocks.
class LevelProbe : public QObject
{
    Q_OBJECT

public:
    using Done = std::function<void()>;

    /// Borrows the levels, which must outlive it. `file` is where the answer is kept.
    LevelProbe(SandboxLevels &levels, QString file, QObject *parent = nullptr);

    /// Calls back, always later, when the levels know. Whoever asks during a probe joins it.
    /// Nothing is called once `asker` is gone.
    void ask(QObject *asker, const Done &done);
    /// The same, but tries even when an answer is known.
    void askAgain(QObject *asker, const Done &done);

signals:
    /// A probe is over, and the levels know its answer.
    void concluded();

private:
    enum class State
    {
        Unknown,
        Probing,
        Known
    };

    /// The kept answer, where it still holds.
    [[nodiscard]] std::optional<LevelFacts> keptAnswer() const;
    void keep(const LevelFacts &facts) const;
    void probe();
    void tryNamespaces(const QString &groupsRefused);
    /// Starts a sandbox with these facts; says why namespaces were refused, or nothing.
    void tryOut(const LevelFacts &facts, const std::function<void(const QString &)> &tried);
    void conclude(const LevelFacts &facts);

    SandboxLevels &m_levels;
    QString m_file;
    State m_state = State::Unknown;
    bool m_isOwnFault = false; ///< a part of Sandpad itself was missing
};

} // namespace sandpad::runner
