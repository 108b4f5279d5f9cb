#include "app/session/SessionStore.h"

#include "runner/model/Prose.h"

#include <QDeadlineTimer>
#include <QDir>
#include <QFile>
#include <QHash>

#include <algorithm>
#include <utility>

namespace sandpad::app {

namespace {

    constexpr int kMostInstances = 50;
    constexpr std::chrono::seconds kRetryAfter(3);

    struct Place
    {
        QString folder;
        std::unique_ptr<QLockFile> lock;
        bool wasLocked = false; ///< by somebody who has gone without taking the lock away
    };

    QString folderOf(const QString &root, int number)
    {
        return root + QStringLiteral("/scratches")
            + (number == 1 ? QString() : QStringLiteral("-%1").arg(number));
    }

    std::unique_ptr<QLockFile> lockOf(const QString &folder)
    {
        QDir().mkpath(folder);
        // What a person writes is nobody else's, as the history is not.
        QFile::setPermissions(folder, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
        auto lock = std::make_unique<QLockFile>(folder + QString::fromLatin1(kLockName));
        lock->setStaleLockTime(0);
        // A folder that cannot be written has no other user. Saving will report the reason.
        return lock->tryLock(0) || lock->error() != QLockFile::LockFailedError ? std::move(lock)
                                                                               : nullptr;
    }

    Place freePlace(const QString &root)
    {
        for (int number = 1; number < kMostInstances; ++number) {
            const QString folder = folderOf(root, number);
            const bool wasLocked = QFile::exists(folder + QString::fromLatin1(kLockName));
            if (auto lock = lockOf(folder))
                return { .folder = folder, .lock = std::move(lock), .wasLocked = wasLocked };
        }
        return { .folder = folderOf(root, kMostInstances), .lock = {} };
    }

    auto find(QList<KeptPage> &pages, const QString &id)
    {
        return std::ranges::find(pages, id, [](const KeptPage &kept) { return idOf(kept.page); });
    }

} // namespace

SessionStore::SessionStore(const QString &root, const QList<runner::LanguageInfo> &languages,
                           QObject *parent)
    : QObject(parent)
    , m_root(root)
    , m_languages(languages)
{
    Place place = freePlace(root);
    m_lock = std::move(place.lock);
    m_wasLocked = place.wasLocked;
    m_files = SessionFolder(place.folder, languages);
    m_writer.setMaxThreadCount(1);
    m_retry.setSingleShot(true);
    m_retry.setInterval(kRetryAfter);
    connect(&m_retry, &QTimer::timeout, this, &SessionStore::startWriting);
    connect(this, &SessionStore::failed, &m_retry, qOverload<>(&QTimer::start));
}

SessionStore::~SessionStore()
{
    m_writer.waitForDone();
}

Session SessionStore::load(const QList<runner::LevelInfo> &levels)
{
    Session session = m_files.read(levels);
    if (folder() == folderOf(m_root, 1)) {
        m_adopted = abandonedSessions(m_root, folder(), m_languages, levels);
        for (AbandonedSession &found : m_adopted)
            adopt(found, session);
    }
    m_files.removeKeptFilesBut(session);
    session.wasBrokenOff = m_wasLocked;
    m_session = session;
    if (!m_adopted.empty())
        schedule();
    return session;
}

void SessionStore::adopt(AbandonedSession &found, Session &session) const
{
    if (session.open.isEmpty() && session.closed.isEmpty())
        session.window = found.session.window;
    QStringList names;
    for (const KeptPage &kept : found.session.open + found.session.closed) {
        const QString id = idOf(kept.page);
        if (session.has(id))
            continue; // it was taken over before, and only its removal was broken off
        (kept.closed.isValid() ? session.closed : session.open).append(kept);
        names.append(kept.name);
        QDir().mkpath(keptFolder(QString()));
        QFile::rename(found.keptFolder(id), keptFolder(id));
    }
    if (!found.isOld && !names.isEmpty())
        session.restored = runner::sentencesOf(
            { session.restored,
              tr("Taken over from another window: %1.").arg(runner::listOf(names)) });
}

void SessionStore::schedule()
{
    const QMutexLocker lock(&m_mutex);
    // While writing fails, what waits has no task until it is tried again.
    const bool isExpected = m_next.has_value() && !m_isFailing;
    m_next = m_session;
    if (!isExpected)
        startWriting();
}

void SessionStore::startWriting()
{
    m_writer.start([this] { writeNext(); });
}

void SessionStore::writeNext()
{
    std::optional<Session> session;
    {
        const QMutexLocker lock(&m_mutex);
        session = std::exchange(m_next, std::nullopt);
    }
    if (!session)
        return;
    const auto held = m_files.hold(*session);
    if (!held) {
        {
            const QMutexLocker lock(&m_mutex);
            if (!m_next) // else something newer waits already
                m_next = std::move(session);
            m_isFailing = true;
        }
        emit failed(
            tr("Not saved: %1. All is kept in memory and tried again.").arg(held.error().text));
        return;
    }
    for (const AbandonedSession &adopted : std::exchange(m_adopted, {}))
        removeFiles(adopted);
    if (m_isFailing.exchange(false))
        emit recovered();
}

bool SessionStore::finishWriting(std::chrono::milliseconds most)
{
    m_writer.waitForDone(QDeadlineTimer(most));
    return !m_isFailing;
}

void SessionStore::save(KeptPage page)
{
    const auto known = find(m_session.open, idOf(page.page));
    if (known == m_session.open.end())
        m_session.open.append(std::move(page));
    else if (*known != page)
        *known = std::move(page);
    else
        return;
    schedule();
}

void SessionStore::saveScratch(const Scratch &scratch, const QString &name)
{
    save({ .page = scratch, .name = name, .closed = {}, .unread = {} });
}

void SessionStore::saveReview(const StoredReview &review)
{
    save({ .page = review, .name = review.title, .closed = {}, .unread = {} });
}

void SessionStore::saveIndex(const QStringList &order, const WindowState &window)
{
    QHash<QString, qsizetype> places;
    for (const QString &id : order)
        places.insert(id, places.size());
    QList<KeptPage> sorted = m_session.open;
    std::ranges::stable_sort(sorted, {}, [&](const KeptPage &kept) {
        return places.value(idOf(kept.page), order.size());
    });
    if (sorted == m_session.open && window == m_session.window)
        return;
    m_session.open = sorted;
    m_session.window = window;
    schedule();
}

void SessionStore::close(const QString &id, bool wasPinned)
{
    const auto known = find(m_session.open, id);
    if (known == m_session.open.end())
        return;
    KeptPage page = *known;
    page.place = static_cast<int>(known - m_session.open.begin());
    page.wasPinned = wasPinned;
    m_session.open.erase(known);
    page.closed = QDateTime::currentDateTimeUtc();
    if (!textOf(page.page).trimmed().isEmpty())
        m_session.closed.prepend(page);
    schedule();
}

runner::Result<StoredPage> SessionStore::reopen(const QString &id)
{
    const auto known = find(m_session.closed, id);
    if (known == m_session.closed.end())
        return runner::fail(runner::ErrorCode::NotFound, tr("It is not there any more."));
    KeptPage page = *known;
    if (!page.unread.isEmpty()) {
        QFile file(folder() + u'/' + page.unread);
        if (!file.open(QIODevice::ReadOnly))
            return runner::fail(
                runner::ErrorCode::NotReadable,
                tr("%1 cannot be opened: %2.").arg(file.fileName(), file.errorString()));
        setText(page.page, file.readAll());
    }
    m_session.closed.erase(known);
    page.closed = {};
    page.unread.clear();
    page.place = -1;
    page.wasPinned = false;
    m_session.open.append(page);
    schedule();
    return page.page;
}

void SessionStore::remove(const QString &id)
{
    for (QList<KeptPage> *pages : { &m_session.open, &m_session.closed }) {
        if (const auto known = find(*pages, id); known != pages->end())
            pages->erase(known);
    }
    schedule();
}

} // namespace sandpad::app
