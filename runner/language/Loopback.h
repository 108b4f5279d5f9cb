#pragma once

#include "runner/guest/protocol/Protocol.h"
#include "runner/language/LanguageSpec.h"
#include "runner/model/RunRequest.h"
#include "runner/sandbox/GuestPaths.h"

#include <optional>

namespace sandpad::runner {

/// A loopback for a program whose network is off, so that it can reach servers of its own. The
/// kernel gives such a program no sockets of IP, because their memory cannot be counted
/// (SECURITY.md). Instead libsocket_wrapper, a library of the machine, is loaded into the program
/// and makes sockets of the family UNIX of them. Nothing is trusted for that: the library is a part
/// of the program, and sockets of the family UNIX are allowed and counted anyway.
///
/// Only programs that read as if they opened a server get it; the others need no library more.
struct Loopback
{
    InputFile library; ///< sandpad-loopback.so, which goes beside the harness
    QString wrapper; ///< the path of libsocket_wrapper
};

/// Whether the program, or a file of its language that it is given, reads as if it opened a server.
[[nodiscard]] bool asksForServer(const LanguageSpec &language, const RunRequest &request);

/// The path of libsocket_wrapper on this machine. Empty: it is not installed.
[[nodiscard]] QString socketWrapper();

/// Nothing where the network is on, where the code asks for no server, or where the machine does
/// not have libsocket_wrapper.
[[nodiscard]] std::optional<Loopback> loopbackFor(const LanguageSpec &language,
                                                  const RunRequest &request);

/// Has the job's program load it.
void addLoopback(const Loopback &loopback, const GuestPaths &paths, guest::Job &job);

} // namespace sandpad::runner
