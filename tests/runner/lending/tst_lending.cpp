#include "runner/Borrower.h"
#include "runner/Runner.h"
#include "runner/lending/LoanRequest.h"
#include "runner/lending/LoanServer.h"
#include "runner/lending/PrivateSockets.h"
#include "runner/lending/UnixSocket.h"
#include "tests/TestProgram.h"
#include "tests/Waiting.h"
#include "tests/runner/Descendants.h"
#include "tests/runner/PythonRequest.h"

#include <QDir>
#include <QFile>
#include <QSemaphore>
#include <QTemporaryDir>
#include <QTest>
#include <QThread>

#include <algorithm>
#include <array>
#include <functional>
#include <grp.h>
#include <sched.h>
#include <sys/personality.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>
#include <vector>

using namespace sandpad::runner;
using namespace std::chrono_literals;
using namespace Qt::StringLiterals;

namespace {

/// What an open window does, in a thread: who borrows waits for its answer.
class Window : public QThread
{
public:
    Window()
    {
        start();
        m_isOpen.acquire();
    }
    ~Window() override
    {
        quit();
        wait();
    }
    Q_DISABLE_COPY_MOVE(Window)

    [[nodiscard]] int lendable() const
    {
        int count = 0;
        QMetaObject::invokeMethod(
            m_runner, [&] { count = m_runner->lendableSandboxes(); }, Qt::BlockingQueuedConnection);
        return count;
    }

protected:
    void run() override
    {
        RunnerSettings settings;
        settings.warm.isThrifty = false; // this machine may run on a battery
        Runner runner(settings);
        runner.lend();
        m_runner = &runner;
        m_isOpen.release();
        exec();
    }

private:
    Runner *m_runner = nullptr;
    QSemaphore m_isOpen;
};

/// Answers as it was told to.
class FalseWindow : public QThread
{
public:
    explicit FalseWindow(LoanServer::Answer answer)
        : m_answer(std::move(answer))
    {
        start();
        m_isOpen.acquire();
    }
    ~FalseWindow() override
    {
        quit();
        wait();
    }
    Q_DISABLE_COPY_MOVE(FalseWindow)

protected:
    void run() override
    {
        const auto server = LoanServer::listen(*loanPlace(Runner::dataFolder()), m_answer);
        m_isOpen.release();
        exec();
    }

private:
    LoanServer::Answer m_answer;
    QSemaphore m_isOpen;
};

std::array<sandpad::guest::UniqueFd, 2> socketPair()
{
    std::array<int, 2> ends {};
    ::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0, ends.data());
    return { sandpad::guest::UniqueFd(ends[0]), sandpad::guest::UniqueFd(ends[1]) };
}

} // namespace

/// Sandboxes that one process makes and another one uses.
class TestLending : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QTest::failOnWarning(); }
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        qputenv("XDG_RUNTIME_DIR", m_folder->path().toLocal8Bit());
    }
    void theSecondRunIsWarm_data();
    void theSecondRunIsWarm();
    void isLentOnlyForTheSame_data();
    void isLentOnlyForTheSame();
    void isNotLent_data();
    void isNotLent();
    void runsGoOnWithoutTheWindow();
    void nothingIsLeftOfARun();
    void limitsAreThoseOfTheRun();
    void aWindowThatIsSilentCostsLittle();
    void aSandboxThatIsGoneCostsNothing_data();
    void aSandboxThatIsGoneCostsNothing();
    void anotherJobIsRefused();
    void aLoanWithoutASandboxIsNone();
    void whatIsNoWishIsDropped_data();
    void whatIsNoWishIsDropped();
    void oneLendsAtATime();
    void wishesAreReadAsTheyWereWritten();
    void whatIsHandedDownCounts();
    void aWrongWishIsToldBySentence();

