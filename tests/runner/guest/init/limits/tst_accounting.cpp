#include "runner/guest/init/limits/Accounting.h"
#include "runner/guest/init/limits/ProcMeter.h"
#include "tests/TestProgram.h"

#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <fcntl.h>
#include <limits>
#include <sys/wait.h>
#include <unistd.h>

using namespace sandpad::guest;

namespace {

constexpr auto kAny = std::numeric_limits<std::uint64_t>::max();
constexpr JobLimits kAmple { .cpuNs = kAny,
                             .wallNs = kAny,
                             .compileNs = kAny,
                             .memoryBytes = 1ULL << 40,
                             .processes = 1'000,
                             .outputBytes = kAny,
                             .workBytes = 1ULL << 40,
                             .openFiles = 256 };

} // namespace

/// Which limit is named when several are passed: the one that is the cause of the others.
class TestAccounting : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanupTestCase();
    void theCauseIsNamed_data();
    void theCauseIsNamed();
    void theProgramsOwnPeakCountsAtItsEnd();

private:
    QTemporaryDir m_folder;
    UniqueFd m_workFolder;
    Processes m_processes { false };
    Standstill m_standstill { m_processes, [](int) { } };
    pid_t m_child = -1;
};

void TestAccounting::initTestCase()
{
    QTest::failOnWarning();
    m_workFolder =
        UniqueFd(::open(m_folder.path().toUtf8().constData(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    m_child = ::fork();
    if (m_child == 0) {
        for (;;)
            ::pause();
    }
    QVERIFY(m_workFolder.isOpen() && m_child > 0);
}

void TestAccounting::cleanupTestCase()
{
    m_processes.killAll(m_child);
}

void TestAccounting::theCauseIsNamed_data()
{
    QTest::addColumn<JobLimits>("limits");
    QTest::addColumn<StepKind>("kind");
    QTest::addColumn<std::optional<Limit>>("limit");
    const auto row = [](const char *name, const auto &change, std::optional<Limit> limit,
                        StepKind kind = StepKind::Run) {
        JobLimits limits = kAmple;
        change(limits);
        QTest::newRow(name) << limits << kind << limit;
    };
    row("within all", [](JobLimits &) { }, std::nullopt);
    row(
        "processes before all else",
        [](JobLimits &l) { l.processes = l.memoryBytes = l.wallNs = 0; }, Limit::Processes);
    row("memory before time", [](JobLimits &l) { l.memoryBytes = l.wallNs = 0; }, Limit::Memory);
    row("time", [](JobLimits &l) { l.wallNs = 0; }, Limit::Wall);
    row(
        "a compiler has a time of its own", [](JobLimits &l) { l.wallNs = l.compileNs = 0; },
        Limit::Compile, StepKind::Compile);
    row(
        "a program's time is not the compiler's", [](JobLimits &l) { l.compileNs = 0; },
        std::nullopt);
    row(
        "a compiler's time is not the program's", [](JobLimits &l) { l.wallNs = l.cpuNs = 0; },
        std::nullopt, StepKind::Compile);
}

void TestAccounting::theCauseIsNamed()
{
    QFETCH(JobLimits, limits);
    QFETCH(StepKind, kind);
    QFETCH(std::optional<Limit>, limit);
    ProcMeter meter(m_processes, false, m_standstill);
    Accounting accounting(limits, meter, FolderLimit(m_workFolder.get(), {}, 0, m_standstill));
    accounting.startStep(kind);
    const auto looked = accounting.check(m_child);
    QVERIFY(looked.has_value());
    QCOMPARE(looked->has_value(), limit.has_value());
    if (limit) {
        QCOMPARE((*looked)->limit, *limit);
        QCOMPARE_GT((*looked)->used, (*looked)->value);
    }
}

void TestAccounting::theProgramsOwnPeakCountsAtItsEnd()
{
    JobLimits limits = kAmple;
    limits.memoryBytes = 100;
    ProcMeter meter(m_processes, false, m_standstill);
    Accounting accounting(limits, meter, FolderLimit(m_workFolder.get(), {}, 0, m_standstill));
    accounting.startStep(StepKind::Run);
    QVERIFY(!accounting.endStep(100));
    QCOMPARE(accounting.peakMemoryBytes(), 100U);
    accounting.startStep(StepKind::Run);
    const auto excess = accounting.endStep(101); // between two looks
    QVERIFY(excess.has_value());
    QCOMPARE(excess->limit, Limit::Memory);
    QCOMPARE(excess->used, 101U);
    QCOMPARE(accounting.peakMemoryBytes(), 101U);
}

SANDPAD_TEST(accounting, TestAccounting)
#include "tst_accounting.moc"
