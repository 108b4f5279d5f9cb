#include "widgets/output/TextPainter.h"

#include "widgets/output/CharacterWidth.h"
#include "widgets/output/TerminalColors.h"

#include <QFontMetrics>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace sandpad::widgets {

TextGrid TextGrid::forWidth(const Theme &theme, int width)
{
    const QFontMetricsF metrics(theme.codeFont);
    TextGrid grid;
    grid.font = theme.codeFont;
    grid.cellWidth = std::max(1.0, metrics.horizontalAdvance(u'M'));
    grid.rowHeight = static_cast<int>(std::ceil(metrics.height())) + 2;
    grid.columns = std::max(8, static_cast<int>(width / grid.cellWidth));
    return grid;
}

TextGrid::Slice TextGrid::slice(const QString &text, qint64 row) const
{
    Slice slice { .start = 0, .end = endOfColumns(text, 0, columns) };
    for (; row > 0 && slice.end < text.size(); --row)
        slice = { .start = slice.end, .end = endOfColumns(text, slice.end, columns) };
    return slice;
}

qint64 TextGrid::rowOf(const QString &text, qsizetype unit) const
{
    qint64 row = 0;
    qsizetype end = endOfColumns(text, 0, columns);
    for (; end <= unit && end < text.size(); ++row)
        end = endOfColumns(text, end, columns);
    return row;
}

qsizetype TextGrid::unitAt(const QString &text, Slice slice, int x) const
{
    const auto column = static_cast<int>(std::max(0.0, (x + cellWidth / 2) / cellWidth));
    if (column == 0)
        return slice.start;
    return std::min(endOfColumns(text, slice.start, column), slice.end);
}

void paintRow(QPainter &painter, const RowToPaint &row, const TextGrid &grid, const Theme &theme)
{
    const QStringView text = row.line.text;
    const int baseline = row.topLeft.y()
        + (grid.rowHeight + QFontMetrics(grid.font).ascent() - QFontMetrics(grid.font).descent())
            / 2;
    const auto xOf = [&](qsizetype unit) {
        return row.topLeft.x()
            + static_cast<int>(std::lround(
                columnsOf(text.sliced(row.slice.start, unit - row.slice.start)) * grid.cellWidth));
    };
    const auto clipped = [&](qsizetype unit) {
        return std::clamp(unit, row.slice.start, row.slice.end);
    };
    for (qsizetype i = 0; i < row.line.runs.size(); ++i) {
        const TextRun &run = row.line.runs[i];
        const qsizetype runEnd =
            i + 1 < row.line.runs.size() ? row.line.runs[i + 1].start : text.size();
        const qsizetype start = clipped(run.start);
        const qsizetype end = clipped(runEnd);
        if (start >= end)
            continue;
        const TextColors colors = colorsOf(run.attributes, theme);
        const QRect cell(xOf(start), row.topLeft.y(), xOf(end) - xOf(start), grid.rowHeight);
        if (colors.background.isValid())
            painter.fillRect(cell, colors.background);
        QFont font = grid.font;
        font.setBold(run.attributes.isBold);
        font.setItalic(run.attributes.isItalic);
        font.setUnderline(run.attributes.isUnderlined);
        painter.setFont(font);
        painter.setPen(colors.foreground);
        painter.drawText(QPoint(cell.left(), baseline), text.sliced(start, end - start).toString());
    }
    for (const TextMark &mark : row.marks) {
        const qsizetype from = clipped(mark.start);
        const qsizetype to = clipped(mark.end);
        if (from < to)
            painter.fillRect(QRect(xOf(from), row.topLeft.y(), xOf(to) - xOf(from), grid.rowHeight),
                             mark.color);
    }
}

} // namespace sandpad::widgets
