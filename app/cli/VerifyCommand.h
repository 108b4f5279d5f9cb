#pragma once

#include "app/cli/AnswerJob.h"
#include "app/cli/VerifyOptions.h"

#include <QObject>

namespace sandpad::app {

/// `sandpad verify` with one answer: judges it, prints a report, and ends the application with the
/// contract's exit status.
class VerifyCommand : public QObject
{
    Q_OBJECT

public:
    /// Borrows the runner, which must outlive it. `text` is Markdown.
    VerifyCommand(runner::Runner &runner, const VerifyOptions &options, const QByteArray &text);

    void start();
    /// Ends what runs because of a signal; the exit status is then 128 + the signal.
    void stopBySignal(int signal);

private:
    void finish();
    [[nodiscard]] QByteArray report() const;

    VerifyFormat m_format;
    AnswerJob m_job;
    int m_signal = 0;
};

} // namespace sandpad::app
