#pragma once

#include "runner/language/LanguageSpec.h"
#include "runner/model/ErrorReport.h"

namespace sandpad::runner {

/// Names the package to install for an import that was not found, as a sentence; empty when the
/// error is of another kind.
[[nodiscard]] QString missingPackageHint(const LanguageSpec &language, const ErrorReport &error);

} // namespace sandpad::runner
