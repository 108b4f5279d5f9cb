#include "runner/answer/run/JudgingPool.h"
#include "runner/workspace/Background.h"
#include "tests/TestProgram.h"

#include <QProcess>
#include <QRegularExpression>
#include <QSemaphore>
#include <QSignalSpy>
#include <QTest>

#include <atomic>
#include <cstdio>

using namespace sandpad::runner;

namespace {

/// A process whose main() ends while something is judged, with what only then was made.
int endWhileJudging(int, char **)
{
    QSemaphore hasBegun;
    inJudgingPool(
        QCoreApplication::instance(),
        [&hasBegun] {
            static const QRegularExpression expression(QStringLiteral("(a+)b"));
            hasBegun.release();
            for (;;)
                (void)expression.match(QStringLiteral("aaac")).hasMatch();
            return 1;
        },
        [](int) {});
    hasBegun.acquire();
    std::fputs("printed", stdout);
    return statusWithoutJudging(7);
}

const sandpad::tests::TestRegistration kEndsWhileJudging("endswhilejudging", endWhileJudging);

} // namespace

/// The threads in which judging happens, and where its results arrive.
class TestJudgingPool : public QObject
{
    Q_OBJECT

private slots:
    void resultsArriveInTheOwnersThread();
    void workspacesDoNotHoldItUp();
    void isBounded();
    void nothingArrivesWhenTheOwnerIsGone();
    void theProcessDoesNotWaitForIt();
};

void TestJudgingPool::resultsArriveInTheOwnersThread()
{
    QThread thread;
    auto *owner = new QObject;
    owner->moveToThread(&thread);
    connect(&thread, &QThread::finished, owner, &QObject::deleteLater);
    thread.start();
    std::atomic<QThread *> worked = nullptr;
    std::atomic<QThread *> arrived = nullptr;
    inJudgingPool(
        owner,
        [&worked] {
            worked = QThread::currentThread();
            return 42;
        },
        [&arrived](int result) {
            if (result == 42)
                arrived = QThread::currentThread();
        });
    QTRY_COMPARE(arrived.load(), &thread);
    QVERIFY(worked.load() != &thread);
    QVERIFY(worked.load() != QThread::currentThread());
    thread.quit();
    QVERIFY(thread.wait());
}

/// The one thread of workspaces is busy; judging goes on all the same.
void TestJudgingPool::workspacesDoNotHoldItUp()
{
    QSemaphore mayEnd;
    workspaceThread().start([&mayEnd] { mayEnd.acquire(); });
    int arrived = 0;
    inJudgingPool(this, [] { return 1; }, [&arrived](int result) { arrived = result; });
    QTRY_COMPARE(arrived, 1);
    mayEnd.release();
    QVERIFY(workspaceThread().waitForDone());
}

void TestJudgingPool::isBounded()
{
    QVERIFY(judgingPool().maxThreadCount() <= 2);
    std::atomic_int ended = 0;
    for (int i = 0; i < 20; ++i)
        inJudgingPool(this, [i] { return i; }, [&ended](int) { ++ended; });
    QTRY_COMPARE(ended.load(), 20);
}

void TestJudgingPool::nothingArrivesWhenTheOwnerIsGone()
{
    QSemaphore mayWork;
    bool hasArrived = false;
    auto owner = std::make_unique<QObject>();
    inJudgingPool(
        owner.get(),
        [&mayWork] {
            mayWork.acquire();
            return 1;
        },
        [&hasArrived](int) { hasArrived = true; });
    owner.reset();
    mayWork.release();
    QVERIFY(judgingPool().waitForDone());
    QCoreApplication::processEvents();
    QVERIFY(!hasArrived);
}

void TestJudgingPool::theProcessDoesNotWaitForIt()
{
    QCOMPARE(statusWithoutJudging(3), 3); // nothing is judged
    QProcess process;
    process.start(QCoreApplication::applicationFilePath(), { QStringLiteral("endswhilejudging") });
    QVERIFY(process.waitForFinished(60'000));
    QCOMPARE(process.exitStatus(), QProcess::NormalExit);
    QCOMPARE(process.exitCode(), 7);
    QCOMPARE(process.readAllStandardOutput(), QByteArray("printed"));
    QCOMPARE(process.readAllStandardError(), QByteArray());
}

SANDPAD_TEST(judgingpool, TestJudgingPool)
#include "tst_judgingpool.moc"
