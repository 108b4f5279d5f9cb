#include "runner/answer/read/Notes.h"

#include "runner/answer/language/AnswerLanguages.h"
#include "runner/answer/syntax/SourceLines.h"

#include <QRegularExpression>

#include <algorithm>

namespace sandpad::runner {

namespace {

    /// "Note:", "**Explanation**:", "Why?"
    const QString kNoteLabel = QStringLiteral(
        R"(^\s*[*_#>(]*\s*((?:(?:Important|Side|Quick) [Nn]ote|N\.?B|Notes?|Explanations?|Theory|Reason(?:ing)?|Remarks?|Why|How it works|What happens|Key (?:points?|takeaways?)|Takeaways?|Hinweis|Erklärung|Anmerkung|Remarque|Explication|Nota|Explicación|Explicação|Spiegazione|Примечание|Объяснение|说明|解释|注意|説明|解説)[*_]*\s*(?::=?>?|：|\?)))");

    bool looksLikeStatement(const QString &line)
    {
        static const QRegularExpression code(QStringLiteral(
            R"([;{]\s*$|^\s*[})\]]|^\s*(?:#|//|/\*)|^\s*@\w|^\s*(?:def|class|async|function|const|let|var|import|from|using|return|public|private|print|console|Console)\b.*[=({:'";]|^\s*[\w.\[\]]+\s*[-+*/]?=\s|^\s*[\w.]+\(.*\)\s*$)"));
        return line.contains(code);
    }

    /// Two words beside each other are in none of the languages an expression.
    bool isInWords(const QString &text)
    {
        static const QRegularExpression words(
            QStringLiteral(R"(\p{L}[\p{L}'’-]*,? [`"'(]?\p{L}[^\n]* \p{L}|[\x{3040}-\x{9fff}]{4})"),
            QRegularExpression::UseUnicodePropertiesOption);
        return text.contains(words);
    }

} // namespace

qsizetype notesBelow(const QString &code, const QString &languageId)
{
    static const QRegularExpression label(kNoteLabel);
    const QStringList texts = code.split(u'\n');
    const QList<SourceLine> lines = sourceLines(code, answerLanguage(languageId).syntax);
    bool hasCode = false;
    for (qsizetype i = 0; i < texts.size(); ++i) {
        const bool isBehindBlank = i > 0 && texts[i - 1].trimmed().isEmpty();
        const bool isNote = hasCode && isBehindBlank && !lines[i].startsInside
            && !lines[i].isCommentOnly() && texts[i].contains(label);
        if (!isNote) {
            hasCode = hasCode || !lines[i].code.trimmed().isEmpty();
            continue;
        }
        const QStringList notes = texts.sliced(i);
        const QString words = notes.join(u' ').remove(label);
        return isInWords(words) && std::ranges::none_of(notes, looksLikeStatement) ? i : -1;
    }
    return -1;
}

QString withoutNotes(const QString &output, const QString &program)
{
    static const QRegularExpression label(kNoteLabel);
    static const QRegularExpression sign(QStringLiteral(R"([^\p{L}.]+$)"));
    const QStringList lines = output.split(u'\n');
    for (qsizetype i = 2; i < lines.size(); ++i) {
        const auto match = label.match(lines[i]);
        if (!match.hasMatch() || !lines[i - 1].trimmed().isEmpty()
            || program.contains(match.captured(1).remove(sign)))
            continue;
        const QString notes = lines.sliced(i).join(u' ').sliced(match.capturedEnd());
        QString text = lines.first(i).join(u'\n');
        while (!text.isEmpty() && text.back().isSpace())
            text.chop(1);
        return isInWords(notes) && !text.isEmpty() ? text : output;
    }
    return output;
}

} // namespace sandpad::runner
