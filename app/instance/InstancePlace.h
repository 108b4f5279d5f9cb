#pragma once

#include <QString>

#include <optional>

class QLocalSocket;

namespace sandpad::app {

/// Where the first window of a person waits for later starts: a socket, and a file that the first
/// one keeps locked for as long as it lives. A value.
struct InstancePlace
{
    QString socket;
    QString lock;
};

/// The place of the windows that have this data folder and are on this display. It lies below
/// XDG_RUNTIME_DIR, or in the data folder where that cannot be used, in a folder that this user
/// alone may enter. Nothing where neither can be had, or where its path is too long for a socket.
[[nodiscard]] std::optional<InstancePlace> instancePlace(const QString &dataFolder);

/// Does the process at the other end belong to this user?
[[nodiscard]] bool isOwnPeer(const QLocalSocket &socket);

} // namespace sandpad::app
