#pragma once

#include "runner/answer/judge/Compare.h"
#include "runner/answer/model/Answer.h"
#include "runner/answer/program/MarkedOutput.h"

#include <QList>

namespace sandpad::runner {

/// A false comparison with the value of a line. Beside a call whose work is done later, as that of
/// a promise, the claim may tell what is printed then: the comparison with that, where it is as
/// claimed.
[[nodiscard]] Comparison comparedLater(const Claim &claimed, const Comparison &now,
                                       const QList<MarkedOutput> &outputs,
                                       const CompareOptions &blockOptions, bool hasEnded);

} // namespace sandpad::runner
