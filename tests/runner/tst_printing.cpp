#include "runner/Runner.h"
#include "tests/TestProgram.h"
#include "tests/runner/PythonRequest.h"

#include <QTest>

using namespace sandpad::runner;

/// When what a program prints arrives, and in which order: as in a terminal, however much it is.
class TestPrinting : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QTest::failOnWarning(); }
    void nothingIsHeldBack_data();
    void nothingIsHeldBack();
    void orderIsKept_data();
    void orderIsKept();
    void aFloodLeavesNoTrace();
    void anInterruptedLineShowsNoFrameOfOurs();
    void allLinesCome_data();
    void allLinesCome();
    void littleIsLostInACrash();

private:
    /// What a program prints, and in `outcome` how it ended.
    QByteArray printed(const QByteArray &code, RunOutcome *outcome = nullptr);

    Runner m_runner;
};

void TestPrinting::nothingIsHeldBack_data()
{
    QTest::addColumn<int>("lines");
    QTest::newRow("a few") << 3;
    QTest::newRow("so many that they come together") << 50'000;
}

void TestPrinting::nothingIsHeldBack()
{
    QFETCH(int, lines);
    RunRequest request = pythonRequest("import sys\nfor i in range(" + QByteArray::number(lines)
                                       + "): print('line', i)\n"
                                         "print('last')\n"
                                         "print('got', sys.stdin.readline())\n");
    request.keepsInputOpen = true;
    QByteArray out;
    bool isAsked = false;
    std::optional<RunResult> result;
    const auto run = m_runner.start(request);
    connect(run.get(), &Run::happened, this, [&](const RunEvent &event) {
        if (const auto *output = std::get_if<Output>(&event.payload))
            out += output->bytes;
        else if (const auto *end = std::get_if<Finished>(&event.payload))
            result = end->result;
        isAsked = isAsked || std::holds_alternative<WaitingForInput>(event.payload);
    });
    // The program still waits.
    QTRY_VERIFY_WITH_TIMEOUT(out.endsWith("last\n"), 100'000);
    QTRY_VERIFY_WITH_TIMEOUT(isAsked, 100'000);
    run->sendInput("it\n");
    QTRY_VERIFY_WITH_TIMEOUT(result, 100'000);
    QVERIFY2(result->isSuccess(), qPrintable(result->message));
    QVERIFY(out.endsWith("last\ngot it\n\n"));
    QCOMPARE(out.count("line "), lines);
}

void TestPrinting::orderIsKept_data()
{
    QTest::addColumn<QByteArray>("code");
    QTest::addColumn<QByteArray>("end");
    QTest::newRow("subprocess") << QByteArray("import subprocess\n"
                                              "subprocess.run(['echo', 'b'])\n")
                                << QByteArray("a\nb\nc\n");
    QTest::newRow("shell") << QByteArray("import os\nos.system('echo b')\n")
                           << QByteArray("a\nb\nc\n");
    QTest::newRow("fork") << QByteArray("import os\n"
                                        "if os.fork() == 0: print('b'); os._exit(0)\n"
                                        "os.wait()\n")
                          << QByteArray("a\nb\nc\n");
    QTest::newRow("standard error")
        << QByteArray("import os, sys\nos.dup2(1, 2)\nprint('b', file=sys.stderr)\n")
        << QByteArray("a\nb\nc\n");
    QTest::newRow("long text on standard error")
        << QByteArray("import os, sys\nos.dup2(1, 2)\nprint('b' * 20000, file=sys.stderr)\n")
        << "a\n" + QByteArray(20'000, 'b') + "\nc\n";
    QTest::newRow("a new stream of the same descriptor")
        << QByteArray("import sys\nsys.stdout = open(1, 'w', buffering=1, closefd=False)\n"
                      "print('b')\n")
        << QByteArray("a\nb\nc\n");
    QTest::newRow("standard error that is standard output")
        << QByteArray("import sys\nsys.stderr = sys.stdout\nprint('b', file=sys.stderr)\n")
        << QByteArray("a\nb\nc\n");
    QTest::newRow("another program in this one's place")
        << QByteArray("import os\nos.execvp('echo', ['echo', 'b'])\n") << QByteArray("a\nb\n");
    QTest::newRow("a value") << QByteArray("import os\ndisplay('x')\nos.write(1, b'b\\n')\n")
                             << QByteArray("a\nb\nc\n");
    QTest::newRow("spawn") << QByteArray(
        "import os\n"
        "os.waitpid(os.posix_spawnp('echo', ['echo', 'b'], {}), 0)\n")
                           << QByteArray("a\nb\nc\n");
    QTest::newRow("exit without cleaning up, after a moment")
        << QByteArray("import os, time\ntime.sleep(0.5)\nprint('b')\nos._exit(0)\n")
        << QByteArray("a\nb\n");
    QTest::newRow("killed") << QByteArray("import os\nos.kill(os.getpid(), 9)\n")
                            << QByteArray("a\n");
}

void TestPrinting::orderIsKept()
{
    QFETCH(QByteArray, code);
    QFETCH(QByteArray, end);
    const QByteArray much = "for i in range(60000): print(i)\n";
    QByteArray out;
    QByteArray err;
    bool hasEnded = false;
    const auto run = m_runner.start(pythonRequest(much + "print('a')\n" + code + "print('c')\n"));
    connect(run.get(), &Run::happened, this, [&](const RunEvent &event) {
        if (const auto *output = std::get_if<Output>(&event.payload))
            (output->stream == Stream::Out ? out : err) += output->bytes;
        hasEnded = hasEnded || std::holds_alternative<Finished>(event.payload);
    });
    QTRY_VERIFY_WITH_TIMEOUT(hasEnded, 100'000);
    QCOMPARE(err, QByteArray());
    QCOMPARE(out.last(std::min<qsizetype>(out.size(), end.size() + 12)), "59998\n59999\n" + end);
    QCOMPARE(out.count('\n'), 60'000 + end.count('\n'));
}

QByteArray TestPrinting::printed(const QByteArray &code, RunOutcome *outcome)
{
    QByteArray out;
    bool hasEnded = false;
    RunRequest request = pythonRequest(code);
    request.limits.cpu = request.limits.wall = std::chrono::minutes(2); // machines are busy
    const auto run = m_runner.start(request);
    connect(run.get(), &Run::happened, this, [&](const RunEvent &event) {
        const auto *output = std::get_if<Output>(&event.payload);
        if (output && output->stream == Stream::Out)
            out += output->bytes;
        const auto *end = std::get_if<Finished>(&event.payload);
        if (end && outcome)
            *outcome = end->result.outcome;
        hasEnded = hasEnded || end;
    });
    [&] { QTRY_VERIFY_WITH_TIMEOUT(hasEnded, 150'000); }();
    return out;
}

void TestPrinting::aFloodLeavesNoTrace()
{
    // A profiler counts the calls, and meets none of ours.
    const QByteArray profile = printed("import cProfile\n"
                                       "def count():\n"
                                       "    for i in range(4000): print(i)\n"
                                       "cProfile.run('count()')\n");
    QVERIFY2(profile.contains(" 4004 function calls"), profile.constData());
    const QByteArray later = printed("import sys\n"
                                     "has_loaded = 'itertools' in sys.modules\n"
                                     "import os, threading, time\n"
                                     "for i in range(60000): print(i)\n"
                                     "inside = sys.stdout.line_buffering\n"
                                     "time.sleep(1)\n"
                                     "print(has_loaded, inside)\n"
                                     "print(sys.stdout.line_buffering, threading.active_count())\n"
                                     "print(len(os.listdir('/proc/self/task')))\n"
                                     "print(sys.stdout, sys.stdout is sys.__stdout__)\n");
    const QByteArray stream =
        "<_io.TextIOWrapper name='<stdout>' mode='w' encoding='utf-8'> True\n";
    // That there was a flood is seen in the second word.
    QVERIFY2(later.endsWith("\nFalse False\nTrue 1\n1\n" + stream), later.last(200).constData());
}

void TestPrinting::anInterruptedLineShowsNoFrameOfOurs()
{
    // The line that is looked at waits, because nobody reads the pipe.
    const QByteArray frames =
        printed("import os, signal, traceback\n"
                "real = os.dup(1)\n"
                "reader, writer = os.pipe()\n"
                "os.dup2(writer, 1)\n"
                "def stop(number, frame): raise TimeoutError\n"
                "signal.signal(signal.SIGALRM, stop)\n"
                "os.set_blocking(writer, False)\n"
                "for i in range(3000): print('a line')\n"
                "os.read(reader, 65536)\n"
                "for i in range(1999): print('a line')\n"
                "try:\n"
                "    while True: os.write(writer, b'x')\n"
                "except BlockingIOError:\n"
                "    os.set_blocking(writer, True)\n"
                "signal.setitimer(signal.ITIMER_REAL, 0.5)\n"
                "try:\n"
                "    print('b')\n"
                "except TimeoutError as error:\n"
                "    frames = traceback.extract_tb(error.__traceback__)\n"
                "    os.write(real, ' '.join(frame.name for frame in frames).encode())\n"
                "    os._exit(0)\n");
    QCOMPARE(frames, QByteArray("<module> stop"));
}

void TestPrinting::allLinesCome_data()
{
    QTest::addColumn<QByteArray>("code");
    QTest::newRow("of threads") << QByteArray(
        "import threading\n"
        "def many():\n"
        "    for i in range(20000): print('a line\\n', end='')\n"
        "some = [threading.Thread(target=many) for _ in '123']\n"
        "for one in some: one.start()\n"
        "for one in some: one.join()\n");
    QTest::newRow("of a stream that is taken over")
        << QByteArray("import io, sys\n"
                      "for i in range(40000): print('a line')\n"
                      "stream = sys.stdout.detach()\n"
                      "print('detached', file=sys.stderr)\n"
                      "sys.stdout = io.TextIOWrapper(stream, line_buffering=True)\n"
                      "for i in range(20000): print('a line')\n");
    QTest::newRow("of a stream that is closed in the midst of it")
        << QByteArray("import subprocess, sys\n"
                      "for i in range(60000): print('a line')\n"
                      "sys.stdout.close()\n"
                      "print('closed', file=sys.stderr)\n"
                      "subprocess.run(['true'], check=True)\n");
    QTest::newRow("of processes") << QByteArray("import os\n"
                                                "for i in range(40000): print('a line')\n"
                                                "if os.fork() == 0:\n"
                                                "    for i in range(10000): print('a line')\n"
                                                "    os._exit(0)\n"
                                                "os.wait()\n"
                                                "for i in range(10000): print('a line')\n");
    QTest::newRow("where an audit hook forbids threads")
        << QByteArray("import sys\n"
                      "def forbid(event, arguments):\n"
                      "    if 'thread' in event or 'hook' in event: raise PermissionError\n"
                      "sys.addaudithook(forbid)\n"
                      "for i in range(60000): print('a line')\n");
    QTest::newRow("where the program replaces flush()")
        << QByteArray("import sys\n"
                      "def refuse(): raise ValueError\n"
                      "sys.stdout.flush = refuse\n"
                      "for i in range(60000): print('a line')\n"
                      "del sys.stdout.flush\n");
    QTest::newRow("while a signal's handler prints, too")
        << QByteArray("import signal, sys\n"
                      "def tell(number, frame): print('still at it', file=sys.stderr)\n"
                      "signal.signal(signal.SIGALRM, tell)\n"
                      "signal.setitimer(signal.ITIMER_REAL, 0.02, 0.02)\n"
                      "for i in range(60000): print('a line')\n"
                      "signal.setitimer(signal.ITIMER_REAL, 0)\n");
    QTest::newRow("while a signal's handler starts processes")
        << QByteArray("import os, signal\n"
                      "def start(number, frame):\n"
                      "    if os.fork() == 0: os._exit(0)\n"
                      "    os.wait()\n"
                      "    signal.setitimer(signal.ITIMER_REAL, 0.01)\n"
                      "signal.signal(signal.SIGALRM, start)\n"
                      "signal.setitimer(signal.ITIMER_REAL, 0.01)\n"
                      "for i in range(60000): print('a line')\n"
                      "signal.signal(signal.SIGALRM, signal.SIG_IGN)\n");
    QTest::newRow("that are interrupted")
        << QByteArray("import signal\n"
                      "count = 0\n"
                      "class Interrupt(Exception): pass\n"
                      "def interrupt(number, frame):\n"
                      "    if frame.f_code.co_name != '<module>': raise Interrupt\n"
                      "def many():\n"
                      "    global count\n"
                      "    while count < 30000:\n"
                      "        print('a line')\n"
                      "        count += 1\n"
                      "signal.signal(signal.SIGALRM, interrupt)\n"
                      "signal.setitimer(signal.ITIMER_REAL, 0.001, 0.001)\n"
                      "while count < 30000:\n"
                      "    try: many()\n"
                      "    except Interrupt: pass\n"
                      "signal.setitimer(signal.ITIMER_REAL, 0)\n"
                      "for i in range(30000): print('a line')\n");
}

void TestPrinting::allLinesCome()
{
    QFETCH(QByteArray, code);
    RunOutcome outcome;
    const QByteArray out = printed(code, &outcome);
    const auto *completed = std::get_if<Completed>(&outcome);
    QVERIFY(completed && completed->exitCode == 0);
    // A line that was interrupted behind its printing is printed again. The line of another process
    // can stand before the end of one.
    const auto lines = out.count("a line");
    QVERIFY2(lines >= 60'000 && lines < 61'000, QByteArray::number(lines).constData());
}

void TestPrinting::littleIsLostInACrash()
{
    RunOutcome outcome;
    const QByteArray out =
        printed("import os\nfor i in range(100000): print('line', i)\nos.abort()\n", &outcome);
    QVERIFY(std::holds_alternative<Signalled>(outcome));
    QVERIFY(out.startsWith("line 0\nline 1\n"));
    constexpr qsizetype kMostLost = 16 << 10;
    QVERIFY2(out.size() >= 1'088'890 - kMostLost, QByteArray::number(out.size()).constData());
}

SANDPAD_TEST(printing, TestPrinting)
#include "tst_printing.moc"
