#include "runner/answer/claims/RemarkForms.h"

#include "runner/answer/claims/ClaimWords.h"
#include "runner/answer/claims/NaturalWords.h"

#include <QRegularExpression>

#include <algorithm>

namespace sandpad::runner {

QStringList wordsOf(const QString &text)
{
    static const QRegularExpression word(QStringLiteral(R"([\p{L}\p{N}_]+)"),
                                         QRegularExpression::UseUnicodePropertiesOption);
    QStringList words;
    for (auto at = word.globalMatch(text); at.hasNext();)
        words.append(at.next().captured());
    return words;
}

QSet<QString> wordsOfProgram(const SourceFacts &facts, const QString &code)
{
    static const QRegularExpression toUpper(QStringLiteral(R"(\.(?:upper|toUpperCase|ToUpper)\()"));
    QStringList words = wordsOf(facts.texts);
    if (code.contains(toUpper))
        words += wordsOf(facts.texts.toUpper());
    static const QRegularExpression changes(QStringLiteral(
        R"(\.(?:lower|title|capitalize|swapcase|toLowerCase|ToLower|upper|toUpperCase|ToUpper)\()"));
    if (code.contains(changes)) {
        for (QString word : wordsOf(facts.texts.toLower())) {
            words.append(word);
            word[0] = word[0].toUpper();
            words.append(word);
        }
    }
    return { words.begin(), words.end() };
}

bool isTypeAskedFor(const QString &remark, const QString &code)
{
    static const QRegularExpression name(QStringLiteral(R"(^[A-Za-z_][\w.]*$)"));
    static const QRegularExpression asks(
        QStringLiteral(R"(\btypeof\b|__name__|\.constructor\.name|\bGetType\()"));
    return name.match(remark).hasMatch() && asks.match(code).hasMatch();
}

bool isOfWords(const QString &remark, const QSet<QString> &words)
{
    constexpr qsizetype kLongest = 80;
    const QStringList own = wordsOf(remark);
    return !own.isEmpty() && remark.size() <= kLongest
        && std::ranges::all_of(own, [&](const QString &word) {
               return words.contains(word) || word.front().isDigit();
           });
}

bool isMostlyOfWords(const QString &remark, const QSet<QString> &words)
{
    const QStringList own = wordsOf(remark);
    const auto isKnown = [&words](const QString &word) { return words.contains(word); };
    return own.size() > 1 && isKnown(own.first())
        && 2 * std::ranges::count_if(own, isKnown) >= own.size();
}

bool isOfValues(const QString &text)
{
    const QStringList parts = text.split(u' ', Qt::SkipEmptyParts);
    return isLiteral(text) || (!parts.isEmpty() && std::ranges::all_of(parts, isLiteral));
}

bool namesOutput(const QString &remark)
{
    static const QRegularExpression head(QStringLiteral(R"(^(?:expected )?(?:logs|)")
                                             + wordsFor(WordForm::Heading)
                                             + QStringLiteral(R"()\s*[:：])"),
                                         QRegularExpression::CaseInsensitiveOption);
    return head.match(remark).hasMatch();
}

bool assignsResult(const QString &code)
{
    static const QRegularExpression assignment(
        QStringLiteral(R"(^.*?[^=!<>]=(?![=>])\s*(.+?);?\s*$)"),
        QRegularExpression::DotMatchesEverythingOption);
    static const QRegularExpression described(QStringLiteral(
        R"(^(?:new\s|lambda\b|(?:async\s+)?(?:function\b|(?:\w+|\([^()]*\))\s*=>)))"));
    // "[4, 5, 6].index(6)" only begins as a literal does.
    static const QRegularExpression call(QStringLiteral(R"([\])}"']\s*(?:\.\w|\[))"));
    const auto match = assignment.match(code);
    const QString value = match.captured(1);
    return match.hasMatch() && !value.contains(described)
        && (!isLiteral(value) || value.contains(call));
}

QString wordsInFront(const QString &text)
{
    static const QRegularExpression value(QStringLiteral(
        R"((?<!\w)\d|[\[{(<'"`:=]|\b(?:True|False|None|true|false|null|undefined|NaN|Infinity)\b)"));
    return text.section(value, 0, 0);
}

bool describesType(const QString &text)
{
    static const QRegularExpression types(QStringLiteral(
        R"(: (?:number|string|boolean|any|unknown|object|void)\b|^\(?[\w\s,]*\)? =>)"));
    return text.contains(types);
}

namespace {

    /// "sum: number"
    bool tellsTypeOf(const QString &remark, const QString &code)
    {
        static const QRegularExpression type(QStringLiteral(
            R"(^[`'"]?([A-Za-z_$][\w$]*)[`'"]?: (?:number|string|boolean|any|unknown|object|void|bigint|never|Promise<.*>|\w+\[\])$)"));
        const auto match = type.match(remark);
        return match.hasMatch()
            && QRegularExpression(QStringLiteral(R"(\b(?:const|let|var) +%1\b)")
                                      .arg(QRegularExpression::escape(match.captured(1))))
                   .match(code)
                   .hasMatch();
    }

    /// "1 + 1"
    bool repeatsCode(const QString &remark, const QString &code)
    {
        static const QRegularExpression sum(
            QStringLiteral(R"(^[\w.()\s]*[\w)]\s*(?:[-+*/%]|\*\*|//)\s*[\w(][\w.()\s]*$)"));
        return remark.contains(sum)
            && QString(code).remove(u' ').contains(QString(remark).remove(u' '));
    }

} // namespace

bool describesCode(const QString &remark, const QString &code)
{
    return tellsTypeOf(remark, code) || repeatsCode(remark, code);
}

std::optional<QString> namedState(const QString &remark, const QString &code)
{
    static const QRegularExpression state(
        QStringLiteral(R"(^[`'"]?([A-Za-z_$][\w$]*)[`'"]? (?:becomes|is now):? (\S.*)$)"));
    const auto match = state.match(remark);
    const QString name = match.captured(1);
    const bool isNamed = match.hasMatch() && code.startsWith(name)
        && !QRegularExpression(QStringLiteral(R"(^[\w$])"))
                .match(QStringView(code).sliced(name.size()).toString())
                .hasMatch();
    return isNamed && isLiteral(match.captured(2)) ? std::optional(match.captured(2))
                                                   : std::nullopt;
}

bool isOfAll(const QString &remark, const SourceFacts &facts)
{
    static const QRegularExpression words(
        QStringLiteral(R"(^\W*(?:the )?(?:full|complete|whole)\b)"),
        QRegularExpression::CaseInsensitiveOption);
    return remark.contains(words) || onlyOnePrints(facts);
}

bool onlyOnePrints(const SourceFacts &facts)
{
    const auto mayPrint = [](const SourceStatement &one) {
        return one.kind != StatementKind::Assigns;
    };
    return std::ranges::count_if(facts.statements, mayPrint) == 1;
}

bool isLoose(const QString &text, const QSet<QString> &words)
{
    constexpr qsizetype kFewest = 3; // words
    const QString front = wordsInFront(text);
    // "<id>" stands for any value, unless the program prints it.
    static const QRegularExpression place(QStringLiteral(R"(^<[a-z]\w*>$)"));
    // "[the name of the user]" tells of a value, unless the program prints these words.
    static const QRegularExpression phrase(
        QStringLiteral(
            R"([\[<{](?!(?:object|class|native|function|async|generator) )\p{L}+(?: [\p{L}']+)+[\]>}])"),
        QRegularExpression::UseUnicodePropertiesOption);
    const auto isPhrase = [&text, &words] {
        const auto match = phrase.match(text);
        return match.hasMatch() && !isOfWords(match.captured(), words);
    };
    // "non-zero", "[index, value]", "{ greet: f }"
    static const QRegularExpression described(QStringLiteral(
        R"(^(?:non-?zero|non-?empty|positive|negative|truthy|falsy|falsey)\b|^[\[({]\s*(?!(?:true|false|null|undefined|None|True|False|NaN|Infinity|inf|nan)\b)[A-Za-z_]\w*(?:\s*,\s*[A-Za-z_]\w*)+\s*[\])}]$|[\[{,:]\s*(?:f|ƒ|fn|function|func)\s*(?:\(\))?\s*[,}\]])"));
    // "10 + 1 + 2" says how a value comes about, '"b", logs 2' speaks of two outputs, and "2-й"
    // numbers something.
    static const QRegularExpression told(QStringLiteral(
        R"(^\d+-\p{L}|^[\d.()][\d.()\s]*(?:\s[-+*/%]+\s[\d.()\s]+){2,}$|, (?:and )?(?:logs?|prints?)\b|\bArray\[\d+\])"));
    return describesType(text) || text.contains(described) || text.contains(told)
        || (text.contains(place) && !isOfWords(text, words)) || isPhrase()
        || (!isOfWords(front, words) && wordsOf(front).size() >= kFewest);
}

bool isOneValue(const QStringList &texts)
{
    static const QRegularExpression opening(
        QStringLiteral(R"(^(?:[A-Za-z]\w*(?:\(\d+\))? ?)?[\[{])"));
    if (texts.size() == 1)
        return isLiteral(texts.first());
    return !texts.isEmpty() && !isLiteral(texts.first()) && isLiteral(texts.join(u' '))
        && texts.first().contains(opening);
}

QString withoutExplanation(const QString &text, const QSet<QString> &words)
{
    static const QRegularExpression explained(
        QStringLiteral(R"(^(\S.*?)\s+(\((?=[^()]*\p{L}{2})[^()]*[^()\d][^()]*\))$)"),
        QRegularExpression::UseUnicodePropertiesOption);
    const auto match = explained.match(text);
    const QString front = match.captured(1);
    const bool isValue = isLiteral(front) || isOfWords(front, words) || wordsOf(front).isEmpty();
    return match.hasMatch() && isValue && !isOfWords(match.captured(2), words) ? front : text;
}

QString withPlainMark(QString remark)
{
    static const QRegularExpression pointer(QStringLiteral("^(?:👉|➡)\\x{fe0f}?\\s*"));
    static const QRegularExpression sign(QStringLiteral("^(?:✅|✔|☑|🟢)\\x{fe0f}?\\s*"));
    remark.replace(pointer, QStringLiteral("→ "));
    const QString rest = QString(remark).remove(sign);
    return isLiteral(rest) ? rest : remark;
}

bool isHalfOfWords(const QString &text, const QSet<QString> &words)
{
    const QStringList own = wordsOf(text);
    const auto isKnown = [&words](const QString &word) { return words.contains(word); };
    constexpr qsizetype kFewest = 3;
    return own.size() >= kFewest && 2 * std::ranges::count_if(own, isKnown) >= own.size();
}

bool takeArrows(QStringList &texts)
{
    static const QRegularExpression arrow(QStringLiteral(R"(^(?:[-=]+>|→|⇒|⟹|➜)\s*)"));
    const bool isEach =
        std::ranges::all_of(texts, [](const QString &text) { return text.contains(arrow); });
    if (isEach)
        texts.replaceInStrings(arrow, QString());
    return isEach;
}

bool namesPlace(const QString &remark)
{
    static const QRegularExpression place(
        QStringLiteral(
            R"(\b(?:browsers?|web ?workers?|environment|deno|bun|chrome|firefox|safari|windows|linux|macos|python ?2|(?:strict|sloppy) mode)\b)"),
        QRegularExpression::CaseInsensitiveOption);
    constexpr qsizetype kMostWords = 5; // a heading
    return wordsOf(remark).size() <= kMostWords && remark.contains(place);
}

bool isPlace(const QString &code)
{
    static const QRegularExpression place(QStringLiteral(R"(\(\s*/\*[^*]*\*/\s*\);?\s*$)"));
    return code.contains(place);
}

bool isElement(const QString &remark)
{
    static const QRegularExpression element(QStringLiteral(R"(^[A-Za-z_]\w*\[[^\]]*\]$)"));
    return remark.contains(element);
}

bool isLastRow(const QList<SourceRow> &rows, qsizetype index)
{
    return rows[index].isCommentOnly()
        && std::all_of(rows.begin() + index + 1, rows.end(), [](const SourceRow &row) {
               return row.code.trimmed().isEmpty() && row.comment.isEmpty();
           });
}

bool numberStatements(const QList<SourceRow> &rows)
{
    int count = 0;
    for (qsizetype i = 0; i < rows.size(); ++i) {
        if (!rows[i].isCommentOnly() || !isLiteral(rows[i].comment))
            continue;
        const bool isOverCode = i + 1 < rows.size() && !rows[i + 1].code.trimmed().isEmpty();
        if (!isOverCode || rows[i].comment != QString::number(++count))
            return false;
    }
    return count > 1;
}

qsizetype remarksBelow(const QList<SourceRow> &rows, const QStringList &lines, qsizetype first)
{
    static const QRegularExpression opening(QStringLiteral(R"(^\s*/\*+\s*$)"));
    qsizetype above = first - 1;
    if (above > 0 && lines.value(above).contains(opening))
        --above;
    if (above < 0 || rows[above].code.trimmed().isEmpty())
        return 0;
    qsizetype end = first;
    while (end < rows.size() && rows[end].isCommentOnly())
        ++end;
    return end - first;
}

qsizetype endOfList(const QList<SourceRow> &rows, qsizetype first,
                    const std::function<bool(qsizetype)> &isBlank, const QSet<QString> &words)
{
    const auto endOfRun = [&rows](qsizetype line) {
        while (line < rows.size() && rows[line].isCommentOnly())
            ++line;
        return line;
    };
    const auto isPrinted = [&words](const SourceRow &row) {
        return isLiteral(row.comment) || isOfWords(row.comment, words);
    };
    // "Theory:" or "Explanation:" below the lines is over words about them.
    static const QRegularExpression heading(
        QStringLiteral(R"(^\p{Lu}\p{L}+(?: \p{L}+){0,2}[:：](?:\s+\p{L}+ \p{L}+ .*)?$)"),
        QRegularExpression::UseUnicodePropertiesOption);
    static const QRegularExpression error(QStringLiteral(R"(^\w*(?:Error|Exception)\b)"));
    for (qsizetype line = first + 1; line < rows.size() && rows[line].isCommentOnly(); ++line) {
        if (rows[line].comment.contains(heading) && !rows[line].comment.contains(error)
            && !isMostlyOfWords(rows[line].comment, words))
            return line;
    }
    qsizetype end = endOfRun(first);
    while (end > first && isBlank(end)) {
        const qsizetype next = endOfRun(end + 1);
        const bool goesOn =
            next > end + 1 && std::all_of(rows.begin() + end + 1, rows.begin() + next, isPrinted);
        if (!goesOn)
            break;
        end = next;
    }
    return end;
}

} // namespace sandpad::runner
