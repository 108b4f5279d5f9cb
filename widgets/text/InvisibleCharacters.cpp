#include "widgets/text/InvisibleCharacters.h"

#include "runner/terminal/EscapeReader.h"
#include "widgets/text/CharacterStep.h"

#include <algorithm>
#include <array>
#include <functional>

namespace sandpad::widgets {

namespace {

    struct Named
    {
        char32_t character;
        const char *label;
    };

    constexpr auto kNamed = std::to_array<Named>({
        { .character = 0x00AD, .label = "SHY" },  { .character = 0x034F, .label = "CGJ" },
        { .character = 0x061C, .label = "ALM" },  { .character = 0x115F, .label = "HF" },
        { .character = 0x1160, .label = "HF" },   { .character = 0x17B4, .label = "KIV" },
        { .character = 0x17B5, .label = "KIV" },  { .character = 0x180B, .label = "FVS1" },
        { .character = 0x180C, .label = "FVS2" }, { .character = 0x180D, .label = "FVS3" },
        { .character = 0x180E, .label = "MVS" },  { .character = 0x180F, .label = "FVS4" },
        { .character = 0x200B, .label = "ZWSP" }, { .character = 0x200C, .label = "ZWNJ" },
        { .character = 0x200D, .label = "ZWJ" },  { .character = 0x200E, .label = "LRM" },
        { .character = 0x200F, .label = "RLM" },  { .character = 0x2028, .label = "LS" },
        { .character = 0x2029, .label = "PS" },   { .character = 0x202A, .label = "LRE" },
        { .character = 0x202B, .label = "RLE" },  { .character = 0x202C, .label = "PDF" },
        { .character = 0x202D, .label = "LRO" },  { .character = 0x202E, .label = "RLO" },
        { .character = 0x2060, .label = "WJ" },   { .character = 0x2061, .label = "FA" },
        { .character = 0x2062, .label = "IT" },   { .character = 0x2063, .label = "IS" },
        { .character = 0x2064, .label = "IP" },   { .character = 0x2065, .label = "2065" },
        { .character = 0x2066, .label = "LRI" },  { .character = 0x2067, .label = "RLI" },
        { .character = 0x2068, .label = "FSI" },  { .character = 0x2069, .label = "PDI" },
        { .character = 0x206A, .label = "ISS" },  { .character = 0x206B, .label = "ASS" },
        { .character = 0x206C, .label = "IAFS" }, { .character = 0x206D, .label = "AAFS" },
        { .character = 0x206E, .label = "NADS" }, { .character = 0x206F, .label = "NODS" },
        { .character = 0x2800, .label = "BRL" },  { .character = 0x3164, .label = "HF" },
        { .character = 0xFEFF, .label = "BOM" },  { .character = 0xFFA0, .label = "HF" },
        { .character = 0xFFF9, .label = "IAA" },  { .character = 0xFFFA, .label = "IAS" },
        { .character = 0xFFFB, .label = "IAT" },  { .character = 0xE0001, .label = "LANG" },
        { .character = 0xE007F, .label = "END" },
    });
    static_assert(std::ranges::is_sorted(kNamed, {}, &Named::character));

    bool isIn(char32_t character, char32_t first, char32_t last)
    {
        return character >= first && character <= last;
    }

    bool isControl(char32_t character)
    {
        return character < 0x20 || isIn(character, 0x7F, 0x9F);
    }

    /// Spaces other than the plain one. Lines do not break at some of them, and for a compiler they
    /// do not end a word.
    bool isOtherSpace(char32_t character)
    {
        return character == 0xA0 || isIn(character, 0x2000, 0x200A) || character == 0x202F
            || character == 0x205F || character == 0x3000;
    }

    /// Number of a variation selector, 0 for none.
    char32_t selectorNumber(char32_t character)
    {
        if (isIn(character, 0xFE00, 0xFE0F))
            return character - 0xFE00 + 1;
        return isIn(character, 0xE0100, 0xE01EF) ? character - 0xE0100 + 17 : 0;
    }

    const Named *named(char32_t character)
    {
        const auto found = std::ranges::lower_bound(kNamed, character, {}, &Named::character);
        return found != kNamed.end() && found->character == character ? &*found : nullptr;
    }

    bool isTagLetter(char32_t character)
    {
        return isIn(character, 0xE0020, 0xE007E);
    }

