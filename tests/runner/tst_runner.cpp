#include "runner/Runner.h"
#include "runner/model/RunRecorder.h"
#include "tests/TestProgram.h"
#include "tests/runner/PythonRequest.h"

#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <memory>
#include <ranges>
#include <vector>

using namespace sandpad::runner;
using namespace std::chrono_literals;

namespace {

/// A run and its result.
struct Watched
{
    std::unique_ptr<Run> run;
    RunRecorder recorder;
    bool isStarted = false;
    bool hasPrinted = false;
    QByteArray output;
    QList<Usage> usages;
    int asked = 0;
    Isolation isolation;

    [[nodiscard]] bool isFinished() const { return recorder.isFinished(); }
    [[nodiscard]] bool isGoingOn() const { return isStarted && !isFinished(); }
};

/// A program that does not end before the test does.
const QByteArray kLong = "import time\nprint('here', flush=True)\ntime.sleep(25)";

} // namespace

/// Many runs at once, on a machine of which nothing is known yet.
class TestRunner : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QTest::failOnWarning(); }
    void init();
    void cleanup();
    void startsWhileProbing();
    void capsSimultaneousRuns_data();
    void capsSimultaneousRuns();
    void waitingRunsAreStopped();
    void waitingRunsAreDeleted();
    void waitingForATurnTakesNoTime();
    void waitingForInputLetsOthersGo();
    void runsInTheBackgroundTakeNoPlace();
    void runsInTheBackgroundGiveWay();
    void inputBeforeTheTurnIsRead();
    void whatIsUsedIsTold_data();
    void whatIsUsedIsTold();
    void unknownLanguageNeedsNoTurn();
    void examinedFollowsEachCall();

private:
    void makeRunner(int simultaneousRuns);
    Watched &start(const RunRequest &request);
    [[nodiscard]] int goingOn() const
    {
        return static_cast<int>(std::ranges::count_if(
            m_runs, [](const auto &watched) { return watched->isGoingOn(); }));
    }

    std::unique_ptr<QTemporaryDir> m_cache;
    std::unique_ptr<Runner> m_runner;
    std::vector<std::unique_ptr<Watched>> m_runs;
    int m_most = 0; ///< runs that went on at once
};

void TestRunner::init()
{
    m_cache = std::make_unique<QTemporaryDir>();
    m_most = 0;
}

void TestRunner::cleanup()
{
    m_runs.clear();
    m_runner.reset();
}

void TestRunner::makeRunner(int simultaneousRuns)
{
    m_runner = std::make_unique<Runner>(
        RunnerSettings { .simultaneousRuns = simultaneousRuns, .cacheFolder = m_cache->path() });
}

Watched &TestRunner::start(const RunRequest &request)
{
    m_runs.push_back(std::make_unique<Watched>());
    Watched &watched = *m_runs.back();
    watched.run = m_runner->start(request);
    connect(watched.run.get(), &Run::happened, this, [this, &watched](const RunEvent &event) {
        watched.recorder.add(event);
        if (const auto *started = std::get_if<Started>(&event.payload)) {
            watched.isStarted = true;
            watched.isolation = started->isolation;
        }
        if (const auto *output = std::get_if<Output>(&event.payload)) {
            watched.hasPrinted = true;
            watched.output += output->bytes;
        }
        if (const auto *usage = std::get_if<Usage>(&event.payload))
            watched.usages.append(*usage);
        watched.asked += std::holds_alternative<WaitingForInput>(event.payload) ? 1 : 0;
        m_most = std::max(m_most, goingOn());
    });
    return watched;
}

