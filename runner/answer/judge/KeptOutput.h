#pragma once

#include "runner/answer/model/Verdict.h"

namespace sandpad::runner {

/// What is kept of each text that a block printed, when it has been judged. An answer may have many
/// blocks, and each may print as much as a run may.
inline constexpr qsizetype kMostKeptBytes = 1 << 20;

/// Keeps the beginning of what was printed, the end of what went to standard error, for errors are
/// there, and as much of the texts in comparisons. The result says how much is left out.
[[nodiscard]] BlockResult withKeptOutput(BlockResult result);

} // namespace sandpad::runner
