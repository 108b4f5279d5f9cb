#pragma once

#include "runner/model/Error.h"

#include <QSqlQuery>
#include <QString>
#include <QVariantList>

#include <memory>

namespace sandpad::runner {

/// The open database of kept runs, in WAL mode, with its tables. Several processes may have it
/// open. Belongs to the thread that opened it; blocks for as long as the disk does, and at most
/// five seconds while another process writes.
///
/// Every error is a sentence. The code Malformed says that the database is damaged, and Unsupported
/// that a newer Sandpad made it, or that the driver is not installed.
class HistoryDatabase
{
public:
    /// Makes the file if there is none; only its owner may read it.
    [[nodiscard]] static Result<std::unique_ptr<HistoryDatabase>> open(const QString &path);
    ~HistoryDatabase();
    Q_DISABLE_COPY_MOVE(HistoryDatabase)

    /// Executes a constant text with these values for its `?`, in order.
    [[nodiscard]] Result<QSqlQuery> run(const QString &sql, const QVariantList &values = {}) const;

    /// From here on nobody else writes; what was done is undone unless it is committed.
    class Transaction
    {
    public:
        explicit Transaction(const HistoryDatabase &database);
        ~Transaction();
        Q_DISABLE_COPY_MOVE(Transaction)

        /// Whether it has begun.
        [[nodiscard]] const Result<void> &begun() const { return m_begun; }
        [[nodiscard]] Result<void> commit();

    private:
        const HistoryDatabase &m_database;
        Result<void> m_begun;
        bool m_isOpen = false;
    };

private:
    HistoryDatabase(QString path, QString connection);
    [[nodiscard]] Result<void> start() const;
    [[nodiscard]] Result<void> makeTables() const;
    [[nodiscard]] Error errorOf(const QSqlError &error) const;

    QString m_path;
    QString m_connection;
};

} // namespace sandpad::runner
