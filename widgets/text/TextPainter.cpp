#include "widgets/text/TextPainter.h"

#include "widgets/text/CharacterWidth.h"
#include "widgets/text/InvisiblePainter.h"
#include "widgets/text/TerminalColors.h"

#include <QFontMetrics>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace sandpad::widgets {

namespace {

    /// The places of the pieces of a row.
    struct RowPlace
    {
        const RowToPaint &row;
        const TextGrid &grid;

        [[nodiscard]] int x(qsizetype unit) const
        {
            const QStringView text = row.line.text;
            return row.topLeft.x()
                + grid.widthOf(text.sliced(row.slice.start, unit - row.slice.start));
        }
        [[nodiscard]] qsizetype clipped(qsizetype unit) const
        {
            return std::clamp(unit, row.slice.start, row.slice.end);
        }
        [[nodiscard]] QRect cells(qsizetype start, qsizetype end) const
        {
            return { x(start), row.topLeft.y(), x(end) - x(start), grid.rowHeight };
        }
        [[nodiscard]] int baseline() const
        {
            const QFontMetrics metrics(grid.font);
            return row.topLeft.y() + (grid.rowHeight + metrics.ascent() - metrics.descent()) / 2;
        }
    };

    void paintLink(QPainter &painter, const QRect &cells, int baseline, bool isHovered)
    {
        // This line is below the underline, so that both are visible.
        const int y = std::min(baseline + 3, cells.bottom());
        painter.setPen(QPen(painter.pen().color(), 1, isHovered ? Qt::SolidLine : Qt::DotLine));
        painter.drawLine(cells.left(), y, cells.right(), y);
    }

    /// The units from `start` to `end`, all in one look.
    void paintRun(QPainter &painter, const RowPlace &place, TextGrid::Slice piece,
                  const TextAttributes &attributes, const Theme &theme,
                  const TextMark *mark = nullptr)
    {
        const QRect cells = place.cells(piece.start, piece.end);
        const QStringView text =
            QStringView(place.row.line.text).sliced(piece.start, piece.end - piece.start);
        TextColors colors = colorsOf(attributes, theme);
        if (mark)
            colors.background = mark->color;
        if (mark && mark->front.isValid())
            colors.foreground = mark->front;
        if (colors.background.isValid())
            painter.fillRect(cells, colors.background);
        QFont font = place.grid.font;
        font.setBold(attributes.isBold);
        font.setItalic(attributes.isItalic);
        font.setUnderline(attributes.isUnderlined);
        font.setStrikeOut(attributes.isStruckOut);
        painter.setFont(font);
        painter.setPen(colors.foreground);
        const QPoint origin(cells.left(), place.baseline());
        if (place.grid.invisible == Invisible::Shown && needsCells(text))
            paintCells(painter, text, origin, place.grid, theme);
        else
            painter.drawText(origin, withFewMarks(text));
        if (attributes.link != 0)
            paintLink(painter, cells, place.baseline(), attributes.link == place.row.hoveredLink);
    }

    /// Draws dots for the spaces at the end of the line.
    void paintTrailingSpaces(QPainter &painter, const RowPlace &place, const Theme &theme)
    {
        const QStringView text = place.row.line.text;
        qsizetype end = text.size();
        while (end > 0 && text[end - 1] == u' ')
            --end;
        painter.setPen(theme.mutedText);
        painter.setFont(place.grid.font);
        for (qsizetype unit = place.clipped(end); unit < place.row.slice.end; ++unit)
            painter.drawText(QPoint(place.x(unit), place.baseline()), QString(QChar(0xB7)));
    }

} // namespace

void paintRow(QPainter &painter, const RowToPaint &row, const TextGrid &grid, const Theme &theme)
{
    const RowPlace place { .row = row, .grid = grid };
    const auto &runs = row.line.runs;
    const auto paintRuns = [&](qsizetype start, qsizetype end, const TextMark *mark) {
        for (qsizetype i = 0; i < runs.size(); ++i) {
            const qsizetype runEnd = i + 1 < runs.size() ? runs[i + 1].start : row.line.text.size();
            const TextGrid::Slice piece { .start = std::max(start, place.clipped(runs[i].start)),
                                          .end = std::min(end, place.clipped(runEnd)) };
            if (piece.start < piece.end)
                paintRun(painter, place, piece, runs[i].attributes, theme, mark);
        }
    };
    paintRuns(row.slice.start, row.slice.end, nullptr);
    if (grid.invisible == Invisible::Shown && !row.line.continues)
        paintTrailingSpaces(painter, place, theme);
    for (const TextMark &mark : row.marks) {
        const qsizetype from = place.clipped(mark.start);
        const qsizetype to = place.clipped(mark.end);
        if (from < to && mark.isBehind)
            paintRuns(from, to, &mark);
        else if (from < to)
            painter.fillRect(place.cells(from, to), mark.color);
    }
}

} // namespace sandpad::widgets
