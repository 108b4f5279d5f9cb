#pragma once

#include "runner/answer/model/Answer.h"

namespace sandpad::runner {

/// Takes away the claims of an answer beyond the first kMostClaims, and says so in its notChecked.
/// A text of a megabyte may have a hundred thousand, and each takes memory and time.
void keepFirstClaims(Answer &answer);

} // namespace sandpad::runner
