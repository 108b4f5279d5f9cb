#pragma once

#include "runner/answer/judge/JudgedRun.h"
#include "runner/answer/model/Answer.h"

#include <optional>

namespace sandpad::runner {

/// What nobody gave the program, as a sentence: input that it waited for, or arguments that it
/// reads. Such a program may go on without, and print what it prints to nobody.
[[nodiscard]] std::optional<QString> missingInput(const AnswerBlock &block,
                                                  const QList<JudgedRun> &runs);

/// The runs as they were when they first waited for input. What came later shows nothing.
[[nodiscard]] QList<JudgedRun> untilInput(QList<JudgedRun> runs);

} // namespace sandpad::runner
