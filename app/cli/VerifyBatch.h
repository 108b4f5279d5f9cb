#pragma once

#include "app/cli/AnswerJob.h"
#include "app/cli/AnswerSource.h"
#include "app/cli/BatchReport.h"
#include "app/cli/ResultsFile.h"
#include "app/cli/VerifyOptions.h"

#include <QObject>

#include <memory>
#include <optional>
#include <vector>

namespace sandpad::app {

/// `sandpad verify` with many answers: judges some at a time, prints each as it is done, and ends
/// the application with the contract's exit status. It keeps only those in memory that are being
/// judged.
class VerifyBatch : public QObject
{
    Q_OBJECT

public:
    /// Borrows the runner, which must outlive it.
    VerifyBatch(runner::Runner &runner, VerifyOptions options, AnswerSource source,
                std::optional<ResultsFile> results);

    void start();
    /// Ends what runs because of a signal; the exit status is then 128 + the signal.
    void stopBySignal(int signal);

private:
    /// Starts jobs while there are places and answers.
    void fill();
    void startJob(const NamedAnswer &answer);
    void endJob(AnswerJob *job);
    void add(const JudgedAnswer &answer);
    void count(AnswerState state, const QMap<QString, int> &blocks);
    void print(const QByteArray &bytes);
    /// errno says why standard output did not take what was written.
    void tellIfLost(bool isWritten);
    void tellProgress() const;
    /// Starts nothing more, and ends what runs.
    void stop();
    /// Says why results are lost, and stops.
    void fail(const QString &sentence);
    void finish();
    [[nodiscard]] int exitStatus() const;

    runner::Runner &m_runner;
    VerifyOptions m_options;
    AnswerSource m_source;
    std::optional<ResultsFile> m_results;
    BatchReport m_report;
    BatchSummary m_summary;
    struct Going
    {
        std::unique_ptr<AnswerJob> job;
        QString digest;
    };
    std::vector<Going> m_going;
    int m_looked = 0; ///< at so many answers
    bool m_isAtEnd = false; ///< of the source
    bool m_isStopping = false;
    bool m_hasFailed = false; ///< to print or to keep
    int m_signal = 0;
};

} // namespace sandpad::app
