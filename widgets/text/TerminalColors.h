#pragma once

#include "widgets/text/TextAttributes.h"
#include "widgets/theme/Theme.h"

namespace sandpad::widgets {

/// The colours of a piece of terminal text in a theme. The first sixteen have no fixed value, so
/// the theme chooses readable ones; the other 240 are the usual cube and greys.
struct TextColors
{
    QColor foreground;
    QColor background; ///< invalid: none
};

[[nodiscard]] TextColors colorsOf(const TextAttributes &attributes, const Theme &theme);

} // namespace sandpad::widgets
