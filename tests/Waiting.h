#pragma once

#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QEventLoop>
#include <QTimer>

namespace sandpad::tests {

/// Handles events until `isTrue()`, for at most `milliseconds`. Returns whether it became true.
///
/// `QTest::qWaitFor` does the same, but sleeps for up to 10 ms between two looks at the events. A
/// run is a chain of many events, each of which comes of the one before.
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
