#include "runner/answer/read/PasteRepairs.h"

#include "runner/answer/claims/ClaimWords.h"
#include "runner/answer/language/AnswerLanguages.h"
#include "runner/answer/markdown/Entities.h"
#include "runner/answer/read/Notes.h"
#include "runner/answer/syntax/SourceLines.h"

#include <QRegularExpression>

#include <algorithm>

namespace sandpad::runner {

namespace {

    bool isDirectionMark(QChar c)
    {
        return (c >= u'\u202A' && c <= u'\u202E') || (c >= u'\u2066' && c <= u'\u2069');
    }

    /// Keeps the code and what was changed in it.
    class Repairing
    {
    public:
        Repairing(const QString &code, const AnswerLanguage &language)
            : m_lines(code.split(u'\n'))
            , m_language(language)
        {
            for (int i = 1; i <= m_lines.size(); ++i)
                m_numbers.append(i);
        }

        RepairedCode run()
        {
            dropButtons();
            dropPageMarks();
            dropNotes();
            dropIndent();
            dropNumbers();
            dropPrompts();
            replaceCharacters();
            restoreNames();
            decodeEntities();
            separateStatements();
            return { .code = m_lines.join(u'\n'), .repairs = m_repairs };
        }

    private:
        void note(const char *kind, qsizetype index, const QString &before, const QString &after)
        {
            constexpr qsizetype kMost = 1000;
            if (m_repairs.size() < kMost)
                m_repairs.append({ .kind = QLatin1String(kind),
                                   .line = m_numbers[index],
                                   .before = before,
                                   .after = after });
        }

        void change(const char *kind, qsizetype index, const QString &after)
        {
            if (m_lines[index] == after)
                return;
            note(kind, index, m_lines[index], after);
            m_lines[index] = after;
        }

        /// Do all lines with text match `pattern`, and are there at least `atLeast` of them?
        [[nodiscard]] bool allMatch(const QRegularExpression &pattern, qsizetype atLeast) const
        {
            qsizetype count = 0;
            for (const QString &line : m_lines) {
                if (line.trimmed().isEmpty())
                    continue;
                if (!pattern.match(line).hasMatch())
                    return false;
                ++count;
            }
            return count >= atLeast;
        }

        void dropButtons()
        {
            static const QRegularExpression pattern(
                QStringLiteral(R"(^(?:(?:(?:%1)\s*)?copy(?: code)?|edit|copied!)$)")
                    .arg(labelPattern()),
                QRegularExpression::CaseInsensitiveOption);
            for (qsizetype i = std::min<qsizetype>(m_lines.size(), 3) - 1; i >= 0; --i) {
                if (!pattern.match(m_lines[i].trimmed()).hasMatch())
                    continue;
                note("button", i, m_lines[i], QString());
                m_lines.removeAt(i);
                m_numbers.removeAt(i);
            }
        }

        /// `*!*` and `*/!*`, between which a page colours its code. No language has them.
        void dropPageMarks()
        {
            const QString begin = QStringLiteral("*!*");
            const QString end = QStringLiteral("*/!*");
            const QString all = m_lines.join(u'\n');
            if (!all.contains(begin) || all.count(begin) != all.count(end))
                return;
            for (qsizetype i = 0; i < m_lines.size(); ++i)
                change(QT_TRANSLATE_NOOP("sandpad::runner", "marks"), i,
                       QString(m_lines[i]).remove(end).remove(begin));
        }

        /// Words below the program are none of its lines.
        void dropNotes()
        {
            const qsizetype first = notesBelow(m_lines.join(u'\n'), m_language.id);
            for (qsizetype i = first; first >= 0 && i < m_lines.size(); ++i) {
                if (!m_lines[i].trimmed().isEmpty())
                    note(QT_TRANSLATE_NOOP("sandpad::runner", "notes"), i, m_lines[i], QString());
            }
            if (first >= 0)
                m_lines.resize(first);
        }

        void dropIndent()
        {
            qsizetype common = -1;
            for (const QString &line : m_lines) {
                qsizetype width = 0;
                while (width < line.size() && line[width].isSpace())
                    ++width;
                if (width < line.size())
                    common = common < 0 ? width : std::min(common, width);
            }
            for (qsizetype i = 0; common > 0 && i < m_lines.size(); ++i)
                change(QT_TRANSLATE_NOOP("sandpad::runner", "indent"), i,
                       m_lines[i].sliced(std::min(common, m_lines[i].size())));
        }

