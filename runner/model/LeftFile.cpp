#include "runner/model/LeftFile.h"

#include <QMimeDatabase>
#include <QStringDecoder>

#include <algorithm>

namespace sandpad::runner {

namespace {

    const QString kText = QStringLiteral("text/plain");

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
    const QMimeDatabase types;
    const QMimeType sniffed = types.mimeTypeForData(content);
    const QList<QMimeType> named = types.mimeTypesForFileName(name);
    const bool isText = isUtf8(content);
    // A name such as "a.docx" may say more of what the content is, here a ZIP archive.
    const bool isKnown = !sniffed.isDefault() && !sniffed.inherits(kText);
    const auto refined = std::ranges::find_if(
        named, [&sniffed](const QMimeType &type) { return type.inherits(sniffed.name()); });
    if (isKnown && refined != named.end())
        return refined->name();
    if (!isText)
        return isKnown ? sniffed.name() : QStringLiteral("application/octet-stream");
    // A text is not judged by its first bytes: "P1 text" would be a bitmap. Its name is believed
    // unless it may also mean something that is no text, as "a.ts" may mean a video.
    const bool isNamedText = !named.isEmpty()
        && std::ranges::all_of(named, [](const QMimeType &type) { return type.inherits(kText); });
    return isNamedText ? named.first().name() : kText;
}

bool isPicture(const QString &mime)
{
    return mime == QLatin1String("image/png") || mime == QLatin1String("image/jpeg")
        || mime == QLatin1String("image/gif") || mime == QLatin1String("image/svg+xml");
}

} // namespace sandpad::runner
