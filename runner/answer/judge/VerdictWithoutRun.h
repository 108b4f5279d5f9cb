#pragma once

#include "runner/answer/model/Answer.h"
#include "runner/answer/model/Verdict.h"

namespace sandpad::runner {

/// The verdict of a block that is not run, with its reason.
[[nodiscard]] BlockResult verdictWithoutRun(const AnswerBlock &block);

} // namespace sandpad::runner
