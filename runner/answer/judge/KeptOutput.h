#pragma once

#include "runner/answer/model/Verdict.h"

namespace sandpad::runner {

/// What is kept of each text that a block printed, when it has been judged. An answer may have many
/// blocks, and each may print as much as a run may.
inline constexpr qsizetype kMostKeptBytes = 1 << 20;

/// The same for what it displayed.
inline constexpr qsizetype kMostKeptDisplays = 8 << 20;
/// What is kept of all blocks of an answer together, but for a few lines of each.
inline constexpr qsizetype kMostKeptOfAnswer = 64 << 20;

/// That a text is cut to its beginning.
[[nodiscard]] QString beginningNote(qsizetype shown, qsizetype all);

/// Keeps the beginning of what was printed, the end of what went to standard error, for errors are
/// there, as much of the texts in comparisons, and the first displays. `left` is what the answer
/// has room for; what is kept is taken from it. The result says how much is left out.
[[nodiscard]] BlockResult withKeptOutput(BlockResult result, qsizetype &left);

} // namespace sandpad::runner
