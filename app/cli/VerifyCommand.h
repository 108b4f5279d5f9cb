#pragma once

#include "app/cli/VerifyOptions.h"
#include "runner/Runner.h"
#include "runner/answer/report/AnswerReport.h"

#include <QObject>

#include <memory>

namespace sandpad::app {

/// `sandpad verify`: judges one answer and ends the application with the contract's exit status.
class VerifyCommand : public QObject
{
    Q_OBJECT

public:
    /// Borrows the runner, which must outlive it.
    VerifyCommand(runner::Runner &runner, VerifyOptions options);

    void start();
    /// Ends what runs because of a signal; the exit status is then 128 + the signal.
    void stopBySignal(int signal);

private:
    void finish();
    /// A line with the progress, where somebody can see it; an empty text removes it.
    void showProgress(const QString &line) const;
    /// Could no block run because there is no sandbox?
    [[nodiscard]] bool hasFailed() const;
    [[nodiscard]] QByteArray report() const;
    [[nodiscard]] QString plainReport() const;
    [[nodiscard]] static QString textOf(const runner::Comparison &comparison);

    runner::Runner &m_runner;
    VerifyOptions m_options;
    runner::Review m_review;
    std::unique_ptr<runner::AnswerVerification> m_verification;
    int m_signal = 0;
    int m_ended = 0; ///< blocks
};

} // namespace sandpad::app
