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

/// "3 of 24 blocks" and "are not as the answer says.": the verdict on the whole. The first part is
/// empty when nothing is false.
struct SummaryTitle
{
    QString bad;
    QString rest;
};
[[nodiscard]] SummaryTitle summaryTitle(const ReviewCounts &counts);

/// The sentence below it, with a link to each false block whose address is the block's number.
[[nodiscard]] QString summaryDetail(const ReviewCounts &counts);

} // namespace sandpad::widgets
