#include "runner/answer/judge/Compare.h"

#include "runner/answer/judge/Ellipses.h"
#include "runner/answer/judge/FirstLines.h"
#include "runner/answer/judge/KeptOutput.h"
#include "runner/answer/judge/Masks.h"
#include "runner/answer/judge/Readings.h"
#include "runner/answer/judge/RemarkReadings.h"
#include "runner/answer/judge/SetOrder.h"
#include "runner/answer/judge/ShownText.h"
#include "runner/answer/judge/Tokens.h"
#include "runner/answer/language/AnswerLanguages.h"
#include "runner/model/Prose.h"
#include "runner/model/Say.h"

#include <QRegularExpression>

#include <algorithm>
#include <vector>

namespace sandpad::runner {

namespace {

    /// Longer texts are only compared as a whole. In characters.
    constexpr qsizetype kLongestCompared = 1 << 18;
    /// Parts of an output are looked at one after the other until they have as many characters
    /// together.
    constexpr qsizetype kMostRead = 1 << 24;

    QString tidied(QString text)
    {
        text.replace(QLatin1String("\r\n"), QLatin1String("\n"));
        while (text.endsWith(u'\n') || text.endsWith(u'\r'))
            text.chop(1);
        while (text.startsWith(u'\n'))
            text.remove(0, 1);
        return text;
    }

    QList<TextSpan> spansOf(const QList<Token> &tokens, const std::function<bool(qsizetype)> &isIn)
    {
        QList<TextSpan> spans;
        for (qsizetype i = 0; i < tokens.size(); ++i) {
            if (!isIn(i))
                continue;
            const bool isNext = i > 0 && isIn(i - 1) && !spans.isEmpty();
            const qsizetype end = tokens[i].start + tokens[i].length;
            if (isNext)
                spans.last().length = end - spans.last().start;
            else
                spans.append({ .start = tokens[i].start, .length = tokens[i].length });
        }
        return spans;
    }

    bool hasOpenToken(const QList<Token> &tokens)
    {
        return std::ranges::any_of(tokens, isOpen);
    }

    /// The first output, with open tokens for parts that differ between runs, or on another day.
    QList<Token> maskedAs(const QStringList &actuals, const CompareOptions &options)
    {
        QList<Token> tokens = masked(actuals);
        if (options.readsClock)
            maskToday(tokens, actuals.first());
        return tokens;
    }

