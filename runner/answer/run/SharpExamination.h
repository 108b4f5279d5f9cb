#pragma once

#include "runner/answer/model/Answer.h"
#include "runner/model/RunRequest.h"
#include "runner/model/RunResult.h"

#include <optional>

namespace sandpad::runner {

inline const QString kSharpExamine = QStringLiteral("csharp-examine");

/// Has Roslyn, the compiler of .NET, parse all C# blocks in one run; nothing is compiled. Nothing
/// when there are none.
[[nodiscard]] std::optional<RunRequest> sharpExaminationOf(const Answer &answer);

/// Puts what it printed into the answer.
void addSharpExamination(Answer &answer, const RunResult &result);

} // namespace sandpad::runner
