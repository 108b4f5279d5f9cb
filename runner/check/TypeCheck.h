#pragma once

#include "runner/check/TypeFindings.h"
#include "runner/model/LanguageInfo.h"
#include "runner/model/RunRequest.h"
#include "runner/model/RunResult.h"

#include <optional>

namespace sandpad::runner {

/// The request that checks the types of the program of `run`: a run of the language's checker, in a
/// sandbox of its own, which nobody waits for. It gets the files that the program gets, and none of
/// its network, input or kept files. Nothing: the language has no checker.
[[nodiscard]] std::optional<RunRequest> typeCheckOf(const LanguageInfo &language,
                                                    const RunRequest &run);

/// What came of a check that `request` asked for; or why it could not be done, as a sentence:
/// NotFound where the checker is missing.
[[nodiscard]] Result<TypeFindings> typeFindingsOf(const RunRequest &request,
                                                  const RunResult &result);

} // namespace sandpad::runner
