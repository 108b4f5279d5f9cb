#pragma once

#include <QElapsedTimer>
#include <QString>

namespace sandpad::app {

/// How far the run of an answer's blocks is. A plain class.
class RunProgress
{
public:
    void begin(qsizetype blocks);
    void blockStarted(int index) { m_running = index; }
    void blockFinished() { ++m_done; }
    void end();

    [[nodiscard]] bool hasRun() const { return m_hasRun; }
    [[nodiscard]] const QElapsedTimer &since() const { return m_since; }
    /// "Block 3 · 2 of 5 done", during a run.
    [[nodiscard]] QString runningText() const;
    /// "✓ Done", what has run, and how long that took. `blocks` are shown, of which some ran twice.
    [[nodiscard]] QString doneText(qsizetype blocks, int ranTwice) const;

private:
    bool m_hasRun = false;
    qsizetype m_wanted = 0; ///< blocks of the present or last run
    qsizetype m_done = 0; ///< of these
    int m_running = 0; ///< the block that runs
    QElapsedTimer m_since;
    qint64 m_tookMs = 0; ///< the last run
};

} // namespace sandpad::app
