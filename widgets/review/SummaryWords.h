#pragma once

#include "widgets/review/Findings.h"

namespace sandpad::widgets {

/// The facts of a whole review.
struct ReviewCounts
{
    QMap<Finding, int> counts;
    QList<int> falseBlocks; ///< their numbers
    qsizetype blocks = 0;
    bool hasRun = false;
};

/// The verdict on the whole: "<em>3 of 24 blocks</em> are not as the answer says." What stands in
/// `em` is bad news; nothing else is HTML in it.
[[nodiscard]] QString summaryTitle(const ReviewCounts &counts);

/// The sentence below it, with a link to each false block whose address is the block's number.
[[nodiscard]] QString summaryDetail(const ReviewCounts &counts);

} // namespace sandpad::widgets
