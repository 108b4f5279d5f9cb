#pragma once

#include "runner/answer/source/SourceLines.h"

namespace sandpad::runner {

/// What a line is that is a whole statement by itself, and so can be asked what it gives.
enum class StatementKind : std::uint8_t
{
    Other, ///< cannot be asked: a part of a statement, or one that gives nothing
    Prints, ///< a call that prints
    Value, ///< an expression
    Assigns, ///< gives a name a value
};

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
/// output. Line numbers stay.
[[nodiscard]] QString askedLine(const SourceLine &line, StatementKind kind,
                                const QString &languageId, const LineMarks &marks);

/// A statement that prints a text, for a program of the language.
[[nodiscard]] QString printing(const QString &text, const QString &languageId);

} // namespace sandpad::runner
