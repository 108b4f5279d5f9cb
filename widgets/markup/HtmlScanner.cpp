#include "widgets/markup/HtmlScanner.h"

#include <QHash>

#include <algorithm>
#include <optional>

namespace sandpad::widgets {

namespace {

    constexpr qsizetype kLongestEntity = 10;
    /// Quotes are obeyed in tags no longer than this; else one that is never closed would be looked
    /// for again and again.
    constexpr qsizetype kLongestTag = 2'000;

    QString entity(QStringView name)
    {
        static const QHash<QString, QString> named {
            { QStringLiteral("amp"), QStringLiteral("&") },
            { QStringLiteral("lt"), QStringLiteral("<") },
            { QStringLiteral("gt"), QStringLiteral(">") },
            { QStringLiteral("quot"), QStringLiteral("\"") },
            { QStringLiteral("apos"), QStringLiteral("'") },
            { QStringLiteral("nbsp"), QStringLiteral(" ") },
            { QStringLiteral("times"), QStringLiteral("×") },
            { QStringLiteral("hellip"), QStringLiteral("…") },
        };
        if (!name.startsWith(u'#'))
            return named.value(name.toString());
        const bool isHex = name.size() > 1 && name[1].toLower() == u'x';
        bool isNumber = false;
        const uint code = name.sliced(isHex ? 2 : 1).toUInt(&isNumber, isHex ? 16 : 10);
        const bool isCharacter = isNumber && code >= 0x20 && code <= QChar::LastValidCodePoint
            && (code < 0xD800 || code > 0xDFFF);
        return isCharacter ? QString::fromUcs4(reinterpret_cast<const char32_t *>(&code), 1)
                           : QString();
    }

    HtmlTag tagOf(QStringView inside)
    {
        HtmlTag tag;
        tag.isEnd = inside.startsWith(u'/');
        const QStringView rest = inside.sliced(tag.isEnd ? 1 : 0);
        const auto end =
            std::ranges::find_if_not(rest, [](QChar c) { return c.isLetterOrNumber(); });
        const qsizetype length = end - rest.begin();
        tag.name = rest.first(length).toString().toLower();
        tag.attributes = rest.sliced(length);
        return tag;
    }

    struct Attribute
    {
        QStringView name;
        QStringView value;
    };

    /// Goes through what stands behind a tag's name.
    class AttributeReader
    {
    public:
        explicit AttributeReader(QStringView text)
            : m_text(text)
        { }

        /// The next one; nothing at the end. Stray characters give one without a name.
        std::optional<Attribute> next()
        {
            take([](QChar c) { return c.isSpace() || c == u'/'; });
            if (isAtEnd())
                return std::nullopt;
            const qsizetype start = m_at;
            Attribute attribute;
            attribute.name = take([](QChar c) { return !c.isSpace() && c != u'=' && c != u'/'; });
            takeSpace();
            if (!isAtEnd() && m_text[m_at] == u'=') {
                ++m_at;
                attribute.value = value();
            }
            if (m_at == start)
                ++m_at;
            return attribute;
        }

    private:
        [[nodiscard]] bool isAtEnd() const { return m_at >= m_text.size(); }

        template <typename IsPart>
        QStringView take(IsPart isPart)
        {
            const qsizetype start = m_at;
            while (!isAtEnd() && isPart(m_text[m_at]))
                ++m_at;
            return m_text.sliced(start, m_at - start);
        }

        void takeSpace()
        {
            take([](QChar c) { return c.isSpace(); });
        }

        QStringView value()
        {
            takeSpace();
            const QChar quote = isAtEnd() ? QChar() : m_text[m_at];
            if (quote != u'"' && quote != u'\'')
                return take([](QChar c) { return !c.isSpace(); });
            ++m_at;
            const QStringView quoted = take([quote](QChar c) { return c != quote; });
            m_at = std::min(m_at + 1, m_text.size());
            return quoted;
        }

        QStringView m_text;
        qsizetype m_at = 0;
    };

} // namespace

QString withoutEntities(QStringView text)
{
    QString plain;
    for (qsizetype at = 0; at < text.size(); ++at) {
        if (text[at] != u'&') {
            plain += text[at];
            continue;
        }
        const qsizetype end =
            text.sliced(at, std::min(kLongestEntity, text.size() - at)).indexOf(u';');
        const QString decoded = end > 0 ? entity(text.sliced(at + 1, end - 1)) : QString();
        if (decoded.isEmpty()) {
            plain += u'&';
        } else {
            plain += decoded;
            at += end;
        }
    }
    return plain;
}

QString htmlAttribute(const HtmlTag &tag, const QString &name)
{
    AttributeReader reader(tag.attributes.first(std::min(tag.attributes.size(), kLongestTag)));
    while (const auto attribute = reader.next()) {
        if (attribute->name.compare(name, Qt::CaseInsensitive) == 0)
            return withoutEntities(attribute->value);
    }
    return {};
}

qsizetype HtmlScanner::startOfTag() const
{
    qsizetype open = m_html.indexOf(u'<', m_at);
    // "a < b" is text.
    while (open >= 0) {
        const QChar next = open + 1 < m_html.size() ? m_html[open + 1] : QChar();
        if (next.isLetter() || next == u'/' || next == u'!' || next == u'?')
            return open;
        open = m_html.indexOf(u'<', open + 1);
    }
    return open;
}

qsizetype HtmlScanner::endOfTag(qsizetype open) const
{
    if (m_html.sliced(open).startsWith(QLatin1String("<!--"))) {
        const qsizetype end = m_html.indexOf(QLatin1String("-->"), open + 4);
        return end < 0 ? m_html.size() - 1 : end + 2;
    }
    QChar quote;
    const qsizetype most = std::min(m_html.size(), open + kLongestTag);
    for (qsizetype at = open + 1; at < most; ++at) {
        const QChar c = m_html[at];
        if (quote.isNull() && c == u'>')
            return at;
        if (c == quote)
            quote = QChar();
        else if (quote.isNull() && (c == u'"' || c == u'\''))
            quote = c;
    }
    return m_html.indexOf(u'>', open);
}

void HtmlScanner::skipRawText()
{
    static const QStringList kRaw { QStringLiteral("script"), QStringLiteral("style"),
                                    QStringLiteral("title"), QStringLiteral("template"),
                                    QStringLiteral("noscript") };
    if (m_tag.isEnd || !kRaw.contains(m_tag.name))
        return;
    const qsizetype end =
        m_html.indexOf(QString(QLatin1String("</") + m_tag.name), m_at, Qt::CaseInsensitive);
    m_at = end < 0 ? m_html.size() : end;
}

bool HtmlScanner::next()
{
    if (m_at >= m_html.size())
        return false;
    const qsizetype open = startOfTag();
    const qsizetype textEnd = open < 0 ? m_html.size() : open;
    m_isText = textEnd > m_at;
    if (m_isText) {
        m_text = m_html.sliced(m_at, textEnd - m_at);
        m_at = textEnd;
        return true;
    }
    const qsizetype close = endOfTag(open);
    if (close < 0) {
        m_at = m_html.size();
        return false;
    }
    m_tag = tagOf(m_html.sliced(open + 1, close - open - 1));
    m_at = close + 1;
    skipRawText();
    return true;
}

} // namespace sandpad::widgets
