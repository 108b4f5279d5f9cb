#include "runner/answer/judge/Writings.h"

#include "runner/answer/judge/Culture.h"
#include "runner/answer/language/AnswerLanguages.h"

#include <QRegularExpression>

#include <algorithm>

namespace sandpad::runner {

namespace {

    /// An object as JSON has it and as Node shows it become the same text.
    QString withBareKeys(const QString &text)
    {
        static const QRegularExpression key(QStringLiteral(R"('([\w$.-]+)'\s*:)"));
        return sameQuotes(text).replace(key, QStringLiteral("\\1:"));
    }

    /// An object without others in it, as JavaScript shows it, in the order of its keys; empty when
    /// the text is none, or has a key that is a number: such keys come first whatever the program
    /// does, and who writes of them means their order.
    QString withSortedKeys(const QString &text)
    {
        static const QRegularExpression number(QStringLiteral(R"([{,]\s*['"]?\d+['"]?\s*:)"));
        if (text.contains(number))
            return {};
        static const QRegularExpression object(QStringLiteral(
            R"(^\s*(?:Object )?\{((?<part>\s*+['"]?[\w$.-]++['"]?\s*+:[^{}\[\],:]++)(?:,(?&part))*+),?\s*\}\s*$)"));
        const auto match = object.match(text);
        QStringList parts;
        for (const QString &part : withBareKeys(match.captured(1)).split(u','))
            parts.append(part.simplified());
        std::ranges::sort(parts);
        return match.hasMatch() ? parts.join(QStringLiteral(", ")) : QString();
    }

    /// The properties of each object that stands on several lines, in the order of the alphabet.
    /// The compiler of TypeScript decides whether those with a value in the class come first.
    QString withSortedProperties(const QString &text)
    {
        static const QRegularExpression property(QStringLiteral(R"(^\s*(?!\d)[\w$]+: [^{]*\S)"));
        static const QRegularExpression flat(QStringLiteral(R"(^\s*[\w$]+: \{[^{]*\},?$)"));
        QStringList lines = text.split(u'\n');
        bool isObject = false;
        for (auto first = lines.begin(); first != lines.end();) {
            auto last = first;
            while (isObject && last != lines.end()
                   && (last->contains(property) || last->contains(flat))) {
                *last = last->trimmed();
                if (last->endsWith(u','))
                    last->chop(1);
                ++last;
            }
            std::sort(first, last);
            if (last == first)
                isObject = (last++)->endsWith(u'{');
            first = last;
        }
        return lines.join(u'\n');
    }

    /// The array of a match, as people write it: without some of its properties.
    void addMatches(QList<ReadPair> &pairs, const QString &claimed, const QStringList &actuals)
    {
        static const QRegularExpression rest(
            QStringLiteral(R"(, input: (?:'[^']*'|"[^"]*").*(?=\]))"));
        static const QRegularExpression all(QStringLiteral(R"(, index: \d+, input: .*(?=\]))"));
        if (!actuals.first().contains(rest))
            return;
        for (const QRegularExpression &left : { rest, all }) {
            ReadPair pair {
                .claimed = sameQuotes(claimed), .actuals = {}, .isNotation = true, .unread = {}
            };
            for (QString text : actuals)
                pair.actuals.append(sameQuotes(text.remove(left)));
            pairs.append(pair);
        }
    }

    /// Without the properties that have no value, which people leave out.
    void addWithoutUndefined(QList<ReadPair> &pairs, const QString &claimed,
                             const QStringList &actuals)
    {
        static const QRegularExpression property(
            QStringLiteral(R"((?<=\{ )\w+: undefined, |, \w+: undefined(?=[ ,}]))"));
        if (claimed.contains(QLatin1String("undefined")) || !actuals.first().contains(property))
            return;
        ReadPair pair { .claimed = claimed, .actuals = {}, .isNotation = true, .unread = {} };
        for (QString text : actuals)
            pair.actuals.append(text.remove(property));
        pairs.append(pair);
    }

    /// An object without the name of its class, and arguments as an object.
    void addWithoutClass(QList<ReadPair> &pairs, const QString &claimed, const QStringList &actuals)
    {
        static const QRegularExpression name(QStringLiteral(
            R"(^(?:[A-Za-z_$][\w$]*(?:\(\d+\))?|\[Arguments\]|\[Object: null prototype\]) (?=\{))"));
        if (!claimed.startsWith(u'{') || !actuals.first().contains(name))
            return;
        ReadPair pair {
            .claimed = withBareKeys(claimed), .actuals = {}, .isNotation = true, .unread = {}
        };
        for (QString text : actuals)
            pair.actuals.append(withBareKeys(text.remove(name)));
        pairs.append(pair);
    }

    /// A list as people write it: [1, 2] for Uint8Array(2) [ 1, 2 ].
    void addWithoutArrayType(QList<ReadPair> &pairs, const QString &claimed,
                             const QStringList &actuals)
    {
        static const QRegularExpression type(QStringLiteral(R"(^\s*[A-Z]\w*\d+\w*\(\d+\) (?=\[))"));
        if (!claimed.startsWith(u'[') || !actuals.first().contains(type))
            return;
        ReadPair pair { .claimed = claimed, .actuals = {}, .isNotation = true, .unread = {} };
        for (QString text : actuals)
            pair.actuals.append(text.remove(type));
        pairs.append(pair);
    }

    /// "3,2,1" for [ 3, 2, 1 ]: an array as a text.
    void addArrayAsText(QList<ReadPair> &pairs, const QString &claimed, const QStringList &actuals)
    {
        static const QRegularExpression text(
            QStringLiteral(R"(^[^\s,\[\]{}'"]+(?:,[^\s,\[\]{}'"]+)+$)"));
        static const QRegularExpression array(QStringLiteral(R"(^\s*\[[^\[\]{}]*\]\s*$)"));
        static const QRegularExpression marks(QStringLiteral(R"([\s\[\]'"])"));
        if (!claimed.contains(text) || !actuals.first().contains(array))
            return;
        ReadPair pair { .claimed = claimed, .actuals = {}, .isNotation = true, .unread = {} };
        for (QString actual : actuals)
            pair.actuals.append(actual.remove(marks));
        pairs.append(pair);
    }

    void addSorted(QList<ReadPair> &pairs, const QString &claimed, const QStringList &actuals)
    {
        // In JSON the order is part of the text that the program made.
        static const QRegularExpression json(QStringLiteral(R"(^\s*\{\s*")"));
        const QString wanted = withSortedKeys(claimed);
        if (wanted.isEmpty() || actuals.first().contains(json)
            || withSortedKeys(actuals.first()).isEmpty())
            return;
        ReadPair pair { .claimed = wanted, .actuals = {}, .isNotation = true, .unread = {} };
        for (const QString &text : actuals)
            pair.actuals.append(withSortedKeys(text));
        pairs.append(pair);
    }

    void addObjectForms(QList<ReadPair> &pairs, const QString &claimed, const QStringList &actuals,
                        bool isRemark)
    {
        if (claimed.contains(u'{') || claimed.contains(u'[')) {
            ReadPair pair {
                .claimed = withBareKeys(claimed), .actuals = {}, .isNotation = true, .unread = {}
            };
            for (const QString &text : actuals)
                pair.actuals.append(withBareKeys(text));
            pairs.append(pair);
        }
        if (claimed.contains(QLatin1String("{\n"))) {
            ReadPair pair { .claimed = withSortedProperties(claimed),
                            .actuals = {},
                            .isNotation = true,
                            .unread = {} };
            for (const QString &text : actuals)
                pair.actuals.append(withSortedProperties(text));
            pairs.append(pair);
        }
        addMatches(pairs, claimed, actuals);
        addWithoutUndefined(pairs, claimed, actuals);
        if (!isRemark)
            return;
        addWithoutClass(pairs, claimed, actuals);
        addWithoutArrayType(pairs, claimed, actuals);
        addArrayAsText(pairs, claimed, actuals);
        addSorted(pairs, claimed, actuals);
    }

    void addPythonForms(QList<ReadPair> &pairs, const QString &claimed, const QStringList &actuals,
                        bool isRemark)
    {
        // Before Python 3.7: "ValueError('no',)".
        static const QRegularExpression error(QStringLiteral(
            R"RE((\b\w*(?:Error|Exception|Warning)\((?:'[^'\n]*'|"[^"\n]*")),\))RE"));
        if (claimed.contains(error))
            pairs.append({ .claimed = QString(claimed).replace(error, QStringLiteral("\\1)")),
                           .actuals = actuals,
                           .isNotation = true,
                           .unread = {} });
        // NumPy puts no commas between numbers; people do.
        static const QRegularExpression array(QStringLiteral(R"(^\[[\d\s.e+\[\]-]+\]$)"));
        if (!isRemark || !claimed.contains(u',')
            || !array.match(actuals.first().trimmed()).hasMatch())
            return;
        pairs.append({ .claimed = QString(claimed).replace(u',', u' '),
                       .actuals = actuals,
                       .isNotation = true,
                       .unread = {} });
    }

    void addSeparated(QList<ReadPair> &pairs, const QString &claimed, const QStringList &actuals)
    {
        QString bare;
        int depth = 0;
        for (const QChar c : claimed) {
            depth += QStringView(u"([{").contains(c) ? 1 : QStringView(u")]}").contains(c) ? -1 : 0;
            bare += c == u',' && depth == 0 ? QChar(u' ') : c;
        }
        if (bare != claimed && depth == 0)
            pairs.append({ .claimed = bare, .actuals = actuals, .isNotation = true, .unread = {} });
    }

    /// People end a remark of several words with a full stop.
    void addSentence(QList<ReadPair> &pairs, const QString &claimed, const QStringList &actuals)
    {
        static const QRegularExpression sentence(
            QStringLiteral(R"(^\p{L}[^.\n]* [^.\n]*\p{L}\.$)"));
        if (claimed.contains(sentence))
            pairs.append({ .claimed = claimed.chopped(1),
                           .actuals = actuals,
                           .isNotation = true,
                           .unread = {} });
    }

} // namespace

QString sameQuotes(QString text)
{
    return text.replace(u'"', u'\'').replace(u'`', u'\'');
}

void addUnlabelled(QList<ReadPair> &pairs, const QString &claimed, const QStringList &actuals)
{
    static const QRegularExpression label(QStringLiteral(R"((^|, )\p{L}[^,:\n]*: )"),
                                          QRegularExpression::UseUnicodePropertiesOption);
    if (!claimed.contains(u',') || actuals.first().count(label) < 2)
        return;
    ReadPair pair { .claimed = claimed, .actuals = {}, .isNotation = true, .unread = {} };
    for (const QString &text : actuals)
        pair.actuals.append(text.trimmed().replace(label, QStringLiteral("\\1")));
    pairs.append(pair);
}

void addWritings(QList<ReadPair> &pairs, const QString &claimed, const QStringList &actuals,
                 const CompareOptions &options)
{
    const bool isOfProgram = options.isRemark && !options.isValue;
    if (answerLanguage(options.languageId).printsBareKeys) {
        addObjectForms(pairs, claimed, actuals, options.isRemark);
        if (isOfProgram)
            addSeparated(pairs, claimed, actuals);
    }
    addPythonForms(pairs, claimed, actuals, options.isRemark);
    if (isOfProgram)
        addSentence(pairs, claimed, actuals);
}

void addCulture(QList<ReadPair> &pairs)
{
    for (const ReadPair &pair : QList<ReadPair>(pairs)) {
        ReadPair other = pair;
        other.isNotation = true;
        other.isExact = false;
        for (QString &actual : other.actuals)
            actual = asInUnitedStates(actual);
        if (pair.actuals.first().contains(u'\u00a4'))
            other.claimed = withoutCurrency(pair.claimed);
        if (!other.claimed.contains(u'\u00a4')) // the country's sign was not copied
            other.actuals.replaceInStrings(QStringLiteral("\u00a4"), QString());
        if (!pair.actuals.first().contains(u'.'))
            other.claimed = withoutZeros(other.claimed);
        if (other.claimed != pair.claimed || other.actuals != pair.actuals)
            pairs.append(other);
        static const QRegularExpression comma(QStringLiteral(R"(\d,\d{1,2}(?!\d))"));
        if (!pair.claimed.contains(comma))
            continue;
        for (qsizetype i = 0; i < pair.actuals.size(); ++i)
            other.actuals[i] = withCommas(pair.actuals[i]);
        other.claimed = pair.claimed;
        if (other.actuals != pair.actuals)
            pairs.append(other);
    }
}

} // namespace sandpad::runner
