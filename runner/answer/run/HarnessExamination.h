#pragma once

#include "runner/answer/model/Answer.h"
#include "runner/model/RunRequest.h"
#include "runner/model/RunResult.h"

#include <optional>

namespace sandpad::runner {

/// Languages that one tool examines, and where their packages come from.
struct HarnessTool
{
    QString id; ///< of the tool's specification
    QString ecosystem;
    QStringList languages;
};

/// Has a tool parse the blocks of its languages and look for what they need, in one run. Nothing
/// when there is nothing to ask.
[[nodiscard]] std::optional<RunRequest> harnessExaminationOf(const Answer &answer,
                                                             const HarnessTool &tool);

/// Puts what it found into the answer: syntax, which packages are there, which imports come with
/// the language, and which blocks' files hide a module of it. A result that cannot be read changes
/// nothing.
void addHarnessExamination(Answer &answer, const RunResult &result, const HarnessTool &tool);

} // namespace sandpad::runner
