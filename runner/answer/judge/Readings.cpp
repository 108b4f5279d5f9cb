#include "runner/answer/judge/Readings.h"

#include "runner/answer/judge/Notation.h"
#include "runner/answer/judge/Writings.h"
#include "runner/answer/language/AnswerLanguages.h"

#include <QRegularExpression>

#include <algorithm>

namespace sandpad::runner {

namespace {

    bool isQuoted(const QString &text)
    {
        return text.size() >= 2 && QStringView(u"'\"`").contains(text[0]) && text.back() == text[0]
            && text.count(text[0]) == 2;
    }

    /// One way in which a claim may be meant.
    struct Reading
    {
        QString text;
        QString unread; ///< what it leaves out
        bool isNotation = false; ///< the same values, written otherwise
    };

    /// The beginnings of a remark that may be its value: a remark on the value follows behind a
    /// bracket, a dash or some words. The longest comes first.
    QList<Reading> withoutTails(const QString &claimed)
    {
        constexpr qsizetype kMost = 4;
        static const QRegularExpression tail(QStringLiteral(
            R"((?:（|\s+[(–—✓✔✅❌✗←]|\s+--?\s|\s*[;!]|\s+//|\s+(?:--?>|→)\s(?=\p{L}[^\s]* \p{L})|,? (?:because|this (?:is|was)|is the|are the|since|not|as|which|but|and not|due)\b))"));
        QList<Reading> list;
        for (auto at = tail.globalMatch(claimed); at.hasNext() && list.size() < kMost;) {
            const qsizetype end = at.next().capturedStart();
            if (const QString value = claimed.first(end).trimmed(); !value.isEmpty())
                list.prepend({ .text = value,
                               .unread = claimed.sliced(end).trimmed(),
                               .isNotation = false });
        }
        return list;
    }

