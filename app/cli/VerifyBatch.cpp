#include "app/cli/VerifyBatch.h"

#include "app/cli/ExitStatus.h"
#include "app/cli/JsonOutput.h"
#include "app/cli/StandardStreams.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QLocale>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <unistd.h>

namespace sandpad::app {

namespace {

    /// Of all on which the verdicts depend, but for the machine.
    QString digestOf(const QByteArray &text, const runner::JudgeOptions &options)
    {
        QCryptographicHash hash(QCryptographicHash::Sha256);
        const auto &isolation = options.profile.isolation;
        hash.addData(QStringLiteral("%1 %2 %3 %4\n")
                         .arg(int(options.strictness))
                         .arg(int(options.scope))
                         .arg(options.tolerance)
                         .arg(isolation ? isolation->id() : QString())
                         .toUtf8());
        hash.addData(text);
        return QString::fromLatin1(hash.result().toHex());
    }

    QMap<QString, int> verdictsOf(const runner::Review &review)
    {
        QMap<QString, int> verdicts;
        for (const auto &[verdict, count] : summaryOf(review).asKeyValueRange())
            verdicts.insert(verdictName(verdict), count);
        return verdicts;
    }

} // namespace

VerifyBatch::VerifyBatch(runner::Runner &runner, VerifyOptions options, AnswerSource source,
                         std::optional<ResultsFile> results)
    : m_runner(runner)
    , m_options(std::move(options))
    , m_source(std::move(source))
    , m_results(std::move(results))
    , m_report(m_options.format)
{ }

void VerifyBatch::start()
{
    print(m_report.begin());
    // The end may come at once, and must not come before the application's loop.
    QMetaObject::invokeMethod(this, &VerifyBatch::fill, Qt::QueuedConnection);
}

void VerifyBatch::fill()
{
    while (!m_isStopping && !m_isAtEnd && std::ssize(m_going) < m_options.jobs) {
        const auto answer = m_source.next();
        m_isAtEnd = !answer;
        if (answer)
            startJob(*answer);
    }
    if (m_going.empty())
        finish();
}

void VerifyBatch::startJob(const NamedAnswer &answer)
{
    if (!answer.text)
        return add({ .name = answer.name,
                     .digest = {},
                     .state = AnswerState::Unreadable,
                     .sentence = answer.text.error().text,
                     .review = {} });
    const QString digest = digestOf(*answer.text, m_options.judge);
    if (const auto known = m_results ? m_results->find(answer.name, digest) : std::nullopt)
        return count(known->state, known->blocks);
    auto job = std::make_unique<AnswerJob>(m_runner, answer.name, *answer.text, m_options.judge);
    AnswerJob *started = job.get();
    m_going.push_back({ .job = std::move(job), .digest = digest });
    connect(
        started, &AnswerJob::finished, this, [this, started] { endJob(started); },
        Qt::QueuedConnection);
    started->start();
}

void VerifyBatch::endJob(AnswerJob *job)
{
    const auto going =
        std::ranges::find_if(m_going, [&](const Going &one) { return one.job.get() == job; });
    const Going ended = std::move(*going);
    m_going.erase(going);
    if (!job->isStopped()) {
        AnswerState state = holds(job->review()) ? AnswerState::Holds : AnswerState::False;
        if (job->hasFailed())
            state = AnswerState::Failed;
        add({ .name = job->name(),
              .digest = ended.digest,
              .state = state,
              .sentence = sentenceOf(job->review()),
              .review = job->review() });
    }
    fill();
}

void VerifyBatch::add(const JudgedAnswer &answer)
{
    showProgress({});
    if (m_options.format == VerifyFormat::Json && !m_hasFailed)
        tellIfLost(printJson([&](runner::JsonStream &out) { writeJson(out, answer); }));
    else
        print(m_report.of(answer));
    count(answer.state, verdictsOf(answer.review));
    if (!m_results || m_hasFailed)
        return;
    if (const auto kept = m_results->add(answer); !kept)
        fail(kept.error().text);
}

void VerifyBatch::count(AnswerState state, const QMap<QString, int> &blocks)
{
    ++m_looked;
    ++m_summary.answers[state];
    for (const auto &[verdict, number] : blocks.asKeyValueRange())
        m_summary.blocks[verdict] += number;
    tellProgress();
}

void VerifyBatch::print(const QByteArray &bytes)
{
    if (!m_hasFailed && !bytes.isEmpty())
        tellIfLost(writeToDescriptor(STDOUT_FILENO, bytes));
}

void VerifyBatch::tellIfLost(bool isWritten)
{
    if (!isWritten)
        fail(tr("Standard output could not be written: %1.")
                 .arg(QString::fromLocal8Bit(std::strerror(errno))));
}

void VerifyBatch::tellProgress() const
{
    const auto all = m_source.count();
    const QLocale locale;
    const QString looked = locale.toString(m_looked);
    const QString wrong = locale.toString(m_summary.answers.value(AnswerState::False));
    showProgress(all ? tr("%1 of %2 looked at, %3 with something false …")
                           .arg(looked, locale.toString(*all), wrong)
                     : tr("%1 looked at, %2 with something false …").arg(looked, wrong));
}

void VerifyBatch::stop()
{
    m_isStopping = true;
    for (const Going &one : m_going)
        one.job->stop();
}

void VerifyBatch::fail(const QString &sentence)
{
    showProgress({});
    say(sentence);
    m_hasFailed = true;
    stop();
}

void VerifyBatch::stopBySignal(int signal)
{
    m_signal = signal;
    stop();
}

int VerifyBatch::exitStatus() const
{
    if (m_signal != 0)
        return kSignalBase + m_signal;
    if (m_hasFailed || m_summary.answers.contains(AnswerState::Failed))
        return kSandpadFailed;
    if (m_summary.answers.contains(AnswerState::Unreadable))
        return kUnreadableInput;
    return m_summary.answers.contains(AnswerState::False) ? 1 : 0;
}

void VerifyBatch::finish()
{
    showProgress({});
    print(m_report.end(m_summary));
    QCoreApplication::exit(exitStatus());
}

} // namespace sandpad::app
