#pragma once

#include "runner/answer/judge/CompareOptions.h"
#include "runner/answer/model/Answer.h"
#include "runner/answer/program/MarkedOutput.h"

namespace sandpad::runner {

/// The comparison of a claim of a remark with the remarks right below it added, the lines of one
/// output, where it is true then; else `now`.
[[nodiscard]] Comparison comparedWithBelow(const Claim &claimed, const Comparison &now,
                                           const AnswerBlock &block,
                                           const QList<MarkedOutput> &outputs,
                                           const CompareOptions &options);

} // namespace sandpad::runner
