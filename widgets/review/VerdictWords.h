#pragma once

#include "widgets/controls/Pill.h"
#include "widgets/review/ReviewItem.h"

namespace sandpad::widgets {

[[nodiscard]] PillLook verdictWords(runner::Verdict verdict);
/// The pill of a block, also before and while the block runs. An empty text: no pill.
[[nodiscard]] PillLook lookOf(const ReviewItem &item);
/// "Code", "Output", "Shell", ... for people.
[[nodiscard]] QString roleWords(runner::BlockRole role);

} // namespace sandpad::widgets
