#include "runner/language/LanguageCatalog.h"
#include "runner/model/Json.h"
#include "tests/Dotnet.h"
#include "tests/Levels.h"
#include "tests/TestProgram.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QRandomGenerator>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <fcntl.h>
#include <nlohmann/json.hpp>
#include <poll.h>
#include <pwd.h>
#include <sys/stat.h>
#include <unistd.h>

using nlohmann::json;

/// The command line of the built program, started as a user does.
class TestCli : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void refusesBadUse_data();
    void refusesBadUse();
    void firstLineNamesTheLanguage_data();
    void firstLineNamesTheLanguage();
    void namesThatLookLikeOptionsAreExplained();
    void helps_data();
    void helps();
    void helpListsAllCommands();
    void tellsVersions();
    void passesBytesThrough();
    void exitStatus_data();
    void exitStatus();
    void jsonHoldsTheContract();
    void ndjsonStreamsInOrder();
    void badInput_data();
    void badInput();
    void emptySnippetIsNamed();
    void hostileOutput_data();
    void hostileOutput();
    void inputsAndFiles();
    void showsTextOfDisplays_data();
    void showsTextOfDisplays();
    void inputFolder();
    void whatIsShownIsLimited_data();
    void whatIsShownIsLimited();
    void limitsKeepWhatWasPrinted_data();
    void limitsKeepWhatWasPrinted();
    void stopsOnSignal();
    void ctrlCGivesTheProgramAChance_data();
    void ctrlCGivesTheProgramAChance();
    void aSecondSignalEndsIt_data();
    void aSecondSignalEndsIt();
    void stopsWhileItReads_data();
    void stopsWhileItReads();
    void unwritableFilesAreNamed();
    void longPathsAreCutInSentences();
    void tooFewOpenFilesAreNamed_data();
    void tooFewOpenFilesAreNamed();
    void programsEndWithSandpad_data();
    void programsEndWithSandpad();
    void removesWhatAKilledOneLeft_data();
    void removesWhatAKilledOneLeft();
    void fullOutputIsNamed();
    void differencesAreAsSaid_data();
    void differencesAreAsSaid();
    void nobodyReadsTheOutput();
    void noLocaleIsNoTrouble_data();
    void noLocaleIsNoTrouble();
    void interruptedItselfSaysNothingMore();
    void noneIsOnlyByChoice();
    void noneLeavesTheNetworkOfTheMachineAlone();
    void laterStartsHideTheHostToo();
    void runsAsAnAccount_data();
    void runsAsAnAccount();
    void withoutBubblewrap();
    void interpreterThatIsGone();
    void doctorKnowsTheMachine();

private:
    struct Ended
    {
        int status = -1;
        QByteArray out;
        QByteArray err;

        [[nodiscard]] json object() const { return sandpad::runner::jsonFrom(out); }
    };
    Ended run(const QStringList &arguments, const QByteArray &input = {},
              const QProcessEnvironment &environment = QProcessEnvironment::systemEnvironment());
    QString file(const QString &name, const QByteArray &content);
    Ended runCode(const QByteArray &code, const QStringList &options = {},
                  const QString &name = QStringLiteral("code.py"));

    QTemporaryDir m_folder;
    QString m_sandpad = qEnvironmentVariable("SANDPAD_EXECUTABLE");
};

void TestCli::initTestCase()
{
    QTest::failOnWarning();
    QVERIFY2(QFile::exists(m_sandpad), qPrintable(m_sandpad));
}

TestCli::Ended TestCli::run(const QStringList &arguments, const QByteArray &input,
                            const QProcessEnvironment &environment)
{
    QProcess process;
    process.setProcessEnvironment(environment);
    process.setWorkingDirectory(m_folder.path());
    process.start(m_sandpad, arguments);
    process.write(input);
    process.closeWriteChannel();
    if (!process.waitForFinished(600'000))
        return {};
    return { .status = process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -2,
             .out = process.readAllStandardOutput(),
             .err = process.readAllStandardError() };
}

QString TestCli::file(const QString &name, const QByteArray &content)
{
    const QString path = m_folder.filePath(name);
    QFile made(path);
    if (made.open(QIODevice::WriteOnly))
        made.write(content);
    return path;
}

TestCli::Ended TestCli::runCode(const QByteArray &code, const QStringList &options,
                                const QString &name)
{
    return run(QStringList { QStringLiteral("run") } + options + QStringList { file(name, code) });
}

void TestCli::refusesBadUse_data()
{
    QTest::addColumn<QString>("arguments");
    QTest::addColumn<QString>("sentence");
    const auto row = [](const char *name, const char *arguments, const char *sentence) {
        QTest::newRow(name) << QString::fromUtf8(arguments) << QString::fromUtf8(sentence);
    };
    row("no file", "run", "Name the file to run");
    row("two files", "run a.py b.py", "One file at a time");
    row("missing file", "run nowhere.py", "There is no file nowhere.py");
    row("folder", "run --language python /tmp", "/tmp is a folder");
    row("folder without a language", "run /tmp", "/tmp is a folder");
    row("no file and no language", "run /nowhere/report", "There is no file /nowhere/report");
    row("unknown language", "run --language cobol x.py", "There is no language \"cobol\"");
    row("no language", "run -", "say it with --language");
    for (const char *name : { "x.zig", "x.jsx", "x.tsx", "x.csx" })
        file(QString::fromLatin1(name), {});
    row("unknown suffix", "run x.zig", "say it with --language");
    row("script of C#", "run x.csx",
        "say it with --language: python, javascript, typescript, csharp");
    row("jsx", "run x.jsx", "a file of JSX, which Sandpad does not run");
    row("tsx", "run x.tsx", "a file of JSX, which Sandpad does not run");
    row("unknown option", "run --fast x.py", "There is no option --fast; see sandpad run --help.");
    row("unknown letter", "run -x x.py", "There is no option -x; see sandpad run --help.");
    row("cpu text", "run --cpu 5x x.py", "--cpu takes seconds");
    row("cpu negative", "run --cpu=-1 x.py", "--cpu takes seconds");
    row("cpu nan", "run --cpu nan x.py", "--cpu takes seconds");
    row("memory zero", "run --memory 0 x.py", "--memory takes bytes, a whole number");
    row("memory tiny", "run --memory 1000 x.py", "a whole number from 16777216 to");
    row("memory with a unit", "run --memory 2G x.py", "takes bytes");
    row("processes", "run --processes 1.5 x.py", "--processes takes a whole number");
    row("output huge", "run --output 99999999999999999999 x.py",
        "--output takes bytes, a whole number");
    row("isolation", "run --isolation docker x.py", "--isolation is namespaces, ");
    row("network", "run --network maybe x.py", "--network is off or on");
    row("both formats", "run --json --ndjson x.py", "Choose one of");
    row("output folder", "run --output-dir /proc/version x.py", "is a file, not a folder");
    row("word", "bogus", "There is no file or command bogus");
    row("no such option", "--fullscreen", "There is no option --fullscreen");
    row("no such letter", "-v", "There is no option -v");
    row("new scratch", "--new cobol", "There is no language \"cobol\"; known are python");
    row("new without a language", "--new", "Missing value after '--new'");
    row("option beside a wish", "--paste-answer --fast",
        "There is no option --fast; see sandpad --help.");
    row("doctor", "doctor now", "doctor takes no arguments");
}

void TestCli::refusesBadUse()
{
    QFETCH(QString, arguments);
    QFETCH(QString, sentence);
    const Ended ended = run(arguments.split(u' '));
    QCOMPARE(ended.status, 125);
    const QString text = QString::fromUtf8(ended.err);
    QVERIFY2(text.startsWith(QLatin1String("sandpad: ")), qPrintable(text));
    QVERIFY2(text.contains(sentence), qPrintable(text));
    QCOMPARE(text.count(u'\n'), 1);
}

void TestCli::firstLineNamesTheLanguage_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("code");
    QTest::newRow("env") << QStringLiteral("tool")
                         << QByteArray("#!/usr/bin/env python3\nprint(7)");
    QTest::newRow("path") << QStringLiteral("tool")
                          << QByteArray("#!/usr/bin/python3.13 -u\nprint(7)");
    QTest::newRow("unknown end") << QStringLiteral("tool.run")
                                 << QByteArray("#! /usr/bin/env -S node --x\nconsole.log(7)");
    QTest::newRow("standard input")
        << QStringLiteral("-") << QByteArray("#!/usr/bin/env python3\nprint(7)");
}

void TestCli::firstLineNamesTheLanguage()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, code);
    const auto said = [&](const QByteArray &program) {
        return name == QLatin1String("-") ? run({ QStringLiteral("run"), name }, program)
                                          : runCode(program, {}, name);
    };
    const Ended ended = said(code);
    QVERIFY2(ended.out == "7\n", ended.err.constData());
    QVERIFY(said("#!/bin/sh\necho 7").err.contains("say it with --language"));
}

