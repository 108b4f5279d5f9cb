#pragma once

#include "runner/model/Error.h"
#include "runner/model/json/JsonWriter.h"

#include <QMap>

#include <limits>
#include <set>

namespace sandpad::runner {

/// The deepest nesting of JSON texts that are read.
inline constexpr std::size_t kMostJsonDepth = 64;

/// A text as a JSON value. Refuses what is larger than `mostBytes`, too deep, or has two fields of
/// the same name in one object.
[[nodiscard]] Result<nlohmann::json> parseJson(const QByteArray &text,
                                               qsizetype mostBytes = kMostJsonBytes);

/// Reads one JSON object strictly: each field is there, has its type and lies within its bounds,
/// and no other field is there. The first error is kept, as a sentence that names the field by its
/// path. An invalid value leaves the variable as it was.
class JsonReader
{
public:
    /// `value` and `error` must outlive this. `path` is the object's own.
    JsonReader(const nlohmann::json &value, QString &error, QString path = {});

    void text(const std::string &key, QString &text);
    void textOrNull(const std::string &key, QString &text);
    void textIfAny(const std::string &key, QString &text);
    void texts(const std::string &key, QStringList &texts);
    void textsByName(const std::string &key, QMap<QString, QString> &texts);
    /// UTF-8.
    void decoded(const std::string &key, QByteArray &bytes);
    void base64(const std::string &key, QByteArray &bytes);
    void bytes(const std::string &key, QByteArray &bytes);
    template <std::integral Integer>
    void number(const std::string &key, Integer &number, qint64 least = 0,
                qint64 most = std::numeric_limits<Integer>::max())
    {
        if (const auto read = wholeNumber(key, least, most))
            number = static_cast<Integer>(*read);
    }
    void numberOrNull(const std::string &key, int &number);
    void optionalNumber(const std::string &key, std::optional<int> &number, int least, int most);
    /// Not negative.
    void amount(const std::string &key, double &amount);
    template <typename Duration>
    void seconds(const std::string &key, Duration &time)
    {
        if (const auto read = microseconds(key))
            time = std::chrono::round<Duration>(*read);
    }
    void flag(const std::string &key, bool &isSet);
    /// Not set where the key is missing.
    void flagIfSet(const std::string &key, bool &isSet)
    {
        if (has(key))
            flag(key, isSet);
    }
    template <typename Enum, std::size_t count>
    void word(const std::string &key, Enum &value, const std::array<Word<Enum>, count> &words)
    {
        std::array<const char *, count> known {};
        for (std::size_t i = 0; i < count; ++i)
            known[i] = words[i].word;
        if (const auto index = wordIndex(key, known))
            value = words[*index].value;
    }
    /// A field that older texts do not have.
    template <typename Enum, std::size_t count>
    void wordIfAny(const std::string &key, Enum &value, const std::array<Word<Enum>, count> &words)
    {
        if (has(key))
            word(key, value, words);
    }
    template <typename Value>
    void object(const std::string &key, Value &value)
    {
        if (const nlohmann::json *found = find(key))
            readObject(*found, pathOf(key), value);
    }
    template <typename Value>
    void objectOrNull(const std::string &key, std::optional<Value> &value)
    {
        const nlohmann::json *found = find(key);
        if (found != nullptr && !found->is_null())
            readObject(*found, pathOf(key), value.emplace());
    }
    template <typename Value>
    void list(const std::string &key, QList<Value> &values)
    {
        const nlohmann::json *found = findList(key);
        values.clear();
        for (std::size_t i = 0; found != nullptr && i < found->size() && m_error.isEmpty(); ++i)
            readObject((*found)[i], pathOf(key, i), values.emplaceBack());
    }
    /// From here on a field that is absent or null keeps the value that it has.
    void restIsOptional() { m_isOptional = true; }

    /// Names of all fields.
    [[nodiscard]] QList<std::string> keys() const;
    [[nodiscard]] bool has(const std::string &key) const { return m_value.contains(key); }
    /// The field as it is; null with an error when it is missing.
    const nlohmann::json *find(const std::string &key);
    /// "PATH what." `key` may be empty: the object itself.
    void fail(const std::string &key, const QString &what);
    /// Each field that was not read is an error. To be called last.
    void refuseOthers();

    /// Reads the whole of an object through `fields` or readFields().
    template <typename Value>
    void readAll(Value &value)
    {
        if constexpr (requires { fields(*this, value); })
            fields(*this, value);
        else
            readFields(*this, value);
        refuseOthers();
    }

private:
    template <typename Value>
    void readObject(const nlohmann::json &json, QString path, Value &value)
    {
        JsonReader(json, m_error, std::move(path)).readAll(value);
    }
    [[nodiscard]] QString pathOf(const std::string &key) const;
    [[nodiscard]] QString pathOf(const std::string &key, std::size_t index) const;
    const std::string *findText(const std::string &key);
    const nlohmann::json *findList(const std::string &key);
    std::optional<qint64> wholeNumber(const std::string &key, qint64 least, qint64 most);
    std::optional<std::chrono::microseconds> microseconds(const std::string &key);
    std::optional<std::size_t> wordIndex(const std::string &key,
                                         std::span<const char *const> words);
    void readBase64(const std::string &key, const std::string &text, QByteArray &bytes);

    const nlohmann::json &m_value;
    QString &m_error;
    QString m_path;
    std::set<std::string> m_asked;
    bool m_isOptional = false;
};

/// The value of a whole JSON text, or the sentence that says what is wrong.
template <typename Value>
[[nodiscard]] Result<Value> valueFromJson(const QByteArray &text, qsizetype mostBytes)
{
    const auto json = parseJson(text, mostBytes);
    if (!json)
        return std::unexpected(json.error());
    Value value;
    QString error;
    JsonReader(*json, error).readAll(value);
    if (!error.isEmpty())
        return fail(ErrorCode::Malformed, error);
    return value;
}

} // namespace sandpad::runner
