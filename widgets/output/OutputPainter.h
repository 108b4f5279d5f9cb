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
    const QString &hint; ///< shown while there is no output; an empty one says how to begin
    const QString &runKey; ///< that runs the code; empty where no key does
};

/// Paints the background and the text in an area of the screen; cards paint themselves. Without
/// output it paints the hint.
void paintOutput(QPainter &painter, const OutputScene &scene, const QRect &area);

} // namespace sandpad::widgets