void TestCli::namesThatLookLikeOptionsAreExplained()
{
    file(QStringLiteral("-x.py"), "print(1)");
    QProcess process;
    process.setWorkingDirectory(m_folder.path());
    process.start(m_sandpad, { QStringLiteral("run"), QStringLiteral("-x.py") });
    QVERIFY(process.waitForFinished());
    QCOMPARE(process.exitCode(), 125);
    const QByteArray said = process.readAllStandardError();
    QVERIFY2(said.contains("write ./-x.py."), said.constData());
}

void TestCli::helps_data()
{
    QTest::addColumn<QString>("command");
    QTest::addColumn<QString>("usage");
    QTest::addColumn<QStringList>("words");
    QStringList languages;
    const auto catalog = sandpad::runner::LanguageCatalog::load({});
    for (const auto &language : catalog.languages())
        languages.append(language.info.id);
    const QString comma = QStringLiteral(", ");
    QTest::newRow("run") << QStringLiteral("run")
                         << QStringLiteral("Usage: sandpad run [OPTIONS] FILE\n")
                         << QStringList { languages.join(comma),
                                          QStringLiteral("seconds; 30 without this option"),
                                          QStringLiteral("2147483648 (2 GiB)"),
                                          allLevels().join(comma) };
    QTest::newRow("verify") << QStringLiteral("verify")
                            << QStringLiteral("Usage: sandpad verify [OPTIONS] FILE|FOLDER...\n")
                            << QStringList { QStringLiteral("1e-12") };
    QTest::newRow("doctor") << QStringLiteral("doctor")
                            << QStringLiteral("Usage: sandpad doctor [OPTIONS]\n")
                            << QStringList { QStringLiteral("--json") };
}

void TestCli::helps()
{
    QFETCH(QString, command);
    QFETCH(QString, usage);
    QFETCH(QStringList, words);
    for (const char *option : { "--help", "-h", "--help-all" }) {
        const Ended ended = run({ command, QString::fromLatin1(option) });
        QCOMPARE(ended.status, 0);
        QCOMPARE(ended.err, QByteArray());
        const QString text = QString::fromUtf8(ended.out);
        QVERIFY2(text.startsWith(usage), qPrintable(text));
        for (const QString &word : words)
            QVERIFY2(text.simplified().contains(word), qPrintable(text));
    }
}

void TestCli::helpListsAllCommands()
{
    const Ended ended = run({ QStringLiteral("--help") });
    QCOMPARE(ended.status, 0);
    QVERIFY2(ended.out.startsWith("Usage: sandpad [OPTIONS] [FILE...]\n"), ended.out.constData());
    for (const char *word :
         { "\n  run ", "\n  verify ", "\n  doctor ", "\n  history ", "\n  --new ",
           "\n  --paste-answer ", "\n  --version ", "\n  --help " })
        QVERIFY2(ended.out.contains(word), word);
}

void TestCli::tellsVersions()
{
    const QByteArray version = run({ QStringLiteral("--version") }).out;
    QVERIFY2(version.startsWith("sandpad ") && version.count('\n') == 1, version.constData());
    const Ended ended = run({ QStringLiteral("--version"), QStringLiteral("--verbose") });
    QCOMPARE(ended.status, 0);
    QVERIFY(ended.out.startsWith(version));
    static const QRegularExpression row(QStringLiteral(R"(^  (\S+) +(\d+\.\d+\S*)$)"),
                                        QRegularExpression::MultilineOption);
    QMap<QString, QString> versions; // the last row is what is loaded here
    for (const auto &match : row.globalMatch(QString::fromUtf8(ended.out)))
        versions.insert(match.captured(1), match.captured(2));
    QCOMPARE(versions.value(QStringLiteral("Qt")), QString::fromLatin1(qVersion()));
    for (const char *name : { "QScintilla", "KSyntaxHighlighting", "librsvg", "cairo", "gumbo",
                              "md4c", "nlohmann-json", "libseccomp" })
        QVERIFY2(versions.contains(QLatin1StringView(name)), ended.out.constData());
}

void TestCli::passesBytesThrough()
{
    const Ended ended = runCode("import sys\nsys.stdout.buffer.write(bytes(range(256)))\n"
                                "sys.stderr.buffer.write(b'\\xff\\x00err')\npass\n");
    QByteArray all(256, '\0');
    for (int i = 0; i < 256; ++i)
        all[i] = static_cast<char>(i);
    QCOMPARE(ended.status, 0);
    QCOMPARE(ended.out, all);
    QCOMPARE(ended.err, QByteArray("\xff\x00\x65rr", 5));
}

void TestCli::exitStatus_data()
{
    QTest::addColumn<QByteArray>("code");
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<int>("status");
    const auto row = [](const char *name, const char *code, int status, QStringList options = {}) {
        QTest::newRow(name) << QByteArray(code) << options << status;
    };
    row("fine", "pass", 0);
    row("own code", "import sys; sys.exit(7)", 7);
    row("exception", "1/0", 1);
    row("signal", "import os; os.kill(os.getpid(), 11)", 128 + 11);
    row("limit", "while True: pass", 124, { QStringLiteral("--cpu"), QStringLiteral("0.3") });
    row("no interpreter", "pass", 126,
        { QStringLiteral("--interpreter"), QStringLiteral("/usr/bin/no-python") });
    row("weaker level", "pass", 0, { QStringLiteral("--isolation"), QStringLiteral("landlock") });
    row("weaker level with network", "pass", 125,
        { QStringLiteral("--isolation"), QStringLiteral("landlock"), QStringLiteral("--network"),
          QStringLiteral("on") });
    row("input is empty", "try: input()\nexcept EOFError: raise SystemExit(9)", 9);
}

