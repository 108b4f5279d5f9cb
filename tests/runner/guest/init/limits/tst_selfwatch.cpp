#include "runner/guest/init/limits/SelfWatch.h"
#include "tests/TestProgram.h"

#include <QTest>

#include <functional>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace sandpad::guest;

using Change = std::function<bool()>;

class TestSelfWatch : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QTest::failOnWarning(); }
    void nothingHasChanged();
    void changeIsSeen_data();
    void changeIsSeen();
};

namespace {

constexpr int kSeen = 1;
constexpr int kUnseen = 2;
constexpr int kImpossible = 3;

bool lower(__rlimit_resource resource)
{
    rlimit limit {};
    if (::getrlimit(resource, &limit) != 0)
        return false;
    limit.rlim_cur = limit.rlim_cur > 64 ? 64 : 0;
    return ::setrlimit(resource, &limit) == 0;
}

bool becomeIdle()
{
    const sched_param none {};
    return ::sched_setscheduler(0, SCHED_IDLE, &none) == 0;
}

bool leaveAProcessor()
{
    cpu_set_t processors;
    if (::sched_getaffinity(0, sizeof processors, &processors) != 0 || CPU_COUNT(&processors) < 2)
        return false;
    for (std::size_t i = 0;; ++i) {
        if (!CPU_ISSET(i, &processors))
            continue;
        CPU_CLR(i, &processors);
        return ::sched_setaffinity(0, sizeof processors, &processors) == 0;
    }
}

bool useTheDiskLast()
{
    constexpr int kProcess = 1;
    constexpr int kIdleClass = 3 << 13;
    return ::syscall(SYS_ioprio_set, kProcess, 0, kIdleClass) == 0;
}

/// In a process of its own, as much of this cannot be undone.
int seenAfter(const Change &change)
{
    const pid_t child = ::fork();
    if (child == 0) {
        const SelfWatch watch;
        const bool isDone = change();
        const bool isSeen = !watch.check();
        ::_exit(!isDone ? kImpossible : isSeen ? kSeen : kUnseen);
    }
    int status = 0;
    return ::waitpid(child, &status, 0) == child && WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

} // namespace

void TestSelfWatch::nothingHasChanged()
{
    QCOMPARE(seenAfter([] { return true; }), kUnseen);
}

void TestSelfWatch::changeIsSeen_data()
{
    QTest::addColumn<Change>("change");
    for (int resource = 0; resource < RLIM_NLIMITS; ++resource) {
        const auto which = static_cast<__rlimit_resource>(resource);
        rlimit now {};
        ::getrlimit(which, &now);
        if (now.rlim_cur > 0)
            QTest::addRow("limit %d", resource) << Change([which] { return lower(which); });
    }
    QTest::newRow("scheduling") << Change(&becomeIdle);
    QTest::newRow("processors") << Change(&leaveAProcessor);
    QTest::newRow("nice") << Change([] { return ::setpriority(PRIO_PROCESS, 0, 19) == 0; });
    QTest::newRow("disk") << Change(&useTheDiskLast);
}

void TestSelfWatch::changeIsSeen()
{
    QFETCH(Change, change);
    const int seen = seenAfter(change);
    if (seen == kImpossible)
        QSKIP("it cannot be changed here");
    QCOMPARE(seen, kSeen);
}

SANDPAD_TEST(selfwatch, TestSelfWatch)
#include "tst_selfwatch.moc"
