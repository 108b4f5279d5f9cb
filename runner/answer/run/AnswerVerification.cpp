#include "runner/answer/run/AnswerVerification.h"

#include "runner/answer/judge/KeptOutput.h"
#include "runner/answer/judge/Obstacle.h"
#include "runner/answer/read/BrokenPrograms.h"
#include "runner/answer/read/ClaimLimit.h"
#include "runner/answer/run/Attempt.h"
#include "runner/answer/run/BlockJob.h"
#include "runner/answer/run/Examination.h"
#include "runner/answer/run/Fragments.h"
#include "runner/model/Say.h"

#include <QElapsedTimer>
#include <QThread>

#include <algorithm>
#include <deque>

namespace sandpad::runner {

class AnswerVerification::Private
{
public:
    Private(AnswerVerification *owner, RunStarter &runStarter, Answer pasted,
            JudgeOptions judgeOptions)
        : q(owner)
        , starter(runStarter)
        , answer(std::move(pasted))
        , options(std::move(judgeOptions))
    { }

    void begin()
    {
        examinations = examinationsOf(answer);
        examineNext();
    }

    void onExamined()
    {
        if (isReadingFragments)
            addFragments(answer, fragments);
        fragments = isReadingFragments || isStopped ? Answer() : fragmentReadings(answer);
        isReadingFragments = !fragments.blocks.isEmpty();
        if (isReadingFragments) {
            examinations = examinationsOf(fragments);
            return examineNext();
        }
        markBrokenPrograms(answer);
        keepFirstClaims(answer);
        emit q->examined(answer);
        clock.start();
        runNext();
    }

    /// Examinations run one after the other, because parsing takes little time.
    void examineNext()
    {
        if (examinations.isEmpty() || isStopped)
            return onExamined();
        RunRequest request = examinations.takeFirst();
        request.isolation = options.profile.isolation;
        request.runAs = options.profile.runAs;
        recorder = {};
        examination = starter.start(request);
        connect(examination.get(), &Run::happened, q, [this](const RunEvent &event) {
            recorder.add(event);
            if (!recorder.isFinished())
                return;
            examination.release()->deleteLater();
            RunResult result = recorder.result();
            result.languageId = result.languageId.isEmpty() ? lastTool : result.languageId;
            addExamination(isReadingFragments ? fragments : answer, result);
            examineNext();
        });
        lastTool = request.snippet.languageId;
    }

    /// Results that wait for their turn take memory.
    static constexpr std::size_t kMostGoing = 32;

    /// A block that runs, or waits for its turn.
    struct Going
    {
        int index = 0;
        std::unique_ptr<BlockJob> job;
    };

    /// Starts blocks until as many run as there are processors.
    void beginBlocks()
    {
        const auto mayBegin = [this] {
            const auto running = std::ranges::count_if(
                going, [](const Going &one) { return !one.job->isWaiting(); });
            return running < std::max(1, QThread::idealThreadCount()) && going.size() < kMostGoing;
        };
        while (!isStopped && !indices.isEmpty() && mayBegin())
            beginBlock(indices.takeFirst());
    }

    /// The first of the blocks that go on has its turn.
    void runNext()
    {
        beginBlocks();
        if (going.empty() || isStopped) {
            going.clear();
            emit q->finished();
            return;
        }
        emit q->blockStarted(going.front().index);
        going.front().job->giveTurn(failed);
    }

    void beginBlock(int index)
    {
        const auto block = std::ranges::find(answer.blocks, index, &AnswerBlock::index);
        if (block == answer.blocks.end())
            return;
        const auto longest = std::chrono::duration_cast<std::chrono::minutes>(options.longest);
        const bool isLate = clock.durationElapsed() >= options.longest;
        auto job = std::make_unique<BlockJob>(
            starter,
            BlockJob::Order {
                .answer = &answer,
                .block = *block,
                .options = options,
                .refusal = isLate
                    ? Say::tr("The blocks before it took %1 minutes together.").arg(longest.count())
                    : QString() });
        connect(job.get(), &BlockJob::finished, q,
                [this, index](const BlockResult &result) { onFinished(index, result); });
        // Another one can run meanwhile.
        connect(job.get(), &BlockJob::waits, q, [this] { beginBlocks(); }, Qt::QueuedConnection);
        going.push_back({ .index = index, .job = std::move(job) });
        going.back().job->start();
    }

    void onFinished(int index, const BlockResult &result)
    {
        const auto own = std::ranges::find(going, index, &Going::index);
        // Only those that are stopped end before their turn.
        const bool hadTurn = own == going.begin();
        own->job.release()->deleteLater(); // it is what calls
        going.erase(own);
        const bool isFailure = result.verdict == Verdict::Fails
            || result.verdict == Verdict::LimitHit || result.verdict == Verdict::FailsUnclaimed
            || result.verdict == Verdict::CannotRun;
        if (isFailure && !lacksOnlyEntry(result.run))
            failed.insert(index);
        if (hadTurn)
            emit q->blockFinished(index, withKeptOutput(result, leftToKeep));
        runNext();
    }

    AnswerVerification *q;
    RunStarter &starter;
    Answer answer;
    JudgeOptions options;
    QList<int> indices;
    QList<RunRequest> examinations;
    std::unique_ptr<Run> examination;
    Answer fragments; ///< blocks that do not parse, as parts of programs
    bool isReadingFragments = false;
    QString lastTool;
    RunRecorder recorder;
    std::deque<Going> going; ///< in the order of the answer
    QSet<int> failed; ///< blocks that failed, so others cannot build on them
    qsizetype leftToKeep = kMostKeptOfAnswer; ///< bytes, of what its blocks print and show
    QElapsedTimer clock; ///< since the blocks began
    bool isStopped = false;
};

AnswerVerification::AnswerVerification(RunStarter &starter, Answer answer, JudgeOptions options,
                                       QObject *parent)
    : QObject(parent)
    , d(std::make_unique<Private>(this, starter, std::move(answer), std::move(options)))
{ }

AnswerVerification::~AnswerVerification() = default;

void AnswerVerification::start(const QList<int> &indices)
{
    d->isStopped = false;
    d->isReadingFragments = false;
    d->leftToKeep = kMostKeptOfAnswer;
    d->indices = indices;
    if (indices.isEmpty()) {
        for (const AnswerBlock &block : d->answer.blocks)
            d->indices.append(block.index);
    }
    QMetaObject::invokeMethod(this, [this] { d->begin(); }, Qt::QueuedConnection);
}

void AnswerVerification::stop()
{
    d->isStopped = true;
    if (d->examination)
        d->examination->stop();
    for (const Private::Going &one : d->going)
        one.job->stop();
}

} // namespace sandpad::runner
