#pragma once

#include "widgets/review/ReviewItem.h"

namespace sandpad::widgets {

/// One sentence that says why a block has its verdict, and what was compared with what: "Line 1 of
/// block 4 says “3”, and the code printed “2”." Empty while the block waits or runs.
[[nodiscard]] QString verdictSentence(const ReviewItem &item);

} // namespace sandpad::widgets
