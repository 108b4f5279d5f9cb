#pragma once

#include <QByteArray>
#include <QString>

#include <chrono>
#include <nlohmann/json.hpp>

/// How the model's values look in JSON: absent is null, times are seconds as doubles.
namespace sandpad::runner {

inline nlohmann::json textOrNull(const QString &text)
{
    return text.isEmpty() ? nlohmann::json(nullptr) : nlohmann::json(text.toStdString());
}

inline nlohmann::json numberOrNull(int number)
{
    return number > 0 ? nlohmann::json(number) : nlohmann::json(nullptr);
}

/// Text of a guest: invalid UTF-8 becomes replacement characters.
inline std::string decoded(const QByteArray &bytes)
{
    // Valid text is not converted, because it may be long. QString drops a byte order mark.
    if (bytes.isValidUtf8() && !bytes.startsWith("\xef\xbb\xbf"))
        return bytes.toStdString();
    return QString::fromUtf8(bytes).toStdString();
}

inline double seconds(std::chrono::microseconds time)
{
    return std::chrono::duration<double>(time).count();
}

} // namespace sandpad::runner
