#pragma once

#include "runner/answer/claims/ReadRemarks.h"

namespace sandpad::runner {

/// Adds what remarks above printing statements claim of them: "# Prints 5" or "# Output: 5" at the
/// beginning of a paragraph of one statement. Does nothing where a program has such remarks below
/// statements, too, prints before the first one, or claims something else.
void addClaimsAbove(RemarkClaims &read, const AnswerBlock &block, const SourceFacts &facts);

} // namespace sandpad::runner
