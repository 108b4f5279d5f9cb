#pragma once

#include "widgets/review/ReviewItem.h"

namespace sandpad::widgets {

/// One sentence that says what a false claim says, and what happened; it may begin with a small
/// letter.
[[nodiscard]] QString claimDifference(const ReviewItem &item, const runner::Comparison &comparison);

} // namespace sandpad::widgets
