#pragma once

#include <QRegularExpression>
#include <QString>

#include <cstdint>

namespace sandpad::runner {

/// What a line is that is a whole statement by itself, and so can be asked what it gives.
enum class StatementKind : std::uint8_t
{
    Other, ///< cannot be asked: a part of a statement, or one that gives nothing
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

/// A statement that is to be asked, in pieces.
struct AskedStatement
{
    StatementKind kind = StatementKind::Other;
    QString code; ///< of the statement, without its semicolon
    QString value; ///< the expression whose value is shown; of an assignment the name
    QString changed; ///< what a call may have changed, to be shown after it; empty: nothing
    /// Statements without semicolon that print the marks of LineMarks.
    QString begin;
    QString asText;
    QString state;
    QString end;
};

/// How a language's statements are told and asked what they give.
struct StatementForm
{
    QRegularExpression printCall; ///< a whole statement that prints
    QRegularExpression voidCall; ///< a call that gives nothing though it looks like an expression
    Semicolon semicolon = Semicolon::Always;
    /// A line with brackets open at its begin or end is a part of a statement; elsewhere they may
    /// be the braces around a block.
    bool endsOutsideBrackets = false;
    bool tellsChanges = false; ///< `asked` shows what a call has changed
    /// One line of the same statement and what tells begin, value and end on standard output.
    QString (*asked)(const AskedStatement &statement) = nullptr;
};

} // namespace sandpad::runner
