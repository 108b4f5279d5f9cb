#include "runner/answer/judge/RemarkReadings.h"

#include "runner/answer/language/AnswerLanguages.h"

#include <QMap>
#include <QRegularExpression>

namespace sandpad::runner {

namespace {

    /// A value, and words about it: "40 from the cache", "3, the rest is dropped", "44: 10 (Al) +
    /// 34 (Bo)".
    QList<Reading> withoutWords(const QString &claimed)
    {
        static const QString value = QStringLiteral(
            R"(([-+]?\d(?:[\d.,]*\d)?|'[^']*'|"[^"]*"|[\[({].*[\])}]|\b(?:[Tt]rue|[Ff]alse|None|null|undefined)\b))");
        static const QList<QRegularExpression> forms {
            QRegularExpression(QStringLiteral("^%1(?:\\s*[,:.]\\s+|\\s+)(\\p{L}.*)$").arg(value),
                               QRegularExpression::UseUnicodePropertiesOption),
            QRegularExpression(QStringLiteral("^%1:\\s+(.*\\p{L}{2}.*)$").arg(value),
                               QRegularExpression::UseUnicodePropertiesOption),
        };
        QList<Reading> list;
        for (const QRegularExpression &form : forms) {
            if (const auto match = form.match(claimed); match.hasMatch())
                list.append({ .text = match.captured(1),
                              .unread = claimed.sliced(match.capturedEnd(1)).trimmed(),
                              .isNotation = false });
        }
        return list;
    }

    /// A text in quotes as a program has it: "a\\nb" with a line end. A line end at the end of a
    /// text is not seen.
    QString withoutEscapes(const QString &quoted)
    {
        static const QMap<QChar, QString> escapes { { u'n', QStringLiteral("\n") },
                                                    { u't', QStringLiteral("\t") },
                                                    { u'r', QString() } };
        QString text;
        for (qsizetype i = 1; i + 1 < quoted.size(); ++i) {
            const bool isEscape = quoted[i] == u'\\' && i + 2 < quoted.size();
            if (isEscape)
                ++i;
            text += isEscape ? escapes.value(quoted[i], quoted[i]) : QString(quoted[i]);
        }
        while (text.endsWith(u'\n'))
            text.chop(1);
        return text;
    }

    void addReading(QList<Reading> &list, const QString &text, const QString &unread = {})
    {
        list.append({ .text = text, .unread = unread, .isNotation = false });
    }

    void addNotation(QList<Reading> &list, const QString &text)
    {
        list.append({ .text = text, .unread = {}, .isNotation = true });
    }

    /// Adds nothing at all, where words or a value stand for it.
    void addSilence(QList<Reading> &list, const QString &claimed, const CompareOptions &options)
    {
        static const QRegularExpression silence(
            QStringLiteral(
                R"(^[(\[<]?(?:no output|nothing(?: is printed)?|empty|keine ausgabe|aucune sortie|sin salida)[)\]>]?\.?$)"),
            QRegularExpression::CaseInsensitiveOption);
        if (silence.match(claimed).hasMatch())
            addReading(list, QString());
        // C# prints nothing for null.
        if (claimed == u"null" && answerLanguage(options.languageId).formatsForNoCountry)
            addNotation(list, QString());
    }

    /// Adds what a person typed without the remarks beside it.
    void addWithoutRemarks(QList<Reading> &list, const QString &claimed)
    {
        // The writer explains the value behind it: `5  # adds three`, `5 (because it adds three)`.
        static const QRegularExpression explained(
            QStringLiteral(R"(^(\S.*?)\s+(#\s.*|\((?=[^()]*\p{L}{2}[^()]* )[^()]*\))$)"),
            QRegularExpression::UseUnicodePropertiesOption);
        if (const auto match = explained.match(claimed); match.hasMatch())
            addReading(list, match.captured(1), match.captured(2));
        static const QRegularExpression remarks(QStringLiteral(R"((?:^|\n)[ \t]*#[ \t].*$)"),
                                                QRegularExpression::DotMatchesEverythingOption);
        if (const auto match = remarks.match(claimed); match.hasMatch())
            addReading(list, claimed.first(match.capturedStart()), match.captured());
        // Lines of a value that a transcript shows have remarks, too.
        static const QRegularExpression beside(QStringLiteral(R"([ \t]{2,}#[ \t][^\n]*(?=\n|$))"));
        if (claimed.contains(u'\n') && claimed.contains(beside))
            addReading(list, QString(claimed).remove(beside));
    }

    /// Adds other notations, which each claim may have.
    void addNotations(QList<Reading> &list, const QString &claimed, const CompareOptions &options)
    {
        // A fence of code makes people end an output as a statement.
        static const QRegularExpression statement(QStringLiteral(R"(^[^\s;]+;$)"));
        if (claimed.contains(statement))
            addNotation(list, claimed.chopped(1));
        // Python shows no zeros behind a number.
        static const QRegularExpression zeros(QStringLiteral(R"(^-?\d+\.\d+?0+$)"));
        static const QRegularExpression end(QStringLiteral("0+$"));
        if (options.isTyped && claimed.contains(zeros))
            addNotation(list, QString(claimed).remove(end));
        // "C:\\temp", as the program has it
        if (claimed.contains(QLatin1String("\\\\")))
            addNotation(list, QString(claimed).replace(QLatin1String("\\\\"), QLatin1String("\\")));
        // Where all numbers are of one kind, 2.0 is 2.
        static const QRegularExpression whole(QStringLiteral(R"((?<![\w.,])(\d+)\.0+(?![\w.,]))"));
        if (answerLanguage(options.languageId).hasOneKindOfNumber && claimed.contains(whole))
            addNotation(list, QString(claimed).replace(whole, QStringLiteral("\\1")));
    }

