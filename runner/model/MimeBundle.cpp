#include "runner/model/MimeBundle.h"

namespace sandpad::runner {

namespace {

    const QString kJson = QStringLiteral("application/json");

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

void MimeBundle::merge(const MimeBundle &other)
{
    for (const auto &[mime, data] : other.m_data.asKeyValueRange()) {
        if (!contains(mime))
            insert(mime, data);
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
