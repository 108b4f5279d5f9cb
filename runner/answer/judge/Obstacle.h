#pragma once

#include "runner/answer/model/Answer.h"
#include "runner/model/RunResult.h"

#include <optional>

namespace sandpad::runner {

/// Why a run that failed says nothing about the code, as a sentence: a package that is not here,
/// input that nobody gave, the network that is off, or code that is not whole. Nothing when the
/// failure is the code's own.
[[nodiscard]] std::optional<QString> obstacleOf(const AnswerBlock &block, const RunResult &result);

/// Did it fail for want of names that other blocks may define?
[[nodiscard]] bool lacksNames(const RunResult &result);

/// Why a claimed output is none of what running the block could show: it is left out, a type
/// checker's, a test runner's. Empty when it can be compared.
[[nodiscard]] QString uncheckable(const AnswerBlock &block, const QString &claimed,
                                  const QString &printed);

} // namespace sandpad::runner
