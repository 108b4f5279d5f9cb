#pragma once

#include "runner/answer/run/Attempt.h"
#include "runner/answer/run/JudgeOptions.h"

#include <QSet>

#include <stop_token>

namespace sandpad::runner {

/// Runs one block in as many ways and as often as its verdict needs. It runs alone, and after the
/// blocks before it where that can change the verdict. It runs again when its claims
/// are not all true, and more often when runs may be equal by chance. Owned by the caller; deleting
/// it kills its runs.
class BlockJob : public QObject
{
    Q_OBJECT

public:
    struct Order
    {
        const Answer *answer; ///< borrowed, must outlive the job
        AnswerBlock block;
        JudgeOptions options;
        QString refusal = {}; ///< why the block does not run, a sentence; empty: it runs
    };

    BlockJob(RunStarter &starter, Order order);

    /// Runs the block alone. What needs the results of the blocks before it waits for its turn.
    void start();
    /// All blocks before it have results; those in `failed` failed, so it cannot build on them.
    /// finished() follows, never from within.
    void giveTurn(const QSet<int> &failed);
    void stop();
    /// Whether it can do nothing more before its turn.
    [[nodiscard]] bool isWaiting() const { return m_waiting != nullptr; }

signals:
    /// It waits for its turn from now on. May come from within start().
    void waits();
    void finished(const sandpad::runner::BlockResult &result);

private:
    /// The ways to run it, in the order in which they are tried.
    enum class Way : std::uint8_t
    {
        Alone,
        AfterAll, ///< after all blocks before it
        AfterDefiners, ///< after those blocks before it that define names which it uses
        None,
    };

    void tryWay(Way way);
    /// Does it now, or as soon as it has its turn.
    void inTurn(std::function<void()> action);
    void beginAttempt(const QList<ProgramText> &before, bool asksLines);
    [[nodiscard]] std::unique_ptr<Attempt> attemptWith(const QList<ProgramText> &before,
                                                       bool asksLines) const;
    void onAttempt();
    /// `hasBegun`: the blocks in front got to their end.
    void onJudged(BlockResult result, bool hasBegun);
    /// Runs the block as it stands, to see whether what it reported is so; finish() follows.
    void testByPlainRun(const BlockResult &result);
    void compareWithPlainRun(const BlockResult &result);
    /// How often it must run again, for chance has perhaps made the runs equal.
    [[nodiscard]] int moreRuns(const BlockResult &result) const;
    [[nodiscard]] Way wayAfter(const BlockResult &result, bool hasBegun) const;
    void finish(const BlockResult &result);
    [[nodiscard]] RunRequest profile() const;

    RunStarter &m_starter;
    Order m_order;
    Way m_way = Way::Alone;
    std::unique_ptr<Attempt> m_attempt;
    std::unique_ptr<Attempt> m_plain; ///< runs the block as it stands
    std::optional<BlockResult> m_best;
    std::stop_source m_stop;
    bool m_hasTurn = false;
    QSet<int> m_failed; ///< of the blocks before it
    std::function<void()> m_waiting; ///< for the turn
};

} // namespace sandpad::runner
