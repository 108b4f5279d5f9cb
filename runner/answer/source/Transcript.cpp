#include "runner/answer/source/Transcript.h"

#include "runner/answer/language/AnswerLanguages.h"
#include "runner/answer/syntax/SourceLines.h"
#include "runner/model/Json.h"

#include <QMap>
#include <QRegularExpression>

#include <algorithm>
#include <nlohmann/json.hpp>

namespace sandpad::runner {

namespace {

    /// What is typed behind a prompt; one that is only used in transcripts needs no space.
    std::optional<QString> behind(const QString &line, const QString &prompt, bool isSure = false)
    {
        if (line == prompt)
            return QString();
        // ">>>>>>> REPLACE" is no prompt.
        if (isSure && line.startsWith(prompt) && line.size() > prompt.size()
            && !line[prompt.size()].isSpace() && line[prompt.size()] != prompt.back())
            return line.sliced(prompt.size());
        if (line.startsWith(prompt + u' '))
            return line.sliced(prompt.size() + 1);
        return std::nullopt;
    }

    /// Is the line a part of the statement though it has no prompt: the body of a head before it?
    bool goesOn(const QString &statement, const QString &line, const SourceSyntax &syntax)
    {
        const bool isIndented = line.startsWith(u' ') || line.startsWith(u'\t');
        const QString head = isIndented ? statement.section(u'\n', 0, 0) : QString();
        return head.contains(u':')
            && sourceLines(head, syntax).first().code.trimmed().endsWith(u':');
    }

    /// "... look at the result ..." stands for what is shown.
    bool standsForAnswer(const QString &line)
    {
        static const QRegularExpression dots(QStringLiteral(R"(^\.\.\. .*\S \.\.\.$)"));
        return line.contains(dots);
    }

    bool isRemark(const QString &line, const QString &sign)
    {
        return line.startsWith(sign + u' ');
    }

    /// A shown line without the sign of a remark that people put in front of a list: "#[1, 2]".
    QString withoutSign(const QString &line, const QString &sign)
    {
        const bool isList = line.startsWith(sign) && line.size() > sign.size()
            && QStringView(u"[({").contains(line[sign.size()]);
        return isList ? line.sliced(sign.size()) : line;
    }

    /// A remark that stands below what is typed for what is shown: "//=> true".
    std::optional<QString> shownInRemark(const QString &line, const QString &sign)
    {
        static const QRegularExpression arrow(QStringLiteral(R"(^\s*(?:[-=]*>|→)?\s*)"));
        static const QRegularExpression words(QStringLiteral(R"(^\p{L}+,? \p{L}+ \p{L})"),
                                              QRegularExpression::UseUnicodePropertiesOption);
        if (!line.startsWith(sign))
            return line;
        const QString shown = line.sliced(sign.size()).remove(arrow);
        return shown.contains(words) ? std::nullopt : std::optional(shown);
    }

