#pragma once

#include "widgets/text/CharacterWidth.h"
#include "widgets/text/TextAttributes.h"

#include <QList>
#include <QString>

#include <algorithm>

namespace sandpad::widgets {

/// A piece of a line whose characters all look the same.
struct TextRun
{
    qsizetype start = 0; ///< UTF-16 unit in its line
    TextAttributes attributes;

    bool operator==(const TextRun &) const = default;
};

/// A line of output as it is shown.
struct TextLine
{
    QString text;
    QList<TextRun> runs; ///< by start; the first begins at 0 unless the line is empty
    bool continues = false; ///< broken only for the layout: the next line is its rest

    /// A part of the text. When `end` is -1: up to the end, with the line break if there is one.
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

/// How many rows this many columns take when they are wrapped at a width: at least one.
[[nodiscard]] constexpr qint64 rowsFor(qint64 columns, int width)
{
    return std::max<qint64>(1, (columns + width - 1) / width);
}

} // namespace sandpad::widgets
