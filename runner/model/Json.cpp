#include "runner/model/Json.h"

#include <cstdint>
#include <nlohmann/json.hpp>
#include <utility>

using nlohmann::json;

namespace sandpad::runner {

json jsonFrom(QByteArrayView text, const json::parser_callback_t &keep)
{
    return json::parse(text.begin(), text.end(), keep, false);
}

bool readJson(QByteArrayView text, json::json_sax_t &reader)
{
    return json::sax_parse(text.begin(), text.end(), &reader);
}

bool isJson(QByteArrayView text)
{
    return json::accept(text.begin(), text.end());
}

QString jsonError(QByteArrayView text)
{
    try {
        const json value = json::parse(text.begin(), text.end());
        Q_UNUSED(value)
    } catch (const json::exception &error) {
        return QString::fromUtf8(error.what());
    }
    return {};
}

int wholeNumber(const nlohmann::json &value)
{
    if (!value.is_number_integer())
        return -1;
    if (value.is_number_unsigned()) {
        const auto number = value.get<std::uint64_t>();
        return std::in_range<int>(number) ? static_cast<int>(number) : -1;
    }
    const auto number = value.get<std::int64_t>();
    return std::in_range<int>(number) ? static_cast<int>(number) : -1;
}

QByteArray jsonBytes(const json &value, int indent, JsonLetters letters)
{
    return QByteArray::fromStdString(
        value.dump(indent, ' ', letters == JsonLetters::Ascii, json::error_handler_t::replace));
}

} // namespace sandpad::runner
