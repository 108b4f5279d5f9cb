#include "app/window/FileWatch.h"

#include <QFileInfo>
#include <QGuiApplication>

#include <utility>

namespace sandpad::app {

using namespace std::chrono_literals;

FileWatch::FileWatch(std::function<QString()> path, QObject *parent)
    : QObject(parent)
    , m_path(std::move(path))
{
    m_soon.setSingleShot(true);
    m_soon.setInterval(100ms);
    connect(&m_soon, &QTimer::timeout, this, &FileWatch::look);
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, &m_soon, qOverload<>(&QTimer::start));
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, &m_soon,
            qOverload<>(&QTimer::start));
    // Not every file system tells of changes.
    connect(qGuiApp, &QGuiApplication::focusWindowChanged, this, &FileWatch::look);
}

void FileWatch::follow()
{
    const QString file = m_path();
    QStringList wanted;
    // A file that is replaced is another one; its folder tells of that.
    if (!file.isEmpty())
        wanted = { file, QFileInfo(file).path() };
    QStringList unwanted = m_watcher.files() + m_watcher.directories();
    if (wanted == unwanted)
        return; // called often
    wanted.removeIf([](const QString &path) { return !QFileInfo::exists(path); });
    unwanted.removeIf([&wanted](const QString &path) { return wanted.removeAll(path) > 0; });
    if (!unwanted.isEmpty())
        m_watcher.removePaths(unwanted);
    if (!wanted.isEmpty())
        m_watcher.addPaths(wanted);
}

void FileWatch::look()
{
    emit mayBeChanged();
    follow();
}

} // namespace sandpad::app
