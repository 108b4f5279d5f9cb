#pragma once

#include <QString>
#include <QUrl>

namespace sandpad::widgets {

/// The address of a link, and what may be done with it. It comes from a program and is hostile. A
/// value.
class LinkAddress
{
public:
    explicit LinkAddress(const QString &address);

    /// The whole address in the order of its characters, with labels for invisible ones.
    [[nodiscard]] QString visible() const;
    /// The address for the clipboard: invisible characters are percent-encoded.
    [[nodiscard]] QString toCopy() const { return m_encoded; }
    /// Where the link leads: the host as it is looked up (punycode), or the mailbox. Empty when the
    /// address has neither.
    [[nodiscard]] QString target() const { return m_target; }
    /// The host as people read it; empty when it is looked up in the same form.
    [[nodiscard]] QString readableHost() const;

    [[nodiscard]] QString scheme() const { return m_url.scheme(); }
    /// True for http, https, and a mailto that only begins a letter.
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
