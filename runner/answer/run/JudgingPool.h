#pragma once

#include <QFuture>
#include <QObject>
#include <QPromise>
#include <QThread>
#include <QThreadPool>

#include <algorithm>

namespace sandpad::runner {

/// The threads in which runs are judged. There are at most two, so that a long comparison delays
/// neither the window nor the next block, and judging never takes the whole machine. Nothing else
/// runs in them.
[[nodiscard]] inline QThreadPool &judgingPool()
{
    static QThreadPool pool;
    pool.setMaxThreadCount(std::min(2, QThread::idealThreadCount()));
    return pool;
}

/// For the end of main(): gives back `status`. Where something is still judged after a moment, it
/// ends the process with it at once: a text may have been written so that comparing it takes
/// minutes, and what the threads use is gone behind main().
[[nodiscard]] int statusWithoutJudging(int status);

/// Calls `work` in the pool and passes its result to `then`, in the thread of `owner`, unless
/// `owner` is gone by then.
template <typename Work, typename Then>
void inJudgingPool(QObject *owner, Work work, Then then)
{
    QPromise<std::invoke_result_t<Work>> promise;
    promise.future().then(owner, std::move(then));
    judgingPool().start([promise = std::move(promise), work = std::move(work)]() mutable {
        promise.start();
        promise.addResult(work());
        promise.finish();
    });
}

} // namespace sandpad::runner