void TestRunner::startsWhileProbing()
{
    makeRunner(4);
    for (int i = 0; i < 4; ++i)
        start(pythonRequest("print('ran')"));
    for (const auto &watched : m_runs) {
        QTRY_VERIFY_WITH_TIMEOUT(watched->isFinished(), 60'000);
        QCOMPARE(watched->recorder.result().standardOutput, "ran\n");
        QCOMPARE(watched->isolation, m_runs.front()->isolation);
    }
    // The events are the same as when everything is known.
    const Watched &late = start(pythonRequest("print('ran')"));
    QTRY_VERIFY_WITH_TIMEOUT(late.isFinished(), 60'000);
    QCOMPARE(late.isolation, m_runs.front()->isolation);
}

void TestRunner::capsSimultaneousRuns_data()
{
    QTest::addColumn<int>("places");
    QTest::addColumn<int>("runs");
    QTest::newRow("one after the other") << 1 << 5;
    QTest::newRow("fifty at once") << 3 << 50;
}

void TestRunner::capsSimultaneousRuns()
{
    QFETCH(int, places);
    QFETCH(int, runs);
    makeRunner(places);
    int finished = 0;
    qsizetype mostOvertaken = 0; // earlier runs that had not ended when a later one had
    for (int i = 0; i < runs; ++i) {
        Watched &watched = start(pythonRequest("print(" + QByteArray::number(i) + ")"));
        connect(watched.run.get(), &Run::happened, this, [&, i](const RunEvent &event) {
            if (!std::holds_alternative<Finished>(event.payload))
                return;
            ++finished;
            mostOvertaken = std::max<qsizetype>(
                mostOvertaken,
                std::ranges::count_if(m_runs | std::views::take(i),
                                      [](auto &earlier) { return !earlier->isFinished(); }));
        });
    }
    QTRY_COMPARE_WITH_TIMEOUT(finished, runs, 240'000);
    QVERIFY2(m_most <= places, qPrintable(QString::number(m_most)));
    // Runs start in the order in which they came, so only runs with a place can be overtaken.
    QVERIFY2(mostOvertaken < places, qPrintable(QString::number(mostOvertaken)));
    for (int i = 0; i < runs; ++i) {
        const RunResult result = m_runs[static_cast<std::size_t>(i)]->recorder.result();
        QVERIFY2(result.isSuccess(), qPrintable(result.message));
        QCOMPARE(result.standardOutput, QByteArray::number(i) + "\n");
    }
}

void TestRunner::waitingRunsAreStopped()
{
    makeRunner(1);
    const Watched &first = start(pythonRequest(kLong));
    QTRY_VERIFY_WITH_TIMEOUT(first.isStarted, 60'000);
    const Watched &waiting = start(pythonRequest("print(2)"));
    const Watched &next = start(pythonRequest("print(3)"));
    waiting.run->stop();
    waiting.run->stop();
    QVERIFY(!waiting.isFinished());
    QTRY_VERIFY(waiting.isFinished());
    QVERIFY(std::holds_alternative<Stopped>(waiting.recorder.result().outcome));
    QVERIFY(!waiting.isStarted);
    QVERIFY(first.isGoingOn());

    first.run->stop();
    QTRY_VERIFY_WITH_TIMEOUT(next.isFinished(), 60'000);
    QCOMPARE(next.recorder.result().standardOutput, "3\n");
    QVERIFY(!waiting.isStarted);
}

void TestRunner::waitingRunsAreDeleted()
{
    makeRunner(1);
    Watched &first = start(pythonRequest(kLong));
    QTRY_VERIFY_WITH_TIMEOUT(first.isStarted, 60'000);
    Watched &waiting = start(pythonRequest("print(2)"));
    const Watched &next = start(pythonRequest("print(3)"));
    waiting.run.reset();
    // A running run also gives its place back when it is deleted.
    first.run.reset();
    QTRY_VERIFY_WITH_TIMEOUT(next.isFinished(), 60'000);
    QCOMPARE(next.recorder.result().standardOutput, "3\n");
    QVERIFY(!waiting.isFinished());
    QVERIFY(!first.isFinished());
}

void TestRunner::waitingForATurnTakesNoTime()
{
    makeRunner(1);
    Watched &first = start(pythonRequest("import time\nprint('here', flush=True)\ntime.sleep(1)\n"
                                         "print('there', flush=True)\ntime.sleep(25)"));
    QTRY_VERIFY_WITH_TIMEOUT(first.hasPrinted, 60'000);
    const Watched &waiting = start(pythonRequest("print(2)"));
    // By then it has waited for so long that it would show in the times below.
    QTRY_VERIFY_WITH_TIMEOUT(first.output.contains("there"), 60'000);
    QElapsedTimer sinceStop; // its turn comes later
    sinceStop.start();
    first.run->stop();
    QTRY_VERIFY_WITH_TIMEOUT(waiting.isFinished(), 60'000);
    const Usage usage = waiting.recorder.result().usage;
    QVERIFY(usage.startup > 0us);
    QVERIFY(usage.startup + usage.wall <= sinceStop.durationElapsed());
}

void TestRunner::whatIsUsedIsTold_data()
{
    QTest::addColumn<Front>("front");
    QTest::newRow("at the end, in a terminal") << Front::Terminal;
    QTest::newRow("now and then, in the window") << Front::Window;
}

void TestRunner::whatIsUsedIsTold()
{
    QFETCH(Front, front);
    makeRunner(1);
    RunRequest request = pythonRequest("import time\nblock = b'x' * 30_000_000\n"
                                       "while time.process_time() < 2: pass\n");
    request.front = front;
    const Watched &working = start(request);
    QTRY_VERIFY_WITH_TIMEOUT(working.isFinished(), 60'000);
    const QList<Usage> &told = working.usages;
    QCOMPARE(told.isEmpty() ? Usage {} : told.last(), working.recorder.result().usage);
    if (front == Front::Terminal) {
        QCOMPARE(told.size(), 1);
        return;
    }
    QVERIFY(told.size() >= 3);
    const Usage &early = told.first();
    QVERIFY(early.wall >= 500ms && early.wall < told.last().wall);
    QVERIFY(early.cpu > 0us && early.cpu < told.last().cpu);
    // On a busy machine the first may come before the block is there.
    QVERIFY(told[told.size() - 2].peakMemoryBytes > 30'000'000);
    QCOMPARE(early.startup, told.last().startup);
}

void TestRunner::waitingForInputLetsOthersGo()
{
    makeRunner(1);
    RunRequest request = pythonRequest("print(input())");
    request.keepsInputOpen = true;
    const Watched &asking = start(request);
    const Watched &next = start(pythonRequest("print(2)"));
    const Watched &last = start(pythonRequest("print(3)"));
    QTRY_VERIFY_WITH_TIMEOUT(last.isFinished(), 60'000);
    QCOMPARE(next.recorder.result().standardOutput, "2\n");
    QCOMPARE(asking.asked, 1);
    QVERIFY(asking.isGoingOn());
    asking.run->sendInput("typed\n");
    QTRY_VERIFY_WITH_TIMEOUT(asking.isFinished(), 60'000);
    QCOMPARE(asking.recorder.result().standardOutput, "typed\n");
}

void TestRunner::runsInTheBackgroundTakeNoPlace()
{
    makeRunner(1);
    RunRequest quiet = pythonRequest(kLong);
    quiet.urgency = Urgency::Background;
    Watched &first = start(quiet);
    Watched &second = start(quiet);
    QTRY_VERIFY_WITH_TIMEOUT(first.hasPrinted, 300'000);
    Watched &usual = start(pythonRequest());
    QTRY_VERIFY_WITH_TIMEOUT(usual.isFinished(), 300'000);
    QVERIFY(first.isGoingOn()); // beside it
    QVERIFY(!second.isStarted); // one after the other
    first.run->stop();
    QTRY_VERIFY_WITH_TIMEOUT(second.hasPrinted, 300'000);
}

void TestRunner::runsInTheBackgroundGiveWay()
{
    makeRunner(2);
    RunRequest request = pythonRequest("import os\n"
                                       "print(os.getpriority(os.PRIO_PROCESS, 0))\n");
    Watched &usual = start(request);
    // The session is changed when the program has begun.
    request.snippet.code += "import pathlib, time\n"
                            "session = pathlib.Path('/proc/self/autogroup')\n"
                            "while session.exists() and session.read_text().split()[-1] != '10':\n"
                            "    time.sleep(0.01)\n";
    request.urgency = Urgency::Background;
    Watched &quiet = start(request);
    QTRY_VERIFY_WITH_TIMEOUT(usual.isFinished() && quiet.isFinished(), 300'000);
    QCOMPARE(usual.output, "0\n");
    QCOMPARE(quiet.output, "10\n");
    QVERIFY2(quiet.recorder.result().isSuccess(), qPrintable(quiet.recorder.result().message));
}

void TestRunner::inputBeforeTheTurnIsRead()
{
    makeRunner(1);
    RunRequest request = pythonRequest("import sys\nprint(sys.stdin.read())");
    request.keepsInputOpen = true;
    const Watched &watched = start(request);
    watched.run->sendInput("one\n");
    watched.run->sendInput("two");
    watched.run->endInput();
    QTRY_VERIFY_WITH_TIMEOUT(watched.isFinished(), 60'000);
    QCOMPARE(watched.recorder.result().standardOutput, "one\ntwo\n");
}

void TestRunner::unknownLanguageNeedsNoTurn()
{
    makeRunner(1);
    const Watched &first = start(pythonRequest(kLong));
    RunRequest request = pythonRequest("");
    request.snippet.languageId = QStringLiteral("klingon");
    const Watched &refused = start(request);
    QVERIFY(!refused.isFinished());
    QTRY_VERIFY(refused.isFinished());
    QVERIFY(std::holds_alternative<NotStarted>(refused.recorder.result().outcome));
    QVERIFY(!first.isFinished());
}

void TestRunner::examinedFollowsEachCall()
{
    makeRunner(2);
    const QSignalSpy examined(m_runner.get(), &Runner::examined);
    m_runner->examine();
    m_runner->examine();
    m_runner->discoverToolchains();
    const Watched &meanwhile = start(pythonRequest("print(1)"));
    QTRY_COMPARE_WITH_TIMEOUT(examined.size(), 2, 120'000);
    QTRY_VERIFY_WITH_TIMEOUT(meanwhile.isFinished(), 60'000);
    const auto report = examined.first().first().value<DoctorReport>();
    QCOMPARE(report.languages.size(), m_runner->languages().size());
    // Nothing is found twice, although two discoveries were asked for.
    for (const LanguageInfo &language : m_runner->languages()) {
        QStringList paths;
        for (const Toolchain &toolchain : m_runner->toolchains(language.id))
            paths.append(toolchain.id + u' ' + toolchain.path);
        QCOMPARE(paths.removeDuplicates(), 0);
    }
    QVERIFY(!report.layers.isEmpty());
}

SANDPAD_TEST(runner, TestRunner)
#include "tst_runner.moc"
