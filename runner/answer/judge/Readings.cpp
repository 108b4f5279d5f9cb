#include "runner/answer/judge/Readings.h"

#include "runner/answer/judge/InnerQuotes.h"
#include "runner/answer/judge/Notation.h"
#include "runner/answer/judge/RemarkReadings.h"
#include "runner/answer/judge/Writings.h"
#include "runner/answer/language/AnswerLanguages.h"

#include <QRegularExpression>

#include <algorithm>

namespace sandpad::runner {

namespace {

    QStringList trimmed(const QStringList &texts)
    {
        QStringList all;
        for (const QString &text : texts)
            all.append(text.trimmed());
        return all;
    }

    /// Adds the message of an error without quotes, in which versions of an interpreter differ.
    void addError(QList<ReadPair> &pairs, const QString &claimed, const QStringList &actuals)
    {
        static const QRegularExpression error(QStringLiteral(R"(^\w*(?:Error|Exception): )"));
        const auto bare = [](const QString &text) { return sameQuotes(text).remove(u'\''); };
        if (!claimed.contains(error))
            return;
        ReadPair pair { .claimed = bare(claimed), .actuals = {}, .isNotation = true, .unread = {} };
        for (const QString &text : actuals)
            pair.actuals.append(bare(text));
        pairs.append(pair);
    }

    /// Compares with all quotes alike.
    ReadPair withSameQuotes(const Reading &reading, const QStringList &actuals)
    {
        const QStringList real = trimmed(actuals);
        ReadPair pair { .claimed = sameQuotes(reading.text),
                        .actuals = {},
                        .unread = reading.unread };
        for (const QString &text : real)
            pair.actuals.append(sameQuotes(text));
        pair.isNotation =
            reading.isNotation || pair.claimed != reading.text || pair.actuals != real;
        return pair;
    }

    /// Compares without quotes: printed text has no quotes of its own. White space within the
    /// quotes of a claim counts.
    ReadPair withBareQuotes(const Reading &reading, const QStringList &actuals,
                            const CompareOptions &options)
    {
        // "Hi, I'm Al" ends with the quote that it begins with.
        const QString bare = withoutQuotes(reading.text);
        const QString quoted = sameQuotes(reading.text);
        ReadPair pair { .claimed = bare == reading.text ? withoutQuotes(quoted) : sameQuotes(bare),
                        .actuals = {},
                        .unread = reading.unread };
        pair.isExact = pair.claimed != quoted;
        for (const QString &text : actuals) {
            const QString real = sameQuotes(pair.isExact ? text : text.trimmed());
            pair.actuals.append(options.isValue ? withoutQuotes(real) : real);
        }
        pair.isNotation = reading.isNotation || pair.claimed != reading.text
            || trimmed(pair.actuals) != trimmed(actuals);
        return pair;
    }

    /// Values beside each other, written in a remark with commas and quotes between them.
    QString asPrintedTogether(QString text)
    {
        static const QRegularExpression between(QStringLiteral(R"(['"`]?\s*,\s*['"`]?)"));
        return sameQuotes(std::move(text))
            .remove(u'\'')
            .replace(between, QStringLiteral(" "))
            .simplified();
    }

    /// Does a remark put commas between what was printed beside each other, and nowhere else?
    /// Between the words of a text there are none: "Hello World" is not "Hello, World". So they
    /// must stand between the values of the statement, or between all of what is printed, if that
    /// is numbers and the like.
    bool hasCommasBetweenValues(const QString &claimed, const QString &actual,
                                std::optional<qsizetype> shown)
    {
        static const QRegularExpression value(
            QStringLiteral("^(?:[-+]?[\\d.]+(?:[eE][-+]?\\d+)?%?|True|False|None|true|false|null|"
                           "undefined|NaN|nan)$"));
        // One behind the last value belongs to the sentence of the remark.
        const bool endsWithComma = claimed.trimmed().endsWith(u',');
        const qsizetype parts = claimed.count(u',') + (endsWithComma ? 0 : 1);
        const QStringList printed = actual.simplified().split(u' ');
        const bool isOfValues =
            std::ranges::all_of(printed, [](const QString &each) { return each.contains(value); });
        if (isOfValues)
            return parts == printed.size();
        return !shown || parts == *shown;
    }

