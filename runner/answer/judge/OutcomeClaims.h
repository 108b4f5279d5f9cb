#pragma once

#include "runner/answer/model/Answer.h"
#include "runner/answer/model/Verdict.h"

namespace sandpad::runner {

/// The error that ended a run, or Sandpad's sentence about its end.
[[nodiscard]] QString reasonOfFailure(const RunResult &result);

/// Compares a claimed exception with the end of a run that printed `printed`.
[[nodiscard]] Comparison comparedError(const Claim &claimed, const RunResult &result,
                                       const QString &printed);

/// Compares a claimed exit status with the real one.
[[nodiscard]] Comparison comparedExit(const Claim &claimed, const RunResult &result);

} // namespace sandpad::runner
