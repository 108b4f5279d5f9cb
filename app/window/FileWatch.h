#pragma once

#include <QFileSystemWatcher>
#include <QObject>
#include <QTimer>

#include <functional>

namespace sandpad::app {

/// Tells when another program may have changed the file of what is shown, and when a person comes
/// back to the window.
class FileWatch : public QObject
{
    Q_OBJECT

public:
    /// `path` gives the path of that file; empty: there is none. It is asked as long as this lives.
    FileWatch(std::function<QString()> path, QObject *parent);

    /// Something else may be shown, or the same may have another file.
    void follow();

signals:
    void mayBeChanged();

private:
    void look();

    std::function<QString()> m_path;
    QFileSystemWatcher m_watcher;
    QTimer m_soon; ///< a program may write in several steps
};

} // namespace sandpad::app