    /// Is there a word that is no value of its own, and does not deny what follows?
    bool hasNamingWord(QString text)
    {
        static const QRegularExpression values(QStringLiteral(
            R"(\b(?:True|False|None|true|false|null|undefined|NaN|nan|inf|Infinity|not|no)\b)"));
        return text.remove(values).contains(QRegularExpression(
            QStringLiteral("\\p{L}"), QRegularExpression::UseUnicodePropertiesOption));
    }

    /// Does a label turn the value behind it round: "x != 5", "less than 5", "x - 5"?
    bool isTurned(const QString &printed, const QString &value)
    {
        static const QRegularExpression turn(
            QStringLiteral(
                R"((?:[!<>≠≤≥]=*|[-+*/%^]|\b(?:not|no|never|than|minus|without|except|nicht|kein|ohne|pas|sans|sin|non))\s*$)"),
            QRegularExpression::CaseInsensitiveOption
                | QRegularExpression::UseUnicodePropertiesOption);
        return printed.size() > value.size()
            && printed.trimmed().chopped(value.trimmed().size()).contains(turn);
    }

    /// The end of a printed line that has only words in front of the claimed value: "Sum: 15". In
    /// front of a word there may be more: "1 is 1 True".
    QString behindLabel(const QString &printed, const QString &claimed)
    {
        static const QRegularExpression label(
            QStringLiteral(R"(^[^\d\[{("']*\p{L}[^\d\[{("']*[\s:=]+$)"),
            QRegularExpression::UseUnicodePropertiesOption);
        // "f(2) = 4" and "'a' has length: 1"
        static const QRegularExpression anyLabel(QStringLiteral(R"([\s:=]$)"));
        static const QRegularExpression equation(QStringLiteral(R"(^[^:=\n]+[:=]\s+$)"),
                                                 QRegularExpression::UseUnicodePropertiesOption);
        static const QRegularExpression word(
            QStringLiteral("^(?:True|False|None|true|false|null|undefined)$"));
        const QString text = printed.trimmed();
        const QString front = text.chopped(std::min(text.size(), claimed.size()));
        const QRegularExpression &wanted = word.match(claimed).hasMatch() ? anyLabel : label;
        const bool isLabel = (wanted.match(front).hasMatch() || equation.match(front).hasMatch())
            && (hasNamingWord(front) || front.endsWith(QLatin1String(": ")));
        if (isLabel)
            return text.sliced(front.size());
        // A list that goes over several lines is longer than what a remark gives of it.
        static const QRegularExpression list(
            QStringLiteral(R"(^[^\d\[{("'\n]*\p{L}[^\d\[{("'\n]*[:=]\s*(?=[\[{(]))"),
            QRegularExpression::UseUnicodePropertiesOption);
        static const QRegularExpression opening(QStringLiteral(R"(^[\[{(])"));
        const auto labelled = list.match(text);
        return claimed.contains(opening) && labelled.hasMatch()
            ? text.sliced(labelled.capturedEnd())
            : printed;
    }

    /// A printed text that begins with an arrow, as a remark gives it behind one of its own.
    QString behindArrow(const QString &printed)
    {
        static const QRegularExpression arrow(QStringLiteral(R"(^\s*(?:[-=]*>|→|⇒|⟹|➜)\s*)"));
        return QString(printed).remove(arrow);
    }

    /// Texts in quotes stand without them among printed words.
    void addUnquoted(QList<ReadPair> &pairs, const QString &claimed, const QStringList &actuals)
    {
        static const QRegularExpression quotes(QStringLiteral("[\"'`]"));
        const QString bare = withoutInnerQuotes(claimed);
        if (bare == claimed || actuals.first().contains(quotes))
            return;
        pairs.append({ .claimed = bare, .actuals = actuals, .isNotation = true });
        ReadPair pair { .claimed = bare, .actuals = {}, .isNotation = true, .isPart = true };
        for (const QString &text : actuals)
            pair.actuals.append(behindLabel(text, bare));
        pair.isDoubtful = isTurned(actuals.first(), pair.actuals.first());
        pairs.append(pair);
    }

    /// Other ways in which a remark writes what a statement prints.
    void addPrintedForms(QList<ReadPair> &pairs, const QString &claimed, const QStringList &actuals,
                         std::optional<qsizetype> shown)
    {
        // "75.0 %" and "75.0%" are written by country.
        const auto inCountry = [&claimed](QString text) {
            return claimed.contains(QLatin1String(" %"))
                ? text
                : text.replace(QLatin1String(" %"), QLatin1String("%"));
        };
        QList<Reading> list = withoutTails(claimed);
        list.append({ .text = claimed, .unread = {}, .isNotation = false });
        for (const Reading &reading : list) {
            ReadPair labelled {
                .claimed = reading.text, .actuals = {}, .unread = reading.unread, .isPart = true
            };
            for (const QString &text : actuals)
                labelled.actuals.append(behindLabel(inCountry(text), reading.text));
            labelled.isDoubtful = isTurned(actuals.first(), labelled.actuals.first());
            if (labelled.actuals != actuals)
                pairs.append(labelled);
        }
        for (const Reading &reading : list)
            addUnquoted(pairs, reading.text, actuals);
        addUnlabelled(pairs, claimed, actuals);
        ReadPair pointed { .claimed = claimed, .actuals = {}, .isNotation = true, .unread = {} };
        for (const QString &text : actuals)
            pointed.actuals.append(behindArrow(text));
        if (pointed.actuals != actuals)
            pairs.append(pointed);
        static const QRegularExpression marks(QStringLiteral(R"([,\[\]{}()'"])"));
        if (!claimed.contains(u',') || actuals.first().contains(marks)
            || !hasCommasBetweenValues(claimed, actuals.first(), shown))
            return;
        ReadPair together {
            .claimed = asPrintedTogether(claimed), .actuals = {}, .isNotation = true, .unread = {}
        };
        for (const QString &text : actuals)
            together.actuals.append(text.simplified());
        pairs.append(together);
    }

    /// Adds the printed lines with commas between them, as a remark beside a loop gives them.
    void addLinesInRow(QList<ReadPair> &pairs, const QString &claimed, const QStringList &actuals)
    {
        if (claimed.contains(u'\n') || !claimed.contains(QLatin1String(", "))
            || !actuals.first().contains(u'\n'))
            return;
        ReadPair pair { .claimed = claimed, .actuals = actuals, .isNotation = true, .unread = {} };
        for (QString &actual : pair.actuals)
            actual = actual.trimmed().replace(u'\n', QLatin1String(", "));
        pairs.append(pair);
    }

    /// Adds an output in a block of its own without the quotes around words that it has more than
    /// what was printed, within brackets: "('a', 3)" for "(a, 3)". A number in quotes is another
    /// value, and a whole text in quotes is what a value shows, not what is printed.
    void addBareWords(QList<ReadPair> &pairs, const QString &claimed, const QStringList &actuals)
    {
        static const QRegularExpression quoted(
            QStringLiteral(
                R"((?:(?<=[(\[{])|(?<=, ))(['"])(?!(?:true|false|null|None|True|False|undefined)\1)(\p{L}[^'"\n]*)\1(?!\w))"),
            QRegularExpression::UseUnicodePropertiesOption);
        const QString bare = QString(claimed).replace(quoted, QStringLiteral("\\2"));
        if (bare != claimed && !actuals.first().contains(quoted))
            pairs.append({ .claimed = bare, .actuals = actuals, .isNotation = true, .unread = {} });
    }

    /// Adds an error without its frames: people leave out where it was thrown.
    void addWithoutFrames(QList<ReadPair> &pairs, const QString &claimed,
                          const QStringList &actuals)
    {
        static const QRegularExpression frames(QStringLiteral(R"((?:\n[ \t]+at [^\n]+)+)"));
        if (claimed.contains(frames) || !actuals.first().contains(frames))
            return;
        QStringList messages = actuals;
        messages.replaceInStrings(frames, QString());
        pairs.append({ .claimed = claimed, .actuals = messages, .isNotation = true, .unread = {} });
    }

    /// Adds the lines that a sentence tells beside each other: "1, 5, 3" stands for three.
    void addLinesInSentence(QList<ReadPair> &pairs, const QString &claimed,
                            const QStringList &actuals, const CompareOptions &options)
    {
        static const QRegularExpression separator(
            QStringLiteral(R"(\s*(?:,?\s+then|,|→|->|=>)\s+)"));
        for (const Reading &reading : readings(claimed, options)) {
            if (!claimed.contains(u'\n') && actuals.first().contains(u'\n')
                && reading.text.contains(separator))
                pairs.append(
                    { .claimed = QString(reading.text).replace(separator, QStringLiteral("\n")),
                      .actuals = actuals,
                      .isNotation = true,
                      .unread = reading.unread });
        }
    }

    /// Adds the last lines of what was printed, and the first, as many as are claimed. The first
    /// are perhaps what a call in the statement prints.
    void addEnds(QList<ReadPair> &pairs, const QString &claimed, const QStringList &actuals,
                 const CompareOptions &options)
    {
        for (const Reading &reading : readings(claimed, options)) {
            const qsizetype lines = reading.text.count(u'\n') + 1;
            QStringList heads;
            QStringList tails;
            for (const QString &text : actuals) {
                heads.append(text.section(u'\n', 0, lines - 1));
                tails.append(text.section(u'\n', -lines));
            }
            if (tails == actuals)
                continue;
            ReadPair pair { .claimed = reading.text,
                            .actuals = tails,
                            .isNotation = reading.isNotation,
                            .unread = reading.unread,
                            .isPart = true,
                            .isDoubtful = options.isRemark && !options.mayPrintBefore };
            pairs.append(pair);
            if (!options.isRemark || options.isValue || !options.mayPrintBefore)
                continue;
            pair.actuals = heads;
            pair.isDoubtful = true;
            pairs.append(pair);
        }
    }

    /// Adds each pair in another notation, where that changes something.
    void addPlainNotation(QList<ReadPair> &pairs, bool isRemark)
    {
        const auto inPlain = isRemark ? inPlainRemark : inPlainNotation;
        for (const ReadPair &pair : QList<ReadPair>(pairs)) {
            ReadPair plain = pair;
            plain.isNotation = true;
            plain.isExact = false;
            // Where both tell a size, or the name of a view, it is a part of the claim.
            const QString &actual = pair.actuals.first();
            const bool tellsSize = hasSizes(pair.claimed) && hasSizes(actual);
            const bool tellsView = !isRemark || (hasView(pair.claimed) && hasView(actual));
            const auto shown = [&](const QString &text) {
                const QString sized = tellsSize ? text : withoutSizes(text);
                return inPlain(tellsView ? sized : withoutViews(sized));
            };
            plain.claimed = shown(pair.claimed);
            for (QString &text : plain.actuals)
                text = shown(text);
            if (plain.claimed != pair.claimed || plain.actuals != pair.actuals)
                pairs.append(plain);
        }
    }

} // namespace

QString withoutQuotes(const QString &text)
{
    static const QRegularExpression number(QStringLiteral(R"(^.[-+\d.]+.$)"));
    return isQuoted(text) && !number.match(text).hasMatch() ? text.sliced(1).chopped(1) : text;
}

QString linesWithoutQuotes(const QString &text)
{
    QStringList lines = text.split(u'\n');
    for (QString &line : lines)
        line = withoutQuotes(line);
    return lines.join(u'\n');
}

QList<ReadPair> pairsOf(const QString &claimed, const QStringList &actuals,
                        const CompareOptions &options)
{
    QList<ReadPair> pairs;
    for (const Reading &reading : readings(claimed, options)) {
        pairs.append({ .claimed = reading.text,
                       .actuals = actuals,
                       .isNotation = reading.isNotation,
                       .unread = reading.unread });
        if (options.isRemark || options.isTyped)
            pairs.append(withSameQuotes(reading, actuals));
        if (!options.isRemark && !(options.isTyped && isQuoted(reading.text)))
            continue;
        pairs.append(withBareQuotes(reading, actuals, options));
    }
    if (options.isTyped)
        addError(pairs, claimed, actuals);
    if (options.isRemark && !options.isValue)
        addPrintedForms(pairs, claimed, actuals, options.shownValues);
    addWritings(pairs, claimed, actuals, options);
    addWithoutFrames(pairs, claimed, actuals);
    addLinesInSentence(pairs, claimed, actuals, options);
    addLinesInRow(pairs, claimed, actuals);
    if (!options.isRemark && !options.isTyped)
        addBareWords(pairs, claimed, actuals);
    if (answerLanguage(options.languageId).formatsForNoCountry)
        addCulture(pairs);
    addPlainNotation(pairs, options.isRemark);
    if (options.isTail)
        addEnds(pairs, claimed, actuals, options);
    return pairs;
}

} // namespace sandpad::runner
