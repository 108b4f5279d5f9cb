#pragma once

#include <QString>

namespace sandpad::widgets {

/// Invisible characters can make a text read as something else than it is. They are zero-width and
/// bidirectional controls, tags, variation selectors, fillers, C0 and C1 controls, and spaces other
/// than the plain one. Each has a label, for example "RLO" for U+202E; spaces have a middle dot.

/// No label has more characters than this.
inline constexpr int kLongestLabel = 4;

/// The label of a character; empty for visible ones and for the plain space.
[[nodiscard]] QString labelOf(char32_t character);

/// Columns of a character's label; 0 where it has none.
[[nodiscard]] int labelColumns(char32_t character);

/// How many characters of a text are invisible without a good reason. A joiner within an emoji or a
/// Persian word has one.
[[nodiscard]] qsizetype hiddenCount(QStringView text);

/// The text with each invisible character replaced by its label in angle quotes: "a‹RLO›b".
[[nodiscard]] QString withLabels(QStringView text);

/// The same for the characters that hiddenCount() counts, without tabs and line ends.
[[nodiscard]] QString withHiddenLabels(QStringView text);

/// The text without a terminal's codes for colours and styles. Other escape sequences stay.
[[nodiscard]] QString withoutColours(QStringView text);

} // namespace sandpad::widgets
