#include "runner/answer/syntax/SourceLines.h"

#include <algorithm>
#include <vector>

namespace sandpad::runner {

namespace {

    /// Reads a program character by character.
    class Scanner
    {
    public:
        Scanner(const QString &code, const SourceSyntax &syntax)
            : m_code(code)
            , m_syntax(syntax)
            , m_parts(code.size(), SourcePart::Code)
            , m_depths(code.size() + 1, 0)
        { }

        void scan()
        {
            while (m_at < m_code.size()) {
                if (!m_closing.isEmpty())
                    inText();
                else if (m_isInLongComment)
                    inLongComment();
                else
                    inCode();
            }
            m_depths[m_code.size()] = m_depth;
        }

        [[nodiscard]] const QList<SourcePart> &parts() const { return m_parts; }
        [[nodiscard]] int depthAt(qsizetype at) const { return m_depths[at]; }
        [[nodiscard]] SourceEnd end() const
        {
            return { .isInText = !m_closing.isEmpty() || m_isInLongComment,
                     .openBrackets = m_depth };
        }

    private:
        [[nodiscard]] bool has(QStringView text) const
        {
            return QStringView(m_code).sliced(m_at).startsWith(text);
        }

        void take(qsizetype count, SourcePart part)
        {
            for (; count > 0 && m_at < m_code.size(); --count, ++m_at) {
                m_parts[m_at] = part;
                m_depths[m_at] = m_depth;
            }
        }

        void inText()
        {
            const bool isLong = m_closing.size() > 1 || m_closing == u"`" || m_isVerbatim;
            const QChar c = m_code[m_at];
            const bool isEscape = c == u'\\' && !m_isVerbatim && m_at + 1 < m_code.size()
                && (isLong || m_code[m_at + 1] != u'\n');
            const bool isDoubledQuote = m_isVerbatim && m_closing == u"\"" && has(u"\"\"");
            if (isEscape || isDoubledQuote) {
                take(2, SourcePart::Text);
            } else if (m_closing == u"`" && has(u"${")) {
                // The text of a hole is code, until its bracket closes.
                m_templates.append(m_depth);
                m_closing.clear();
                take(1, SourcePart::Text);
                ++m_depth;
                take(1, SourcePart::Text);
            } else if (has(m_closing)) {
                take(m_closing.size(), SourcePart::Text);
                m_closing.clear();
                m_isVerbatim = false;
            } else if (c == u'\n' && !isLong) {
                m_closing.clear(); // an error of the program: the next line is taken as code again
            } else {
                take(1, SourcePart::Text);
            }
        }

        void inLongComment()
        {
            const bool isEnd = has(u"*/");
            take(isEnd ? 2 : 1, SourcePart::Comment);
            m_isInLongComment = !isEnd;
        }

        void inCode()
        {
            const QChar c = m_code[m_at];
            if (!m_syntax.lineComment.isEmpty() && has(m_syntax.lineComment)) {
                const qsizetype end = m_code.indexOf(u'\n', m_at);
                take((end < 0 ? m_code.size() : end) - m_at, SourcePart::Comment);
            } else if (m_syntax.hasLongComments && has(u"/*")) {
                m_isInLongComment = true;
                take(2, SourcePart::Comment);
            } else if (c == u'"' || c == u'\'' || (c == u'`' && m_syntax.hasTemplates)) {
                openText(c);
            } else if (c == u'/' && m_syntax.hasPatterns && isPattern()) {
                takePattern();
            } else {
                takeCode(c);
            }
        }

        void openText(QChar quote)
        {
            const QString triple(3, quote);
            const bool mayBeTriple = m_syntax.tripleQuotes == TripleQuotes::Any
                || (m_syntax.tripleQuotes == TripleQuotes::Double && quote == u'"');
            const bool isTriple = mayBeTriple && has(triple);
            m_isVerbatim =
                m_syntax.hasVerbatimTexts && (isTriple || (m_at > 0 && isVerbatimMark()));
            m_closing = isTriple ? triple : QString(quote);
            take(m_closing.size(), SourcePart::Text);
        }

        /// @"…" or $@"…"
        [[nodiscard]] bool isVerbatimMark() const
        {
            return m_code[m_at - 1] == u'@'
                || (m_at > 1 && m_code[m_at - 1] == u'$' && m_code[m_at - 2] == u'@');
        }

        void takeCode(QChar c)
        {
            const bool opens = c == u'(' || c == u'[' || c == u'{';
            const bool closes = c == u')' || c == u']' || c == u'}';
            if (closes)
                m_depth = std::max(0, m_depth - 1);
            const bool endsHole =
                c == u'}' && !m_templates.isEmpty() && m_templates.last() == m_depth;
            take(1, endsHole ? SourcePart::Text : SourcePart::Code);
            if (endsHole) {
                m_templates.removeLast();
                m_closing = QStringLiteral("`");
            }
            if (opens)
                ++m_depth;
            if (!c.isSpace())
                m_last = c;
        }

        /// Does a slash begin a regular expression here? It does where a value may be.
        [[nodiscard]] bool isPattern() const
        {
            return m_last.isNull() || QStringView(u"(,=:[!&|?{};+-*%<>~^").contains(m_last);
        }

