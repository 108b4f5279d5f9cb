#pragma once

#include "runner/sandbox/SandboxLevels.h"

#include <QObject>
#include <QString>

#include <functional>

namespace sandpad::runner {

/// Finds out whether namespaces, overlays and control groups work here, by starting a sandbox with
/// them, and tells the levels.
/// The answer is kept, unless a part of Sandpad itself was missing, until the machine starts again
/// or bubblewrap changes.
class LevelProbe : public QObject
{
    Q_OBJECT

public:
    using Done = std::function<void()>;

    /// Borrows the levels, which must outlive it. `file` is where the answer is kept.
    LevelProbe(SandboxLevels &levels, QString file, QObject *parent = nullptr);

    /// Calls back, later or at once, when the levels know.
    void ask(const Done &done);
    /// The same, but tries in any case.
    void askAgain(const Done &done);

private:
    [[nodiscard]] bool readAnswer();
    void keepAnswer(const QString &refusal, bool usesOverlays) const;
    void tryNamespaces(const Done &done);
    /// Starts a sandbox; says why it was refused, or nothing.
    void tryOut(bool usesOverlays, const std::function<void(const QString &)> &tried);
    void conclude(const QString &refusal, bool usesOverlays, const Done &done);

    SandboxLevels &m_levels;
    QString m_file;
    bool m_isKnown = false;
    bool m_isOwnFault = false; ///< a part of Sandpad itself was missing
};

} // namespace sandpad::runner
