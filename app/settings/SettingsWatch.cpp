#include "app/settings/SettingsWatch.h"

#include <QFileInfo>

#include <chrono>

namespace sandpad::app {

namespace {

    constexpr std::chrono::milliseconds kSoon(200);

    /// This folder, or the nearest one above it that exists.
    QString existingFolder(QString path)
    {
        while (!QFileInfo(path).isDir() && path != QFileInfo(path).path())
            path = QFileInfo(path).path();
        return path;
    }

} // namespace

SettingsWatch::SettingsWatch(const QString &path, QObject *parent)
    : QObject(parent)
    , m_path(QFileInfo(path).absoluteFilePath())
{
    m_soon.setSingleShot(true);
    m_soon.setInterval(kSoon);
    // It is not started anew: what happens all the time in a folder must not put it off.
    const auto wait = [this] {
        if (!m_soon.isActive())
            m_soon.start();
    };
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, this, wait);
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, this, wait);
    connect(&m_soon, &QTimer::timeout, this, [this] {
        follow();
        emit mayBeChanged();
    });
    follow();
}

void SettingsWatch::follow()
{
    QStringList wanted { existingFolder(QFileInfo(m_path).path()) };
    if (QFileInfo::exists(m_path))
        wanted.append(m_path);
    QStringList unwanted = m_watcher.files() + m_watcher.directories();
    unwanted.removeIf([&wanted](const QString &path) { return wanted.removeAll(path) > 0; });
    if (!unwanted.isEmpty())
        m_watcher.removePaths(unwanted);
    if (!wanted.isEmpty())
        m_watcher.addPaths(wanted);
}

} // namespace sandpad::app
