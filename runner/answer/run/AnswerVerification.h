#pragma once

#include "runner/answer/model/Answer.h"
#include "runner/answer/model/Verdict.h"
#include "runner/answer/run/JudgeOptions.h"
#include "runner/model/Run.h"

#include <QObject>

#include <memory>

namespace sandpad::runner {

/// Runs blocks of an answer and judges them, several at a time; their results come in order. Owned
/// by the caller; deleting it ends what runs. Lives in the thread that made it; never blocks.
class AnswerVerification : public QObject
{
    Q_OBJECT

public:
    /// Borrows the starter. Copies the answer. Blocks that cannot run get their verdict without a
    /// run.
    AnswerVerification(RunStarter &starter, Answer answer, JudgeOptions options,
                       QObject *parent = nullptr);
    ~AnswerVerification() override;

    /// Runs the blocks with these indices; empty: all. The signals come later, never from within.
    void start(const QList<int> &indices = {});
    /// Ends the run that goes on; finished() follows. Blocks without a result are not checked.
    void stop();

signals:
    /// Dependencies and syntax are known now. This is the first signal.
    void examined(const sandpad::runner::Answer &answer);
    void blockStarted(int index);
    void blockFinished(int index, const sandpad::runner::BlockResult &result);
    /// The last signal, exactly once for a start().
    void finished();

private:
    class Private;
    std::unique_ptr<Private> d; // NOLINT(readability-identifier-naming): Qt's name for it
};

} // namespace sandpad::runner
