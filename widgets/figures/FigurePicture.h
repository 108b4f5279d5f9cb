#pragma once

#include "widgets/figures/Figure.h"
#include "widgets/figures/Picture.h"

#include <optional>

namespace sandpad::widgets {

// A figure as a bitmap. A figure may have two representations: the picture that its library drew
// for the screen, which is exact, and a drawing, which is sharp at every size. Up to its own size
// the exact picture is taken, beyond it the drawing. All of these run in any thread but the GUI's.

/// The picture as the program's library drew it for the screen, or the bitmap that is all of the
/// figure; nothing when there is only a drawing.
[[nodiscard]] std::optional<Picture> exactPicture(const Figure &figure,
                                                  const BitmapBounds &bounds = {});

/// The picture for a width in pixels; 0: for its own, up to kMostShownPixels. A smaller one is
/// scaled down, a bitmap is never enlarged.
[[nodiscard]] Picture pictureOfWidth(const Figure &figure, int widthPixels);

/// The picture for so many pixels for each CSS pixel.
[[nodiscard]] Picture pictureScaled(const Figure &figure, double scale);

} // namespace sandpad::widgets