        void dropNumbers()
        {
            static const QRegularExpression pattern(
                QStringLiteral(R"(^\s*(\d+)(?: *[|│] ?|[.:)]\s?|\t|  ?))"));
            if (!allMatch(pattern, 3))
                return;
            int expected = 0;
            for (const QString &line : m_lines) {
                const auto match = pattern.match(line);
                if (match.hasMatch() && expected > 0 && match.captured(1).toInt() < expected)
                    return; // the numbers belong to the program
                if (match.hasMatch())
                    expected = match.captured(1).toInt() + 1;
            }
            for (qsizetype i = 0; i < m_lines.size(); ++i)
                change(QT_TRANSLATE_NOOP("sandpad::runner", "numbers"), i,
                       QString(m_lines[i]).remove(pattern));
        }

        void dropPrompts()
        {
            static const QRegularExpression pattern(
                QStringLiteral(R"(^(?:>>>|\.\.\.|\$|In \[\d+\]:|>)(?: |$))"));
            if (!allMatch(pattern, 1))
                return;
            for (qsizetype i = 0; i < m_lines.size(); ++i)
                change(QT_TRANSLATE_NOOP("sandpad::runner", "prompts"), i,
                       QString(m_lines[i]).remove(pattern));
        }

        static bool isOddSpace(QChar c)
        {
            return c == u'\u00A0' || (c >= u'\u2000' && c <= u'\u200A') || c == u'\u202F'
                || c == u'\u205F' || c == u'\u3000';
        }
        static bool isInvisible(QChar c)
        {
            return c == u'\u200B' || c == u'\u200C' || c == u'\u2060' || c == u'\uFEFF'
                || c == u'\u00AD' || isDirectionMark(c);
        }
        static QChar plainQuote(QChar c)
        {
            if (QStringView(u"\u201C\u201D\u201E\u201F\u2033\u00AB\u00BB").contains(c))
                return u'"';
            return QStringView(u"\u2018\u2019\u201A\u201B\u2032").contains(c) ? QChar(u'\'')
                                                                              : QChar();
        }
        static bool isDash(QChar c) { return (c >= u'\u2010' && c <= u'\u2015') || c == u'\u2212'; }

        /// Replaces characters outside of literals and remarks, where only plain ones are valid.
        void replaceCharacters()
        {
            replaceEach(
                QT_TRANSLATE_NOOP("sandpad::runner", "space"), [](QChar c, SourcePart part) {
                    return isOddSpace(c) && part != SourcePart::Text ? QString(u' ') : QString(c);
                });
            replaceEach(
                QT_TRANSLATE_NOOP("sandpad::runner", "invisible"), [](QChar c, SourcePart part) {
                    return isInvisible(c) && part != SourcePart::Text ? QString() : QString(c);
                });
            replaceEach(QT_TRANSLATE_NOOP("sandpad::runner", "quotes"),
                        [](QChar c, SourcePart part) {
                            const QChar quote = plainQuote(c);
                            return part == SourcePart::Code && !quote.isNull() ? QString(quote)
                                                                               : QString(c);
                        });
            replaceEach(
                QT_TRANSLATE_NOOP("sandpad::runner", "dashes"), [](QChar c, SourcePart part) {
                    return part == SourcePart::Code && isDash(c) ? QString(u'-') : QString(c);
                });
        }

        template <typename Replace>
        void replaceEach(const char *kind, Replace replace)
        {
            const QString code = m_lines.join(u'\n');
            const QList<SourcePart> parts = sourceParts(code, m_language.syntax);
            qsizetype at = 0;
            for (qsizetype i = 0; i < m_lines.size(); ++i) {
                QString line;
                for (const QChar c : std::as_const(m_lines[i]))
                    line += replace(c, parts[at++]);
                ++at; // the line's end
                change(kind, i, line);
            }
        }

