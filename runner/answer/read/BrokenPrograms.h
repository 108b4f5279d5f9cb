#pragma once

#include "runner/answer/model/Answer.h"

namespace sandpad::runner {

/// Marks the blocks that end too early as wrong where the answer presents them as whole programs:
/// in words, or with their output. Others may only be cut off.
void markBrokenPrograms(Answer &answer);

} // namespace sandpad::runner
