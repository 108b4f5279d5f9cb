#include "app/cli/VerifyCommand.h"

#include "app/cli/ExitStatus.h"
#include "app/cli/JsonOutput.h"
#include "app/cli/StandardStreams.h"
#include "app/cli/VerifyReport.h"

#include <QCoreApplication>

#include <unistd.h>

namespace sandpad::app {

VerifyCommand::VerifyCommand(runner::Runner &runner, const VerifyOptions &options,
                             const QByteArray &text)
    : m_format(options.format)
    , m_job(runner, options.paths.value(0), text, options.judge)
{
    connect(&m_job, &AnswerJob::progressed, this, [](int ended, qsizetype all) {
        showProgress(tr("%1 of %2 blocks looked at …").arg(ended).arg(all));
    });
    connect(&m_job, &AnswerJob::finished, this, &VerifyCommand::finish);
}

void VerifyCommand::start()
{
    m_job.start();
}

void VerifyCommand::stopBySignal(int signal)
{
    m_signal = signal;
    m_job.stop();
}

void VerifyCommand::finish()
{
    showProgress({});
    const bool isWritten = m_format == VerifyFormat::Json
        ? printJson([this](runner::JsonStream &out) { writeJson(out, m_job.review()); })
        : writeToDescriptor(STDOUT_FILENO, report());
    if (m_signal != 0)
        QCoreApplication::exit(kSignalBase + m_signal);
    else if (!isWritten || m_job.hasFailed())
        QCoreApplication::exit(kSandpadFailed);
    else
        QCoreApplication::exit(holds(m_job.review()) ? 0 : 1);
}

QByteArray VerifyCommand::report() const
{
    switch (m_format) {
    case VerifyFormat::Markdown:
        return toMarkdown(m_job.review()).toUtf8();
    case VerifyFormat::JUnit:
        return toJUnit(m_job.review(), m_job.name()).toUtf8();
    case VerifyFormat::Json:
    case VerifyFormat::Plain:
        break;
    }
    return plainReport(m_job.review()).toUtf8();
}

} // namespace sandpad::app
