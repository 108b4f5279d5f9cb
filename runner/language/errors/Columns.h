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

/// The 1-based character of a line that a 1-based column in another unit is at. 0, unknown, stays;
/// what lies behind the line's end is as far behind it.
[[nodiscard]] int characterAt(QStringView line, int column, ColumnUnit unit);

} // namespace sandpad::runner
