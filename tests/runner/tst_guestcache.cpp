#include "runner/Runner.h"
#include "runner/model/RunRecorder.h"
#include "tests/TestProgram.h"
#include "tests/Waiting.h"
#include "tests/runner/PythonRequest.h"

#include <QDateTime>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace sandpad::runner;

namespace {

constexpr auto kOnlyBytecode = "True\nFalse\n";
constexpr auto kOnlySources = "False\nTrue\n";

} // namespace

/// Files that are made once for an interpreter, seen through runs of programs.
class TestGuestCache : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QTest::failOnWarning(); }
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void isMadeOnce();
    void isMadeAgainWhereItIsDamaged_data();
    void isMadeAgainWhereItIsDamaged();
    void isDoneWithoutWhereItCannotBeKept();

private:
    /// What a program prints that looks for the harness's bytecode, and for the source of one of
    /// its parts. Each run is of a Sandpad that has just been started.
    QByteArray run();
    [[nodiscard]] QString keptFile() const;

    std::unique_ptr<QTemporaryDir> m_folder;
};

QByteArray TestGuestCache::run()
{
    RunnerSettings settings;
    settings.cacheFolder = m_folder->path();
    Runner runner(settings);
    const auto run =
        runner.start(pythonRequest("import os\n"
                                   "for name in ('harness.bytecode', 'channel.py'):\n"
                                   "    print(os.path.isfile('/sandpad/python/' + name))\n"));
    RunRecorder recorder;
    connect(run.get(), &Run::happened, this, [&](const RunEvent &event) { recorder.add(event); });
    if (!sandpad::tests::waitFor([&] { return recorder.isFinished(); }, 120'000))
        return "no end";
    return recorder.result().standardOutput;
}

QString TestGuestCache::keptFile() const
{
    QDirIterator files(m_folder->path(), { QStringLiteral("harness.bytecode") }, QDir::Files,
                       QDirIterator::Subdirectories);
    return files.hasNext() ? files.next() : QString();
}

void TestGuestCache::isMadeOnce()
{
    QCOMPARE(run(), kOnlyBytecode);
    QVERIFY(!keptFile().isEmpty());
    const QDateTime made = QFileInfo(keptFile()).lastModified();
    QCOMPARE(run(), kOnlyBytecode);
    QCOMPARE(QFileInfo(keptFile()).lastModified(), made);
}

void TestGuestCache::isMadeAgainWhereItIsDamaged_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("cut") << QByteArray("cut");
    QTest::newRow("other bytes") << QByteArray(70'000, '\xff');
}

void TestGuestCache::isMadeAgainWhereItIsDamaged()
{
    QFETCH(QByteArray, content);
    QCOMPARE(run(), kOnlyBytecode);
    QFile file(keptFile());
    QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
    QCOMPARE(file.write(content), content.size());
    file.close();
    QCOMPARE(run(), kOnlyBytecode);
    QVERIFY(QFileInfo(keptFile()).size() > 1000);
    QVERIFY(QFileInfo(keptFile()).size() != content.size());
}

void TestGuestCache::isDoneWithoutWhereItCannotBeKept()
{
    // A file stands where the folder should be made.
    QFile file(m_folder->filePath(QStringLiteral("guest")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(run(), kOnlySources);
}

SANDPAD_TEST(guestcache, TestGuestCache)
#include "tst_guestcache.moc"
