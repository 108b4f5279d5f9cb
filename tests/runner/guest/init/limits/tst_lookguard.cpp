#include "runner/guest/init/limits/DyingProcesses.h"
#include "runner/guest/init/limits/LookGuard.h"
#include "tests/TestProgram.h"

#include <QList>
#include <QTest>

#include <atomic>
#include <csignal>
#include <unistd.h>

using namespace sandpad::guest;

/// What stops the program so that the supervisor sees it: the guard of a look that takes too long,
/// and the wait for processes that end.
class TestLookGuard : public QObject
{
    Q_OBJECT

private slots:
    void longLooksStopTheProgram();
    void shortLooksDoNot();
    void unblockedLooksDoNot();
    void withoutSignalsNothingIsStopped();
    void heavyEndsAreWaitedFor_data();
    void heavyEndsAreWaitedFor();
    void endsAreNotWaitedForEver();
};

void TestLookGuard::longLooksStopTheProgram()
{
    std::atomic<int> stops = 0;
    LookGuard guard([&stops](int signal) { stops += signal == SIGSTOP ? 1 : 1000; },
                    [](pid_t thread) { return thread == ::gettid() || thread == ::getpid(); });
    guard.begin();
    // Again and again, for it may be continued.
    QTRY_VERIFY_WITH_TIMEOUT(stops >= 3, 60'000);
    QVERIFY(guard.end());
    const int after = stops;
    QTest::qWait(100);
    QCOMPARE(stops.load(), after);
    guard.begin();
    QVERIFY(!guard.end() || stops > after); // on a busy machine it may be a long one
}

void TestLookGuard::shortLooksDoNot()
{
    std::atomic<int> stops = 0;
    int told = 0;
    LookGuard guard([&stops](int) { ++stops; }, [](pid_t) { return true; });
    for (int i = 0; i < 1000; ++i) {
        guard.begin();
        told += guard.end() ? 1 : 0;
    }
    // Each stop is told to whoever looked, who lets the program go on.
    QVERIFY(stops == 0 || told > 0);
}

/// On a busy machine a look waits for a processor, and the program is not the cause.
void TestLookGuard::unblockedLooksDoNot()
{
    std::atomic<int> stops = 0;
    LookGuard guard([&stops](int) { ++stops; });
    guard.begin();
    QTest::qWait(200);
    QVERIFY(!guard.end());
    QCOMPARE(stops.load(), 0);
}

void TestLookGuard::withoutSignalsNothingIsStopped()
{
    LookGuard guard({}, [](pid_t) { return true; });
    guard.begin();
    QTest::qWait(100);
    QVERIFY(!guard.end());
}

void TestLookGuard::heavyEndsAreWaitedFor_data()
{
    QTest::addColumn<quint64>("limit");
    QTest::addColumn<bool>("isDead");
    QTest::addColumn<bool>("isWaitedFor");
    QTest::newRow("together over the limit") << quint64(120) << false << true;
    QTest::newRow("within the limit") << quint64(150) << false << false;
    QTest::newRow("given back") << quint64(120) << true << false;
}

void TestLookGuard::heavyEndsAreWaitedFor()
{
    QFETCH(quint64, limit);
    QFETCH(bool, isDead);
    QFETCH(bool, isWaitedFor);
    const Processes processes(true, QStringLiteral("/nowhere").toStdString());
    QList<int> signalsSent;
    Standstill standstill(processes, [&](int signal) { signalsSent.append(signal); });
    DyingProcesses dying(standstill);
    const ProcessSample other { .pid = 2, .startTicks = 1, .residentBytes = 50, .mappedBytes = 60 };
    ProcessSample one { .pid = 3, .startTicks = 1, .residentBytes = 90, .mappedBytes = 100 };
    dying.look({ other, one }, limit);
    QVERIFY(signalsSent.isEmpty());
    one.residentBytes = one.mappedBytes = 0;
    one.isDead = isDead;
    dying.look({ other, one }, limit);
    QVERIFY(!standstill.isHolding()); // it may be done in a moment
    QTest::qSleep(150);
    dying.look({ other, one }, limit);
    QCOMPARE(standstill.isHolding(), isWaitedFor);
    QCOMPARE(signalsSent, isWaitedFor ? QList<int> { SIGSTOP } : QList<int>());
    dying.look({ other }, limit);
    QVERIFY(!standstill.isHolding());
    QCOMPARE(signalsSent, isWaitedFor ? QList<int>({ SIGSTOP, SIGCONT }) : QList<int>());
    // Another process of the same number has nothing to do with it.
    dying.look({ other, { .pid = 3, .startTicks = 2 } }, limit);
    QVERIFY(!standstill.isHolding());
}

void TestLookGuard::endsAreNotWaitedForEver()
{
    const Processes processes(true, QStringLiteral("/nowhere").toStdString());
    Standstill standstill(processes, [](int) { });
    DyingProcesses dying(standstill);
    dying.look({ { .pid = 3, .startTicks = 1, .residentBytes = 90, .mappedBytes = 100 } }, 10);
    const Samples ending { { .pid = 3, .startTicks = 1 } };
    dying.look(ending, 10);
    QTest::qSleep(150);
    dying.look(ending, 10);
    QVERIFY(standstill.isHolding());
    const auto isOver = [&] {
        dying.look(ending, 10);
        return !standstill.isHolding();
    };
    QTRY_VERIFY_WITH_TIMEOUT(isOver(), 60'000);
}

SANDPAD_TEST(lookguard, TestLookGuard)
#include "tst_lookguard.moc"
