#pragma once

#include "widgets/review/ReviewItem.h"

namespace sandpad::widgets {

/// The words of a pill and its tone: "good", "warn", "bad" or "info".
struct PillWords
{
    QString text;
    QString tone;
};

[[nodiscard]] PillWords verdictWords(runner::Verdict verdict);
/// The pill of a block, also before and while the block runs. An empty text: no pill.
[[nodiscard]] PillWords pillOf(const ReviewItem &item);
/// "Code", "Output", "Shell", ... for people.
[[nodiscard]] QString roleWords(runner::BlockRole role);
/// The number of blocks with each verdict, false ones first.
[[nodiscard]] QList<PillWords> summaryWords(const QMap<runner::Verdict, int> &summary);

} // namespace sandpad::widgets
