#pragma once

#include "app/review/KeptResults.h"
#include "app/session/StoredReview.h"
#include "runner/model/LanguageInfo.h"

#include <QDateTime>
#include <QMap>

namespace sandpad::app {

/// All that a review shows before anything runs.
struct ReadAnswer
{
    runner::Answer answer; ///< without a person's changes
    QMap<int, QString> prose; ///< what proseOf() gives
    runner::RestoredReview before; ///< what an earlier session found out; with the changes
    QDateTime ended; ///< when that was, UTC; invalid without results
};

/// Reads an answer, and the results that were kept of it. Takes long for a long answer.
[[nodiscard]] ReadAnswer readStored(const StoredReview &stored,
                                    const QList<runner::LanguageInfo> &languages,
                                    const KeptResults &kept);

} // namespace sandpad::app
