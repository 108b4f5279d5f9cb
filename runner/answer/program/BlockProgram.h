#pragma once

#include "runner/answer/model/Answer.h"

#include <QByteArray>
#include <QMap>
#include <QSet>

namespace sandpad::runner {

/// A block made ready to be run so that its claims can be looked at: marks of random text around
/// what lines print, and the blocks before it in front. Lines keep their numbers but for the
/// blocks in front.
struct BlockProgram
{
    QByteArray code;
    QString mark; ///< begins every mark; nobody knows it beforehand
    int linesBefore = 0; ///< of the blocks in front
    bool hasMarks = false;
};

/// Text for one program's mark, which a program cannot guess: 64 random bits.
[[nodiscard]] QString randomMarkText();

/// `before`: the code of blocks that run first, in order; left out where the language knows no
/// sessions. `asksLines`: with marks for Line claims.
[[nodiscard]] BlockProgram programFor(const AnswerBlock &block, const QStringList &before,
                                      bool asksLines, const QString &markText = randomMarkText());

/// What a program printed, with the marks taken out.
struct MarkedOutput
{
    QString text; ///< of the block itself
    QMap<int, QStringList> given; ///< by line or statement number: what it gave each time
    /// Values of `given` as print() shows them, which is not how Python writes them.
    QMap<int, QStringList> asText;
    /// What a call was made on, as it is then: `xs` behind `xs.append(4)`.
    QMap<int, QStringList> state;
    QSet<int> values; ///< those of `given` that are values, not what was printed
    bool hasBegun = true; ///< false: the blocks in front did not get to their end
};

[[nodiscard]] MarkedOutput readMarked(const QByteArray &output, const BlockProgram &program);

} // namespace sandpad::runner
