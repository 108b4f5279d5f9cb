#pragma once

#include "runner/model/Json.h"

#include <QByteArrayView>

#include <functional>
#include <string_view>

namespace sandpad::runner {

/// Writes JSON on one line, piece by piece, so that what a program printed is never held a second
/// time as JSON. Begin and end objects and arrays in pairs; each member of an object needs its key
/// first.
class JsonStream
{
public:
    /// Takes the next bytes; false: it takes no more.
    using Sink = std::function<bool(QByteArrayView bytes)>;

    explicit JsonStream(Sink sink, JsonLetters letters = JsonLetters::All);

    void beginObject() { begin('{'); }
    void endObject() { end('}'); }
    void beginArray() { begin('['); }
    void endArray() { end(']'); }
    void key(std::string_view name);

    void value(const nlohmann::json &value);
    /// The members of an object, as members of the one that is being written.
    void members(const nlohmann::json &object);
    /// A text of a guest: invalid UTF-8 becomes replacement characters, a byte order mark is left
    /// out.
    void text(QByteArrayView bytes);
    /// A text of base64.
    void base64(QByteArrayView bytes);
    /// A value that is JSON already; null where it is not.
    void written(QByteArrayView json);

    /// Writes what is left, and a line end. False: the sink took not all.
    [[nodiscard]] bool endLine();

private:
    void begin(char bracket);
    void end(char bracket);
    void separate();
    void put(QByteArrayView bytes);
    void putEscaping(QStringView text, const auto &isEscaped);
    void putString(QByteArrayView utf8);

    Sink m_sink;
    JsonLetters m_letters;
    QByteArray m_waiting; ///< for the sink
    bool m_needsComma = false;
    bool m_hasFailed = false;
};

} // namespace sandpad::runner
