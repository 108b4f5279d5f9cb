#pragma once

#include "runner/history/HistoryFile.h"

#include <QFuture>
#include <QObject>
#include <QThread>

#include <functional>

namespace sandpad::runner {

/// The kept runs for a window: a HistoryFile in a thread of its own, which does one thing after the
/// other. All functions belong to the thread that made the store, and none of them waits.
class HistoryStore : public QObject
{
    Q_OBJECT

public:
    /// Deletes what `retention` does not keep after each run.
    explicit HistoryStore(const QString &folder, const Retention &retention = {},
                          QObject *parent = nullptr);
    /// Waits until every run that was added is on the disk, or cannot be.
    ~HistoryStore() override;

    /// added() or failed() follows. A run that the disk refuses is held in memory and tried again
    /// every few seconds, and with the next run; of those the newest kMostWaiting.
    void add(const KeptRun &run);

    static constexpr qsizetype kMostWaiting = 16;

    /// A page of a list, with how many runs there are.
    struct Page
    {
        QList<KeptRunHead> runs;
        qint64 found = 0; ///< of the query, whatever its bounds
        HistorySize all;
    };
    [[nodiscard]] QFuture<Result<Page>> list(const RunQuery &query);
    [[nodiscard]] QFuture<Result<KeptRun>> load(qint64 id);
    /// The newest run that a query finds; without events where there is none, and the id 0.
    [[nodiscard]] QFuture<Result<KeptRun>> newest(const RunQuery &query);

    [[nodiscard]] const Retention &retention() const { return m_retention; }
    /// Holds from the next run on; nothing is deleted before.
    void setRetention(const Retention &retention);

signals:
    void added(qint64 id);
    void retentionChanged();
    /// A run is not kept, or not yet, or the history was begun anew; the sentence says why.
    void failed(const QString &sentence);
    /// All runs that waited for the disk are kept.
    void recovered();

private:
    /// Does it in the thread, after all that was asked before.
    template <typename Done>
    QFuture<Result<Done>> later(std::function<Result<Done>()> work);
    void tellNotice();
    /// Keeps the runs that wait, in their order, for as long as the disk takes them.
    Result<void> keepWaiting();
    void tryAgainSoon();

    Retention m_retention;
    HistoryFile m_file; ///< of the thread alone, as all that follows
    QList<KeptRun> m_waiting;
    bool m_isFailing = false;
    bool m_isTimed = false;

    QThread m_thread;
    QObject *m_worker; ///< lives in the thread
};

} // namespace sandpad::runner
