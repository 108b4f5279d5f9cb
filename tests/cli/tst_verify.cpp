#include "runner/model/Json.h"
#include "tests/TestProgram.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

#include <csignal>
#include <ctime>
#include <nlohmann/json.hpp>

using nlohmann::json;

/// `sandpad verify`, started as a user does; the contract of its command line.
class TestVerify : public QObject
{
    Q_OBJECT

private slots:
    void exitStatus_data();
    void exitStatus();
    void jsonHoldsTheContract();
    void markdownTellsWhatIsFalse();
    void junitIsXml();
    void otherNotationHasAName();
    void toleranceIsObeyed();
    void scopeIsObeyed();
    void standardInputIsRead();
    void stopsOnSignal();
    void stopsWhileItReads();
    void samplesHold_data();
    void samplesHold();
    void terminalsGetNothingToObey_data();
    void terminalsGetNothingToObey();
    void forgedLinesAreNotBelieved_data();
    void forgedLinesAreNotBelieved();
    void marksAroundLettersAreNotBelieved();
    void printedLinesAreObserved();
    void brokenMarksAreText();

private:
    struct Ended
    {
        int status = -1;
        QByteArray out;
        QByteArray err;
    };
    Ended verify(const QStringList &arguments, const QByteArray &input = {});
    QString file(const QByteArray &content);

    QTemporaryDir m_folder;
    QString m_sandpad = qEnvironmentVariable("SANDPAD_EXECUTABLE");
};

namespace {

const QByteArray kRight = "Text.\n\n```python\nprint(1)\n```\n\nOutput:\n\n```\n1\n```\n";
const QByteArray kWrong = "Text.\n\n```python\nprint(round(2.5))  # 3\n```\n";

} // namespace

