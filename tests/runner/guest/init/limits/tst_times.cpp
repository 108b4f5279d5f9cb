#include "runner/guest/init/limits/CpuTimes.h"
#include "runner/guest/init/limits/StepTimes.h"
#include "tests/TestProgram.h"

#include <QTest>

#include <limits>

using namespace sandpad::guest;

class TestTimes : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QTest::failOnWarning(); }
    void livingProcessesAreSummed();
    void deadProcessesStillCount();
    void waitedForChildrenCountOnce();
    void orphansOfDeadParentsCount();
    void reusedPidIsAnotherProcess();
    void shortLivesCountAsTheTimeBetweenLooks();
    void totalNeverFalls();
    void elapsedTimeStandsStillWhileWaiting();
    void workingWhileWaitingCounts();
    void compileStepsShareOneLimit();
    void reapedCounterBehindItsStartIsNothing();
    void drawingDoesNotCountUpToAShare();
    void firstLimit_data();
    void firstLimit();
};

namespace {

constexpr std::uint64_t kSecond = 1'000'000'000;

ProcessSample process(pid_t pid, pid_t parent, std::uint64_t ownNs, std::uint64_t childrenNs = 0)
{
    ProcessSample sample;
    sample.pid = pid;
    sample.parent = parent;
    sample.startTicks = static_cast<std::uint64_t>(pid);
    sample.ownCpuNs = ownNs;
    sample.childrenCpuNs = childrenNs;
    return sample;
}

} // namespace

void TestTimes::livingProcessesAreSummed()
{
    CpuTimes times;
    QCOMPARE(times.update({}, 0, kSecond), 0ULL);
    QCOMPARE(times.update({ process(2, 1, 5), process(3, 2, 7) }, 0, 2 * kSecond), 12ULL);
}

void TestTimes::deadProcessesStillCount()
{
    CpuTimes times;
    QCOMPARE(times.update({ process(2, 1, 5), process(3, 2, 7) }, 0, kSecond), 12ULL);
    // Its parent ignores SIGCHLD, so the kernel adds the time to nobody.
    QCOMPARE(times.update({ process(2, 1, 6) }, 0, 2 * kSecond), 13ULL);
    QCOMPARE(times.update({}, 0, 3 * kSecond), 13ULL);
}

void TestTimes::waitedForChildrenCountOnce()
{
    CpuTimes times;
    QCOMPARE(times.update({ process(2, 1, 5), process(3, 2, 7) }, 0, kSecond), 12ULL);
    // The parent has waited for it; the child had used two more since the last look.
    QCOMPARE(times.update({ process(2, 1, 5, 9) }, 0, 2 * kSecond), 14ULL);
    // The same for a child of the init.
    QCOMPARE(times.update({}, 15, 3 * kSecond), 15ULL);
}

void TestTimes::orphansOfDeadParentsCount()
{
    CpuTimes times;
    QCOMPARE(times.update({ process(2, 1, 1), process(3, 2, 2), process(4, 3, 4) }, 0, kSecond),
             7ULL);
    // Parent and child die between two looks: the grandparent takes both.
    QCOMPARE(times.update({ process(2, 1, 1) }, 0, 2 * kSecond), 7ULL);
}

void TestTimes::reusedPidIsAnotherProcess()
{
    CpuTimes times;
    QCOMPARE(times.update({ process(2, 1, 10) }, 0, kSecond), 10ULL);
    ProcessSample other = process(2, 1, 3);
    other.startTicks = 99;
    QCOMPARE(times.update({ other }, 0, 2 * kSecond), 13ULL);
}

void TestTimes::shortLivesCountAsTheTimeBetweenLooks()
{
    CpuTimes times;
    ProcessSample brief = process(2, 1, 0);
    brief.isRunnable = true;
    QCOMPARE(times.update({ brief }, 0, kSecond), 0ULL);
    QCOMPARE(times.update({}, 0, 2 * kSecond), kSecond);
    // A process that was seen twice is assumed to have died half-way.
    ProcessSample longer = process(3, 1, 0);
    longer.isRunnable = true;
    QCOMPARE(times.update({ longer }, 0, 3 * kSecond), kSecond);
    QCOMPARE(times.update({ longer }, 0, 4 * kSecond), kSecond);
    QCOMPARE(times.update({}, 0, 5 * kSecond), kSecond + kSecond / 2);
}

void TestTimes::totalNeverFalls()
{
    CpuTimes times;
    QCOMPARE(times.update({ process(2, 1, 50) }, 20, kSecond), 70ULL);
    QCOMPARE(times.update({ process(2, 1, 10) }, 0, 2 * kSecond), 70ULL);
}

void TestTimes::elapsedTimeStandsStillWhileWaiting()
{
    StepTimes times;
    times.start(StepKind::Run, 100);
    times.look(0, 100 + kSecond);
    QCOMPARE(times.wallNs(), kSecond);
    times.setWaiting(true);
    times.look(1, 100 + 61 * kSecond);
    QCOMPARE(times.wallNs(), kSecond);
    times.setWaiting(false);
    times.look(1, 100 + 62 * kSecond);
    QCOMPARE(times.wallNs(), 2 * kSecond);
}

