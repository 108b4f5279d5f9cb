#include "app/cli/JsonOutput.h"

#include "app/cli/StandardStreams.h"
#include "runner/model/Json.h"
#include "runner/model/JsonStream.h"

#include <nlohmann/json.hpp>
#include <unistd.h>

namespace sandpad::app {

namespace {

    /// JSON escapes the other control characters anyway.
    constexpr char kDeleteByte = '\x7f';

    runner::JsonLetters lettersFor(JsonReader reader)
    {
        return reader == JsonReader::Terminal ? runner::JsonLetters::Ascii
                                              : runner::JsonLetters::All;
    }

} // namespace

JsonReader jsonReader()
{
    return ::isatty(STDOUT_FILENO) == 1 ? JsonReader::Terminal : JsonReader::Program;
}

QByteArray jsonText(const nlohmann::json &json, int indent, JsonReader reader)
{
    QByteArray text = runner::jsonBytes(json, indent, lettersFor(reader));
    if (reader == JsonReader::Terminal)
        text.replace(kDeleteByte, "\\u007f"); // it can only stand in a string
    text.append('\n');
    return text;
}

bool printJson(const std::function<void(runner::JsonStream &)> &write)
{
    const auto print = [](QByteArrayView bytes) {
        return writeToDescriptor(STDOUT_FILENO,
                                 QByteArray::fromRawData(bytes.data(), bytes.size()));
    };
    runner::JsonStream out(print, lettersFor(jsonReader()));
    write(out);
    return out.endLine();
}

} // namespace sandpad::app
