#include "widgets/markup/HtmlTable.h"

#include <QMap>
#include <QRegularExpression>

#include <algorithm>

namespace sandpad::widgets {

namespace {

    constexpr qsizetype kMostRows = 10'000;
    constexpr qsizetype kMostTableCells = 200'000; ///< a few bytes of HTML can mean many
    constexpr qsizetype kMostRowSpan = 1'000;
    constexpr qsizetype kMostHeads = 50;
    constexpr qsizetype kMostColumns = 100;
    constexpr qsizetype kMostCell = 500;
    constexpr qsizetype kMostTextBeside = 200;

    int spanOf(const HtmlDocument::Walk &cell, const char *attribute, qsizetype most)
    {
        return std::clamp(cell.attribute(attribute).toInt(), 1, static_cast<int>(most));
    }

    /// Builds the rows of the first table. A cell over several rows or columns is repeated in each.
    class TableBuilder
    {
    public:
        /// The begin or the end of an element. False when the table is over.
        bool add(const HtmlDocument::Walk &element)
        {
            const QString name = element.name();
            if (name == QLatin1String("table")) {
                if (m_depth == 1 && element.isEnd())
                    endRow();
                m_depth += element.isEnd() ? -1 : 1;
                m_hasTable = true;
                return m_depth > 0;
            }
            if (m_depth != 1)
                return true; // a table within a cell is a part of its text
            if (name == QLatin1String("thead"))
                m_isHead = element.isBegin();
            if (name == QLatin1String("tr"))
                endRow();
            else if (name == QLatin1String("td") || name == QLatin1String("th"))
                addCell(element);
            return true;
        }

        void add(const QString &text)
        {
            if (m_cell && m_cell->text.size() < kMostCell)
                m_cell->text += text.left(kMostCell);
        }

        [[nodiscard]] bool isInside() const { return m_depth > 0; }
        [[nodiscard]] bool hasTable() const { return m_hasTable; }
        [[nodiscard]] HtmlTable takeTable() { return std::move(m_table); }

    private:
        struct Cell
        {
            QString text;
            int columns = 1;
            int rows = 1;
        };

        void addCell(const HtmlDocument::Walk &cell)
        {
            endCell();
            if (!cell.isBegin())
                return;
            m_hasData = m_hasData || cell.name() == QLatin1String("td");
            m_cell = Cell { .text = {},
                            .columns = spanOf(cell, "colspan", kMostColumns),
                            .rows = spanOf(cell, "rowspan", kMostRowSpan) };
        }

        /// Adds the cells of earlier rows that reach into this row.
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
            m_cells += m_row.size();
            if (m_table.rows.size() >= kMostRows || m_table.head.size() >= kMostHeads
                || m_cells > kMostTableCells || m_table.rows.bytes() > kMostTableBytes)
                m_table.isCut = true;
            else if (m_isHead || (!m_hasData && m_table.head.isEmpty() && m_table.rows.isEmpty()))
                m_table.head.append(m_row); // many tables written by hand have no <thead>
            else
                m_table.rows.append(m_row);
            m_row.clear();
            m_hasData = false;
        }

        HtmlTable m_table;
        QStringList m_row;
        std::optional<Cell> m_cell;
        QMap<qsizetype, Cell> m_above; ///< by column: cells of rows above that go on
        qsizetype m_cells = 0; ///< of all rows
        int m_depth = 0;
        bool m_hasTable = false;
        bool m_isHead = false; ///< inside <thead>
        bool m_hasData = false; ///< the row has a <td>
    };

} // namespace

void TableRoom::take(HtmlTable &table)
{
    constexpr qsizetype kFirstRows = 64 << 10;
    table.isCut = table.rows.cutTo(std::max(m_left, kFirstRows)) || table.isCut;
    m_left -= table.rows.bytes();
}

bool TableRoom::takeWhole(const HtmlTable &table)
{
    if (table.rows.bytes() > m_left)
        return false;
    m_left -= table.rows.bytes();
    return true;
}

std::optional<HtmlTable> tableIn(const HtmlDocument &html)
{
    TableBuilder builder;
    QString beside;
    bool isOver = false;
    for (HtmlDocument::Walk walk(html); walk.next();) {
        if (!walk.isText())
            isOver = isOver || !builder.add(walk);
        else if (builder.isInside())
            builder.add(walk.text());
        else if (beside.size() < kMostTextBeside)
            beside += walk.text().left(kMostTextBeside);
    }
    // The size that pandas writes below its tables does not count as other text.
    static const QRegularExpression size(QStringLiteral("^(?:\\d+ rows [×x] \\d+ columns)?$"));
    const bool isAlone = size.match(beside.simplified()).hasMatch();
    HtmlTable table = builder.takeTable();
    const bool isEmpty = table.rows.isEmpty() && table.head.isEmpty();
    if (!builder.hasTable() || isEmpty || !isAlone)
        return std::nullopt;
    table.isCut = table.isCut || html.isCut();
    table.rows.finish();
    return table;
}

QString htmlToText(const QByteArray &html)
{
    if (html.size() > HtmlDocument::kMostBytes)
        return QString::fromUtf8(html);
    const auto document = HtmlDocument::read(html);
    if (!document)
        return QString::fromUtf8(html);
    static const QStringList kLineEnds { QStringLiteral("p"), QStringLiteral("div"),
                                         QStringLiteral("li"), QStringLiteral("tr"),
                                         QStringLiteral("br") };
    QString plain;
    for (HtmlDocument::Walk walk(*document); walk.next();) {
        if (walk.isText())
            plain += walk.text();
        else if (walk.isEnd() && kLineEnds.contains(walk.name()))
            plain += u'\n';
    }
    return plain.trimmed();
}

} // namespace sandpad::widgets