void TestTimes::workingWhileWaitingCounts()
{
    StepTimes times;
    times.start(StepKind::Run, 0);
    times.setWaiting(true);
    times.look(kSecond / 10, kSecond);
    QCOMPARE(times.wallNs(), kSecond);
    times.look(kSecond / 10 + 1, 2 * kSecond);
    QCOMPARE(times.wallNs(), kSecond);
}

void TestTimes::compileStepsShareOneLimit()
{
    JobLimits limits;
    limits.compileNs = 3 * kSecond;
    StepTimes times;
    times.start(StepKind::Compile, 0);
    times.end(0, 2 * kSecond);
    times.start(StepKind::Compile, 5 * kSecond);
    times.look(0, 6 * kSecond);
    QVERIFY(!times.excess(limits));
    times.look(0, 6 * kSecond + 1);
    const auto excess = times.excess(limits);
    QVERIFY(excess);
    QCOMPARE(excess->limit, Limit::Compile);
    QCOMPARE(excess->value, 3 * kSecond);
    QCOMPARE(excess->used, 3 * kSecond + 1);
}

void TestTimes::reapedCounterBehindItsStartIsNothing()
{
    CpuTimes times(500);
    QCOMPARE(times.update({}, 400, kSecond), 0ULL);
    QCOMPARE(times.atEnd(650), 150ULL);
}

void TestTimes::drawingDoesNotCountUpToAShare()
{
    JobLimits limits;
    limits.cpuNs = kSecond;
    limits.wallNs = 100 * kSecond;
    StepTimes times;
    times.start(StepKind::Run, 0);
    times.look(kSecond / 2, kSecond);
    times.setDrawing(true);
    times.look(4 * kSecond, 5 * kSecond);
    QVERIFY(!times.excess(limits));
    times.setDrawing(false);
    times.look(4 * kSecond + kSecond / 2, 6 * kSecond);
    QVERIFY(!times.excess(limits));
    times.look(4 * kSecond + kSecond / 2 + 1, 6 * kSecond);
    QVERIFY(times.excess(limits));
    // A program that says that it always draws has nine times its limit, and no more.
    times.start(StepKind::Run, 0);
    times.setDrawing(true);
    times.look(9 * kSecond, 10 * kSecond);
    QVERIFY(!times.excess(limits));
    times.look(9 * kSecond + 1, 10 * kSecond);
    QVERIFY(times.excess(limits));
    // The same holds for elapsed time.
    limits.wallNs = 3 * kSecond;
    times.start(StepKind::Run, 0);
    times.look(0, 3 * kSecond);
    times.setDrawing(true);
    times.look(2 * kSecond, 5 * kSecond);
    QVERIFY(!times.excess(limits));
    times.setDrawing(false);
    times.look(2 * kSecond, 5 * kSecond + 1);
    QVERIFY(times.excess(limits));
    times.start(StepKind::Run, 0);
    times.setDrawing(true);
    times.look(0, 11 * kSecond);
    QVERIFY(!times.excess(limits));
    times.look(0, 11 * kSecond + 1);
    QVERIFY(times.excess(limits));
}

void TestTimes::firstLimit_data()
{
    QTest::addColumn<std::uint64_t>("cpuNs");
    QTest::addColumn<std::uint64_t>("nowNs");
    QTest::addColumn<int>("limit"); // -1: none
    constexpr std::uint64_t kHuge = std::numeric_limits<std::uint64_t>::max();
    const auto cpu = static_cast<int>(Limit::Cpu);
    const auto wall = static_cast<int>(Limit::Wall);
    QTest::newRow("both at their limits") << kSecond << 2 * kSecond << -1;
    QTest::newRow("CPU") << kSecond + 1 << 2 * kSecond << cpu;
    QTest::newRow("elapsed") << kSecond << 2 * kSecond + 1 << wall;
    QTest::newRow("both: CPU is named") << 3 * kSecond << 9 * kSecond << cpu;
    QTest::newRow("huge CPU") << kHuge << kSecond << cpu;
    QTest::newRow("huge time") << std::uint64_t { 0 } << kHuge << wall;
}

void TestTimes::firstLimit()
{
    QFETCH(std::uint64_t, cpuNs);
    QFETCH(std::uint64_t, nowNs);
    JobLimits limits;
    limits.cpuNs = kSecond;
    limits.wallNs = 2 * kSecond;
    StepTimes times;
    times.start(StepKind::Run, 0);
    times.look(cpuNs, nowNs);
    const auto excess = times.excess(limits);
    QTEST(excess ? static_cast<int>(excess->limit) : -1, "limit");
}

SANDPAD_TEST(times, TestTimes)
#include "tst_times.moc"