    /// Has a text in three quotes begun that does not end? Prompts in it are examples.
    bool isInText(const QString &code)
    {
        return code.count(QLatin1String(R"(""")")) % 2 != 0
            || code.count(QLatin1String("'''")) % 2 != 0;
    }

    /// Has a bracket begun that does not end? Longer statements are not looked through.
    bool isInBrackets(const QString &code, const SourceSyntax &syntax)
    {
        constexpr qsizetype kLongest = 16 << 10;
        return code.size() <= kLongest && sourceEnd(code, syntax).openBrackets > 0;
    }

    /// Goes through the lines of a transcript in order.
    class TranscriptReader
    {
    public:
        TranscriptReader(const TranscriptForm &form, const SourceSyntax &syntax,
                         const QStringList &lines)
            : m_form(form)
            , m_syntax(syntax)
            , m_sign(syntax.lineComment)
            , m_lines(lines)
        { }

        std::optional<Transcript> run()
        {
            for (int i = 0; i < m_lines.size(); ++i) {
                if (!readTyped(i) && !readFurther(i) && !readAnswer(i))
                    return std::nullopt;
            }
            if (!m_hasPrompt || isInText(m_front))
                return std::nullopt;
            // An empty line, as https://docs.python.org/3/library/doctest.html has it.
            static const QRegularExpression blank(QStringLiteral("^<BLANKLINE>$"),
                                                  QRegularExpression::MultilineOption);
            for (QString &answer : m_read.answers)
                answer = answer.trimmed().remove(blank);
            return m_read;
        }

    private:
        void append(const QString &statement, int line)
        {
            m_read.statements.append(statement);
            m_read.answers.append(QString());
            m_read.lines.append(line + 1);
        }

        bool goOn(const QString &text, int line)
        {
            m_read.statements.last() += u'\n' + text;
            m_read.lines.last() = line + 1;
            return true;
        }

        /// A line with the prompt of a statement.
        bool readTyped(int i)
        {
            const auto typed = behind(m_lines[i], m_form.first, m_form.isSure);
            if (!typed)
                return false;
            if (!m_hasPrompt && !m_front.trimmed().isEmpty())
                append(m_front, i - 1);
            m_hasPrompt = true;
            // The body of a head may have the prompt of a statement.
            if (m_isTyping && !m_read.statements.isEmpty()
                && goesOn(m_read.statements.last(), *typed, m_syntax))
                return goOn(*typed, i);
            m_isTyping = !isRemark(*typed, m_sign);
            m_awaitsAnswer = m_isTyping;
            m_hasFurther = false;
            if (m_isTyping && m_form.further.match(*typed).hasMatch()
                && !m_read.statements.isEmpty())
                return goOn(*typed, i);
            if (m_isTyping)
                append(*typed, i);
            return true;
        }

        /// A further line of a statement.
        bool readFurther(int i)
        {
            if (!m_hasPrompt || !m_isTyping || m_read.statements.isEmpty())
                return false;
            if (standsForAnswer(m_lines[i])) {
                m_isTyping = false;
                m_awaitsAnswer = false;
                return true;
            }
            if (const auto further = behind(m_lines[i], m_form.more)) {
                m_hasFurther = true;
                return goOn(*further, i);
            }
            const QString &statement = m_read.statements.last();
            return (isInText(statement) || isInBrackets(statement, m_syntax)
                    || (!m_hasFurther && goesOn(statement, m_lines[i], m_syntax)))
                && goOn(m_lines[i], i);
        }

        /// What the interpreter shows. Where only prompts tell a transcript, it stands right below
        /// its statement; other lines are words of the writer. False: it is no transcript.
        bool readAnswer(int i)
        {
            const QString &line = m_lines[i];
            if (!m_hasPrompt) {
                m_front += line + u'\n';
                return m_form.isSure || line.trimmed().isEmpty();
            }
            m_isTyping = false;
            if (m_read.statements.isEmpty())
                return true;
            QString &answer = m_read.answers.last();
            const bool isOver = isRemark(line, m_sign)
                || (line.trimmed().isEmpty() && answer.isEmpty())
                || (line.startsWith(m_sign) && answer.endsWith(u'\n'));
            m_awaitsAnswer = m_awaitsAnswer && !(m_form.isSure && isOver);
            const auto shown =
                m_form.isSure ? withoutSign(line, m_sign) : shownInRemark(line, m_sign);
            if (m_awaitsAnswer && shown)
                answer += (answer.isEmpty() ? QString() : QStringLiteral("\n")) + *shown;
            return true;
        }

        const TranscriptForm &m_form;
        const SourceSyntax &m_syntax;
        const QString m_sign; ///< of a remark
        const QStringList m_lines;
        Transcript m_read;
        QString m_front; ///< code before the first prompt
        bool m_hasPrompt = false;
        bool m_isTyping = false;
        bool m_awaitsAnswer = false;
        bool m_hasFurther = false; ///< the statement's further lines have prompts, too
    };

    QString textList(const QStringList &texts)
    {
        nlohmann::json list = nlohmann::json::array();
        for (const QString &text : texts)
            list.push_back(text.toStdString());
        // Python does not join the two halves of an escaped character beyond U+FFFF.
        return QString::fromUtf8(runner::jsonBytes(list, -1));
    }

    QStringList codesOf(const QList<ProgramText> &programs)
    {
        QStringList codes;
        for (const ProgramText &program : programs)
            codes.append(program.code);
        return codes;
    }

    QString textJson(const QString &text)
    {
        return textList({ text }).sliced(1).chopped(1);
    }

} // namespace

std::optional<Transcript> parseTranscript(const QString &text, const QString &languageId)
{
    const auto &form = answerLanguage(languageId).transcript;
    if (!form)
        return std::nullopt;
    const QString plain = form->withPlainPrompts ? form->withPlainPrompts(text) : text;
    return TranscriptReader(*form, answerLanguage(languageId).syntax, plain.split(u'\n')).run();
}

bool beginsWithSurePrompt(const QString &text)
{
    return std::ranges::any_of(answerLanguages(), [&](const AnswerLanguage &language) {
        return language.transcript && language.transcript->isSure
            && text.startsWith(language.transcript->first + u' ');
    });
}

QString transcriptProgram(const QStringList &statements, const QString &languageId,
                          const QString &mark, const TranscriptFront &front)
{
    const QString form = QString::fromUtf8(answerLanguage(languageId).transcript.value().program);
    const QMap<QChar, QString> texts { { u'2', textList(statements) },
                                       { u'3', textJson(mark) },
                                       { u'4', textList(codesOf(front.programs)) },
                                       { u'5', textJson(front.begun) } };
    // In one go: the statements may hold such marks themselves.
    QString program;
    for (qsizetype at = 0; at < form.size(); ++at) {
        const QChar next = at + 1 < form.size() ? form[at + 1] : QChar();
        if (form[at] == u'%' && texts.contains(next)) {
            program += texts[next];
            ++at;
        } else {
            program += form[at];
        }
    }
    return program;
}

} // namespace sandpad::runner
