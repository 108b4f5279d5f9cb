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

[[nodiscard]] guest::TerminalSize toGuest(TerminalSize size);

/// The tool that can do the compile steps of this request's snippet for one program after the
/// other, with the arguments of the first; empty: none, or the snippet takes the long way. See
/// ShortcutSpec::server.
[[nodiscard]] QString compileServerFor(const ToolchainSpec &spec, const Toolchain &toolchain,
                                       const RunRequest &request);

/// Sentences about what programs lack because this machine lacks files; empty: nothing.
[[nodiscard]] QString lackOf(const ToolchainSpec &spec);

/// A job of one command of the toolchain, with limits of its own: asking for the version, or
/// making a cache.
[[nodiscard]] guest::Job toolJobFor(const ToolchainSpec &spec, const Toolchain &toolchain,
                                    const QStringList &command, const GuestPaths &paths);
[[nodiscard]] guest::Job cacheJobFor(const ToolchainSpec &spec, const Toolchain &toolchain,
                                     const CacheSpec &cache, const GuestPaths &paths);

} // namespace sandpad::runner
