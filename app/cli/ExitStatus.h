#pragma once

namespace sandpad::app {

/// Exit statuses that all commands share; docs/command-line.md lists every status.
constexpr int kUnreadableInput = 2; ///< of `sandpad verify`: an answer or an option
constexpr int kSandpadFailed = 125; ///< Sandpad itself, or the options, are at fault
constexpr int kSignalBase = 128; ///< plus the number of the signal that ended it

} // namespace sandpad::app
