#pragma once

#include <QString>

#include <cstdint>

namespace sandpad::runner {

/// Which quotes begin a string of several lines when three of them stand together.
enum class TripleQuotes : std::uint8_t
{
    None,
    Double, ///< """
    Any, ///< """ and '''
};

/// How a language writes comments and strings. The default is an unknown language: texts are in
/// quotes, there are no comments, and everything else is code.
struct SourceSyntax
{
    QString lineComment; ///< begins a comment up to the line's end; empty: there are none
    bool hasLongComments = false; ///< /* ... */
    TripleQuotes tripleQuotes = TripleQuotes::None;
    bool hasVerbatimTexts = false; ///< @"...": a backslash means nothing, "" is one quote
    bool hasTemplates = false; ///< `...${code}...`, over several lines
    bool hasPatterns = false; ///< /.../ is a regular expression where a value may stand
};

} // namespace sandpad::runner