    /// Adds the value behind the steps to it.
    void addSteps(QList<Reading> &list, const QString &value, bool showsQuotes)
    {
        addReading(list, value);
        if (!showsQuotes && isQuoted(value))
            addNotation(list, value.sliced(1).chopped(1));
    }

    /// Adds all numbers of "0..2" or "1 to 5" beside a line that runs several times.
    void addRange(QList<Reading> &list, const QString &claimed)
    {
        constexpr int kMost = 1000;
        static const QRegularExpression range(
            QStringLiteral(R"(^(\d{1,4})\s*(?:\.{2,3}|…|to|through|bis|à)\s*(\d{1,4})$)"));
        const auto match = range.match(claimed);
        const int first = match.captured(1).toInt();
        const int last = match.captured(2).toInt();
        if (!match.hasMatch() || last <= first || last - first > kMost)
            return;
        QStringList numbers;
        for (int number = first; number <= last; ++number)
            numbers.append(QString::number(number));
        addNotation(list, numbers.join(u' '));
    }

    /// Adds other notations of a value in a remark.
    void addRemarkNotations(QList<Reading> &list, const QString &claimed,
                            const CompareOptions &options, bool showsQuotes)
    {
        static const QRegularExpression thousands(QStringLiteral(R"(^-?\d{1,3}(?:,\d{3})+$)"));
        if (thousands.match(claimed).hasMatch())
            addNotation(list, QString(claimed).remove(u','));
        if (isQuoted(claimed) && claimed.contains(u'\\'))
            addNotation(list, withoutEscapes(claimed));
        // "3,14" and "{ part: 3,14 }", as many countries write 3.14
        static const QRegularExpression comma(QStringLiteral(
            R"((?:^(?=[-+]?\d+,\d+$)|(?<=: )(?=[-+]?\d+,\d+\s*(?:[,}\n]|$)))([-+]?\d+),)"));
        if (claimed.contains(comma))
            addNotation(list, QString(claimed).replace(comma, QStringLiteral("\\1.")));
        // "(1 + 1) * 2 = 4": how the value comes about
        static const QRegularExpression steps(QStringLiteral(
            R"x(^(?:[-\d\s.()+*/%&|^]|"[^"]*"|'[^']*')*[-+*/%&|^](?:[-\d\s.()+*/%&|^=]|"[^"]*"|'[^']*')*= ("[^"]*"|'[^']*'|\S+?)(?: (?:->|=>|→) (\S+))?$)x"));
        if (const auto match = steps.match(claimed); match.hasMatch())
            addSteps(list, match.captured(match.captured(2).isEmpty() ? 1 : 2), showsQuotes);
        static const QRegularExpression grouped(QStringLiteral(R"(^-?\d{1,3}(?:_\d{3})+$)"));
        if (claimed.contains(grouped))
            addNotation(list, QString(claimed).remove(u'_'));
        if (!showsQuotes && isQuoted(claimed))
            addNotation(list, claimed.sliced(1).chopped(1));
        // A quote that is not opened, or not closed, is a slip of the pen; around JSON nobody
        // escapes those inside.
        static const QRegularExpression outer(
            QStringLiteral(R"x(^(?|([^"]+)"|([^`]+)`|"(\{.*\})"|"([^"{]+))$)x"));
        if (const auto match = outer.match(claimed); match.hasMatch())
            addNotation(list, match.captured(1));
        // "+1", and "sum == 1" beside the declaration of a name
        static const QRegularExpression signedNumber(QStringLiteral(R"(^\+(\d[\d.]*)$)"));
        if (const auto match = signedNumber.match(claimed); match.hasMatch())
            addNotation(list, match.captured(1));
        static const QRegularExpression equation(
            QStringLiteral(R"(^[A-Za-z_$][\w$]* ===? ([^\s=<>&|]+)$)"));
        if (const auto match = equation.match(claimed); match.hasMatch())
            addNotation(list, match.captured(1));
        // "0x40" for 64
        static const QRegularExpression hex(QStringLiteral(R"(^0[xX]([\da-fA-F_]{1,15})$)"));
        if (const auto match = hex.match(claimed); match.hasMatch())
            addNotation(list,
                        QString::number(match.captured(1).remove(u'_').toULongLong(nullptr, 16)));
        // "'5' -> 5": what goes in, and what comes out
        static const QRegularExpression mapping(
            QStringLiteral(R"x(^(?:[-+]?\d[\d.]*|'[^']*'|"[^"]*")\s*(?:[-=]+>|→)\s*(\S.*)$)x"));
        if (const auto match = mapping.match(claimed); match.hasMatch())
            addReading(list, match.captured(1));
        if (options.isRepeated) {
            addNotation(list, QString(claimed).replace(u',', u' '));
            addRange(list, claimed);
        }
    }

    /// Adds the values in a remark without the words behind them.
    void addWithoutTails(QList<Reading> &list, const QString &claimed, bool showsQuotes)
    {
        for (const Reading &reading : withoutTails(claimed)) {
            list.append(reading);
            if (!showsQuotes && isQuoted(reading.text))
                list.append({ .text = reading.text.sliced(1).chopped(1),
                              .unread = reading.unread,
                              .isNotation = true });
        }
        // "done, at last"
        static const QRegularExpression word(QStringLiteral(R"(^([\w.+-]+),\s+(\p{L}.*)$)"),
                                             QRegularExpression::UseUnicodePropertiesOption);
        if (const auto match = word.match(claimed); match.hasMatch())
            addReading(list, match.captured(1), match.captured(2).trimmed());
    }

} // namespace

bool isQuoted(const QString &text)
{
    return text.size() >= 2 && QStringView(u"'\"`").contains(text[0]) && text.back() == text[0]
        && text.count(text[0]) == 2;
}

bool mayGoOn(const QString &claimed, const QString &compared, const QString &rest)
{
    if (rest.isEmpty())
        return false;
    constexpr auto kOptions =
        QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption;
    static const QRegularExpression explains(
        QStringLiteral(
            R"(^\s*(?:[(（✓✔✅❌✗←#]|です|になります|となります|//|[-=]+>|→|<-|,? ?(?:because|since|as|due|this (?:is|was)|is the|are the|which)\b))"),
        kOptions);
    static const QRegularExpression words(QStringLiteral(R"(^[^\d'"`\[({]*\p{L})"), kOptions);
    static const QRegularExpression truth(
        QStringLiteral(R"(^(?:true|false|none|null|undefined|nan|-?inf(?:inity)?)$)"), kOptions);
    // A text in quotes is a value, and ends with its quote.
    static const QRegularExpression quoted(QStringLiteral(R"(^\s*['"`])"));
    if (!claimed.contains(quoted) && compared.contains(words)
        && !compared.trimmed().contains(truth))
        return !rest.contains(explains);
    static const QRegularExpression more(
        QStringLiteral(
            R"(^\s*(?:[,;.!，。；、]|--?|–|—)?\s*(?:(?:and|or|then|to|through|plus|minus|times|x|point|und|et|y)\b\s*|[×*^]\s*)?(?:[-+]?\d|\w*(?:Error|Exception)\b|(?:would|instead|used to)\b|'|"|\[|\{|(?:true|false|none|null|undefined)\b|(?:zero|one|two|three|four|five|six|seven|eight|nine|ten|hundred|thousand|million|billion|dozen)\b))"),
        kOptions);
    return rest.contains(more);
}

bool quotesSpaces(const QString &text)
{
    const QString inner = isQuoted(text) ? text.sliced(1).chopped(1) : QString();
    return inner != inner.simplified();
}

bool quotesOtherSpaces(const QString &claimed, const QString &actual)
{
    if (!isQuoted(claimed))
        return false;
    const QString inner = claimed.sliced(1).chopped(1);
    const QString text = isQuoted(actual) ? actual.sliced(1).chopped(1) : actual;
    return inner != text && withoutEscapes(claimed) != text
        && inner.simplified() == text.simplified();
}

QList<Reading> withoutTails(const QString &claimed)
{
    constexpr qsizetype kMost = 4;
    static const QRegularExpression tail(QStringLiteral(
        R"((?:[（，。；、]|(?:です|になります|となります)|\s+[(–—✓✔✅❌✗←]|\s+--?\s|\s*[;!]|\s+//|\s+(?:--?>|→)\s(?=\p{L}[^\s]* \p{L})|,? (?:because|this (?:is|was)|is the|are the|since|not|as|which|but|and not|due)\b))"));
    QList<Reading> list;
    for (auto at = tail.globalMatch(claimed); at.hasNext() && list.size() < kMost;) {
        const qsizetype end = at.next().capturedStart();
        if (const QString value = claimed.first(end).trimmed(); !value.isEmpty())
            list.prepend(
                { .text = value, .unread = claimed.sliced(end).trimmed(), .isNotation = false });
    }
    return list + withoutWords(claimed);
}

QList<Reading> readings(const QString &claimed, const CompareOptions &options)
{
    QList<Reading> list { { .text = claimed, .unread = {}, .isNotation = false } };
    addSilence(list, claimed, options);
    if (options.isTyped)
        addWithoutRemarks(list, claimed);
    addNotations(list, claimed, options);
    if (!options.isRemark)
        return list;
    // Where a text shows no quotes, nobody sees whether a number is one.
    const bool showsQuotes = options.isValue && answerLanguage(options.languageId).showsQuotes;
    addRemarkNotations(list, claimed, options, showsQuotes);
    addWithoutTails(list, claimed, showsQuotes);
    return list;
}

} // namespace sandpad::runner
