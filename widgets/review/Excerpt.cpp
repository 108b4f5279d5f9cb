#include "widgets/review/Excerpt.h"

#include <algorithm>

namespace sandpad::widgets {

namespace {

    constexpr qsizetype kLinesBefore = 2;
    constexpr qsizetype kMostUnitsBefore = 400;
    constexpr qsizetype kMostCounted = 4'000'000;

    QStringView withoutLastBreak(QStringView text)
    {
        return text.endsWith(u'\n') ? text.chopped(1) : text;
    }

    /// Keeps the two units of a surrogate pair together.
    qsizetype pieceLength(QStringView piece)
    {
        return Excerpt::kLongestPiece - (piece[Excerpt::kLongestPiece].isLowSurrogate() ? 1 : 0);
    }

    Excerpt linesFrom(QStringView text, qsizetype start, const ExcerptSize &size)
    {
        Excerpt excerpt;
        excerpt.startsLater = start > 0;
        qsizetype units = 0;
        while (excerpt.lines.size() < size.lines && units <= size.units) {
            const QStringView piece =
                text.sliced(start, std::min(text.size() - start, Excerpt::kLongestPiece + 1));
            const qsizetype found = piece.indexOf(u'\n');
            const bool continues = found < 0 && piece.size() > Excerpt::kLongestPiece;
            const qsizetype length = found >= 0 ? found
                : continues                     ? pieceLength(piece)
                                                : piece.size();
            excerpt.lines.append({ .start = start, .length = length, .continues = continues });
            units += length;
            if (found < 0 && !continues)
                return excerpt;
            start += length + (continues ? 0 : 1);
        }
        excerpt.endsSooner = true;
        return excerpt;
    }

    /// The start of the line that a unit is in, or of a line a few lines before, but not far away.
    qsizetype startBefore(QStringView text, qsizetype unit)
    {
        const qsizetype least = std::max<qsizetype>(0, unit - kMostUnitsBefore);
        const QStringView before = text.sliced(least, unit - least);
        qsizetype start = before.size();
        for (qsizetype line = 0; line <= kLinesBefore; ++line) {
            const qsizetype found = start > 0 ? before.lastIndexOf(u'\n', start - 1) : -1;
            if (found < 0)
                break;
            start = found;
        }
        return start == before.size() ? least : least + start + 1;
    }

} // namespace

Excerpt excerptOf(QStringView text, ExcerptSize size, qsizetype around)
{
    text = withoutLastBreak(text);
    Excerpt excerpt = linesFrom(text, 0, size);
    const Excerpt::Line &last = excerpt.lines.last();
    if (around <= last.start + last.length || !excerpt.endsSooner)
        return excerpt;
    return linesFrom(text, startBefore(text, std::min(around, text.size())), size);
}

qsizetype countLines(QStringView text)
{
    if (text.size() > kMostCounted)
        return -1;
    return withoutLastBreak(text).count(u'\n') + 1;
}

} // namespace sandpad::widgets
