#include "runner/guest/init/job/InputWatch.h"
#include "tests/TestProgram.h"

#include <QTest>

#include <array>
#include <csignal>
#include <fcntl.h>
#include <functional>
#include <sys/epoll.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace sandpad::guest;

namespace {

/// A child that does something with the end of a pipe that it reads. Ends with this object.
class Reader
{
public:
    explicit Reader(const std::function<void(int)> &body)
    {
        std::array<int, 2> ends {};
        if (::pipe2(ends.data(), O_CLOEXEC) != 0)
            return;
        m_pid = ::fork();
        if (m_pid == 0) {
            body(ends[0]);
            ::_exit(0);
        }
        ::close(ends[0]);
        m_pipe = UniqueFd(ends[1]);
    }
    ~Reader()
    {
        if (m_pid <= 0)
            return;
        ::kill(m_pid, SIGKILL);
        ::waitpid(m_pid, nullptr, 0);
    }
    Reader(const Reader &) = delete;
    Reader &operator=(const Reader &) = delete;

    [[nodiscard]] int pipe() const { return m_pipe.get(); }
    [[nodiscard]] bool sleeps() const
    {
        const auto path = "/proc/" + std::to_string(m_pid) + "/stat";
        return readSmallFile(path.c_str()).contains(") S ");
    }
    [[nodiscard]] std::vector<ProcessSample> sample() const { return { { .pid = m_pid } }; }

private:
    pid_t m_pid = -1;
    UniqueFd m_pipe;
};

void readFrom(int descriptor)
{
    char byte = 0;
    while (::read(descriptor, &byte, 1) == 1) { }
}

void waitByEpoll(int descriptor)
{
    const int set = ::epoll_create1(EPOLL_CLOEXEC);
    epoll_event event { .events = EPOLLIN, .data = {} };
    ::epoll_ctl(set, EPOLL_CTL_ADD, descriptor, &event);
    ::epoll_wait(set, &event, 1, -1);
}

void waitForSomethingElse(int)
{
    std::array<int, 2> other {};
    if (::pipe2(other.data(), O_CLOEXEC) == 0)
        readFrom(other[0]);
}

} // namespace

/// The watch believes the kernel: a program waits for input when it sleeps in a read of it.
class TestInputWatch : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QTest::failOnWarning(); }
    void readersWait_data();
    void readersWait();
    void othersDoNot();
    void whoHasInputDoesNotWait();
};

void TestInputWatch::readersWait_data()
{
    QTest::addColumn<std::function<void(int)>>("body");
    QTest::newRow("read") << std::function<void(int)>(readFrom);
    QTest::newRow("epoll") << std::function<void(int)>(waitByEpoll);
}

void TestInputWatch::readersWait()
{
    QFETCH(std::function<void(int)>, body);
    const Reader reader(body);
    const InputWatch watch(reader.pipe(), false);
    QTRY_VERIFY_WITH_TIMEOUT(watch.isWaitedFor(reader.sample()), 300'000);
    QVERIFY(watch.isEchoed());
}

void TestInputWatch::othersDoNot()
{
    const Reader reader(waitForSomethingElse);
    QTRY_VERIFY_WITH_TIMEOUT(reader.sleeps(), 300'000);
    const InputWatch watch(reader.pipe(), false);
    QVERIFY(!watch.isWaitedFor(reader.sample()));
    QVERIFY(!watch.isWaitedFor({}));
}

void TestInputWatch::whoHasInputDoesNotWait()
{
    const Reader reader([](int) { ::pause(); });
    QTRY_VERIFY_WITH_TIMEOUT(reader.sleeps(), 300'000);
    QCOMPARE(::write(reader.pipe(), "x", 1), 1);
    QVERIFY(!InputWatch(reader.pipe(), false).isWaitedFor(reader.sample()));
}

SANDPAD_TEST(inputwatch, TestInputWatch)
#include "tst_inputwatch.moc"
