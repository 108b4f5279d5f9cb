#include "Sample.h"
#include "runner/guest/init/limits/MemoryUse.h"
#include "tests/TestProgram.h"

#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <fcntl.h>
#include <functional>
#include <optional>
#include <sys/stat.h>
#include <vector>

using namespace sandpad::guest;

/// Memory from recorded trees of processes, and the limit that it is compared with.
class TestMemoryUse : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QTest::failOnWarning(); }
    void fewSocketsAreFree();
    void smallProcessNeedsNoLook();
    void sharedPagesCountOnce();
    void oneThatIsTooLargeIsKnownAtOnce();
    void lookThatIsNotWholeProvesSharedMemory();
    void slowLookIsMadeAgainWhileAllStandStill();
    void whoeverGoesOnMeanwhileIsCharged();
    void whatIsTakenBeforeAllStandStillIsSeen();
    void pagesOfMappedFilesAreFree();
    void thoseGoneByTheLookUseNothing();
    void whatIsGivenUpByTheLookIsNotUsed();
    void swappedMemoryCounts_data();
    void swappedMemoryCounts();
    void notesOfTheKernelCount();
    void moreLocksThanCanBeCounted();
    void moreWatchesThanTheUserCanSpare();
    void openNotesCountAgain();
    void longNotesAreFoundAmongShortOnes();
    void mappingsOfWhatHasNotRunAreNotReadAgain();
    void cutPiecesCountWhole();
    void usualPiecesCountAsMapped();
};

namespace {

constexpr std::uint64_t kKibi = 1ULL << 10;
constexpr std::uint64_t kNoteBytes = 200;
constexpr std::uint64_t kMappingBytes = 256;

/// A recorded /proc, and what is counted in it.
class Tree
{
public:
    explicit Tree(const char *sample)
    {
        unpackSample(QString::fromLatin1(sample), m_folder.path());
    }

    [[nodiscard]] Samples sample() const { return processes.sample().value_or(Samples()); }
    [[nodiscard]] QString path(const QByteArray &name) const
    {
        return m_folder.filePath(QString::fromLatin1(name));
    }

    /// Looks until it is certain.
    [[nodiscard]] std::uint64_t bytes(std::uint64_t limit)
    {
        MemoryUse::Count count;
        do
            count = memory.count(sample(), limit);
        while (!count.isKnown);
        return count.bytes;
    }

private:
    QTemporaryDir m_folder;

public:
    Processes processes { true, m_folder.path().toStdString() };
    std::vector<int> sent; ///< signals, in their order
    std::function<void(int)> onSignal = [](int) { };
    Standstill standstill { processes, [this](int signal) {
                               sent.push_back(signal);
                               onSignal(signal);
                           } };
    MemoryUse memory { processes, false, standstill };
};

constexpr int kFirst = 101;
constexpr int kLast = 105;

void setStates(const Tree &tree, char state)
{
    constexpr std::uint64_t kPages = 12'000;
    for (int pid = kFirst; pid <= kLast; ++pid) {
        const QByteArray name = QByteArray::number(pid);
        // The last is looked at last.
        const QByteArray pages = QByteArray::number(kPages - static_cast<std::uint64_t>(pid));
        writeSampleFile(tree.path(name + "/stat"),
                        name + " (python3) " + state
                            + " 1 1 1 0 -1 4194304 1 0 0 0 50 17 0 0 20 0 1 0 25795 97181696 "
                            + pages + " 18446744073709551615");
    }
}

/// The tree becomes five processes. Each shows so much shared memory, of which so much is its part.
void shareAmongFive(const Tree &tree, int kibi, int partKibi)
{
    QDir(tree.path("100")).removeRecursively();
    setStates(tree, 'S');
    for (int pid = kFirst; pid <= kLast; ++pid) {
        const QByteArray name = QByteArray::number(pid);
        const QByteArray shown = QByteArray::number(kibi);
        const QByteArray part = QByteArray::number(partKibi);
        writeSampleFile(tree.path(name + "/status"),
                        "VmPTE: 8 kB\nRssAnon: 1024 kB\nRssShmem: " + shown + " kB\nThreads: 1\n");
        writeSampleFile(tree.path(name + "/smaps_rollup"),
                        "Rss: 41984 kB\nPss_Anon: 1024 kB\nPss_Shmem: " + part + " kB\n");
        writeSampleFile(tree.path(name + "/maps"), "1000-2000 rw-p 00000000 00:00 0\n");
    }
}

/// Who reads the mappings of a process waits while this lives.
class SlowMaps
{
public:
    explicit SlowMaps(const QString &path)
        : m_path(path)
    {
        QVERIFY(QFile::remove(path));
        QCOMPARE(::mkfifo(qPrintable(path), 0600), 0);
    }
    ~SlowMaps()
    {
        const UniqueFd released(::open(qPrintable(m_path), O_RDWR | O_CLOEXEC));
        QFile::remove(m_path);
        writeSampleFile(m_path, "1000-2000 rw-p 00000000 00:00 0\n");
    }
    SlowMaps(const SlowMaps &) = delete;
    SlowMaps &operator=(const SlowMaps &) = delete;

private:
    QString m_path;
};

/// All that a whole look sees.
MemorySeen lookedAt(const Processes &processes, const Samples &sample)
{
    Looker looker;
    MemoryLook look(processes, looker, sample, 1ULL << 40);
    while (!look.goOn()) { }
    return look.seen();
}

} // namespace

