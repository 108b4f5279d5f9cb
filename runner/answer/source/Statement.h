#pragma once

#include "runner/answer/language/StatementForm.h"
#include "runner/answer/syntax/SourceLines.h"

namespace sandpad::runner {

/// Other for each line of a language whose statements are not known.
[[nodiscard]] StatementKind statementKind(const QList<SourceLine> &lines, qsizetype index,
                                          const QString &languageId);

/// What a program prints around what one of its lines gives.
struct LineMarks
{
    QString begin;
    QString asText; ///< between a value as the language writes it, and as print() does
    QString state; ///< before what the call has changed; empty: nobody wants to know
    QString end;
};

/// The same line, with what tells the begin and end of what it prints, or its value, on standard
/// output. Line numbers stay. Not for StatementKind::Other.
[[nodiscard]] QString askedLine(const SourceLine &line, StatementKind kind,
                                const QString &languageId, const LineMarks &marks);

/// A statement without semicolon that prints a text; empty when the language knows none.
[[nodiscard]] QString printing(const QString &text, const QString &languageId);

} // namespace sandpad::runner
