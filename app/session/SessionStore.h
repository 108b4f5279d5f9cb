#pragma once

#include "app/session/Scratch.h"
#include "app/session/StoredReview.h"
#include "runner/model/LevelInfo.h"

#include <QHash>
#include <QList>
#include <QLockFile>
#include <QMutex>
#include <QObject>
#include <QSet>
#include <QStringList>
#include <QThreadPool>
#include <QTimer>

#include <atomic>
#include <chrono>
#include <memory>

namespace sandpad::app {

/// What a person chose of the window's look.
struct Look
{
    QString theme; ///< "system", "light" or "dark"
    int codePixels = 0; ///< size of code and output; 0: the usual one

    bool operator==(const Look &) const = default;
};

/// What the window looked like, besides the scratches.
struct WindowState
{
    QByteArray geometry;
    QByteArray splitter;
    Look look;
    int current = 0;
};

struct Session
{
    QList<Scratch> scratches;
    QList<StoredReview> reviews;
    QStringList order; ///< the ids of both, as their tabs stood
    WindowState window;
};

/// Keeps the session on disk. Each scratch has a file of code and a file of facts; each review has
/// the answer's text and a file of facts. An index names all of them. Each file is replaced as a
/// whole or not at all, so a crash loses at most the last save. A damaged file does not harm
/// others: a scratch or review that the index does not name is found in the folder.
///
/// A second instance gets a folder of its own. Saving happens in a thread of its own, in order; of
/// several saves that wait for a slow disk only the last one of each file is written. What cannot
/// be written stays in memory and is tried again every few seconds.
class SessionStore : public QObject
{
    Q_OBJECT

public:
    /// Uses the first folder below `root` that no other instance uses.
    explicit SessionStore(const QString &root, QObject *parent = nullptr);
    /// Waits until everything is written, or cannot be.
    ~SessionStore() override;

    [[nodiscard]] QString folder() const { return m_folder; }
    /// Reads the last session; empty when there was none. Reads files; call it once at start.
    /// A scratch's level is one of `levels`, and isolates; another is forgotten.
    [[nodiscard]] Session load(const QList<runner::LevelInfo> &levels) const;

    void saveScratch(const Scratch &scratch);
    /// The answer's text never changes, so it is written only once.
    void saveReview(const StoredReview &review);
    void saveIndex(const QStringList &order, const WindowState &window);
    /// The folder with the files that a scratch keeps from run to run.
    [[nodiscard]] QString keptFolder(const QString &id) const;
    /// Removes a scratch or a review. The kept files of a scratch stay as long as the scratch can
    /// be reopened.
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
    void write(const QString &name, const QByteArray &content);
    void writeWaiting(const QString &name);
    void keepForLater(const QString &name, const QByteArray &content);
    void tryAgain();
    [[nodiscard]] std::optional<Scratch> read(const QString &id,
                                              const QList<runner::LevelInfo> &levels) const;
    [[nodiscard]] std::optional<StoredReview> readReview(const QString &id) const;
    [[nodiscard]] QStringList storedIds(const QStringList &listed) const;
    void removeForgottenFiles(const QStringList &ids) const;

    QString m_folder;
    std::unique_ptr<QLockFile> m_lock;
    QMutex m_mutex; ///< of m_waiting
    QHash<QString, QByteArray> m_waiting; ///< by name: what is not on disk and not being written
    std::atomic<bool> m_isFailing = false;
    QTimer m_retry;
    QThreadPool m_writer;
    QSet<QString> m_writtenAnswers; ///< ids of reviews whose text is on disk
};

} // namespace sandpad::app