void TestMemoryUse::fewSocketsAreFree()
{
    QCOMPARE(bytesOfSockets(0), 0ULL);
    QCOMPARE(bytesOfSockets(64), 0ULL);
    QCOMPARE(bytesOfSockets(66), 2ULL * 212'992);
}

void TestMemoryUse::smallProcessNeedsNoLook()
{
    Tree tree("mapped-file.txt");
    const Samples sample = tree.sample();
    const auto count = tree.memory.count(sample, 1ULL << 40);
    QVERIFY(count.isKnown);
    // On a busy machine a look may be due at once, which sees less: it knows what the kernel drops.
    QCOMPARE_LE(count.bytes, sample.front().residentBytes);
    QCOMPARE_GT(count.bytes, 0U);
}

void TestMemoryUse::sharedPagesCountOnce()
{
    // 60 MiB that all four have from the first, 16 MiB of shared memory, and 4 MiB of each worker.
    // The sum of resident sizes is above 300 MiB.
    Tree tree("pool.txt");
    const std::uint64_t bytes = tree.bytes(200 * kMebi);
    QCOMPARE_GT(bytes, (60 + 16 + 3 * 4) * kMebi);
    QCOMPARE_LT(bytes, 115 * kMebi);
    QCOMPARE(tree.bytes(100 * kMebi), bytes);
    QCOMPARE(tree.bytes(1ULL << 40), bytes);
}

void TestMemoryUse::oneThatIsTooLargeIsKnownAtOnce()
{
    Tree tree("pool.txt");
    const auto count = tree.memory.count(tree.sample(), 64 * kMebi);
    QVERIFY(count.isKnown);
    QCOMPARE_GT(count.bytes, 64 * kMebi);
}

/// A program can make a look slow. What was seen is enough.
void TestMemoryUse::lookThatIsNotWholeProvesSharedMemory()
{
    Tree tree("mapped-file.txt");
    shareAmongFive(tree, 40'960, 40'960);
    const SlowMaps slow(tree.path("105/maps"));
    QVERIFY(tree.bytes(100 * kMebi) > 100 * kMebi);
    QVERIFY(tree.sent.empty());
}

/// They have 40 MiB together. The sum of resident sizes is above the limit.
void TestMemoryUse::slowLookIsMadeAgainWhileAllStandStill()
{
    Tree tree("mapped-file.txt");
    shareAmongFive(tree, 40'960, 8192);
    std::optional<SlowMaps> slow(tree.path("101/maps"));
    tree.onSignal = [&](int signal) {
        setStates(tree, signal == SIGSTOP ? 'T' : 'S');
        slow.reset();
    };
    const std::uint64_t bytes = tree.bytes(100 * kMebi);
    QCOMPARE_GT(bytes, 40 * kMebi);
    QCOMPARE_LT(bytes, 50 * kMebi);
    QCOMPARE(tree.sent.front(), SIGSTOP);
    QCOMPARE(tree.sent.back(), SIGCONT);
}

/// Who knows what they took.
void TestMemoryUse::whoeverGoesOnMeanwhileIsCharged()
{
    Tree tree("mapped-file.txt");
    shareAmongFive(tree, 40'960, 8192);
    std::optional<SlowMaps> slow(tree.path("101/maps"));
    tree.onSignal = [&](int signal) {
        setStates(tree, signal == SIGSTOP ? 'T' : 'S');
        if (tree.sent.size() == 1) {
            slow.reset();
            slow.emplace(tree.path("101/maps")); // the next look is slow, too
        }
    };
    MemoryUse::Count count;
    do {
        if (tree.standstill.isHolding() && tree.standstill.heldNs() > kNsPerSecond / 4)
            setStates(tree, 'S');
        count = tree.memory.count(tree.sample(), 100 * kMebi);
    } while (!count.isKnown);
    QCOMPARE_GT(count.bytes, 200 * kMebi);
    QCOMPARE(tree.sent.back(), SIGCONT);
}

/// They are in calls of the kernel that take memory, and stop behind those. To wait would charge
/// each with all that it shares.
void TestMemoryUse::whatIsTakenBeforeAllStandStillIsSeen()
{
    Tree tree("mapped-file.txt");
    shareAmongFive(tree, 40'960, 8192);
    std::optional<SlowMaps> slow(tree.path("101/maps"));
    tree.onSignal = [&](int signal) {
        if (signal != SIGSTOP || !slow)
            return;
        slow.reset();
        shareAmongFive(tree, 40'960, 30'720);
    };
    const std::uint64_t bytes = tree.bytes(100 * kMebi);
    QCOMPARE_GT(bytes, 150 * kMebi);
    QCOMPARE_LT(bytes, 170 * kMebi);
}

void TestMemoryUse::pagesOfMappedFilesAreFree()
{
    Tree tree("mapped-file.txt");
    QCOMPARE_GT(tree.sample().front().residentBytes, 96 * kMebi);
    QCOMPARE_LT(tree.bytes(64 * kMebi), 16 * kMebi);
}

void TestMemoryUse::thoseGoneByTheLookUseNothing()
{
    Tree tree("pool.txt");
    const Samples sample = tree.sample();
    const std::uint64_t all = lookedAt(tree.processes, sample).anonymous;
    QVERIFY(QDir(tree.path("103")).removeRecursively());
    const std::uint64_t others = lookedAt(tree.processes, sample).anonymous;
    QCOMPARE_LT(others, all);
    QCOMPARE_GT(others, 0U);
}

void TestMemoryUse::whatIsGivenUpByTheLookIsNotUsed()
{
    Tree tree("mapped-file.txt");
    Samples sample = tree.sample();
    const std::uint64_t before = lookedAt(tree.processes, sample).anonymous;
    sample.front().residentBytes += kMebi; // as if it had had more when the look began
    QCOMPARE(lookedAt(tree.processes, sample).anonymous, before - kMebi);
}

void TestMemoryUse::swappedMemoryCounts_data()
{
    QTest::addColumn<QByteArray>("sample");
    QTest::addColumn<QByteArray>("divided");
    QTest::addColumn<qulonglong>("swapped");
    QTest::newRow("alone") << QByteArray("mapped-file.txt") << QByteArray()
                           << qulonglong(40 * kMebi);
    QTest::newRow("shared by four")
        << QByteArray("pool.txt") << QByteArray("SwapPss: 10240 kB\n") << qulonglong(10 * kMebi);
    // The first number would have pages of shared memory in it.
    QTest::newRow("beside shared memory")
        << QByteArray("pool.txt") << QByteArray("SwapPss: 81920 kB\n") << qulonglong(40 * kMebi);
}

/// A program can have its memory swapped out (MADV_PAGEOUT), and so can the kernel.
void TestMemoryUse::swappedMemoryCounts()
{
    QFETCH(QByteArray, sample);
    QFETCH(QByteArray, divided);
    const Tree tree(sample.constData());
    const auto append = [&tree](const char *name, const QByteArray &line) {
        QFile file(tree.path(name));
        QVERIFY(file.open(QIODevice::Append));
        QCOMPARE(file.write(line), line.size());
    };
    const MemorySeen before = lookedAt(tree.processes, tree.sample());
    append("100/status", "VmSwap:\t   40960 kB\n");
    append("100/smaps_rollup", divided);
    const MemorySeen after = lookedAt(tree.processes, tree.sample());
    QTEST(qulonglong(after.bytes(0) - before.bytes(0)), "swapped");
}

void TestMemoryUse::notesOfTheKernelCount()
{
    const Tree tree("watches.txt");
    const MemorySeen seen = lookedAt(tree.processes, tree.sample());
    QCOMPARE(seen.sockets, 1U);
    // Two watches and a lock, a mapping, and 200 KiB of page tables, which count twice.
    QCOMPARE(seen.notes, 3 * kNoteBytes);
    QCOMPARE(seen.kernel, kMappingBytes + 2 * 200 * kKibi);
    QByteArray lines;
    for (int i = 0; i < 10'000; ++i)
        lines += "tfd:        6 events:       19 data:                6  pos:0 ino:424 sdev:f\n";
    writeSampleFile(tree.path("100/fdinfo/3"), lines);
    QCOMPARE(lookedAt(tree.processes, tree.sample()).notes, 10'001 * kNoteBytes);
}

void TestMemoryUse::moreLocksThanCanBeCounted()
{
    constexpr std::uint64_t kMuch = 1ULL << 40;
    constexpr int kUntilALook = 60; // milliseconds
    for (const bool isMore : { false, true }) {
        Tree tree("watches.txt");
        QByteArray lines;
        for (std::uint64_t i = 0; i < MemoryUse::kMostLocks + (isMore ? 1 : 0); ++i)
            lines += "lock:\t1: POSIX  ADVISORY  WRITE 100 00:1d:16 12 12\n";
        writeSampleFile(tree.path("100/fdinfo/4"), lines);
        QTest::qWait(kUntilALook);
        for (int i = 0; i < 100 && !tree.memory.hasTooManyLocks(); ++i) {
            (void)tree.memory.count(tree.sample(), kMuch);
            QTest::qWait(isMore ? 20 : 1);
        }
        QCOMPARE(tree.memory.hasTooManyLocks(), isMore);
    }
}

void TestMemoryUse::moreWatchesThanTheUserCanSpare()
{
    constexpr std::uint64_t kMuch = 1ULL << 40;
    constexpr int kUntilALook = 60; // milliseconds
    for (const bool isMore : { false, true }) {
        Tree tree("watches.txt");
        const QByteArray line =
            "tfd:        6 events:       19 data:                6  pos:0 ino:424 sdev:f\n";
        writeSampleFile(tree.path("100/fdinfo/3"),
                        line.repeated(MemoryUse::kMostWatches + (isMore ? 1 : 0)));
        QTest::qWait(kUntilALook);
        for (int i = 0; i < 100 && !tree.memory.hasTooManyWatches(); ++i) {
            (void)tree.memory.count(tree.sample(), kMuch);
            QTest::qWait(isMore ? 20 : 1);
        }
        QCOMPARE(tree.memory.hasTooManyWatches(), isMore);
    }
}

/// An open file of /proc holds as much as the longest that there is to read.
void TestMemoryUse::openNotesCountAgain()
{
    const Tree tree("watches.txt");
    const std::uint64_t before = lookedAt(tree.processes, tree.sample()).bytes(0);
    for (const char *descriptor : { "100/fd/6", "100/fd/7" })
        QVERIFY(QFile::link(QStringLiteral("/proc/100/fdinfo/3"), tree.path(descriptor)));
    const std::uint64_t more = lookedAt(tree.processes, tree.sample()).bytes(0) - before;
    QCOMPARE(more, 2 * (MemorySeen::kRecordBytes + 2 * kNoteBytes));
}

/// A long file of notes is found among many short ones.
void TestMemoryUse::longNotesAreFoundAmongShortOnes()
{
    const Tree tree("watches.txt");
    for (int i = 10; i < 250; ++i) {
        const QByteArray name = QByteArray::number(i);
        QVERIFY(QFile::link(QStringLiteral("anon_inode:[eventfd]"), tree.path("100/fd/" + name)));
        writeSampleFile(tree.path("100/fdinfo/" + name), "eventfd-count: 0\n");
    }
    const MemorySeen seen = lookedAt(tree.processes, tree.sample());
    QCOMPARE(seen.longestNotes, 2 * kNoteBytes);
}

/// But others can change what its descriptors hold.
void TestMemoryUse::mappingsOfWhatHasNotRunAreNotReadAgain()
{
    const Tree tree("watches.txt");
    Samples sample = tree.sample();
    Looker looker;
    MemoryLook first(tree.processes, looker, sample, 1ULL << 40);
    QTRY_VERIFY(first.goOn());
    writeSampleFile(tree.path("100/fdinfo/3"), "tfd: 1\n");
    writeSampleFile(tree.path("100/maps"), {});
    MemoryLook same(tree.processes, looker, sample, 1ULL << 40, &first);
    QTRY_VERIFY(same.goOn());
    QCOMPARE(same.seen().kernel, first.seen().kernel);
    QCOMPARE(same.seen().notes, first.seen().notes - kNoteBytes);
    ++sample.front().ownCpuNs;
    MemoryLook after(tree.processes, looker, sample, 1ULL << 40, &same);
    QTRY_VERIFY(after.goOn());
    QCOMPARE(after.seen().kernel, first.seen().kernel - kMappingBytes);
}

void TestMemoryUse::cutPiecesCountWhole()
{
    SharedPieces pieces;
    QCOMPARE(pieces.update({ { 1, 8 * kMebi } }), 8 * kMebi);
    QCOMPARE(pieces.update({ { 1, 4 * kKibi }, { 2, 4 * kMebi } }), 12 * kMebi);
    // Two were seen to be cut; the third and the fourth were cut before a look saw them.
    QCOMPARE(
        pieces.update({ { 1, 4 * kKibi }, { 2, 4 * kKibi }, { 3, 4 * kKibi }, { 4, 4 * kKibi } }),
        (8 + 4 + 8 + 8) * kMebi);
    QCOMPARE(pieces.update({}), 0U);
}

void TestMemoryUse::usualPiecesCountAsMapped()
{
    SharedPieces pieces;
    QCOMPARE(pieces.update({ { 1, 500 * kMebi }, { 2, 4 * kKibi } }), 500 * kMebi + 4 * kKibi);
    QCOMPARE(pieces.update({ { 2, 4 * kKibi }, { 3, kMebi } }), kMebi + 4 * kKibi);
    // One that grows, and one that its program makes smaller once.
    QCOMPARE(pieces.update({ { 2, 8 * kKibi }, { 3, kKibi } }), kMebi + 8 * kKibi);
}

SANDPAD_TEST(memoryuse, TestMemoryUse)
#include "tst_memoryuse.moc"