        /// Markdown takes underscores for emphasis, so `__init__` arrived as **init**.
        void restoreNames()
        {
            if (m_language.dunderNames.isEmpty())
                return;
            const QRegularExpression pattern(
                QStringLiteral(R"(\*\*(%1)\*\*)").arg(m_language.dunderNames));
            for (qsizetype i = 0; i < m_lines.size(); ++i)
                change(QT_TRANSLATE_NOOP("sandpad::runner", "emphasis"), i,
                       QString(m_lines[i]).replace(pattern, QStringLiteral("__\\1__")));
        }

        /// Decodes entities only in code, where no language allows them.
        void decodeEntities()
        {
            static const QRegularExpression pattern(
                QStringLiteral("&(?:lt|gt|amp|quot|apos|#39|#x27|nbsp);"));
            const QString code = m_lines.join(u'\n');
            const QList<SourcePart> parts = sourceParts(code, m_language.syntax);
            bool isNeeded = false;
            for (auto found = pattern.globalMatch(code); found.hasNext();) {
                const auto match = found.next();
                const bool isCode = parts[match.capturedStart()] == SourcePart::Code;
                isNeeded = isNeeded || (isCode && !isReference(code, match.capturedStart()));
            }
            if (!isNeeded)
                return;
            for (qsizetype i = 0; i < m_lines.size(); ++i)
                change(QT_TRANSLATE_NOOP("sandpad::runner", "entities"), i,
                       withoutEntities(m_lines[i]));
        }

        /// Does `a &lt;` mean the program's own variable `lt`? It does when the program declares
        /// that name.
        [[nodiscard]] bool isReference(const QString &code, qsizetype at) const
        {
            static const QRegularExpression declared(
                QStringLiteral(R"(\b(?:lt|gt|amp|quot|apos|nbsp)\s*=[^=])"));
            return code[at + 1] != u'#' && declared.match(code).hasMatch();
        }

        /// In a list of expressions with their values beside them each gets a semicolon, where the
        /// language wants one. The last may do without.
        void endExpressions(const QList<SourceLine> &lines)
        {
            static const QRegularExpression expression(QStringLiteral(
                R"x(^(?!(?:if|for|foreach|while|switch|else|do|try|catch|using|case|return|throw|new|var|int|string|double|bool|class|record|struct|enum|public|private|static|namespace)\b(?!\.))[A-Za-z_"$@(][^;{}]*[\w)\]"]$)x"));
            static const QRegularExpression assigns(QStringLiteral(R"((?<![=!<>])=(?![=>]))"));
            qsizetype last = -1;
            for (qsizetype i = 0; i < lines.size(); ++i) {
                const QString code = lines[i].code.trimmed();
                if (code.isEmpty())
                    continue;
                if (last >= 0 && !QStringView(u".?+-*/&|=<>,){").contains(code.front()))
                    change(QT_TRANSLATE_NOOP("sandpad::runner", "semicolon"), last,
                           QString(m_lines[last]).insert(lines[last].code.size(), u';'));
                const bool isWhole = lines[i].depth == 0 && !lines[i].endsInside;
                const bool isExpression = code.contains(expression) && !code.contains(assigns);
                last = isWhole && isExpression && beginsWithValue(lines[i].comment) ? i : -1;
            }
        }

        /// A list of expressions with their values beside or below them has no semicolons. Where
        /// the next one begins with a bracket, a sign or a backtick, the language would join the
        /// two.
        void separateStatements()
        {
            static const QRegularExpression joining(QStringLiteral(R"(^(?:[\[(`]|[-+][^\s+\-=]))"));
            static const QRegularExpression open(QStringLiteral(
                R"([-+*/%=<>&|^!?:,;.({\[~]$|^(?:if|for|while|switch|else|do|try)\b)"));
            const QList<SourceLine> lines = sourceLines(m_lines.join(u'\n'), m_language.syntax);
            if (m_language.statement && m_language.statement->semicolon == Semicolon::Always)
                return endExpressions(lines);
            if (!m_language.statement || m_language.statement->semicolon != Semicolon::MayBeLeftOut)
                return;
            qsizetype last = -1; // line with code
            QString value; // the remark between that line and the next one
            for (qsizetype i = 0; i < lines.size(); ++i) {
                const QString code = lines[i].code.trimmed();
                if (!code.isEmpty() && last >= 0 && !value.isEmpty() && lines[i].depth == 0
                    && joining.match(code).hasMatch()
                    && !open.match(lines[last].code.trimmed()).hasMatch())
                    change(QT_TRANSLATE_NOOP("sandpad::runner", "semicolon"), last,
                           QString(m_lines[last]).insert(lines[last].code.size(), u';'));
                if (!code.isEmpty()) {
                    last = lines[i].endsInside ? -1 : i;
                    value.clear();
                }
                // Words on the value may follow in further remarks.
                static const QRegularExpression arrow(QStringLiteral(R"(^(?:[-=]*>|→)\s*)"));
                const QString told = QString(lines[i].comment).remove(arrow);
                static const QRegularExpression object(
                    QStringLiteral(R"(^[A-Z]\w* ?[\[{(].*[\])}]$)"));
                if (value.isEmpty() && (isLiteral(told) || told.contains(object)))
                    value = told;
            }
        }

