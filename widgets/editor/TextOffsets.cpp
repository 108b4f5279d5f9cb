#include "widgets/editor/TextOffsets.h"

#include <array>

namespace sandpad::widgets {

namespace {

    struct Decoded
    {
        char32_t character;
        int bytes;
    };

    constexpr Decoded kInvalid { .character = 0xFFFD, .bytes = 1 };

    /// The number of bytes that a lead byte announces; 0 when it is no lead byte.
    int announced(uchar lead)
    {
        if (lead < 0x80)
            return 1;
        if (lead >= 0xC2 && lead <= 0xDF)
            return 2;
        if ((lead & 0xF0) == 0xE0)
            return 3;
        return lead >= 0xF0 && lead <= 0xF4 ? 4 : 0;
    }

    Decoded decodeAt(QByteArrayView bytes, qsizetype at)
    {
        const auto lead = static_cast<uchar>(bytes[at]);
        const int count = announced(lead);
        if (count == 0 || at + count > bytes.size())
            return kInvalid;
        constexpr std::array<char32_t, 5> kMasks { 0, 0x7F, 0x1F, 0x0F, 0x07 };
        constexpr std::array<char32_t, 5> kSmallest { 0, 0, 0x80, 0x800, 0x10000 };
        char32_t character = lead & kMasks[static_cast<std::size_t>(count)];
        for (int i = 1; i < count; ++i) {
            const auto next = static_cast<uchar>(bytes[at + i]);
            if ((next & 0xC0) != 0x80)
                return kInvalid;
            character = (character << 6) | (next & 0x3F);
        }
        const bool isSurrogate = character >= 0xD800 && character <= 0xDFFF;
        if (isSurrogate || character > 0x10FFFF
            || character < kSmallest[static_cast<std::size_t>(count)])
            return kInvalid;
        return { .character = character, .bytes = count };
    }

} // namespace

DecodedLine decodeLine(QByteArrayView bytes)
{
    DecodedLine line;
    line.text.reserve(bytes.size());
    line.byteOf.reserve(bytes.size() + 1);
    for (qsizetype at = 0; at < bytes.size();) {
        const Decoded decoded = decodeAt(bytes, at);
        for (const QChar unit : QChar::fromUcs4(decoded.character)) {
            line.text.append(unit);
            line.byteOf.append(static_cast<int>(at));
        }
        at += decoded.bytes;
    }
    line.byteOf.append(static_cast<int>(bytes.size()));
    return line;
}

} // namespace sandpad::widgets
