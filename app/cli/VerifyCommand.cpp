#include "app/cli/VerifyCommand.h"

#include "app/cli/ExitStatus.h"
#include "app/cli/JsonOutput.h"
#include "app/cli/StandardStreams.h"
#include "runner/answer/read/AnswerReader.h"
#include "runner/model/HarmlessText.h"

#include <QCoreApplication>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <unistd.h>

namespace sandpad::app {

namespace {

    const char *signOf(runner::Verdict verdict)
    {
        if (runner::isFalse(verdict))
            return "✗";
        return runner::isTrue(verdict) ? "✓" : "·";
    }

    /// An output that belongs to code is judged there, and has no verdict of its own.
    bool isJudgedElsewhere(const runner::AnswerBlock &block)
    {
        return block.role == runner::BlockRole::Output && block.outputOf > 0;
    }

    QString indented(const QString &text)
    {
        const QString indent = QStringLiteral("      ");
        return indent + runner::harmless(text, indent) + u'\n';
    }

} // namespace

VerifyCommand::VerifyCommand(runner::Runner &runner, VerifyOptions options)
    : m_runner(runner)
    , m_options(std::move(options))
{ }

void VerifyCommand::start()
{
    m_review.answer = runner::readAnswer(m_options.answer, m_runner.languages());
    m_review.tolerance = m_options.judge.tolerance;
    m_verification =
        std::make_unique<runner::AnswerVerification>(m_runner, m_review.answer, m_options.judge);
    connect(m_verification.get(), &runner::AnswerVerification::examined, this,
            [this](const runner::Answer &answer) { m_review.answer = answer; });
    connect(m_verification.get(), &runner::AnswerVerification::blockFinished, this,
            [this](int index, const runner::BlockResult &result) {
                m_review.results.insert(index, result);
                showProgress(tr("%1 of %2 blocks looked at …")
                                 .arg(++m_ended)
                                 .arg(m_review.answer.blocks.size()));
            });
    connect(m_verification.get(), &runner::AnswerVerification::finished, this,
            &VerifyCommand::finish);
    m_verification->start();
}

void VerifyCommand::stopBySignal(int signal)
{
    m_signal = signal;
    m_verification->stop();
}

void VerifyCommand::showProgress(const QString &line) const
{
    constexpr auto kEraseLine = "\r\x1b[K";
    if (::isatty(STDERR_FILENO) == 1)
        writeToDescriptor(STDERR_FILENO, kEraseLine + line.toUtf8());
}

void VerifyCommand::finish()
{
    showProgress({});
    const bool isWritten = writeToDescriptor(STDOUT_FILENO, report());
    if (m_signal != 0)
        QCoreApplication::exit(kSignalBase + m_signal);
    else if (!isWritten || hasFailed())
        QCoreApplication::exit(kSandpadFailed);
    else
        QCoreApplication::exit(runner::holds(m_review) ? 0 : 1);
}

bool VerifyCommand::hasFailed() const
{
    return std::ranges::any_of(m_review.results, [](const runner::BlockResult &result) {
        const auto *unstarted = std::get_if<runner::NotStarted>(&result.run.outcome);
        return result.hasRun && unstarted && unstarted->cause == runner::NotStarted::Cause::Sandbox;
    });
}

QByteArray VerifyCommand::report() const
{
    switch (m_options.format) {
    case VerifyFormat::Json:
        return jsonText(toJson(m_review), -1, jsonReader());
    case VerifyFormat::Markdown:
        return runner::toMarkdown(m_review).toUtf8();
    case VerifyFormat::JUnit:
        return runner::toJUnit(m_review, m_options.name).toUtf8();
    case VerifyFormat::Plain:
        break;
    }
    return plainReport().toUtf8();
}

QString VerifyCommand::textOf(const runner::Comparison &comparison)
{
    if (comparison.verdict == runner::Verdict::Differs)
        return tr("    claimed:") + u'\n' + indented(comparison.claimed) + tr("    really:") + u'\n'
            + indented(comparison.actual);
    const bool isNear = comparison.verdict == runner::Verdict::WithinTolerance;
    return isNear && !comparison.note.isEmpty() ? indented(comparison.note) : QString();
}

QString VerifyCommand::plainReport() const
{
    QString text;
    for (const runner::AnswerBlock &block : m_review.answer.blocks) {
        const runner::Verdict verdict = verdictOf(m_review, block);
        const runner::BlockResult result = m_review.results.value(block.index);
        const QString what = block.canRun() ? block.languageId : roleName(block.role);
        text += tr("%1 block %2, line %3 (%4): %5")
                    .arg(QString::fromUtf8(signOf(verdict)))
                    .arg(block.index)
                    .arg(block.line)
                    .arg(what,
                         isJudgedElsewhere(block) ? tr("belongs to block %1").arg(block.outputOf)
                                                  : verdictName(verdict))
            + u'\n';
        if (!result.reason.isEmpty() && !isJudgedElsewhere(block))
            text += indented(result.reason);
        for (const runner::Comparison &comparison : result.comparisons)
            text += textOf(comparison);
        for (const QString &warning : block.warnings)
            text += tr("    warning: %1").arg(runner::harmless(warning, QStringLiteral("      ")))
                + u'\n';
    }
    if (const QStringList open = notCheckedOf(m_review); !open.isEmpty()) {
        text += tr("Not checked:") + u'\n';
        for (const QString &sentence : open)
            text +=
                QStringLiteral("  - ") + runner::harmless(sentence, QStringLiteral("    ")) + u'\n';
    }
    if (const QString evidence = evidenceSentenceOf(m_review); !evidence.isEmpty())
        text += evidence + u'\n';
    return text + sentenceOf(m_review) + u'\n';
}

} // namespace sandpad::app
