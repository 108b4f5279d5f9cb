#include "app/cli/AnswerJob.h"

#include "runner/answer/read/AnswerReader.h"

#include <algorithm>

namespace sandpad::app {

AnswerJob::AnswerJob(runner::Runner &runner, QString name, const QByteArray &text,
                     const runner::JudgeOptions &options)
    : m_name(std::move(name))
{
    m_review.answer = runner::readAnswer(text, runner.languages());
    m_review.tolerance = options.tolerance;
    m_verification = std::make_unique<runner::AnswerVerification>(runner, m_review.answer, options);
    connect(m_verification.get(), &runner::AnswerVerification::examined, this,
            [this](const runner::Answer &answer) { m_review.answer = answer; });
    connect(m_verification.get(), &runner::AnswerVerification::blockFinished, this,
            [this](int index, const runner::BlockResult &result) {
                m_review.results.insert(index, result);
                emit progressed(++m_ended, m_review.answer.blocks.size());
            });
    connect(m_verification.get(), &runner::AnswerVerification::finished, this,
            &AnswerJob::finished);
}

void AnswerJob::start()
{
    m_verification->start();
}

void AnswerJob::stop()
{
    m_isStopped = true;
    m_verification->stop();
}

bool AnswerJob::hasFailed() const
{
    return std::ranges::any_of(m_review.results, [](const runner::BlockResult &result) {
        const auto *unstarted = std::get_if<runner::NotStarted>(&result.run.outcome);
        return result.hasRun && unstarted && unstarted->cause == runner::NotStarted::Cause::Sandbox;
    });
}

} // namespace sandpad::app
