#pragma once

#include <QFileSystemWatcher>
#include <QObject>
#include <QTimer>

#include <functional>

namespace sandpad::app {

class ScratchPage;

/// Looks at the file of the scratch that is shown (lookAtFile) when another program may have
/// changed it, and when a person comes back to the window.
class FileWatch : public QObject
{
    Q_OBJECT

public:
    /// `shown` gives the scratch that is shown, or null; it is asked as long as this lives.
    FileWatch(std::function<ScratchPage *()> shown, QObject *parent);

    /// Another scratch may be shown, or the same may have another file.
    void follow();

private:
    void look();

    std::function<ScratchPage *()> m_shown;
    QFileSystemWatcher m_watcher;
    QTimer m_soon; ///< a program may write in several steps
};

} // namespace sandpad::app
