#pragma once

#include "runner/language/LanguageSpec.h"
#include "runner/model/RunRequest.h"
#include "runner/model/Toolchain.h"
#include "runner/sandbox/GuestPaths.h"
#include "runner/sandbox/SandboxSpec.h"

namespace sandpad::runner {

/// What a sandbox for this toolchain must offer, whatever the snippet.
[[nodiscard]] SandboxSpec sandboxSpecFor(const ToolchainSpec &spec, const Toolchain &toolchain,
                                         const RunRequest &request);

/// The job that runs a snippet, in a place with these folders.
[[nodiscard]] guest::Job jobFor(const LanguageSpec &language, const ToolchainSpec &spec,
                                const Toolchain &toolchain, const RunRequest &request,
                                const GuestPaths &paths);

/// A job of one command of the toolchain, with limits of its own: asking for the version, or
/// making a cache.
[[nodiscard]] guest::TerminalSize toGuest(TerminalSize size);
[[nodiscard]] guest::Job toolJobFor(const ToolchainSpec &spec, const Toolchain &toolchain,
                                    const QStringList &command, const GuestPaths &paths);

} // namespace sandpad::runner
