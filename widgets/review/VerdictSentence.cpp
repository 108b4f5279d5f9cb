#include "widgets/review/VerdictSentence.h"

#include "runner/model/Prose.h"
#include "widgets/review/ClaimDifference.h"
#include "widgets/review/ClaimNames.h"
#include "widgets/text/InvisibleCharacters.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>

namespace sandpad::widgets {

namespace {

    using runner::ClaimKind;
    using runner::Comparison;
    using runner::Verdict;

    struct Say
    {
        Q_DECLARE_TR_FUNCTIONS(sandpad::widgets::VerdictSentence)
    };

    QString startingBig(QString sentence)
    {
        if (!sentence.isEmpty())
            sentence.front() = sentence.front().toUpper();
        return sentence;
    }

    QString differs(const ReviewItem &item)
    {
        const auto &all = item.result->comparisons;
        const auto isWrong = [](const Comparison &one) { return runner::isFalse(one.verdict); };
        // A remark says which line is wrong; an output only that something is.
        auto first = std::ranges::find_if(all, [&](const Comparison &one) {
            return isWrong(one) && runner::isAboutLine(one.kind);
        });
        if (first == all.end())
            first = std::ranges::find_if(all, isWrong);
        if (first == all.end())
            return item.result->reason;
        const auto more = std::ranges::count_if(all, isWrong) - 1;
        QString sentence = claimDifference(item, *first);
        if (more == 0)
            return sentence;
        return runner::sentencesOf(
            { sentence,
              more == 1 ? Say::tr("One more claim is false.")
                        : Say::tr("%n more claims are false.", nullptr, static_cast<int>(more)) });
    }

    QString errorOf(const runner::BlockResult &result)
    {
        if (!result.run.error)
            return {};
        const runner::ErrorReport &error = *result.run.error;
        for (const runner::Diagnostic &message : error.diagnostics) {
            if (message.isError)
                return quoted(message.message);
        }
        return quoted(error.message.isEmpty() ? error.type
                                              : error.type + QStringLiteral(": ") + error.message);
    }

    QString fails(const ReviewItem &item)
    {
        const QString error = errorOf(*item.result);
        if (error.isEmpty())
            return item.result->reason;
        const QString end = Say::tr("The code ended with %1.").arg(error);
        const auto &all = item.result->comparisons;
        auto wrong = std::ranges::find_if(
            all, [](const Comparison &one) { return runner::isFalse(one.verdict); });
        if (wrong == all.end())
            wrong = std::ranges::find_if(
                all, [](const Comparison &one) { return !runner::isTrue(one.verdict); });
        if (wrong == all.end())
            return end;
        // What its line gave is false by itself.
        if (wrong->line > 0 && !wrong->actual.isEmpty())
            return runner::sentencesOf({ differs(item), end });
        return (wrong->line > 0
                    ? Say::tr("The code ended with %1, so %2 is not true.")
                          .arg(error, remarkName(*wrong))
                    : Say::tr("The code ended with %1, so it did not print what %2 says.")
                          .arg(error, sourceName(item, *wrong)));
    }

    QString outputMatches(const ReviewItem &item, const Comparison &comparison)
    {
        const QString source = sourceName(item, comparison);
        const qsizetype lines = linesOf(comparison.claimed).size();
        if (!sourceOf(item, comparison))
            return Say::tr("It printed what %1 says: %2.").arg(source, quoted(comparison.claimed));
        if (lines == 1)
            return Say::tr("The line of %1 is what it printed.").arg(source);
        return lines == 2
            ? Say::tr("Both lines of %1 are what it printed.").arg(source)
            : Say::tr("All %1 lines of %2 are what it printed.").arg(lines).arg(source);
    }

    QString matches(const ReviewItem &item)
    {
        QList<const Comparison *> all;
        for (const Comparison &one : item.result->comparisons) {
            if (runner::isTrue(one.verdict))
                all.append(&one);
        }
        if (all.isEmpty())
            return item.result->reason;
        const bool areRemarks = std::ranges::all_of(
            all, [](const Comparison *one) { return one->kind == ClaimKind::Line; });
        const Comparison &first = *all.first();
        if (all.size() > 1 && areRemarks)
            return all.size() == 2
                ? Say::tr("Both remarks are what their lines gave.")
                : Say::tr("All %1 remarks are what their lines gave.").arg(all.size());
        if (all.size() > 1)
            return all.size() == 2 ? Say::tr("Both claims are what happened.")
                                   : Say::tr("All %1 claims are what happened.").arg(all.size());
        if (runner::isAboutLine(first.kind))
            return (first.kind == ClaimKind::Line ? Say::tr("%1 is what its line gave.")
                                                  : Say::tr("%1 gave what the answer says."))
                .arg(remarkName(first));
        switch (first.kind) {
        case ClaimKind::Error:
            return Say::tr("The error that the answer announces came: %1.")
                .arg(quoted(first.claimed));
        case ClaimKind::Exit:
            return Say::tr("It ended with %1, as the answer says.").arg(first.claimed);
        case ClaimKind::Figure:
            return Say::tr("The figure that the answer announces was drawn.");
        default:
            return outputMatches(item, first);
        }
    }

