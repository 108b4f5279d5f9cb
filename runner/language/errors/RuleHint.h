#pragma once

#include "runner/language/errors/RunRules.h"
#include "runner/model/ErrorReport.h"

namespace sandpad::runner {

/// What to do about an error that comes of the rules of every run, as a sentence: the network is
/// off, the program has only the files that it was given, it may reserve only so much memory and
/// open so many files, it has no screen, not all commands, and only the input that it is given.
/// Empty when the error is of another kind. Tells by the words that the runtimes and the C library
/// use.
[[nodiscard]] QString ruleHint(const ErrorReport &error, const RunRules &rules);

/// Does the program miss the network, and could be given it?
[[nodiscard]] bool lacksNetwork(const ErrorReport &error, const RunRules &rules);

/// Does the program miss a file or folder of this machine, which it could be given?
[[nodiscard]] bool lacksFile(const ErrorReport &error, const RunRules &rules);

} // namespace sandpad::runner
