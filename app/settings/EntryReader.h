#pragma once

#include "runner/model/json/JsonWriter.h"

#include <QStringList>

#include <chrono>
#include <optional>

namespace sandpad::app {

/// Reads one JSON object that a person may have written. What is missing stays as it was, and so
/// does what cannot be used: it has another type, or lies outside of its bounds. The path of each
/// of these is noted. Its functions have the names of those of JsonWriter, so that one template
/// `fields(json, value)` serves both.
class EntryReader
{
public:
    /// Both must outlive this. `path` is the object's own.
    EntryReader(const nlohmann::json &value, QStringList &unusable, QString path = {});

    void text(const char *key, QString &text);
    void textsByName(const char *key, QMap<QString, QString> &texts);
    void flag(const char *key, bool &isSet);
    template <std::integral Integer>
    void number(const char *key, Integer &number, qint64 least, qint64 most)
    {
        if (const auto read = wholeNumber(key, least, most))
            number = static_cast<Integer>(*read);
    }
    /// From 0.1 s to a day.
    void seconds(const char *key, std::chrono::milliseconds &time);
    template <typename Enum, std::size_t count>
    void word(const char *key, Enum &value, const std::array<runner::Word<Enum>, count> &words)
    {
        const nlohmann::json *found = find(key);
        for (const runner::Word<Enum> &word : words) {
            if (found != nullptr && *found == word.word) {
                value = word.value;
                return;
            }
        }
        if (found != nullptr)
            note(key);
    }
    template <typename Value>
    void object(const char *key, Value &value)
    {
        const nlohmann::json *found = find(key);
        if (found != nullptr && found->is_object()) {
            EntryReader inner(*found, m_unusable, pathOf(key));
            fields(inner, value);
        } else if (found != nullptr) {
            note(key);
        }
    }

private:
    /// Null when it is missing.
    [[nodiscard]] const nlohmann::json *find(const char *key) const;
    [[nodiscard]] std::optional<qint64> wholeNumber(const char *key, qint64 least, qint64 most);
    [[nodiscard]] QString pathOf(const QString &key) const;
    [[nodiscard]] QString pathOf(const char *key) const;
    void note(const char *key);

    const nlohmann::json &m_value;
    QStringList &m_unusable;
    QString m_path;
};

} // namespace sandpad::app
