#pragma once

#include "runner/language/LanguageSpec.h"
#include "runner/model/ErrorReport.h"

namespace sandpad::runner {

/// Names the package to install for an import that was not found, as a sentence; empty when the
/// error is of another kind, or names something that the code does not: a program can report any
/// name, and the advice is a command that a person may copy.
[[nodiscard]] QString missingPackageHint(const LanguageSpec &language, const ErrorReport &error,
                                         const QByteArray &code);

} // namespace sandpad::runner
