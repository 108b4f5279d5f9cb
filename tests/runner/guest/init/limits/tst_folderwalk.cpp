#include "runner/guest/init/limits/FolderWalk.h"
#include "tests/TestProgram.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <fcntl.h>
#include <limits>
#include <sys/stat.h>
#include <unistd.h>

using namespace sandpad::guest;

class TestFolderWalk : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QTest::failOnWarning(); }
    void countsEntriesAndBlocks();
    void followsNoLinks();
    void endsBehindTheMostEntries();
    void goesOnInSlices();
    void folderThatIsGoneIsEmpty();
    void neverLeaves_data();
    void neverLeaves();
    void eachFileCountsOnce();
    void depthHasNoEnd();

private:
    static constexpr std::uint64_t kForever = std::numeric_limits<std::uint64_t>::max();
};

namespace {

void write(const QString &path, qsizetype size)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(QByteArray(size, 'x')), size);
}

} // namespace

void TestFolderWalk::countsEntriesAndBlocks()
{
    const QTemporaryDir folder;
    QVERIFY(QDir(folder.path()).mkpath(QStringLiteral("a/b")));
    write(folder.filePath(QStringLiteral("a/b/c")), 100'000);
    write(folder.filePath(QStringLiteral("d")), 1);
    QFile hole(folder.filePath(QStringLiteral("hole")));
    QVERIFY(hole.open(QIODevice::WriteOnly));
    QVERIFY(hole.resize(1LL << 30));
    FolderWalk walk({ .paths = { folder.path().toStdString() }, .mostEntries = 1000 });
    QVERIFY(walk.goOn(kForever));
    QCOMPARE(walk.usage().entries, 5ULL);
    QVERIFY(walk.usage().bytes >= 100'000);
    QVERIFY(walk.usage().bytes < 1U << 20);
}

void TestFolderWalk::followsNoLinks()
{
    const QTemporaryDir folder;
    QVERIFY(QFile::link(folder.path(), folder.filePath(QStringLiteral("loop"))));
    QVERIFY(QFile::link(QStringLiteral("/usr"), folder.filePath(QStringLiteral("usr"))));
    FolderWalk walk({ .paths = { folder.path().toStdString() }, .mostEntries = 1000 });
    QVERIFY(walk.goOn(kForever));
    QCOMPARE(walk.usage().entries, 2ULL);
}

void TestFolderWalk::endsBehindTheMostEntries()
{
    const QTemporaryDir folder;
    for (int i = 0; i < 10; ++i)
        write(folder.filePath(QString::number(i)), 0);
    FolderWalk walk({ .paths = { folder.path().toStdString() }, .mostEntries = 3 });
    QVERIFY(walk.goOn(kForever));
    QCOMPARE(walk.usage().entries, 4ULL);
}

void TestFolderWalk::goesOnInSlices()
{
    const QTemporaryDir folder;
    for (int i = 0; i < 10; ++i)
        write(folder.filePath(QString::number(i)), 0);
    FolderWalk walk({ .paths = { folder.path().toStdString() }, .mostEntries = 1000 });
    int slices = 1;
    while (!walk.goOn(0) && slices < 100)
        ++slices;
    QVERIFY(slices > 10);
    QCOMPARE(walk.usage().entries, 10ULL);
}

void TestFolderWalk::folderThatIsGoneIsEmpty()
{
    FolderWalk walk({ .paths = { "/nowhere/at/all" }, .mostEntries = 1000 });
    QVERIFY(walk.goOn(kForever));
    QCOMPARE(walk.usage().entries, 0ULL);
    QCOMPARE(walk.usage().bytes, 0ULL);
}

void TestFolderWalk::neverLeaves_data()
{
    QTest::addColumn<QString>("inItsPlace"); // a folder or a link to one
    QTest::newRow("a link") << QStringLiteral("link");
    QTest::newRow("another folder") << QStringLiteral("moved");
}

void TestFolderWalk::neverLeaves()
{
    QFETCH(QString, inItsPlace);
    const QTemporaryDir folder;
    const QTemporaryDir outside;
    QVERIFY(QDir(folder.path()).mkpath(QStringLiteral("a/b")));
    QVERIFY(QDir(outside.path()).mkpath(QStringLiteral("moved/b")));
    write(folder.filePath(QStringLiteral("a/b/mine")), 100'000);
    write(outside.filePath(QStringLiteral("moved/b/not mine")), 1 << 20);
    QVERIFY(QFile::link(outside.filePath(QStringLiteral("moved")),
                        outside.filePath(QStringLiteral("link"))));
    FolderWalk walk({ .paths = { folder.path().toStdString() }, .mostEntries = 1000 });
    while (walk.usage().entries < 2)
        QVERIFY(!walk.goOn(0));
    // It has seen a/b, and will look into it.
    QVERIFY(QDir().rename(folder.filePath(QStringLiteral("a")),
                          outside.filePath(QStringLiteral("was a"))));
    QVERIFY(QDir().rename(outside.filePath(inItsPlace), folder.filePath(QStringLiteral("a"))));
    QVERIFY(walk.goOn(kForever));
    QCOMPARE(walk.usage().entries, 3U);
    QVERIFY(walk.usage().bytes < 1U << 20);
    QVERIFY(walk.hasLostFolder()); // the way back led outside
}

void TestFolderWalk::eachFileCountsOnce()
{
    const QTemporaryDir folder;
    write(folder.filePath(QStringLiteral("a")), 1 << 20);
    const auto name = [&folder](const char *last) {
        return folder.filePath(QString::fromLatin1(last)).toStdString();
    };
    QCOMPARE(::link(name("a").c_str(), name("b").c_str()), 0);
    FolderWalk walk({ .paths = { folder.path().toStdString() }, .mostEntries = 1000 });
    QVERIFY(walk.goOn(kForever));
    QCOMPARE(walk.usage().entries, 2U);
    QVERIFY(walk.usage().bytes >= 1U << 20);
    QVERIFY(walk.usage().bytes < 2U << 20);
}

/// The whole path of such a folder would be too long for the kernel.
void TestFolderWalk::depthHasNoEnd()
{
    constexpr int kDepth = 2100;
    const QTemporaryDir folder;
    UniqueFd at(::open(folder.path().toStdString().c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    for (int i = 0; i < kDepth; ++i) {
        QCOMPARE(::mkdirat(at.get(), "d", 0700), 0);
        at = UniqueFd(::openat(at.get(), "d", O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    }
    FolderWalk walk({ .paths = { folder.path().toStdString() }, .mostEntries = 10'000 });
    QVERIFY(walk.goOn(kForever));
    QCOMPARE(walk.usage().entries, std::uint64_t { kDepth });
    QVERIFY(!walk.hasLostFolder());
    for (int i = 0; i < kDepth; ++i) {
        at = UniqueFd(::openat(at.get(), "..", O_RDONLY | O_DIRECTORY | O_CLOEXEC));
        QCOMPARE(::unlinkat(at.get(), "d", AT_REMOVEDIR), 0);
    }
}

SANDPAD_TEST(folderwalk, TestFolderWalk)
#include "tst_folderwalk.moc"
