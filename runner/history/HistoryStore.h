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

    /// added() or failed() follows.
    void add(const KeptRun &run);

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
    /// A run is not kept, or the history was begun anew; the sentence says why.
    void failed(const QString &sentence);

private:
    /// Does it in the thread, after all that was asked before.
    template <typename Done>
    QFuture<Result<Done>> later(std::function<Result<Done>()> work);
    void tellNotice();

    Retention m_retention;
    HistoryFile m_file; ///< of the thread alone
    QThread m_thread;
    QObject *m_worker; ///< lives in the thread
};

} // namespace sandpad::runner