    QString with(QString sentence, const QString &addition)
    {
        if (sentence.endsWith(u'.') || sentence.endsWith(u'。'))
            sentence.chop(1);
        return sentence + addition;
    }

    /// Is there a part that is the same in each run?
    bool hasSteadyPart(const Comparison &comparison)
    {
        QString rest = comparison.actual;
        for (const runner::TextSpan &span : comparison.masked)
            rest.replace(span.start, span.length, QString(span.length, u' '));
        return !rest.trimmed().isEmpty();
    }

    QString varies(const ReviewItem &item)
    {
        const runner::BlockResult &result = *item.result;
        if (result.comparisons.isEmpty())
            return result.reason;
        for (const Comparison &one : result.comparisons) {
            if (one.masked.isEmpty())
                continue;
            if (!one.note.isEmpty())
                return one.note;
            const runner::TextSpan span = one.masked.first();
            const QString part = quoted(one.actual.mid(span.start, span.length));
            if (!hasSteadyPart(one))
                return Say::tr("%1 differed in each of %2 runs and was not compared.")
                    .arg(part)
                    .arg(result.runs);
            return Say::tr(
                       "%1 differed in each of %2 runs and was left out; the rest is as %3 says.")
                .arg(part)
                .arg(result.runs)
                .arg(one.line > 0 ? remarkName(one) : sourceName(item, one));
        }
        return Say::tr("What differs in each of %1 runs was left out; the rest is as claimed.")
            .arg(result.runs);
    }

    QString unrun(const ReviewItem &item)
    {
        using runner::BlockRole;
        switch (item.block.role) {
        case BlockRole::Code:
            if (!item.block.canRun())
                return Say::tr("Not run: which language is it?");
            return item.isEdited ? Say::tr("Not run since it was edited.") : QString();
        case BlockRole::Shell:
            return Say::tr("Shell lines are never run.");
        case BlockRole::Output:
            return Say::tr("It is the output of something that is not here.");
        case BlockRole::Edit:
            return Say::tr("It is a change to some other text.");
        case BlockRole::Data:
        case BlockRole::File:
        case BlockRole::Prose:
            return Say::tr("It is nothing that runs here.");
        }
        Q_UNREACHABLE_RETURN({});
    }

    QString reasonOr(const ReviewItem &item, const QString &sentence)
    {
        return item.result->reason.isEmpty() ? sentence : withLabels(item.result->reason);
    }

    QString sentenceOf(const ReviewItem &item)
    {
        if (item.progress != BlockProgress::Idle)
            return {};
        if (!item.result || (item.result->verdict == Verdict::NotChecked && !item.block.canRun()))
            return unrun(item);
        switch (item.result->verdict) {
        case Verdict::Matches:
        case Verdict::ErrorHappened:
            return matches(item);
        case Verdict::MatchesButSpace:
            return with(matches(item), Say::tr(", but for white space."));
        case Verdict::OtherNotation:
            return with(matches(item), Say::tr(", in another notation."));
        case Verdict::WithinTolerance:
            return with(matches(item), Say::tr(", within the tolerance for numbers."));
        case Verdict::Varies:
            return varies(item);
        case Verdict::Differs:
            return differs(item);
        case Verdict::Fails:
            return fails(item);
        case Verdict::LimitHit:
            return reasonOr(item, Say::tr("A limit stopped it before what is claimed came true."));
        case Verdict::FailsUnclaimed: {
            const QString error = errorOf(*item.result);
            const bool hasTruth =
                std::ranges::any_of(item.result->comparisons, [](const Comparison &one) {
                    return runner::isTrue(one.verdict);
                });
            return reasonOr(
                item,
                (hasTruth ? Say::tr("What the answer claims came true. Then it ended with %1, of "
                                    "which the answer says nothing.")
                          : Say::tr("It ended with %1, and the answer claims nothing of it."))
                    .arg(error));
        }
        case Verdict::CannotRun:
            return reasonOr(item, Say::tr("It cannot run here."));
        case Verdict::NothingClaimed:
            return Say::tr("It ran, and the answer says nothing that can be compared.");
        case Verdict::NotChecked:
            return reasonOr(item, Say::tr("Nothing was compared."));
        }
        Q_UNREACHABLE_RETURN({});
    }

} // namespace

QString verdictSentence(const ReviewItem &item)
{
    return startingBig(sentenceOf(item));
}

} // namespace sandpad::widgets
