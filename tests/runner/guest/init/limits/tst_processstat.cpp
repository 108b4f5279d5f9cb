#include "Sample.h"
#include "runner/guest/init/limits/ProcessStat.h"
#include "runner/guest/init/limits/Processes.h"
#include "tests/TestProgram.h"

#include <QTemporaryDir>
#include <QTest>

#include <set>

using namespace sandpad::guest;

class TestProcessStat : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QTest::failOnWarning(); }
    void readsARecordedLine();
    void namesCannotForgeFields_data();
    void namesCannotForgeFields();
    void oddTextsGiveZeros_data();
    void oddTextsGiveZeros();
    void findsDescendants();
    void readsKilobytes();
    void seesThreadsOfTheYoung_data();
    void seesThreadsOfTheYoung();
};

namespace {

// The text of a Python process with two threads.
const std::string kRest = " R 812 813 811 0 -1 4194304 2231 90 0 0 151 12 7 3 20 0 2 0 98765 "
                          "134217728 2560 18446744073709551615 1 1 0 0 0 0 0 16781312 2 0 0 0 17\n";

} // namespace

void TestProcessStat::readsARecordedLine()
{
    const auto sample =
        parseStat(813, "813 (python3)" + kRest, { .ticksPerSecond = 100, .pageBytes = 4096 });
    QCOMPARE(sample.pid, 813);
    QCOMPARE(sample.parent, 812);
    QCOMPARE(sample.session, 811);
    QCOMPARE(sample.startTicks, 98765ULL);
    QVERIFY(sample.isRunnable);
    QCOMPARE(sample.ownCpuNs, 1'630'000'000ULL);
    QCOMPARE(sample.childrenCpuNs, 100'000'000ULL);
    QCOMPARE(sample.threads, 2ULL);
    QCOMPARE(sample.mappedBytes, 134'217'728ULL);
    QCOMPARE(sample.residentBytes, 2560ULL * 4096);
}

void TestProcessStat::namesCannotForgeFields_data()
{
    QTest::addColumn<QByteArray>("name");
    QTest::newRow("spaces") << QByteArray("a b c");
    QTest::newRow("parentheses") << QByteArray("x) S 1 1");
    QTest::newRow("line ends") << QByteArray("x)\n814 (y");
    QTest::newRow("nothing") << QByteArray();
}

void TestProcessStat::namesCannotForgeFields()
{
    QFETCH(QByteArray, name);
    const auto sample = parseStat(813, "813 (" + name.toStdString() + ")" + kRest, {});
    QCOMPARE(sample.parent, 812);
    QCOMPARE(sample.session, 811);
    QVERIFY(sample.isRunnable);
    QCOMPARE(sample.threads, 2ULL);
}

void TestProcessStat::oddTextsGiveZeros_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("of a process that is gone") << QByteArray();
    QTest::newRow("no parenthesis") << QByteArray("813 python3 R 812");
    QTest::newRow("ends behind the name") << QByteArray("813 (python3)");
    QTest::newRow("no numbers") << QByteArray("813 (python3) R x y z");
    QTest::newRow("too large") << QByteArray("813 (a) S 99999999999999999999999");
}

void TestProcessStat::oddTextsGiveZeros()
{
    QFETCH(QByteArray, text);
    const auto sample = parseStat(813, text.toStdString(), {});
    QCOMPARE(sample.pid, 813);
    QCOMPARE(sample.parent, 0);
    QCOMPARE(sample.threads, 0ULL);
    QCOMPARE(sample.residentBytes, 0ULL);
}

void TestProcessStat::findsDescendants()
{
    const auto process = [](pid_t pid, pid_t parent) {
        ProcessSample sample;
        sample.pid = pid;
        sample.parent = parent;
        return sample;
    };
    // The youngest come first; 30 and 31 are of another family, and each other's parents.
    const std::vector<ProcessSample> all { process(12, 11), process(11, 10), process(10, 1),
                                           process(20, 1),  process(30, 31), process(31, 30) };
    std::set<pid_t> found;
    for (const ProcessSample &sample : descendants(all, 10))
        found.insert(sample.pid);
    QCOMPARE(found, (std::set<pid_t> { 11, 12 }));
    QVERIFY(descendants(all, 12).empty());
    QVERIFY(descendants({}, 1).empty());
}

void TestProcessStat::readsKilobytes()
{
    const std::string text = "Name:\ta\nVmPTE:\t      12 kB\nRssAnon:\t 300 kB\n";
    QCOMPARE(bytesBehind(text, "\nVmPTE:"), 12ULL * 1024);
    QCOMPARE(bytesBehind(text, "\nRssAnon:"), 300ULL * 1024);
    QCOMPARE(bytesBehind(text, "\nRssShmem:"), 0ULL);
    QCOMPARE(bytesBehind("\nPss: ", "\nPss:"), 0ULL);
    QCOMPARE(bytesBehind("\nPss: 99999999999999999999999 kB", "\nPss:"), 0ULL);
}

void TestProcessStat::seesThreadsOfTheYoung_data()
{
    QTest::addColumn<int>("ageSeconds");
    QTest::addColumn<bool>("isRunnable");
    QTest::addColumn<qulonglong>("cpuNs");
    QTest::newRow("just born") << 0 << true << 7'250'000ULL;
    // Hundredths of a second are exact enough for it, and the first thread stands for all.
    QTest::newRow("old") << 60 << false << 50'000ULL;
}

/// A process whose first thread sleeps while another one computes, recorded from a program that
/// ends such processes after a few milliseconds.
void TestProcessStat::seesThreadsOfTheYoung()
{
    QFETCH(int, ageSeconds);
    timespec now {};
    QCOMPARE(::clock_gettime(CLOCK_BOOTTIME, &now), 0);
    const auto start = (now.tv_sec - ageSeconds) * ::sysconf(_SC_CLK_TCK);
    const auto line = [start](const char *number, const char *state) {
        return QByteArray(number) + " (python3) " + state
            + " 1 100 100 0 -1 4194368 4 0 0 0 0 0 0 0 20 0 2 0 "
            + QByteArray::number(qint64(start))
            + " 8962048 1171 18446744073709551615 0 0 0 0 0 0 0 16781312 2 0 0 0 17\n";
    };
    const QTemporaryDir proc;
    const auto write = [&proc](const char *name, const QByteArray &content) {
        writeSampleFile(proc.filePath(QLatin1StringView(name)), content);
    };
    write("100/stat", line("100", "S"));
    write("100/schedstat", "50000 1200 1\n");
    write("100/task/100/stat", line("100", "S"));
    write("100/task/100/schedstat", "50000 1200 1\n");
    write("100/task/101/stat", line("101", "R"));
    write("100/task/101/schedstat", "7200000 3400 2\n");
    const auto sample = Processes(true, proc.path().toStdString()).sample();
    QVERIFY(sample && sample->size() == 1);
    QTEST(sample->front().isRunnable, "isRunnable");
    QTEST(qulonglong(sample->front().ownCpuNs), "cpuNs");
}

SANDPAD_TEST(processstat, TestProcessStat)
#include "tst_processstat.moc"
