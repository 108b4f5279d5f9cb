#include "runner/history/HistoryDatabase.h"

#include "runner/model/Say.h"

#include <QAtomicInt>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSqlDatabase>
#include <QSqlError>

#include <fcntl.h>
#include <unistd.h>

namespace sandpad::runner {

namespace {

    constexpr int kVersion = 1;

    /// https://www.sqlite.org/rescode.html: the low byte of a code.
    constexpr int kCorrupt = 11;
    constexpr int kNotADatabase = 26;

    /// What a list shows lies apart from what is large, so that a list reads little. The index for
    /// search holds every three characters in a row (the tokenizer "trigram"), so that a part of a
    /// name is found, too.
    QStringList tables()
    {
        return {
            QStringLiteral(
                "CREATE TABLE runs (id INTEGER PRIMARY KEY AUTOINCREMENT, began INTEGER "
                "NOT NULL, scratch TEXT NOT NULL, title TEXT NOT NULL, language TEXT NOT "
                "NULL, version TEXT NOT NULL, ending TEXT NOT NULL, detail TEXT NOT "
                "NULL, wall INTEGER NOT NULL, bytes INTEGER NOT NULL)"),
            QStringLiteral("CREATE INDEX runsOfScratch ON runs (scratch, id)"),
            QStringLiteral("CREATE TABLE contents (run INTEGER PRIMARY KEY, content BLOB)"),
            QStringLiteral("CREATE VIRTUAL TABLE texts USING fts5(code, output, "
                           "tokenize = 'trigram')"),
            QStringLiteral("PRAGMA user_version = %1").arg(kVersion),
        };
    }

    /// What came later, for a database of an earlier Sandpad, too. That one still reads and writes
    /// what has them.
    QStringList laterColumns()
    {
        return { QStringLiteral("beginning TEXT NOT NULL DEFAULT ''"),
                 QStringLiteral("lines INTEGER NOT NULL DEFAULT 0") };
    }

    /// SQLite gives the files beside the database the same rights.
    Result<void> makeFile(const QString &path)
    {
        const QString folder = QFileInfo(path).path();
        QDir().mkpath(folder);
        QFile::setPermissions(folder, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
        const int file = ::open(QFile::encodeName(path).constData(), O_RDWR | O_CREAT | O_CLOEXEC,
                                S_IRUSR | S_IWUSR);
        if (file < 0)
            return fail(ErrorCode::System,
                        Say::tr("%1 cannot be opened: %2.").arg(path, qt_error_string()));
        ::close(file);
        return {};
    }

    QString nextConnection()
    {
        static QAtomicInt count;
        return QStringLiteral("sandpad-history-%1").arg(count.fetchAndAddRelaxed(1));
    }

} // namespace

HistoryDatabase::HistoryDatabase(QString path, QString connection)
    : m_path(std::move(path))
    , m_connection(std::move(connection))
{ }

HistoryDatabase::~HistoryDatabase()
{
    QSqlDatabase::database(m_connection, false).close();
    QSqlDatabase::removeDatabase(m_connection);
}

Result<std::unique_ptr<HistoryDatabase>> HistoryDatabase::open(const QString &path)
{
    if (!QSqlDatabase::isDriverAvailable(QStringLiteral("QSQLITE")))
        return fail(ErrorCode::Unsupported,
                    Say::tr("Qt's driver for SQLite is missing; install the package "
                            "libqt6sql6-sqlite."));
    if (auto made = makeFile(path); !made)
        return std::unexpected(made.error());
    std::unique_ptr<HistoryDatabase> opened(new HistoryDatabase(path, nextConnection()));
    if (auto started = opened->start(); !started)
        return std::unexpected(started.error());
    return opened;
}

Result<void> HistoryDatabase::start() const
{
    QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), m_connection);
    database.setDatabaseName(m_path);
    // For other processes that write; a slow disk keeps them longer than the usual 5 s.
    database.setConnectOptions(QStringLiteral("QSQLITE_BUSY_TIMEOUT=20000"));
    if (!database.open())
        return std::unexpected(errorOf(database.lastError()));
    for (const char *wish : { "PRAGMA journal_mode = WAL", "PRAGMA synchronous = NORMAL",
                              "PRAGMA secure_delete = FAST" }) {
        if (auto done = run(QString::fromLatin1(wish)); !done)
            return std::unexpected(done.error());
    }
    return makeTables();
}

Result<void> HistoryDatabase::makeTables() const
{
    const auto versionOf = [this] {
        return run(QStringLiteral("PRAGMA user_version")).transform([](QSqlQuery query) {
            return query.next() ? query.value(0).toInt() : 0;
        });
    };
    const auto isWhole = [this] { return run(QStringLiteral("SELECT lines FROM runs LIMIT 0")); };
    if (const auto version = versionOf(); !version || (*version == kVersion && isWhole()))
        return version.transform([](int) { });
    // Another process may be making them.
    Transaction transaction(*this);
    if (!transaction.begun())
        return transaction.begun();
    const auto version = versionOf();
    if (!version || (*version == kVersion && isWhole()))
        return version.transform([](int) { });
    if (*version != 0 && *version != kVersion)
        return fail(ErrorCode::Unsupported, Say::tr("%1 was made by a newer Sandpad.").arg(m_path));
    QStringList statements = *version == 0 ? tables() : QStringList();
    for (const QString &column : laterColumns())
        statements.append(QStringLiteral("ALTER TABLE runs ADD COLUMN ") + column);
    for (const QString &statement : statements) {
        if (auto made = run(statement); !made)
            return std::unexpected(made.error());
    }
    return transaction.commit();
}

Result<QSqlQuery> HistoryDatabase::run(const QString &sql, const QVariantList &values) const
{
    QSqlQuery query(QSqlDatabase::database(m_connection, false));
    query.setForwardOnly(true);
    bool isDone = query.prepare(sql);
    for (const QVariant &value : values)
        query.addBindValue(value);
    isDone = isDone && query.exec();
    if (!isDone)
        return std::unexpected(errorOf(query.lastError()));
    return query;
}

Error HistoryDatabase::errorOf(const QSqlError &error) const
{
    const int code = error.nativeErrorCode().toInt() & 0xff;
    if (code == kCorrupt || code == kNotADatabase)
        return { .code = ErrorCode::Malformed, .text = Say::tr("%1 is damaged.").arg(m_path) };
    return { .code = ErrorCode::System,
             .text = QStringLiteral("%1: %2.").arg(m_path, error.databaseText()) };
}

HistoryDatabase::Transaction::Transaction(const HistoryDatabase &database)
    : m_database(database)
    , m_begun(database.run(QStringLiteral("BEGIN IMMEDIATE")).transform([](const QSqlQuery &) { }))
    , m_isOpen(m_begun.has_value())
{ }

HistoryDatabase::Transaction::~Transaction()
{
    if (m_isOpen)
        (void)m_database.run(QStringLiteral("ROLLBACK"));
}

Result<void> HistoryDatabase::Transaction::commit()
{
    auto done = m_database.run(QStringLiteral("COMMIT"));
    m_isOpen = !done;
    return done.transform([](const QSqlQuery &) { });
}

} // namespace sandpad::runner
