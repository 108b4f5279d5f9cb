#pragma once

#include "runner/answer/judge/JudgedRun.h"
#include "runner/answer/model/Answer.h"

#include <stop_token>

namespace sandpad::runner {

/// Judges the claims of a block by its runs. All of them ran the same block in the same scope.
/// Thousands of claims take seconds; `stop` leaves out the rest.
[[nodiscard]] BlockResult judgeBlock(const AnswerBlock &block, const QList<JudgedRun> &runs,
                                     double tolerance, const std::stop_token &stop = {});

} // namespace sandpad::runner
