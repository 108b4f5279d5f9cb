#pragma once

#include "runner/answer/model/Answer.h"

#include <optional>

namespace sandpad::runner {

/// A claim of a remark beside a statement together with the remarks that stand right below it,
/// farther to the right than the code: the lines of one output. Nothing where there are none.
[[nodiscard]] std::optional<Claim> withRemarksBelow(const Claim &claimed, const AnswerBlock &block);

} // namespace sandpad::runner
