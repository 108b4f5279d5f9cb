#pragma once

#include "runner/answer/model/Answer.h"
#include "runner/model/RunRequest.h"
#include "runner/model/RunResult.h"

#include <optional>

namespace sandpad::runner {

/// The languages that one tool examines, and the source of their packages.
struct HarnessTool
{
    QString id; ///< of the tool's specification
    QString ecosystem; ///< empty: it looks for no modules
    QStringList languages;
};

/// The request to parse the blocks of the tool's languages and to look for what they need, in one
/// run. Nothing when there is nothing to examine.
[[nodiscard]] std::optional<RunRequest> harnessExaminationOf(const Answer &answer,
                                                             const HarnessTool &tool);

/// Adds the findings to the answer: syntax, facts and the claims that they show, imports, which
/// packages are installed, and which blocks' files hide a module of the language. A result that
/// cannot be read changes nothing.
void addHarnessExamination(Answer &answer, const RunResult &result, const HarnessTool &tool);

} // namespace sandpad::runner
