#include "runner/model/MimeBundle.h"

#include "runner/model/ModelJson.h"

namespace sandpad::runner {

namespace {

    const QString kJson = QStringLiteral("application/json");

    nlohmann::json representation(const QString &mime, const QByteArray &data)
    {
        if (MimeBundle::isJson(mime)) {
            auto value = nlohmann::json::parse(data.begin(), data.end(), nullptr, false);
            return value.is_discarded() ? nlohmann::json(nullptr) : value;
        }
        if (MimeBundle::isText(mime))
            return QString::fromUtf8(data).toStdString();
        return data.toBase64().toStdString();
    }

} // namespace

MimeBundle::MimeBundle(const QString &mime, const QByteArray &data)
{
    m_data.insert(mime, data);
}

qsizetype MimeBundle::sizeBytes() const
{
    qsizetype size = 0;
    for (const QByteArray &data : m_data)
        size += data.size();
    return size;
}

nlohmann::json MimeBundle::toJson() const
{
    auto json = nlohmann::json::object();
    for (const auto &[mime, data] : m_data.asKeyValueRange())
        json[mime.toStdString()] = representation(mime, data);
    return json;
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

bool MimeBundle::isText(const QString &mime)
{
    return mime.startsWith(QLatin1String("text/")) || mime == QLatin1String("image/svg+xml")
        || isJson(mime);
}

bool MimeBundle::isJson(const QString &mime)
{
    return mime == kJson || mime.endsWith(QLatin1String("+json"));
}

} // namespace sandpad::runner
