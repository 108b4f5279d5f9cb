#pragma once

#include "runner/language/LanguageSpec.h"
#include "runner/model/Toolchain.h"

namespace sandpad::runner {

/// The toolchains of this machine that programs of a sandbox may use, best first; without versions.
/// Looks at files; quick.
[[nodiscard]] QList<Toolchain> usableToolchains(const LanguageSpec &language);

/// The toolchains to be tried for a run, in this order: the one around the interpreter that the
/// user picked, or all usable ones when `interpreter` is empty. Never an empty list; the error says
/// what to do.
[[nodiscard]] Result<QList<Toolchain>> candidatesFor(const LanguageSpec &language,
                                                     const QString &interpreter);

} // namespace sandpad::runner
