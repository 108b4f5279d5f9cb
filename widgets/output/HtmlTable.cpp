#include "widgets/output/HtmlTable.h"

#include <QHash>

#include <algorithm>

namespace sandpad::widgets {

namespace {

    constexpr qsizetype kMostBytes = 8 << 20;
    constexpr qsizetype kMostRows = 1'000;
    constexpr qsizetype kMostColumns = 100;
    constexpr qsizetype kMostCell = 500;
    constexpr qsizetype kLongestEntity = 10;

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

    /// Where the content of an element ends that holds no HTML, else where it starts.
    qsizetype endOfRawText(QStringView html, const QString &name, qsizetype start)
    {
        if (name != QLatin1String("script") && name != QLatin1String("style"))
            return start;
        const qsizetype end =
            html.indexOf(QString(QLatin1String("</") + name), start, Qt::CaseInsensitive);
        return end < 0 ? html.size() : end;
    }

    QString nameOf(QStringView tag)
    {
        const auto start = tag.begin() + (tag.startsWith(u'/') ? 1 : 0);
        const auto end =
            std::find_if_not(start, tag.end(), [](QChar c) { return c.isLetterOrNumber(); });
        return tag.first(end - tag.begin()).toString().toLower();
    }

    /// Calls back for each tag ("td", "/td") and each text between, in order.
    template <typename OnTag, typename OnText>
    void scan(QStringView html, OnTag onTag, OnText onText)
    {
        for (qsizetype at = 0; at < html.size();) {
            const qsizetype open = html.indexOf(u'<', at);
            const qsizetype textEnd = open < 0 ? html.size() : open;
            if (textEnd > at)
                onText(html.sliced(at, textEnd - at));
            if (open < 0)
                return;
            const qsizetype close = html.indexOf(u'>', open);
            if (close < 0)
                return;
            const QString name = nameOf(html.sliced(open + 1, close - open - 1));
            at = endOfRawText(html, name, close + 1);
            if (!onTag(name))
                return;
        }
    }

    /// Builds the rows while scanning.
    class TableBuilder
    {
    public:
        bool onTag(const QString &name)
        {
            if (name == QLatin1String("table"))
                m_isInside = true;
            else if (name == QLatin1String("/table") && m_isInside)
                return false;
            else if (name == QLatin1String("thead") || name == QLatin1String("/thead"))
                m_isHead = name == QLatin1String("thead");
            else if (name == QLatin1String("tr"))
                m_row.clear();
            else if (name == QLatin1String("td") || name == QLatin1String("th"))
                m_cell = QString();
            else if (name == QLatin1String("/td") || name == QLatin1String("/th"))
                endCell();
            else if (name == QLatin1String("/tr"))
                endRow();
            return true;
        }

        void onText(QStringView text)
        {
            if (m_cell && m_cell->size() < kMostCell)
                *m_cell += withoutEntities(text.first(std::min(text.size(), kMostCell)));
        }

        [[nodiscard]] bool hasTable() const { return m_isInside; }
        [[nodiscard]] const HtmlTable &table() const { return m_table; }

    private:
        void endCell()
        {
            if (m_cell && m_row.size() < kMostColumns)
                m_row.append(m_cell->simplified().left(kMostCell));
            else if (m_cell)
                m_table.isCut = true;
            m_cell.reset();
        }

        void endRow()
        {
            if (!m_isInside || m_row.isEmpty())
                return;
            if (m_table.rows.size() >= kMostRows)
                m_table.isCut = true;
            else
                (m_isHead ? m_table.head : m_table.rows).append(m_row);
            m_row.clear();
        }

        HtmlTable m_table;
        QStringList m_row;
        std::optional<QString> m_cell;
        bool m_isInside = false;
        bool m_isHead = false;
    };

} // namespace

std::optional<HtmlTable> parseHtmlTable(const QByteArray &html)
{
    const QString text = QString::fromUtf8(html.first(std::min(html.size(), kMostBytes)));
    TableBuilder builder;
    scan(
        text, [&](const QString &tag) { return builder.onTag(tag); },
        [&](QStringView piece) { builder.onText(piece); });
    const bool isEmpty = builder.table().rows.isEmpty() && builder.table().head.isEmpty();
    if (!builder.hasTable() || isEmpty)
        return std::nullopt;
    return builder.table();
}

QString htmlToText(const QByteArray &html)
{
    const QString text = QString::fromUtf8(html.first(std::min(html.size(), kMostBytes)));
    QString plain;
    scan(
        text,
        [&](const QString &tag) {
            if (tag == QLatin1String("br") || tag == QLatin1String("/p")
                || tag == QLatin1String("/div") || tag == QLatin1String("/li"))
                plain += u'\n';
            return true;
        },
        [&](QStringView piece) { plain += withoutEntities(piece); });
    return plain.trimmed();
}

} // namespace sandpad::widgets
