#pragma once

#include <QStringView>

namespace sandpad::widgets {

/// A character of a text and how many UTF-16 units it takes. Half a pair is a character of its own.
struct CharacterStep
{
    char32_t character = 0;
    qsizetype units = 1;
};
/// The character that begins at this unit, which must be in the text.
[[nodiscard]] CharacterStep stepAt(QStringView text, qsizetype at);

} // namespace sandpad::widgets
