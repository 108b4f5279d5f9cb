#pragma once

#include <QStringView>

#include <cstdint>

namespace sandpad::runner {

/// What a compiler or runtime counts columns in.
enum class ColumnUnit : std::uint8_t
{
    Utf8, ///< bytes
    Utf16, ///< code units
};

/// Converts a 1-based column in another unit to the 1-based character of the line. 0 means unknown
/// and stays 0. A column behind the line's end stays as far behind it.
[[nodiscard]] int characterAt(QStringView line, int column, ColumnUnit unit);

} // namespace sandpad::runner
