#pragma once

#include <QRegularExpression>

#include <span>

namespace sandpad::runner {

/// A form of a whole sentence that claims an output, in one natural language.
struct SentenceForm
{
    const char *language; ///< ISO 639-1
    /// Regular expression for all of the sentence but its end; %V stands for the value.
    const char *pattern;
};

/// All forms. A new language is a row here and a row in the test of claims.
[[nodiscard]] std::span<const SentenceForm> sentenceForms();

} // namespace sandpad::runner
