#pragma once

#include "runner/answer/model/Answer.h"
#include "runner/model/RunRequest.h"
#include "runner/model/RunResult.h"

namespace sandpad::runner {

/// The requests that parse all blocks of an answer and look for what they need. There is one run
/// for each tool, in a sandbox like any other; its input is only the blocks. Blocks of languages
/// without a tool are not examined. Empty when there is nothing to examine.
[[nodiscard]] QList<RunRequest> examinationsOf(const Answer &answer);

/// Adds the findings of such a run to the answer. A result that cannot be read changes nothing.
void addExamination(Answer &answer, const RunResult &result);

} // namespace sandpad::runner
