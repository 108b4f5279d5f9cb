#include "widgets/cards/values/TableColumns.h"

#include <QRegularExpression>

#include <algorithm>
#include <cstdlib>

namespace sandpad::widgets {

namespace {
    constexpr int kWidestText = 320;
    constexpr int kNarrowestText = 16;
    constexpr qsizetype kMostMeasuredCells = 4'000; // a run may show hundreds of tables
    constexpr qsizetype kMostMeasuredText = 100;
    constexpr int kGrip = 4; ///< the distance from an edge at which it can be dragged

    bool isNumericColumn(const TableRows &rows, qsizetype most, qsizetype column)
    {
        static const QRegularExpression number(
            QStringLiteral("^[-+]?(?:[0-9][0-9.,]*(?:[eE][-+]?[0-9]+)?%?|\\.[0-9]+|inf)$"));
        static const QRegularExpression missing(
            QStringLiteral("^(?:|NaN|NaT|None|<NA>|nan|\\.\\.\\.|…)$"));
        bool isNumeric = false;
        for (qsizetype i = 0; i < std::min(rows.size(), most); ++i) {
            const QString cell = rows.cell(i, column).left(kMostMeasuredText);
            if (number.match(cell).hasMatch())
                isNumeric = true;
            else if (!missing.match(cell).hasMatch())
                return false;
        }
        return isNumeric;
    }

    /// Decimal fractions without an exponent.
    const QRegularExpression &fraction()
    {
        static const QRegularExpression pattern(QStringLiteral("^[-+]?[0-9]{1,15}\\.([0-9]+)$"));
        return pattern;
    }

    int decimalsOf(const TableRows &rows, qsizetype most, qsizetype column)
    {
        constexpr qsizetype kMostDecimals = 6;
        qsizetype decimals = 0;
        for (qsizetype i = 0; i < std::min(rows.size(), most); ++i) {
            const QString cell = rows.cell(i, column).left(kMostMeasuredText);
            const auto match = fraction().match(cell);
            if (match.hasMatch())
                decimals = std::max(decimals, match.capturedLength(1));
            else if (!cell.isEmpty() && cell.front().isDigit())
                return 0; // with an exponent, or whole
        }
        return static_cast<int>(std::min(decimals, kMostDecimals));
    }
} // namespace

TableColumns::TableColumns(const HtmlTable &table, const QFontMetrics &metrics)
{
    m_columns.resize(table.rows.columns());
    for (const QStringList &line : table.head)
        m_columns.resize(std::max(m_columns.size(), line.size()));
    const qsizetype most = kMostMeasuredCells / std::max<qsizetype>(1, count());
    for (qsizetype i = 0; i < count(); ++i) {
        m_columns[i].isNumeric = isNumericColumn(table.rows, most, i);
        if (m_columns[i].isNumeric)
            m_columns[i].decimals = decimalsOf(table.rows, most, i);
    }
    const auto measure = [&](const QStringList &line, int more) {
        for (qsizetype i = 0; i < line.size(); ++i) {
            const int width = metrics.horizontalAdvance(shown(line[i], i).left(kMostMeasuredText));
            m_columns[i].wholeWidth = std::max(m_columns[i].wholeWidth, width + more);
        }
    };
    // Each head has room for the mark of the sort order.
    const int mark = metrics.horizontalAdvance(QStringLiteral("▲▼ "));
    for (const QStringList &line : table.head)
        measure(line, mark);
    // The end, too: it has the longest numbers of an index.
    const qsizetype rows = table.rows.size();
    const qsizetype measured = std::min(rows, most);
    for (qsizetype i = 0; i < measured; ++i)
        measure(table.rows[i < measured / 2 ? i : rows - measured + i], 0);
    for (Column &column : m_columns) {
        column.neededWidth = std::min(column.wholeWidth, kWidestText + mark);
        column.textWidth = column.neededWidth;
    }
}

QString TableColumns::shown(const QString &cell, qsizetype column) const
{
    const int decimals = m_columns[column].decimals;
    if (decimals == 0 || !fraction().match(cell).hasMatch())
        return cell;
    return QString::number(cell.toDouble(), 'f', decimals);
}

int TableColumns::left(qsizetype column) const
{
    int left = 0;
    for (qsizetype i = 0; i < column; ++i)
        left += width(i);
    return left;
}

int TableColumns::width(qsizetype column) const
{
    return m_columns[column].textWidth + 2 * kPadding;
}

int TableColumns::neededWidth() const
{
    int width = 0;
    for (const Column &column : m_columns)
        width += (m_isMoved ? column.textWidth : column.neededWidth) + 2 * kPadding;
    return width;
}

void TableColumns::fill(int width)
{
    if (m_isMoved)
        return;
    int left = std::max(0, width - neededWidth());
    auto cut = std::ranges::count_if(
        m_columns, [](const Column &one) { return one.wholeWidth > one.neededWidth; });
    for (Column &column : m_columns) {
        column.textWidth = column.neededWidth;
        if (column.wholeWidth <= column.neededWidth)
            continue;
        const int more =
            std::min(column.wholeWidth - column.neededWidth, static_cast<int>(left / cut));
        column.textWidth += more;
        left -= more;
        --cut;
    }
}

int TableColumns::at(int x) const
{
    int right = 0;
    for (int i = 0; i < count(); ++i) {
        const int left = right;
        right += width(i);
        if (x >= left && x < right)
            return i;
    }
    return -1;
}

int TableColumns::edgeAt(int x) const
{
    int right = 0;
    for (int i = 0; i < count(); ++i) {
        right += width(i);
        if (std::abs(x - right) <= kGrip)
            return i;
    }
    return -1;
}

void TableColumns::moveEdge(qsizetype column, int x)
{
    m_isMoved = true;
    m_columns[column].textWidth = std::max(kNarrowestText, x - left(column) - 2 * kPadding);
}

} // namespace sandpad::widgets
