#pragma once

#include "runner/answer/judge/JudgedRun.h"
#include "runner/answer/model/Answer.h"

#include <optional>

namespace sandpad::runner {

/// What the program looks for and does not find here, as a sentence: input, arguments, a network, a
/// file, a package, variables, or another machine. A program may handle that, and then prints
/// something else than where they are.
[[nodiscard]] std::optional<QString> missingSurroundings(const AnswerBlock &block,
                                                         const QList<JudgedRun> &runs);

/// The runs as they were when they first waited for input. What came later shows nothing.
[[nodiscard]] QList<JudgedRun> untilInput(QList<JudgedRun> runs);

} // namespace sandpad::runner
