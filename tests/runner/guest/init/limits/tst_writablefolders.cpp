#include "runner/guest/init/limits/Accounting.h"
#include "runner/guest/init/limits/ProcMeter.h"
#include "tests/TestProgram.h"
#include "tests/Waiting.h"
#include "tests/runner/guest/init/limits/Sample.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <array>
#include <csignal>
#include <fcntl.h>
#include <functional>
#include <limits>
#include <optional>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

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
    void mappedFilesCountWithTheRest();
    void continuedForAMomentIsTold();

private:
    Processes m_processes { false };
    Standstill m_standstill { m_processes, [](int) { } };
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

/// A program of its own that does something and then sleeps.
class Sleeper
{
public:
    explicit Sleeper(const std::function<void()> &before)
    {
        std::array<int, 2> done {};
        QCOMPARE(::pipe(done.data()), 0);
        m_pid = ::fork();
        if (m_pid == 0) {
            before();
            ::close(done[1]);
            while (true)
                ::pause();
        }
        ::close(done[1]);
        char byte = 0;
        QCOMPARE(::read(done[0], &byte, 1), 0);
        ::close(done[0]);
    }
    ~Sleeper()
    {
        ::kill(m_pid, SIGKILL);
        ::waitpid(m_pid, nullptr, 0);
    }
    Sleeper(const Sleeper &) = delete;
    Sleeper &operator=(const Sleeper &) = delete;

    void signal(int signal) const { ::kill(m_pid, signal); }

private:
    pid_t m_pid = -1;
};

/// A folder in memory that is the work folder, with a limit of 4 MiB.
struct Place
{
    QTemporaryDir all { QStringLiteral("/dev/shm/sandpad-XXXXXX") };
    QString folder = all.filePath(QStringLiteral("work"));
    UniqueFd work;
    Processes processes { false };
    Standstill standstill;

    explicit Place(SignalAll signalAll)
        : standstill(processes, std::move(signalAll))
    {
        QVERIFY(QDir().mkpath(folder));
        work = UniqueFd(::open(folder.toStdString().c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    }
    [[nodiscard]] FolderLimit limit()
    {
        return { work.get(),
                 { .paths = { folder.toStdString() }, .mostEntries = kMostEntries },
                 4 * kMebi,
                 standstill };
    }
};

/// Looks for so long.
bool isOverWithin(std::uint64_t ns, FolderLimit &limit)
{
    for (const std::uint64_t endNs = monotonicNs() + ns; monotonicNs() < endNs; ::usleep(1'000)) {
        const auto excess = limit.check();
        if (excess.has_value() && excess->has_value())
            return (*excess)->limit == Limit::WorkBytes;
    }
    return false;
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
    const QTemporaryDir place(QStringLiteral("/dev/shm/sandpad-XXXXXX"));
    WatchedFolders folders { .paths = {}, .mostEntries = kMostEntries };
    for (const char *name : { "work", "home", "tmp" }) {
        const QString folder = place.filePath(QString::fromLatin1(name));
        fill(folder, files, bytes);
        folders.paths.push_back(folder.toStdString());
    }
    const UniqueFd work(::open(folders.paths.front().c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    ProcMeter meter(m_processes, false, m_standstill);
    Accounting accounting(limitsOf(10 * kMebi), meter,
                          FolderLimit(work.get(), folders, 10 * kMebi, m_standstill));
    accounting.startStep(StepKind::Run);
    const auto excess = [&accounting] {
        const auto found = accounting.check(std::nullopt);
        return found ? *found : std::optional(Excess());
    };
    std::optional<Excess> found;
    // A thread looks, and nobody waits for it.
    QVERIFY(sandpad::tests::waitFor([&] { return (found = excess()).has_value(); }, 500)
            == limit.has_value());
    if (!limit)
        return;
    QCOMPARE(found->limit, *limit);
    QVERIFY(found->used > found->value);
}

/// When more is missing than the limit, the program is stopped for a moment and looked at.
void TestWritableFolders::whatOthersTakeIsNotCharged()
{
    const Sleeper program([] { });
    std::vector<int> sent;
    Place place([&](int signal) {
        sent.push_back(signal);
        program.signal(signal);
    });
    FolderLimit limit = place.limit();
    const auto look = [&limit, &sent] {
        const auto excess = limit.check();
        return excess.has_value() && !excess->has_value() && !sent.empty();
    };
    QVERIFY(!look());
    fill(place.all.filePath(QStringLiteral("of another program")), 1, 16 * kMebi);
    QTRY_VERIFY(look() && sent.back() == SIGCONT);
    QCOMPARE(sent.front(), SIGSTOP);
    // No more is missing than then.
    sent.clear();
    QTest::qWait(100);
    QVERIFY(!look());
    QVERIFY(sent.empty());
}

/// Nobody can tell the size of a file that is only mapped, so all that is missing counts.
void TestWritableFolders::mappedFilesCountWithTheRest()
{
    std::optional<Sleeper> program;
    Place place([&](int signal) { program->signal(signal); });
    FolderLimit limit = place.limit();
    program.emplace([&] {
        fill(place.folder, 1, 3 * kMebi);
        const std::string path = place.folder.toStdString() + "/0";
        const UniqueFd file(::open(path.c_str(), O_RDONLY | O_CLOEXEC));
        ::mmap(nullptr, 1, PROT_READ, MAP_SHARED, file.get(), 0);
        ::unlink(path.c_str());
    });
    QVERIFY(!isOverWithin(kNsPerSecond / 10, limit));
    fill(place.folder, 1, 3 * kMebi);
    QVERIFY(isOverWithin(5 * kNsPerSecond, limit));
}

/// Whoever goes on while it should stand still may have moved its files.
void TestWritableFolders::continuedForAMomentIsTold()
{
    const Sleeper program([] { });
    std::optional<StoppedThreads> stopped;
    const auto standsStill = [&] {
        stopped = m_processes.stopped();
        QTest::qWait(10);
        return stopped && Processes::areStillStopped(*stopped);
    };
    QVERIFY(!standsStill());
    program.signal(SIGSTOP);
    QTRY_VERIFY(standsStill());
    QCOMPARE(stopped->size(), 1U);
    program.signal(SIGCONT);
    program.signal(SIGSTOP);
    QTRY_VERIFY(m_processes.stopped());
    QVERIFY(!Processes::areStillStopped(*stopped));
}

SANDPAD_TEST(writablefolders, TestWritableFolders)
#include "tst_writablefolders.moc"
