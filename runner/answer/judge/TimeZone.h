#pragma once

#include "runner/answer/model/Verdict.h"

namespace sandpad::runner {

/// "Not checked" in the place of "differs", where both texts tell the same moments as clocks of two
/// time zones show them, and the code asks for the time of the place where it runs. The answer
/// does not say which place that is. `statement` is the one that the claim is about, if it is about
/// one: it may ask for a part of such a moment, as `getHours()` does.
[[nodiscard]] Comparison unlessOtherZone(Comparison comparison, const QString &code,
                                         const QString &statement = {});

} // namespace sandpad::runner
