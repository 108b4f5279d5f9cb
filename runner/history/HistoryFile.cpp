#include "runner/history/HistoryFile.h"

#include "runner/history/ContentFiles.h"
#include "runner/history/DamagedHistory.h"
#include "runner/history/HistoryDatabase.h"
#include "runner/history/RunContent.h"
#include "runner/model/Say.h"

#include <QSet>
#include <QSqlQuery>
#include <QTimeZone>

#include <utility>

namespace sandpad::runner {

namespace {

    /// Larger contents lie in files of their own.
    constexpr qsizetype kMostInDatabase = 64 << 10;
    /// What a text with its index takes, as measured on programs of 3 KB.
    constexpr qint64 kIndexFactor = 4;

    constexpr QLatin1StringView kHeadColumns(
        "id, began, scratch, title, language, version, ending, detail, wall, beginning, lines");
    constexpr int kHeadCount = 11;

    Ending endingFrom(const QString &word)
    {
        return valueOf(word.toStdString(), kEndings).value_or(Ending::NotStarted);
    }

    KeptRunHead headFrom(const QSqlQuery &row)
    {
        return { .id = row.value(0).toLongLong(),
                 .began = QDateTime::fromMSecsSinceEpoch(row.value(1).toLongLong(), QTimeZone::UTC),
                 .scratchId = row.value(2).toString(),
                 .title = row.value(3).toString(),
                 .languageId = row.value(4).toString(),
                 .version = row.value(5).toString(),
                 .ending = endingFrom(row.value(6).toString()),
                 .detail = row.value(7).toString(),
                 .wall = std::chrono::microseconds(row.value(8).toLongLong()),
                 .beginning = row.value(9).toString(),
                 .lines = row.value(10).toLongLong() };
    }

    /// A null text would break NOT NULL.
    QString some(const QString &text)
    {
        return text.isNull() ? QLatin1StringView("") : text;
    }

    Result<void> nothing(const Result<QSqlQuery> &done)
    {
        return done.transform([](const QSqlQuery &) { });
    }

    qint64 firstNumber(QSqlQuery row)
    {
        return row.next() ? row.value(0).toLongLong() : 0;
    }

