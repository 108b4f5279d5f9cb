#include "widgets/markup/HtmlFilter.h"

#include <QCoreApplication>
#include <QSet>
#include <QStringList>

#include <algorithm>

namespace sandpad::widgets {

namespace {

    constexpr qsizetype kMostHtmlBytes = 128 << 10;
    constexpr int kMostHtmlDepth = 24;
    constexpr int kMostHtmlElements = 4'000;
    /// Qt lays out an inner table once for each layout pass of the outer one.
    constexpr int kMostTables = 2;
    constexpr int kMostSpan = 100;
    /// Spans make a grid of many cells from few elements. Qt holds a block for each.
    constexpr int kMostGridCells = 5'000;
    const QString kTable = QStringLiteral("table");

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

    /// Without such an element a page would lose its content.
    bool isUnreadableWithout(const QString &name)
    {
        static const QSet<QString> set =
            setOf("svg canvas iframe object embed video audio input select textarea math");
        return set.contains(name);
    }

    int spanOf(const HtmlDocument::Walk &cell, const char *attribute)
    {
        return std::clamp(cell.attribute(attribute).toInt(), 1, kMostSpan);
    }

    /// The size of a table whose cells come one after the other.
    class Grid
    {
    public:
        void addRow()
        {
            ++m_rows;
            m_columns = m_reaching.isEmpty() ? 0 : m_reaching.takeFirst();
        }

        void addCell(int columns, int rows)
        {
            m_columns += columns;
            m_widest = std::max(m_widest, m_columns);
            m_reaching.resize(std::max<qsizetype>(m_reaching.size(), rows - 1));
            for (int below = 0; below < rows - 1; ++below)
                m_reaching[below] += columns;
        }

        [[nodiscard]] int cells() const { return m_rows * m_widest; }

    private:
        int m_rows = 0;
        int m_columns = 0; ///< of the row that goes on
        int m_widest = 0;
        QList<int> m_reaching; ///< columns of the next rows that cells of earlier rows take
    };

    class Filter
    {
    public:
        std::optional<QString> run(const HtmlDocument &html)
        {
            for (HtmlDocument::Walk walk(html); walk.next();) {
                if (walk.isText())
                    addText(walk.text());
                else if (isUnreadableWithout(walk.name()))
                    return std::nullopt;
                else if (walk.isEnd())
                    end(walk.name());
                else
                    begin(walk);
                if (m_depth > kMostHtmlDepth || m_elements > kMostHtmlElements
                    || m_tables.size() > kMostTables || cells() > kMostGridCells)
                    return std::nullopt;
            }
            return m_hasText ? std::optional(m_made) : std::nullopt;
        }

    private:
        void addText(const QString &text)
        {
            m_hasText = m_hasText || !text.trimmed().isEmpty();
            m_made += text.toHtmlEscaped();
        }

        void begin(const HtmlDocument::Walk &element)
        {
            const QString name = element.name();
            if (name == QLatin1String("br") || name == QLatin1String("hr"))
                m_made += u'<' + name + u'>';
            else if (name == QLatin1String("img"))
                addPicture(element.attribute("alt").simplified());
            if (!isAllowed(name))
                return;
            ++m_elements;
            ++m_depth;
            if (name == kTable)
                m_tables.append(Grid());
            else if (!m_tables.isEmpty())
                addToTable(element, name);
            m_made += u'<' + name + attributesOf(element) + u'>';
        }

        void end(const QString &name)
        {
            if (!isAllowed(name))
                return;
            --m_depth;
            if (name == kTable)
                m_cells += m_tables.takeLast().cells();
            m_made += QStringLiteral("</") + name + u'>';
        }

        void addToTable(const HtmlDocument::Walk &element, const QString &name)
        {
            if (name == QLatin1String("tr"))
                m_tables.last().addRow();
            else if (name == QLatin1String("td") || name == QLatin1String("th"))
                m_tables.last().addCell(spanOf(element, "colspan"), spanOf(element, "rowspan"));
        }

        /// Of all tables so far.
        [[nodiscard]] int cells() const
        {
            return m_cells + (m_tables.isEmpty() ? 0 : m_tables.last().cells());
        }

        void addPicture(const QString &name)
        {
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

        static QString attributesOf(const HtmlDocument::Walk &element)
        {
            const QString name = element.name();
            if (name == kTable)
                return QStringLiteral(" cellpadding=\"4\" cellspacing=\"0\"");
            QString made;
            if (name != QLatin1String("td") && name != QLatin1String("th"))
                return made;
            for (const char *span : { "colspan", "rowspan" }) {
                const int count = spanOf(element, span);
                if (count > 1)
                    made += QStringLiteral(" %1=\"%2\"").arg(QLatin1String(span)).arg(count);
            }
            return made;
        }

        QString m_made;
        int m_depth = 0; ///< of allowed elements
        QList<Grid> m_tables; ///< that are open
        int m_cells = 0; ///< of tables that are closed
        int m_elements = 0;
        bool m_hasText = false;
    };

} // namespace

std::optional<QString> filteredHtml(const HtmlDocument &html)
{
    return html.size() > kMostHtmlBytes ? std::nullopt : Filter().run(html);
}

} // namespace sandpad::widgets
