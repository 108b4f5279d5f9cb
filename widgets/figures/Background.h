#pragma once

#include <QCoreApplication>
#include <QPointer>
#include <QThreadPool>

#include <utility>

namespace sandpad::widgets {

/// Calls `work` in a thread of the pool, and passes its result to `done` in the GUI thread unless
/// the context is gone by then. Call it in the GUI thread; `work` must not touch the context.
template <typename Work, typename Done>
void inBackground(QObject *context, Work work, Done done)
{
    QThreadPool::globalInstance()->start(
        [context = QPointer(context), work = std::move(work), done = std::move(done)]() mutable {
            auto answer = work();
            // The context lives in the GUI thread, so only that thread may check whether it still
            // exists.
            QMetaObject::invokeMethod(
                QCoreApplication::instance(),
                [context, answer = std::move(answer), done = std::move(done)]() mutable {
                    if (context)
                        done(std::move(answer));
                },
                Qt::QueuedConnection);
        });
}

} // namespace sandpad::widgets
