#include "runner/answer/judge/OutcomeClaims.h"

#include "runner/answer/judge/Compare.h"
#include "runner/answer/judge/CompareError.h"
#include "runner/answer/judge/Obstacle.h"
#include "runner/answer/program/MarkedOutput.h"
#include "runner/model/Say.h"

#include <algorithm>

namespace sandpad::runner {

namespace {

    /// A sentence that speaks of any error is about what happens when the code runs.
    bool speaksOfRunning(const Claim &claimed, const AnswerBlock &block)
    {
        const bool isAny = claimed.text == u"Error" || claimed.text == u"Exception";
        const bool isWithin = claimed.inputLine >= block.line
            && claimed.inputLine <= block.line + block.code.count(u'\n');
        return isAny && !isWithin;
    }

    Comparison unparsed(const Claim &claimed, const RunResult &result)
    {
        Comparison comparison;
        comparison.verdict = Verdict::NotChecked;
        comparison.claimed = claimed.text;
        comparison.actual = reasonOfFailure(result);
        comparison.note = Say::tr("It cannot be parsed or compiled, so it throws nothing.");
        return comparison;
    }

    /// How one run ended, compared with a claimed exception.
    Comparison endOf(const Claim &claimed, const AnswerBlock &block, const RunResult &result,
                     const QString &printed)
    {
        if (result.error && lacksSyntax(result) && speaksOfRunning(claimed, block))
            return unparsed(claimed, result);
        // Any program can write a traceback and end with the status of one.
        if (result.error)
            return compareError(claimed.text, happenedIn(block, *result.error));
        Comparison comparison;
        comparison.verdict = Verdict::Differs;
        comparison.evidence = Evidence::Observed;
        comparison.claimed = claimed.text;
        comparison.actual = printed;
        comparison.note = result.isSuccess() ? Say::tr("No exception happened.") : result.message;
        return comparison;
    }

    /// How one run ended, compared with a claimed exit status.
    Comparison comparedExit(const Claim &claimed, const JudgedRun &run)
    {
        const RunResult &result = run.result;
        const auto *ended = std::get_if<Completed>(&result.outcome);
        const int code = ended ? ended->exitCode : -1;
        Comparison comparison;
        // Other code ran with it where its output is not whole, or it was asked for values: the
        // status could be that of such a run alone. Marks of printed lines are tested by a run
        // without them.
        comparison.evidence = readMarked(result.standardOutput, run.program).isWhole
            ? Evidence::Observed
            : Evidence::Reported;
        comparison.claimed = Say::tr("exit status %1").arg(claimed.text);
        comparison.actual = ended ? Say::tr("exit status %1").arg(code) : result.message;
        const bool isSo = ended && claimed.text == QString::number(code);
        comparison.verdict = !isSo ? Verdict::Differs
            : code == 0            ? Verdict::Matches
                                   : Verdict::ErrorHappened;
        return comparison;
    }

    bool haveSame(const QList<JudgedRun> &runs, const auto &fact)
    {
        return std::ranges::all_of(
            runs, [&](const JudgedRun &run) { return fact(run) == fact(runs.first()); });
    }

    QString typeIn(const JudgedRun &run)
    {
        return run.result.error ? run.result.error->type : QString();
    }

    QString messageIn(const JudgedRun &run)
    {
        return run.result.error ? run.result.error->message : QString();
    }

    /// Is a claimed exception as it happened but for what differs between the messages?
    bool isVariedMessage(const QString &claimed, const QList<JudgedRun> &runs)
    {
        const QString separator = QStringLiteral(": ");
        const QString type = claimed.section(separator, 0, 0);
        if (compareError(type, { .type = typeIn(runs.first()), .message = {} }).verdict
            == Verdict::Differs)
            return false;
        QStringList messages;
        for (const JudgedRun &run : runs)
            messages.append(messageIn(run));
        return isTrue(compareOutput(claimed.section(separator, 1), messages, {}).verdict);
    }

    /// The first run's comparison as one of something that differs from run to run.
    Comparison varying(Comparison comparison, const QStringList &actuals)
    {
        QStringList different = actuals;
        different.removeDuplicates();
        comparison.verdict = Verdict::Varies;
        comparison.actual = different.join(Say::tr(" or "));
        comparison.note.clear();
        comparison.claimedDifferences.clear();
        comparison.actualDifferences.clear();
        return comparison;
    }

} // namespace

QString reasonOfFailure(const RunResult &result)
{
    const auto &error = result.error;
    if (!error)
        return result.message;
    return error->message.isEmpty() ? error->type
                                    : error->type + QStringLiteral(": ") + error->message;
}

Comparison comparedError(const Claim &claimed, const AnswerBlock &block,
                         const QList<JudgedRun> &runs, const QString &printed)
{
    Comparison first = endOf(claimed, block, runs.first().result, printed);
    QStringList ends;
    qsizetype happened = 0;
    Evidence evidence = Evidence::Observed;
    for (const JudgedRun &run : runs) {
        const Comparison one = endOf(claimed, block, run.result, {});
        ends.append(run.result.error ? one.actual : one.note);
        happened += one.verdict == Verdict::Differs ? 0 : 1;
        if (one.evidence == Evidence::Reported)
            evidence = Evidence::Reported;
    }
    const bool isStable = happened == runs.size()
        || (happened == 0 && haveSame(runs, typeIn)
            && (haveSame(runs, messageIn) || !isVariedMessage(claimed.text, runs)));
    if (isStable)
        return first;
    first.evidence = evidence;
    return varying(first, ends);
}

Comparison comparedExit(const Claim &claimed, const QList<JudgedRun> &runs)
{
    const Comparison first = comparedExit(claimed, runs.first());
    QStringList ends;
    for (const JudgedRun &run : runs)
        ends.append(comparedExit(claimed, run).actual);
    const bool isStable = ends.count(ends.first()) == ends.size();
    return isStable ? first : varying(first, ends);
}

} // namespace sandpad::runner