    /// Is white space within quotes the same? There it is a part of the claim.
    bool hasSameQuoted(const QString &claimed, const QString &actual)
    {
        static const QRegularExpression quoted(
            QStringLiteral(R"((?<!\w)(?:'[^'\n]*'|"[^"\n]*")(?!\w))"));
        auto real = quoted.globalMatch(actual);
        for (auto at = quoted.globalMatch(claimed); at.hasNext();) {
            if (!real.hasNext() || real.next().captured() != at.next().captured())
                return false;
        }
        return !real.hasNext();
    }

    /// A verdict on one reading of a claim.
    struct Judged
    {
        Verdict verdict = Verdict::Differs;
        // Without an initializer GCC warns wherever one is made without a note.
        QString note = {};
    };

    /// Does it match any text at all?
    bool matchesAnything(const QList<Token> &real)
    {
        const auto isAny = [](const Token &token) { return token.kind == TokenKind::Any; };
        return !real.isEmpty() && std::ranges::all_of(real, isAny);
    }

    /// Is an output as a claim says that leaves out its middle, as `aaaa...bbbb`?
    bool isAbridged(const QString &claimed, const QString &actual)
    {
        static const QRegularExpression inner(QStringLiteral(R"((?<=\w)(?:\.{3,}|…)(?=\w))"));
        const bool isWhole = !claimed.contains(QLatin1String("...")) && !claimed.contains(u'…');
        const QStringList parts = isWhole ? QStringList() : claimed.split(inner);
        if (parts.size() < 2 || actual.contains(inner) || !actual.startsWith(parts.first())
            || !actual.endsWith(parts.last()))
            return false;
        qsizetype at = 0;
        for (const QString &part : parts) {
            at = actual.indexOf(part, at);
            if (at < 0)
                return false;
            at += part.size();
        }
        return true;
    }

    /// A claim that is not as it was printed.
    Judged judgeDifferent(const QList<Token> &wanted, QList<Token> real, const QString &actual,
                          const CompareOptions &options)
    {
        const bool varies = hasOpenToken(real);
        const auto agrees = agree(wanted, real, options.tolerance);
        if (!agrees)
            return { .verdict = Verdict::NotChecked,
                     .note = Say::tr("The output is too long to be compared.") };
        if (*agrees)
            return { .verdict = varies ? Verdict::Varies : Verdict::WithinTolerance };
        if (options.isRemark && options.tolerance > 0
            && agree(withRounding(wanted), real, options.tolerance).value_or(false))
            return { .verdict = varies ? Verdict::Varies : Verdict::WithinTolerance,
                     .note = Say::tr("The remark rounds a number.") };
        if (!options.readsClock)
            return {};
        // Rounded times are often the same in each run, and others on another machine.
        maskDurations(real, actual);
        if (!agree(wanted, real, options.tolerance).value_or(false))
            return {};
        return { .verdict = Verdict::NotChecked,
                 .note = Say::tr("How long it takes differs from machine to machine.") };
    }

    /// Compares one reading of a claim with what was printed.
    Judged judge(const QString &claimed, const QStringList &actuals, const CompareOptions &options)
    {
        const QString &actual = actuals.first();
        const bool isStable =
            std::ranges::all_of(actuals, [&](const QString &other) { return other == actual; });
        if (isStable && claimed == actual)
            return { .verdict = Verdict::Matches };
        if (isStable && isAbridged(claimed, actual))
            return { .verdict = Verdict::Matches };
        const QList<Token> pieces = tokensOf(claimed);
        const QList<Token> wanted = withEllipses(pieces, actual);
        const QList<Token> real = maskedAs(actuals, options);
        const auto isAsClaimed = [&real](const QList<Token> &tokens) {
            return agree(tokens, real, 0).value_or(false);
        };
        if (!hasOpenToken(real)
            && (isAsClaimed(wanted) || isAsClaimed(withEllipses(pieces, actual, true)))) {
            // Beside an ellipsis, white space does not matter.
            if (hasOpenToken(wanted))
                return { .verdict = Verdict::Matches };
            return { .verdict = hasSameQuoted(claimed, actual) ? Verdict::MatchesButSpace
                                                               : Verdict::Differs };
        }
        if (answerLanguage(options.languageId).printsSets) {
            if (const auto order = compareSets(claimed, actuals))
                return { .verdict = *order };
        }
        if (options.isTyped && isReorderedDictionary(claimed, actual))
            return { .verdict = Verdict::NotChecked,
                     .note = Say::tr("An older version keeps a dictionary in another order.") };
        if (matchesAnything(real) && !actuals.contains(claimed))
            return { .verdict = Verdict::NotChecked,
                     .note = Say::tr("No part of the output is the same in each run.") };
        return judgeDifferent(wanted, real, actual, options);
    }

    int rank(Verdict verdict)
    {
        switch (verdict) {
        case Verdict::Matches:
            return 0;
        case Verdict::MatchesButSpace:
            return 1;
        case Verdict::OtherNotation:
            return 2;
        case Verdict::WithinTolerance:
            return 3;
        case Verdict::Varies:
            return 4;
        case Verdict::NotChecked:
            return 5;
        default:
            return 6;
        }
    }

    /// Does a text hold a number, or something in quotes or brackets? "not 4" gives no further
    /// value.
    bool holdsValue(const QString &text)
    {
        static const QRegularExpression denial(
            QStringLiteral(R"(^\W*(?:not|same as|because|since|as)\b)"),
            QRegularExpression::CaseInsensitiveOption);
        if (text.contains(denial))
            return false;
        static const QRegularExpression value(
            QStringLiteral(R"([\d\[{]|'[^']*'|"[^"]*"|`|\b(?:[Tt]rue|[Ff]alse|None|null)\b)"));
        return text.contains(value);
    }

    struct Best
    {
        Verdict verdict = Verdict::Differs;
        QString note;
        QString unread; ///< the left out part, when it holds a value
        bool isPart = false;
    };

    /// Did the program itself write a number as it is? So it did with 1,234.567, and with one in a
    /// text that a remark gives in quotes. Nobody has rounded such a number further.
    bool isFormatted(const QString &claimed, const QString &actual, bool isRemark)
    {
        static const QRegularExpression thousands(
            QStringLiteral(R"((?<![\d,.(\[])\d{1,3}(?:,\d{3})+\.\d)"));
        static const QRegularExpression quoted(
            QStringLiteral(R"(^(['"`])(?:(?!\1)[^\n])*\d(?:(?!\1)[^\n])*\1)"));
        return actual.contains(thousands) || (isRemark && claimed.contains(quoted));
    }

    QString doubtNote()
    {
        return Say::tr("Only a part of it is as it was printed, and it may mean more than that.");
    }

    Best bestVerdict(const QString &claimed, const QStringList &actuals,
                     const CompareOptions &blockOptions)
    {
        CompareOptions options = blockOptions;
        if (isFormatted(claimed, actuals.first(), options.isRemark))
            options.tolerance = 0;
        const bool keepsSpaces = options.isRemark && quotesSpaces(claimed);
        const bool isOtherSpace = options.isRemark && quotesOtherSpaces(claimed, actuals.first());
        Best best;
        for (const ReadPair &pair : pairsOf(claimed, actuals, options)) {
            const Judged judged = judge(pair.claimed, pair.actuals, options);
            Verdict verdict = judged.verdict;
            const bool isSpaced = verdict == Verdict::MatchesButSpace;
            if (isSpaced && (pair.isExact || keepsSpaces))
                continue;
            if (pair.isNotation && (isSpaced || verdict == Verdict::Matches))
                verdict = Verdict::OtherNotation;
            const bool goesOn = options.isRemark && mayGoOn(claimed, pair.claimed, pair.unread);
            const bool isDoubtful = isTrue(verdict) && (pair.isDoubtful || goesOn || isOtherSpace);
            if (isDoubtful)
                verdict = Verdict::NotChecked;
            if (rank(verdict) < rank(best.verdict))
                best = { .verdict = verdict,
                         .note = isDoubtful ? doubtNote() : judged.note,
                         .unread = holdsValue(pair.unread) ? pair.unread : QString(),
                         .isPart = pair.isPart || !pair.unread.isEmpty() };
        }
        return best;
    }

    /// Comparing long texts token by token takes minutes, so they are only equal or not.
    Comparison compareLong(const QString &claimed, const QStringList &actuals, const QString &shown)
    {
        Comparison comparison;
        comparison.claimed = tidied(asShown(claimed.left(kLongestCompared)));
        comparison.actual = shown;
        const bool isStable = std::ranges::all_of(
            actuals, [&](const QString &other) { return other == actuals.first(); });
        const bool isOpen = claimed.contains(QLatin1String("...")) || claimed.contains(u'…');
        if (isStable && tidied(asShown(claimed)) == tidied(asShown(actuals.first()))) {
            comparison.verdict = Verdict::Matches;
        } else if (isStable && !isOpen) {
            comparison.verdict = Verdict::Differs;
        } else {
            comparison.verdict = Verdict::NotChecked;
            comparison.note = Say::tr("The output is too long to be compared.");
        }
        if (actuals.first().size() > kLongestCompared)
            comparison.note = sentencesOf(
                { comparison.note, beginningNote(kLongestCompared, actuals.first().size()) });
        return comparison;
    }

    bool areLong(const QString &claimed, const QStringList &actuals)
    {
        return claimed.size() > kLongestCompared
            || std::ranges::any_of(
                   actuals, [](const QString &text) { return text.size() > kLongestCompared; });
    }

    QStringList tidiedParts(const QStringList &actuals)
    {
        QStringList tidy;
        for (const QString &actual : actuals)
            tidy.append(tidied(asShown(actual.left(kLongestCompared))));
        return tidy;
    }

    /// Are these parts of the outputs as claimed? Marks no differences, which takes longest.
    bool isPart(const QString &claimed, const QStringList &parts, const CompareOptions &options)
    {
        const Verdict verdict = areLong(claimed, parts)
            ? compareOutput(claimed, parts, options).verdict
            : bestVerdict(tidied(asShown(claimed)), tidiedParts(parts), options).verdict;
        return verdict != Verdict::Differs;
    }

} // namespace

void markDifferences(Comparison &comparison)
{
    const QList<Token> claimed = tokensOf(comparison.claimed);
    const QList<Token> actual = tokensOf(comparison.actual);
    const CommonTokens common = commonTokens(claimed, actual);
    comparison.claimedDifferences = spansOf(claimed, [&](qsizetype i) { return !common.a[i]; });
    comparison.actualDifferences = spansOf(actual, [&](qsizetype i) { return !common.b[i]; });
}

Comparison compareOutput(const QString &claimed, const QStringList &actuals,
                         const CompareOptions &options)
{
    const QStringList tidy = tidiedParts(actuals);
    if (areLong(claimed, actuals))
        return compareLong(claimed, actuals, tidy.first());
    Comparison comparison;
    comparison.claimed = tidied(asShown(claimed));
    comparison.actual = tidy.first();
    const Best best = bestVerdict(comparison.claimed, tidy, options);
    comparison.verdict = best.verdict;
    comparison.note = best.note;
    comparison.unread = best.unread;
    comparison.isPart = best.isPart;
    const QList<Token> real = maskedAs(tidy, options);
    // A set is the same in each run, whatever its order.
    const bool isOtherSet = comparison.verdict == Verdict::Differs
        && answerLanguage(options.languageId).printsSets
        && compareSets(comparison.claimed, tidy) == Verdict::Differs;
    if (!isOtherSet)
        comparison.masked = spansOf(real, [&](qsizetype i) { return isOpen(real[i]); });
    if (comparison.verdict == Verdict::Differs)
        markDifferences(comparison);
    if (comparison.verdict == Verdict::Varies && !hasOpenToken(masked(tidy)))
        comparison.note = Say::tr("It tells the date or the time of the run.");
    if (comparison.verdict == Verdict::WithinTolerance && comparison.note.isEmpty())
        comparison.note =
            Say::tr("Numbers agree within a relative tolerance of %1.").arg(options.tolerance);
    return comparison;
}

Comparison comparePart(const QString &claimed, const QStringList &actuals,
                       const CompareOptions &options)
{
    Comparison whole = compareOutput(claimed, actuals, options);
    if (whole.verdict != Verdict::Differs)
        return whole;
    const qsizetype count = claimed.count(u'\n') + 1;
    std::vector<FirstLines> texts;
    for (const QString &actual : actuals)
        texts.emplace_back(actual);
    const qsizetype lines = texts.front().count();
    qsizetype read = 0; // in characters
    for (qsizetype at = 0; at + count <= lines; ++at) {
        QStringList parts;
        for (const FirstLines &text : texts) {
            parts.append(text.sliced(at, count));
            read += claimed.size() + parts.last().size();
        }
        if (isPart(claimed, parts, options))
            return compareOutput(claimed, parts, options);
        if (read > kMostRead) {
            whole.verdict = Verdict::NotChecked;
            whole.note = Say::tr("The output is too long to be searched.");
            return whole;
        }
    }
    return whole;
}

} // namespace sandpad::runner
