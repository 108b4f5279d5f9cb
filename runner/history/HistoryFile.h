#pragma once

#include "runner/history/ContentFiles.h"
#include "runner/history/KeptRun.h"
#include "runner/history/RunQuery.h"
#include "runner/model/Error.h"

#include <QString>

#include <functional>
#include <memory>

namespace sandpad::runner {

class HistoryDatabase;

/// The kept runs in a folder: a SQLite database, and files beside it for runs that are large.
/// Several processes may use one folder. All functions block for as long as the disk does; an
/// object belongs to one thread. An error is a sentence for people.
///
/// A damaged database is moved into a folder beside it and begun anew; notice() says so.
class HistoryFile
{
public:
    /// Makes the folder at the first use.
    explicit HistoryFile(QString folder);
    ~HistoryFile();
    Q_DISABLE_COPY_MOVE(HistoryFile)

    /// Where it is below Sandpad's folder for data.
    [[nodiscard]] static QString folderIn(const QString &dataFolder);

    /// Keeps a run, all of it or nothing. Returns its id.
    [[nodiscard]] Result<qint64> add(const KeptRun &run);
    /// The newest first.
    [[nodiscard]] Result<QList<KeptRunHead>> list(const RunQuery &query);
    /// How many runs a query finds; its bounds do not count.
    [[nodiscard]] Result<qint64> count(const RunQuery &query);
    [[nodiscard]] Result<HistorySize> size();
    [[nodiscard]] Result<KeptRun> load(qint64 id);
    /// Deletes what is too old or too much, and files that belong to no run.
    [[nodiscard]] Result<void> prune(const Retention &retention);

    /// Closes the database, in its thread; the next use opens it again.
    void close();

    /// What happened to the history since this was asked the last time, as a sentence; often empty.
    [[nodiscard]] QString takeNotice();

private:
    /// Opens the database if it is not open, and does it once more where that one was damaged.
    template <typename Done>
    [[nodiscard]] Result<Done> with(const std::function<Result<Done>()> &work);
    [[nodiscard]] Result<void> open();
    [[nodiscard]] Result<qint64> insert(const KeptRun &run);
    [[nodiscard]] Result<KeptRun> read(qint64 id);
    [[nodiscard]] Result<void> removeBeyond(const Retention &retention);
    [[nodiscard]] Result<void> removeStrays();
    [[nodiscard]] QString databasePath() const;

    QString m_folder;
    ContentFiles m_contents;
    quint64 m_number = 0; ///< of the database's file when it was opened
    std::unique_ptr<HistoryDatabase> m_database; ///< null before it is opened
    QString m_notice;
};

} // namespace sandpad::runner
