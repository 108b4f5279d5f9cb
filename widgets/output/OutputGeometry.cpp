#include "widgets/output/OutputGeometry.h"

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
            height = text->rowCount(m_grid.wrapping()) * m_grid.rowHeight;
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
    const qint64 rows = text ? text->rowCount(m_grid.wrapping()) : 0;
    if (rows == 0)
        return position;
    const qint64 row =
        std::clamp<qint64>((y - m_extents[position.item].top) / m_grid.rowHeight, 0, rows - 1);
    position.line = text->lineOfRow(row, m_grid.wrapping());
    const QString line = text->line(position.line).text;
    const auto slice =
        m_grid.slice(line, row - text->firstRowOfLine(position.line, m_grid.wrapping()));
    position.unit = m_grid.unitAt(line, slice, x);
    return position;
}

std::optional<OutputPosition> OutputGeometry::characterAt(int x, qint64 y) const
{
    OutputPosition place = positionAt(x, y);
    const TextBlock *text = place.item < m_extents.size() ? textOf(place.item) : nullptr;
    if (!text || place.line >= text->lineCount())
        return std::nullopt;
    const qint64 row = (y - m_extents[place.item].top) / m_grid.rowHeight;
    const qint64 first = text->firstRowOfLine(place.line, m_grid.wrapping());
    if (y < m_extents[place.item].top || row >= text->rowCount(m_grid.wrapping()))
        return std::nullopt;
    const QString line = text->line(place.line).text;
    const auto unit = m_grid.characterAt(line, m_grid.slice(line, row - first), x);
    place.unit = unit.value_or(0);
    return unit ? std::optional(place) : std::nullopt;
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
    qint64 row = text->firstRowOfLine(line, m_grid.wrapping());
    if (line < text->lineCount() && position.unit > 0)
        row += m_grid.rowOf(text->line(line).text, position.unit);
    return top + row * m_grid.rowHeight;
}

std::optional<std::size_t> OutputGeometry::mainCard(std::size_t firstItem) const
{
    for (std::size_t item = firstItem; item < m_extents.size(); ++item) {
        if (std::holds_alternative<runner::ErrorReport>(m_document.items()[item].rich))
            return item;
    }
    const bool endsWithCard = firstItem < m_extents.size() && !m_document.items().back().text;
    return endsWithCard ? std::optional(m_extents.size() - 1) : std::nullopt;
}

qint64 OutputGeometry::topOfCard(std::size_t item) const
{
    return m_extents[item].top - kTop;
}

std::optional<int> OutputGeometry::endOfOpenLine() const
{
    const TextBlock *text = m_extents.empty() ? nullptr : textOf(m_extents.size() - 1);
    if (!text || !text->hasOpenLine())
        return std::nullopt;
    const QString line = text->line(text->lineCount() - 1).text;
    return m_grid.widthOf(line);
}

QList<double> placesOf(const QList<OutputHit> &hits, const OutputGeometry &geometry, qint64 height)
{
    constexpr qsizetype kMostPlaces = 2000;
    QList<double> places;
    const qsizetype step = std::max<qsizetype>(1, hits.size() / kMostPlaces);
    for (qsizetype i = 0; i < hits.size() && height > 0; i += step)
        places.append(static_cast<double>(geometry.topOf(hits[i].start))
                      / static_cast<double>(height));
    return places;
}

} // namespace sandpad::widgets
