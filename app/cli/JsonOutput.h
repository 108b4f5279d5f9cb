#pragma once

#include <QByteArray>

#include <cstdint>
#include <functional>
#include <nlohmann/json_fwd.hpp>

namespace sandpad::runner {
class JsonStream;
} // namespace sandpad::runner

namespace sandpad::app {

/// Who reads what is printed.
enum class JsonReader : std::uint8_t
{
    Program,
    Terminal ///< obeys some characters, and puts others in another order
};

/// A terminal where standard output is one.
[[nodiscard]] JsonReader jsonReader();

/// JSON as UTF-8 with a line end. For a terminal all characters beyond ASCII are escaped; the
/// values are the same. `indent`: spaces for each level, -1: all on one line.
[[nodiscard]] QByteArray jsonText(const nlohmann::json &json, int indent, JsonReader reader);

/// Writes one value of JSON and a line end to standard output, piece by piece, as its reader can
/// take it. False: errno says why not.
[[nodiscard]] bool printJson(const std::function<void(runner::JsonStream &)> &write);

} // namespace sandpad::app
