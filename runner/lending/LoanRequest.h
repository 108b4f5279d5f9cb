#pragma once

#include "runner/lending/LoanMessage.h"

#include <optional>

namespace sandpad::runner {

/// Asks whoever listens at the path for a sandbox. Nothing where nobody listens, who listens is not
/// of this user, has none, or does not answer within some milliseconds: a cold start takes no
/// longer than that. Blocks for that time at most.
[[nodiscard]] std::optional<LoanAnswer> askForLoan(const QString &path, const LoanWish &wish);

} // namespace sandpad::runner
