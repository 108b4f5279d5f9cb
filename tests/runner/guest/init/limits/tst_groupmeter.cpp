#include "Sample.h"
#include "runner/guest/init/limits/GroupMeter.h"
#include "tests/TestProgram.h"

#include <QTemporaryDir>
#include <QTest>

#include <fcntl.h>

using namespace sandpad::guest;

/// What the kernel has counted for a control group, from recorded files.
class TestGroupMeter : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QTest::failOnWarning(); }
    void init();
    void countsWhatTheKernelCannotDrop();
    void filesInMemoryAreFree();
    void tablesOfUnusedMemoryCountMore();
    void countsFromTheStartOfAStep();
    void kernelEndsAProgram_data();
    void kernelEndsAProgram();
    void kernelRefusesAProcess();
    void programThatIsNotThere();
    void missingFileIsAFailure();
    void oddNumbersAreNothing();
    void leftoversAreNotThePrograms();
    void entersAndKills();

private:
    void write(const char *name, const QByteArray &content)
    {
        writeSampleFile(m_folder->filePath(QString::fromLatin1(name)), content);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    Group m_group;
    std::unique_ptr<QTemporaryDir> m_proc;
    Processes m_processes { true, "/proc" };
};

namespace {

constexpr JobLimits kLimits {};

std::uint64_t noFiles()
{
    return 0;
}

} // namespace

void TestGroupMeter::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    unpackSample(QStringLiteral("group.txt"), m_folder->path());
    write("cgroup.procs", "");
    write("cgroup.kill", "");
    const auto open = [this](const char *name, int flags) {
        return UniqueFd(
            ::open(m_folder->filePath(QString::fromLatin1(name)).toUtf8().constData(), flags));
    };
    m_group = { .folder = open(".", O_RDONLY | O_DIRECTORY),
                .members = open("cgroup.procs", O_WRONLY),
                .killer = open("cgroup.kill", O_WRONLY) };
    QVERIFY(m_group.isOpen());
    m_proc = std::make_unique<QTemporaryDir>();
    unpackSample(QStringLiteral("pool.txt"), m_proc->path());
    m_processes = Processes(true, m_proc->path().toStdString());
}

