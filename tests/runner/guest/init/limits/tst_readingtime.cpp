#include "runner/guest/init/limits/ReadingTime.h"
#include "runner/guest/init/system/System.h"
#include "tests/TestProgram.h"

#include <QTest>

#include <atomic>
#include <thread>

using sandpad::guest::kNsPerMs;
using sandpad::guest::monotonicNs;
using sandpad::guest::ReadingTime;

/// How long a thread has been reading is known to another one while it reads.
class TestReadingTime : public QObject
{
    Q_OBJECT

private slots:
    void isNothingAtFirst();
    void growsWhileTheThreadComputes();
    void standsWhileTheThreadSleeps();
    void endsWithTheThread();
};

void TestReadingTime::isNothingAtFirst()
{
    ReadingTime time;
    QCOMPARE(time.elapsedNs(), 0U);
    time.begin();
    time.end();
    QCOMPARE(time.elapsedNs(), 0U);
}

void TestReadingTime::growsWhileTheThreadComputes()
{
    ReadingTime time;
    std::atomic<bool> isOver = false;
    std::thread reader([&] {
        time.begin();
        while (!isOver) { }
        time.end();
    });
    QTRY_VERIFY(time.elapsedNs() > 20 * kNsPerMs);
    isOver = true;
    reader.join();
    QCOMPARE(time.elapsedNs(), 0U);
}

void TestReadingTime::standsWhileTheThreadSleeps()
{
    ReadingTime time;
    std::atomic<bool> isOver = false;
    std::atomic<bool> hasBegun = false;
    std::thread reader([&] {
        time.begin();
        hasBegun = true;
        isOver.wait(false);
    });
    QTRY_VERIFY(hasBegun);
    QTest::qWait(300);
    QVERIFY2(time.elapsedNs() < 100 * kNsPerMs, qPrintable(QString::number(time.elapsedNs())));
    isOver = true;
    isOver.notify_all();
    reader.join();
}

void TestReadingTime::endsWithTheThread()
{
    ReadingTime time;
    std::thread([&] { time.begin(); }).join();
    // The kernel forgets a thread a moment after it wakes who waits for its end.
    QTRY_COMPARE(time.elapsedNs(), 0U);
}

SANDPAD_TEST(readingtime, TestReadingTime)
#include "tst_readingtime.moc"
