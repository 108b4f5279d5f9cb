#pragma once

#include <QFileSystemWatcher>
#include <QObject>
#include <QTimer>

namespace sandpad::app {

/// Tells when a file may have been written, replaced or made, by whomever; a moment later, as many
/// programs write in several steps. Where its folder does not exist, the nearest one above it is
/// watched. Of a file system that tells nothing nothing is heard. Belongs to the thread of the
/// window.
class SettingsWatch : public QObject
{
    Q_OBJECT

public:
    explicit SettingsWatch(const QString &path, QObject *parent = nullptr);

signals:
    /// It may also be as it was.
    void mayBeChanged();

private:
    /// A file that is replaced is another one, and folders come and go.
    void follow();

    QString m_path;
    QFileSystemWatcher m_watcher;
    QTimer m_soon;
};

} // namespace sandpad::app
