#pragma once

#include "runner/answer/language/StatementForm.h"
#include "runner/answer/syntax/SourceLines.h"

#include <optional>

namespace sandpad::runner {

/// The statement that a line is, its places counted from the line's start, as far as the text of
/// the lines shows; nothing when it cannot be asked, or in a language whose statements are not
/// known.
[[nodiscard]] std::optional<SourceStatement>
statementAt(const QList<SourceLine> &lines, qsizetype index, const QString &languageId);

/// Marks that a program prints around the result of one of its lines.
struct LineMarks
{
    QString beside; ///< before what an assignment prints
    QString begin;
    QString asText; ///< between the value as the language writes it and as print() shows it
    QString state; ///< before the value that the call has changed; empty: it is not printed
    QString end;
};

/// What goes in the place of a statement of the code: the same, and code that prints marks around
/// its output or its value on standard output. Line numbers stay.
[[nodiscard]] QString askedStatement(const QString &code, const SourceStatement &statement,
                                     const QString &languageId, const LineMarks &marks);

/// A statement without semicolon that prints a text; empty when the language has none.
[[nodiscard]] QString printing(const QString &text, const QString &languageId);

} // namespace sandpad::runner
