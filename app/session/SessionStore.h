#pragma once

#include "app/session/AbandonedSession.h"
#include "app/session/KeptPage.h"
#include "app/session/SessionFolder.h"
#include "runner/model/LevelInfo.h"

#include <QList>
#include <QLockFile>
#include <QMutex>
#include <QObject>
#include <QStringList>
#include <QThreadPool>
#include <QTimer>

#include <atomic>
#include <chrono>
#include <memory>
#include <optional>
#include <vector>

namespace sandpad::app {

/// Keeps the session in memory and, a moment later, on disk, in a SessionFolder of its own. A
/// second window gets another folder; the first one takes it over at its next start.
///
/// Writing happens in a thread of its own, which makes the folder hold the newest session. What
/// cannot be written stays in memory and is tried again every few seconds. All functions belong to
/// the thread of the window.
class SessionStore : public QObject
{
    Q_OBJECT

public:
    /// Uses the first folder below `root` that no other window uses.
    SessionStore(const QString &root, const QList<runner::LanguageInfo> &languages,
                 QObject *parent = nullptr);
    /// Waits until everything is written, or cannot be.
    ~SessionStore() override;

    [[nodiscard]] QString folder() const { return m_files.path(); }
    /// Reads the last session; without pages when there was none. Reads files; call it once, at
    /// start, before anything is saved. A scratch's level is one of `levels`, and isolates; another
    /// is forgotten.
    [[nodiscard]] Session load(const QList<runner::LevelInfo> &levels);

    /// `name` is what the tab is called.
    void saveScratch(const Scratch &scratch, const QString &name);
    void saveReview(const StoredReview &review);
    void saveIndex(const QStringList &order, const WindowState &window);
    /// The folder with the files that a scratch keeps from run to run.
    [[nodiscard]] QString keptFolder(const QString &id) const { return m_files.keptFolder(id); }

    [[nodiscard]] const QList<KeptPage> &open() const { return m_session.open; }
    /// The one that was closed last comes first.
    [[nodiscard]] const QList<KeptPage> &closed() const { return m_session.closed; }
    /// The page's file stays among those that were closed; an empty scratch is forgotten.
    void close(const QString &id, bool wasPinned = false);
    /// Takes it from those that were closed. The error is a sentence: its file cannot be read.
    [[nodiscard]] runner::Result<StoredPage> reopen(const QString &id);
    /// Puts a page's file into the desktop's trash, and removes the files that it kept.
    void remove(const QString &id);

    /// Waits as long as this for what is being written. False when something is in memory alone
    /// because it could not be written.
    [[nodiscard]] bool finishWriting(std::chrono::milliseconds most);

signals:
    /// Something could not be written; the sentence says why. Nothing is lost as long as the store
    /// lives. Comes again when the next attempt fails, too.
    void failed(const QString &sentence);
    /// All that could not be written is on disk now.
    void recovered();

private:
    void save(KeptPage page);
    void adopt(AbandonedSession &found, Session &session) const;
    void schedule();
    void startWriting();
    void writeNext();

    SessionFolder m_files { {}, {} }; ///< of the writer as soon as something was saved
    std::vector<AbandonedSession> m_adopted; ///< of the writer, too: not removed yet
    QString m_root;
    QList<runner::LanguageInfo> m_languages;
    std::unique_ptr<QLockFile> m_lock;
    bool m_wasLocked = false;
    Session m_session; ///< as it shall be on disk
    QMutex m_mutex; ///< of m_next
    std::optional<Session> m_next; ///< what the writer has not begun to write
    std::atomic<bool> m_isFailing = false;
    QTimer m_retry;
    QThreadPool m_writer;
};

} // namespace sandpad::app
