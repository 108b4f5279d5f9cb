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

private:
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
    QTest::newRow("another program in this one's place")
        << QByteArray("import os\nos.execvp('echo', ['echo', 'b'])\n") << QByteArray("a\nb\n");
    QTest::newRow("a value") << QByteArray("import os\ndisplay('x')\nos.write(1, b'b\\n')\n")
                             << QByteArray("a\nb\nc\n");
    QTest::newRow("killed") << QByteArray("import os\nos.kill(os.getpid(), 9)\n")
                            << QByteArray("a\n");
}

void TestPrinting::orderIsKept()
{
    QFETCH(QByteArray, code);
    QFETCH(QByteArray, end);
    const QByteArray much = "for i in range(25000): print(i)\n";
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
    QCOMPARE(out.last(std::min<qsizetype>(out.size(), end.size() + 12)), "24998\n24999\n" + end);
    QCOMPARE(out.count('\n'), 25'000 + end.count('\n'));
}

SANDPAD_TEST(printing, TestPrinting)
#include "tst_printing.moc"
