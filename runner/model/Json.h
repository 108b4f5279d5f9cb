#pragma once

#include <QByteArray>
#include <QString>

#include <cstdint>
#include <nlohmann/json.hpp>

/// JSON as text. The library's reader and writer are templates of 60 KB of machine code; they are
/// compiled in Json.cpp and nowhere else.
namespace sandpad::runner {

/// A text as a JSON value; `is_discarded()` where it is none. Never throws. `keep`, if any, is
/// asked whether a part stays; see nlohmann::json::parser_callback_t.
[[nodiscard]] nlohmann::json jsonFrom(QByteArrayView text,
                                      const nlohmann::json::parser_callback_t &keep = {});

/// Tells the reader each part of a text, in order. False where the text is no JSON, or the reader
/// wanted no more. Never throws, and needs no memory for what was read.
[[nodiscard]] bool readJson(QByteArrayView text, nlohmann::json::json_sax_t &reader);

[[nodiscard]] bool isJson(QByteArrayView text);

/// Where and why a text is no JSON, in the library's words.
[[nodiscard]] QString jsonError(QByteArrayView text);

/// A whole number that an int holds; -1 for every other value. The library's own conversion of a
/// number with a fraction, or beyond the type, is undefined.
[[nodiscard]] int wholeNumber(const nlohmann::json &value);

enum class JsonLetters : std::uint8_t
{
    All,
    Ascii ///< all others escaped
};

/// A value as JSON in UTF-8, on one line if `indent` is negative. Invalid UTF-8 becomes replacement
/// characters.
[[nodiscard]] QByteArray jsonBytes(const nlohmann::json &value, int indent = -1,
                                   JsonLetters letters = JsonLetters::All);

} // namespace sandpad::runner
