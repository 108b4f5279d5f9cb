#include "widgets/markup/HtmlFilter.h"

#include "widgets/markup/HtmlScanner.h"

#include <QCoreApplication>
#include <QHash>
#include <QSet>
#include <QStringList>

#include <algorithm>

namespace sandpad::widgets {

namespace {

    constexpr qsizetype kMostBytes = 128 << 10;
    constexpr qsizetype kMostDepth = 24;
    constexpr qsizetype kMostElements = 4'000;
    /// Qt lays out a table within a table once for each of the outer one's passes.
    constexpr qsizetype kMostTables = 2;
    constexpr int kMostSpan = 100;

    QSet<QString> setOf(const char *words)
    {
        const QStringList list = QString::fromLatin1(words).split(u' ');
        return { list.begin(), list.end() };
    }

    bool isAllowed(const QString &name)
    {
        static const QSet<QString> set = setOf(
            "b strong i em u s del ins code kbd samp tt var cite small big sub sup p div span "
            "center h1 h2 h3 h4 h5 h6 ul ol li dl dt dd blockquote pre table thead tbody tr "
            "td th caption");
        return set.contains(name);
    }

    /// What a page of these is about cannot be told by the rest of it.
    bool isUnreadableWithout(const QString &name)
    {
        static const QSet<QString> set =
            setOf("svg canvas iframe object embed video audio input select textarea math");
        return set.contains(name);
    }

    bool isBlock(const QString &name)
    {
        static const QSet<QString> set = setOf("p div center h1 h2 h3 h4 h5 h6 ul ol dl blockquote "
                                               "pre table hr li dt dd");
        return set.contains(name);
    }

    /// The elements that the begin of one ends by itself, and those beyond which it does not look.
    struct Implied
    {
        QSet<QString> ends;
        QSet<QString> within;
    };

    const Implied *impliedBy(const QString &name)
    {
        static const QHash<QString, Implied> map = [] {
            QHash<QString, Implied> made;
            made.insert(QStringLiteral("li"), { .ends = setOf("li"), .within = setOf("ul ol") });
            for (const char *item : { "dt", "dd" })
                made.insert(QLatin1String(item), { .ends = setOf("dt dd"), .within = setOf("dl") });
            for (const char *cell : { "td", "th" })
                made.insert(QLatin1String(cell),
                            { .ends = setOf("td th"), .within = setOf("table tr") });
            made.insert(QStringLiteral("tr"), { .ends = setOf("tr"), .within = setOf("table") });
            for (const char *part : { "thead", "tbody" })
                made.insert(QLatin1String(part),
                            { .ends = setOf("thead tbody"), .within = setOf("table") });
            return made;
        }();
        static const Implied paragraph { .ends = setOf("p"),
                                         .within = setOf("td th li dd blockquote div table") };
        const auto found = map.find(name);
        if (found != map.end())
            return &*found;
        return isBlock(name) ? &paragraph : nullptr;
    }

    class Filter
    {
    public:
        std::optional<QString> run(QStringView html)
        {
            for (HtmlScanner scanner(html); scanner.next();) {
                if (scanner.isText())
                    addText(scanner.text());
                else if (isUnreadableWithout(scanner.tag().name))
                    return std::nullopt;
                else if (scanner.tag().isEnd)
                    end(scanner.tag().name);
                else
                    begin(scanner.tag());
                if (m_open.size() > kMostDepth || m_elements > kMostElements
                    || m_open.count(QStringLiteral("table")) > kMostTables)
                    return std::nullopt;
            }
            while (!m_open.isEmpty())
                close();
            return m_hasText ? std::optional(m_made) : std::nullopt;
        }

    private:
        void addText(QStringView text)
        {
            const QString plain = withoutEntities(text);
            m_hasText = m_hasText || !plain.trimmed().isEmpty();
            m_made += plain.toHtmlEscaped();
        }

        void begin(const HtmlTag &tag)
        {
            if (tag.name == QLatin1String("br") || tag.name == QLatin1String("hr"))
                m_made += u'<' + tag.name + u'>';
            else if (tag.name == QLatin1String("img"))
                addPicture(tag);
            if (!isAllowed(tag.name))
                return;
            ++m_elements;
            if (const Implied *implied = impliedBy(tag.name))
                closeImplied(*implied);
            m_made += u'<' + tag.name + attributesOf(tag) + u'>';
            m_open.append(tag.name);
        }

        void addPicture(const HtmlTag &tag)
        {
            const QString name = htmlAttribute(tag, QStringLiteral("alt")).simplified();
            m_hasText = true;
            m_made += QStringLiteral("<i>[%1]</i>")
                          .arg((name.isEmpty()
                                    ? QCoreApplication::translate("sandpad::widgets::HtmlFilter",
                                                                  "a picture, not loaded")
                                    : QCoreApplication::translate("sandpad::widgets::HtmlFilter",
                                                                  "a picture, not loaded: %1")
                                          .arg(name.left(kMostSpan)))
                                   .toHtmlEscaped());
        }

        static QString attributesOf(const HtmlTag &tag)
        {
            if (tag.name == QLatin1String("table"))
                return QStringLiteral(" cellpadding=\"4\" cellspacing=\"0\"");
            QString made;
            if (tag.name != QLatin1String("td") && tag.name != QLatin1String("th"))
                return made;
            for (const char *span : { "colspan", "rowspan" }) {
                const int count = htmlAttribute(tag, QLatin1String(span)).toInt();
                if (count > 1)
                    made += QStringLiteral(" %1=\"%2\"")
                                .arg(QLatin1String(span))
                                .arg(std::min(count, kMostSpan));
            }
            return made;
        }

        void closeImplied(const Implied &implied)
        {
            for (qsizetype i = m_open.size() - 1; i >= 0; --i) {
                if (implied.within.contains(m_open[i]))
                    return;
                if (!implied.ends.contains(m_open[i]))
                    continue;
                while (m_open.size() > i)
                    close();
                return;
            }
        }

        void end(const QString &name)
        {
            const qsizetype open = m_open.lastIndexOf(name);
            while (open >= 0 && m_open.size() > open)
                close();
        }

        void close() { m_made += QStringLiteral("</") + m_open.takeLast() + u'>'; }

        QString m_made;
        QStringList m_open;
        qsizetype m_elements = 0;
        bool m_hasText = false;
    };

} // namespace

std::optional<QString> filteredHtml(const QByteArray &html)
{
    if (html.size() > kMostBytes)
        return std::nullopt;
    return Filter().run(QString::fromUtf8(html));
}

} // namespace sandpad::widgets
