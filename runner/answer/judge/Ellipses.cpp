#include "runner/answer/judge/Ellipses.h"

#include <QHash>

#include <algorithm>
#include <utility>

namespace sandpad::runner {

namespace {

    /// Does a token begin where the one before it ends?
    bool isBehind(const Token &before, const Token &token)
    {
        return before.start + before.length == token.start;
    }

    /// How many tokens from this one on are an ellipsis: three dots or more, or the one character.
    qsizetype dotsAt(const QList<Token> &tokens, qsizetype first)
    {
        const auto isDot = [&](qsizetype at) {
            return at < tokens.size() && tokens[at].text == u"."
                && tokens[at].start == tokens[first].start + (at - first);
        };
        if (tokens[first].text == u"…")
            return 1;
        qsizetype dots = 0;
        while (isDot(first + dots))
            ++dots;
        return dots >= 3 ? dots : 0;
    }

    /// The ellipses that a program printed itself, by the word before them. A text is read once,
    /// and only when somebody asks: claims and outputs may have a hundred thousand of them.
    class PrintedEllipses
    {
    public:
        explicit PrintedEllipses(const QString &text)
            : m_text(text)
        { }

        /// Has the text so many of these marks behind this word, or more?
        [[nodiscard]] bool has(const QString &word, const QString &mark, qsizetype dots)
        {
            if (!m_isRead)
                read();
            return m_most.value({ word, mark }) >= dots;
        }

    private:
        void read()
        {
            m_isRead = true;
            const QList<Token> tokens = tokensOf(m_text);
            for (qsizetype i = 1; i < tokens.size(); ++i) {
                const qsizetype dots = dotsAt(tokens, i);
                if (dots == 0)
                    continue;
                if (isBehind(tokens[i - 1], tokens[i])) {
                    qsizetype &most = m_most[{ tokens[i - 1].text, tokens[i].text }];
                    most = std::max(most, dots);
                }
                i += dots - 1;
            }
        }

        const QString &m_text;
        bool m_isRead = false;
        QHash<std::pair<QString, QString>, qsizetype> m_most;
    };

} // namespace

QList<Token> withEllipses(const QList<Token> &tokens, const QString &actual, bool isFraction)
{
    QList<Token> joined;
    PrintedEllipses printed(actual);
    for (qsizetype i = 0; i < tokens.size(); ++i) {
        const qsizetype dots = dotsAt(tokens, i);
        if (dots == 0) {
            joined.append(tokens[i]);
            continue;
        }
        const bool hasWord = !joined.isEmpty() && isBehind(joined.last(), tokens[i]);
        if (hasWord && printed.has(joined.last().text, tokens[i].text, dots)) {
            joined.append(tokens.sliced(i, dots));
        } else if (hasWord && isFraction && joined.last().kind == TokenKind::Number
                   && joined.last().text.contains(u'.')) {
            joined.last().kind = TokenKind::Beginning;
        } else {
            Token any = tokens[i];
            any.kind = TokenKind::Any;
            any.length = dots;
            joined.append(any);
        }
        i += dots - 1;
    }
    return joined;
}

} // namespace sandpad::runner
