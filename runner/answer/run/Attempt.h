#pragma once

#include "runner/answer/judge/Judge.h"
#include "runner/answer/run/KeptStream.h"
#include "runner/model/Run.h"
#include "runner/model/RunRecorder.h"

#include <QObject>

#include <functional>
#include <memory>
#include <vector>

namespace sandpad::runner {

/// Runs one block in one way, several times side by side, and then signals the end. Owned by the
/// caller; deleting it kills its runs.
class Attempt : public QObject
{
    Q_OBJECT

public:
    /// The block and the way to run it.
    struct Plan
    {
        AnswerBlock block;
        QList<ProgramText> before; ///< run in front
        bool asksLines = true;
        RunRequest profile; ///< with the files of the answer
        std::function<QString()> markText; ///< as JudgeOptions has it
    };

    Attempt(RunStarter &starter, Plan plan, QObject *parent);

    /// Runs it `count` more times; finished() follows.
    void start(int count);
    void stop();

    [[nodiscard]] const Plan &plan() const { return m_plan; }
    /// The results of all runs so far; complete when finished() comes.
    [[nodiscard]] const QList<JudgedRun> &runs() const { return m_runs; }
    /// Did the program fail because of the marks that were added to it?
    [[nodiscard]] bool isSpoilt() const;

signals:
    void finished();

private:
    struct Going
    {
        BlockProgram program;
        std::unique_ptr<Run> run;
        RunRecorder recorder; ///< of all but what it prints
        KeptStream output;
        KeptStream errors;
        KeptStream bothStreams;
        KeptStream notebook; ///< standard output and displays
        bool hasDisplays = false; ///< with texts
        qsizetype printed = 0; ///< bytes of standard output
        std::optional<qsizetype> untilInput; ///< as JudgedRun has it
        QMap<QString, QString> versions;
    };
    void beginNext();
    void onEvent(std::size_t number, const RunEvent &event);

    RunStarter &m_starter;
    Plan m_plan;
    std::vector<Going> m_going;
    std::size_t m_begun = 0; ///< how many of m_going have begun
    std::size_t m_ended = 0;
    bool m_isStopped = false;
    QList<JudgedRun> m_runs;
};

} // namespace sandpad::runner
