#include "widgets/text/LinkAddress.h"

#include "widgets/text/CharacterWidth.h"
#include "widgets/text/InvisibleCharacters.h"

#include <QUrlQuery>

#include <algorithm>

namespace sandpad::widgets {

namespace {

    QString encoded(const QString &address)
    {
        QString text;
        for (qsizetype at = 0; at < address.size();) {
            const CharacterStep step = stepAt(address, at);
            const QStringView piece = QStringView(address).sliced(at, step.units);
            if (labelOf(step.character).isEmpty())
                text += piece;
            else
                text += QString::fromLatin1(piece.toUtf8().toPercentEncoding());
            at += step.units;
        }
        return text;
    }

    /// Some mail programs attach local files when an address says so.
    bool isLetter(const QUrl &url)
    {
        const QStringList harmless { QStringLiteral("to"), QStringLiteral("cc"),
                                     QStringLiteral("bcc"), QStringLiteral("subject"),
                                     QStringLiteral("body") };
        const auto items = QUrlQuery(url).queryItems(QUrl::FullyDecoded);
        return std::ranges::all_of(items, [&harmless](const auto &item) {
            return harmless.contains(item.first, Qt::CaseInsensitive);
        });
    }

    bool isRightToLeft(QChar c)
    {
        return c.direction() == QChar::DirR || c.direction() == QChar::DirAL;
    }

} // namespace

LinkAddress::LinkAddress(const QString &address)
    : m_address(address)
    , m_encoded(encoded(address))
    , m_url(m_encoded, QUrl::StrictMode)
    , m_target(m_url.scheme() == QLatin1StringView("mailto") ? m_url.path()
                                                             : m_url.host(QUrl::FullyEncoded))
{ }

QString LinkAddress::visible() const
{
    QString text = withLabels(m_address);
    if (std::ranges::none_of(text, isRightToLeft))
        return text;
    // A direction override of our own: right-to-left letters must not reorder parts of the address.
    return QChar(0x202D) + text + QChar(0x202C);
}

QString LinkAddress::readableHost() const
{
    return m_target.contains(QLatin1StringView("xn--"))
        ? withLabels(QUrl::fromAce(m_target.toLatin1(), QUrl::IgnoreIDNWhitelist))
        : QString();
}

bool LinkAddress::mayBeOpened() const
{
    if (!m_url.isValid() || m_target.isEmpty())
        return false;
    const QString scheme = m_url.scheme();
    return scheme == QLatin1StringView("http") || scheme == QLatin1StringView("https")
        || (scheme == QLatin1StringView("mailto") && isLetter(m_url));
}

bool LinkAddress::hasInvisible() const
{
    return m_encoded != m_address;
}

} // namespace sandpad::widgets
