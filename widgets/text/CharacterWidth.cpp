#include "widgets/text/CharacterWidth.h"

#include "widgets/text/InvisibleCharacters.h"

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
        { .first = 0x1100, .last = 0x115F },
        { .first = 0x2E80, .last = 0x303E },
        { .first = 0x3041, .last = 0xA4CF },
        { .first = 0xA960, .last = 0xA97C },
        { .first = 0xAC00, .last = 0xD7A3 },
        { .first = 0xF900, .last = 0xFAFF },
        { .first = 0xFE30, .last = 0xFE6F },
        { .first = 0xFF00, .last = 0xFF60 },
        { .first = 0xFFE0, .last = 0xFFE6 },
        { .first = 0x1F300, .last = 0x1F64F },
        { .first = 0x1F680, .last = 0x1F6FF },
        { .first = 0x1F900, .last = 0x1FAFF },
        { .first = 0x20000, .last = 0x3FFFD },
    });

    bool isPlain(char32_t character)
    {
        return character >= 0x20 && character <= 0x7E;
    }

} // namespace

int columnsOf(char32_t character, Invisible invisible)
{
    constexpr char32_t kSoftHyphen = 0xAD;
    if (const int label = invisible == Invisible::Shown ? labelColumns(character) : 0)
        return label;
    if (character < 0x300)
        return character == kSoftHyphen ? 0 : 1;
    const auto category = QChar::category(character);
    if (category == QChar::Mark_NonSpacing || category == QChar::Mark_Enclosing
        || category == QChar::Other_Format)
        return 0;
    const bool isWide = std::ranges::any_of(kWide, [character](const Range &range) {
        return character >= range.first && character <= range.last;
    });
    return isWide ? 2 : 1;
}

int columnsOf(QStringView text, Invisible invisible)
{
    int columns = 0;
    for (qsizetype at = 0; at < text.size();) {
        const CharacterStep step = stepAt(text, at);
        columns += isPlain(step.character) ? 1 : columnsOf(step.character, invisible);
        at += step.units;
    }
    return columns;
}

bool isPlain(QStringView text)
{
    return std::ranges::all_of(text, [](QChar c) { return isPlain(c.unicode()); });
}

QString withFewMarks(QStringView text)
{
    constexpr int kMost = 32;
    QString kept;
    int marks = 0;
    qsizetype from = 0; // of what is to be kept
    for (qsizetype at = 0; at < text.size();) {
        const CharacterStep step = stepAt(text, at);
        const bool isMark = !isPlain(step.character) && columnsOf(step.character) == 0;
        marks = isMark ? marks + 1 : 0;
        if (marks > kMost) {
            kept += text.sliced(from, at - from);
            from = at + step.units;
        }
        at += step.units;
    }
    kept += text.sliced(from);
    return kept;
}

qsizetype endOfColumns(QStringView text, qsizetype start, int columns, Invisible invisible)
{
    qsizetype at = start;
    int used = 0;
    while (at < text.size()) {
        const CharacterStep step = stepAt(text, at);
        const int width = columnsOf(step.character, invisible);
        if (used >= columns && width > 0)
            break;
        used += width;
        at += step.units;
    }
    return at;
}

} // namespace sandpad::widgets
