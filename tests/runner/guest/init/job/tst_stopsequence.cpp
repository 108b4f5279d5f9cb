#include "runner/guest/init/job/StopSequence.h"
#include "tests/TestProgram.h"

#include <QTest>

#include <csignal>

using sandpad::guest::StopSequence;

class TestStopSequence : public QObject
{
    Q_OBJECT

private slots:
    void nothingIsDueBefore();
    void signalsFollowEachOther();
    void whoAsksTwiceDoesNotWait();
    void aCompilerIsKilledAtOnce();
};

void TestStopSequence::nothingIsDueBefore()
{
    StopSequence stop;
    QVERIFY(!stop.hasBegun());
    QVERIFY(!stop.dueSignal(1'000'000'000'000));
}

void TestStopSequence::signalsFollowEachOther()
{
    StopSequence stop;
    stop.ask(1000);
    QVERIFY(stop.hasBegun());
    QCOMPARE(stop.dueSignal(1000), SIGINT);
    QVERIFY(!stop.dueSignal(1000 + StopSequence::kTerminateAfterNs - 1));
    QCOMPARE(stop.dueSignal(1000 + StopSequence::kTerminateAfterNs), SIGTERM);
    QVERIFY(!stop.dueSignal(1000 + StopSequence::kKillAfterNs - 1));
    QCOMPARE(stop.dueSignal(1000 + StopSequence::kKillAfterNs), SIGKILL);
    QVERIFY(!stop.dueSignal(1'000'000'000'000));
}

void TestStopSequence::whoAsksTwiceDoesNotWait()
{
    StopSequence stop;
    stop.ask(1000);
    QCOMPARE(stop.dueSignal(1000), SIGINT);
    stop.ask(2000);
    QCOMPARE(stop.dueSignal(2000), SIGKILL);
    stop.ask(3000);
    QVERIFY(!stop.dueSignal(3000));
}

void TestStopSequence::aCompilerIsKilledAtOnce()
{
    StopSequence stop;
    stop.askAtOnce();
    QCOMPARE(stop.dueSignal(0), SIGKILL);
}

SANDPAD_TEST(stopsequence, TestStopSequence)
#include "tst_stopsequence.moc"