void TestCli::exitStatus()
{
    QFETCH(QByteArray, code);
    QFETCH(QStringList, options);
    QTEST(runCode(code, options).status, "status");
}

void TestCli::jsonHoldsTheContract()
{
    const Ended ended = runCode("import sys\nprint('out')\nprint('err', file=sys.stderr)\n[1, 2]\n",
                                { QStringLiteral("--json") });
    const json object = ended.object();
    QVERIFY(object.is_object());
    for (const char *key :
         { "language", "success", "outcome", "exitCode", "signal", "limit", "stdout", "stderr",
           "truncated", "value", "displays", "error", "files", "usage", "isolation", "message" })
        QVERIFY2(object.contains(key), key);
    QCOMPARE(object["stdout"].get<std::string>(), "out\n");
    QCOMPARE(object["stderr"].get<std::string>(), "err\n");
    QCOMPARE(object["value"]["text/plain"].get<std::string>(), "[1, 2]");
    QCOMPARE(object["outcome"].get<std::string>(), "finished");
    QCOMPARE(object["isolation"]["level"].get<std::string>(), "namespaces");
    for (const char *key : { "wall", "cpu", "peakMemory", "startup" })
        QVERIFY(object["usage"][key].get<double>() > 0);
    QVERIFY(ended.err.isEmpty());
    // A refusal is printed as an object, too.
    const json refused =
        run({ QStringLiteral("run"), QStringLiteral("--json"), QStringLiteral("no.py") }).object();
    QCOMPARE(refused["outcome"].get<std::string>(), "not-started");
}

void TestCli::ndjsonStreamsInOrder()
{
    const Ended ended = runCode("import sys\nfor i in range(1000):\n"
                                "    print(i, file=(sys.stdout, sys.stderr)[i % 2], flush=True)\n",
                                { QStringLiteral("--ndjson") });
    QStringList kinds;
    QList<std::pair<QString, QString>> pieces;
    double lastTime = 0;
    for (const QByteArray &line : ended.out.trimmed().split('\n')) {
        const json event = sandpad::runner::jsonFrom(line);
        const auto kind = QString::fromStdString(event["kind"].get<std::string>());
        QVERIFY(event["time"].get<double>() >= lastTime);
        lastTime = event["time"].get<double>();
        kinds.append(kind);
        if (!kind.startsWith(QLatin1String("std")))
            continue;
        if (pieces.isEmpty() || pieces.last().first != kind)
            pieces.append({ kind, {} });
        pieces.last().second += QString::fromStdString(event["text"].get<std::string>());
    }
    QCOMPARE(kinds.first(), QStringLiteral("started"));
    QCOMPARE(kinds.last(), QStringLiteral("finished"));
    QCOMPARE(pieces.size(), 1000);
    for (int i = 0; i < 1000; ++i) {
        QCOMPARE(pieces[i].first, i % 2 ? QStringLiteral("stderr") : QStringLiteral("stdout"));
        QCOMPARE(pieces[i].second, QString::number(i) + u'\n');
    }
}

void TestCli::badInput_data()
{
    QTest::addColumn<QByteArray>("code");
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("out");
    QTest::addColumn<QByteArray>("err");
    QTest::newRow("empty") << QByteArray() << 0 << QByteArray() << QByteArray();
    QTest::newRow("nul") << QByteArray("print(1)\0\n", 10) << 1 << QByteArray()
                         << QByteArray("null bytes");
    QTest::newRow("crlf") << QByteArray("if 1:\r\n    print('ok')\r\n") << 0 << QByteArray("ok\n")
                          << QByteArray();
    QTest::newRow("bom") << QByteArray("\xef\xbb\xbfprint('ok')") << 0 << QByteArray("ok\n")
                         << QByteArray();
    QTest::newRow("invalid utf-8")
        << QByteArray("print('\xff')") << 1 << QByteArray() << QByteArray("SyntaxError");
    QTest::newRow("10 MB in a line") << "x = '" + QByteArray(10 << 20, 'x') + "'; print(len(x))"
                                     << 0 << QByteArray("10485760\n") << QByteArray();
}

void TestCli::badInput()
{
    QFETCH(QByteArray, code);
    QFETCH(QByteArray, err);
    const Ended ended = runCode(code);
    QTEST(ended.status, "status");
    QTEST(ended.out, "out");
    QVERIFY2(err.isEmpty() ? ended.err.isEmpty() : ended.err.contains(err), ended.err.constData());
}

void TestCli::emptySnippetIsNamed()
{
    const auto result = runCode(" \n", { QStringLiteral("--json") }).object();
    QCOMPARE(result["outcome"], json("finished"));
    QVERIFY(result["message"].get<std::string>().contains("empty"));
}

void TestCli::hostileOutput_data()
{
    QTest::addColumn<QByteArray>("code");
    QTest::addColumn<int>("status");
    QTest::addColumn<qsizetype>("outSize");
    QTest::addColumn<qsizetype>("errSize");
    const auto row = [](const char *name, const char *code, qsizetype out, qsizetype err,
                        int status = 0) {
        QTest::newRow(name) << QByteArray(code) << status << out << err;
    };
    row("half a character", "import sys; sys.stdout.buffer.write(b'a\\xc3'); None", 2, 0);
    row("16 MiB in a line", "print('x' * (16 << 20))", (16 << 20) + 1, 0);
    row("both streams",
        "import sys, threading\n"
        "def f(s):\n for _ in range(64): s.write('y' * 65536)\n"
        "t = threading.Thread(target=f, args=(sys.stderr,)); t.start(); f(sys.stdout); t.join()",
        4 << 20, 4 << 20);
    row("closes stdout",
        "import os, time; os.write(1, b'a'); os.close(1); time.sleep(0.2); os.write(2, b'b'); None",
        1, 1);
    row("leaves children", "import os, time\nif os.fork() == 0: time.sleep(1000)\nprint('x')", 2,
        0);
    row("ignores SIGTERM",
        "import signal, os; signal.signal(15, signal.SIG_IGN); os.kill(os.getpid(), 15); print(1)",
        2, 0);
    row("closes everything", "import os; os.closerange(0, 256)", 0, 0);
    row("garbage on the channel",
        "import os, socket\n"
        "for fd in range(3, 256):\n"
        " try: os.write(fd, b'\\xff' * 1000)\n except OSError: pass\nprint('x')",
        2,
        QByteArray("sandpad: shown: A display was left out: one display may have 6 MiB, and a run "
                   "may have 10000 displays.\n")
            .size());
}

void TestCli::hostileOutput()
{
    QFETCH(QByteArray, code);
    const Ended ended = runCode(code);
    QTEST(ended.status, "status");
    QTEST(ended.out.size(), "outSize");
    QTEST(ended.err.size(), "errSize");
}

