#pragma once

#include "widgets/output/OutputGeometry.h"
#include "widgets/output/OutputMarks.h"

class QPainter;

namespace sandpad::widgets {

/// What painting an output's text needs. Borrows all of it.
struct OutputScene
{
    const OutputDocument &document;
    const OutputGeometry &geometry;
    const OutputMarks &marks;
    const Theme &theme;
    qint64 offset = 0; ///< pixels above the screen
    quint16 hoveredLink = 0;
};

/// Paints the sentence that is shown while there is no output. An empty hint says how to begin.
void paintHint(QPainter &painter, const Theme &theme, const QRect &area, const QString &hint);

/// Paints the text in an area of the screen; cards paint themselves.
void paintOutput(QPainter &painter, const OutputScene &scene, const QRect &area);

} // namespace sandpad::widgets
