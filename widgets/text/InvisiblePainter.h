#pragma once

#include "widgets/text/TextGrid.h"

class QPainter;

namespace sandpad::widgets {

/// Has a text labels to draw, or characters that would be drawn in another order?
[[nodiscard]] bool needsCells(QStringView text);

/// Draws each character in cells of its own, in the order in which they are stored, with labels in
/// tinted boxes for what does not show. `origin` is where the baseline begins; the painter has
/// font and pen of the text.
void paintCells(QPainter &painter, QStringView text, QPoint origin, const TextGrid &grid,
                const Theme &theme);

} // namespace sandpad::widgets
