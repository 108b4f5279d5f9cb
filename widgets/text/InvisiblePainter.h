#pragma once

#include "widgets/text/TextGrid.h"

class QPainter;

namespace sandpad::widgets {

/// Does the text need labels, or would Qt draw its characters in another order?
[[nodiscard]] bool needsCells(QStringView text);

/// Draws each character in cells of its own, in the order in which they are stored. Invisible ones
/// are drawn as labels in tinted boxes. `origin` is where the baseline begins; the painter has the
/// text's font and pen.
void paintCells(QPainter &painter, QStringView text, QPoint origin, const TextGrid &grid,
                const Theme &theme);

} // namespace sandpad::widgets
