#include "runner/guest/init/limits/MemoryUse.h"

#include <QTest>

using namespace sandpad::guest;

class TestMemoryUse : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QTest::failOnWarning(); }
    void readsMeminfo();
    void missingKeysAreNothing();
    void fewSocketsAreFree();
    void sumsResidentPages();
    void oneThatIsTooLargeIsKnownAtOnce();
    void thoseGoneByTheLookUseNothing();
    void growthOfTheKernelCounts();
    void shrinkingMachineIsNoUse();
};

namespace {

constexpr std::uint64_t kMebi = 1ULL << 20;
/// More than the machine of the test uses by far.
constexpr std::uint64_t kLimit = 1ULL << 50;
/// Larger than any pid that the kernel gives.
constexpr pid_t kNobody = 0x7ffffff0;

using State = MemoryUse::Count::State;

std::uint64_t noFiles()
{
    return 0;
}

ProcessSample process(pid_t pid, std::uint64_t residentBytes, std::uint64_t mappedBytes)
{
    ProcessSample sample;
    sample.pid = pid;
    sample.parent = 1;
    sample.residentBytes = residentBytes;
    sample.mappedBytes = mappedBytes;
    return sample;
}

} // namespace

void TestMemoryUse::readsMeminfo()
{
    const auto memory = MachineMemory::parse("MemTotal:  8000000 kB\nAnonPages:     300 kB\n"
                                             "Shmem:           20 kB\nSUnreclaim:       4 kB\n"
                                             "PageTables:       1 kB\n");
    QCOMPARE(memory.anonymous, 300ULL * 1024);
    QCOMPARE(memory.shared, 20ULL * 1024);
    QCOMPARE(memory.kernel, 5ULL * 1024);
    QCOMPARE(memory.bytes(), 325ULL * 1024);
}

void TestMemoryUse::missingKeysAreNothing()
{
    QCOMPARE(MachineMemory::parse("").bytes(), 0ULL);
    QCOMPARE(bytesBehind("\nPss: ", "\nPss:"), 0ULL);
    QCOMPARE(bytesBehind("\nPss: 99999999999999999999999 kB", "\nPss:"), 0ULL);
}

void TestMemoryUse::fewSocketsAreFree()
{
    QCOMPARE(bytesOfSockets(0), 0ULL);
    QCOMPARE(bytesOfSockets(64), 0ULL);
    QCOMPARE(bytesOfSockets(66), 2ULL * 212'992);
}

void TestMemoryUse::sumsResidentPages()
{
    MemoryUse memory(noFiles, false, [] { return MachineMemory {}; });
    QCOMPARE(memory.count({}, kLimit).bytes, 0ULL);
    const auto count = memory.count(
        { process(kNobody, 10 * kMebi, 20 * kMebi), process(kNobody + 1, 30 * kMebi, 40 * kMebi) },
        kLimit);
    QCOMPARE(count.state, State::Known);
    QCOMPARE(count.bytes, 40 * kMebi);
}

void TestMemoryUse::oneThatIsTooLargeIsKnownAtOnce()
{
    MemoryUse memory(noFiles, false, [] { return MachineMemory {}; });
    const auto count = memory.count(
        { process(kNobody, kMebi, kMebi), process(kNobody + 1, kLimit + 1, kLimit + 1) }, kLimit);
    QCOMPARE(count.state, State::Known);
    QCOMPARE(count.bytes, kLimit + 1);
}

void TestMemoryUse::thoseGoneByTheLookUseNothing()
{
    MemoryUse memory(noFiles, false, [] { return MachineMemory {}; });
    // Together they are over the limit, so a look is needed; pages may be shared.
    const std::vector<ProcessSample> sample { process(kNobody, kLimit / 2 + 1, kLimit),
                                              process(kNobody + 1, kLimit / 2, kLimit) };
    auto count = memory.count(sample, kLimit);
    while (count.state == State::Pending) {
        QVERIFY(count.bytes <= kLimit);
        count = memory.count(sample, kLimit);
    }
    QCOMPARE(count.state, State::Known);
    QCOMPARE(count.bytes, 0ULL);
}

void TestMemoryUse::growthOfTheKernelCounts()
{
    MachineMemory machine;
    MemoryUse memory(noFiles, false, [&machine] { return machine; });
    machine.kernel = kLimit / 4; // as much growth as other programs may cause
    QCOMPARE(memory.count({ process(kNobody, kMebi, kMebi) }, kLimit).bytes, kMebi);
    machine.kernel += 2 * kLimit;
    const auto count = memory.count({ process(kNobody, kMebi, kMebi) }, kLimit);
    QVERIFY(count.bytes > kLimit);
}

void TestMemoryUse::shrinkingMachineIsNoUse()
{
    MachineMemory machine { .anonymous = 9 * kLimit, .shared = 9 * kLimit, .kernel = 9 * kLimit };
    MemoryUse memory(noFiles, false, [&machine] { return machine; });
    machine = {};
    const auto count = memory.count({ process(kNobody, kMebi, 2 * kLimit) }, kLimit);
    QCOMPARE(count.bytes, kMebi);
    QCOMPARE(count.state, State::Known);
}

QTEST_GUILESS_MAIN(TestMemoryUse)
#include "tst_memoryuse.moc"
