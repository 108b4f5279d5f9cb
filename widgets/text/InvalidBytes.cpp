#include "widgets/text/InvalidBytes.h"

#include <algorithm>
#include <array>

namespace sandpad::widgets {

namespace {

    constexpr qsizetype kFarthest = 4 << 20;

    uchar at(QByteArrayView bytes, qsizetype place)
    {
        return place < bytes.size() ? static_cast<uchar>(bytes[place]) : uchar(0);
    }

    bool continues(uchar byte)
    {
        return (byte & 0xC0) == 0x80;
    }

    /// Bytes of the character at a place; 0 when it is none. Table 3-7 of the Unicode standard.
    qsizetype lengthAt(QByteArrayView bytes, qsizetype place)
    {
        const uchar first = at(bytes, place);
        const uchar second = at(bytes, place + 1);
        if (first < 0x80)
            return 1;
        if (first < 0xC2 || first > 0xF4 || !continues(second))
            return 0;
        if (first < 0xE0)
            return 2;
        const bool isOverlong =
            (first == 0xE0 && second < 0xA0) || (first == 0xF0 && second < 0x90);
        const bool isNoCharacter =
            (first == 0xED && second > 0x9F) || (first == 0xF4 && second > 0x8F);
        if (isOverlong || isNoCharacter || !continues(at(bytes, place + 2)))
            return 0;
        if (first < 0xF0)
            return 3;
        return continues(at(bytes, place + 3)) ? 4 : 0;
    }

} // namespace

QList<qsizetype> invalidIn(QByteArrayView bytes)
{
    QList<qsizetype> places;
    for (qsizetype place = 0; place < bytes.size();) {
        const qsizetype length = lengthAt(bytes, place);
        if (length == 0)
            places.append(place);
        place += std::max<qsizetype>(1, length);
    }
    return places;
}

QList<qint64> invalidIn(const ByteSpool &bytes, qint64 offset, qsizetype count)
{
    constexpr qint64 kEdge = 3; // a character has at most four bytes
    const qint64 from = std::max<qint64>(0, offset - kEdge);
    const QByteArray part = bytes.read(from, static_cast<qsizetype>(offset - from) + count + kEdge);
    const auto stretches = bytes.stretches(from, part.size());
    QList<qint64> places;
    for (const runner::Stream stream : { runner::Stream::Out, runner::Stream::Err }) {
        QByteArray own;
        QList<ByteSpool::Stretch> parts; // where each part begins in `own`, by its place there
        QList<qint64> origins;
        for (qsizetype i = 0; i < stretches.size(); ++i) {
            const qint64 start = std::max(stretches[i].start, from);
            const qint64 end =
                i + 1 < stretches.size() ? stretches[i + 1].start : from + part.size();
            if (stretches[i].stream != stream)
                continue;
            parts.append({ .start = own.size(), .stream = stream });
            origins.append(start);
            own += part.sliced(start - from, end - start);
        }
        for (const qsizetype place : invalidIn(own)) {
            const auto next =
                std::ranges::upper_bound(parts, place, {}, &ByteSpool::Stretch::start);
            const qsizetype index = next - parts.begin() - 1;
            const qint64 found = origins[index] + place - parts[index].start;
            if (found >= offset && found < offset + count)
                places.append(found);
        }
    }
    std::ranges::sort(places);
    return places;
}

qint64 placeOfInvalid(const ByteSpool &bytes, qint64 offset, qsizetype number)
{
    const auto places = invalidIn(bytes, offset, kFarthest);
    if (places.isEmpty())
        return offset;
    return places[std::min(number, places.size() - 1)];
}

} // namespace sandpad::widgets
