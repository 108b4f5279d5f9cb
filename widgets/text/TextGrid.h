#pragma once

#include "widgets/text/TextBlock.h"
#include "widgets/theme/Theme.h"

#include <QFont>

#include <optional>

namespace sandpad::widgets {

/// The grid on which output text stands: the font, the size of a cell, and how lines are cut into
/// rows. A value.
struct TextGrid
{
    QFont font;
    double cellWidth = 8; ///< logical pixels; fonts seldom advance by whole ones
    int rowHeight = 20;
    int columns = 80;
    Invisible invisible = Invisible::Hidden;

    /// Rows with labels are a little shorter, so that the last label is not cut off.
    [[nodiscard]] static TextGrid forWidth(const Theme &theme, int width,
                                           Invisible invisible = Invisible::Hidden);
    [[nodiscard]] Wrapping wrapping() const { return { columns, invisible }; }
    /// From the left edge of the first to the right edge of the last character, in pixels.
    [[nodiscard]] int widthOf(QStringView text) const;

    /// The part of a line that is its row-th row, in UTF-16 units.
    struct Slice
    {
        qsizetype start = 0;
        qsizetype end = 0;
    };
    [[nodiscard]] Slice slice(const QString &text, qint64 row) const;
    /// The row, within a line, that holds a unit.
    [[nodiscard]] qint64 rowOf(const QString &text, qsizetype unit) const;
    /// The unit of the row that is nearest to an x. The x counts from the text's left edge.
    [[nodiscard]] qsizetype unitAt(const QString &text, Slice slice, int x) const;
    /// The unit of the character at an x; nothing when the x is beside the row.
    [[nodiscard]] std::optional<qsizetype> characterAt(const QString &text, Slice slice,
                                                       int x) const;
};

} // namespace sandpad::widgets
