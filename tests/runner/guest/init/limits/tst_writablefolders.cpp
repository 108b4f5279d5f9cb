#include "runner/guest/init/limits/Accounting.h"
#include "runner/guest/init/limits/ProcMeter.h"
#include "tests/TestProgram.h"
#include "tests/runner/guest/init/limits/Sample.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <fcntl.h>
#include <limits>

using namespace sandpad::guest;

/// All places that a program may write to have one limit.
class TestWritableFolders : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QTest::failOnWarning(); }
    void foldersShareOneLimit_data();
    void foldersShareOneLimit();
    void whatOthersTakeIsNotCharged();

private:
    Processes m_processes { false };
};

namespace {

constexpr std::uint64_t kMostEntries = 10;

JobLimits limitsOf(std::uint64_t workBytes)
{
    constexpr std::uint64_t kUnlimited = std::numeric_limits<std::uint64_t>::max() / 16;
    return { .cpuNs = kUnlimited,
             .wallNs = kUnlimited,
             .compileNs = kUnlimited,
             .memoryBytes = kUnlimited,
             .processes = 1'000,
             .outputBytes = kUnlimited,
             .workBytes = workBytes,
             .openFiles = 256 };
}

void fill(const QString &folder, int files, std::uint64_t bytes)
{
    QVERIFY(QDir().mkpath(folder));
    for (int i = 0; i < files; ++i) {
        QFile file(folder + u'/' + QString::number(i));
        QVERIFY(file.open(QIODevice::WriteOnly));
        const QByteArray content(static_cast<qsizetype>(bytes), 'x');
        QCOMPARE(file.write(content), content.size());
    }
}

} // namespace

void TestWritableFolders::foldersShareOneLimit_data()
{
    QTest::addColumn<int>("files"); // in each of three folders
    QTest::addColumn<std::uint64_t>("bytes");
    QTest::addColumn<std::optional<Limit>>("limit");
    QTest::newRow("little") << 1 << kMebi << std::optional<Limit>();
    QTest::newRow("each alone is within") << 1 << 4 * kMebi << std::optional(Limit::WorkBytes);
    QTest::newRow("many") << 4 << std::uint64_t { 1 } << std::optional(Limit::WorkFiles);
}

void TestWritableFolders::foldersShareOneLimit()
{
    QFETCH(int, files);
    QFETCH(std::uint64_t, bytes);
    QFETCH(std::optional<Limit>, limit);
    const QTemporaryDir place;
    WatchedFolders folders { .paths = {}, .mostEntries = kMostEntries };
    for (const char *name : { "work", "home", "tmp" }) {
        const QString folder = place.filePath(QString::fromLatin1(name));
        fill(folder, files, bytes);
        folders.paths.push_back(folder.toStdString());
    }
    const UniqueFd work(::open(folders.paths.front().c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    ProcMeter meter(m_processes, false);
    Accounting accounting(limitsOf(10 * kMebi), meter,
                          FolderLimit(m_processes, work.get(), folders, 10 * kMebi, {}));
    accounting.startStep(StepKind::Run);
    const auto excess = accounting.check(std::nullopt);
    QVERIFY(excess.has_value());
    QCOMPARE(excess->has_value(), limit.has_value());
    if (!limit)
        return;
    QCOMPARE((*excess)->limit, *limit);
    QVERIFY((*excess)->used > (*excess)->value);
}

/// When more is missing than the limit, the program is stopped for a moment and looked at.
void TestWritableFolders::whatOthersTakeIsNotCharged()
{
    const QTemporaryDir place(QStringLiteral("/dev/shm/sandpad-XXXXXX"));
    const QString folder = place.filePath(QStringLiteral("work"));
    fill(folder, 1, kMebi);
    const UniqueFd work(::open(folder.toStdString().c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    std::vector<int> sent;
    FolderLimit limit(m_processes, work.get(),
                      { .paths = { folder.toStdString() }, .mostEntries = kMostEntries }, 4 * kMebi,
                      [&sent](int signal) { sent.push_back(signal); });
    const auto look = [&limit, &sent] {
        const auto excess = limit.check();
        return excess.has_value() && !excess->has_value() && !sent.empty();
    };
    QVERIFY(!look());
    fill(place.filePath(QStringLiteral("of another program")), 1, 16 * kMebi);
    QTRY_VERIFY(look() && sent.back() == SIGCONT);
    QCOMPARE(sent.front(), SIGSTOP);
    // No more is missing than then.
    sent.clear();
    QTest::qWait(100);
    QVERIFY(!look());
    QVERIFY(sent.empty());
}

SANDPAD_TEST(writablefolders, TestWritableFolders)
#include "tst_writablefolders.moc"
