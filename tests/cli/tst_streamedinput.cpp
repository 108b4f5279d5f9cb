#include "tests/TestProgram.h"

#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <sys/stat.h>
#include <sys/syscall.h>

using namespace Qt::StringLiterals;

/// `sandpad run --stdin` of something that is no file.
class TestStreamedInput : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QTest::failOnWarning(); }
    void linesComeAsTheyAreWritten_data();
    void linesComeAsTheyAreWritten();
    void everySourceIsRead_data();
    void everySourceIsRead();
    void moreComesThanIsKept();
    void endlessInputIsNotKept();
    void terminalIsRead();
    void waitingIsAnEvent();
    void signalEndsIt_data();
    void signalEndsIt();
    void signalEndsTheWaitForAWriter();

private:
    QString file(const QString &name, const QByteArray &content) const;
    static void start(QProcess &process, const QStringList &arguments);
    static QByteArray fieldOf(const QProcess &process, const char *file, const char *field);

    QTemporaryDir m_folder;
};

namespace {

constexpr int kPatience = 300'000;

const QByteArray kCounter = "import sys\n"
                            "size = 0\n"
                            "while piece := sys.stdin.buffer.read(1 << 16):\n"
                            "    size += len(piece)\n"
                            "print(size)\n";

} // namespace

QString TestStreamedInput::file(const QString &name, const QByteArray &content) const
{
    QFile file(m_folder.filePath(name));
    if (file.open(QIODevice::WriteOnly))
        file.write(content);
    return file.fileName();
}

void TestStreamedInput::start(QProcess &process, const QStringList &arguments)
{
    process.start(qEnvironmentVariable("SANDPAD_EXECUTABLE"),
                  QStringList { u"run"_s, u"--cpu"_s, u"30"_s } + arguments);
}

QByteArray TestStreamedInput::fieldOf(const QProcess &process, const char *file, const char *field)
{
    QFile status(u"/proc/%1/%2"_s.arg(process.processId()).arg(QString::fromLatin1(file)));
    if (!status.open(QIODevice::ReadOnly))
        return {};
    const QByteArray text = status.readAll();
    const qsizetype start = text.indexOf(field);
    return start < 0 ? QByteArray() : text.mid(start + qsizetype(qstrlen(field))).simplified();
}

void TestStreamedInput::linesComeAsTheyAreWritten_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("code");
    QTest::newRow("python") << u"p.py"_s
                            << QByteArray("while True:\n    print('got ' + input())\n");
    QTest::newRow("javascript")
        << u"p.js"_s
        << QByteArray("require('readline').createInterface({ input: process.stdin })"
                      ".on('line', line => console.log('got ' + line));\n");
    QTest::newRow("typescript")
        << u"p.ts"_s
        << QByteArray("import { createInterface } from 'node:readline';\n"
                      "for await (const line of createInterface({ input: process.stdin }))\n"
                      "    console.log('got ' + (line as string));\n");
    QTest::newRow("csharp") << u"p.cs"_s
                            << QByteArray("while (System.Console.ReadLine() is { } line)\n"
                                          "    System.Console.WriteLine(\"got \" + line);\n");
}

void TestStreamedInput::linesComeAsTheyAreWritten()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, code);
    QProcess process;
    start(process, { u"--stdin"_s, u"/dev/stdin"_s, file(name, code) });
    QByteArray out;
    for (const char *line : { "one", "two", "three" }) {
        process.write(QByteArray(line) + '\n');
        out += QByteArray("got ") + line + '\n';
        // The next line is written when the answer to this one has come.
        QTRY_VERIFY_WITH_TIMEOUT(process.bytesAvailable() == out.size()
                                     || process.state() == QProcess::NotRunning,
                                 kPatience);
        QCOMPARE(process.peek(out.size() + 1), out);
    }
    process.closeWriteChannel();
    QVERIFY(process.waitForFinished(kPatience));
    QCOMPARE(process.readAllStandardOutput(), out);
}

void TestStreamedInput::everySourceIsRead_data()
{
    QTest::addColumn<QString>("command");
    QTest::addColumn<QByteArray>("out");
    QTest::newRow("a pipe by its name")
        << u"printf 12345 | $0 --stdin /dev/stdin $1"_s << QByteArray("5\n");
    QTest::newRow("a pipe as -") << u"printf 12345 | $0 --stdin - $1"_s << QByteArray("5\n");
    QTest::newRow("a file by the name of a pipe")
        << u"$0 --stdin /dev/stdin $1 < $1"_s << QByteArray::number(kCounter.size()) + '\n';
    QTest::newRow("a file as -") << u"$0 --stdin - $1 < $1"_s
                                 << QByteArray::number(kCounter.size()) + '\n';
    QTest::newRow("a substituted command") << u"$0 --stdin <(printf 123) $1"_s << QByteArray("3\n");
    QTest::newRow("nothing") << u"$0 --stdin /dev/null $1"_s << QByteArray("0\n");
    QTest::newRow("nothing, piped") << u"true | $0 --stdin /dev/stdin $1"_s << QByteArray("0\n");
    QTest::newRow("a closed one") << u"$0 --stdin - $1 <&-"_s << QByteArray("0\n");
}