        /// Finds out for each place whether a pattern that goes on there is closed. Reads the code
        /// once; reading on from each slash would take hours where none is closed.
        void findClosings()
        {
            // Behind a backslash at the end nothing follows.
            const qsizetype size = m_code.size();
            m_closes.resize(static_cast<std::size_t>(size + 2), false);
            m_closesInSet.resize(static_cast<std::size_t>(size + 2), false);
            for (qsizetype at = size - 1; at >= 0; --at) {
                const QChar c = m_code[at];
                if (c == u'\n')
                    continue;
                const auto next = static_cast<std::size_t>(at + (c == u'\\' ? 2 : 1));
                const auto here = static_cast<std::size_t>(at);
                m_closes[here] = c == u'/' || (c == u'[' ? m_closesInSet[next] : m_closes[next]);
                m_closesInSet[here] = c == u']' ? m_closes[next] : m_closesInSet[next];
            }
        }

        [[nodiscard]] bool isClosedPattern()
        {
            if (m_closes.empty())
                findClosings();
            return m_closes[static_cast<std::size_t>(m_at + 1)];
        }

        void takePattern()
        {
            m_last = u'/';
            if (!isClosedPattern())
                return take(1, SourcePart::Code);
            qsizetype end = m_at + 1;
            bool isInSet = false;
            for (; end < m_code.size() && m_code[end] != u'\n'; ++end) {
                const QChar c = m_code[end];
                if (c == u'\\')
                    ++end;
                else if (c == u'[')
                    isInSet = true;
                else if (c == u']')
                    isInSet = false;
                else if (c == u'/' && !isInSet)
                    break;
            }
            take(end + 1 - m_at, SourcePart::Text);
        }

        const QString &m_code;
        const SourceSyntax &m_syntax;
        QList<SourcePart> m_parts;
        QList<int> m_depths;
        qsizetype m_at = 0;
        int m_depth = 0;
        QString m_closing; ///< what ends the string that is open
        bool m_isVerbatim = false; ///< a backslash is an ordinary character in it
        bool m_isInLongComment = false;
        QList<int> m_templates; ///< the depths at which holes of templates opened
        QChar m_last; ///< the last character of code that is no space
        /// Is a pattern closed that goes on at a place, outside and inside of [...]? Empty:
        /// unknown.
        std::vector<bool> m_closes;
        std::vector<bool> m_closesInSet;
    };

    QString withoutMarks(QString comment, const QString &sign)
    {
        comment = comment.trimmed();
        if (comment.startsWith(sign))
            return comment.sliced(sign.size()).trimmed();
        if (comment.startsWith(QLatin1String("/*")))
            comment = comment.sliced(2);
        if (comment.endsWith(QLatin1String("*/"))) // perhaps of a remark that began lines before
            comment.chop(2);
        return comment.trimmed();
    }

    SourceLine lineFrom(const Scanner &scanner, const QString &code, qsizetype start, qsizetype end,
                        const QString &sign)
    {
        const auto &parts = scanner.parts();
        SourceLine line;
        qsizetype cut = end;
        while (cut > start && (parts[cut - 1] == SourcePart::Comment || code[cut - 1].isSpace()))
            --cut;
        qsizetype first = cut;
        while (first < end && parts[first] != SourcePart::Comment)
            ++first;
        line.code = code.mid(start, cut - start);
        line.comment = withoutMarks(code.mid(first, end - first), sign);
        const auto isText = [&](qsizetype at) {
            return at > 0 && at < code.size() && parts[at] != SourcePart::Code
                && parts[at - 1] == parts[at] && code[at - 1] == u'\n';
        };
        line.depth = scanner.depthAt(start);
        line.startsInside = line.depth > 0 || isText(start);
        const qsizetype next = std::min(end + 1, code.size());
        line.endsInText = end < code.size() && parts[end] != SourcePart::Code;
        line.endsInside = line.endsInText || scanner.depthAt(next) > 0;
        return line;
    }

    /// Does a string that begins here hold code? `f"{x}"`, `$"{x}"`, `$@"{x}"`.
    bool hasHoles(const QString &code, qsizetype start)
    {
        const auto isMark = [](QChar c) { return c.isLetter() || c == u'$' || c == u'@'; };
        bool found = false;
        for (qsizetype i = start - 1; i >= 0 && isMark(code[i]); --i)
            found = found || code[i] == u'f' || code[i] == u'F' || code[i] == u'$';
        return found;
    }

} // namespace

QString bareCode(const QString &code, const SourceSyntax &syntax)
{
    const QList<SourcePart> parts = sourceParts(code, syntax);
    QString bare = code;
    const auto blank = [&bare](qsizetype start, qsizetype end) {
        for (qsizetype i = start; i < end; ++i)
            bare[i] = bare[i] == u'\n' ? bare[i] : QChar(u' ');
    };
    for (qsizetype start = 0, end = 0; start < code.size(); start = end) {
        while (end < code.size() && parts[end] == parts[start])
            ++end;
        if (parts[start] == SourcePart::Comment)
            blank(start, end);
        else if (parts[start] == SourcePart::Text && !hasHoles(code, start))
            blank(start + 1, end - 1); // the quotes stay
    }
    return bare;
}

QList<SourceLine> sourceLines(const QString &code, const SourceSyntax &syntax)
{
    Scanner scanner(code, syntax);
    scanner.scan();
    QList<SourceLine> lines;
    for (qsizetype start = 0; start <= code.size();) {
        const qsizetype found = code.indexOf(u'\n', start);
        const qsizetype end = found < 0 ? code.size() : found;
        lines.append(lineFrom(scanner, code, start, end, syntax.lineComment));
        start = end + 1;
    }
    return lines;
}

QList<SourcePart> sourceParts(const QString &code, const SourceSyntax &syntax)
{
    Scanner scanner(code, syntax);
    scanner.scan();
    return scanner.parts();
}

SourceEnd sourceEnd(const QString &code, const SourceSyntax &syntax)
{
    Scanner scanner(code, syntax);
    scanner.scan();
    return scanner.end();
}

} // namespace sandpad::runner
