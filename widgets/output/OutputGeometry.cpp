#include "widgets/output/OutputGeometry.h"

#include "widgets/output/CharacterWidth.h"

#include <algorithm>

namespace sandpad::widgets {

void OutputGeometry::layOut(const TextGrid &grid, const std::function<int(std::size_t)> &cardHeight)
{
    m_grid = grid;
    m_extents.clear();
    m_bottom = kTop;
    for (std::size_t i = 0; i < m_document.items().size(); ++i) {
        qint64 height = 0;
        if (const TextBlock *text = textOf(i))
            height = text->rowCount(m_grid.columns) * m_grid.rowHeight;
        else
            height = cardHeight(i);
        height += height > 0 ? kGap : 0;
        m_extents.push_back({ .top = m_bottom, .height = height });
        m_bottom += height;
    }
}

std::size_t OutputGeometry::itemAt(qint64 y) const
{
    const auto next = std::ranges::upper_bound(m_extents, y, {}, &Extent::top);
    return next == m_extents.begin() ? 0 : static_cast<std::size_t>(next - m_extents.begin()) - 1;
}

OutputPosition OutputGeometry::positionAt(int x, qint64 y) const
{
    OutputPosition position { .item = itemAt(y), .line = 0, .unit = 0 };
    const TextBlock *text = m_extents.empty() ? nullptr : textOf(position.item);
    const qint64 rows = text ? text->rowCount(m_grid.columns) : 0;
    if (rows == 0)
        return position;
    const qint64 row =
        std::clamp<qint64>((y - m_extents[position.item].top) / m_grid.rowHeight, 0, rows - 1);
    position.line = text->lineOfRow(row, m_grid.columns);
    const QString line = text->line(position.line).text;
    const auto slice =
        m_grid.slice(line, row - text->firstRowOfLine(position.line, m_grid.columns));
    position.unit = m_grid.unitAt(line, slice, x);
    return position;
}

qint64 OutputGeometry::topOf(OutputPosition position) const
{
    if (position.item >= m_extents.size())
        return m_bottom;
    const qint64 top = m_extents[position.item].top;
    const TextBlock *text = textOf(position.item);
    if (!text)
        return top;
    const qsizetype line = std::min(position.line, text->lineCount());
    qint64 row = text->firstRowOfLine(line, m_grid.columns);
    if (line < text->lineCount() && position.unit > 0)
        row += m_grid.rowOf(text->line(line).text, position.unit);
    return top + row * m_grid.rowHeight;
}

std::optional<int> OutputGeometry::endOfOpenLine() const
{
    const TextBlock *text = m_extents.empty() ? nullptr : textOf(m_extents.size() - 1);
    if (!text || !text->hasOpenLine())
        return std::nullopt;
    const QString line = text->line(text->lineCount() - 1).text;
    return static_cast<int>(columnsOf(QStringView(line)) * m_grid.cellWidth);
}

} // namespace sandpad::widgets
