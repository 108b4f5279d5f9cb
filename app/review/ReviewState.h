#pragma once

#include "app/session/StoredReview.h"
#include "runner/answer/report/AnswerReport.h"
#include "widgets/review/ReviewItem.h"

#include <QMap>
#include <QSet>

namespace sandpad::app {

/// An answer under review: what was read, what somebody changed in it, and what running it showed.
/// A value of a kind: no widgets, no runs, no threads.
class ReviewState
{
public:
    void setAnswer(const runner::Answer &asRead, const QList<BlockChange> &changes);
    /// With all changes, and the results of the code as it is now.
    [[nodiscard]] const runner::Review &review() const { return m_review; }
    [[nodiscard]] QList<BlockChange> changes() const { return m_changes.values(); }

    /// Results that the change makes worthless are gone: the block's own, and those of blocks that
    /// ran after it.
    void setRole(int index, runner::BlockRole role, const QString &languageId);
    void setCode(int index, const QString &code);
    void setUnrepaired(int index, bool isUnrepaired);

    /// A run begins: what is changed from now on gets no result of it.
    void beginRun() { m_touched.clear(); }
    /// What a run found out of dependencies and syntax.
    void setExamined(const runner::Answer &examined);
    void setProgress(int index, widgets::BlockProgress progress);
    /// Ignored when the block was changed since the run began.
    void setResult(int index, const runner::BlockResult &result);
    /// Nothing waits or runs any more.
    void endProgress();

    /// One for each card; output that another block claims is with that.
    [[nodiscard]] QList<widgets::ReviewItem> items() const;
    /// The card that shows a block; index 0 in its block: there is none.
    [[nodiscard]] widgets::ReviewItem item(int index) const;
    /// Null when there is none.
    [[nodiscard]] const runner::AnswerBlock *block(int index) const;
    /// Of all blocks whose repairs stand.
    [[nodiscard]] qsizetype repairCount() const;
    /// How many blocks ran twice, to see what varies.
    [[nodiscard]] int ranTwice() const;

private:
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
