#pragma once

#include "runner/answer/language/Examiner.h"
#include "runner/answer/model/Answer.h"
#include "runner/model/RunRequest.h"
#include "runner/model/RunResult.h"

#include <optional>

namespace sandpad::runner {

/// Has a compiler parse all blocks of a language in one run; nothing is compiled. Nothing when
/// there are none.
[[nodiscard]] std::optional<RunRequest> compilerExaminationOf(const Answer &answer,
                                                              const QString &languageId,
                                                              const CompilerExaminer &examiner);

/// Puts what it printed into the answer.
void addCompilerExamination(Answer &answer, const RunResult &result, const QString &languageId,
                            const CompilerExaminer &examiner);

} // namespace sandpad::runner
