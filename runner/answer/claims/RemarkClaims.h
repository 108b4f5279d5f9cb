#pragma once

#include "runner/answer/claims/ReadRemarks.h"

namespace sandpad::runner {

/// The claims in the remarks of a block's program.
[[nodiscard]] RemarkClaims claimsInRemarks(const AnswerBlock &block);

} // namespace sandpad::runner
