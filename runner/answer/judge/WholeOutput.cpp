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
#include "runner/model/Say.h"

#include <QRegularExpression>

#include <algorithm>

namespace sandpad::runner {

namespace {

    /// Other ways to read an output in remarks: without notes that point at a line ("3  <-- why?"),
    /// without quotes, and without the value behind what is printed, which a console shows.
    QStringList otherRemarks(const Claim &claimed, const QString &code)
    {
        static const QRegularExpression note(QStringLiteral(R"([ \t]+(?:<-+|←)[^\n]*)"));
        static const QRegularExpression quotes(QStringLiteral("[\"'`]"));
        const QString text = QString(claimed.text).remove(note);
        QStringList all { text, QString(text).remove(quotes) };
        static const QRegularExpression value(
            QStringLiteral(R"(\n(?:(['"]).*\1|true|false|[\[{].*[\]}])$)"));
        static const QRegularExpression prints(
            QStringLiteral(R"(^\s*[}\])]|\b(?:for|while|forEach|map|print|log)\b)"));
        const QString above = code.section(u'\n', claimed.line - 1, claimed.line - 1);
        if (claimed.isPart && claimed.line > 0 && text.contains(value) && !above.contains(prints)) {
            const QString front = text.section(u'\n', 0, -2);
            all += { front, linesWithoutQuotes(front) };
        }
        all.removeAll(claimed.text);
        return all;
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
    const auto compared = [&](const QString &text, const PrintedTexts &printed) {
        Comparison comparison = claimed.isPart ? comparePart(text, printed.texts, options)
                                               : compareOutput(text, printed.texts, options);
        const bool isSeen =
            areErrorsShown && !haveSetsInOtherOrder(comparison.claimed, comparison.actual);
        comparison.evidence = isSeen ? printed.evidence : Evidence::Reported;
        return comparison;
    };
    Comparison best = compared(claimed.text, printedTexts(outputs));
    // In remarks each line may stand in quotes, which are not printed.
    if (best.verdict == Verdict::Differs && isRemark) {
        const Comparison bare =
            inOtherNotation(compared(linesWithoutQuotes(claimed.text), printedTexts(outputs)));
        best = bare.verdict == Verdict::Differs ? best : bare;
    }
    if (best.verdict == Verdict::Differs && isRemark) {
        for (const QString &text : otherRemarks(claimed, block.code)) {
            const Comparison other = inOtherNotation(compared(text, printedTexts(outputs)));
            if (other.verdict != Verdict::Differs) {
                best = other;
                break;
            }
        }
    }
    // A claim may also mean what a notebook shows, or what was printed on the other stream.
    for (const PrintedTexts &printed : otherTexts(runs, outputs)) {
        if (best.verdict != Verdict::Differs)
            break;
        const Comparison comparison = compared(claimed.text, printed);
        // Where nothing is printed, its value is what it really gives.
        if (comparison.verdict != Verdict::Differs || best.actual.trimmed().isEmpty())
            best = comparison;
    }
    if (best.verdict == Verdict::Differs && hasThreads(block.code)
        && haveSameLines(best.claimed, best.actual))
        best.verdict = Verdict::Varies;
    if (best.verdict == Verdict::Differs && hasThreads(block.code)
        && mayBeOtherOrder(best.claimed, best.actual, block.code)) {
        best.verdict = Verdict::NotChecked;
        best.note = Say::tr("Threads and processes take turns otherwise each time.");
    }
    best = unlessLongerMessage(std::move(best), block.code);
    return unlessOtherDay(unlessOtherZone(best, block.code), block.code);
}

} // namespace sandpad::runner
