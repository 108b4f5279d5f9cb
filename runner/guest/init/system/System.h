#pragma once

#include "runner/guest/protocol/Protocol.h"
#include "runner/guest/protocol/UniqueFd.h"

#include <cstdint>
#include <expected>
#include <string>

/// The little of the operating system that all parts of the init need.
namespace sandpad::guest {

/// An expected failure: what was tried, and errno.
template <typename T>
using Tried = std::expected<T, Failure>;

/// The failure of the system call that just returned an error. `what` is marked for translation,
/// and has %1 in the place of `subject`.
[[nodiscard]] std::unexpected<Failure> systemFailure(std::string what, std::string subject = {});

constexpr std::uint64_t kNsPerSecond = 1'000'000'000;
constexpr std::uint64_t kNsPerMs = 1'000'000;

[[nodiscard]] std::uint64_t monotonicNs();

/// A small file's content. For /proc; reads at most 64 KiB.
[[nodiscard]] Tried<std::string> tryReadSmallFile(const char *path);
/// The same, or empty when it cannot be read.
[[nodiscard]] std::string readSmallFile(const char *path);

/// Writes into an existing file, as for a sysctl.
[[nodiscard]] bool writeExistingFile(const char *path, std::string_view text);

/// Open for looking at what is in it; closed when it cannot be opened.
[[nodiscard]] UniqueFd openFolder(const std::string &path);

/// Makes a folder and those above it.
[[nodiscard]] bool makeFolders(const std::string &path);

/// Makes a new file with its folders. Fails when something is already there, links included.
[[nodiscard]] Tried<void> writeNewFile(const GuestFile &file);

} // namespace sandpad::guest
