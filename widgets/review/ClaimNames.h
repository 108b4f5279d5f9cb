#pragma once

#include "widgets/review/ReviewItem.h"

#include <QStringList>

namespace sandpad::widgets {

// How sentences about a claim name its parts.

/// A text of the answer or of a program, on one line and not too long.
[[nodiscard]] QString quoted(const QString &text);

/// The lines; a line end behind the last one begins no other.
[[nodiscard]] QStringList linesOf(const QString &text);

/// The block of claimed output in which a comparison's claim stands; null: it is elsewhere.
[[nodiscard]] const runner::AnswerBlock *sourceOf(const ReviewItem &item,
                                                  const runner::Comparison &comparison);

/// "block 4", or where else the claim stands.
[[nodiscard]] QString sourceName(const ReviewItem &item, const runner::Comparison &comparison);

/// "the remark in line 2"
[[nodiscard]] QString remarkName(const runner::Comparison &comparison);

} // namespace sandpad::widgets
