#pragma once

#include <QList>
#include <QStringView>

namespace sandpad::widgets {

/// How much of a text is shown at once.
struct ExcerptSize
{
    qsizetype lines = 16;
    qsizetype units = 2'400; ///< of all lines together
};

/// Some lines of a text, as places in it. Making one is cheap, however long the text is. A line of
/// more than kLongestPiece units comes in pieces, so no layout has to deal with a longer one.
struct Excerpt
{
    static constexpr qsizetype kLongestPiece = 1'024;

    struct Line
    {
        qsizetype start = 0;
        qsizetype length = 0; ///< UTF-16 units, without the line break
        bool continues = false; ///< the next one is the same line of the text
    };

    QList<Line> lines;
    bool startsLater = false; ///< there are lines before
    bool endsSooner = false; ///< there are lines behind

    [[nodiscard]] bool isWhole() const { return !startsLater && !endsSooner; }
};

/// The first lines of a text. When the unit `around` is not in them, lines from a little before it.
/// A line break at the end of the text does not begin another line.
[[nodiscard]] Excerpt excerptOf(QStringView text, ExcerptSize size, qsizetype around = 0);

/// How many lines a text has; -1 when it is too long to count them at once.
[[nodiscard]] qsizetype countLines(QStringView text);

} // namespace sandpad::widgets
