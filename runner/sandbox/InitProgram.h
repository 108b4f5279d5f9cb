#pragma once

#include "runner/guest/protocol/Protocol.h"
#include "runner/guest/protocol/UniqueFd.h"
#include "runner/model/Error.h"
#include "runner/sandbox/GuestPaths.h"
#include "runner/sandbox/SandboxSpec.h"

#include <QString>

#include <optional>
#include <sys/types.h>

namespace sandpad::runner {

/// Who a program is inside namespaces, whoever it is outside.
inline constexpr uid_t kGuestUid = 1000;

/// The path of `sandpad-init`, found relative to the running program: in libexec of the build
/// tree and of an installation alike.
[[nodiscard]] Result<QString> initProgramPath();

/// The uid (and gid) that a program shall have when Sandpad runs as root: one that no account
/// uses, different for concurrent Sandpads. Nothing when Sandpad is not root or its user
/// namespace maps no other uid.
[[nodiscard]] std::optional<uid_t> unprivilegedUid();

/// Is this one of the uids that unprivilegedUid() takes from?
[[nodiscard]] bool isUnprivilegedUid(uid_t uid);

/// Can a program that runs as `uid` reach this path, as far as its folders let others pass? Always
/// when no uid is taken.
[[nodiscard]] bool isReachable(const QString &path, std::optional<uid_t> uid);

/// A new descriptor that gives `content` from its start, then end of file.
[[nodiscard]] Result<guest::UniqueFd> memoryFile(const QByteArray &content);

/// The folders and files of every guest, whatever the level: writable folders with their caps,
/// the harness, and a minimal /etc where `hasNamespaces`.
[[nodiscard]] guest::Setup makeSetup(const SandboxSpec &spec, const GuestPaths &paths,
                                     bool hasNamespaces);

} // namespace sandpad::runner
