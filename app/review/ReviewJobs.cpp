#include "app/review/ReviewJobs.h"

namespace sandpad::app {

ReviewJobs::ReviewJobs(runner::RunStarter &starter, QObject *parent)
    : QObject(parent)
    , m_starter(starter)
{ }

ReviewJobs::~ReviewJobs() = default;

void ReviewJobs::give(int index, const widgets::Permission &permission)
{
    Given &given = m_given[index];
    if (const auto *limit = std::get_if<runner::LimitKind>(&permission))
        given.limits = runner::raised(given.limits, *limit);
    else
        given.network = runner::Network::On;
}

void ReviewJobs::start(const runner::Answer &answer, runner::BlockScope scope,
                       const QList<int> &indices)
{
    m_answer = answer;
    m_scope = scope;
    Job strict;
    QList<Job> others;
    for (const int index : indices) {
        if (const auto given = m_given.constFind(index); given != m_given.constEnd())
            others.append({ .indices = { index }, .given = *given });
        else
            strict.indices.append(index);
    }
    m_jobs = strict.indices.isEmpty() ? others : QList<Job> { strict } + others;
    startNext();
}

void ReviewJobs::startNext()
{
    const Job job = m_jobs.takeFirst();
    runner::JudgeOptions options;
    options.scope = m_scope;
    options.profile.limits = job.given.limits;
    options.profile.network = job.given.network;
    options.profile.front = runner::Front::Window;
    m_verification = std::make_unique<runner::AnswerVerification>(m_starter, m_answer, options);
    connect(m_verification.get(), &runner::AnswerVerification::examined, this,
            &ReviewJobs::examined);
    connect(m_verification.get(), &runner::AnswerVerification::blockStarted, this,
            &ReviewJobs::blockStarted);
    connect(m_verification.get(), &runner::AnswerVerification::blockFinished, this,
            &ReviewJobs::blockFinished);
    connect(m_verification.get(), &runner::AnswerVerification::finished, this,
            &ReviewJobs::onFinished);
    m_verification->start(job.indices);
}

void ReviewJobs::onFinished()
{
    // This is a slot of the job's own signal.
    m_verification.release()->deleteLater();
    if (m_jobs.isEmpty())
        emit finished();
    else
        startNext();
}

void ReviewJobs::stop()
{
    m_jobs.clear();
    if (m_verification)
        m_verification->stop();
}

} // namespace sandpad::app
