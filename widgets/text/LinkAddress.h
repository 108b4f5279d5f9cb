#pragma once

#include <QString>
#include <QUrl>

namespace sandpad::widgets {

/// The address of a link as a program gave it, hostile as all it says, and what may be done with
/// it. A value.
class LinkAddress
{
public:
    explicit LinkAddress(const QString &address);

    /// All of it, with labels for what would not be seen, and in the order of its characters.
    [[nodiscard]] QString visible() const;
    /// To paste elsewhere: what would not be seen is percent-encoded.
    [[nodiscard]] QString toCopy() const { return m_encoded; }
    /// Where it leads to: the host as it is looked up (punycode), or the mailbox. Empty when there
    /// is none.
    [[nodiscard]] QString target() const { return m_target; }
    /// The host as it would be read, when it is not the same as it is looked up.
    [[nodiscard]] QString readableHost() const;

    [[nodiscard]] QString scheme() const { return m_url.scheme(); }
    /// http, https, and mailto that only writes a letter.
    [[nodiscard]] bool mayBeOpened() const;
    [[nodiscard]] bool hasUserName() const { return !m_url.userInfo().isEmpty(); }
    [[nodiscard]] bool hasInvisible() const;
    [[nodiscard]] QUrl url() const { return m_url; }

private:
    QString m_address;
    QString m_encoded;
    QUrl m_url; ///< invalid when the address is none
    QString m_target;
};

} // namespace sandpad::widgets
