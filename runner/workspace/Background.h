#pragma once

#include <QCoreApplication>
#include <QPointer>
#include <QThreadPool>

namespace sandpad::runner {

/// One thread reads and writes all workspaces, so that two runs never use a folder at once.
[[nodiscard]] inline QThreadPool &workspaceThread()
{
    static QThreadPool pool;
    pool.setMaxThreadCount(1);
    return pool;
}

/// Does work in that thread and hands its result to `then`, in the application's thread, unless
/// `owner` is gone by then.
template <typename Work, typename Then>
void inBackground(QObject *owner, Work work, Then then)
{
    workspaceThread().start(
        [owner = QPointer(owner), work = std::move(work), then = std::move(then)] {
            auto result = work();
            QMetaObject::invokeMethod(
                QCoreApplication::instance(),
                [owner, then, result = std::move(result)]() mutable {
                    if (owner)
                        then(std::move(result));
                },
                Qt::QueuedConnection);
        });
}

} // namespace sandpad::runner
