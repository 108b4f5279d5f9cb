#include "app/cli/VerifyReport.h"

#include "runner/model/HarmlessText.h"
#include "runner/model/Say.h"

#include <QCoreApplication>

namespace sandpad::app {

namespace {

    struct ReportTexts
    {
        Q_DECLARE_TR_FUNCTIONS(sandpad::app::VerifyReport)
    };

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

    QString textOf(const runner::Comparison &comparison)
    {
        if (comparison.verdict == runner::Verdict::Differs)
            return ReportTexts::tr("    claimed:") + u'\n' + indented(comparison.claimed)
                + ReportTexts::tr("    really:") + u'\n' + indented(comparison.actual);
        const bool isNear = comparison.verdict == runner::Verdict::WithinTolerance;
        return isNear && !comparison.note.isEmpty() ? indented(comparison.note) : QString();
    }

    QString textOf(const runner::Review &review, const runner::AnswerBlock &block)
    {
        const runner::Verdict verdict = verdictOf(review, block);
        const runner::BlockResult result = review.results.value(block.index);
        const QString what =
            block.canRun() ? block.languageId : runner::Say::word(roleName(block.role));
        QString text = ReportTexts::tr("%1 block %2, line %3 (%4): %5")
                           .arg(QString::fromUtf8(signOf(verdict)))
                           .arg(block.index)
                           .arg(block.line)
                           .arg(what,
                                isJudgedElsewhere(block)
                                    ? ReportTexts::tr("belongs to block %1").arg(block.outputOf)
                                    : runner::Say::word(verdictName(verdict)))
            + u'\n';
        if (!result.reason.isEmpty() && !isJudgedElsewhere(block))
            text += indented(result.reason);
        for (const runner::Comparison &comparison : result.comparisons)
            text += textOf(comparison);
        for (const QString &warning : block.warnings)
            text += ReportTexts::tr("    warning: %1")
                        .arg(runner::harmless(warning, QStringLiteral("      ")))
                + u'\n';
        return text;
    }

} // namespace

QString blockLines(const runner::Review &review, ListedBlocks listed)
{
    QString text;
    for (const runner::AnswerBlock &block : review.answer.blocks) {
        if (listed == ListedBlocks::All || isFalse(verdictOf(review, block)))
            text += textOf(review, block);
    }
    return text;
}

QString plainReport(const runner::Review &review)
{
    QString text = blockLines(review, ListedBlocks::All);
    if (const QStringList open = notCheckedOf(review); !open.isEmpty()) {
        text += ReportTexts::tr("Not checked:") + u'\n';
        for (const QString &sentence : open)
            text +=
                QStringLiteral("  - ") + runner::harmless(sentence, QStringLiteral("    ")) + u'\n';
    }
    if (const QString evidence = evidenceSentenceOf(review); !evidence.isEmpty())
        text += evidence + u'\n';
    return text + sentenceOf(review) + u'\n';
}

} // namespace sandpad::app
