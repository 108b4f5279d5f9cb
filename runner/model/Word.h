#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

namespace sandpad::runner {

/// An enumerator and its word in JSON.
template <typename Enum>
struct Word
{
    constexpr Word(Enum enumerator, const char *text)
        : value(enumerator)
        , word(text)
    { }

    Enum value;
    const char *word;
};

template <typename Enum, std::size_t count>
constexpr const char *wordOf(Enum value, const std::array<Word<Enum>, count> &words)
{
    for (const Word<Enum> &word : words) {
        if (word.value == value)
            return word.word;
    }
    return "";
}

/// Nothing where it is none of these words.
template <typename Enum, std::size_t count>
constexpr std::optional<Enum> valueOf(std::string_view text,
                                      const std::array<Word<Enum>, count> &words)
{
    for (const Word<Enum> &word : words) {
        if (text == word.word)
            return word.value;
    }
    return std::nullopt;
}

} // namespace sandpad::runner
