#pragma once

#include <QByteArray>
#include <QString>

#include <nlohmann/json.hpp>

// What files of JSON hold that somebody may have damaged. Everywhere `object` is an object.
namespace sandpad::app {

/// Empty when there is none.
[[nodiscard]] inline QString textIn(const nlohmann::json &object, const char *key)
{
    const auto found = object.find(key);
    return found != object.end() && found->is_string()
        ? QString::fromStdString(found->get<std::string>())
        : QString();
}

[[nodiscard]] inline bool isTrue(const nlohmann::json &object, const char *key)
{
    const auto found = object.find(key);
    return found != object.end() && found->is_boolean() && found->get<bool>();
}

/// A positive number, else what the caller has.
template <typename Number>
void takeNumber(const nlohmann::json &object, const char *key, Number &number)
{
    const auto found = object.find(key);
    if (found != object.end() && found->is_number_integer() && found->template get<qint64>() > 0)
        number = static_cast<Number>(found->template get<qint64>());
}

/// Empty when there is none.
[[nodiscard]] inline nlohmann::json listIn(const nlohmann::json &object, const char *key)
{
    const auto found = object.find(key);
    return found != object.end() && found->is_array() ? *found : nlohmann::json::array();
}

/// Bytes that were written as base64.
[[nodiscard]] inline QByteArray bytesIn(const nlohmann::json &object, const char *key)
{
    return QByteArray::fromBase64(textIn(object, key).toLatin1());
}

} // namespace sandpad::app