    /// Other ways in which a remark may be meant, the most literal first.
    QList<Reading> readings(const QString &claimed, const CompareOptions &options)
    {
        QList<Reading> list { { .text = claimed, .unread = {}, .isNotation = false } };
        const auto add = [&list](const QString &text, const QString &unread = {}) {
            list.append({ .text = text, .unread = unread, .isNotation = false });
        };
        const auto addNotation = [&list](const QString &text) {
            list.append({ .text = text, .unread = {}, .isNotation = true });
        };
        static const QRegularExpression silence(
            QStringLiteral(
                R"(^[(\[<]?(?:no output|nothing(?: is printed)?|empty|keine ausgabe|aucune sortie|sin salida)[)\]>]?\.?$)"),
            QRegularExpression::CaseInsensitiveOption);
        if (silence.match(claimed).hasMatch())
            add(QString());
        // The writer explains the value behind it: `5  # adds three`, `5 (because it adds three)`.
        static const QRegularExpression explained(
            QStringLiteral(R"(^(\S.*?)\s+(#\s.*|\((?=[^()]*\p{L}{2}[^()]* )[^()]*\))$)"),
            QRegularExpression::UseUnicodePropertiesOption);
        if (const auto match = explained.match(claimed); options.isTyped && match.hasMatch())
            add(match.captured(1), match.captured(2));
        static const QRegularExpression remarks(QStringLiteral(R"((?:^|\n)[ \t]*#[ \t].*$)"),
                                                QRegularExpression::DotMatchesEverythingOption);
        if (const auto match = remarks.match(claimed); options.isTyped && match.hasMatch())
            add(claimed.first(match.capturedStart()), match.captured());
        // Lines of a value that a transcript shows have remarks, too.
        static const QRegularExpression beside(QStringLiteral(R"([ \t]{2,}#[ \t][^\n]*(?=\n|$))"));
        if (options.isTyped && claimed.contains(u'\n') && claimed.contains(beside))
            add(QString(claimed).remove(beside));
        if (!options.isRemark)
            return list;
        static const QRegularExpression thousands(QStringLiteral(R"(^-?\d{1,3}(?:,\d{3})+$)"));
        if (thousands.match(claimed).hasMatch())
            addNotation(QString(claimed).remove(u','));
        // "(1 + 1) * 2 = 4": how the value comes about
        static const QRegularExpression steps(
            QStringLiteral(R"(^[-\d\s.()+*/%]*[+*/%][-\d\s.()+*/%]*= (\S+)$)"));
        if (const auto match = steps.match(claimed); match.hasMatch())
            add(match.captured(1));
        // Where a text shows no quotes, nobody sees whether a number is one.
        const bool showsQuotes = options.isValue && answerLanguage(options.languageId).showsQuotes;
        if (!showsQuotes && isQuoted(claimed))
            addNotation(claimed.sliced(1).chopped(1));
        // A quote that is not opened, or not closed, is a slip of the pen; around JSON nobody
        // escapes those inside.
        static const QRegularExpression outer(
            QStringLiteral(R"x(^(?:([^"]+)"|"(\{.*\})"|"([^"{]+))$)x"));
        if (const auto match = outer.match(claimed); match.hasMatch())
            addNotation(match.captured(1) + match.captured(2) + match.captured(3));
        // "0x40" for 64
        static const QRegularExpression hex(QStringLiteral(R"(^0[xX]([\da-fA-F_]{1,15})$)"));
        if (const auto match = hex.match(claimed); match.hasMatch())
            addNotation(QString::number(match.captured(1).remove(u'_').toULongLong(nullptr, 16)));
        if (options.isRepeated)
            addNotation(QString(claimed).replace(u',', u' '));
        for (const Reading &reading : withoutTails(claimed)) {
            list.append(reading);
            if (!showsQuotes && isQuoted(reading.text))
                list.append({ .text = reading.text.sliced(1).chopped(1),
                              .unread = reading.unread,
                              .isNotation = true });
        }
        static const QRegularExpression pause(QStringLiteral(",\\s+"));
        const QString comma = claimed.section(pause, 0, 0).trimmed();
        static const QRegularExpression simple(QStringLiteral(R"(^[\w.+-]+$|^'[^']*'$|^"[^"]*"$)"));
        if (comma != claimed && simple.match(comma).hasMatch()
            && claimed.section(pause, 1).at(0).isLetter())
            add(comma, claimed.section(pause, 1).trimmed());
        // "40 from the cache": words about the value.
        static const QRegularExpression about(
            QStringLiteral(R"(^([-+]?\d[\d.,]*|'[^']*'|"[^"]*")\s+(\p{L}.*)$)"),
            QRegularExpression::UseUnicodePropertiesOption);
        if (const auto match = about.match(claimed); match.hasMatch())
            add(match.captured(1), match.captured(2));
        return list;
    }

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

    /// Is there a word that is no value of its own, and does not deny what follows?
    bool hasNamingWord(QString text)
    {
        static const QRegularExpression values(QStringLiteral(
            R"(\b(?:True|False|None|true|false|null|undefined|NaN|nan|inf|Infinity|not|no)\b)"));
        return text.remove(values).contains(QRegularExpression(
            QStringLiteral("\\p{L}"), QRegularExpression::UseUnicodePropertiesOption));
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
        static const QRegularExpression quoted(
            QStringLiteral(R"x((?<!\w)(?:'([^'\n]*)'|"([^"\n]*)"|`([^`\n]*)`)(?!\w))x"));
        if (!claimed.contains(quoted) || actuals.first().contains(quotes))
            return;
        const QString bare = QString(claimed).replace(quoted, QStringLiteral("\\1\\2\\3"));
        ReadPair pair { .claimed = bare, .actuals = {}, .isNotation = true, .unread = {} };
        for (const QString &text : actuals)
            pair.actuals.append(behindLabel(text, bare));
        pairs.append(pair);
        pair.actuals = actuals;
        pairs.append(pair);
    }

    /// Other ways in which a remark writes what a statement prints.
    void addPrintedForms(QList<ReadPair> &pairs, const QString &claimed, const QStringList &actuals)
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
            ReadPair labelled { .claimed = reading.text, .actuals = {}, .unread = reading.unread };
            for (const QString &text : actuals)
                labelled.actuals.append(behindLabel(inCountry(text), reading.text));
            if (labelled.actuals != actuals)
                pairs.append(labelled);
        }
        addUnquoted(pairs, claimed, actuals);
        addUnlabelled(pairs, claimed, actuals);
        ReadPair pointed { .claimed = claimed, .actuals = {}, .isNotation = true, .unread = {} };
        for (const QString &text : actuals)
            pointed.actuals.append(behindArrow(text));
        if (pointed.actuals != actuals)
            pairs.append(pointed);
        static const QRegularExpression marks(QStringLiteral(R"([,\[\]{}()'"])"));
        if (!claimed.contains(u',') || actuals.first().contains(marks))
            return;
        ReadPair together {
            .claimed = asPrintedTogether(claimed), .actuals = {}, .isNotation = true, .unread = {}
        };
        for (const QString &text : actuals)
            together.actuals.append(text.simplified());
        pairs.append(together);
    }

    /// Adds each pair in another notation, where that changes something.
    void addPlainNotation(QList<ReadPair> &pairs, bool isRemark)
    {
        const auto inPlain = isRemark ? inPlainRemark : inPlainNotation;
        for (const ReadPair &pair : QList<ReadPair>(pairs)) {
            ReadPair plain = pair;
            plain.isNotation = true;
            plain.isExact = false;
            // Where both tell a size, it is a part of the claim.
            const bool tellsSize = hasSizes(pair.claimed) && hasSizes(pair.actuals.first());
            const auto shown = [&](const QString &text) {
                return inPlain(tellsSize ? text : withoutSizes(text));
            };
            plain.claimed = shown(pair.claimed);
            for (QString &actual : plain.actuals)
                actual = shown(actual);
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
        addPrintedForms(pairs, claimed, actuals);
    addWritings(pairs, claimed, actuals, options);
    // People leave out where an error was thrown.
    static const QRegularExpression frames(QStringLiteral(R"((?:\n[ \t]+at [^\n]+)+)"));
    if (!claimed.contains(frames) && actuals.first().contains(frames)) {
        QStringList messages = actuals;
        messages.replaceInStrings(frames, QString());
        pairs.append({ .claimed = claimed, .actuals = messages, .isNotation = true, .unread = {} });
    }
    // "1, 5, 3" in a sentence stands for three lines.
    static const QRegularExpression separator(QStringLiteral(R"(\s*(?:,?\s+then|,|→|->|=>)\s+)"));
    for (const Reading &reading : readings(claimed, options)) {
        if (!claimed.contains(u'\n') && actuals.first().contains(u'\n')
            && reading.text.contains(separator))
            pairs.append(
                { .claimed = QString(reading.text).replace(separator, QStringLiteral("\n")),
                  .actuals = actuals,
                  .isNotation = true,
                  .unread = reading.unread });
    }
    if (answerLanguage(options.languageId).formatsForNoCountry)
        addCulture(pairs);
    addPlainNotation(pairs, options.isRemark);
    if (options.isTail) {
        for (const Reading &reading : readings(claimed, options)) {
            QStringList tails;
            for (const QString &text : actuals)
                tails.append(text.section(u'\n', -(reading.text.count(u'\n') + 1)));
            pairs.append({ .claimed = reading.text,
                           .actuals = tails,
                           .isNotation = reading.isNotation,
                           .unread = reading.unread });
        }
    }
    return pairs;
}

} // namespace sandpad::runner
