#include "runner/answer/run/AnswerVerification.h"

#include "runner/answer/run/Attempt.h"
#include "runner/answer/run/BlockJob.h"
#include "runner/answer/run/Examination.h"
#include "runner/answer/run/Fragments.h"

#include <algorithm>

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
        emit q->examined(answer);
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

    void runNext()
    {
        if (indices.isEmpty() || isStopped) {
            job.reset();
            emit q->finished();
            return;
        }
        const int index = indices.takeFirst();
        const auto block = std::ranges::find(answer.blocks, index, &AnswerBlock::index);
        if (block == answer.blocks.end())
            return runNext();
        emit q->blockStarted(index);
        job = std::make_unique<BlockJob>(
            starter,
            BlockJob::Order {
                .answer = &answer, .block = *block, .options = options, .failed = failed });
        connect(job.get(), &BlockJob::finished, q, [this, index](const BlockResult &result) {
            if (result.verdict == Verdict::Fails || result.verdict == Verdict::LimitHit
                || result.verdict == Verdict::FailsUnclaimed
                || result.verdict == Verdict::CannotRun)
                failed.insert(index);
            job.release()->deleteLater();
            emit q->blockFinished(index, result);
            runNext();
        });
        job->start();
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
    std::unique_ptr<BlockJob> job;
    QSet<int> failed; ///< blocks that failed, so others cannot build on them
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
    if (d->job)
        d->job->stop();
}

} // namespace sandpad::runner
