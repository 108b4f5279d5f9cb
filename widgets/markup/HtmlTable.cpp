#include "widgets/markup/HtmlTable.h"

#include "widgets/markup/HtmlScanner.h"

#include <QMap>
#include <QRegularExpression>

#include <algorithm>

namespace sandpad::widgets {

namespace {

    constexpr qsizetype kMostBytes = 8 << 20;
    constexpr qsizetype kMostRows = 1'000;
    constexpr qsizetype kMostHeads = 50;
    constexpr qsizetype kMostColumns = 100;
    constexpr qsizetype kMostCell = 500;
    constexpr qsizetype kMostTextBeside = 200;

    int spanOf(const HtmlTag &tag, const QString &attribute, qsizetype most)
    {
        const int span = htmlAttribute(tag, attribute).toInt();
        return std::clamp(span, 1, static_cast<int>(most));
    }

    /// Builds the rows while scanning. A cell over several rows or columns stands in each.
    class TableBuilder
    {
    public:
        /// False when the table is over.
        bool add(const HtmlTag &tag)
        {
            const QString &name = tag.name;
            if (name == QLatin1String("table")) {
                if (m_depth == 0 && tag.isEnd)
                    return true;
                if (m_depth == 1)
                    endRow();
                m_depth += tag.isEnd ? -1 : 1;
                m_hasTable = true;
                return m_depth > 0;
            }
            if (m_depth != 1)
                return true; // one within a cell is a part of its text
            if (name == QLatin1String("thead"))
                m_isHead = !tag.isEnd;
            if (name == QLatin1String("tr") || name == QLatin1String("tbody")
                || name == QLatin1String("thead"))
                endRow();
            else if (name == QLatin1String("td") || name == QLatin1String("th"))
                endCell();
            if (!tag.isEnd && (name == QLatin1String("td") || name == QLatin1String("th")))
                m_cell = Cell { .text = {},
                                .columns = spanOf(tag, QStringLiteral("colspan"), kMostColumns),
                                .rows = spanOf(tag, QStringLiteral("rowspan"), kMostRows) };
            return true;
        }

        void add(QStringView text)
        {
            if (m_cell && m_cell->text.size() < kMostCell)
                m_cell->text += withoutEntities(text.first(std::min(text.size(), kMostCell)));
        }

        [[nodiscard]] bool isInside() const { return m_depth > 0; }
        [[nodiscard]] bool hasTable() const { return m_hasTable; }
        [[nodiscard]] const HtmlTable &table() const { return m_table; }

    private:
        struct Cell
        {
            QString text;
            int columns = 1;
            int rows = 1;
        };

        /// Puts down cells that reach into this row from above.
        void addFromAbove()
        {
            for (auto span = m_above.find(m_row.size()); span != m_above.end();
                 span = m_above.find(m_row.size())) {
                m_row.append(span->text);
                if (--span->rows == 0)
                    m_above.erase(span);
            }
        }

        void endCell()
        {
            if (!m_cell)
                return;
            const Cell cell = *m_cell;
            m_cell.reset();
            const QString text = cell.text.simplified().left(kMostCell);
            addFromAbove();
            for (int i = 0; i < cell.columns; ++i) {
                if (m_row.size() >= kMostColumns) {
                    m_table.isCut = true;
                    return;
                }
                if (cell.rows > 1)
                    m_above[m_row.size()] = { .text = text, .columns = 1, .rows = cell.rows - 1 };
                m_row.append(text);
            }
        }

        void endRow()
        {
            endCell();
            if (m_row.isEmpty())
                return;
            addFromAbove();
            if (m_table.rows.size() >= kMostRows || m_table.head.size() >= kMostHeads)
                m_table.isCut = true;
            else
                (m_isHead ? m_table.head : m_table.rows).append(m_row);
            m_row.clear();
        }

        HtmlTable m_table;
        QStringList m_row;
        std::optional<Cell> m_cell;
        QMap<qsizetype, Cell> m_above; ///< by column: cells of rows above that go on
        int m_depth = 0;
        bool m_hasTable = false;
        bool m_isHead = false;
    };

} // namespace

std::optional<HtmlTable> parseHtmlTable(const QByteArray &html)
{
    const QString text = QString::fromUtf8(html.first(std::min(html.size(), kMostBytes)));
    TableBuilder builder;
    QString beside;
    bool isOver = false;
    for (HtmlScanner scanner(text); scanner.next();) {
        if (!scanner.isText())
            isOver = isOver || !builder.add(scanner.tag());
        else if (builder.isInside())
            builder.add(scanner.text());
        else if (beside.size() < kMostTextBeside)
            beside += scanner.text().first(std::min(scanner.text().size(), kMostTextBeside));
    }
    // What pandas writes below its tables is no text of its own.
    static const QRegularExpression size(
        QStringLiteral("^(?:\\d+ rows (?:×|&times;|x) \\d+ columns)?$"));
    const bool isAlone = size.match(beside.simplified()).hasMatch();
    const bool isEmpty = builder.table().rows.isEmpty() && builder.table().head.isEmpty();
    if (!builder.hasTable() || isEmpty || !isAlone)
        return std::nullopt;
    return builder.table();
}

QString htmlToText(const QByteArray &html)
{
    const QString text = QString::fromUtf8(html.first(std::min(html.size(), kMostBytes)));
    static const QStringList kLineEnds { QStringLiteral("p"), QStringLiteral("div"),
                                         QStringLiteral("li"), QStringLiteral("tr") };
    QString plain;
    for (HtmlScanner scanner(text); scanner.next();) {
        if (scanner.isText())
            plain += withoutEntities(scanner.text());
        else if (scanner.tag().name == QLatin1String("br")
                 || (scanner.tag().isEnd && kLineEnds.contains(scanner.tag().name)))
            plain += u'\n';
    }
    return plain.trimmed();
}

} // namespace sandpad::widgets
