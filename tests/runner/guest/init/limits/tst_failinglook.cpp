#include "runner/guest/init/limits/Accounting.h"
#include "runner/guest/init/limits/ProcMeter.h"
#include "tests/TestProgram.h"

#include <QTemporaryDir>
#include <QTest>

#include <cerrno>
#include <csignal>
#include <fcntl.h>
#include <limits>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace sandpad::guest;

/// A look that cannot see everything says so. That nothing was seen never counts as nothing used.
class TestFailingLook : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanupTestCase();
    void wholeLookSucceeds();
    void processesWithoutDescriptors();
    void accountingWithoutDescriptors();
    void programThatIsNotThere();
    void workFolderThatCannotBeAsked();
    void folderWithoutDescriptors();
    void allAreKilledWithoutDescriptors();

private:
    [[nodiscard]] Accounting accounting(int workFolder);

    QTemporaryDir m_folder;
    UniqueFd m_workFolder;
    Processes m_processes { false };
    Standstill m_standstill { m_processes, [](int) { } };
    ProcMeter m_meter { m_processes, false, m_standstill };
    pid_t m_child = -1;
};

namespace {

/// No file can be opened while this lives.
class NoDescriptors
{
public:
    NoDescriptors()
    {
        ::getrlimit(RLIMIT_NOFILE, &m_before);
        const rlimit none { .rlim_cur = 3, .rlim_max = m_before.rlim_max };
        ::setrlimit(RLIMIT_NOFILE, &none);
    }
    ~NoDescriptors() { ::setrlimit(RLIMIT_NOFILE, &m_before); }
    NoDescriptors(const NoDescriptors &) = delete;
    NoDescriptors &operator=(const NoDescriptors &) = delete;

private:
    rlimit m_before {};
};

pid_t startSleeper()
{
    const pid_t pid = ::fork();
    if (pid == 0) {
        for (;;)
            ::pause();
    }
    return pid;
}

/// A process whose own child has left its session.
pid_t startFamily()
{
    const pid_t pid = ::fork();
    if (pid == 0) {
        if (::fork() == 0)
            ::setsid();
        for (;;)
            ::pause();
    }
    return pid;
}

constexpr JobLimits kEnough { .cpuNs = std::numeric_limits<std::uint64_t>::max(),
                              .wallNs = std::numeric_limits<std::uint64_t>::max(),
                              .compileNs = std::numeric_limits<std::uint64_t>::max(),
                              .memoryBytes = 1ULL << 40,
                              .processes = 1'000,
                              .outputBytes = 1ULL << 40,
                              .workBytes = 1ULL << 40,
                              .openFiles = 256 };

} // namespace

void TestFailingLook::initTestCase()
{
    QTest::failOnWarning();
    ::prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0);
    m_workFolder =
        UniqueFd(::open(m_folder.path().toUtf8().constData(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    m_child = startSleeper();
    QVERIFY(m_workFolder.isOpen() && m_child > 0);
}

void TestFailingLook::cleanupTestCase()
{
    m_processes.killAll(m_child);
}

Accounting TestFailingLook::accounting(int workFolder)
{
    return { kEnough, m_meter, FolderLimit(workFolder, {}, kEnough.workBytes, m_standstill) };
}

void TestFailingLook::wholeLookSucceeds()
{
    Accounting looks = accounting(m_workFolder.get());
    looks.startStep(StepKind::Run);
    const auto excess = looks.check(m_child);
    QVERIFY(excess.has_value());
    QVERIFY(!excess->has_value());
}

void TestFailingLook::processesWithoutDescriptors()
{
    QVERIFY(m_processes.sample().has_value());
    const NoDescriptors none;
    const auto sample = m_processes.sample();
    QVERIFY(!sample.has_value());
    QCOMPARE(sample.error().errorNumber, EMFILE);
}

void TestFailingLook::accountingWithoutDescriptors()
{
    Accounting looks = accounting(m_workFolder.get());
    looks.startStep(StepKind::Run);
    const NoDescriptors none;
    const auto excess = looks.check(std::nullopt);
    QVERIFY(!excess.has_value());
    QCOMPARE(excess.error().errorNumber, EMFILE);
}

void TestFailingLook::programThatIsNotThere()
{
    Accounting looks = accounting(m_workFolder.get());
    looks.startStep(StepKind::Run);
    const auto excess = looks.check(::getpid()); // not among its own descendants
    QVERIFY(!excess.has_value());
    QCOMPARE(excess.error().errorNumber, ESRCH);
}

void TestFailingLook::workFolderThatCannotBeAsked()
{
    Accounting looks = accounting(-1);
    looks.startStep(StepKind::Run);
    const auto excess = looks.check(m_child);
    QVERIFY(!excess.has_value());
    QCOMPARE(excess.error().errorNumber, EBADF);
}

void TestFailingLook::folderWithoutDescriptors()
{
    FolderWalk walk({ .paths = { m_folder.path().toStdString() }, .mostEntries = 1000 });
    const NoDescriptors none;
    QVERIFY(walk.goOn(std::numeric_limits<std::uint64_t>::max()));
    QVERIFY(walk.failure().has_value());
    QCOMPARE(walk.failure()->errorNumber, EMFILE);
}

void TestFailingLook::allAreKilledWithoutDescriptors()
{
    const pid_t family = startFamily();
    QVERIFY(family > 0);
    QTRY_COMPARE(m_processes.sample().value_or(Samples()).size(), 3U);
    const NoDescriptors none;
    // Waits for every one, so it does not return before all are dead.
    const auto status = m_processes.killAll(family);
    QVERIFY(status.has_value());
    QCOMPARE(WTERMSIG(*status), SIGKILL);
    QCOMPARE(::waitpid(-1, nullptr, WNOHANG), -1);
}

SANDPAD_TEST(failinglook, TestFailingLook)
#include "tst_failinglook.moc"
