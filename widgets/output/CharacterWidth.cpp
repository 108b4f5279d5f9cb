#include "widgets/output/CharacterWidth.h"

#include <QChar>

#include <algorithm>
#include <array>

namespace sandpad::widgets {

namespace {

    struct Range
    {
        char32_t first;
        char32_t last;
    };

    constexpr auto kWide = std::to_array<Range>({
        { 0x1100, 0x115F },
        { 0x2E80, 0x303E },
        { 0x3041, 0xA4CF },
        { 0xA960, 0xA97C },
        { 0xAC00, 0xD7A3 },
        { 0xF900, 0xFAFF },
        { 0xFE30, 0xFE6F },
        { 0xFF00, 0xFF60 },
        { 0xFFE0, 0xFFE6 },
        { 0x1F300, 0x1F64F },
        { 0x1F680, 0x1F6FF },
        { 0x1F900, 0x1FAFF },
        { 0x20000, 0x3FFFD },
    });

    struct Step
    {
        char32_t character;
        qsizetype units;
    };

    Step stepAt(QStringView text, qsizetype at)
    {
        const QChar unit = text[at];
        if (unit.isHighSurrogate() && at + 1 < text.size() && text[at + 1].isLowSurrogate())
            return { QChar::surrogateToUcs4(unit, text[at + 1]), 2 };
        return { unit.unicode(), 1 };
    }

} // namespace

int columnsOf(char32_t character)
{
    if (character < 0x300)
        return 1;
    const auto category = QChar::category(character);
    if (category == QChar::Mark_NonSpacing || category == QChar::Mark_Enclosing
        || category == QChar::Other_Format)
        return 0;
    const bool isWide = std::ranges::any_of(kWide, [character](const Range &range) {
        return character >= range.first && character <= range.last;
    });
    return isWide ? 2 : 1;
}

int columnsOf(QStringView text)
{
    int columns = 0;
    for (qsizetype at = 0; at < text.size();) {
        const Step step = stepAt(text, at);
        columns += columnsOf(step.character);
        at += step.units;
    }
    return columns;
}

qsizetype endOfColumns(QStringView text, qsizetype start, int columns)
{
    qsizetype at = start;
    int used = 0;
    while (at < text.size()) {
        const Step step = stepAt(text, at);
        used += columnsOf(step.character);
        if (used > columns && at > start)
            break;
        at += step.units;
    }
    return at;
}

} // namespace sandpad::widgets
