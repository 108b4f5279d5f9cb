#include "runner/Runner.h"
#include "runner/model/RunRequest.h"
#include "tests/TestProgram.h"
#include "tests/Waiting.h"

#include <QTest>

#include <algorithm>

using namespace sandpad::runner;
using namespace std::chrono_literals;

/// Input that comes while a program runs, in every language that is installed.
class TestInput : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QTest::failOnWarning(); }
    void isAskedForAndRead_data();
    void isAskedForAndRead();
    void waitingTakesNoTime();
    void eventsWaitForTheirHandler();
    void workingIsNotWaiting();
    void endIsRead();
    void stopsWhileWaiting();
    void nothingIsAskedForAlreadyGivenInput();
    void passwordsAreSecret_data();
    void passwordsAreSecret();
    void isattyIsTruthful_data();
    void isattyIsTruthful();
    void terminalGivesTheEndOfItsInput();
    void terminalIsPrivate();
    void terminalWithoutNamespaces();
    void terminalHasASizeThatChanges();

private:
    struct Record
    {
        QByteArray out;
        int asked = 0;
        bool wasSecret = false; ///< the last time
        std::optional<RunResult> result;
    };
    /// Runs a program. `onAsked` is called each time it waits, with the number of times so far.
    Record run(const RunRequest &request, const std::function<void(Run &, int)> &onAsked = {});
    static RunRequest request(const char *language, const QByteArray &code)
    {
        RunRequest request;
        request.snippet = { .languageId = QString::fromLatin1(language), .code = code };
        request.keepsInputOpen = true;
        request.limits.cpu = 20s;
        return request;
    }

    Runner m_runner;
};

