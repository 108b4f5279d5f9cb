#pragma once

#include "runner/model/ErrorReport.h"
#include "runner/model/RunRequest.h"

namespace sandpad::runner {

/// What to do about an error that comes of the rules of every run, as a sentence: the network is
/// off, and the program has only the files that it was given. Empty when the error is of another
/// kind. Tells by the words that the runtimes and the C library use.
[[nodiscard]] QString ruleHint(const ErrorReport &error, Network network);

} // namespace sandpad::runner