        QStringList m_lines;
        QList<int> m_numbers; ///< of the lines, before any were dropped
        const AnswerLanguage &m_language;
        QList<Repair> m_repairs;
    };

} // namespace

RepairedCode repairPaste(const QString &code, const QString &languageId)
{
    return Repairing(code, answerLanguage(languageId)).run();
}

namespace {

    /// Do the dots of a remark stand for more values of an output, which remarks around them give?
    bool areAmongValues(const QList<SourceLine> &lines, qsizetype at)
    {
        static const QRegularExpression dots(QStringLiteral(R"(^(?:\.{3,}|…)$)"));
        static const QRegularExpression value(QStringLiteral(
            R"(^(?:[-+]?\d|['"\[({]|(?:True|False|None|true|false|null|undefined|NaN)\b))"));
        const auto isRemark = [&lines](qsizetype line) {
            return line >= 0 && line < lines.size() && !lines[line].comment.isEmpty()
                && lines[line].code.trimmed().isEmpty();
        };
        const auto isValue = [&](qsizetype line) {
            return isRemark(line) && value.match(lines[line].comment).hasMatch();
        };
        return isRemark(at) && dots.match(lines[at].comment).hasMatch() && isValue(at - 1)
            && (isValue(at + 1) || !isRemark(at + 1));
    }

} // namespace

bool hasElision(const QString &code, const QString &languageId)
{
    static const QRegularExpression words(
        QStringLiteral(
            R"(^(?:\.{3,}|…)\s*\(?(?:the )?(?:rest|existing|previous|other|remaining|same|your|omitted|unchanged|more|implementation|as before|keep|and so on)|\b(?:rest of (?:the |your )?(?:code|file|class|function|implementation|methods?)|(?:existing|previous|remaining|other) (?:code|methods?|functions?|implementation|imports?)[^.]*(?:here|unchanged|remains?|above|\.\.\.|…)|(?:code|rest|remains?) (?:is )?unchanged|omitted for brevity|your code here|(?:something|code) is missing|fill (?:this|it) in|implementation (?:here|omitted))|^(?:\.{2,}|…|\?{2,})$|^(?:\.{2,}|…).*(?:\.{2,}|…)$)"),
        QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression bare(QStringLiteral(R"(^\s*(?:\.{3,}|…)\s*$)"));
    // `new List<int> { /*...*/ }`, `on('end', () => { ··· })`
    static const QRegularExpression place(
        QStringLiteral(R"([({\[]\s*(?:/\*\s*(?:\.{2,}|…)\s*\*/|·{3}\s*[)}\]]))"));
    const AnswerLanguage &language = answerLanguage(languageId);
    bool isInText = false;
    const QList<SourceLine> lines = sourceLines(code, language.syntax);
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const SourceLine &line = lines[i];
        if (!line.comment.isEmpty() && words.match(line.comment).hasMatch()
            && !areAmongValues(lines, i))
            return true;
        if (!line.startsInside && line.code.contains(place))
            return true;
        const bool isStatement = language.isDotsStatement && !line.code.contains(u'…');
        const bool isInside = language.isDotsStatement ? line.startsInside : isInText;
        // A body is indented, so dots at the margin stand for statements that are left out.
        if (isStatement && !isInside && line.code == u"...")
            return true;
        if (!isInside && !isStatement && bare.match(line.code).hasMatch())
            return true;
        isInText = line.endsInText;
    }
    return false;
}

bool hasDirectionMarks(const QString &code)
{
    return std::ranges::any_of(code, isDirectionMark);
}

} // namespace sandpad::runner
