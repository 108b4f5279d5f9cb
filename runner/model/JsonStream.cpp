#include "runner/model/JsonStream.h"

#include <QStringDecoder>

#include <algorithm>
#include <array>

namespace sandpad::runner {

namespace {

    constexpr qsizetype kPiece = 48 << 10; // a multiple of the three bytes that base64 needs

    /// Where a piece of a text ends: not within a character.
    qsizetype endOfPiece(QByteArrayView bytes, qsizetype from)
    {
        constexpr int kLongest = 4;
        qsizetype end = std::min(from + kPiece, bytes.size());
        for (int i = 0; i < kLongest && end < bytes.size()
             && (static_cast<unsigned char>(bytes[end]) & 0xc0U) == 0x80U;
             ++i)
            --end;
        return end;
    }

    /// The pieces of a long text, one after the other. What is no UTF-8 becomes U+FFFD, and a byte
    /// order mark is left out.
    void lettersOf(QByteArrayView utf8, const auto &take)
    {
        using Flag = QStringDecoder::Flag;
        for (qsizetype at = 0; at < utf8.size();) {
            const qsizetype end = endOfPiece(utf8, at);
            QStringDecoder decoder(QStringDecoder::Utf8,
                                   at == 0 ? Flag::Stateless
                                           : Flag::Stateless | Flag::ConvertInitialBom);
            take(QString(decoder(utf8.sliced(at, end - at))));
            at = end;
        }
    }

    using Escaped = std::array<char, 6>;

    /// A UTF-16 unit as JSON escapes it; the letter behind the backslash, or 'u'.
    char letterOf(char16_t unit)
    {
        constexpr QStringView kUnits = u"\"\\\b\t\n\f\r";
        constexpr QByteArrayView kLetters = "\"\\btnfr";
        const qsizetype found = kUnits.indexOf(unit);
        return found < 0 ? 'u' : kLetters[found];
    }

    Escaped escaped(char16_t unit)
    {
        constexpr QByteArrayView kDigits = "0123456789abcdef";
        const auto digit = [&](int shift) { return kDigits[(unit >> shift) & 0xf]; };
        return { '\\', letterOf(unit), digit(12), digit(8), digit(4), digit(0) };
    }

    qsizetype lengthOf(const Escaped &text)
    {
        constexpr qsizetype kShort = 2;
        return text[1] == 'u' ? std::ssize(text) : kShort;
    }

} // namespace

JsonStream::JsonStream(Sink sink, JsonLetters letters)
    : m_sink(std::move(sink))
    , m_letters(letters)
{ }

void JsonStream::put(QByteArrayView bytes)
{
    m_waiting.append(bytes);
    if (m_waiting.size() < kPiece)
        return;
    m_hasFailed = m_hasFailed || !m_sink(m_waiting);
    m_waiting.resize(0); // keeps its memory
}

void JsonStream::separate()
{
    if (m_needsComma)
        put(",");
    m_needsComma = true;
}

void JsonStream::begin(char bracket)
{
    separate();
    put({ &bracket, 1 });
    m_needsComma = false;
}

void JsonStream::end(char bracket)
{
    put({ &bracket, 1 });
    m_needsComma = true;
}

void JsonStream::key(std::string_view name)
{
    separate();
    putString({ name.data(), static_cast<qsizetype>(name.size()) });
    put(":");
    m_needsComma = false;
}

/// Puts letters, of which some are escaped.
void JsonStream::putEscaping(QStringView text, const auto &isEscaped)
{
    qsizetype done = 0;
    for (qsizetype at = 0; at < text.size(); ++at) {
        const char16_t unit = text[at].unicode();
        if (!isEscaped(unit))
            continue;
        if (at > done)
            put(text.sliced(done, at - done).toUtf8());
        const Escaped escape = escaped(unit);
        put({ escape.data(), lengthOf(escape) });
        done = at + 1;
    }
    put(text.sliced(done).toUtf8());
}

void JsonStream::putString(QByteArrayView utf8)
{
    const char16_t last = m_letters == JsonLetters::Ascii ? u'~' : u'\xffff';
    put("\"");
    lettersOf(utf8, [&](QStringView text) {
        putEscaping(text, [last](char16_t unit) {
            return unit < u' ' || unit == u'"' || unit == u'\\' || unit > last;
        });
    });
    put("\"");
}

void JsonStream::text(QByteArrayView bytes)
{
    separate();
    putString(bytes);
}

void JsonStream::base64(QByteArrayView bytes)
{
    separate();
    put("\"");
    for (qsizetype at = 0; at < bytes.size(); at += kPiece)
        put(bytes.sliced(at, std::min(kPiece, bytes.size() - at)).toByteArray().toBase64());
    put("\"");
}

void JsonStream::written(QByteArrayView json)
{
    separate();
    if (!isJson(json))
        return put("null");
    // Beyond ASCII there are only strings; line ends stand between values only.
    const char16_t last = m_letters == JsonLetters::Ascii ? u'~' : u'\xffff';
    lettersOf(json, [&](QString text) {
        text.replace(u'\n', u' ').replace(u'\r', u' ');
        putEscaping(text, [last](char16_t unit) { return unit > last; });
    });
}

void JsonStream::members(const nlohmann::json &object)
{
    for (const auto &[name, member] : object.items()) {
        key(name);
        value(member);
    }
}

void JsonStream::value(const nlohmann::json &value)
{
    if (const auto *string = value.get_ptr<const std::string *>()) {
        text({ string->data(), static_cast<qsizetype>(string->size()) });
    } else if (value.is_object()) {
        beginObject();
        members(value);
        endObject();
    } else if (value.is_array()) {
        beginArray();
        for (const nlohmann::json &item : value)
            this->value(item);
        endArray();
    } else {
        separate();
        put(jsonBytes(value));
    }
}

bool JsonStream::endLine()
{
    put("\n");
    m_hasFailed = m_hasFailed || (!m_waiting.isEmpty() && !m_sink(m_waiting));
    m_waiting.clear();
    m_needsComma = false;
    return !m_hasFailed;
}

} // namespace sandpad::runner
