#pragma once

#include "runner/answer/judge/JudgedRun.h"
#include "runner/answer/model/Answer.h"
#include "runner/answer/model/Verdict.h"

#include <QList>

namespace sandpad::runner {

/// The error that ended a run, or Sandpad's sentence about its end.
[[nodiscard]] QString reasonOfFailure(const RunResult &result);

/// Compares a claimed exception with the ends of all runs; the first of them printed `printed`.
/// Where the runs end with different errors the verdict is Varies.
[[nodiscard]] Comparison comparedError(const Claim &claimed, const AnswerBlock &block,
                                       const QList<JudgedRun> &runs, const QString &printed);

/// Compares a claimed exit status with the real ones. Where they differ the verdict is Varies.
[[nodiscard]] Comparison comparedExit(const Claim &claimed, const QList<JudgedRun> &runs);

} // namespace sandpad::runner
