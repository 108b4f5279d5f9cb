#include "runner/answer/judge/WholeOutput.h"

#include "runner/answer/judge/ClockLines.h"
#include "runner/answer/judge/Compare.h"
#include "runner/answer/judge/CompareError.h"
#include "runner/answer/judge/Obstacle.h"
#include "runner/answer/judge/OpenClaims.h"
#include "runner/answer/judge/PrintedTexts.h"
#include "runner/answer/judge/Readings.h"
#include "runner/answer/judge/SetOrder.h"
#include "runner/answer/judge/ShownText.h"
#include "runner/answer/judge/TimeZone.h"
#include "runner/answer/judge/Varying.h"
#include "runner/answer/source/Facts.h"
#include "runner/model/Say.h"

#include <QRegularExpression>

#include <algorithm>

namespace sandpad::runner {

namespace {

    /// A value at the end of a text, on a line of its own, as a console shows it.
    const QRegularExpression &valueAtEnd()
    {
        static const QRegularExpression value(
            QStringLiteral(R"(\n(?:(['"]).*\1|true|false|[\[{].*[\]}])$)"));
        return value;
    }

    /// Does the program itself print such a value behind a line?
    bool printsValueBehind(const QString &line, const QString &printed)
    {
        const QStringList lines = printed.split(u'\n');
        for (qsizetype i = 0; i + 1 < lines.size(); ++i) {
            if (lines[i] == withoutQuotes(line)
                && (u'\n' + lines[i + 1].trimmed()).contains(valueAtEnd()))
                return true;
        }
        return false;
    }

    /// Other ways to read an output in remarks: without notes that point at a line ("3  <-- why?"),
    /// without quotes, and without the value behind what is printed, which a console shows.
    QStringList otherRemarks(const Claim &claimed, const QString &code, const QString &printed)
    {
        static const QRegularExpression note(QStringLiteral(R"([ \t]+(?:<-+|←)[^\n]*)"));
        static const QRegularExpression quotes(QStringLiteral("[\"'`]"));
        const QString text = QString(claimed.text).remove(note);
        QStringList all { text, QString(text).remove(quotes) };
        static const QRegularExpression prints(
            QStringLiteral(R"(^\s*[}\])]|\b(?:for|while|forEach|map|print|log)\b)"));
        const QString above = code.section(u'\n', claimed.line - 1, claimed.line - 1);
        if (claimed.isPart && claimed.line > 0 && text.contains(valueAtEnd())
            && !above.contains(prints)
            && !printsValueBehind(text.section(u'\n', -2, -2), printed)) {
            const QString front = text.section(u'\n', 0, -2);
            all += { front, linesWithoutQuotes(front) };
        }
        all.removeAll(claimed.text);
        return all;
    }

    /// Compares texts that may be what is claimed with what was printed.
    struct OutputReading
    {
        const Claim &claimed;
        CompareOptions options;
        bool areErrorsShown; ///< a terminal shows all that came on the stream of errors

        [[nodiscard]] Comparison compared(const QString &text, const PrintedTexts &printed) const
        {
            Comparison comparison = claimed.isPart ? comparePart(text, printed.texts, options)
                                                   : compareOutput(text, printed.texts, options);
            const bool isSeen =
                areErrorsShown && !haveSetsInOtherOrder(comparison.claimed, comparison.actual);
            comparison.evidence = isSeen ? printed.evidence : Evidence::Reported;
            return comparison;
        }
    };

    /// The claim as it may be meant in a remark; `best` where that differs, too.
    Comparison readAsRemark(const OutputReading &reading, const QString &code,
                            const QList<MarkedOutput> &outputs, const Comparison &best)
    {
        // In remarks each line may stand in quotes, which are not printed.
        const Claim &claimed = reading.claimed;
        const PrintedTexts printed = printedTexts(outputs);
        QStringList texts = QStringList { linesWithoutQuotes(claimed.text) }
            + otherRemarks(claimed, code, printed.texts.value(0));
        // The last lines, with dots for some of them.
        static const QRegularExpression dots(QStringLiteral(R"(\n(?:\.{3}|…)(?:\n|$))"));
        if (reading.options.isTail && claimed.text.contains(dots))
            texts.append(QStringLiteral("...\n") + claimed.text);
        for (const QString &text : texts) {
            Comparison other = inOtherNotation(reading.compared(text, printed));
            if (other.verdict != Verdict::Differs)
                return other;
        }
        return best;
    }

    /// Threads and processes may print in another order each time.
    Comparison unlessOtherTurns(Comparison best, const QString &code)
    {
        if (best.verdict == Verdict::Differs && hasThreads(code)
            && mayBeOtherOrder(best.claimed, best.actual, code)) {
            best.verdict = Verdict::NotChecked;
            best.note = Say::tr("Threads and processes take turns otherwise each time.");
        }
        return best;
    }

} // namespace

Comparison comparedOutput(const Claim &claimed, const AnswerBlock &block,
                          const QList<JudgedRun> &runs, const QList<MarkedOutput> &outputs,
                          CompareOptions options)
{
    if (const QString reason = uncheckable(block, claimed.text, outputs.first().text);
        !reason.isEmpty()) {
        Comparison open;
        open.verdict = Verdict::NotChecked;
        open.claimed = claimed.text;
        open.actual = outputs.first().text;
        open.note = reason;
        return open;
    }
    // A remark at the end is often about the last statements only.
    const bool isRemark = claimed.inputLine >= block.line
        && claimed.inputLine <= block.line + block.code.count(u'\n');
    options.isTail = isRemark && !claimed.isAll;
    // On a terminal one stream can erase what the other one printed.
    const bool areErrorsShown = std::ranges::all_of(runs, [](const JudgedRun &run) {
        return isAllShown(QString::fromUtf8(run.result.standardError));
    });
    const OutputReading reading { .claimed = claimed,
                                  .options = options,
                                  .areErrorsShown = areErrorsShown };
    Comparison best = reading.compared(claimed.text, printedTexts(outputs));
    if (best.verdict == Verdict::Differs && isRemark)
        best = readAsRemark(reading, block.code, outputs, best);
    // A claim may also mean what a notebook shows, or what was printed on the other stream.
    for (const PrintedTexts &printed : otherTexts(runs, outputs)) {
        if (best.verdict != Verdict::Differs)
            break;
        const Comparison comparison = reading.compared(claimed.text, printed);
        // Where nothing is printed, its value is what it really gives.
        if (comparison.verdict != Verdict::Differs || best.actual.trimmed().isEmpty())
            best = comparison;
    }
    const QString code = bareCodeOf(block);
    best = unlessLongerMessage(unlessOtherTurns(std::move(best), code), code);
    return unlessOtherDay(unlessOtherZone(best, code), code);
}

} // namespace sandpad::runner
