#include "widgets/text/TextGrid.h"

#include "widgets/text/CharacterWidth.h"
#include "widgets/text/InvisibleCharacters.h"

#include <QFontMetricsF>

#include <algorithm>
#include <cmath>

namespace sandpad::widgets {

TextGrid TextGrid::forWidth(const Theme &theme, int width, Invisible invisible)
{
    const QFontMetricsF metrics(theme.codeFont);
    TextGrid grid;
    grid.font = theme.codeFont;
    grid.cellWidth = std::max(1.0, metrics.horizontalAdvance(u'M'));
    grid.rowHeight = static_cast<int>(std::ceil(metrics.height())) + 2;
    const int kept = invisible == Invisible::Shown ? kLongestLabel - 1 : 0;
    grid.columns = std::max(8, static_cast<int>(width / grid.cellWidth) - kept);
    grid.invisible = invisible;
    return grid;
}

int TextGrid::widthOf(QStringView text) const
{
    return static_cast<int>(std::lround(columnsOf(text, invisible) * cellWidth));
}

TextGrid::Slice TextGrid::slice(const QString &text, qint64 row) const
{
    const int column = static_cast<int>(row) * columns;
    return { .start = row == 0 ? 0 : endOfColumns(text, 0, column, invisible),
             .end = endOfColumns(text, 0, column + columns, invisible) };
}

qint64 TextGrid::rowOf(const QString &text, qsizetype unit) const
{
    const qint64 row = columnsOf(QStringView(text).first(unit), invisible) / columns;
    // The unit is behind the last character of a full row, or is a mark that combines with it.
    const qsizetype start = slice(text, row).start;
    return row > 0 && (start > unit || start == text.size()) ? row - 1 : row;
}

qsizetype TextGrid::unitAt(const QString &text, Slice slice, int x) const
{
    const auto column = static_cast<int>(std::max(0.0, (x + cellWidth / 2) / cellWidth));
    if (column == 0)
        return slice.start;
    return std::min(endOfColumns(text, slice.start, column, invisible), slice.end);
}

std::optional<qsizetype> TextGrid::characterAt(const QString &text, Slice slice, int x) const
{
    int right = 0;
    for (qsizetype at = slice.start; at < slice.end && x >= 0;) {
        const CharacterStep step = stepAt(text, at);
        right += columnsOf(step.character, invisible);
        if (x < right * cellWidth)
            return at;
        at += step.units;
    }
    return std::nullopt;
}

} // namespace sandpad::widgets
