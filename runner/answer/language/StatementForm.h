#pragma once

#include <QRegularExpression>
#include <QString>

#include <cstdint>

namespace sandpad::runner {

/// The kind of a line. A line that is a whole statement can be asked for its result.
enum class StatementKind : std::uint8_t
{
    Other, ///< cannot be asked: a part of a statement, or a statement without a result
    Prints, ///< a call that prints
    Value, ///< an expression
    Assigns, ///< gives a name a value
};

/// Where statements end with a semicolon.
enum class Semicolon : std::uint8_t
{
    Never, ///< the line's end ends the statement
    MayBeLeftOut, ///< but not behind a closing brace
    Always,
};

/// A statement that will be asked for its result, in pieces.
struct AskedStatement
{
    StatementKind kind = StatementKind::Other;
    QString code; ///< of the statement, without its semicolon
    QString value; ///< the expression whose value is printed; for an assignment the name
    QString changed; ///< the name that a call may have changed, printed after it; empty: none
    /// Statements without semicolon that print the marks of LineMarks.
    QString begin;
    QString asText;
    QString state;
    QString end;
};

/// How a language's statements are recognised, and how they are asked for results.
struct StatementForm
{
    QRegularExpression printCall; ///< a whole statement that prints
    QRegularExpression voidCall; ///< a call that gives nothing although it looks like an expression
    Semicolon semicolon = Semicolon::Always;
    /// A line with open brackets at its beginning or end is a part of a statement. In other
    /// languages they may be the braces around a block.
    bool endsOutsideBrackets = false;
    bool tellsChanges = false; ///< `asked` prints the value that a call has changed
    /// One line with the same statement, and marks for begin, value and end on standard output.
    QString (*asked)(const AskedStatement &statement) = nullptr;
};

} // namespace sandpad::runner
