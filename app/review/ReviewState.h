#pragma once

#include "app/session/StoredReview.h"
#include "runner/answer/kept/KeptReview.h"
#include "runner/answer/report/AnswerReport.h"
#include "widgets/review/ReviewItem.h"

#include <QMap>
#include <QSet>

namespace sandpad::app {

/// The facts of a review: the answer as it was read, a person's changes, and the results. Plain
/// data, without widgets, runs and threads.
class ReviewState
{
public:
    /// `prose` is what proseOf() gives.
    void setAnswer(const runner::Answer &asRead, const QList<BlockChange> &changes,
                   const QMap<int, QString> &prose);
    /// The review with all changes and the results of the present code.
    [[nodiscard]] const runner::Review &review() const { return m_review; }
    [[nodiscard]] QList<BlockChange> changes() const { return m_changes.values(); }

    /// Applies a change. Results that are not valid any more are removed: the block's own, and
    /// those of blocks that ran after it.
    void setRole(int index, runner::BlockRole role, const QString &languageId);
    void setCode(int index, const QString &code);
    void setUnrepaired(int index, bool isUnrepaired);

    /// A run begins. Blocks that are changed from now on get no result from it.
    void beginRun() { m_touched.clear(); }
    /// Sets what examining found out about dependencies and syntax.
    void setExamined(const runner::Answer &examined);
    void setProgress(int index, widgets::BlockProgress progress);
    /// Sets a block's result; ignored when the block was changed since the run began.
    void setResult(int index, const runner::BlockResult &result);
    /// Sets what an earlier run of the same blocks found out.
    void setBefore(const runner::RestoredReview &before);
    /// The run is over: no block waits or runs.
    void endProgress();

    /// An item for each card. Blocks that claim another block's output are in that block's item.
    [[nodiscard]] QList<widgets::ReviewItem> items() const;
    /// The item of the card that shows a block; its block has index 0 when there is none.
    [[nodiscard]] widgets::ReviewItem item(int index) const;
    /// Null when there is none.
    [[nodiscard]] const runner::AnswerBlock *block(int index) const;
    /// Is there such a block, and is it code that runs?
    [[nodiscard]] bool canRun(int index) const;
    /// Those of the blocks that are code that runs.
    [[nodiscard]] QList<int> runnable(QList<int> indices) const;
    /// The number of repairs in all blocks, without those that were taken back.
    [[nodiscard]] qsizetype repairCount() const;
    /// How many blocks ran twice, to find out which output varies.
    [[nodiscard]] int ranTwice() const;

    /// What the answer says after its last block.
    [[nodiscard]] QString closing() const { return m_prose.value(0); }

private:
    QMap<int, QString> m_prose; ///< by block number
    BlockChange &changeOf(int index);
    void rebuild(int changed);
    [[nodiscard]] widgets::ReviewItem makeItem(const runner::AnswerBlock &block,
                                               const QList<runner::AnswerBlock> &outputs) const;

    runner::Answer m_asRead;
    runner::Review m_review;
    QMap<int, BlockChange> m_changes; ///< by block index
    QMap<int, widgets::BlockProgress> m_progress; ///< only of those that wait or run
    QSet<int> m_touched; ///< changed since the run began
    QMap<int, qsizetype> m_positions; ///< in the answer's blocks, by index
};

} // namespace sandpad::app
