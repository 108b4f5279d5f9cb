#pragma once

#include "widgets/text/TextGrid.h"
#include "widgets/text/TextLine.h"

#include <QColor>
#include <QPoint>

class QPainter;

namespace sandpad::widgets {

/// A part of a line with a colour laid over it, or behind its text.
struct TextMark
{
    qsizetype start = 0;
    qsizetype end = 0;
    QColor color;
    bool isBehind = false;
    QColor front = {}; ///< of the text, where the colour is behind it; invalid: its own
};

/// One row of a line, with marks in units of the line.
struct RowToPaint
{
    const TextLine &line;
    TextGrid::Slice slice;
    QPoint topLeft;
    const QList<TextMark> &marks;
    quint16 hoveredLink = 0; ///< underlined by a line; other links by dots
};

void paintRow(QPainter &painter, const RowToPaint &row, const TextGrid &grid, const Theme &theme);

} // namespace sandpad::widgets
