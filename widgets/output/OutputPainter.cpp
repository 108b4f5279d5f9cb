#include "widgets/output/OutputPainter.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>

namespace sandpad::widgets {

namespace {

    struct HintTexts
    {
        Q_DECLARE_TR_FUNCTIONS(sandpad::widgets::OutputView)
    };

    void paintText(QPainter &painter, const OutputScene &scene, std::size_t item, const QRect &area)
    {
        const TextBlock &block = *scene.document.items()[item].text;
        const TextGrid &grid = scene.geometry.grid();
        const qint64 top = scene.geometry.extents()[item].top - scene.offset;
        const qint64 rows = block.rowCount(grid.wrapping());
        qint64 row = std::max<qint64>(0, (area.top() - top) / grid.rowHeight);
        const qint64 last = std::min(rows - 1, (area.bottom() - top) / grid.rowHeight);
        while (row <= last) {
            const qsizetype index = block.lineOfRow(row, grid.wrapping());
            const qint64 first = block.firstRowOfLine(index, grid.wrapping());
            const qint64 end = block.firstRowOfLine(index + 1, grid.wrapping());
            const TextLine line = block.line(index);
            const QList<TextMark> marks =
                scene.marks.in(item, index, line.text.size(), scene.theme);
            for (; row < end && row <= last; ++row) {
                const QPoint place(OutputGeometry::kSide,
                                   static_cast<int>(top + row * grid.rowHeight));
                paintRow(painter,
                         { .line = line,
                           .slice = grid.slice(line.text, row - first),
                           .topLeft = place,
                           .marks = marks,
                           .hoveredLink = scene.hoveredLink },
                         grid, scene.theme);
            }
        }
    }

    /// What an output that nothing was written to says.
    QString beginning(const QString &runKey)
    {
        return runKey.isEmpty()
            ? HintTexts::tr("Output, values, figures and errors appear here.")
            : HintTexts::tr("Output, values, figures and errors appear here. Press %1 to run.")
                  .arg(runKey);
    }

    void paintHint(QPainter &painter, const Theme &theme, const QString &hint)
    {
        painter.setFont(theme.uiFont);
        painter.setPen(theme.mutedText);
        painter.drawText(painter.window().adjusted(OutputGeometry::kSide, OutputGeometry::kTop,
                                                   -OutputGeometry::kSide, 0),
                         Qt::AlignTop | Qt::AlignLeft | Qt::TextWordWrap, hint);
    }

} // namespace

void paintOutput(QPainter &painter, const OutputScene &scene, const QRect &area)
{
    painter.fillRect(area, scene.theme.window);
    if (scene.document.items().empty())
        return paintHint(painter, scene.theme,
                         scene.hint.isEmpty() ? beginning(scene.runKey) : scene.hint);
    const qint64 bottom = scene.offset + area.bottom();
    const auto &extents = scene.geometry.extents();
    for (std::size_t i = scene.geometry.itemAt(scene.offset + area.top());
         i < extents.size() && extents[i].top < bottom; ++i) {
        if (scene.document.items()[i].text)
            paintText(painter, scene, i, area);
    }
}

} // namespace sandpad::widgets
