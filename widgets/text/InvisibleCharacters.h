#pragma once

#include <QString>

namespace sandpad::widgets {

/// Characters that do not show, or show as a space that is none, and with which a text can be made
/// to read as something else: zero-width and bidirectional controls, tags, variation selectors,
/// fillers, C0 and C1 controls. Each has a label, as "RLO" for U+202E; spaces have a middle dot.

/// No label has more characters than this.
inline constexpr int kLongestLabel = 4;

/// Empty for what is seen, and for the plain space.
[[nodiscard]] QString labelOf(char32_t character);

/// Columns of a character's label; 0 where it has none.
[[nodiscard]] int labelColumns(char32_t character);

/// How many characters of a text cannot be seen at all and are not there for a good reason, as
/// what joins an emoji or a Persian word.
[[nodiscard]] qsizetype hiddenCount(QStringView text);

/// The text with each of these characters as its label in angle quotes: "a‹RLO›b".
[[nodiscard]] QString withLabels(QStringView text);

/// The same for those that hiddenCount() counts, but for tabs and line ends.
[[nodiscard]] QString withHiddenLabels(QStringView text);

/// The text without codes of a terminal for colours and styles, which are no part of what it says.
[[nodiscard]] QString withoutColours(QStringView text);

} // namespace sandpad::widgets
