#include "app/cli/JsonOutput.h"

#include "runner/model/Json.h"

#include <nlohmann/json.hpp>
#include <unistd.h>

namespace sandpad::app {

namespace {

    /// JSON escapes the other control characters anyway.
    constexpr char kDeleteByte = '\x7f';

} // namespace

JsonReader jsonReader()
{
    return ::isatty(STDOUT_FILENO) == 1 ? JsonReader::Terminal : JsonReader::Program;
}

QByteArray jsonText(const nlohmann::json &json, int indent, JsonReader reader)
{
    const bool isEscaped = reader == JsonReader::Terminal;
    using runner::JsonLetters;
    QByteArray text =
        runner::jsonBytes(json, indent, isEscaped ? JsonLetters::Ascii : JsonLetters::All);
    if (isEscaped)
        text.replace(kDeleteByte, "\\u007f"); // it can only stand in a string
    text.append('\n');
    return text;
}

} // namespace sandpad::app
