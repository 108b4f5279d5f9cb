#pragma once

#include "runner/answer/model/Answer.h"

#include <optional>

namespace sandpad::runner {

/// A claim of a remark together with the remarks that stand right below it, the lines of one
/// output. Below a remark beside code they stand farther to the right than the code. Nothing where
/// there are none.
[[nodiscard]] std::optional<Claim> withRemarksBelow(const Claim &claimed, const AnswerBlock &block);

} // namespace sandpad::runner
