#pragma once

#include "runner/answer/judge/CompareOptions.h"
#include "runner/answer/judge/JudgedRun.h"
#include "runner/answer/model/Answer.h"
#include "runner/answer/model/Verdict.h"
#include "runner/answer/program/MarkedOutput.h"

namespace sandpad::runner {

/// A claim of a whole output, or of a part of it, compared with what the runs of its block put out.
/// `outputs` are those of `runs`, in their order.
[[nodiscard]] Comparison comparedOutput(const Claim &claimed, const AnswerBlock &block,
                                        const QList<JudgedRun> &runs,
                                        const QList<MarkedOutput> &outputs, CompareOptions options);

} // namespace sandpad::runner
