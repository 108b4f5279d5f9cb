#pragma once

#include "widgets/text/CharacterStep.h"

#include <cstdint>

namespace sandpad::widgets {

/// Do characters that do not show stand there with their labels (see InvisibleCharacters)?
enum class Invisible : std::uint8_t
{
    Hidden,
    Shown
};

/// Columns that a character takes in a terminal: 0 for combining ones, 2 for wide ones (East
/// Asian and emoji), else 1. After Markus Kuhn's wcwidth, https://www.cl.cam.ac.uk/~mgk25/ucs/.
[[nodiscard]] int columnsOf(char32_t character, Invisible invisible = Invisible::Hidden);

/// Columns of a text.
[[nodiscard]] int columnsOf(QStringView text, Invisible invisible = Invisible::Hidden);

/// Has it nothing but printable ASCII, one column each?
[[nodiscard]] bool isPlain(QStringView text);

/// Where, in UTF-16 units, what begins in the first `columns` columns from `start` on ends, with
/// what combines with it. So a character that is wider than what is left of a row stands out a
/// little rather than moving to the next: rows are plain arithmetic on columns.
[[nodiscard]] qsizetype endOfColumns(QStringView text, qsizetype start, int columns,
                                     Invisible invisible = Invisible::Hidden);

} // namespace sandpad::widgets
