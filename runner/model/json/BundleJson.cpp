#include "runner/model/Json.h"
#include "runner/model/JsonStream.h"
#include "runner/model/json/FieldReaders.h"

#include <utility>

namespace sandpad::runner {

namespace {

    nlohmann::json representation(const QString &mime, const QByteArray &data)
    {
        if (MimeBundle::isJson(mime)) {
            auto value = jsonFrom(data);
            return value.is_discarded() ? nlohmann::json(nullptr) : std::move(value);
        }
        if (MimeBundle::isText(mime))
            return decoded(data);
        return data.toBase64().toStdString();
    }

} // namespace

nlohmann::json toJson(const MimeBundle &bundle)
{
    auto json = nlohmann::json::object();
    for (const QString &mime : bundle.mimeTypes())
        json[mime.toStdString()] = representation(mime, bundle.data(mime));
    return json;
}

void writeJson(JsonStream &out, const MimeBundle &bundle)
{
    out.beginObject();
    for (const QString &mime : bundle.mimeTypes()) {
        const QByteArray data = bundle.data(mime);
        out.key(mime.toStdString());
        if (MimeBundle::isJson(mime))
            out.written(data);
        else if (MimeBundle::isText(mime))
            out.text(data);
        else
            out.base64(data);
    }
    out.endObject();
}

void readFields(JsonReader &json, MimeBundle &bundle)
{
    for (const std::string &key : json.keys()) {
        const QString mime = QString::fromStdString(key);
        QByteArray data;
        if (MimeBundle::isJson(mime))
            data = QByteArray::fromStdString(json.find(key)->dump());
        else if (MimeBundle::isText(mime))
            json.decoded(key, data);
        else
            json.base64(key, data);
        bundle.insert(mime, data);
    }
}

} // namespace sandpad::runner
