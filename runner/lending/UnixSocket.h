#pragma once

#include "runner/guest/protocol/UniqueFd.h"

#include <QByteArray>
#include <QString>

#include <optional>

// The system calls of a stream socket that has a path; see unix(7).
namespace sandpad::runner {

/// A socket that is connected to whoever listens at the path; it never blocks. Nothing where nobody
/// listens.
[[nodiscard]] std::optional<guest::UniqueFd> connectedTo(const QString &path);
/// A socket that listens at the path; it never blocks. What is left of one that nobody listens at
/// any more is replaced. Nothing where somebody does, or the path cannot be used.
[[nodiscard]] std::optional<guest::UniqueFd> listeningAt(const QString &path);

/// Sends all of it at once, with a descriptor unless that is negative. False where that fails.
[[nodiscard]] bool sendWith(int socket, const QByteArray &bytes, int descriptor = -1);

/// What has arrived, with a descriptor if one came along.
struct Received
{
    QByteArray bytes; ///< empty: the other end is gone
    guest::UniqueFd descriptor;
};
/// At most so many bytes; nothing where none have arrived yet.
[[nodiscard]] std::optional<Received> received(int socket, qsizetype most);

} // namespace sandpad::runner
