#include "runner/history/HistoryStore.h"

#include "runner/history/HistoryDatabase.h"
#include "runner/model/Say.h"

#include <QPromise>
#include <QTimer>

#include <memory>
#include <utility>

namespace sandpad::runner {

namespace {

    constexpr std::chrono::seconds kUntilNextTry { 3 };

} // namespace

HistoryStore::HistoryStore(const QString &folder, const Retention &retention, QObject *parent)
    : QObject(parent)
    , m_retention(retention)
    , m_file(folder)
    , m_worker(new QObject)
{
    m_worker->moveToThread(&m_thread);
    m_thread.setObjectName(QStringLiteral("history"));
    m_thread.start();
}

HistoryStore::~HistoryStore()
{
    // The thread ends behind all that waits; the database belongs to it.
    QMetaObject::invokeMethod(
        m_worker,
        [this] {
            (void)keepWaiting();
            m_file.close();
            delete m_worker;
            m_thread.quit();
        },
        Qt::QueuedConnection);
    m_thread.wait();
}

template <typename Done>
QFuture<Result<Done>> HistoryStore::later(std::function<Result<Done>()> work)
{
    auto promise = std::make_shared<QPromise<Result<Done>>>();
    promise->start();
    QMetaObject::invokeMethod(
        m_worker,
        [this, promise, work = std::move(work)] {
            promise->addResult(work());
            promise->finish();
            tellNotice();
        },
        Qt::QueuedConnection);
    return promise->future();
}

void HistoryStore::tellNotice()
{
    if (const QString notice = m_file.takeNotice(); !notice.isEmpty())
        emit failed(notice);
}

void HistoryStore::add(const KeptRun &run)
{
    (void)later<void>([this, run, retention = m_retention]() -> Result<void> {
        m_waiting.append(run);
        const auto done = keepWaiting();
        if (m_waiting.size() > kMostWaiting) {
            m_waiting.removeFirst();
            emit failed(
                Say::tr("The oldest run that waited is not kept in the history: too many wait."));
        }
        return done.and_then([&] { return m_file.prune(retention); });
    });
}

Result<void> HistoryStore::keepWaiting()
{
    while (!m_waiting.isEmpty()) {
        const auto id = m_file.add(m_waiting.first());
        if (!id && id.error().code == ErrorCode::System) {
            if (!std::exchange(m_isFailing, true))
                emit failed(Say::tr("The run is not kept in the history yet, and tried again. %1")
                                .arg(id.error().text));
            tryAgainSoon();
            return std::unexpected(id.error());
        }
        m_waiting.removeFirst();
        if (!id) {
            emit failed(Say::tr("The run is not kept in the history. %1").arg(id.error().text));
            return std::unexpected(id.error());
        }
        emit added(*id);
    }
    if (std::exchange(m_isFailing, false))
        emit recovered();
    return {};
}

void HistoryStore::tryAgainSoon()
{
    if (std::exchange(m_isTimed, true))
        return;
    QTimer::singleShot(kUntilNextTry, m_worker, [this] {
        m_isTimed = false;
        (void)keepWaiting();
    });
}

void HistoryStore::setRetention(const Retention &retention)
{
    if (retention == m_retention)
        return;
    m_retention = retention;
    emit retentionChanged();
}

QFuture<Result<HistoryStore::Page>> HistoryStore::list(const RunQuery &query)
{
    return later<Page>([this, query]() -> Result<Page> {
        auto runs = m_file.list(query);
        if (!runs)
            return std::unexpected(runs.error());
        const auto found = m_file.count(query);
        if (!found)
            return std::unexpected(found.error());
        return m_file.size().transform([&](const HistorySize &all) {
            return Page { .runs = *std::move(runs), .found = *found, .all = all };
        });
    });
}

QFuture<Result<KeptRun>> HistoryStore::load(qint64 id)
{
    return later<KeptRun>([this, id] { return m_file.load(id); });
}

QFuture<Result<KeptRun>> HistoryStore::newest(const RunQuery &query)
{
    return later<KeptRun>([this, query]() -> Result<KeptRun> {
        RunQuery one = query;
        one.most = 1;
        const auto heads = m_file.list(one);
        if (!heads)
            return std::unexpected(heads.error());
        return heads->isEmpty() ? Result<KeptRun>(KeptRun {}) : m_file.load(heads->first().id);
    });
}

} // namespace sandpad::runner