void TestCli::inputsAndFiles()
{
    const QString input = file(QStringLiteral("data.txt"), "given");
    const QString out = m_folder.filePath(QStringLiteral("out"));
    const Ended ended = runCode(
        "import sys, os\nprint(open('data.txt').read(), sys.stdin.read())\n"
        "open('result.csv', 'w').write('a,b\\n')\nos.mkdir('sub'); "
        "open('sub/x.bin','wb').write(b'\\0')\n"
        "os.symlink('/etc/passwd', 'link')\n"
        "open('pic.svg','w').write('<svg xmlns=\"http://www.w3.org/2000/svg\"/>')\n",
        { QStringLiteral("--json"), QStringLiteral("--input"), input, QStringLiteral("--stdin"),
          file(QStringLiteral("in.txt"), "typed"), QStringLiteral("--output-dir"), out });
    const json object = ended.object();
    QCOMPARE(object["stdout"].get<std::string>(), "given typed\n");
    QMap<QString, json> files;
    for (const json &entry : object["files"])
        files.insert(QString::fromStdString(entry["name"].get<std::string>()), entry);
    QCOMPARE(files.keys(),
             (QStringList { QStringLiteral("link"), QStringLiteral("pic.svg"),
                            QStringLiteral("result.csv"), QStringLiteral("sub/x.bin") }));
    QCOMPARE(files[QStringLiteral("result.csv")]["mime"].get<std::string>(), "text/csv");
    QVERIFY(files[QStringLiteral("link")]["path"].is_null());
    QFile kept(
        QString::fromStdString(files[QStringLiteral("result.csv")]["path"].get<std::string>()));
    QVERIFY(kept.open(QIODevice::ReadOnly));
    QCOMPARE(kept.readAll(), "a,b\n");
    // An image left in the work folder is shown.
    QCOMPARE(object["displays"].size(), 1U);
    QVERIFY(QFile::exists(out + QStringLiteral("/figure-1.svg")));
}

void TestCli::showsTextOfDisplays_data()
{
    QTest::addColumn<QByteArray>("code");
    QTest::addColumn<QByteArray>("said");
    const auto row = [](const char *name, const char *bundle, const char *said) {
        QTest::newRow(name) << QByteArray(
                                   "class Shown:\n  def _repr_mimebundle_(self):\n    return ")
                + bundle + "\n  def __repr__(self): return ''\ndisplay(Shown())"
                            << QByteArray(said);
    };
    row("plain", "{'text/plain': 'plain', 'text/markdown': '# m'}", "sandpad: shown: plain\n");
    row("Markdown", "{'text/plain': '', 'text/markdown': '# title'}", "sandpad: shown: # title\n");
    row("HTML", "{'text/plain': '', 'text/html': '<b>x</b>'}", "sandpad: shown: <b>x</b>\n");
    row("several lines", "{'text/plain': 'a\\nb'}", "sandpad: shown:\n  a\n  b\n");
}

void TestCli::showsTextOfDisplays()
{
    QFETCH(QByteArray, code);
    const Ended ended = runCode(code, {});
    QTEST(ended.err, "said");
}

void TestCli::inputFolder()
{
    QVERIFY(QDir(m_folder.path()).mkpath(QStringLiteral("pack/data")));
    file(QStringLiteral("pack/__init__.py"), "name = 'a package'\n");
    file(QStringLiteral("pack/data/in.txt"), "and its data");
    const QString folder = m_folder.filePath(QStringLiteral("pack"));
    const QByteArray code = "import pack\nprint(pack.name, open('pack/data/in.txt').read())\n";
    const Ended ended = runCode(code, { QStringLiteral("--input"), folder });
    QCOMPARE(ended.out, "a package and its data\n");
    const Ended twice = runCode(
        code, { QStringLiteral("--input"), folder, QStringLiteral("--input"), folder + u'/' });
    QCOMPARE(twice.status, 125);
    QVERIFY2(twice.err.contains("Two input files are called pack/"), twice.err.constData());
}

void TestCli::whatIsShownIsLimited_data()
{
    QTest::addColumn<QByteArray>("code");
    QTest::addColumn<QByteArray>("said");
    const auto row = [](const char *name, const char *value, const char *said) {
        QTest::newRow(name) << QByteArray("class Shown:\n"
                                          "  def _repr_mimebundle_(self):\n"
                                          "    return ")
                + value + "\nprint('before')\nfor _ in range(4): display(Shown())\nprint('after')"
                            << QByteArray(said);
    };
    row("small", "{'text/plain': 't', 'application/json': [1]}", "");
    row("many small objects", "{'text/plain': 't', 'application/json': [{'a': 1}] * 650000}",
        "A display was left out");
    row("many empty lists", "{'text/plain': 't', 'application/json': [[]] * 1000000}",
        "A part of a display was left out");
    row("much HTML", "{'text/plain': 't', 'text/html': 'h' * (5 << 20)}",
        "A display could not be shown: all that a run shows");
}

void TestCli::whatIsShownIsLimited()
{
    QFETCH(QByteArray, code);
    QFETCH(QByteArray, said);
    const json object =
        runCode(code, { QStringLiteral("--json"), QStringLiteral("--cpu"), QStringLiteral("60") })
            .object();
    QVERIFY(object.is_object());
    QCOMPARE(object["outcome"].get<std::string>(), "finished");
    QCOMPARE(object["stdout"].get<std::string>(), "before\nafter\n");
    QCOMPARE(object["truncated"].get<bool>(), !said.isEmpty());
    QVERIFY(object["displays"].size() >= 4);
    QVERIFY(sandpad::runner::jsonBytes(object["displays"]).contains(said));
}

void TestCli::limitsKeepWhatWasPrinted_data()
{
    QTest::addColumn<QByteArray>("code");
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<QString>("kind");
    const auto row = [](const char *kind, const char *code, const char *option, const char *value) {
        QTest::newRow(kind) << QByteArray("print('kept', flush=True)\n")
                + code << QStringList { QString::fromLatin1(option), QString::fromLatin1(value) }
                            << QString::fromLatin1(kind);
    };
    row("cpu", "import os\nos.fork()\nwhile True: pass", "--cpu", "1");
    row("wall", "import time; time.sleep(100)", "--wall", "2");
    row("memory", "x=[]\nwhile True: x.append(bytearray(b'x' * (1<<20)))", "--memory", "134217728");
    row("output", "while True: print('y' * 1000)", "--output", "100000");
    row("processes", "import os\nwhile True:\n try: os.fork()\n except OSError: pass",
        "--processes", "20");
}

