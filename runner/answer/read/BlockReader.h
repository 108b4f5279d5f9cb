#pragma once

#include "runner/answer/model/Answer.h"

namespace sandpad::runner {

/// Reads a block's own text anew: `code`, `repairs`, `statements`, the claims within it, warnings
/// and signs of something missing, from `original`, `role` and `languageId`. Claims that stand
/// around the block stay.
void readBlock(AnswerBlock &block);

} // namespace sandpad::runner
