#pragma once

#include "runner/model/Word.h"
#include "runner/model/json/JsonText.h"

#include <QList>
#include <QMap>
#include <QStringList>

#include <array>
#include <concepts>
#include <optional>
#include <span>

namespace sandpad::runner {

/// A value's type with or without `const`: one template describes it for writing and reading.
template <typename Type, typename Value>
concept Of = std::same_as<std::remove_const_t<Type>, Value>;

/// Writes a struct's fields into a JSON object. JsonReader has functions of the same names, so that
/// one template `fields(json, value)` names a struct's fields for both.
class JsonWriter
{
public:
    [[nodiscard]] nlohmann::json take() { return std::move(m_json); }

    void text(const char *key, const QString &text) { m_json[key] = text.toStdString(); }
    /// An empty text is null.
    void textOrNull(const char *key, const QString &text)
    {
        m_json[key] = runner::textOrNull(text);
    }
    /// An empty text is absent.
    void textIfAny(const char *key, const QString &text)
    {
        if (!text.isEmpty())
            m_json[key] = text.toStdString();
    }
    void texts(const char *key, const QStringList &texts)
    {
        auto array = nlohmann::json::array();
        for (const QString &text : texts)
            array.push_back(text.toStdString());
        m_json[key] = std::move(array);
    }
    void textsByName(const char *key, const QMap<QString, QString> &texts)
    {
        auto object = nlohmann::json::object();
        for (const auto &[name, text] : texts.asKeyValueRange())
            object[name.toStdString()] = text.toStdString();
        m_json[key] = std::move(object);
    }
    void base64(const char *key, const QByteArray &bytes)
    {
        m_json[key] = bytes.toBase64().toStdString();
    }
    /// Invalid UTF-8 is replaced.
    void decoded(const char *key, const QByteArray &bytes) { m_json[key] = runner::decoded(bytes); }
    /// A text, or {"base64"} when the bytes are not valid UTF-8.
    void bytes(const char *key, const QByteArray &bytes)
    {
        m_json[key] = bytes.isValidUtf8()
            ? nlohmann::json(bytes.toStdString())
            : nlohmann::json { { "base64", bytes.toBase64().toStdString() } };
    }
    void number(const char *key, std::integral auto number, qint64 /*least*/ = 0,
                qint64 /*most*/ = 0)
    {
        m_json[key] = number;
    }
    void optionalNumber(const char *key, std::optional<int> number, int /*least*/, int /*most*/)
    {
        m_json[key] = number ? nlohmann::json(*number) : nlohmann::json(nullptr);
    }
    /// Zero is null.
    void numberOrNull(const char *key, int number) { m_json[key] = runner::numberOrNull(number); }
    void amount(const char *key, double amount) { m_json[key] = amount; }
    void seconds(const char *key, std::chrono::microseconds time)
    {
        m_json[key] = runner::seconds(time);
    }
    void flag(const char *key, bool isSet) { m_json[key] = isSet; }
    void flagIfSet(const char *key, bool isSet)
    {
        if (isSet)
            flag(key, isSet);
    }
    template <typename Enum, std::size_t count>
    void word(const char *key, Enum value, const std::array<Word<Enum>, count> &words)
    {
        m_json[key] = wordOf(value, words);
    }
    template <typename Enum, std::size_t count>
    void wordIfAny(const char *key, Enum value, const std::array<Word<Enum>, count> &words)
    {
        word(key, value, words);
    }
    template <typename Value>
    void object(const char *key, const Value &value)
    {
        m_json[key] = json(value);
    }
    template <typename Value>
    void objectOrNull(const char *key, const std::optional<Value> &value)
    {
        m_json[key] = value ? json(*value) : nlohmann::json(nullptr);
    }
    template <typename Value>
    void list(const char *key, const QList<Value> &values)
    {
        auto array = nlohmann::json::array();
        for (const Value &value : values)
            array.push_back(json(value));
        m_json[key] = std::move(array);
    }
    /// For JsonReader, the fields from here on may be absent. They are always written.
    void restIsOptional() { }

    /// The object of a value that has `fields`, or what toJson() makes of another.
    template <typename Value>
    [[nodiscard]] static nlohmann::json json(const Value &value)
    {
        if constexpr (requires(JsonWriter &writer) { fields(writer, value); }) {
            JsonWriter writer;
            fields(writer, value);
            return writer.take();
        } else {
            return toJson(value);
        }
    }

private:
    nlohmann::json m_json = nlohmann::json::object();
};

} // namespace sandpad::runner
