#pragma once

#include <cstddef>
#include <cstdint>

/// How much a program may show: displays, values, errors and the pictures that it leaves. What it
/// prints has a limit of its own, JobLimits::outputBytes.
///
/// Whoever shows a message holds it several times for a moment: as bytes, as JSON values, as text.
/// On the command line these limits together keep the growth of a run below 64 MiB. What is beyond
/// them is left out, and the user is told so.
namespace sandpad::guest {

/// A longer message is left out, but the program goes on. A picture of 4.5 MiB fits as base64. Four
/// copies of a message are held at a time while it is read.
inline constexpr std::uint32_t kMaxMessageBytes = 6U << 20;
/// The data of all that a run shows. It stays in memory as long as the run is shown.
inline constexpr std::uint64_t kMaxShownBytes = 16ULL << 20;

/// The plain text of one display is cut there. The harnesses cut at a million characters.
inline constexpr std::int64_t kMaxPlainBytes = 2LL << 20;

/// Values in the JSON that a run shows, and in one message. A value takes up to 200 bytes of
/// memory even if it is 3 bytes in the text ("[],"). An array of 100,000 small arrays, which is the
/// most that JavaScript's harness shows as JSON, has 200,000.
inline constexpr std::int64_t kMaxShownValues = 300'000;
inline constexpr std::int64_t kMaxMessageValues = 300'000;
/// Displays of a run that are more than plain text. The window makes a card of each, which takes up
/// to 100 KiB however small the display is.
inline constexpr std::int64_t kMaxRichDisplays = 500;

/// The files that the displays of a run may name, and the bytes of one name. They are remembered
/// until the run ends.
inline constexpr std::int64_t kMaxShownFiles = 1'000;
inline constexpr std::size_t kMaxShownFileName = 1'024;

/// The characters in all texts of an error. They have room of their own, so that an error is told
/// also when nothing more may be shown; what is beyond is cut.
inline constexpr std::int64_t kMaxErrorText = 256 << 10;

/// JSON is never nested deeper; readers are recursive.
inline constexpr int kMaxMessageDepth = 100;

/// These close the channel, because no harness goes so far: the length of a message, the bytes of
/// all messages with those left out, and their number.
inline constexpr std::uint32_t kMaxSentBytes = 32U << 20;
inline constexpr std::uint64_t kMaxSentTotalBytes = 256ULL << 20;
inline constexpr std::uint32_t kMaxMessages = 10'000;

} // namespace sandpad::guest
