#include "widgets/figures/Figure.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>

namespace sandpad::widgets {

namespace {

    constexpr qsizetype kLongestTitle = 200;
    constexpr qsizetype kLongestFileName = 60;
    constexpr qsizetype kBytesPerCharacter = 4; // at most, in UTF-8

    const QString kSvg = QStringLiteral("image/svg+xml");

} // namespace

Figure::Figure(const runner::MimeBundle &data)
    : m_title(QString::fromUtf8(
                  data.data(QStringLiteral("text/plain")).left(kLongestTitle * kBytesPerCharacter))
                  .left(kLongestTitle)
                  .simplified())
    , m_isVector(data.contains(kSvg))
{
    // A title that is only an object's address does not describe the figure.
    static const QRegularExpression address(QStringLiteral("^<.* at 0x[0-9A-Fa-f]+>$"));
    if (m_title.isEmpty() || address.match(m_title).hasMatch())
        m_title = QCoreApplication::translate("sandpad::widgets::Figure", "Figure");
    for (const QString &mime : pictureTypes()) {
        if (!data.contains(mime))
            continue;
        if (m_bytes.isEmpty())
            m_bytes = data.data(mime);
        if (m_bitmap.isEmpty() && mime != kSvg)
            m_bitmap = data.data(mime);
    }
}

const QStringList &pictureTypes()
{
    // An animation comes with the picture that it starts from.
    static const QStringList types { kSvg, QStringLiteral("image/gif"), QStringLiteral("image/png"),
                                     QStringLiteral("image/jpeg") };
    return types;
}

bool hasPicture(const runner::MimeBundle &data)
{
    return std::ranges::any_of(pictureTypes(),
                               [&](const QString &mime) { return data.contains(mime); });
}

QString fileNameFor(const QString &title, const QString &suffix)
{
    QString name;
    for (const QChar character : title.left(kLongestFileName)) {
        // The name must be no path, hidden file or option, and have no characters that reverse the
        // text.
        const bool isInside = character == u' ' || character == u'.' || character == u'-';
        if (character.isLetterOrNumber() || character == u'_' || (isInside && !name.isEmpty()))
            name += character;
    }
    while (name.endsWith(u'.') || name.endsWith(u' '))
        name.chop(1);
    if (name.isEmpty())
        name = QStringLiteral("figure");
    return name + u'.' + suffix;
}

} // namespace sandpad::widgets
