#pragma once

#include <QList>
#include <QSet>
#include <QString>
#include <QStringList>

#include <cstdint>
#include <optional>
#include <utility>

namespace sandpad::runner {

/// The kind of a statement. A whole statement that stands alone on its lines can be asked for its
/// result.
enum class StatementKind : std::uint8_t
{
    Other, ///< cannot be asked: a part of a statement, or a statement without a result
    Prints, ///< a call that prints
    Value, ///< an expression
    Assigns, ///< gives a name a value
};

/// A statement that can be asked.
struct SourceStatement
{
    StatementKind kind = StatementKind::Other; ///< never Other
    qsizetype start = 0; ///< in the code, in UTF-16 units
    qsizetype end = 0; ///< of the character behind it and its semicolon
    int firstLine = 0; ///< from 0
    int lastLine = 0; ///< from 0
    QString name; ///< that an assignment gives a value
    QString changed; ///< what a call may have changed, as `xs` in `xs.append(4)`; empty: nothing

    bool operator==(const SourceStatement &) const = default;
};

/// What a line is a part of, in a language that wants its programs in an order.
enum class RowPart : std::uint8_t
{
    Header, ///< imports and the like
    Statement,
    Type,
};

/// A line of a program, split where a remark begins.
struct SourceRow
{
    QString code; ///< without the remark
    QString comment; ///< the remark's text without its marks, trimmed; empty when there is none
    RowPart part = RowPart::Statement;
    /// It begins with the modifiers of a method that stands outside of all classes.
    bool isMember = false;

    /// Is there nothing but a remark?
    [[nodiscard]] bool isCommentOnly() const
    {
        return code.trimmed().isEmpty() && !comment.isEmpty();
    }
    bool operator==(const SourceRow &) const = default;
};

/// An example in a docstring: a statement behind `>>>` and its expected output.
struct DocExample
{
    int line = 0; ///< of its prompt in the code, 1-based
    QString statement;
    QString answer; ///< its output; of an exception the last line; empty when nothing is printed

    bool operator==(const DocExample &) const = default;
};

/// What verifying a program needs to know of its text. A value. The parser of the language reads it
/// from the program's tree, as resources/guest/python/sourcefacts.py describes; where none did,
/// factsFromLines() reads it from lines.
struct SourceFacts
{
    QList<SourceStatement> statements; ///< in order, at most one ends on each line
    QList<SourceRow> rows; ///< one for each line of the code
    QString texts; ///< of its string literals
    QSet<QString> defines; ///< the names that it gives a value at top level
    QSet<QString> fixed; ///< those of them that may be declared only once
    QSet<QString> uses; ///< the names that it uses and does not define
    /// What it imports, without what comes with the language; empty when no parser read it.
    QStringList modules;
    /// Those of `modules` that are not here; nothing: nobody has looked for them.
    std::optional<QStringList> absent;
    bool handlesErrors = false;
    QList<DocExample> examples; ///< in order; none when no parser read them

    bool operator==(const SourceFacts &) const = default;
};

/// A program, and what is known of its lines.
struct ProgramText
{
    // NOLINTNEXTLINE(google-explicit-constructor): a program of which nothing is known
    ProgramText(QString text, QList<SourceRow> read = {})
        : code(std::move(text))
        , rows(std::move(read))
    { }

    QString code;
    QList<SourceRow> rows; ///< one for each line; empty: unknown
};

} // namespace sandpad::runner
