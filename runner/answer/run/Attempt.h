#pragma once

#include "runner/answer/judge/Judge.h"
#include "runner/model/Run.h"
#include "runner/model/RunRecorder.h"

#include <QObject>

#include <functional>
#include <memory>
#include <vector>

namespace sandpad::runner {

/// Runs one block in one way, several times side by side, and then says so. Owned by the caller;
/// deleting it kills its runs.
class Attempt : public QObject
{
    Q_OBJECT

public:
    /// What it runs.
    struct Plan
    {
        AnswerBlock block;
        QStringList before; ///< code that runs in front
        bool asksLines = true;
        RunRequest profile; ///< with the files of the answer
        std::function<QString()> markText; ///< as JudgeOptions has it
    };

    Attempt(RunStarter &starter, Plan plan, QObject *parent);

    /// Runs it `count` more times; finished() follows.
    void start(int count);
    void stop();

    [[nodiscard]] const Plan &plan() const { return m_plan; }
    /// Complete when finished() comes; all runs up to then.
    [[nodiscard]] const QList<JudgedRun> &runs() const { return m_runs; }
    /// Was the program refused for what was put into it?
    [[nodiscard]] bool isSpoilt() const;

signals:
    void finished();

private:
    struct Going
    {
        BlockProgram program;
        std::unique_ptr<Run> run;
        RunRecorder recorder;
        QByteArray bothStreams;
        QMap<QString, QString> versions;
    };
    void beginNext();
    void onEvent(std::size_t number, const RunEvent &event);

    RunStarter &m_starter;
    Plan m_plan;
    std::vector<Going> m_going;
    std::size_t m_begun = 0; ///< of those going
    std::size_t m_ended = 0;
    bool m_isStopped = false;
    QList<JudgedRun> m_runs;
};

} // namespace sandpad::runner
