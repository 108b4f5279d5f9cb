#pragma once

#include <QString>

#include <cstdint>
#include <expected>

namespace sandpad::runner {

/// What kind of refusal an Error is.
enum class ErrorCode : std::uint8_t
{
    NotFound, ///< a file, program or language that does not exist
    NotReadable, ///< exists, but cannot be read
    Malformed, ///< data that does not follow its format
    Unsupported, ///< this machine or this build cannot do it
    TimedOut, ///< it took longer than it may: perhaps the machine is only busy
    System, ///< a system call failed; the text names its errno
};

/// An expected refusal: a code and one sentence with the facts (path, number, errno name), in the
/// language of the person.
struct Error
{
    ErrorCode code = ErrorCode::System;
    QString text;
};

/// The largest JSON text that is read, unless the caller asks for less.
inline constexpr qsizetype kMostJsonBytes = 512LL << 20;

template <typename T>
using Result = std::expected<T, Error>;

inline std::unexpected<Error> fail(ErrorCode code, QString text)
{
    return std::unexpected(Error { .code = code, .text = std::move(text) });
}

} // namespace sandpad::runner
