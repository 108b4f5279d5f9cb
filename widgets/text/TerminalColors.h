#pragma once

#include "widgets/text/TextAttributes.h"
#include "widgets/theme/Theme.h"

namespace sandpad::widgets {

/// The colours of a piece of terminal text on this theme: readable ones for the sixteen that have
/// no fixed value, the usual cube and greys for the other 240.
struct TextColors
{
    QColor foreground;
    QColor background; ///< invalid: none
};

[[nodiscard]] TextColors colorsOf(const TextAttributes &attributes, const Theme &theme);

} // namespace sandpad::widgets
