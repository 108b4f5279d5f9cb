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

/// The uid of a program inside namespaces, whatever it is outside.
inline constexpr uid_t kGuestUid = 1000;

/// The supervisor's file.
inline constexpr QLatin1StringView kInitProgram { "sandpad-init" };

/// A new descriptor that gives `content` from its start, then end of file.
[[nodiscard]] Result<guest::UniqueFd> memoryFile(const QByteArray &content);

/// The folders and files of every guest, whatever the level: writable folders with their caps,
/// the harness, and a minimal /etc where `hasNamespaces`.
[[nodiscard]] guest::Setup makeSetup(const SandboxSpec &spec, const GuestPaths &paths,
                                     bool hasNamespaces);

} // namespace sandpad::runner
