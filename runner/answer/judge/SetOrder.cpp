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
            : m_tokens(tokensOf(text))
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

        static bool isBetween(QStringView text, QChar first, QChar last)
        {
            return text.size() >= 2 && text.front() == first && text.back() == last;
        }

        /// As Python writes what can be in a set: a number, a string in its quotes, a tuple, a
        /// name of its own. Words in braces are a text.
        static bool isElement(const QString &item)
        {
            const QStringView text = QStringView(item).trimmed();
            if (isBetween(text, u'\'', u'\'') || isBetween(text, u'(', u')')
                || isBetween(text, u'<', u'>')
                || (isBetween(text, u'"', u'"') && text.contains(u'\'')))
                return true;
            static const QRegularExpression beginning(QStringLiteral(
                R"(^(?:[-+]?[\d.]|(?:frozenset|Decimal|Fraction|datetime)\b|(?:None|True|False|nan|inf)$))"));
            static const QRegularExpression call(QStringLiteral(R"(^(?:[A-Za-z_]\w* ?\(|b ?'))"));
            if (beginning.matchView(text).hasMatch())
                return true;
            const auto begun = call.matchView(text);
            return begun.hasMatch() && text.size() > begun.capturedEnd()
                && text.back() == (text[begun.capturedEnd() - 1] == u'(' ? u')' : u'\'');
        }

        QString nested(const QString &open, int depth)
        {
            const QString inside = sequence(open, depth).join(QStringLiteral(", "));
            return open + inside + (open == u"{" ? u'}' : open == u"[" ? u']' : u')') + u' ';
        }

        QString quoted(const QString &quote)
        {
            QString text = quote;
            while (m_at < m_tokens.size()) {
                const QString next = m_tokens[m_at++].text;
                text += next + u' ';
                if (next == quote)
                    break;
            }
            return text;
        }

        static constexpr int kDeepest = 100;

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

} // namespace sandpad::runner
