#include "app/cli/SignalWatcher.h"
#include "tests/TestProgram.h"

#include <QTest>

#include <csignal>
#include <sys/wait.h>
#include <unistd.h>

using namespace sandpad::app;

namespace {

/// How a process ends that does this; as wait() tells it.
int endingOf(const auto &work)
{
    const pid_t child = ::fork();
    if (child == 0) {
        work();
        ::_exit(0);
    }
    int status = 0;
    ::waitpid(child, &status, 0);
    return status;
}

bool isPending(int signal)
{
    sigset_t pending;
    ::sigpending(&pending);
    return ::sigismember(&pending, signal) == 1;
}

} // namespace

class TestSignalWatcher : public QObject
{
    Q_OBJECT

private slots:
    void oneSignalIsLeftToTheProgram();
    void afterItASignalEndsTheProcess();
};

void TestSignalWatcher::oneSignalIsLeftToTheProgram()
{
    const int status = endingOf([] {
        const SignalWatcher watcher;
        ::kill(::getpid(), SIGINT);
        while (isPending(SIGINT))
            ::usleep(1000);
    });
    QVERIFY(WIFEXITED(status));
    QCOMPARE(WEXITSTATUS(status), 0);
}

/// At its end a command may have a folder to remove, which takes minutes on a slow disk.
void TestSignalWatcher::afterItASignalEndsTheProcess()
{
    const int status = endingOf([] {
        {
            const SignalWatcher watcher;
        }
        ::kill(::getpid(), SIGINT);
        ::pause();
    });
    QVERIFY(WIFSIGNALED(status));
    QCOMPARE(WTERMSIG(status), SIGINT);
}

SANDPAD_TEST(signalwatcher, TestSignalWatcher)
#include "tst_signalwatcher.moc"
