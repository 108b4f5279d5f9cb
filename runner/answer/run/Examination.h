#pragma once

#include "runner/answer/model/Answer.h"
#include "runner/model/RunRequest.h"
#include "runner/model/RunResult.h"

namespace sandpad::runner {

/// Parsing all blocks of an answer and looking for what they need: one run for each tool that
/// examines a language, in a sandbox like any other. Blocks of other languages are not examined.
///
/// The requests to start, with nothing in them but the blocks; none where there is nothing to ask.
[[nodiscard]] QList<RunRequest> examinationsOf(const Answer &answer);

/// Puts what such a run found into the answer. A result that cannot be read changes nothing.
void addExamination(Answer &answer, const RunResult &result);

} // namespace sandpad::runner
