#pragma once

#include "runner/answer/model/Answer.h"

namespace sandpad::runner {

/// Blocks that do not parse as programs, each once for every way in which it may be read as a part
/// of one. Their indices count from 1 anew. Parse it as any other answer; nothing of it is run.
[[nodiscard]] Answer fragmentReadings(const Answer &answer);

/// Marks the blocks of which one of the readings parses as fragments. `read` is what
/// fragmentReadings() gave, with what the parsers said.
void addFragments(Answer &answer, const Answer &read);

} // namespace sandpad::runner