void TestCli::limitsKeepWhatWasPrinted()
{
    QFETCH(QByteArray, code);
    QFETCH(QStringList, options);
    QFETCH(QString, kind);
    const Ended ended = runCode(code, options + QStringList { QStringLiteral("--json") });
    const json object = ended.object();
    QCOMPARE(ended.status, 124);
    QCOMPARE(object["outcome"].get<std::string>(), "limit");
    QCOMPARE(QString::fromStdString(object["limit"]["kind"].get<std::string>()), kind);
    QVERIFY(object["limit"]["used"].get<double>() >= object["limit"]["value"].get<double>());
    QVERIFY(object["stdout"].get<std::string>().starts_with("kept\n"));
    QCOMPARE(object["truncated"].get<bool>(), kind == QLatin1String("output"));
    QVERIFY(object["message"].get<std::string>().starts_with("Stopped: the limit of"));
    if (kind == QLatin1String("output"))
        QCOMPARE(object["stdout"].get<std::string>().size(), 100'000U);
}

void TestCli::stopsOnSignal()
{
    QProcess process;
    process.start(
        m_sandpad,
        { QStringLiteral("run"),
          file(QStringLiteral("s.py"), "import time\nprint('up', flush=True)\ntime.sleep(100)") });
    QTRY_VERIFY_WITH_TIMEOUT(process.bytesAvailable() > 0 || process.waitForReadyRead(100),
                             300'000);
    process.terminate();
    QVERIFY(process.waitForFinished(600'000));
    QCOMPARE(process.exitCode(), 128 + 15);
    QCOMPARE(process.readAllStandardOutput(), "up\n");
}

void TestCli::removesWhatAKilledOneLeft_data()
{
    QTest::addColumn<QString>("next"); // the level of the next run
    for (const QString &level : allLevels())
        QTest::newRow(qPrintable(level)) << level;
}

void TestCli::removesWhatAKilledOneLeft()
{
    QFETCH(QString, next);
    // Runs of root have another uid, which must be able to enter the folder.
    const QTemporaryDir temporary;
    QCOMPARE(::chmod(qPrintable(temporary.path()), 0711), 0);
    auto environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("TMPDIR"), temporary.path());
    const auto leftovers = [&temporary] {
        return QDir(temporary.path()).entryInfoList({ QStringLiteral("sandpad-run-*") });
    };
    QProcess process;
    process.setProcessEnvironment(environment);
    process.start(
        m_sandpad,
        { QStringLiteral("run"), QStringLiteral("--isolation"), QStringLiteral("landlock"),
          file(QStringLiteral("k.py"), "import time\nprint('up', flush=True)\ntime.sleep(100)") });
    QTRY_VERIFY_WITH_TIMEOUT(process.bytesAvailable() > 0 || process.waitForReadyRead(100),
                             300'000);
    process.kill();
    QVERIFY(process.waitForFinished(600'000));
    QCOMPARE(leftovers().size(), 1);
    // A young folder may belong to a Sandpad that is starting.
    const timespec longAgo { .tv_sec = 1'000'000, .tv_nsec = 0 };
    const std::array<timespec, 2> times { longAgo, longAgo };
    QCOMPARE(::utimensat(AT_FDCWD, qPrintable(leftovers().first().filePath()), times.data(), 0), 0);
    const auto ended = run({ QStringLiteral("run"), QStringLiteral("--isolation"), next,
                             file(QStringLiteral("n.py"), "print(1)") },
                           {}, environment);
    QCOMPARE(ended.out, "1\n");
    QVERIFY(leftovers().isEmpty());
}

void TestCli::ctrlCGivesTheProgramAChance_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("code");
    QTest::addColumn<int>("presses"); ///< of Ctrl+C
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("out"); ///< after "up"
    const auto row = [](const char *tag, const char *name, const char *code, int presses,
                        int status, const char *out) {
        QTest::newRow(tag) << QString::fromLatin1(name) << QByteArray(code) << presses << status
                           << QByteArray(out);
    };
    row("nothing of its own", "s.py", "import time\nprint('up')\ntime.sleep(100)", 1, 130, "");
    row("finally", "s.py",
        "import time\ntry:\n print('up')\n time.sleep(100)\nfinally: print('tidy')", 1, 130,
        "tidy\n");
    row("figure that nobody has shown", "s.py",
        "import time\nimport matplotlib.pyplot as plt\nplt.plot([1])\n"
        "print('up')\ntime.sleep(100)",
        1, 130, "");
    row("own status", "s.py",
        "import time, sys\ntry:\n print('up')\n time.sleep(100)\n"
        "except KeyboardInterrupt: sys.exit(3)",
        1, 3, "");
    row("node's handler", "s.js",
        "process.on('SIGINT', () => { console.log('tidy'); process.exit(4); });\n"
        "console.log('up'); setTimeout(() => {}, 100000);",
        1, 4, "tidy\n");
    row("typescript's handler", "s.ts",
        "process.on('SIGINT', (): void => { console.log('tidy'); process.exit(4); });\n"
        "console.log('up'); setTimeout(() => {}, 100000);",
        1, 4, "tidy\n");
    row("csharp", "s.cs", "Console.WriteLine(\"up\"); Thread.Sleep(100000);", 1, 130, "");
    row("csharp's handler", "s.cs",
        "Console.CancelKeyPress += (_, what) => { what.Cancel = true; Console.WriteLine(\"tidy\"); "
        "Environment.Exit(4); };\nConsole.WriteLine(\"up\"); Thread.Sleep(100000);",
        1, 4, "tidy\n");
    row("only SIGTERM", "s.py",
        "import signal, sys, time\nsignal.signal(2, signal.SIG_IGN)\n"
        "signal.signal(15, lambda *_: sys.exit(5))\nprint('up')\ntime.sleep(100)",
        1, 5, "");
    row("ignores both", "s.py",
        "import signal, time\nsignal.signal(2, signal.SIG_IGN)\n"
        "signal.signal(15, signal.SIG_IGN)\nprint('up')\ntime.sleep(100)",
        1, 130, "");
    row("pressed twice", "s.py",
        "import signal, time\nsignal.signal(2, lambda *_: print('once'))\n"
        "signal.signal(15, signal.SIG_IGN)\nprint('up')\n"
        "while True: time.sleep(100)",
        2, 130, "once\n");
}

void TestCli::ctrlCGivesTheProgramAChance()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, code);
    QFETCH(int, presses);
    if (lacksDotnet(name))
        QSKIP(kNoDotnet);
    QProcess process;
    process.start(m_sandpad, { QStringLiteral("run"), file(name, code) });
    QByteArray out;
    const auto reads = [&](const QByteArray &text) {
        process.waitForReadyRead(100);
        out += process.readAllStandardOutput();
        return out.contains(text);
    };
    QTRY_VERIFY_WITH_TIMEOUT(reads("up\n"), 300'000);
    ::kill(static_cast<pid_t>(process.processId()), SIGINT);
    if (presses > 1) {
        QTRY_VERIFY_WITH_TIMEOUT(reads("once\n"), 300'000);
        ::kill(static_cast<pid_t>(process.processId()), SIGINT);
    }
    QVERIFY(process.waitForFinished(300'000));
    out += process.readAllStandardOutput();
    QTEST(process.exitCode(), "status");
    QTEST(out.sliced(3), "out");
}

void TestCli::aSecondSignalEndsIt_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("signal");
    const QByteArray code = "print('a' * 1000000)";
    for (const int signal : { SIGINT, SIGTERM, SIGHUP })
        QTest::addRow("run %d", signal)
            << QStringLiteral("a.py") << code << QStringList { QStringLiteral("run") } << signal;
    QTest::newRow("verify") << QStringLiteral("a.md") << "```python\n" + code + "\n```\n"
                            << QStringList { QStringLiteral("verify"), QStringLiteral("--json") }
                            << SIGINT;
}

/// Also while nobody reads what it writes, so that it cannot end in good order.
void TestCli::aSecondSignalEndsIt()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, content);
    QFETCH(QStringList, arguments);
    QFETCH(int, signal);
    const QString pipe = m_folder.filePath(QStringLiteral("full"));
    QVERIFY(::mkfifo(qPrintable(pipe), 0600) == 0 || errno == EEXIST);
    const int reader = ::open(qPrintable(pipe), O_RDWR | O_CLOEXEC);
    QVERIFY(reader >= 0);
    const auto isFull = [reader] {
        pollfd pipeEnd { .fd = reader, .events = POLLOUT, .revents = 0 };
        return ::poll(&pipeEnd, 1, 0) == 0;
    };
    QProcess process;
    process.setStandardOutputFile(pipe);
    process.start(m_sandpad, arguments + QStringList { file(name, content) });
    QTRY_VERIFY_WITH_TIMEOUT(isFull(), 300'000);
    // Two signals that come together may count as one.
    for (int i = 0; i < 2000 && process.state() == QProcess::Running; ++i) {
        ::kill(static_cast<pid_t>(process.processId()), signal);
        process.waitForFinished(50);
    }
    ::close(reader);
    QCOMPARE(process.state(), QProcess::NotRunning);
    QCOMPARE(process.exitStatus(), QProcess::NormalExit);
    QCOMPARE(process.exitCode(), 128 + signal);
}

void TestCli::stopsWhileItReads_data()
{
    QTest::addColumn<int>("signal");
    for (const int signal : { SIGINT, SIGTERM, SIGHUP })
        QTest::addRow("%d", signal) << signal;
}

void TestCli::stopsWhileItReads()
{
    QFETCH(int, signal);
    const QString pipe = m_folder.filePath(QStringLiteral("pipe"));
    QVERIFY(::mkfifo(qPrintable(pipe), 0600) == 0 || errno == EEXIST);
    QProcess process;
    process.start(m_sandpad,
                  { QStringLiteral("run"), QStringLiteral("--input"), pipe,
                    file(QStringLiteral("p.py"), "print(1)") });
    QVERIFY(process.waitForStarted());
    // A writer can open it as soon as Sandpad waits at the other end.
    int writer = -1;
    QTRY_VERIFY_WITH_TIMEOUT(
        (writer = ::open(qPrintable(pipe), O_WRONLY | O_NONBLOCK | O_CLOEXEC)) >= 0, 300'000);
    ::kill(static_cast<pid_t>(process.processId()), signal);
    const bool hasEnded = process.waitForFinished(300'000);
    ::close(writer);
    QVERIFY(hasEnded);
    QCOMPARE(process.exitStatus(), QProcess::CrashExit); // as a shell sees a signal
    QCOMPARE(process.exitCode(), signal);
}

void TestCli::unwritableFilesAreNamed()
{
    // Together the paths are longer than any file system takes.
    const QString deep = QStringLiteral("/") + QStringLiteral("d").repeated(200);
    const Ended ended =
        runCode("import os\n"
                "name = '/'.join(['e' * 200] * 4)\n"
                "os.makedirs(name)\n"
                "open(name + '/left.txt', 'w').write('x')\n"
                "print('done')",
                { QStringLiteral("--output-dir"), m_folder.path() + deep.repeated(18) });
    QCOMPARE(ended.status, 125);
    QCOMPARE(ended.out, "done\n");
    QVERIFY2(ended.err.contains("could not be written"), ended.err.constData());
}

void TestCli::longPathsAreCutInSentences()
{
    const Ended ended =
        runCode("import os\n"
                "for _ in range(40):\n"
                "    os.mkdir('d' * 250)\n"
                "    os.chdir('d' * 250)\n"
                "open('left.txt', 'w').write('x')\n",
                { QStringLiteral("--output-dir"), m_folder.filePath(QStringLiteral("long")) });
    QCOMPARE(ended.status, 0);
    QVERIFY2(ended.err.contains(" was not kept: its path is too long"), ended.err.constData());
    QVERIFY2(ended.err.size() < 500, ended.err.constData());
}

void TestCli::tooFewOpenFilesAreNamed_data()
{
    QTest::addColumn<QString>("limits");
    QTest::addColumn<int>("status");
    QTest::newRow("too few") << QStringLiteral("ulimit -n 20") << 125;
    QTest::newRow("the fewest") << QStringLiteral("ulimit -n 512") << 0;
    QTest::newRow("few, but more are allowed") << QStringLiteral("ulimit -S -n 20") << 0;
}

void TestCli::tooFewOpenFilesAreNamed()
{
    QFETCH(QString, limits);
    QFETCH(int, status);
    QProcess process;
    process.start(QStringLiteral("/bin/sh"),
                  { QStringLiteral("-c"),
                    limits + QStringLiteral("; exec \"$0\" run --json \"$1\""), m_sandpad,
                    file(QStringLiteral("p.py"), "print(1)") });
    QVERIFY(process.waitForFinished(600'000));
    QCOMPARE(process.exitCode(), status);
    const QByteArray out = process.readAllStandardOutput();
    const json object = sandpad::runner::jsonFrom(out);
    const std::string message = object["message"].get<std::string>();
    QCOMPARE(message.find("only 20 files open") != std::string::npos, status == 125);
}

void TestCli::programsEndWithSandpad_data()
{
    QTest::addColumn<QString>("level");
    QTest::addColumn<int>("signal");
    for (const QString &level : allLevels()) {
        for (const int signal : { SIGHUP, SIGKILL })
            QTest::addRow("%s %d", qPrintable(level), signal) << level << signal;
    }
}

void TestCli::programsEndWithSandpad()
{
    QFETCH(QString, level);
    QFETCH(int, signal);
    const QByteArray mark = "mark" + QByteArray::number(QRandomGenerator::global()->generate64());
    QProcess process;
    process.start(m_sandpad,
                  { QStringLiteral("run"), QStringLiteral("--isolation"), level,
                    file(QStringLiteral("d.py"),
                         "import os, subprocess, sys, time\n"
                         "subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(600)', '"
                             + mark
                             + "'], start_new_session=True)\n"
                               "print('up', flush=True)\ntime.sleep(600)") });
    QTRY_VERIFY_WITH_TIMEOUT(process.bytesAvailable() > 0 || process.waitForReadyRead(100),
                             300'000);
    const auto isThere = [&mark] {
        const QDir processes(QStringLiteral("/proc"));
        return std::ranges::any_of(processes.entryList(QDir::Dirs), [&mark](const QString &pid) {
            QFile line(QStringLiteral("/proc/%1/cmdline").arg(pid));
            return line.open(QIODevice::ReadOnly) && line.readAll().contains(mark);
        });
    };
    // A process that is being executed has no arguments for a moment.
    QTRY_VERIFY_WITH_TIMEOUT(isThere(), 300'000);
    ::kill(static_cast<pid_t>(process.processId()), signal);
    QVERIFY(process.waitForFinished(600'000));
    QTRY_VERIFY_WITH_TIMEOUT(!isThere(), 60'000);
}

void TestCli::fullOutputIsNamed()
{
    for (const char *format : { "--json", "--ndjson", "--cpu=5" }) {
        QProcess process;
        process.setStandardOutputFile(QStringLiteral("/dev/full"));
        process.start(m_sandpad,
                      { QStringLiteral("run"), QString::fromLatin1(format),
                        file(QStringLiteral("p.py"), "print(1)") });
        QVERIFY(process.waitForFinished(600'000));
        QCOMPARE(process.exitCode(), 125);
        QVERIFY(process.readAllStandardError().contains("could not be written"));
    }
}

void TestCli::differencesAreAsSaid_data()
{
    QTest::addColumn<QByteArray>("code");
    QTest::addColumn<QByteArray>("out");
    const auto row = [](const char *anchor, const QByteArray &code, const QByteArray &out) {
        QTest::newRow(anchor) << code << out;
    };
    row("open-files", "import resource; print(resource.getrlimit(resource.RLIMIT_NOFILE))",
        "(256, 256)\n");
    row("reserved-memory",
        "import mmap\n"
        "mmap.mmap(-1, 3 << 30, mmap.MAP_PRIVATE)\n"
        "try: mmap.mmap(-1, 8 << 30, mmap.MAP_PRIVATE)\n"
        "except OSError: print('too much')",
        "too much\n");
    row("piped-input", "import sys; print(repr(sys.stdin.read()))", "''\n");
    row("small-things",
        "import os, socket\n"
        "for call in (lambda: os.setuid(4321), socket.if_nameindex):\n"
        "    try: call()\n"
        "    except OSError as error: print(error.strerror)",
        "Invalid argument\nAddress family not supported by protocol\n");
    row("no-terminals",
        "import os, pty\n"
        "try: pty.openpty()\n"
        "except OSError: print('none')\n"
        "print([name for name in ('/dev/tty', '/var', '/run', '/sys/class') if "
        "os.path.exists(name)])",
        "none\n[]\n");
}

/// The rows are called as in docs/differences.md.
void TestCli::differencesAreAsSaid()
{
    QFETCH(QByteArray, code);
    const Ended ended = run({ QStringLiteral("run"), file(QStringLiteral("p.py"), code) }, "typed",
                            QProcessEnvironment::systemEnvironment());
    QVERIFY2(ended.err.isEmpty(), ended.err.constData());
    QTEST(ended.out, "out");
}

/// docs/differences.md#line-buffering
void TestCli::nobodyReadsTheOutput()
{
    const QString program = file(QStringLiteral("p.py"),
                                 "import sys\n"
                                 "sys.stdout.reconfigure(line_buffering=True) # bare, too\n"
                                 "number = 0\n"
                                 "while True:\n"
                                 "    print(number)\n"
                                 "    number += 1\n");
    const auto firstLines = [&program](const QString &command) {
        QProcess shell;
        shell.setWorkingDirectory(QFileInfo(program).path());
        shell.start(QStringLiteral("bash"),
                    { QStringLiteral("-c"),
                      command + QStringLiteral(" \"$0\" | head -n 2; ")
                          + QStringLiteral("exit ${PIPESTATUS[0]}"),
                      program });
        shell.waitForFinished(600'000);
        return Ended { .status = shell.exitCode(),
                       .out = shell.readAllStandardOutput(),
                       .err = shell.readAllStandardError() };
    };
    const Ended bare = firstLines(QStringLiteral("env -u PYTHONUNBUFFERED python3"));
    const Ended ended = firstLines(u'"' + m_sandpad + QStringLiteral("\" run"));
    // Writing fails, and the program ends as it does then.
    QCOMPARE(ended.status, bare.status);
    QCOMPARE(ended.out, "0\n1\n");
    const QByteArray &err = ended.err;
    QVERIFY2(err.contains("\nBrokenPipeError: "), err.constData());
    QVERIFY2(!err.contains("sandpad:"), err.constData());
}

void TestCli::noLocaleIsNoTrouble_data()
{
    QTest::addColumn<QStringList>("variables");
    QTest::newRow("none") << QStringList();
    QTest::newRow("a country's") << QStringList { QStringLiteral("LANG=de_DE.UTF-8") };
    QTest::newRow("C") << QStringList { QStringLiteral("LANG=C") };
    QTest::newRow("all C") << QStringList { QStringLiteral("LC_ALL=C") };
    QTest::newRow("one that is not installed")
        << QStringList { QStringLiteral("LANG=xx_XX.UTF-8") };
}

/// Services and cron jobs have none. The program's own is the same for everybody, as
/// docs/differences.md#language-of-the-desktop says.
void TestCli::noLocaleIsNoTrouble()
{
    QFETCH(QStringList, variables);
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char *name : { "LANG", "LANGUAGE", "LC_ALL", "LC_CTYPE" })
        environment.remove(QString::fromLatin1(name));
    for (const QString &variable : variables)
        environment.insert(variable.section(u'=', 0, 0), variable.section(u'=', 1));
    const QString program = file(QStringLiteral("ä.py"),
                                 "import os\n"
                                 "print('ö', os.environ['LANG'], os.environ.get('LC_ALL'))\n"
                                 "print(os.environ.get('LC_CTYPE'), __file__[-4:])\n");
    const Ended ended = run({ QStringLiteral("run"), program }, {}, environment);
    QCOMPARE(ended.err, "");
    QCOMPARE(ended.out, "ö C.UTF-8 None\nNone ä.py\n");
    QCOMPARE(ended.status, 0);
}

void TestCli::interruptedItselfSaysNothingMore()
{
    const Ended ended = runCode("raise KeyboardInterrupt");
    QCOMPARE(ended.status, 130);
    QVERIFY2(ended.err.endsWith("\nKeyboardInterrupt\n"), ended.err.constData());
}

void TestCli::noneIsOnlyByChoice()
{
    const Ended ended = runCode(
        "import os; print(os.path.isdir('/proc/1'))",
        { QStringLiteral("--isolation"), QStringLiteral("none"), QStringLiteral("--json") });
    const json object = ended.object();
    QCOMPARE(object["isolation"]["level"].get<std::string>(), "none");
    QCOMPARE(object["stdout"].get<std::string>(), "True\n");
    QVERIFY(object["isolation"]["layers"][0].get<std::string>().find("not in force")
            != std::string::npos);
}

/// The routes of the machine are not the program's; changing them needs root, and was tried once.
void TestCli::noneLeavesTheNetworkOfTheMachineAlone()
{
    const QByteArray code = "print(open('/proc/net/route').read())";
    QFile routes(QStringLiteral("/proc/net/route"));
    QVERIFY(routes.open(QIODevice::ReadOnly));
    const QByteArray before = routes.readAll();
    const json object =
        runCode(code,
                { QStringLiteral("--isolation"), QStringLiteral("none"),
                  QStringLiteral("--network"), QStringLiteral("on"), QStringLiteral("--json") })
            .object();
    QVERIFY2(object["success"].get<bool>(), object["message"].get<std::string>().c_str());
    QCOMPARE(object["stdout"].get<std::string>(), before.toStdString() + "\n");
}

void TestCli::laterStartsHideTheHostToo()
{
    // The second start reads what the first one found out about the machine.
    auto environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("XDG_CACHE_HOME"),
                       m_folder.filePath(QStringLiteral("found")));
    const QString code = file(QStringLiteral("mounts.py"),
                              "print([line.split()[3:5] for line in open('/proc/self/mountinfo')\n"
                              "       if line.split()[4] == '/usr'])");
    const Ended first = run({ QStringLiteral("run"), code }, {}, environment);
    QCOMPARE(first.status, 0);
    const Ended second = run({ QStringLiteral("run"), code }, {}, environment);
    QCOMPARE(second.out, first.out);
}

void TestCli::runsAsAnAccount_data()
{
    QTest::addColumn<QString>("account");
    QTest::addColumn<QString>("sentence"); ///< as root
    QTest::newRow("without rights") << QStringLiteral("nobody") << QString();
    QTest::newRow("root") << QStringLiteral("root") << QStringLiteral("never run as root");
    QTest::newRow("of nobody") << QStringLiteral("no-such-account")
                               << QStringLiteral("There is no account \"no-such-account\"");
}

void TestCli::runsAsAnAccount()
{
    QFETCH(QString, account);
    QFETCH(QString, sentence);
    const bool isRoot = ::geteuid() == 0;
    if (!isRoot)
        sentence = QStringLiteral("Only root may run programs as another account");
    for (const QString &level : isolatingLevels()) {
        const Ended ended =
            runCode("print(*open('/proc/self/status').read().split('Uid:')[1].split()[:4],\n"
                    "      open('/proc/self/uid_map').read().split()[1])",
                    { QStringLiteral("--run-as"), account, QStringLiteral("--isolation"), level });
        if (!sentence.isEmpty()) {
            QCOMPARE(ended.status, 125);
            QVERIFY2(QString::fromUtf8(ended.err).contains(sentence), ended.err.constData());
            continue;
        }
        QCOMPARE(ended.status, 0);
        const auto *entry = ::getpwnam(account.toLatin1().constData());
        QVERIFY(entry);
        const QByteArray uid = QByteArray::number(entry->pw_uid);
        // With namespaces the map says who it is outside, else its own number.
        const QByteArray seen = level == QLatin1String("namespaces")
            ? ended.out.split(' ').last().trimmed()
            : ended.out.split(' ').first();
        QCOMPARE(seen, uid);
    }
}

void TestCli::withoutBubblewrap()
{
    // A PATH with the interpreters and without bwrap.
    const QString bin = m_folder.filePath(QStringLiteral("bin"));
    QDir().mkpath(bin);
    QFile::link(QStringLiteral("/usr/bin/python3"), bin + QStringLiteral("/python3"));
    auto environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("PATH"), bin);
    environment.insert(QStringLiteral("XDG_CACHE_HOME"),
                       m_folder.filePath(QStringLiteral("cache")));
    const QString code = file(QStringLiteral("b.py"),
                              "print('ran')\ntry: open('/etc/passwd')\n"
                              "except OSError: print('confined')");
    const Ended ended = run({ QStringLiteral("run"), code }, {}, environment);
    QCOMPARE(ended.status, 0);
    QCOMPARE(ended.out, QByteArray("ran\nconfined\n"));
    QVERIFY2(ended.err.contains("landlock"), ended.err.constData());
    QVERIFY2(ended.err.contains("apt install bubblewrap"), ended.err.constData());

    // A bwrap that the kernel refuses: this program prints the error that bubblewrap would.
    QFile refused(bin + QStringLiteral("/bwrap"));
    QVERIFY(refused.open(QIODevice::WriteOnly));
    refused.write("#!/bin/sh\necho 'bwrap: No permissions to create new namespace' >&2\nexit 1\n");
    refused.setPermissions(QFile::ReadOwner | QFile::ReadOther | QFile::ExeOwner | QFile::ExeOther
                           | QFile::WriteOwner);
    refused.close();
    QFile::setPermissions(m_folder.path(),
                          QFile::permissions(m_folder.path()) | QFile::ExeOther | QFile::ReadOther);
    const Ended kernel = run({ QStringLiteral("run"), code }, {}, environment);
    QCOMPARE(kernel.status, 0);
    QCOMPARE(kernel.out, QByteArray("ran\nconfined\n"));
    QVERIFY2(kernel.err.contains("No permissions to create new namespace"), kernel.err.constData());
    QVERIFY2(kernel.err.contains("kernel.unprivileged_userns_clone"), kernel.err.constData());
}

void TestCli::interpreterThatIsGone()
{
    const Ended ended =
        runCode("print(1)",
                { QStringLiteral("--interpreter"), m_folder.filePath(QStringLiteral("python9")) });
    QCOMPARE(ended.status, 126);
    QVERIFY2(ended.err.contains("Choose another one"), ended.err.constData());
    if (::geteuid() != 0)
        return;
    // Programs never run as root, so they could not use a program that only root can reach.
    const QString closed = m_folder.filePath(QStringLiteral("closed"));
    QDir().mkpath(closed);
    QVERIFY(QFile::copy(QStringLiteral("/bin/true"), closed + QStringLiteral("/python3")));
    QFile::setPermissions(closed, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    const Ended unreachable = runCode(
        "print(1)", { QStringLiteral("--interpreter"), closed + QStringLiteral("/python3") });
    QCOMPARE(unreachable.status, 126);
    QVERIFY2(unreachable.err.contains("only root may enter"), unreachable.err.constData());
}

void TestCli::doctorKnowsTheMachine()
{
    const Ended ended = run({ QStringLiteral("doctor"), QStringLiteral("--json") });
    QCOMPARE(ended.status, 0);
    const json report = ended.object();
    const auto builtIn = sandpad::runner::LanguageCatalog::load({}).languages();
    QCOMPARE(report["languages"].size(), static_cast<std::size_t>(builtIn.size()));
    QCOMPARE(report["problems"], json::array());
    for (const json &language : report["languages"])
        QVERIFY2(language["found"].get<bool>(), language["name"].get<std::string>().c_str());
    QVERIFY(report["isolation"].size() > 8);
    const Ended text = run({ QStringLiteral("doctor") });
    QVERIFY(text.out.contains("Python"));
    QVERIFY(text.out.contains("seccomp"));
    for (const char *place :
         { "scratches", "history of runs", "own languages", "settings", "cache" })
        QVERIFY2(report["places"][place].get<std::string>().contains("/sandpad"), place);
    for (const QByteArray &line : text.out.split('\n'))
        QVERIFY2(!line.contains("works") || line.endsWith(" works") || line.contains("✗"), line);
}

SANDPAD_TEST(cli, TestCli)
#include "tst_cli.moc"
