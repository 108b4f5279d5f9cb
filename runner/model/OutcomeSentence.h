#pragma once

#include "runner/model/RunResult.h"

namespace sandpad::runner {

/// The sentence that tells a person how a run ended, for RunResult::message: which limit, its
/// value and what was used; what a signal means; what failed and where. In the person's
/// language, and English where programs read it.
[[nodiscard]] QString outcomeSentence(const RunResult &result);

/// Which limit ended it, its value and what was used; without what to do about it.
[[nodiscard]] QString limitSentence(const LimitHit &hit);
/// The same without what was used and without a full stop, for one line.
[[nodiscard]] QString limitTitle(const LimitHit &hit);

/// The name of a signal with its number's meaning, for example "SIGSEGV (invalid memory access)".
[[nodiscard]] QString signalName(int signal);

/// A size for people: "512 B", "1.5 KiB", "2 GiB".
[[nodiscard]] QString humanBytes(double bytes);

/// A time for people: "0.11 s", "5 s", "2 min 5 s".
[[nodiscard]] QString humanSeconds(double seconds);

/// A value of a limit with its unit.
[[nodiscard]] QString humanAmount(LimitKind kind, double value);

} // namespace sandpad::runner
