#pragma once

#include "runner/answer/language/DocExamples.h"

#include <QRegularExpression>
#include <QString>
#include <QStringList>

namespace sandpad::runner {

/// What somebody types into an interpreter, and how the same statements run as a program.
struct TranscriptForm
{
    QString first; ///< prompt of a statement
    QString more; ///< prompt of its further lines
    bool isSure = false; ///< nothing else begins so
    /// The text with the prompts above in place of a notebook's; null: there are no others.
    QString (*withPlainPrompts)(const QString &text) = nullptr;
    /// A program; %2 stands for a JSON list of the statements, %3 for the mark as a JSON text.
    const char *program = nullptr;
};

/// Examples within a program's documentation.
struct ExampleForm
{
    QList<DocExample> (*examplesIn)(const QString &code) = nullptr;
    /// As docExamplesProgram().
    QString (*program)(const QList<DocExample> &examples, const QString &mark,
                       const QString &end) = nullptr;
};

/// What a program names that it needs from outside.
struct ImportForm
{
    QStringList (*modules)(const QString &code) = nullptr; ///< top-level names, null: none
    QStringList (*packages)(const QString &code) = nullptr; ///< of its own header, null: none
    bool meansOwnFiles = false; ///< `import util` may be the file util beside the program
};

/// Blocks that run as one program.
struct SessionParts
{
    QStringList before; ///< the code of the blocks in front
    QString begin; ///< a statement without semicolon that prints that they are done
    QString code; ///< of the last block
    QString key; ///< a name that no block knows
};

struct SessionProgram
{
    QString code;
    int linesBefore = 0; ///< in front of the last block's first line; 0 where they are mixed
};

/// An error that says nothing about the code, and why.
struct Obstacle
{
    QRegularExpression words; ///< in all that the error says
    QRegularExpression code; ///< in the block; an empty one agrees with every block
    QString sentence;
};

/// An import that is missing and shows as a compiler's message at its line.
struct MissingImport
{
    QRegularExpression line;
    QStringList codes; ///< of the messages; empty: an import never shows so
};

} // namespace sandpad::runner
