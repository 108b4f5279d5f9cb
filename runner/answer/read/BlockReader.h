#pragma once

#include "runner/answer/model/Answer.h"

namespace sandpad::runner {

/// Reads a block's own text again: sets `code`, `repairs`, `statements`, the claims within it,
/// warnings and signs of missing parts, from `original`, `role` and `languageId`. Claims from
/// around the block stay.
void readBlock(AnswerBlock &block);

/// Adds the facts that a parser read in the block's code, and reads the claims in it again with
/// them.
void addFacts(AnswerBlock &block, const SourceFacts &facts);

} // namespace sandpad::runner
