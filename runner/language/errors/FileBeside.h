#pragma once

#include "runner/language/LanguageSpec.h"
#include "runner/language/errors/RunRules.h"
#include "runner/model/ErrorReport.h"

namespace sandpad::runner {

/// The file that an error misses, be it read or imported, if it lies beside the program on this
/// machine and was not given to it: its path as the user names the program's. For a file in a
/// folder beside the program, and for a package, it is the folder's path. Else empty.
[[nodiscard]] QString fileBeside(const LanguageSpec &language, const ErrorReport &error,
                                 const RunRules &rules);

/// A sentence that says how the program gets that file.
[[nodiscard]] QString fileBesideHint(const QString &path, Front front);

/// Whether an error says that a file to be read is not there.
[[nodiscard]] bool missesFile(const ErrorReport &error);

} // namespace sandpad::runner
