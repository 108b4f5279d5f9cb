#pragma once

#include "runner/answer/model/SourceFacts.h"

#include <QRegularExpression>
#include <QString>
#include <QStringList>

namespace sandpad::runner {

/// A transcript of an interpreter, and how the same statements run as a program.
struct TranscriptForm
{
    QString first; ///< prompt of a statement
    QString more; ///< prompt of its further lines
    bool isSure = false; ///< only such a transcript begins with the prompt
    /// A typed line that goes on with the statement before it, as `else:` does.
    QRegularExpression further = QRegularExpression(QStringLiteral("(?!)"));
    /// Replaces the prompts of a notebook by those above; null: there are none.
    QString (*withPlainPrompts)(const QString &text) = nullptr;
    /// A program; %2 stands for a JSON list of the statements, %3 for their mark as a JSON text, %4
    /// for a list of the programs that run before, %5 for the text to print after those.
    const char *program = nullptr;
};

/// The parts of several blocks that run as one program.
struct SessionParts
{
    QList<ProgramText> before; ///< the blocks in front
    QString begin; ///< a statement without semicolon that reports that `before` is done
    ProgramText last; ///< the last block
    QString key; ///< a name that occurs in no block
};

/// The code of all, one after the other.
[[nodiscard]] inline QString joined(const QList<ProgramText> &programs)
{
    QStringList codes;
    for (const ProgramText &program : programs)
        codes.append(program.code);
    return codes.join(u'\n');
}

struct SessionProgram
{
    QString code;
    int linesBefore = 0; ///< lines in front of the last block's first line; 0 where they are mixed
};

/// An error that shows nothing about the code, and the reason.
struct Obstacle
{
    QRegularExpression words; ///< matched with all texts of the error
    QRegularExpression code; ///< matched with the block; an empty one matches every block
    QString sentence;
};

/// How a compiler reports a missing import at its line.
struct MissingImport
{
    QRegularExpression line;
    QStringList codes; ///< of the messages; empty: the compiler never reports it so
};

} // namespace sandpad::runner
