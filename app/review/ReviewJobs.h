#pragma once

#include "runner/answer/run/AnswerVerification.h"
#include "widgets/review/Permission.h"

#include <QMap>
#include <QObject>

#include <memory>

namespace sandpad::app {

/// Runs blocks of an answer without network and with the default limits. A block that got a
/// permission runs after the others, with that permission. One job at a time. GUI thread; never
/// blocks.
class ReviewJobs : public QObject
{
    Q_OBJECT

public:
    /// Borrows the starter, which must outlive it.
    explicit ReviewJobs(runner::RunStarter &starter, QObject *parent = nullptr);
    ~ReviewJobs() override;

    /// Runs these blocks, at least one. Not to be called during a run.
    void start(const runner::Answer &answer, runner::BlockScope scope, const QList<int> &indices);
    void stop();
    [[nodiscard]] bool isRunning() const { return m_verification != nullptr; }

    /// Gives a block one more permission, from now on.
    void give(int index, const widgets::Permission &permission);
    /// Does any block have a permission?
    [[nodiscard]] bool hasGiven() const { return !m_given.isEmpty(); }

signals:
    void examined(const sandpad::runner::Answer &answer);
    void blockStarted(int index);
    void blockFinished(int index, const sandpad::runner::BlockResult &result);
    /// The last signal, exactly once for a start().
    void finished();

private:
    struct Given
    {
        runner::Limits limits;
        runner::Network network = runner::Network::Off;
    };
    struct Job
    {
        QList<int> indices;
        Given given;
    };

    void startNext();
    void onFinished();

    runner::RunStarter &m_starter;
    runner::Answer m_answer;
    runner::BlockScope m_scope = runner::BlockScope::Automatic;
    QMap<int, Given> m_given;
    QList<Job> m_jobs;
    std::unique_ptr<runner::AnswerVerification> m_verification;
};

} // namespace sandpad::app
