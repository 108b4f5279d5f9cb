#include "runner/guest/init/limits/FolderUsage.h"
#include "tests/TestProgram.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <limits>

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
    FolderWalk walk(folder.path().toStdString(), 1000);
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
    FolderWalk walk(folder.path().toStdString(), 1000);
    QVERIFY(walk.goOn(kForever));
    QCOMPARE(walk.usage().entries, 2ULL);
}

void TestFolderWalk::endsBehindTheMostEntries()
{
    const QTemporaryDir folder;
    for (int i = 0; i < 10; ++i)
        write(folder.filePath(QString::number(i)), 0);
    FolderWalk walk(folder.path().toStdString(), 3);
    QVERIFY(walk.goOn(kForever));
    QCOMPARE(walk.usage().entries, 4ULL);
}

void TestFolderWalk::goesOnInSlices()
{
    const QTemporaryDir folder;
    for (int i = 0; i < 10; ++i)
        write(folder.filePath(QString::number(i)), 0);
    FolderWalk walk(folder.path().toStdString(), 1000);
    int slices = 1;
    while (!walk.goOn(0) && slices < 100)
        ++slices;
    QVERIFY(slices > 10);
    QCOMPARE(walk.usage().entries, 10ULL);
}

void TestFolderWalk::folderThatIsGoneIsEmpty()
{
    FolderWalk walk("/nowhere/at/all", 1000);
    QVERIFY(walk.goOn(kForever));
    QCOMPARE(walk.usage().entries, 0ULL);
    QCOMPARE(walk.usage().bytes, 0ULL);
}

SANDPAD_TEST(folderwalk, TestFolderWalk)
#include "tst_folderwalk.moc"
