#pragma once

#include "widgets/text/CharacterWidth.h"
#include "widgets/text/TextAttributes.h"

#include <QList>
#include <QString>

#include <algorithm>

namespace sandpad::widgets {

/// A piece of a line in one look.
struct TextRun
{
    qsizetype start = 0; ///< UTF-16 unit in its line
    TextAttributes attributes;

    bool operator==(const TextRun &) const = default;
};

/// A line of output as it shows.
struct TextLine
{
    QString text;
    QList<TextRun> runs; ///< by start; the first begins at 0 unless the line is empty
    bool continues = false; ///< only broken for layout: the next line is the same printed one

    /// A part of it; up to its end, with the line break if it has one, when `end` is -1.
    [[nodiscard]] QString piece(qsizetype start, qsizetype end) const
    {
        if (end >= 0)
            return text.sliced(start, std::max<qsizetype>(0, end - start));
        return continues ? text.sliced(start) : text.sliced(start) + u'\n';
    }

    bool operator==(const TextLine &) const = default;
};

/// How lines become rows.
struct Wrapping
{
    // NOLINTNEXTLINE(google-explicit-constructor): a width alone is the usual case
    constexpr Wrapping(int width, Invisible shown = Invisible::Hidden)
        : columns(width)
        , invisible(shown)
    { }

    int columns;
    Invisible invisible;

    bool operator==(const Wrapping &) const = default;
};

/// Rows of so many columns when wrapped at a width: at least one.
[[nodiscard]] constexpr qint64 rowsFor(qint64 columns, int width)
{
    return std::max<qint64>(1, (columns + width - 1) / width);
}

} // namespace sandpad::widgets
