#pragma once

#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QEventLoop>
#include <QTimer>

namespace sandpad::tests {

/// Handles events until `isTrue()`, for at most `milliseconds`. Returns whether it became true.
///
/// `QTest::qWaitFor` does the same, but sleeps for 10 ms each time that it finds no event. A run is
/// a chain of hundreds of events, most of which come of the one before: 500 answers took minutes of
/// nothing but sleep.
template <typename Predicate>
[[nodiscard]] bool waitFor(Predicate isTrue, int milliseconds)
{
    constexpr int kLookMs = 20; // for what becomes true without an event
    const QDeadlineTimer deadline(milliseconds);
    QTimer look;
    look.start(kLookMs);
    while (!isTrue()) {
        if (deadline.hasExpired())
            return false;
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
    return true;
}

} // namespace sandpad::tests
