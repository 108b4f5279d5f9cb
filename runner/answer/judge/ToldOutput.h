#pragma once

#include "runner/answer/model/Answer.h"
#include "runner/answer/model/Verdict.h"

namespace sandpad::runner {

/// A comparison with a claimed output as far as the answer tells it for certain: what is told as an
/// example, reads like code, or stands behind a block that cannot print, is not checked where it
/// differs.
[[nodiscard]] Comparison asFarAsTold(const Claim &claimed, const AnswerBlock &block,
                                     Comparison comparison);

/// The same of a claimed error: behind a block that only defines something, it is not checked where
/// nothing happened.
[[nodiscard]] Comparison asFarAsTold(const AnswerBlock &block, const Comparison &error);

} // namespace sandpad::runner
