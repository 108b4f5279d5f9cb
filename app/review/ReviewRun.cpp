#include "app/review/ReviewRun.h"

namespace sandpad::app {

ReviewRun::ReviewRun(runner::RunStarter &starter, QObject *parent)
    : QObject(parent)
    , m_starter(starter)
{ }

ReviewRun::~ReviewRun() = default;

void ReviewRun::give(int index, const widgets::Permission &permission)
{
    Given &given = m_given[index];
    if (const auto *limit = std::get_if<runner::LimitKind>(&permission))
        given.limits = runner::raised(given.limits, *limit);
    else
        given.network = runner::Network::On;
}

void ReviewRun::start(const runner::Answer &answer, runner::BlockScope scope,
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

void ReviewRun::startNext()
{
    const Job job = m_jobs.takeFirst();
    runner::JudgeOptions options;
    options.scope = m_scope;
    options.profile.limits = job.given.limits;
    options.profile.network = job.given.network;
    m_run = std::make_unique<runner::AnswerRun>(m_starter, m_answer, options);
    connect(m_run.get(), &runner::AnswerRun::examined, this, &ReviewRun::examined);
    connect(m_run.get(), &runner::AnswerRun::blockStarted, this, &ReviewRun::blockStarted);
    connect(m_run.get(), &runner::AnswerRun::blockFinished, this, &ReviewRun::blockFinished);
    connect(m_run.get(), &runner::AnswerRun::finished, this, &ReviewRun::onFinished);
    m_run->start(job.indices);
}

void ReviewRun::onFinished()
{
    // We are in a slot of its own signal.
    m_run.release()->deleteLater();
    if (m_jobs.isEmpty())
        emit finished();
    else
        startNext();
}

void ReviewRun::stop()
{
    m_jobs.clear();
    if (m_run)
        m_run->stop();
}

} // namespace sandpad::app
