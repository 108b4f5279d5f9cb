#pragma once

#include "runner/answer/judge/CompareOptions.h"
#include "runner/answer/model/Answer.h"
#include "runner/answer/program/MarkedOutput.h"

#include <optional>

namespace sandpad::runner {

/// A claim of a remark together with the remarks that stand right below it, the lines of one
/// output. Below a remark beside code they stand farther to the right than the code. Nothing where
/// there are none.
[[nodiscard]] std::optional<Claim> withRemarksBelow(const Claim &claimed, const AnswerBlock &block);

/// The comparison of a claim with such remarks added, where it is true then; else `now`.
[[nodiscard]] Comparison comparedWithBelow(const Claim &claimed, const Comparison &now,
                                           const AnswerBlock &block,
                                           const QList<MarkedOutput> &outputs,
                                           const CompareOptions &options);

} // namespace sandpad::runner