private:
    struct Record
    {
        QByteArray out;
        bool isWarm = false;
        RunResult result;
    };
    /// As `sandpad run` does it: in a Runner of its own.
    static Record run(const RunRequest &request,
                      const std::function<void(const QByteArray &out)> &onOutput = {});
    /// What such a run asks for.
    [[nodiscard]] static LoanWish wishOf(const RunRequest &request);
    /// Runs once, and waits until a sandbox waits for the next.
    static void makeReady(const Window &window, const RunRequest &request)
    {
        QVERIFY(!run(request).isWarm);
        QTRY_COMPARE_WITH_TIMEOUT(window.lendable(), 1, 300'000);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

TestLending::Record TestLending::run(const RunRequest &request,
                                     const std::function<void(const QByteArray &)> &onOutput)
{
    Record record;
    std::optional<RunResult> result;
    Runner runner;
    runner.borrow();
    const auto run = runner.start(request);
    connect(run.get(), &Run::happened, run.get(), [&](const RunEvent &event) {
        if (const auto *started = std::get_if<Started>(&event.payload)) {
            record.isWarm = started->isWarm;
        } else if (const auto *output = std::get_if<Output>(&event.payload)) {
            record.out += output->bytes;
            if (onOutput)
                onOutput(record.out);
        } else if (std::holds_alternative<WaitingForInput>(event.payload)) {
            run->sendInput("Ada\n");
        } else if (const auto *end = std::get_if<Finished>(&event.payload)) {
            result = end->result;
        }
    });
    if (!sandpad::tests::waitFor([&] { return result.has_value(); }, 300'000))
        QTest::qFail("it did not end", __FILE__, __LINE__);
    record.result = result.value_or(RunResult {});
    return record;
}

void TestLending::theSecondRunIsWarm_data()
{
    QTest::addColumn<RunRequest>("request");
    QTest::addColumn<QByteArray>("code");
    QTest::addColumn<QByteArray>("out");
    QTest::newRow("python") << pythonRequest() << QByteArray("print(2)\n3") << QByteArray("2\n");
    QTest::newRow("python with packages")
        << pythonRequest("import numpy as np\nprint(np.arange(2))")
        << QByteArray("import numpy as np\nprint(np.arange(3))") << QByteArray("[0 1 2]\n");
    RunRequest script;
    script.snippet = { .languageId = QStringLiteral("javascript"), .code = "console.log(1)" };
    QTest::newRow("javascript") << script << QByteArray("console.log(2)") << QByteArray("2\n");
    RunRequest asking = pythonRequest();
    asking.keepsInputOpen = true;
    QTest::newRow("input") << asking << QByteArray("print(input())") << QByteArray("Ada\n");
    RunRequest terminal = pythonRequest();
    terminal.usesTerminal = true;
    QTest::newRow("a terminal") << terminal << QByteArray("import sys\nprint(sys.stdout.isatty())")
                                << QByteArray("True\n");
}

void TestLending::theSecondRunIsWarm()
{
    QFETCH(RunRequest, request);
    QFETCH(const QByteArray, code);
    QFETCH(const QByteArray, out);
    const Window window;
    // The imports of the first one are those of the second.
    RunRequest first = request;
    if (code.startsWith("import sys"))
        first.snippet.code = "import sys\nprint(1)";
    makeReady(window, first);
    request.snippet.code = code;
    const Record record = run(request);
    QVERIFY(record.isWarm);
    QCOMPARE(record.out, out);
    QVERIFY2(record.result.isSuccess(), qPrintable(record.result.message));
    QVERIFY(record.result.files.isEmpty());
    // It is the same as without a window, but for what was measured.
    qunsetenv("XDG_RUNTIME_DIR");
    const Record cold = run(request);
    QVERIFY(!cold.isWarm);
    QCOMPARE(cold.out, record.out);
    QCOMPARE(cold.result.isolation, record.result.isolation);
}

void TestLending::isLentOnlyForTheSame_data()
{
    QTest::addColumn<RunRequest>("other");
    const auto row = [](const char *tag, const auto &change) {
        RunRequest other = pythonRequest();
        change(other);
        QTest::newRow(tag) << other;
    };
    row("limits", [](RunRequest &other) { other.limits.cpu = 4s; });
    row("name", [](RunRequest &other) { other.snippet.fileName = QStringLiteral("b.py"); });
    row("imports", [](RunRequest &other) { other.snippet.code = "import numpy\nprint(1)"; });
    row("isolation",
        [](RunRequest &other) { other.isolation = IsolationLevel(QStringLiteral("landlock")); });
}

void TestLending::isLentOnlyForTheSame()
{
    QFETCH(const RunRequest, other);
    const Window window;
    makeReady(window, pythonRequest());
    const Record record = run(other);
    QVERIFY(!record.isWarm);
    QCOMPARE(record.out, QByteArray("1\n"));
}

void TestLending::isNotLent_data()
{
    QTest::addColumn<RunRequest>("request");
    QTest::addColumn<QByteArray>("zone");
    RunRequest weaker = pythonRequest();
    weaker.isolation = IsolationLevel(QStringLiteral("landlock"));
    QTest::newRow("its files lie in a folder of the window's") << weaker << QByteArray();
    RunRequest server = pythonRequest("import socket\nprint(1)");
    QTest::newRow("a server") << server << QByteArray();
    RunRequest figures = pythonRequest();
    figures.figures.pixelRatio = 2;
    QTest::newRow("what cannot be told") << figures << QByteArray();
    QTest::newRow("too long to be told")
        << pythonRequest("print(1)\n" + QByteArray(kMostLoanBytes, '#')) << QByteArray();
    // The environment of the program would be another one.
    QTest::newRow("another time zone") << pythonRequest() << QByteArray("Asia/Tokyo");
}

void TestLending::isNotLent()
{
    QFETCH(const RunRequest, request);
    QFETCH(const QByteArray, zone);
    const Window window;
    (void)run(request);
    if (!zone.isEmpty())
        QTRY_COMPARE_WITH_TIMEOUT(window.lendable(), 1, 300'000);
    else
        QTest::qWait(1000); // for what must not come
    const QByteArray own = qgetenv("TZ");
    if (!zone.isEmpty())
        qputenv("TZ", zone);
    const Record record = run(request);
    if (own.isNull())
        qunsetenv("TZ");
    else
        qputenv("TZ", own);
    QVERIFY(!record.isWarm);
    QCOMPARE(record.out, QByteArray("1\n"));
}

void TestLending::runsGoOnWithoutTheWindow()
{
    auto window = std::make_unique<Window>();
    makeReady(*window, pythonRequest("import time\nprint(1)"));
    const Record record =
        run(pythonRequest("import time\nprint(1, flush=True)\ntime.sleep(1)\nprint(2)"),
            [&](const QByteArray &) { window.reset(); });
    QVERIFY(record.isWarm);
    QCOMPARE(record.out, QByteArray("1\n2\n"));
    QVERIFY2(record.result.isSuccess(), qPrintable(record.result.message));
}

void TestLending::nothingIsLeftOfARun()
{
    const auto isLeft = [] {
        return std::ranges::any_of(
            descendants(), [](const QByteArray &command) { return command.contains("54321.5"); });
    };
    const Window window;
    makeReady(window, pythonRequest("import os\nprint(1)"));
    Runner runner;
    runner.borrow();
    auto run = runner.start(
        pythonRequest("import os\nprint(1, flush=True)\nos.execlp('sleep', 'sleep', '54321.5')"));
    QByteArray out;
    bool isWarm = false;
    connect(run.get(), &Run::happened, this, [&](const RunEvent &event) {
        if (const auto *output = std::get_if<Output>(&event.payload))
            out += output->bytes;
        else if (const auto *started = std::get_if<Started>(&event.payload))
            isWarm = started->isWarm;
    });
    QTRY_COMPARE_WITH_TIMEOUT(out, QByteArray("1\n"), 300'000);
    QVERIFY(isWarm);
    QTRY_VERIFY(isLeft());
    run.reset();
    QTRY_VERIFY(!isLeft());
}

void TestLending::limitsAreThoseOfTheRun()
{
    const Window window;
    RunRequest request = pythonRequest();
    request.limits.cpu = 300ms;
    makeReady(window, request);
    request.snippet.code = "while True: pass";
    const Record record = run(request);
    QVERIFY(record.isWarm);
    const auto *hit = std::get_if<LimitHit>(&record.result.outcome);
    QVERIFY2(hit && hit->kind == LimitKind::Cpu, qPrintable(record.result.message));
}

void TestLending::aWindowThatIsSilentCostsLittle()
{
    // It takes the connection, and never says anything.
    const auto socket = listeningAt(*loanPlace(Runner::dataFolder()));
    QVERIFY(socket);
    const Record record = run(pythonRequest());
    QVERIFY(!record.isWarm);
    QCOMPARE(record.out, QByteArray("1\n"));
}

LoanWish TestLending::wishOf(const RunRequest &request)
{
    std::optional<LoanWish> asked;
    const FalseWindow window([&](const LoanWish &wish) {
        asked = wish;
        return std::optional<LoanAnswer>();
    });
    (void)run(request);
    return asked.value_or(LoanWish {});
}

void TestLending::aSandboxThatIsGoneCostsNothing_data()
{
    QTest::addColumn<bool>("isSilent");
    QTest::newRow("nobody is at the other end") << false;
    QTest::newRow("who is there says nothing") << true;
}

void TestLending::aSandboxThatIsGoneCostsNothing()
{
    QFETCH(bool, isSilent);
    const LoanWish wish = wishOf(pythonRequest());
    QCOMPARE(wish.request.snippet, pythonRequest().snippet);
    std::optional<LoanAnswer> real;
    {
        const Window window;
        makeReady(window, pythonRequest());
        real = askForLoan(*loanPlace(Runner::dataFolder()), wish);
        QVERIFY(real);
        QVERIFY(real->loan.socket.isOpen());
    }
    // Right in all, but no sandbox is at the other end.
    int asked = 0;
    auto ends = socketPair();
    if (!isSilent)
        ends[1].reset();
    const FalseWindow window([&](const LoanWish &) {
        ++asked;
        return std::optional(LoanAnswer { .loan = { .socket = std::move(ends[0]),
                                                    .isolation = real->loan.isolation,
                                                    .jobTime = real->loan.jobTime },
                                          .job = real->job });
    });
    const Record record = run(pythonRequest());
    QCOMPARE(asked, 1);
    QVERIFY(!record.isWarm);
    QCOMPARE(record.out, QByteArray("1\n"));
}

void TestLending::anotherJobIsRefused()
{
    const auto ends = socketPair();
    const FalseWindow window([&](const LoanWish &) {
        return std::optional(
            LoanAnswer { .loan = { .socket = sandpad::guest::UniqueFd(::dup(ends[0].get())),
                                   .isolation = {},
                                   .jobTime = 1s },
                         .job = markOf(sandpad::guest::Job {}) });
    });
    const Record record = run(pythonRequest());
    QVERIFY(!record.isWarm);
    QCOMPARE(record.out, QByteArray("1\n"));
    // It was told nothing.
    char byte = 0;
    QVERIFY(::recv(ends[1].get(), &byte, 1, MSG_DONTWAIT) < 0);
}

void TestLending::aLoanWithoutASandboxIsNone()
{
    const FalseWindow window([](const LoanWish &) { return std::optional(LoanAnswer {}); });
    const Record record = run(pythonRequest());
    QVERIFY(!record.isWarm);
    QCOMPARE(record.out, QByteArray("1\n"));
}

void TestLending::whatIsNoWishIsDropped_data()
{
    QTest::addColumn<QByteArray>("message");
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("a part") << QByteArray("\0\0\0\x10{", 5);
    QTest::newRow("an empty one") << QByteArray("\0\0\0\0", 4);
    QTest::newRow("too long") << QByteArray("\x7f\xff\xff\xff{", 5);
    QTest::newRow("no JSON") << framed("hello");
    QTest::newRow("deep JSON") << framed(QByteArray(100'000, '['));
    QTest::newRow("other fields") << framed("{\"circumstances\": 1, \"request\": {}}");
    QTest::newRow("no request") << framed("{\"circumstances\": \"\", \"request\": {}}");
    QTest::newRow("another Sandpad") << messageOf(LoanWish { .circumstances = QStringLiteral("0.1"),
                                                             .request = pythonRequest() })
                                            .value();
    RunRequest unknown = pythonRequest();
    unknown.snippet.languageId = QStringLiteral("nobody's");
    QTest::newRow("another language")
        << messageOf(LoanWish { .circumstances = ownCircumstances(), .request = unknown }).value();
}

void TestLending::whatIsNoWishIsDropped()
{
    QFETCH(const QByteArray, message);
    const Window window;
    const QString path = *loanPlace(Runner::dataFolder());
    std::vector<sandpad::guest::UniqueFd> peers;
    for (int i = 0; i < 20; ++i) { // more than are heard at a time
        auto peer = connectedTo(path);
        if (!peer)
            break; // so many wait already
        (void)sendWith(peer->get(), message);
        peers.push_back(std::move(*peer));
    }
    QVERIFY(!peers.empty());
    // Each gets an empty answer or none, and no sandbox.
    for (const auto &peer : peers) {
        std::optional<Received> answer;
        QVERIFY(sandpad::tests::waitFor(
            [&] {
                answer = received(peer.get(), 100);
                return answer.has_value();
            },
            60'000));
        QVERIFY(answer->bytes.isEmpty() || answer->bytes == framed({}));
        QVERIFY(!answer->descriptor.isOpen());
    }
    QCOMPARE(window.lendable(), 0);
    makeReady(window, pythonRequest());
    QVERIFY(run(pythonRequest()).isWarm);
}

void TestLending::oneLendsAtATime()
{
    const QString path = *loanPlace(Runner::dataFolder());
    {
        const Window window;
        QVERIFY(!listeningAt(path));
        Runner second;
        second.lend();
        QVERIFY(connectedTo(path));
    }
    QVERIFY(!QFile::exists(path));
    // What a killed one has left is in nobody's way.
    (void)listeningAt(path);
    QVERIFY(QFile::exists(path));
    QVERIFY(!connectedTo(path));
    const Window window;
    QVERIFY(connectedTo(path));
    // Nobody else may enter the folder.
    const auto permissions = QFile::permissions(QFileInfo(path).path());
    QVERIFY(
        !(permissions & (QFile::ReadGroup | QFile::ExeGroup | QFile::ReadOther | QFile::ExeOther)));
}

void TestLending::wishesAreReadAsTheyWereWritten()
{
    RunRequest request = pythonRequest("import os\n\xff\0"_ba);
    request.limits.memoryBytes = 300LL << 20;
    request.snippet.fileName = QStringLiteral("ä b.py");
    request.isolation = IsolationLevel(QStringLiteral("landlock"));
    request.usesTerminal = true;
    const LoanWish wish { .circumstances = ownCircumstances(), .request = request };
    const auto message = messageOf(wish);
    QVERIFY(message);
    QCOMPARE(loanLength(*message), message->size() - kLoanHead);
    const auto read = loanWishFrom(message->sliced(kLoanHead));
    QVERIFY(read);
    QCOMPARE(read->circumstances, wish.circumstances);
    QCOMPARE(read->request, request);
    const LoanAnswer answer {
        .loan = { .socket = {},
                  .isolation = { .level = IsolationLevel(QStringLiteral("x")),
                                 .layers = { layerInForce(Layer::Seccomp),
                                             missingLayer(Layer::Landlock,
                                                          QStringLiteral("(no)")) } },
                  .jobTime = 1234567ns },
        .job = "abc"
    };
    const auto back = loanAnswerFrom(messageOf(answer).sliced(kLoanHead));
    QVERIFY(back);
    QCOMPARE(back->loan.isolation, answer.loan.isolation);
    QCOMPARE(back->loan.jobTime, answer.loan.jobTime);
    QCOMPARE(back->job, answer.job);
}

namespace {

/// ownCircumstances() of a process after such a step; empty where the step failed.
QString ownIn(const std::function<bool()> &step)
{
    std::array<int, 2> ends {};
    if (::pipe(ends.data()) != 0)
        return {};
    const pid_t child = ::fork();
    if (child == 0) {
        const QByteArray own = step() ? ownCircumstances().toUtf8() : QByteArray();
        const auto written =
            ::write(ends[1], own.constData(), static_cast<std::size_t>(own.size()));
        ::_exit(written == own.size() ? 0 : 1);
    }
    ::close(ends[1]);
    QFile file;
    const bool isOpen = file.open(ends[0], QIODevice::ReadOnly, QFileDevice::AutoCloseHandle);
    const QByteArray own = isOpen ? file.readAll() : QByteArray();
    ::waitpid(child, nullptr, 0);
    return QString::fromUtf8(own);
}

} // namespace

void TestLending::whatIsHandedDownCounts()
{
    const QString before = ownCircumstances();
    const mode_t mask = ::umask(0123);
    const QString otherMask = ownCircumstances();
    ::umask(mask);
    QVERIFY(otherMask != before);
    QCOMPARE(ownCircumstances(), before);

    rlimit limit {};
    QCOMPARE(::getrlimit(RLIMIT_NOFILE, &limit), 0);
    const rlimit other { .rlim_cur = limit.rlim_cur - 1, .rlim_max = limit.rlim_max };
    QCOMPARE(::setrlimit(RLIMIT_NOFILE, &other), 0);
    const QString otherLimit = ownCircumstances();
    QCOMPARE(::setrlimit(RLIMIT_NOFILE, &limit), 0);
    QVERIFY(otherLimit != before);

    cpu_set_t all;
    QCOMPARE(::sched_getaffinity(0, sizeof all, &all), 0);
    cpu_set_t one;
    CPU_ZERO(&one);
    for (int i = 0; CPU_COUNT(&one) == 0; ++i)
        if (CPU_ISSET(i, &all))
            CPU_SET(i, &one);
    QCOMPARE(::sched_setaffinity(0, sizeof one, &one), 0);
    const QString onOne = ownCircumstances();
    QCOMPARE(::sched_setaffinity(0, sizeof all, &all), 0);
    QCOMPARE(onOne == before, CPU_COUNT(&all) == 1);

    constexpr unsigned long kAsk = 0xffffffff;
    const int usual = ::personality(kAsk);
    QVERIFY(::personality(static_cast<unsigned long>(usual) ^ ADDR_NO_RANDOMIZE) >= 0);
    const QString executedOtherwise = ownCircumstances();
    QVERIFY(::personality(static_cast<unsigned long>(usual)) >= 0);
    QVERIFY(executedOtherwise != before);
    QCOMPARE(ownCircumstances(), before);

    // A container, a unit of systemd or a filter around `sandpad run`; none of it can be left
    // again.
    QCOMPARE(ownIn([] { return true; }), before);
    if (::prctl(PR_GET_NO_NEW_PRIVS, 0, 0, 0, 0) == 0)
        QVERIFY(ownIn([] { return ::prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0; }) != before);
    if (::geteuid() == 0) {
        for (const int kind : { CLONE_NEWNS, CLONE_NEWUTS, CLONE_NEWNET })
            QVERIFY(ownIn([kind] { return ::unshare(kind) == 0; }) != before);
        QVERIFY(ownIn([] {
                    const gid_t group = 4242;
                    return ::setgroups(1, &group) == 0;
                })
                != before);
    }
}

void TestLending::aWrongWishIsToldBySentence()
{
    QTest::failOnWarning();
    const auto read = loanWishFrom(R"({ "circumstances": "", "request": { "language": 1 } })"_ba);
    QVERIFY(!read);
    QVERIFY2(read.error().text.startsWith(u"request: "), qPrintable(read.error().text));
}

SANDPAD_TEST(lending, TestLending)
#include "tst_lending.moc"
