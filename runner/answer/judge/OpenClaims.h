#pragma once

#include "runner/answer/model/Answer.h"
#include "runner/answer/model/Verdict.h"

namespace sandpad::runner {

/// The line of a claim, from 1. A statement of a transcript has its number.
[[nodiscard]] int lineOf(const Claim &claimed);

/// "Not checked", because the line was not reached, or could not be looked at.
[[nodiscard]] Comparison unreached(const Claim &claimed);

/// "Not checked", because the line printed nothing to standard output.
[[nodiscard]] Comparison unseen(const Claim &claimed);

/// Is something undefined perhaps only because the block misses its surroundings? `verdict` is the
/// block's: one that cannot run here may have asked a browser for it.
[[nodiscard]] bool isUndefinedHere(const Comparison &comparison, Verdict verdict);

/// A comparison with a claim that was written otherwise first.
[[nodiscard]] Comparison inOtherNotation(Comparison comparison);

/// "Not checked" in the place of "differs", where all that happened is another one in each run.
[[nodiscard]] Comparison unlessAllVaries(Comparison comparison);

} // namespace sandpad::runner
