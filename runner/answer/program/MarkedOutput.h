#pragma once

#include "runner/answer/program/BlockProgram.h"

#include <QByteArray>
#include <QList>
#include <QMap>
#include <QSet>
#include <QStringList>

namespace sandpad::runner {

/// How many texts behind marks are kept of one output, for a hostile program can print far more
/// marks than there is memory for lists of texts. Of a line that has more nothing is kept.
inline constexpr qsizetype kMostPieces = 250'000;

/// A text that a line printed, as a part of MarkedOutput::text, in UTF-16 units.
struct PrintedPiece
{
    int line = 0;
    qsizetype start = 0;
    qsizetype length = 0;
};

/// What a program printed, with the marks taken out.
struct MarkedOutput
{
    QString text; ///< of the block itself
    QList<PrintedPiece> printed; ///< those of `given` that lines printed, in order
    QMap<int, QStringList> given; ///< results by line or statement number, one for each time
    /// The values of `given` as print() shows them, which may differ from how Python writes them.
    QMap<int, QStringList> asText;
    /// The value that a call was made on, after the call: `xs` behind `xs.append(4)`.
    QMap<int, QStringList> state;
    /// What an assignment printed beside its value.
    QMap<int, QStringList> beside;
    /// Lines that were left in the first time that they ran, by an error or at the end.
    QSet<int> unfinished;
    QSet<int> values; ///< those of `given` that are values, not what was printed
    bool isWhole = true; ///< false: on the word of a mark something was left out of `text`
    bool hasBegun = true; ///< false: the blocks in front did not get to their end
};

/// Takes any bytes: what is no mark of this program is text. A line that calls what has marks of
/// its own printed their text, too.
[[nodiscard]] MarkedOutput readMarked(const QByteArray &output, const BlockProgram &program);

} // namespace sandpad::runner
