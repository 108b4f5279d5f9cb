#include "runner/model/LeftFile.h"

#include <QFileInfo>
#include <QMap>
#include <QStringDecoder>

namespace sandpad::runner {

namespace {

    struct Magic
    {
        const char *mime;
        QByteArray start;
    };

    const QList<Magic> &magics()
    {
        static const QList<Magic> list {
            { .mime = "image/png", .start = QByteArray("\x89PNG\r\n\x1a\n", 8) },
            { .mime = "image/jpeg", .start = QByteArray("\xff\xd8\xff", 3) },
            { .mime = "image/gif", .start = "GIF8" },
            { .mime = "application/pdf", .start = "%PDF-" },
            { .mime = "application/zip", .start = QByteArray("PK\x03\x04", 4) },
            { .mime = "application/gzip", .start = QByteArray("\x1f\x8b", 2) },
            { .mime = "application/vnd.sqlite3", .start = "SQLite format 3" },
        };
        return list;
    }

    const QMap<QString, QString> &suffixes()
    {
        static const QMap<QString, QString> map {
            { QStringLiteral("svg"), QStringLiteral("image/svg+xml") },
            { QStringLiteral("csv"), QStringLiteral("text/csv") },
            { QStringLiteral("tsv"), QStringLiteral("text/tab-separated-values") },
            { QStringLiteral("json"), QStringLiteral("application/json") },
            { QStringLiteral("html"), QStringLiteral("text/html") },
            { QStringLiteral("md"), QStringLiteral("text/markdown") },
            { QStringLiteral("xml"), QStringLiteral("application/xml") },
        };
        return map;
    }

    bool isUtf8(const QByteArray &content)
    {
        constexpr qsizetype kEnough = 64 << 10;
        QStringDecoder decoder(QStringDecoder::Utf8);
        const QString text = decoder.decode(content.first(qMin(content.size(), kEnough)));
        return !decoder.hasError() && !text.contains(QChar(0));
    }

} // namespace

QString escapedName(std::string_view name)
{
    QStringDecoder decoder(QStringDecoder::Utf8);
    const QByteArrayView bytes(name.data(), static_cast<qsizetype>(name.size()));
    const QString text = decoder.decode(bytes);
    const bool isText = !decoder.hasError();
    const QString characters = isText ? text : QString::fromLatin1(bytes);
    QString escaped;
    for (const QChar character : characters) {
        const bool isPlain = isText ? (character.isPrint() || character.isSurrogate())
                                    : (character.isPrint() && character.unicode() < 0x7f);
        if (character == u'\\')
            escaped += QStringLiteral("\\\\");
        else if (isPlain)
            escaped += character;
        else
            escaped += QStringLiteral("\\x%1").arg(character.unicode(), 2, 16, QLatin1Char('0'));
    }
    return escaped;
}

QString mimeOf(const QString &name, const QByteArray &content)
{
    for (const Magic &magic : magics()) {
        if (content.startsWith(magic.start))
            return QString::fromLatin1(magic.mime);
    }
    if (content.startsWith("RIFF")
        && content.sliced(qMin<qsizetype>(8, content.size())).startsWith("WEBP"))
        return QStringLiteral("image/webp");
    if (!isUtf8(content))
        return QStringLiteral("application/octet-stream");
    return suffixes().value(QFileInfo(name).suffix().toLower(), QStringLiteral("text/plain"));
}

bool isPicture(const QString &mime)
{
    return mime == QLatin1String("image/png") || mime == QLatin1String("image/jpeg")
        || mime == QLatin1String("image/gif") || mime == QLatin1String("image/svg+xml");
}

} // namespace sandpad::runner
