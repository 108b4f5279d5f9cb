#include "runner/answer/judge/SetOrder.h"

#include "runner/answer/judge/Tokens.h"

#include <QRegularExpression>

#include <algorithm>

namespace sandpad::runner {

namespace {

    struct Ordered
    {
        QString text;
        bool hasSet = false;
        bool hasText = false; ///< strings are among a set's elements
    };

    /// Writes tokens again, with the elements of every set sorted. Braces with a colon are no sets.
    class Sorter
    {
    public:
        explicit Sorter(const QString &text)
            : m_text(text)
            , m_tokens(tokensOf(text))
        { }

        Ordered run()
        {
            m_result.text = sequence(QString(), 0).join(u' ');
            return m_result;
        }

    private:
        static bool closes(const QString &text, QChar open)
        {
            return (open == u'{' && text == u"}") || (open == u'[' && text == u"]")
                || (open == u'(' && text == u")");
        }

        /// The texts between commas, up to `closing`.
        QStringList sequence(const QString &open, int depth)
        {
            QStringList items;
            QString item;
            bool hasColon = false;
            while (m_at < m_tokens.size()) {
                const QString text = m_tokens[m_at++].text;
                if (!open.isEmpty() && closes(text, open[0]))
                    break;
                if (text == u"'" || text == u"\"")
                    item += quoted(text);
                else if ((text == u"{" || text == u"[" || text == u"(") && depth < kDeepest)
                    item += nested(text, depth + 1);
                else if (text == u"," && !open.isEmpty())
                    items.append(std::exchange(item, {}));
                else
                    item += text + u' ';
                hasColon = hasColon || (text == u":" && open == u"{");
            }
            items.append(item);
            if (open == u"{" && !hasColon && items.size() > 1
                && std::ranges::all_of(items, isElement)) {
                m_result.hasSet = true;
                m_result.hasText = m_result.hasText || items.first().contains(u'\'')
                    || items.first().contains(u'"');
                std::ranges::sort(items);
            }
            return items;
        }

        /// As Python writes what can be in a set: a number, a string in its quotes, a name of its
        /// own, and tuples and calls of these. Words in braces are a text.
        static bool isElement(const QString &item)
        {
            static const QRegularExpression element(
                QStringLiteral(
                    R"(^(?<one>\s*+(?>
                        [-+]?(?:\d++(?:\.\d*+)?+|\.\d++)(?:[eE][-+]?\d++)?+(?!\w)
                        |(?:b\s)?'[^']*+'|"[^"']*+'[^"]*+"
                        |(?:-\s)?\b(?:None|True|False|nan|inf)\b
                        |(?:[A-Za-z_]\w*+\s*+(?:\.\s*+\w++\s*+)*+)?\((?<list>(?:(?<part>\s*+(?:\w++\s*+=)?(?&one))(?:,(?&part))*+,?+)?+\s*+)\)
                        |\{(?&list)\}
                        )\s*+)$)"),
                QRegularExpression::ExtendedPatternSyntaxOption);
            return element.match(item).hasMatch();
        }

        QString nested(const QString &open, int depth)
        {
            const QString inside = sequence(open, depth).join(QStringLiteral(", "));
            return open + inside + (open == u"{" ? u'}' : open == u"[" ? u']' : u')') + u' ';
        }

        /// With its white space.
        QString quoted(const QString &quote)
        {
            const qsizetype start = m_tokens[m_at - 1].start;
            while (m_at < m_tokens.size() && m_tokens[m_at].text != quote)
                ++m_at;
            const qsizetype end =
                m_at < m_tokens.size() ? m_tokens[m_at++].start + 1 : m_text.size();
            return m_text.sliced(start, end - start) + u' ';
        }

        static constexpr int kDeepest = 100;

        const QString &m_text;
        QList<Token> m_tokens;
        qsizetype m_at = 0;
        Ordered m_result;
    };

} // namespace

std::optional<Verdict> compareSets(const QString &claimed, const QStringList &actuals)
{
    const Ordered wanted = Sorter(claimed).run();
    const Ordered first = Sorter(actuals.first()).run();
    if (!wanted.hasSet || !first.hasSet)
        return std::nullopt;
    for (const QString &actual : actuals.sliced(1)) {
        if (Sorter(actual).run().text != first.text)
            return std::nullopt; // more than the order differs
    }
    if (wanted.text != first.text)
        return Verdict::Differs;
    return first.hasText ? Verdict::Varies : Verdict::Matches;
}

bool haveSetsInOtherOrder(const QString &claimed, const QString &actual)
{
    const auto order = compareSets(claimed, { actual });
    return order && *order != Verdict::Differs && claimed.simplified() != actual.simplified();
}

bool isReorderedDictionary(const QString &claimed, const QString &actual)
{
    static const QRegularExpression entry(QStringLiteral(R"(\{\s*(?:'[^'\n]*'|\w+)\s*:)"));
    const auto sorted = [](const QString &text) {
        QStringList parts;
        for (const Token &token : tokensOf(text))
            parts.append(token.text);
        std::ranges::sort(parts);
        return parts;
    };
    return claimed.contains(entry) && actual.contains(entry) && sorted(claimed) == sorted(actual);
}

} // namespace sandpad::runner
