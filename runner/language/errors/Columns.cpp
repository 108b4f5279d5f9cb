#include "runner/language/errors/Columns.h"

#include <QChar>

#include <algorithm>

namespace sandpad::runner {

namespace {

    int unitsOf(char32_t character, ColumnUnit unit)
    {
        constexpr char32_t kTwoBytes = 0x80;
        constexpr char32_t kThreeBytes = 0x800;
        const bool isPair = QChar::requiresSurrogates(character);
        if (unit == ColumnUnit::Utf16)
            return isPair ? 2 : 1;
        if (isPair)
            return 4;
        return character < kTwoBytes ? 1 : character < kThreeBytes ? 2 : 3;
    }

} // namespace

int characterAt(QStringView line, int column, ColumnUnit unit)
{
    if (column <= 0)
        return 0;
    int left = column - 1;
    int characters = 0;
    for (qsizetype at = 0; at < line.size() && left > 0; ++characters) {
        const bool isPair = line[at].isHighSurrogate() && at + 1 < line.size();
        const char32_t character =
            isPair ? QChar::surrogateToUcs4(line[at], line[at + 1]) : line[at].unicode();
        left -= unitsOf(character, unit);
        at += isPair ? 2 : 1;
    }
    return characters + std::max(left, 0) + 1;
}

} // namespace sandpad::runner
