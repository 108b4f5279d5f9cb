#pragma once

#include "runner/answer/model/Answer.h"
#include "runner/answer/program/Marks.h"

#include <QByteArray>

namespace sandpad::runner {

/// A block prepared for a run that shows its claims: the output of its lines is between marks of
/// random text, and the blocks before it are in front. Line numbers stay the same, but for the
/// blocks in front.
struct BlockProgram
{
    QByteArray code;
    Marks marks; ///< that it prints; none when there are none in it
    int linesBefore = 0; ///< of the blocks in front
};

/// The text of one program's mark, which a program cannot guess: 64 random bits.
[[nodiscard]] QString randomMarkText();

/// `before` are blocks that run first, in order; it is left out where the language has
/// no sessions. With `asksLines` the lines of Line claims get marks.
[[nodiscard]] BlockProgram programFor(const AnswerBlock &block, const QList<ProgramText> &before,
                                      bool asksLines, const QString &markText = randomMarkText());

} // namespace sandpad::runner