void TestGroupMeter::countsWhatTheKernelCannotDrop()
{
    GroupMeter meter(m_group, m_processes, noFiles);
    const auto use = meter.look(kLimits, std::nullopt);
    QVERIFY(use);
    // 70 MiB anonymous, 32 MiB shared, 2.5 of 4 MiB of the kernel, 8 KiB of sockets; no caches.
    QCOMPARE(use->memoryBytes, (70 + 32) * kMebi + 5 * kMebi / 2 + 8192);
    QVERIFY(use->isMemoryKnown);
    QCOMPARE(use->cpuNs, 1'532'071'000U);
    QCOMPARE(use->processes, 7U);
    QVERIFY(!use->isKilledForMemory);
}

void TestGroupMeter::filesInMemoryAreFree()
{
    GroupMeter some(m_group, m_processes, [] { return 30 * kMebi; });
    QCOMPARE(some.look(kLimits, std::nullopt)->memoryBytes,
             (70 + 2) * kMebi + 5 * kMebi / 2 + 8192);
    // Sandpad wrote some of them, which do not count for the group.
    GroupMeter more(m_group, m_processes, [] { return 99 * kMebi; });
    QCOMPARE(more.look(kLimits, std::nullopt)->memoryBytes, 70 * kMebi + 5 * kMebi / 2 + 8192);
}

void TestGroupMeter::tablesOfUnusedMemoryCountMore()
{
    const JobLimits limits { .memoryBytes = 256 * kMebi };
    GroupMeter meter(m_group, m_processes, noFiles);
    const auto status = [this](int pid, std::uint64_t kib) {
        writeSampleFile(m_proc->filePath(QStringLiteral("%1/status").arg(pid)),
                        "Name:\tpython3\nVmPTE:\t" + QByteArray::number(quint64(kib)) + " kB\n");
    };
    // Of two processes, each of which has few.
    write("memory.stat", "anon 0\nkernel 34603008\npagetables 34603008\n");
    status(101, 17 * 1024);
    status(102, 16 * 1024);
    QCOMPARE(meter.look(limits, std::nullopt)->memoryBytes, 33 * kMebi);
    // 16 MiB and a 128th of the limit are usual.
    status(101, 19 * 1024);
    QCOMPARE(meter.look(limits, std::nullopt)->memoryBytes, (33 + 64) * kMebi);
    status(101, 250 * 1024);
    QCOMPARE(meter.look(limits, std::nullopt)->memoryBytes, (33 + 256) * kMebi);
    // As long as their sum is usual, nobody looks at each.
    write("memory.stat", "anon 0\nkernel 1048576\npagetables 1048576\n");
    QCOMPARE(meter.look(limits, std::nullopt)->memoryBytes, kMebi);
}

void TestGroupMeter::countsFromTheStartOfAStep()
{
    write("memory.events", "oom 1\noom_kill 4\n"); // of the step before
    GroupMeter meter(m_group, m_processes, noFiles);
    meter.startStep();
    QCOMPARE(meter.look(kLimits, std::nullopt)->cpuNs, 0U);
    QVERIFY(!meter.look(kLimits, std::nullopt)->isKilledForMemory);
    write("cpu.stat", "usage_usec 1532100\nuser_usec 1\n");
    QCOMPARE(meter.look(kLimits, std::nullopt)->cpuNs, 29'000U);
    QCOMPARE(meter.lastLook(0).cpuNs, 29'000U);
}

void TestGroupMeter::kernelEndsAProgram_data()
{
    QTest::addColumn<QByteArray>("events");
    QTest::addColumn<bool>("isKilled");
    QTest::newRow("for its memory")
        << QByteArray("max 9\noom 1\noom_kill 3\noom_group_kill 1\n") << true;
    QTest::newRow("as the machine has none")
        << QByteArray("max 0\noom 0\noom_kill 1\noom_group_kill 0\n") << false;
    QTest::newRow("reclaim was enough") << QByteArray("max 70\noom 0\noom_kill 0\n") << false;
}

void TestGroupMeter::kernelEndsAProgram()
{
    QFETCH(QByteArray, events);
    QFETCH(bool, isKilled);
    GroupMeter meter(m_group, m_processes, noFiles);
    meter.startStep();
    write("memory.events", events);
    QCOMPARE(meter.look(kLimits, std::nullopt)->isKilledForMemory, isKilled);
    const TreeUse last = meter.lastLook(0);
    QCOMPARE(last.isKilledForMemory, isKilled);
    QCOMPARE(last.memoryBytes, isKilled ? 140'509'184U : 0U); // the peak
}

void TestGroupMeter::kernelRefusesAProcess()
{
    write("pids.max", "96\n");
    GroupMeter meter(m_group, m_processes, noFiles);
    meter.startStep();
    write("pids.events", "max 2\n");
    QCOMPARE(meter.look(kLimits, std::nullopt)->processes, 97U);
}

void TestGroupMeter::programThatIsNotThere()
{
    write("pids.current", "0\n");
    GroupMeter meter(m_group, m_processes, noFiles);
    const auto use = meter.look(kLimits, 0x7ffffff0); // larger than any pid
    QVERIFY(!use);
    QCOMPARE(use.error().errorNumber, ESRCH);
    QVERIFY(meter.look(kLimits, std::nullopt).has_value());
}

void TestGroupMeter::missingFileIsAFailure()
{
    QVERIFY(QFile::remove(m_folder->filePath(QStringLiteral("memory.stat"))));
    GroupMeter meter(m_group, m_processes, noFiles);
    const auto use = meter.look(kLimits, std::nullopt);
    QVERIFY(!use);
    QCOMPARE(use.error().errorNumber, ENOENT);
}

void TestGroupMeter::oddNumbersAreNothing()
{
    write("memory.stat", "anon x\nshmem 99999999999999999999999\nkernel\nanonymous 7\n");
    GroupMeter meter(m_group, m_processes, noFiles);
    QCOMPARE(meter.look(kLimits, std::nullopt)->memoryBytes, 0U);
}

void TestGroupMeter::leftoversAreNotThePrograms()
{
    GroupMeter meter(m_group, m_processes, noFiles);
    meter.startStep();
    QCOMPARE(meter.lastLook(1ULL << 40).memoryBytes, 0U);
}

void TestGroupMeter::entersAndKills()
{
    QVERIFY(m_group.enter());
    m_group.kill();
    for (const char *name : { "cgroup.procs", "cgroup.kill" }) {
        QFile file(m_folder->filePath(QString::fromLatin1(name)));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), name == QByteArray("cgroup.kill") ? "1" : "0");
    }
    QVERIFY(!Group().isOpen());
    Group().kill(); // does nothing
    QVERIFY(!Group().enter());
}

SANDPAD_TEST(groupmeter, TestGroupMeter)
#include "tst_groupmeter.moc"
