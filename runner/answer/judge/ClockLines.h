#pragma once

#include "runner/answer/model/Answer.h"

namespace sandpad::runner {

/// May what a line of a block gives depend on what time it is? Follows the clock through the names
/// that lines give a value, and through the functions and classes whose bodies read it. `line`
/// counts from 1. Knows no grammar: it rather says yes.
[[nodiscard]] bool dependsOnClock(const AnswerBlock &block, int line);

} // namespace sandpad::runner