TestInput::Record TestInput::run(const RunRequest &request,
                                 const std::function<void(Run &, int)> &onAsked)
{
    Record record;
    const auto run = m_runner.start(request);
    connect(run.get(), &Run::happened, this, [&](const RunEvent &event) {
        if (const auto *output = std::get_if<Output>(&event.payload))
            record.out += output->bytes;
        else if (const auto *waiting = std::get_if<WaitingForInput>(&event.payload)) {
            record.wasSecret = waiting->isSecret;
            ++record.asked;
            if (onAsked)
                onAsked(*run, record.asked);
        } else if (const auto *end = std::get_if<Finished>(&event.payload))
            record.result = end->result;
    });
    if (!sandpad::tests::waitFor([&] { return record.result.has_value(); }, 300'000))
        QTest::qFail("it did not end", __FILE__, __LINE__);
    record.result = record.result.value_or(RunResult {});
    return record;
}

void TestInput::isAskedForAndRead_data()
{
    QTest::addColumn<QByteArray>("language");
    QTest::addColumn<QByteArray>("code");
    QTest::newRow("python") << QByteArray("python")
                            << QByteArray("a = input('first? ')\nb = input('second? ')\n"
                                          "print('got', a, b)\n");
    QTest::newRow("python, a child asks")
        << QByteArray("python")
        << QByteArray("import subprocess\nprint('first? second? ', end='', flush=True)\n"
                      "out = subprocess.run(['head', '-n1'], capture_output=True).stdout\n"
                      "print('got', out.decode().strip(), input())\n");
    QTest::newRow("javascript")
        << QByteArray("javascript")
        << QByteArray("const lines = require('readline').createInterface({ input: process.stdin });"
                      "process.stdout.write('first? second? '); const got = [];"
                      "lines.on('line', l => { got.push(l); if (got.length == 2) {"
                      "console.log('got', ...got); lines.close(); process.stdin.destroy(); } });");
    QTest::newRow("javascript, questions")
        << QByteArray("javascript")
        << QByteArray("const io = require('readline').createInterface("
                      "{ input: process.stdin, output: process.stdout });\n"
                      "io.question('first? ', a => io.question('second? ', b => {\n"
                      "  console.log('got', a, b); io.close(); }));\n");
    QTest::newRow("typescript")
        << QByteArray("typescript")
        << QByteArray(
               "import { createInterface } from 'node:readline/promises';\n"
               "const io = createInterface({ input: process.stdin, output: process.stdout });\n"
               "const a: string = await io.question('first? ');\n"
               "const b: string = await io.question('second? ');\n"
               "console.log('got', a, b); io.close();\n");
    QTest::newRow("csharp") << QByteArray("csharp")
                            << QByteArray(
                                   "using System;\nclass P { static void Main() {\n"
                                   "Console.Write(\"first? \"); var a = Console.ReadLine();\n"
                                   "Console.Write(\"second? \"); var b = Console.ReadLine();\n"
                                   "Console.WriteLine(\"got \" + a + \" \" + b); } }\n");
}

void TestInput::isAskedForAndRead()
{
    QFETCH(QByteArray, language);
    QFETCH(QByteArray, code);
    const Record record = run(request(language.constData(), code), [](Run &run, int asked) {
        run.sendInput(asked == 1 ? "one\n" : "two\n");
    });
    QVERIFY2(record.out.contains("first? "), record.out.constData());
    QVERIFY2(record.out.trimmed().endsWith("got one two"), record.out.constData());
    QCOMPARE(record.asked, 2);
    QVERIFY2(record.result->isSuccess(), qPrintable(record.result->message));
}

void TestInput::waitingTakesNoTime()
{
    RunRequest asking = request("python", "print('got', input())");
    asking.limits.wall = 3s;
    bool hasOtherEnded = false;
    const Record record = run(asking, [&](Run &run, int) {
        // The wait is longer than the time limit.
        const Record other = this->run(request("python", "import time; time.sleep(4)"));
        hasOtherEnded = other.result->isSuccess();
        run.sendInput("late\n");
    });
    QVERIFY(hasOtherEnded);
    QCOMPARE(record.out, "got late\n");
    QVERIFY2(record.result->isSuccess(), qPrintable(record.result->message));
    QVERIFY(record.result->usage.wall < asking.limits.wall);
}

/// A handler may run an event loop. No other event comes before it is done.
void TestInput::eventsWaitForTheirHandler()
{
    QByteArray printed;
    int handlers = 0;
    int most = 0;
    std::optional<RunResult> result;
    const auto run =
        m_runner.start(request("python",
                               "import time\nfor c in 'abc':\n    print(c, flush=True)\n"
                               "    time.sleep(0.5)\n"));
    connect(run.get(), &Run::happened, this, [&](const RunEvent &event) {
        most = std::max(most, ++handlers);
        if (const auto *output = std::get_if<Output>(&event.payload)) {
            const bool isFirst = printed.isEmpty();
            printed += output->bytes;
            if (isFirst)
                QTest::qWait(3'000);
        } else if (const auto *end = std::get_if<Finished>(&event.payload)) {
            result = end->result;
        }
        --handlers;
    });
    QVERIFY(sandpad::tests::waitFor([&] { return result.has_value(); }, 300'000));
    QVERIFY2(result->isSuccess(), qPrintable(result->message));
    QCOMPARE(printed, QByteArray("a\nb\nc\n"));
    QCOMPARE(most, 1);
}

void TestInput::workingIsNotWaiting()
{
    // One thread waits for input for ever, another works.
    RunRequest hiding = request("python",
                                "import threading, sys\n"
                                "threading.Thread(target=sys.stdin.read).start()\n"
                                "while True: pass\n");
    hiding.limits.wall = 1s;
    const Record record = run(hiding, [](Run &, int) { });
    const auto *limit = std::get_if<LimitHit>(&record.result->outcome);
    QVERIFY(limit);
    QCOMPARE(limit->kind, LimitKind::Wall);
}

void TestInput::endIsRead()
{
    const Record record =
        run(request("python", "import sys; print(repr(sys.stdin.read()))"), [](Run &run, int) {
            run.sendInput("all\n");
            run.endInput();
        });
    QCOMPARE(record.out, "'all\\n'\n");
}

void TestInput::stopsWhileWaiting()
{
    const Record record = run(request("python", "print('before', flush=True)\ninput()"),
                              [](Run &run, int) { run.stop(); });
    // Python says where it was interrupted, as at Ctrl+C.
    QVERIFY2(record.out.startsWith("before\n"), record.out.constData());
    QVERIFY2(record.out.endsWith("KeyboardInterrupt\n"), record.out.constData());
    QVERIFY(std::holds_alternative<Stopped>(record.result->outcome));
}

void TestInput::nothingIsAskedForAlreadyGivenInput()
{
    RunRequest given = request("python", "print(input(), input())");
    given.standardInput = "a\nb\n";
    const Record record = run(given, [](Run &, int) { });
    QCOMPARE(record.asked, 0);
    QCOMPARE(record.out, "a b\n");
}

void TestInput::passwordsAreSecret_data()
{
    QTest::addColumn<bool>("usesTerminal");
    QTest::newRow("pipe") << false;
    QTest::newRow("terminal") << true;
}

void TestInput::passwordsAreSecret()
{
    QFETCH(bool, usesTerminal);
    RunRequest asking =
        request("python",
                "import getpass\nname = input('name? ')\n"
                "word = getpass.getpass('word? ')\nprint('got', name, len(word))\n");
    asking.usesTerminal = usesTerminal;
    const Record record =
        run(asking, [&](Run &run, int asked) { run.sendInput(asked == 1 ? "me\n" : "hidden\n"); });
    QVERIFY2(record.out.contains("word? "), record.out.constData());
    QVERIFY2(record.out.contains("got me 6"), record.out.constData());
    QVERIFY2(!record.out.contains("hidden"), record.out.constData());
    QVERIFY2(!record.out.contains("Warning"), record.out.constData());
    // A terminal shows what is typed.
    QCOMPARE(record.out.contains("name? me"), usesTerminal);
    QCOMPARE(record.asked, 2);
    QVERIFY(record.wasSecret);
}

void TestInput::isattyIsTruthful_data()
{
    QTest::addColumn<QByteArray>("language");
    QTest::addColumn<QByteArray>("code");
    QTest::newRow("python") << QByteArray("python")
                            << QByteArray("import os\nprint(*[os.isatty(i) for i in range(3)])");
    QTest::newRow("javascript")
        << QByteArray("javascript")
        << QByteArray(
               "const t = require('tty'); console.log([0,1,2].map(i => t.isatty(i)).join(' '))");
}

void TestInput::isattyIsTruthful()
{
    QFETCH(QByteArray, language);
    QFETCH(QByteArray, code);
    for (const bool usesTerminal : { false, true }) {
        RunRequest asking = request(language.constData(), code);
        asking.usesTerminal = usesTerminal;
        const Record record = run(asking);
        QVERIFY2(record.result->isSuccess(), qPrintable(record.result->message));
        const QByteArray word = usesTerminal ? "true" : "false";
        QCOMPARE(record.out.toLower().trimmed(), word + ' ' + word + ' ' + word);
    }
}

void TestInput::terminalGivesTheEndOfItsInput()
{
    RunRequest given =
        request("python", "import sys\nfor l in sys.stdin: print(repr(l))\nprint('end')");
    given.usesTerminal = true;
    given.keepsInputOpen = false;
    given.standardInput = "one\ntwo";
    const Record record = run(given);
    QVERIFY2(record.result->isSuccess(), qPrintable(record.result->message));
    QVERIFY2(record.out.contains("'one\\n'"), record.out.constData());
    QVERIFY2(record.out.contains("'two'"), record.out.constData());
    QVERIFY(record.out.endsWith("end\n"));
}

void TestInput::terminalIsPrivate()
{
    // Only its own terminal can be opened. Typing into it for a person is refused.
    RunRequest asking =
        request("python",
                "import os, fcntl, termios\n"
                "print(sorted(os.listdir('/dev/pts')), os.ttyname(0))\n"
                "for number in (termios.TIOCSTI, termios.TIOCSTI | 1 << 32, 0x541C,\n"
                "               termios.TIOCSETD):\n"
                "    import ctypes\n"
                "    c = ctypes.CDLL(None, use_errno=True)\n"
                "    print(c.syscall(16, 0, ctypes.c_ulong(number), b'\\0' * 8) < 0)\n"
                "try:\n"
                "    os.openpty()\n"
                "except OSError as error:\n"
                "    print(error.errno in (28, 5))\n"
                "with open('/dev/tty', 'w') as t: t.write('to the tty\\n')\n");
    asking.usesTerminal = true;
    const Record record = run(asking);
    QVERIFY2(record.result->isSuccess(), record.out.constData());
    if (record.result->isolation.level != IsolationLevel(QStringLiteral("namespaces")))
        QSKIP("only namespaces have terminals of their own");
    QCOMPARE(record.out, "['0', 'ptmx'] /dev/pts/0\nTrue\nTrue\nTrue\nTrue\nTrue\nto the tty\n");
}

void TestInput::terminalWithoutNamespaces()
{
    // It has its own terminal, and can open none of the machine's others.
    RunRequest asking = request("python",
                                "import os\n"
                                "print(os.isatty(0), os.isatty(1))\n"
                                "with open('/dev/tty', 'w') as t: t.write('to the tty\\n')\n"
                                "def refused(path):\n"
                                "    try: os.close(os.open(path, os.O_RDWR | os.O_NOCTTY))\n"
                                "    except OSError: return True\n"
                                "print(all(refused('/dev/pts/%d' % n) for n in range(64)),\n"
                                "      refused('/dev/ptmx'))\n");
    asking.usesTerminal = true;
    asking.isolation = IsolationLevel(QStringLiteral("landlock"));
    const Record record = run(asking);
    if (std::holds_alternative<NotStarted>(record.result->outcome))
        QSKIP(qPrintable(record.result->message));
    QVERIFY2(record.result->isSuccess(), record.out.constData());
    QCOMPARE(record.out, "True True\nto the tty\nTrue True\n");
}

void TestInput::terminalHasASizeThatChanges()
{
    RunRequest asking = request("python",
                                "import os, signal\n"
                                "signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGWINCH])\n"
                                "print(*os.get_terminal_size(), flush=True)\n"
                                "input()\n"
                                "signal.sigwait([signal.SIGWINCH])\n"
                                "print(*os.get_terminal_size())\n");
    asking.usesTerminal = true;
    asking.terminalSize = { .columns = 120, .rows = 50 };
    const Record record = run(asking, [](Run &run, int) {
        run.resizeTerminal({ .columns = 60, .rows = 20 });
        run.sendInput("\n");
    });
    QVERIFY2(record.result->isSuccess(), record.out.constData());
    QCOMPARE(record.out, "120 50\n\n60 20\n");
}

SANDPAD_TEST(input, TestInput)
#include "tst_input.moc"
