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
/// What the pill of a block says, also before and while it runs; empty text: no pill.
[[nodiscard]] PillWords pillOf(const ReviewItem &item);
/// "Code", "Output", "Shell", ... for people.
[[nodiscard]] QString roleWords(runner::BlockRole role);
/// How many blocks have which verdict, those that say something false first.
[[nodiscard]] QList<PillWords> summaryWords(const QMap<runner::Verdict, int> &summary);

} // namespace sandpad::widgets
