#pragma once

#include "app/session/Scratch.h"

#include <QList>
#include <QLockFile>
#include <QObject>
#include <QThreadPool>

#include <memory>

namespace sandpad::app {

/// What the window looked like, besides the scratches.
struct WindowState
{
    QByteArray geometry;
    QByteArray splitter;
    QString theme; ///< "system", "light" or "dark"
    int current = 0;
};

struct Session
{
    QList<Scratch> scratches;
    WindowState window;
};

/// Keeps the session on disk: one file of code and one of facts for each scratch, and an index.
/// Each file is replaced whole or not at all, so a crash loses at most the last save, and a
/// damaged file loses nobody else's text: what the index does not name is found in the folder.
///
/// A second instance gets a folder of its own. Saving happens in a thread of its own, in order.
class SessionStore : public QObject
{
    Q_OBJECT

public:
    /// Takes the first folder below `root` that no other instance holds.
    explicit SessionStore(const QString &root, QObject *parent = nullptr);
    /// Waits until everything is written.
    ~SessionStore() override;

    [[nodiscard]] QString folder() const { return m_folder; }
    /// Reads the last session; empty when there was none. Reads files; call it once at start.
    [[nodiscard]] Session load() const;

    void saveScratch(const Scratch &scratch);
    void saveIndex(const QStringList &order, const WindowState &window);
    /// Removes a scratch for good.
    void remove(const QString &id);

signals:
    /// Something could not be written; a sentence. Nothing that was saved before is lost.
    void failed(const QString &sentence);

private:
    void write(const QString &name, const QByteArray &content);
    [[nodiscard]] std::optional<Scratch> read(const QString &id) const;

    QString m_folder;
    std::unique_ptr<QLockFile> m_lock;
    QThreadPool m_writer;
};

} // namespace sandpad::app
