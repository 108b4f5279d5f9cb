#include "Sample.h"
#include "runner/guest/init/limits/LongReads.h"
#include "tests/TestProgram.h"

#include <QTemporaryDir>
#include <QTest>

#include <limits>

using namespace sandpad::guest;

namespace {

constexpr std::uint64_t kLong = 8 * kMebi;
constexpr std::uint64_t kHuge = std::numeric_limits<std::uint64_t>::max();
constexpr unsigned kProcessors = 2; ///< so four long reads at a time, one of them huge

} // namespace

/// Few long reads go on at a time, and others as soon as those are surely over.
class TestLongReads : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void fewGoOnAtATime();
    void hugeOnesTakeTurns();
    void readingAgainEndsTheOneBefore();
    void computingEndsIt_data();
    void computingEndsIt();
    void anInterruptedOneWaitsOnce();
    void oneThatHasGoneTakesNoPlace();

private:
    /// A thread as the kernel shows it; times in hundredths of a second.
    void show(int thread, char state, int user = 0, int system = 0, int start = 98765);
    QList<int> letGo(LongReads &reads);

    std::unique_ptr<QTemporaryDir> m_proc;
    QSet<int> m_gone; ///< nobody waits for these answers
};

void TestLongReads::init()
{
    m_proc = std::make_unique<QTemporaryDir>();
    m_gone.clear();
    for (int thread = 1; thread < 10; ++thread)
        show(thread, 'R');
}

void TestLongReads::show(int thread, char state, int user, int system, int start)
{
    const QString folder = m_proc->filePath(QStringLiteral("%1/task/%1").arg(thread));
    QVERIFY(QDir().mkpath(folder));
    writeSampleFile(folder + QLatin1String("/stat"),
                    QStringLiteral("%1 (a) %2 1 1 1 0 -1 0 0 0 0 0 %3 %4 0 0 20 0 1 0 %5 0 0\n")
                        .arg(thread)
                        .arg(QLatin1Char(state))
                        .arg(user)
                        .arg(system)
                        .arg(start)
                        .toUtf8());
}

QList<int> TestLongReads::letGo(LongReads &reads)
{
    QList<int> answered;
    reads.letGo([&](std::uint64_t id) {
        const int number = static_cast<int>(id);
        if (m_gone.contains(number))
            return false;
        answered.append(number);
        return true;
    });
    return answered;
}

void TestLongReads::fewGoOnAtATime()
{
    LongReads reads(kProcessors, m_proc->path().toStdString());
    for (int thread = 1; thread <= 6; ++thread)
        reads.hold({ .id = static_cast<std::uint64_t>(thread), .thread = thread, .bytes = kLong });
    QCOMPARE(letGo(reads), (QList<int> { 1, 2, 3, 4 }));
    QCOMPARE(letGo(reads), QList<int>());
    QVERIFY(reads.isHolding());
    show(2, 'S');
    show(3, 'D'); // it may wait for a disk as it reads
    QCOMPARE(letGo(reads), QList<int> { 5 });
    QVERIFY(QDir(m_proc->filePath(QStringLiteral("1"))).removeRecursively());
    QCOMPARE(letGo(reads), QList<int> { 6 });
    QVERIFY(!reads.isHolding());
}

void TestLongReads::hugeOnesTakeTurns()
{
    LongReads reads(kProcessors, m_proc->path().toStdString());
    reads.hold({ .id = 1, .thread = 1, .bytes = kHuge });
    reads.hold({ .id = 2, .thread = 2, .bytes = kHuge });
    reads.hold({ .id = 3, .thread = 3, .bytes = kLong });
    QCOMPARE(letGo(reads), (QList<int> { 1, 3 }));
    show(1, 'T');
    QCOMPARE(letGo(reads), QList<int> { 2 });
}

void TestLongReads::readingAgainEndsTheOneBefore()
{
    LongReads reads(kProcessors, m_proc->path().toStdString());
    reads.hold({ .id = 1, .thread = 1, .bytes = kHuge });
    QCOMPARE(letGo(reads), QList<int> { 1 });
    reads.hold({ .id = 2, .thread = 2, .bytes = kHuge });
    QCOMPARE(letGo(reads), QList<int>());
    reads.hold({ .id = 3, .thread = 1, .bytes = kHuge });
    QCOMPARE(letGo(reads), QList<int> { 2 });
    reads.hold({ .id = 4, .thread = 2, .bytes = kHuge });
    QCOMPARE(letGo(reads), QList<int> { 3 });
}

void TestLongReads::computingEndsIt_data()
{
    QTest::addColumn<int>("user");
    QTest::addColumn<int>("system");
    QTest::addColumn<int>("start");
    QTest::addColumn<bool>("isOver");
    QTest::newRow("nothing") << 50 << 5 << 98765 << false;
    QTest::newRow("what the kernel may round up") << 51 << 5 << 98765 << false;
    QTest::newRow("in the kernel") << 50 << 95 << 98765 << false;
    QTest::newRow("outside of it") << 52 << 5 << 98765 << true;
    QTest::newRow("in the kernel for long") << 50 << 105 << 98765 << true;
    QTest::newRow("another thread has its number") << 50 << 5 << 98766 << true;
}

void TestLongReads::computingEndsIt()
{
    QFETCH(int, user);
    QFETCH(int, system);
    QFETCH(int, start);
    show(1, 'S', 50, 5);
    LongReads reads(kProcessors, m_proc->path().toStdString());
    reads.hold({ .id = 1, .thread = 1, .bytes = kHuge });
    QCOMPARE(letGo(reads), QList<int> { 1 });
    reads.hold({ .id = 2, .thread = 2, .bytes = kHuge });
    show(1, 'R', 50, 5);
    QCOMPARE(letGo(reads), QList<int>());
    show(1, 'R', user, system, start);
    letGo(reads);
    QTEST(!reads.isHolding(), "isOver");
}

void TestLongReads::anInterruptedOneWaitsOnce()
{
    LongReads reads(kProcessors, m_proc->path().toStdString());
    reads.hold({ .id = 1, .thread = 1, .bytes = kHuge });
    QCOMPARE(letGo(reads), QList<int> { 1 });
    for (std::uint64_t id = 2; id < 9; ++id)
        reads.hold({ .id = id, .thread = 2, .bytes = kHuge });
    show(1, 'S');
    QCOMPARE(letGo(reads), QList<int> { 8 });
    QVERIFY(!reads.isHolding());
}

void TestLongReads::oneThatHasGoneTakesNoPlace()
{
    LongReads reads(kProcessors, m_proc->path().toStdString());
    m_gone = { 1, 2 };
    for (int thread = 1; thread <= 3; ++thread)
        reads.hold({ .id = static_cast<std::uint64_t>(thread), .thread = thread, .bytes = kHuge });
    QCOMPARE(letGo(reads), QList<int> { 3 });
    QVERIFY(!reads.isHolding());
}

SANDPAD_TEST(longreads, TestLongReads)
#include "tst_longreads.moc"
