#pragma once

#include <QString>

#include <optional>

// Where Sandpads of one user find each other.
namespace sandpad::runner {

/// A folder that this user alone may enter: below XDG_RUNTIME_DIR, or in the data folder where that
/// cannot be used. Made where it is missing. Nothing where neither can be had.
[[nodiscard]] std::optional<QString> privateSocketFolder(const QString &dataFolder);

/// The path of a socket or a lock in that folder, `kind` followed by a mark of `owner`. Nothing
/// where it would be too long for a socket.
[[nodiscard]] std::optional<QString>
privateSocketPath(const QString &dataFolder, const QString &kind, const QByteArray &owner);

/// Does the process at the other end belong to this user?
[[nodiscard]] bool isOwnPeer(int socket);

} // namespace sandpad::runner
