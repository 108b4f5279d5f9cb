#include "runner/Runner.h"
#include "runner/model/RunRequest.h"

#include <QTest>

using namespace sandpad::runner;
using namespace std::chrono_literals;

/// Input that comes while a program runs, in every language that is here.
class TestInput : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QTest::failOnWarning(); }
    void isAskedForAndRead_data();
    void isAskedForAndRead();
    void waitingTakesNoTime();
    void workingIsNotWaiting();
    void endIsRead();
    void stopsWhileWaiting();
    void nothingIsAskedForAlreadyGivenInput();

private:
    struct Record
    {
        QByteArray out;
        int asked = 0;
        std::optional<RunResult> result;
    };
    /// Runs; `onAsked` is called each time that the program waits, with how often it has.
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
        else if (std::holds_alternative<WaitingForInput>(event.payload) && onAsked)
            onAsked(*run, ++record.asked);
        else if (const auto *end = std::get_if<Finished>(&event.payload))
            record.result = end->result;
    });
    [&] { QTRY_VERIFY_WITH_TIMEOUT(record.result, 60'000); }();
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
    asking.limits.wall = 700ms;
    const Record record = run(asking, [this](Run &run, int) {
        // Longer than the first may run.
        const Record other = this->run(request("python", "import time; time.sleep(1.5)"));
        QVERIFY(other.result->isSuccess());
        run.sendInput("late\n");
    });
    QCOMPARE(record.out, "got late\n");
    QVERIFY2(record.result->isSuccess(), qPrintable(record.result->message));
    QVERIFY(record.result->usage.wall < 1s);
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
    QCOMPARE(record.out, "before\n");
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

QTEST_GUILESS_MAIN(TestInput)
#include "tst_input.moc"
