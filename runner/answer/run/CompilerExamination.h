#pragma once

#include "runner/answer/language/Examiner.h"
#include "runner/answer/model/Answer.h"
#include "runner/model/RunRequest.h"
#include "runner/model/RunResult.h"

#include <optional>

namespace sandpad::runner {

/// The request to parse all blocks of a language in one run of a compiler; nothing is compiled.
/// Nothing when there are no such blocks.
[[nodiscard]] std::optional<RunRequest> compilerExaminationOf(const Answer &answer,
                                                              const QString &languageId,
                                                              const CompilerExaminer &examiner);

/// Adds what the compiler printed to the answer.
void addCompilerExamination(Answer &answer, const RunResult &result, const QString &languageId,
                            const CompilerExaminer &examiner);

} // namespace sandpad::runner
