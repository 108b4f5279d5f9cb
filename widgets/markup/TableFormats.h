#pragma once

#include "widgets/markup/HtmlTable.h"

#include <cstdint>

namespace sandpad::widgets {

/// A table as text that other programs read. The head is the first line or lines.
[[nodiscard]] QString toTsv(const HtmlTable &table); ///< tabs and line ends in cells become spaces
[[nodiscard]] QString toCsv(const HtmlTable &table); ///< RFC 4180
[[nodiscard]] QString toMarkdown(const HtmlTable &table); ///< the last line of the head is the head

/// Reads CSV (RFC 4180) or the like; the first line is the head. At most 1,000 rows and 100 columns
/// are kept. Nothing when there is no row below the head. Linear in the length of the text.
[[nodiscard]] std::optional<HtmlTable> parseSeparated(const QByteArray &text, char separator);

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