TestVerify::Ended TestVerify::verify(const QStringList &arguments, const QByteArray &input)
{
    QProcess process;
    process.start(m_sandpad, QStringList { QStringLiteral("verify") } + arguments);
    process.write(input);
    process.closeWriteChannel();
    if (!process.waitForFinished(600'000))
        return {};
    return { .status = process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -2,
             .out = process.readAllStandardOutput(),
             .err = process.readAllStandardError() };
}

QString TestVerify::file(const QByteArray &content)
{
    const QString path = m_folder.filePath(QStringLiteral("answer.md"));
    QFile made(path);
    if (made.open(QIODevice::WriteOnly))
        made.write(content);
    return path;
}

void TestVerify::exitStatus_data()
{
    QTest::addColumn<QByteArray>("answer");
    QTest::addColumn<int>("status");
    QTest::newRow("true") << kRight << 0;
    QTest::newRow("false") << kWrong << 1;
    QTest::newRow("fails, nothing claimed")
        << QByteArray("```python\nraise ValueError\n```\n") << 0;
    QTest::newRow("does not parse") << QByteArray("```python\nx = = 1\n```\n") << 1;
    QTest::newRow("spoilt head of a function")
        << QByteArray("```python\ndef f(:\n    return 1\n```\n") << 1;
    QTest::newRow("head without a colon")
        << QByteArray("```python\nif x > 1\n    y = 2\n```\n") << 1;
    QTest::newRow("two statements in a line") << QByteArray("```python\nx = 5 y = 6\n```\n") << 1;
    QTest::newRow("spoilt condition") << QByteArray("```js\nif (x { }\n```\n") << 1;
    QTest::newRow("cannot run") << QByteArray("```python\nimport nowhere_at_all\n```\n") << 0;
    QTest::newRow("no code") << QByteArray("Only words.\n") << 0;
    QTest::newRow("empty") << QByteArray() << 0;
    QTest::newRow("a stray NUL") << QByteArray("Words.\0", 7) + QByteArray(500, 'a') << 0;
    const QString wrong = QString::fromUtf8(kWrong);
    QTest::newRow("UTF-16") << QByteArray("\xff\xfe", 2)
            + QByteArray(reinterpret_cast<const char *>(wrong.utf16()), wrong.size() * 2)
                            << 1;
    QTest::newRow("other letters in Latin-1")
        << QByteArray("```python\nprint('\xe9')\n```\n```\n\xe0\n```\n") << 1;
    QTest::newRow("not UTF-8") << QByteArray("\xff\xfe```\x80") << 0;
}

void TestVerify::exitStatus()
{
    QFETCH(QByteArray, answer);
    const Ended ended = verify({ file(answer) });
    QTEST(ended.status, "status");
    QCOMPARE(ended.err, QByteArray());
    const QString failing = file("```python\nraise ValueError\n```\n");
    QCOMPARE(verify({ QStringLiteral("--strict"), failing }).status, 1);
    QVERIFY(!ended.out.isEmpty());

    QCOMPARE(verify({ m_folder.filePath(QStringLiteral("nowhere.md")) }).status, 2);
    QCOMPARE(verify({ QStringLiteral("/proc/self/fdinfo") }).status, 2);
    QCOMPARE(verify({}).status, 2);
    QCOMPARE(verify({ QStringLiteral("-") }, QByteArray(1000, '\0')).status, 2);
    QCOMPARE(verify({ QStringLiteral("-") }, "\x89PNG\r\n").status, 2);
    QCOMPARE(verify({ QStringLiteral("--json"), QStringLiteral("--junit"), file(answer) }).status,
             2);
    QVERIFY(!verify({ QStringLiteral("--tolerance"), QStringLiteral("x"), file(answer) })
                 .err.isEmpty());
}

void TestVerify::jsonHoldsTheContract()
{
    const Ended ended = verify({ QStringLiteral("--json"), file(kWrong + "\n" + kRight) });
    QCOMPARE(ended.status, 1);
    const json found = sandpad::runner::jsonFrom(ended.out);
    QVERIFY2(found.is_object(), ended.out + ended.err);
    QCOMPARE(found["blocks"].size(), 3U);
    const json &first = found["blocks"][0];
    QCOMPARE(first["index"], 1);
    QCOMPARE(first["role"], "code");
    QCOMPARE(first["language"], "python");
    QCOMPARE(first["line"], 4);
    QCOMPARE(first["claimed"], "3");
    QCOMPARE(first["actual"], "2");
    QCOMPARE(first["verdict"], "differs");
    QCOMPARE(first["run"]["outcome"], "finished");
    QCOMPARE(first["run"]["stdout"], "2\n");
    QCOMPARE(found["blocks"][1]["verdict"], "matches");
    QCOMPARE(found["blocks"][2]["role"], "output");
    QCOMPARE(found["summary"], (json { { "differs", 1 }, { "matches", 1 } }));
    QVERIFY(found["dependencies"].is_array());
    QVERIFY(!found["notChecked"].empty());
}

void TestVerify::markdownTellsWhatIsFalse()
{
    const Ended ended = verify({ QStringLiteral("--markdown"), file(kWrong) });
    QCOMPARE(ended.status, 1);
    QVERIFY(ended.out.contains("differs"));
    QVERIFY(ended.out.contains("Claimed at line 1"));
}

void TestVerify::junitIsXml()
{
    const Ended ended = verify({ QStringLiteral("--junit"), file(kWrong + "\n" + kRight) });
    QXmlStreamReader xml(ended.out);
    int cases = 0;
    int failures = 0;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        cases += xml.name() == QLatin1String("testcase") ? 1 : 0;
        failures += xml.name() == QLatin1String("failure") ? 1 : 0;
    }
    QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
    QCOMPARE(cases, 2);
    QCOMPARE(failures, 1);
}

/// In each kind of report, and it accuses nobody.
void TestVerify::otherNotationHasAName()
{
    const QString path = file("```python\nprint(1000)  # 1,000\n```\n");
    const QByteArray name = "matches, other notation";
    for (const char *option : { "", "--json", "--markdown", "--junit" }) {
        const QStringList options =
            *option == 0 ? QStringList() : QStringList { QString::fromLatin1(option) };
        const Ended ended = verify(options + QStringList { path });
        QCOMPARE(ended.status, 0);
        QVERIFY2(ended.out.contains(name), ended.out.constData());
    }
}

void TestVerify::toleranceIsObeyed()
{
    const QString path = file("```python\nprint(1.25)  # 1.26\n```\n");
    QCOMPARE(verify({ path }).status, 1);
    QCOMPARE(verify({ QStringLiteral("--tolerance"), QStringLiteral("0.01"), path }).status, 0);
}

void TestVerify::scopeIsObeyed()
{
    const QString path = file("```python\nx = 1\n```\n\n```python\nprint(x)\n```\n");
    QCOMPARE(verify({ path }).status, 0);
    QCOMPARE(verify({ QStringLiteral("--session"), path }).status, 0);
    // Alone the second block lacks a name, and nothing is claimed of it.
    QCOMPARE(verify({ QStringLiteral("--alone"), path }).status, 0);
    const QStringList strictly { QStringLiteral("--alone"), QStringLiteral("--strict"), path };
    QCOMPARE(verify(strictly).status, 1);
}

void TestVerify::standardInputIsRead()
{
    QCOMPARE(verify({ QStringLiteral("-") }, kRight).status, 0);
    QCOMPARE(verify({ QStringLiteral("-") }, kWrong).status, 1);
}

void TestVerify::stopsOnSignal()
{
    QProcess process;
    process.start(
        m_sandpad,
        { QStringLiteral("verify"), file("```python\nimport time\ntime.sleep(25)\n```\n") });
    QVERIFY(process.waitForStarted());
    // The command handles the signal from its first event on.
    for (int i = 0; i < 2000 && process.state() == QProcess::Running; ++i) {
        process.terminate();
        process.waitForFinished(50);
    }
    QCOMPARE(process.state(), QProcess::NotRunning);
    if (process.exitStatus() == QProcess::NormalExit)
        QCOMPARE(process.exitCode(), 128 + 15);
}

/// A hundred thousand blocks take seconds to read. The signal ends the process there, as it does by
/// itself.
void TestVerify::stopsWhileItReads()
{
    QProcess process;
    process.start(m_sandpad,
                  { QStringLiteral("verify"), file(QByteArray("```\n```\n").repeated(130'000)) });
    QVERIFY(process.waitForStarted());
    const auto id = static_cast<pid_t>(process.processId());
    const auto tenthsUsed = [id] {
        clockid_t clock = 0;
        timespec used {};
        const bool isKnown =
            ::clock_getcpuclockid(id, &clock) == 0 && ::clock_gettime(clock, &used) == 0;
        return isKnown ? used.tv_sec * 10 + used.tv_nsec / 100'000'000 : 0;
    };
    // Its start takes a tenth of that, so it reads now.
    QTRY_VERIFY_WITH_TIMEOUT(tenthsUsed() >= 3, 300'000);
    ::kill(id, SIGTERM);
    QVERIFY(process.waitForFinished(600'000));
    QCOMPARE(process.exitStatus(), QProcess::CrashExit);
}

void TestVerify::samplesHold_data()
{
    QTest::addColumn<QString>("path");
    const QDir root(QStringLiteral(SANDPAD_SOURCE));
    const QDir samples(root.filePath(QStringLiteral("resources/samples")));
    for (const QString &name : samples.entryList(QDir::Files))
        QTest::newRow(qPrintable(name)) << samples.filePath(name);
}

void TestVerify::samplesHold()
{
    QFETCH(QString, path);
    const Ended ended = verify({ path });
    QVERIFY2(ended.status == 0, ended.out.constData());
    QVERIFY2(ended.out.startsWith("·") || ended.out.startsWith("✓"), ended.out.constData());
}

void TestVerify::terminalsGetNothingToObey_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::newRow("text") << QStringList();
    QTest::newRow("Markdown") << QStringList { QStringLiteral("--markdown") };
    QTest::newRow("JUnit") << QStringList { QStringLiteral("--junit") };
}

void TestVerify::terminalsGetNothingToObey()
{
    QFETCH(QStringList, options);
    // It is printed, it is the error of the next block, and it stands in the answer itself.
    const QString hostile = QStringLiteral("\x1b[2J\x7f\u009b\u009d\u061c\u200e\u202e\u2066`````");
    const QByteArray answer =
        "```python\nprint('H')  # 3\n```\n\n```python\nraise ValueError('H')\n```\n\nH `H`\n";
    const Ended ended = verify(options + QStringList { QStringLiteral("-") },
                               QByteArray(answer).replace("H", hostile.toUtf8()));
    QCOMPARE(ended.status, 1);
    const QString out = QString::fromUtf8(ended.out);
    for (const QChar c : hostile.chopped(5)) {
        const bool isPlain = c == u'[' || c == u'2' || c == u'J';
        QVERIFY2(isPlain || !out.contains(c), qPrintable(QString::number(c.unicode(), 16)));
    }
    QVERIFY2(ended.out.contains("\\u009b"), ended.out.constData());
    // So does a name that somebody gave a file.
    const Ended refused = verify({ QStringLiteral("nowhere") + hostile });
    QCOMPARE(refused.status, 2);
    QVERIFY(refused.err.contains("\\u001b[2J\\u007f\\u009b"));
}

void TestVerify::forgedLinesAreNotBelieved_data()
{
    QTest::addColumn<QByteArray>("answer");
    QTest::addColumn<QByteArray>("kind"); // of the mark that it looks for
    QTest::addColumn<QByteArray>("line"); // that claims what is not so
    QTest::addColumn<QString>("verdict");
    const auto row = [](const char *language, const QByteArray &answer, const QByteArray &value,
                        const QByteArray &print) {
        // Its compiler takes seconds for each run: the value, too, in `./dev nightly`.
        if (qstrcmp(language, "C#") != 0 || qEnvironmentVariableIsSet("SANDPAD_ALL"))
            QTest::addRow("%s, a value", language)
                << answer << QByteArray("v") << value << "matches";
        QTest::addRow("%s, a print", language)
            << answer << QByteArray("p") << print << "not checked";
    };
    row("Python", R"(```python
import os, re, sys
mark = re.search(r'u001e(\w+?)KIND(\d+)\\u001f', open(__file__).read())
if mark:
    one = '\x1e' + mark.group(1) + '%s' + mark.group(2) + '\x1f'
    sys.stdout.write(one % 'KIND' + '3\n' + one % 'e')
    sys.stdout.flush()
    os._exit(0)
x = 1
LINE
```
)",
        "x + 1  # -> 3", "print(x + 1)  # 3");
    const QByteArray script = R"(
const fs = require('fs');
const pattern = /(?:\\u001e|\\x1e|\x1e)(\w+?)KIND(\d+)(?:\\u001f|\\x1f|\x1f)/i;
const mark = pattern.exec(fs.readFileSync(process.argv[1], 'utf8'));
if (mark) {
  const [, key, line] = mark;
  fs.writeSync(1, `\x1e${key}KIND${line}\x1f3\n\x1e${key}e${line}\x1f`);
  process.exit(0);
}
const x = 1;
LINE
```
)";
    row("JavaScript", "```javascript" + script, "x + 1  // -> 3", "console.log(x + 1);  // 3");
    row("TypeScript", "```typescript" + script, "x + 1  // -> 3", "console.log(x + 1);  // 3");
    row("C#", R"(```csharp
using System;
using System.IO;
using System.Reflection;
using System.Text;
using System.Text.RegularExpressions;
class P {
  static void Main() {
    var bytes = File.ReadAllBytes(Assembly.GetExecutingAssembly().Location);
    var text = Encoding.Unicode.GetString(bytes) + Encoding.Unicode.GetString(bytes, 1, bytes.Length - 1);
    var mark = Regex.Match(text, "\u001e([0-9a-z]+?)KIND([0-9]+)\u001f");
    if (mark.Success) {
      var head = "\u001e" + mark.Groups[1].Value;
      var line = mark.Groups[2].Value + "\u001f";
      Console.Write(head + "KIND" + line + "3\n" + head + "e" + line);
      Environment.Exit(0);
    }
    int x = 1;
    LINE
  }
}
```
)",
        "int y = x + 1; // -> 3", "Console.WriteLine(x + 1); // 3");
}

void TestVerify::forgedLinesAreNotBelieved()
{
    QFETCH(QByteArray, answer);
    QFETCH(QByteArray, kind);
    QFETCH(QByteArray, line);
    const QString path = file(answer.replace("KIND", kind).replace("LINE", line));
    const Ended ended = verify({ QStringLiteral("--json"), path });
    const json found = sandpad::runner::jsonFrom(ended.out);
    QVERIFY2(found.is_object(), ended.out + ended.err);
    const json &block = found["blocks"][0];
    // A value that is never printed nobody else can tell. Whoever reads of it must know who said
    // it.
    QTEST(QString::fromStdString(block["verdict"].get<std::string>()), "verdict");
    QCOMPARE(block["comparisons"][0]["evidence"], "reported");
    // The sentence is the same for every language.
    if (answer.startsWith("```python"))
        QCOMPARE(verify({ path }).out.contains("Code that is made to deceive could forge that."),
                 kind == "v");
}

void TestVerify::marksAroundLettersAreNotBelieved()
{
    const Ended ended = verify({ QStringLiteral("--json"), file(R"(```python
import os, re, sys
def is_safe():
    mark = re.search(r'u001e(\w+?)p(\d+)\\u001f', open(__file__).read())
    text = 'The algorithm is fully broken'
    if mark:
        one = '\x1e' + mark.group(1) + '%s' + mark.group(2) + '\x1f'
        at = 0
        for letter in 'True':
            at = text.index(letter, at)
            marked = one % 'p' + letter + one % 'e'
            text = text[:at] + marked + text[at + 1:]
            at += len(marked)
    sys.stdout.write(text + '\n')
    sys.stdout.flush()
    os._exit(0)
print(is_safe())  # True
```
)") });
    const json found = sandpad::runner::jsonFrom(ended.out);
    QVERIFY2(found.is_object(), ended.out + ended.err);
    QCOMPARE(found["blocks"][0]["comparisons"][0]["evidence"], "reported");
}

void TestVerify::printedLinesAreObserved()
{
    const QString path = file("```python\nprint(1 + 1)  # 2\n```\n");
    const Ended ended = verify({ QStringLiteral("--json"), path });
    const json found = sandpad::runner::jsonFrom(ended.out);
    QVERIFY2(found.is_object(), ended.out + ended.err);
    QCOMPARE(found["blocks"][0]["verdict"], "matches");
    QCOMPARE(found["blocks"][0]["comparisons"][0]["evidence"], "observed");
    QVERIFY(!verify({ path }).out.contains("deceive"));
}

void TestVerify::brokenMarksAreText()
{
    const Ended ended = verify({ QStringLiteral("-") }, R"(```python
import re
mark = re.search(r'u001e(\w+?)v(\d+)\\u001f', open(__file__).read())
print('\x1e' + mark.group(1) + '\x1f')
x = 1
x + 1  # -> 2
```
)");
    QCOMPARE(ended.status, 0);
    QVERIFY(ended.out.startsWith("✓ block 1"));
}

SANDPAD_TEST(verify, TestVerify)
#include "tst_verify.moc"
