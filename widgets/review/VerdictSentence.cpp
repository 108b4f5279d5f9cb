#include "widgets/review/VerdictSentence.h"

#include "runner/model/Prose.h"
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

    /// A text of the answer or of a program, on one line and not too long.
    QString quoted(const QString &text)
    {
        constexpr qsizetype kLongest = 48;
        const QString line =
            withLabels(QStringView(text).left(4 * kLongest).toString().simplified());
        return line.size() > kLongest ? Say::tr("“%1…”").arg(line.left(kLongest - 1))
                                      : Say::tr("“%1”").arg(line);
    }

    QStringList linesOf(const QString &text)
    {
        const QString whole = text.endsWith(u'\n') ? text.chopped(1) : text;
        return whole.isEmpty() ? QStringList() : whole.split(u'\n');
    }

    /// The block of claimed output in which a comparison's claim stands; null: it is elsewhere.
    const runner::AnswerBlock *sourceOf(const ReviewItem &item, const Comparison &comparison)
    {
        const runner::AnswerBlock *found = nullptr;
        for (const runner::AnswerBlock &block : item.outputs) {
            if (!found || block.line <= comparison.claimLine)
                found = &block;
        }
        const bool isBefore =
            found && comparison.claimLine > 0 && comparison.claimLine < found->line;
        return isBefore ? nullptr : found;
    }

    /// "block 4", or where else the claim stands.
    QString sourceName(const ReviewItem &item, const Comparison &comparison)
    {
        const int line = comparison.claimLine - item.block.line + 1; // of the block's code
        if (line > 0 && line <= item.block.code.count(u'\n') + 1)
            return Say::tr("the remark in line %1").arg(line);
        if (const runner::AnswerBlock *block = sourceOf(item, comparison))
            return Say::tr("block %1").arg(block->index);
        return comparison.claimLine > 0 ? Say::tr("line %1 of the answer").arg(comparison.claimLine)
                                        : Say::tr("the answer");
    }

    QString remarkName(const Comparison &comparison)
    {
        switch (comparison.kind) {
        case ClaimKind::Statement:
            return Say::tr("statement %1 of the transcript").arg(comparison.line);
        case ClaimKind::Example:
            return Say::tr("the example in line %1").arg(comparison.line);
        default:
            return Say::tr("the remark in line %1").arg(comparison.line);
        }
    }

    /// The words of a text, in a fixed order.
    QStringList sortedWords(const QString &text)
    {
        static const QRegularExpression kSeparators(QStringLiteral(R"([^\p{L}\p{N}._+-]+)"));
        QStringList words = text.split(kSeparators, Qt::SkipEmptyParts);
        std::ranges::sort(words);
        return words;
    }

    bool isReordered(const QString &claimed, const QString &actual)
    {
        constexpr qsizetype kMostCompared = 500;
        if (claimed.size() > kMostCompared || actual.size() > kMostCompared)
            return false;
        const QStringList words = sortedWords(claimed);
        return words.size() > 1 && words == sortedWords(actual);
    }

    QString lineDifference(const ReviewItem &item, const Comparison &comparison)
    {
        const QString remark = remarkName(comparison);
        if (isReordered(comparison.claimed, comparison.actual))
            return Say::tr("%1 names the same values in another order.").arg(remark);
        if (comparison.actual.trimmed().isEmpty())
            return Say::tr("%1 says %2, but its line gave nothing.")
                .arg(remark, quoted(comparison.claimed));
        return (item.block.statements.isEmpty() ? Say::tr("%1 says %2, and its line gave %3.")
                                                : Say::tr("%1 is said to give %2, and it gave %3."))
            .arg(remark, quoted(comparison.claimed), quoted(comparison.actual));
    }

    QString outputDifference(const ReviewItem &item, const Comparison &comparison)
    {
        const QString source = sourceName(item, comparison);
        const QStringList claimed = linesOf(comparison.claimed);
        const QStringList actual = linesOf(comparison.actual);
        if (actual.isEmpty())
            return Say::tr("What %1 says begins with %2, and the code printed nothing.")
                .arg(source, quoted(claimed.value(0)));
        qsizetype line = 0;
        while (line < claimed.size() && line < actual.size()
               && claimed[line].trimmed() == actual[line].trimmed())
            ++line;
        if (line >= claimed.size() && claimed.size() == 1)
            return Say::tr("The code printed %1 lines, and %2 has only the first of them.")
                .arg(actual.size())
                .arg(source);
        if (line >= claimed.size())
            return Say::tr("The code printed %1 lines, and %2 has only the first %3 of them.")
                .arg(actual.size())
                .arg(source)
                .arg(claimed.size());
        if (line >= actual.size() && actual.size() == 1)
            return Say::tr("%1 says %2 in line %3, and the code printed only one line.")
                .arg(source, quoted(claimed[line]))
                .arg(line + 1);
        if (line >= actual.size())
            return Say::tr("%1 says %2 in line %3, and the code printed only %4 lines.")
                .arg(source, quoted(claimed[line]))
                .arg(line + 1)
                .arg(actual.size());
        if (claimed.size() == 1 && actual.size() > 1)
            return Say::tr("%1 says %2, and the code printed %3 lines, of which the first is %4.")
                .arg(source, quoted(claimed[0]))
                .arg(actual.size())
                .arg(quoted(actual[0]));
        if (claimed.size() == 1 && actual.size() == 1)
            return (isReordered(claimed[0], actual[0])
                        ? Say::tr("%1 says %2, and the code printed the same in another order: %3.")
                        : Say::tr("%1 says %2, and the code printed %3."))
                .arg(source, quoted(claimed[0]), quoted(actual[0]));
        return Say::tr("Line %1 of %2 says %3, and the code printed %4 there.")
            .arg(line + 1)
            .arg(source, quoted(claimed[line]), quoted(actual[line]));
    }

    /// Both are "exit status 3"; of a program that did not end by itself a sentence tells how.
    QString exitDifference(const ReviewItem &item, const Comparison &comparison)
    {
        if (std::holds_alternative<runner::Completed>(item.result->run.outcome))
            return Say::tr("The answer says that it ends with %1, and it ended with %2.")
                .arg(comparison.claimed, comparison.actual);
        return runner::sentencesOf(
            { Say::tr("The answer says that it ends with %1.").arg(comparison.claimed),
              comparison.actual });
    }

    QString difference(const ReviewItem &item, const Comparison &comparison)
    {
        switch (comparison.kind) {
        case ClaimKind::Line:
        case ClaimKind::Statement:
        case ClaimKind::Example:
            return lineDifference(item, comparison);
        case ClaimKind::Output:
            return outputDifference(item, comparison);
        case ClaimKind::Error:
            return comparison.actual.isEmpty()
                ? Say::tr("The answer announces %1, and no error came.")
                      .arg(quoted(comparison.claimed))
                : Say::tr("The answer announces %1, and this came: %2.")
                      .arg(quoted(comparison.claimed), quoted(comparison.actual));
        case ClaimKind::Exit:
            return exitDifference(item, comparison);
        case ClaimKind::Figure:
            return comparison.note.isEmpty()
                ? Say::tr("The answer says that a figure is drawn, and none was.")
                : comparison.note;
        }
        Q_UNREACHABLE_RETURN({});
    }

    QString differs(const ReviewItem &item)
    {
        const auto &all = item.result->comparisons;
        const auto isWrong = [](const Comparison &one) { return runner::isFalse(one.verdict); };
        const auto first = std::ranges::find_if(all, isWrong);
        if (first == all.end())
            return item.result->reason;
        const auto more = std::ranges::count_if(all, isWrong) - 1;
        const QString sentence = difference(item, *first);
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
        const auto &all = item.result->comparisons;
        if (all.isEmpty())
            return Say::tr("The code ended with %1.").arg(error);
        return (all.first().line > 0
                    ? Say::tr("The code ended with %1, so %2 is not true.")
                          .arg(error, remarkName(all.first()))
                    : Say::tr("The code ended with %1, so it did not print what %2 says.")
                          .arg(error, sourceName(item, all.first())));
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
            return reasonOr(
                item, Say::tr("It ended with %1, and the answer claims nothing of it.").arg(error));
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