    /// Is there a good reason for the character? Emoji need selectors and joiners, and words of
    /// some scripts need joiners.
    bool isAtHome(char32_t character, char32_t before)
    {
        constexpr char32_t kEmojiLook = 0xFE0F;
        constexpr char32_t kTextLook = 0xFE0E;
        if (character == kEmojiLook || character == kTextLook)
            return true;
        const bool isJoiner = character == 0x200C || character == 0x200D;
        const bool joins = before >= 0x1F000 || before == kEmojiLook || isIn(before, 0x2600, 0x27BF)
            || isIn(before, 0x0600, 0x0DFF);
        return isJoiner && joins;
    }

    /// Finds each character that is invisible without a good reason.
    void forEachHidden(QStringView text,
                       const std::function<void(qsizetype at, const CharacterStep &)> &tell)
    {
        char32_t before = 0;
        for (qsizetype at = 0; at < text.size();) {
            const char16_t unit = text[at].unicode();
            if (isIn(unit, 0x20, 0x7E)) {
                before = unit;
                ++at;
                continue;
            }
            const CharacterStep step = stepAt(text, at);
            if (labelColumns(step.character) > 0 && !isOtherSpace(step.character)
                && !isAtHome(step.character, before))
                tell(at, step);
            before = step.character;
            at += step.units;
        }
    }

} // namespace

QString labelOf(char32_t character)
{
    if (isIn(character, 0x20, 0x7E))
        return {};
    if (isControl(character))
        return QStringLiteral("x%1").arg(static_cast<uint>(character), 2, 16, QLatin1Char('0'));
    if (isOtherSpace(character))
        return { QChar(0xB7) };
    if (const Named *found = named(character))
        return QString::fromLatin1(found->label);
    // The label of a tag is its letter, so that text hidden in tags can be read.
    if (isTagLetter(character))
        return { QChar(static_cast<char16_t>(character - 0xE0000)) };
    if (const char32_t number = selectorNumber(character))
        return (number < 100 ? QStringLiteral("VS%1") : QStringLiteral("V%1"))
            .arg(static_cast<uint>(number));
    return isIn(character, 0x1D173, 0x1D17A) ? QStringLiteral("MUS") : QString();
}

int labelColumns(char32_t character)
{
    if (isIn(character, 0x20, 0x7E) || isIn(character, 0xAE, 0x34E))
        return 0;
    constexpr char32_t kWideSpace = 0x3000;
    if (isOtherSpace(character))
        return character == kWideSpace ? 2 : 1;
    return static_cast<int>(labelOf(character).size());
}

qsizetype hiddenCount(QStringView text)
{
    qsizetype count = 0;
    forEachHidden(text, [&count](qsizetype, const CharacterStep &) { ++count; });
    return count;
}

QString withHiddenLabels(QStringView text)
{
    QString shown;
    qsizetype told = 0;
    forEachHidden(text, [&](qsizetype at, const CharacterStep &step) {
        if (step.character == '\n' || step.character == '\t')
            return;
        shown += text.sliced(told, at - told);
        shown += QStringLiteral("‹%1›").arg(labelOf(step.character));
        told = at + step.units;
    });
    shown += text.sliced(told);
    return shown;
}

QString withoutColours(QStringView text)
{
    runner::EscapeReader reader;
    QString plain;
    qsizetype told = 0;
    qsizetype sequence = 0; // the start of the present one
    for (qsizetype at = 0; at < text.size(); ++at) {
        if (text[at] == QChar(0x1b))
            sequence = at;
        const auto kind = reader.read(text[at].unicode());
        const bool isColour = kind == runner::EscapeReader::Kind::End && reader.introducer() == u'['
            && text[at] == u'm';
        if (!isColour)
            continue;
        plain += text.sliced(told, sequence - told);
        told = at + 1;
    }
    plain += text.sliced(told);
    return plain;
}

QString withLabels(QStringView text)
{
    QString shown;
    for (qsizetype at = 0; at < text.size();) {
        const CharacterStep step = stepAt(text, at);
        const QString label = labelOf(step.character);
        if (label.isEmpty())
            shown += text.sliced(at, step.units);
        else
            shown += QStringLiteral("‹%1›").arg(label);
        at += step.units;
    }
    return shown;
}

} // namespace sandpad::widgets
