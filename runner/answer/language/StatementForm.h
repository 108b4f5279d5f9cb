#pragma once

#include "runner/answer/model/SourceFacts.h"

#include <QRegularExpression>
#include <QString>

#include <cstdint>

namespace sandpad::runner {

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
    QString beside;
    QString begin;
    QString asText;
    QString state;
    QString end;

    /// Does an assignment declare its name, so that it cannot be a part of an expression?
    [[nodiscard]] bool isDeclaration() const
    {
        static const QRegularExpression assignment(QStringLiteral(R"(^[\w$]+\s*=)"));
        return !code.contains(assignment);
    }
};

/// How a language's statements are recognised where no parser read them, and how they are asked for
/// results.
struct StatementForm
{
    QRegularExpression printCall; ///< a whole statement that prints
    QRegularExpression voidCall; ///< a call that gives nothing although it looks like an expression
    /// A whole statement that is an expression, which the language does not take as one; an empty
    /// pattern: it takes any.
    QRegularExpression refused = {};
    Semicolon semicolon = Semicolon::Always;
    /// A line with open brackets at its beginning or end is a part of a statement. In other
    /// languages they may be the braces around a block.
    bool endsOutsideBrackets = false;
    bool tellsChanges = false; ///< `asked` prints the value that a call has changed
    /// The same statement, which may go over several lines, once, and marks for begin, value and
    /// end on standard output. It has no line more.
    QString (*asked)(const AskedStatement &statement) = nullptr;
};

} // namespace sandpad::runner
