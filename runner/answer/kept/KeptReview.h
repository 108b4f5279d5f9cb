#pragma once

#include "runner/answer/model/Answer.h"
#include "runner/answer/model/Verdict.h"

#include <QDateTime>
#include <QMap>

#include <optional>

namespace sandpad::runner {

/// A block of a review that was run.
struct KeptBlock
{
    int index = 0; ///< from 1, in the order of the answer
    QString program; ///< a sum of what ran: code, role and language
    QList<Claim> claims;
    SyntaxCheck syntax;
    QStringList warnings;
    QStringList notChecked;
    std::optional<BlockResult> result; ///< without what files hold
};

/// What a review showed, apart from the answer itself. A value.
struct KeptReview
{
    QDateTime ended {}; ///< when the last of its blocks had run, UTC
    QList<Dependency> dependencies;
    QList<KeptBlock> blocks;
};

[[nodiscard]] KeptReview keptReview(const Answer &answer, const QMap<int, BlockResult> &results,
                                    const QDateTime &ended);

/// An answer as it was examined and run before.
struct RestoredReview
{
    Answer answer;
    QMap<int, BlockResult> results; ///< by block index
};

/// Puts into an answer what was kept of it. Blocks that are not the same any more get nothing, nor
/// do those behind them that ran together with others.
[[nodiscard]] RestoredReview restoredReview(Answer asRead, const KeptReview &kept);

} // namespace sandpad::runner