void TestStreamedInput::everySourceIsRead()
{
    QFETCH(QString, command);
    QProcess shell;
    shell.start(u"bash"_s,
                { u"-c"_s,
                  QString(command).replace("$0"_L1, "\"$0\" run"_L1).replace("$1"_L1, "\"$1\""_L1),
                  qEnvironmentVariable("SANDPAD_EXECUTABLE"), file(u"count.py"_s, kCounter) });
    QVERIFY(shell.waitForFinished(kPatience));
    QTEST(shell.readAllStandardOutput(), "out");
}

void TestStreamedInput::moreComesThanIsKept()
{
    QProcess shell;
    shell.start(u"bash"_s,
                { u"-c"_s,
                  u"head -c 150000000 /dev/zero | \"$0\" run --cpu 60 --stdin /dev/stdin \"$1\""_s,
                  qEnvironmentVariable("SANDPAD_EXECUTABLE"), file(u"count.py"_s, kCounter) });
    QVERIFY(shell.waitForFinished(kPatience));
    QCOMPARE(shell.readAllStandardOutput(), "150000000\n");
}

void TestStreamedInput::endlessInputIsNotKept()
{
    QProcess process;
    start(process,
          { u"--stdin"_s, u"/dev/zero"_s,
            file(u"idle.py"_s, "import time\nprint('up', flush=True)\ntime.sleep(4)\n") });
    QTRY_VERIFY_WITH_TIMEOUT(process.bytesAvailable() > 0, kPatience);
    while (!process.waitForFinished(100)) {
        const QByteArray peak = fieldOf(process, "status", "VmHWM:");
        constexpr int kKiB = 400 << 10; // what is kept, twice at most, and the sanitizers
        QVERIFY2(peak.split(' ').value(0).toInt() < kKiB, peak.constData());
    }
    QCOMPARE(process.exitCode(), 0);
}

void TestStreamedInput::terminalIsRead()
{
    QProcess terminal;
    terminal.start(u"script"_s,
                   { u"-qec"_s,
                     u"'%1' run --stdin /dev/stdin '%2'"_s.arg(
                         qEnvironmentVariable("SANDPAD_EXECUTABLE"),
                         file(u"ask.py"_s, "name = input('Name? ')\nprint('Hello, ' + name)\n")),
                     u"/dev/null"_s });
    QByteArray out;
    QTRY_VERIFY_WITH_TIMEOUT((out += terminal.readAllStandardOutput()).contains("Name? "),
                             kPatience);
    terminal.write("Ada\n");
    QTRY_VERIFY_WITH_TIMEOUT((out += terminal.readAllStandardOutput()).contains("Hello, Ada"),
                             kPatience);
    QTRY_COMPARE_WITH_TIMEOUT(terminal.state(), QProcess::NotRunning, kPatience);
    QCOMPARE(terminal.exitCode(), 0);
}

void TestStreamedInput::waitingIsAnEvent()
{
    QProcess process;
    start(process,
          { u"--ndjson"_s, u"--stdin"_s, u"/dev/stdin"_s, file(u"ask.py"_s, "print(input())\n") });
    QByteArray out;
    QTRY_VERIFY_WITH_TIMEOUT((out += process.readAllStandardOutput()).contains(R"("kind":"input")"),
                             kPatience);
    process.write("late\n");
    QTRY_VERIFY_WITH_TIMEOUT((out += process.readAllStandardOutput()).contains(R"("late\n")"),
                             kPatience);
    QTRY_COMPARE_WITH_TIMEOUT(process.state(), QProcess::NotRunning, kPatience);
}

void TestStreamedInput::signalEndsIt_data()
{
    QTest::addColumn<int>("signal");
    QTest::newRow("SIGINT") << SIGINT;
    QTest::newRow("SIGTERM") << SIGTERM;
}

void TestStreamedInput::signalEndsIt()
{
    QFETCH(int, signal);
    QProcess process;
    start(process,
          { u"--stdin"_s, u"/dev/stdin"_s,
            file(u"wait.py"_s,
                 "import signal\nsignal.signal(signal.SIGINT, signal.SIG_DFL)\n"
                 "print('up', flush=True)\ninput()\n") });
    QTRY_VERIFY_WITH_TIMEOUT(process.bytesAvailable() > 0, kPatience);
    ::kill(static_cast<pid_t>(process.processId()), signal);
    QVERIFY(process.waitForFinished(kPatience));
    QCOMPARE(process.exitCode(), 128 + signal);
}

void TestStreamedInput::signalEndsTheWaitForAWriter()
{
    const QString pipe = m_folder.filePath(u"pipe"_s);
    QCOMPARE(::mkfifo(qPrintable(pipe), 0600), 0);
    QProcess process;
    start(process, { u"--stdin"_s, pipe, file(u"p.py"_s, "print(1)\n") });
    QVERIFY(process.waitForStarted());
    const QByteArray open = QByteArray::number(SYS_openat) + ' ';
    QTRY_VERIFY_WITH_TIMEOUT(!fieldOf(process, "syscall", open.constData()).isEmpty(), kPatience);
    ::kill(static_cast<pid_t>(process.processId()), SIGTERM);
    QVERIFY(process.waitForFinished(kPatience));
    QCOMPARE(process.exitStatus(), QProcess::CrashExit); // as a shell sees a signal
    QCOMPARE(process.exitCode(), SIGTERM);
}

SANDPAD_TEST(streamedinput, TestStreamedInput)
#include "tst_streamedinput.moc"
