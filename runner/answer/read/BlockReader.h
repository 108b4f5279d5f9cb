#pragma once

#include "runner/answer/model/Answer.h"

namespace sandpad::runner {

/// Reads a block's own text again: sets `code`, `repairs`, `statements`, the claims within it,
/// warnings and signs of missing parts, from `original`, `role` and `languageId`. Claims from
/// around the block stay.
void readBlock(AnswerBlock &block);

} // namespace sandpad::runner
