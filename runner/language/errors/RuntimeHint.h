#pragma once

#include "runner/model/ErrorReport.h"

namespace sandpad::runner {

/// What the runtime prints behind the message of an error, which is no part of it: Python's "Did
/// you mean: 'length'?". Empty where it prints nothing more.
[[nodiscard]] QString runtimeHint(const ErrorReport &error);

} // namespace sandpad::runner
