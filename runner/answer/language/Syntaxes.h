#pragma once

#include "runner/answer/syntax/SourceSyntax.h"

namespace sandpad::runner {

[[nodiscard]] inline SourceSyntax pythonSyntax()
{
    return { .lineComment = QStringLiteral("#"), .tripleQuotes = TripleQuotes::Any };
}

/// The syntax of JavaScript and TypeScript.
[[nodiscard]] inline SourceSyntax scriptSyntax()
{
    return { .lineComment = QStringLiteral("//"),
             .hasLongComments = true,
             .hasTemplates = true,
             .hasPatterns = true };
}

[[nodiscard]] inline SourceSyntax csharpSyntax()
{
    return { .lineComment = QStringLiteral("//"),
             .hasLongComments = true,
             .tripleQuotes = TripleQuotes::Double,
             .hasVerbatimTexts = true };
}

} // namespace sandpad::runner
