#pragma once

#include "runner/Runner.h"
#include "runner/answer/report/AnswerReport.h"
#include "runner/answer/run/AnswerVerification.h"

#include <QObject>

#include <memory>

namespace sandpad::app {

/// Judges one answer. Deleting it ends what runs.
class AnswerJob : public QObject
{
    Q_OBJECT

public:
    /// Borrows the runner, which must outlive it. `name` is for reports.
    AnswerJob(runner::Runner &runner, QString name, const QByteArray &text,
              const runner::JudgeOptions &options);

    /// The signals come later, never from within.
    void start();
    /// Ends the run that goes on; finished() follows.
    void stop();

    [[nodiscard]] const QString &name() const { return m_name; }
    /// Complete once finished() has come, unless it was stopped.
    [[nodiscard]] const runner::Review &review() const { return m_review; }
    [[nodiscard]] bool isStopped() const { return m_isStopped; }
    /// Could a block not run because there is no sandbox?
    [[nodiscard]] bool hasFailed() const;

signals:
    /// `ended` of `all` blocks have been judged.
    void progressed(int ended, qsizetype all);
    /// The last signal.
    void finished();

private:
    QString m_name;
    runner::Review m_review;
    std::unique_ptr<runner::AnswerVerification> m_verification;
    int m_ended = 0; ///< blocks
    bool m_isStopped = false;
};

} // namespace sandpad::app
