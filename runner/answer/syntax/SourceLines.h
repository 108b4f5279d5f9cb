#pragma once

#include "runner/answer/syntax/SourceSyntax.h"

#include <QList>
#include <QString>

namespace sandpad::runner {

/// One line of a program, split where a remark begins.
struct SourceLine
{
    QString code; ///< without the remark, trailing space cut
    QString comment; ///< the remark's text without its marks, trimmed; empty when there is none
    bool startsInside = false; ///< of a string, a long comment or brackets
    bool endsInside = false;
    bool endsInText = false; ///< of a string or a long comment
    int depth = 0; ///< brackets that are open at its start

    /// Is there nothing but a remark?
    [[nodiscard]] bool isCommentOnly() const
    {
        return code.trimmed().isEmpty() && !comment.isEmpty();
    }
};

/// What a character of a program is part of.
enum class SourcePart : std::uint8_t
{
    Code,
    Text, ///< a string literal, its quotes included
    Comment,
};

/// Splits a program into lines. Knows the strings and comments of its language, but no grammar: the
/// text before a slash decides whether it begins a regular expression.
[[nodiscard]] QList<SourceLine> sourceLines(const QString &code, const SourceSyntax &syntax);

/// The part of each UTF-16 unit.
[[nodiscard]] QList<SourcePart> sourceParts(const QString &code, const SourceSyntax &syntax);

/// What a program does, line by line: its code with spaces for its remarks and for the contents of
/// its strings, which say something and do nothing. Strings with code in them (f"{x}", $"{x}")
/// stay.
[[nodiscard]] QString bareCode(const QString &code, const SourceSyntax &syntax);

/// Whether a program ends within a long string or comment, or with open brackets.
struct SourceEnd
{
    bool isInText = false;
    int openBrackets = 0;
};
[[nodiscard]] SourceEnd sourceEnd(const QString &code, const SourceSyntax &syntax);

} // namespace sandpad::runner
