#pragma once

#include <QString>
#include <QStringList>

#include <cstdint>

namespace sandpad::runner {

/// What a form of natural language is for (resources/claims/words.txt describes them).
enum class WordForm : std::uint8_t
{
    Output, ///< words before a block that is the output
    Heading, ///< words that alone, or before a colon, announce an output
    Sentence, ///< a whole sentence that claims an output; kValuePlace stands for the value
    Error, ///< words of a remark on code that is not allowed
    Prints, ///< all of a remark that says what its line prints; kValuePlace stands for the text
    Returns, ///< the same for what its line gives
    Throws, ///< words before a block that is the error which ends the program
    Condition, ///< words that speak of another case than the program as it stands
    Runs, ///< words that look like a condition and speak of the program as it stands
};

inline constexpr QLatin1StringView kValuePlace("VALUE");

/// All forms of a kind, each a regular expression, in the order of the file.
[[nodiscard]] QStringList formsOf(WordForm form);

/// Those of a form without a value, as one alternative of a regular expression.
[[nodiscard]] QString wordsFor(WordForm form);

} // namespace sandpad::runner
