#pragma once

#include "widgets/markup/HtmlTable.h"

#include <cstdint>

namespace sandpad::widgets {

/// A table as text that other programs read. The head is the first line or lines.
[[nodiscard]] QString toTsv(const HtmlTable &table); ///< tabs and line ends in cells become spaces
[[nodiscard]] QString toCsv(const HtmlTable &table); ///< RFC 4180
[[nodiscard]] QString toMarkdown(const HtmlTable &table); ///< the last line of the head is the head

[[nodiscard]] QString toJson(const HtmlTable &table); ///< a list of objects; numbers as numbers

/// Rows that are kept of a file that is only looked into, and of a table that a program shows.
inline constexpr qsizetype kFewRows = 1'000;
inline constexpr qsizetype kManyRows = 100'000;

/// Reads CSV (RFC 4180) or the like; the first line is the head. At most `mostRows` rows, 100
/// columns and two million cells are kept. Nothing when there is no row below the head. Linear in
/// the length of the text.
[[nodiscard]] std::optional<HtmlTable> parseSeparated(const QByteArray &text, char separator,
                                                      qsizetype mostRows = kFewRows);

enum class TableOrder : std::uint8_t
{
    AsGiven,
    Ascending,
    Descending
};

/// The rows, by their numbers, in the order of one column: as numbers where all of its cells are
/// numbers or empty, else as text; cells without a value last. Rows that are equal keep their
/// order.
[[nodiscard]] QList<qsizetype> sortedRows(const HtmlTable &table, qsizetype column,
                                          TableOrder order);

} // namespace sandpad::widgets
