#pragma once

#include "widgets/text/CharacterStep.h"

#include <cstdint>

namespace sandpad::widgets {

/// Are invisible characters shown with labels (see InvisibleCharacters)?
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

/// Is the text nothing but printable ASCII, with one column for each character?
[[nodiscard]] bool isPlain(QStringView text);

/// The text to draw: of characters without a column that follow each other the first 32 stay. No
/// writing has more, nobody can tell them apart, and to place a million of them takes many seconds.
[[nodiscard]] QString withFewMarks(QStringView text);

/// The end, in UTF-16 units, of a row of `columns` columns that begins at `start`. A wide character
/// that begins in the last column belongs to the row and stands out a little; combining characters
/// stay with theirs. So rows follow from columns by plain arithmetic.
[[nodiscard]] qsizetype endOfColumns(QStringView text, qsizetype start, int columns,
                                     Invisible invisible = Invisible::Hidden);

} // namespace sandpad::widgets
