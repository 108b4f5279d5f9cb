#include "widgets/output/HtmlScanner.h"

#include <QHash>

#include <algorithm>

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
        const auto end = std::find_if_not(rest.begin(), rest.end(),
                                          [](QChar c) { return c.isLetterOrNumber(); });
        const qsizetype length = end - rest.begin();
        tag.name = rest.first(length).toString().toLower();
        tag.attributes = rest.sliced(length);
        return tag;
    }

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
    const QStringView text = tag.attributes.first(std::min(tag.attributes.size(), kLongestTag));
    qsizetype at = 0;
    const auto skip = [&](auto isPart) {
        const qsizetype start = at;
        while (at < text.size() && isPart(text[at]))
            ++at;
        return text.sliced(start, at - start);
    };
    const auto isSpace = [](QChar c) { return c.isSpace() || c == u'/'; };
    while (at < text.size()) {
        skip(isSpace);
        const QStringView key =
            skip([](QChar c) { return !c.isSpace() && c != u'=' && c != u'/'; });
        skip([](QChar c) { return c.isSpace(); });
        QStringView value;
        if (at < text.size() && text[at] == u'=') {
            ++at;
            skip([](QChar c) { return c.isSpace(); });
            const QChar quote = at < text.size() ? text[at] : QChar();
            if (quote == u'"' || quote == u'\'') {
                ++at;
                value = skip([quote](QChar c) { return c != quote; });
                ++at;
            } else {
                value = skip([](QChar c) { return !c.isSpace(); });
            }
        }
        if (key.compare(name, Qt::CaseInsensitive) == 0)
            return withoutEntities(value);
        if (key.isEmpty() && value.isEmpty())
            ++at; // a stray character
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
