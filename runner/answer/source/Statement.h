#pragma once

#include "runner/answer/language/StatementForm.h"
#include "runner/answer/syntax/SourceLines.h"

namespace sandpad::runner {

/// The kind of a line; Other in a language whose statements are not known.
[[nodiscard]] StatementKind statementKind(const QList<SourceLine> &lines, qsizetype index,
                                          const QString &languageId);

/// Marks that a program prints around the result of one of its lines.
struct LineMarks
{
    QString begin;
    QString asText; ///< between the value as the language writes it and as print() shows it
    QString state; ///< before the value that the call has changed; empty: it is not printed
    QString end;
};

/// The same line, with code that prints marks around its output or its value on standard output.
/// Line numbers stay. Not for StatementKind::Other.
[[nodiscard]] QString askedLine(const SourceLine &line, StatementKind kind,
                                const QString &languageId, const LineMarks &marks);

/// A statement without semicolon that prints a text; empty when the language has none.
[[nodiscard]] QString printing(const QString &text, const QString &languageId);

} // namespace sandpad::runner