    QSet<qint64> numbers(QSqlQuery rows)
    {
        QSet<qint64> all;
        while (rows.next())
            all.insert(rows.value(0).toLongLong());
        return all;
    }

} // namespace

HistoryFile::HistoryFile(QString folder)
    : m_folder(std::move(folder))
    , m_contents(m_folder + QStringLiteral("/runs"))
{ }

HistoryFile::~HistoryFile() = default;

QString HistoryFile::folderIn(const QString &dataFolder)
{
    return dataFolder + QStringLiteral("/history");
}

QString HistoryFile::databasePath() const
{
    return m_folder + QStringLiteral("/history.sqlite");
}

void HistoryFile::close()
{
    m_database.reset();
}

QString HistoryFile::takeNotice()
{
    return std::exchange(m_notice, {});
}

template <typename Done>
Result<Done> HistoryFile::with(const std::function<Result<Done>()> &work)
{
    const auto attempt = [&] { return open().and_then(work); };
    Result<Done> done = attempt();
    if (done || done.error().code != ErrorCode::Malformed)
        return done;
    m_database.reset();
    const auto aside = setHistoryAside(m_folder, databasePath(), m_number);
    if (!aside)
        return std::unexpected(aside.error());
    if (!aside->isEmpty())
        m_notice = Say::tr("The history of runs was damaged. It is begun anew, and the old "
                           "one is in %1.")
                       .arg(*aside);
    return attempt();
}

Result<void> HistoryFile::open()
{
    // Somebody may have moved the file away: what is written to it then would be lost.
    if (m_database && fileNumber(databasePath()) == m_number)
        return {};
    m_database.reset();
    m_number = fileNumber(databasePath());
    auto opened = HistoryDatabase::open(databasePath());
    if (!opened)
        return std::unexpected(opened.error());
    m_number = fileNumber(databasePath());
    m_database = *std::move(opened);
    return {};
}

Result<qint64> HistoryFile::add(const KeptRun &run)
{
    return with<qint64>([&] { return insert(run); });
}

Result<qint64> HistoryFile::insert(const KeptRun &run)
{
    const QByteArray content = packed(run);
    const QString code = foundCode(run);
    const QString output = foundOutput(run);
    const KeptRunHead &head = run.head;
    HistoryDatabase::Transaction transaction(*m_database);
    if (!transaction.begun())
        return std::unexpected(transaction.begun().error());
    const auto inserted = m_database->run(
        QStringLiteral(
            "INSERT INTO runs (began, scratch, title, language, version, ending, "
            "detail, wall, beginning, lines, bytes) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"),
        { head.began.toMSecsSinceEpoch(), some(head.scratchId), some(head.title),
          some(head.languageId), some(head.version),
          QString::fromLatin1(wordOf(head.ending, kEndings)), some(head.detail),
          QVariant::fromValue<qint64>(head.wall.count()), some(head.beginning), head.lines,
          content.size() + kIndexFactor * (code.size() + output.size()) });
    if (!inserted)
        return std::unexpected(inserted.error());
    const qint64 id = inserted->lastInsertId().toLongLong();
    const bool isBeside = content.size() > kMostInDatabase;
    auto done = isBeside ? m_contents.write(id, content) : Result<void>();
    if (done)
        done = nothing(m_database->run(
            QStringLiteral("INSERT INTO contents (run, content) VALUES (?, ?)"),
            { id, isBeside ? QVariant(QMetaType::fromType<QByteArray>()) : QVariant(content) }));
    if (done)
        done = nothing(m_database->run(
            QStringLiteral("INSERT INTO texts (rowid, code, output) VALUES (?, ?, ?)"),
            { id, some(code), some(output) }));
    if (done)
        done = transaction.commit();
    if (!done && isBeside)
        m_contents.remove(id);
    return done.transform([id] { return id; });
}

Result<QList<KeptRunHead>> HistoryFile::list(const RunQuery &query)
{
    return with<QList<KeptRunHead>>([&]() -> Result<QList<KeptRunHead>> {
        const SqlCondition condition = conditionOf(query);
        auto rows = m_database->run(
            QStringLiteral("SELECT %1 FROM runs WHERE %2 AND id < ? ORDER BY id DESC LIMIT ?")
                .arg(kHeadColumns, condition.text),
            condition.values + QVariantList { query.before, query.most });
        if (!rows)
            return std::unexpected(rows.error());
        QList<KeptRunHead> heads;
        while (rows->next())
            heads.append(headFrom(*rows));
        return heads;
    });
}

Result<qint64> HistoryFile::count(const RunQuery &query)
{
    return with<qint64>([&] {
        const SqlCondition condition = conditionOf(query);
        return m_database
            ->run(QStringLiteral("SELECT count(*) FROM runs WHERE ") + condition.text,
                  condition.values)
            .transform(firstNumber);
    });
}

Result<HistorySize> HistoryFile::size()
{
    return with<HistorySize>([&] {
        return m_database->run(QStringLiteral("SELECT count(*), ifnull(sum(bytes), 0) FROM runs"))
            .transform([](QSqlQuery row) {
                row.next();
                return HistorySize { .runs = row.value(0).toLongLong(),
                                     .bytes = row.value(1).toLongLong() };
            });
    });
}

Result<KeptRun> HistoryFile::load(qint64 id)
{
    return with<KeptRun>([&] { return read(id); });
}

Result<KeptRun> HistoryFile::read(qint64 id)
{
    auto row = m_database->run(
        QStringLiteral("SELECT %1, content FROM runs JOIN contents ON run = id WHERE id = ?")
            .arg(kHeadColumns),
        { id });
    if (!row)
        return std::unexpected(row.error());
    if (!row->next())
        return fail(ErrorCode::NotFound, Say::tr("There is no run %1.").arg(id));
    KeptRun run;
    run.head = headFrom(*row);
    const QVariant held = row->value(kHeadCount);
    const auto content = held.isNull() ? m_contents.read(id) : held.toByteArray();
    if (!content)
        return std::unexpected(content.error());
    if (auto done = unpack(*content, run); !done)
        return std::unexpected(done.error());
    return run;
}

Result<void> HistoryFile::prune(const Retention &retention)
{
    return with<void>(
        [&] { return removeBeyond(retention).and_then([this] { return removeStrays(); }); });
}

Result<void> HistoryFile::removeStrays()
{
    // Nobody else is between writing a file and naming it.
    HistoryDatabase::Transaction transaction(*m_database);
    if (!transaction.begun())
        return transaction.begun();
    auto beside = m_database->run(QStringLiteral("SELECT run FROM contents WHERE content IS NULL"));
    if (!beside)
        return std::unexpected(beside.error());
    m_contents.removeAllBut(numbers(*std::move(beside)));
    return transaction.commit();
}

Result<void> HistoryFile::removeBeyond(const Retention &retention)
{
    const auto oldest = QDateTime::currentDateTimeUtc().addDays(-retention.age.count());
    HistoryDatabase::Transaction transaction(*m_database);
    if (!transaction.begun())
        return transaction.begun();
    auto beyond = m_database->run(
        QStringLiteral("SELECT id FROM (SELECT id, began, sum(bytes) OVER (ORDER BY id DESC) AS "
                       "total FROM runs) WHERE began < ? OR total > ?"),
        { oldest.toMSecsSinceEpoch(), retention.bytes });
    if (!beyond)
        return std::unexpected(beyond.error());
    for (const qint64 id : numbers(*std::move(beyond))) {
        for (const QString &from : { QStringLiteral("DELETE FROM runs WHERE id = ?"),
                                     QStringLiteral("DELETE FROM contents WHERE run = ?"),
                                     QStringLiteral("DELETE FROM texts WHERE rowid = ?") }) {
            if (auto done = m_database->run(from, { id }); !done)
                return std::unexpected(done.error());
        }
    }
    return transaction.commit();
}

} // namespace sandpad::runner
