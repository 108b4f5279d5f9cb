#include "runner/Runner.h"
#include "runner/SharedCompilers.h"
#include "runner/model/RunRecorder.h"
#include "tests/Dotnet.h"
#include "tests/TestProgram.h"
#include "tests/Waiting.h"

#include <QTest>

using namespace sandpad::runner;

/// Programs that one process compiles for many runs: nothing is different, and a process that lies
/// or breaks down holds up nobody.
class TestSharedCompilers : public QObject
{
    Q_OBJECT

private slots:
    void nothingIsDifferent_data();
    void nothingIsDifferent();
    void onlyAskedRunsShare_data();
    void onlyAskedRunsShare();
    void brokenProcessesAreReplaced_data();
    void brokenProcessesAreReplaced();
    void programsAreCompiledInTurn();
    void whatNeverStartsIsNotTriedAgain();
    void whatIsKnownIsNotCompiledAgain();
    void whatIsExpectedIsStarted();

private:
    RunResult run(const QString &language, const QByteArray &code, bool sharesCompiler);

    Runner m_runner;
};

namespace {

/// A process that compiles, played by the test. It is told to do so by the lines of `script`, one
/// for each program, in which %1 is the number that it was given.
class PlayedCompiler : public Run
{
    Q_OBJECT

public:
    explicit PlayedCompiler(QByteArrayList script)
        : m_script(std::move(script))
    {
        later([this] { say("{\"ready\": true}\n"); });
    }
    void stop() override { }
    void sendInput(const QByteArray &bytes) override
    {
        const QByteArray number = bytes.sliced(bytes.indexOf(':') + 1).split(',').first();
        const QByteArray line = m_script.isEmpty() ? QByteArray() : m_script.takeFirst();
        later([this, line, number] {
            if (line == "ends")
                emit happened({ .time = {}, .payload = Finished {} });
            else
                say(QByteArray(line).replace("%1", number));
        });
    }
    void endInput() override { }
    void resizeTerminal(TerminalSize) override { }

private:
    void later(const std::function<void()> &action)
    {
        QMetaObject::invokeMethod(this, action, Qt::QueuedConnection);
    }
    void say(const QByteArray &bytes)
    {
        emit happened({ .time = {}, .payload = Output { .stream = Stream::Out, .bytes = bytes } });
    }

    QByteArrayList m_script;
};

const QByteArray kDone = R"({"id": %1, "done": true, "messages": "", "files": {"/tmp/a": "YQ=="}})"
                         "\n";

/// What matters of a result, without times.
QString shown(const RunResult &result)
{
    QString text = result.message + u'\n' + QString::fromUtf8(result.standardOutput) + u'\n'
        + QString::fromUtf8(result.standardError);
    if (!result.error)
        return text;
    text += result.error->type + u'\n' + result.error->message + u'\n' + result.error->hint;
    for (const Frame &frame : result.error->frames)
        text += QStringLiteral("\n%1 %2 %3").arg(frame.file, frame.function).arg(frame.line);
    for (const Diagnostic &one : result.error->diagnostics)
        text += QStringLiteral("\n%1 %2 %3").arg(one.code, one.message).arg(one.line);
    return text;
}

} // namespace

RunResult TestSharedCompilers::run(const QString &language, const QByteArray &code,
                                   bool sharesCompiler)
{
    RunRequest request;
    request.snippet = { .languageId = language, .code = code };
    request.limits.compile = std::chrono::minutes(5);
    request.sharesCompiler = sharesCompiler;
    const auto run = m_runner.start(request);
    RunRecorder recorder;
    connect(run.get(), &Run::happened, this, [&](const RunEvent &event) { recorder.add(event); });
    if (!sandpad::tests::waitFor([&] { return recorder.isFinished(); }, 600'000))
        QTest::qFail("it did not end", __FILE__, __LINE__);
    return recorder.result();
}

/// ./dev nightly compares all.
void TestSharedCompilers::nothingIsDifferent_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QByteArray>("code");
    const auto script = [](const char *tag, const QByteArray &code) {
        QTest::addRow("typescript, %s", tag) << QStringLiteral("typescript") << code;
    };
    script("types",
           "interface A { n: number }\nenum E { X = 7 }\nconst a: A = { n: E.X };\n"
           "console.log(a);\ndisplay(a);\na.n");
    script("syntax", "const a: number = 1;\nconst b: = 2;\n");
    script("warning", "const a = { n: 1, n: 2 };\nconsole.log(a, typeof a == 'x');\n");
    script("exception",
           "function f(n: number): void {\n  if (n === 0) throw new RangeError('é');\n"
           "  f(n - 1);\n}\n\nf(2);\n");
    script("module",
           "import { basename } from 'node:path';\nexport {};\n"
           "console.log(basename('a/b'), await Promise.resolve(3));\n");
    script("await in a call",
           "const f = async (): Promise<number> => 2;\nconsole.log(await f());\n");
    script("require",
           "import fs = require('fs');\nimport { sep } from 'path';\n"
           "console.log(typeof fs.open, sep, fs.readdirSync('.'));\n");
    script("files",
           "import { readdirSync, readFileSync } from 'fs';\n"
           "console.log(readdirSync('.'), readFileSync('script.ts', 'utf8').length);\n");
    script("a file that is not there", "import { x } from './x';\nconsole.log(x);\n");
    script("a package that is not there", "import x from 'left-pad';\nconsole.log(x);\n");
    script("nothing", "");
    constexpr int kOneOf = 6;
    int turn = 0;
    const auto row = [&turn](const char *tag, const QByteArray &code) {
        if (hasDotnet() && (turn++ % kOneOf == 0 || qEnvironmentVariableIsSet("SANDPAD_ALL")))
            QTest::newRow(tag) << QStringLiteral("csharp") << code;
    };
    row("statements", QByteArray("Console.WriteLine(new[] { 1, 2 }.Sum());"));
    row("warning", QByteArray("int unused;\nstring s = null;\nConsole.Write(s);"));
    row("types",
        QByteArray("class P\n{\n    static void Main() { int x = \"s\"; }\n}\n"
                   "class Q { Foo x; }"));
    row("syntax", QByteArray("Console.WriteLine(\"a\"\nint y = ;\n"));
    row("declared twice", QByteArray("class A { }\nclass A { }\nfoo();"));
    row("no Main", QByteArray("class A { string t = null; }"));
    row("unsafe", QByteArray("unsafe { int* p = null; }"));
    row("exception",
        QByteArray("F(3);\nvoid F(int n)\n{\n    if (n == 0)\n"
                   "        throw new Exception(\"é\");\n    F(n - 1);\n}"));
    row("displayed", QByteArray("Display(1);\nConsole.WriteLine(2);"));
    row("generated",
        QByteArray(
            "using System.Text.RegularExpressions;\nConsole.WriteLine(P.A().IsMatch(\"a\"));\n"
            "partial class P { [GeneratedRegex(\"a\")] public static partial Regex A(); }"));
    row("version",
        QByteArray(
            "var file = System.Diagnostics.FileVersionInfo.GetVersionInfo("
            "System.Reflection.Assembly.GetExecutingAssembly().Location);\n"
            "Console.WriteLine(file.FileVersion + file.ProductName + file.OriginalFilename);"));
}

void TestSharedCompilers::nothingIsDifferent()
{
    QFETCH(QString, language);
    QFETCH(QByteArray, code);
    const RunResult shared = run(language, code, true);
    const RunResult own = run(language, code, false);
    QCOMPARE(shown(shared), shown(own));
    QVERIFY(!shared.message.isEmpty());
    QCOMPARE(shared.files.size(), own.files.size());
}

void TestSharedCompilers::onlyAskedRunsShare_data()
{
    QTest::addColumn<RunRequest>("request");
    const auto row = [](const char *language, const char *code) {
        RunRequest request;
        request.snippet = { .languageId = QString::fromLatin1(language), .code = code };
        request.limits.compile = std::chrono::minutes(5);
        QTest::newRow(language) << request;
    };
    row("typescript", "console.log(1 as number)");
    if (hasDotnet())
        row("csharp", "Console.Write(1);");
}

/// The time of compiling belongs to a run that does it itself, in its own sandbox.
void TestSharedCompilers::onlyAskedRunsShare()
{
    QFETCH(RunRequest, request);
    const auto compiles = [this, &request](bool sharesCompiler) {
        request.sharesCompiler = sharesCompiler;
        const auto run = m_runner.start(request);
        bool isOver = false;
        bool hasSandbox = false;
        bool hasCompiled = false;
        connect(run.get(), &Run::happened, this, [&](const RunEvent &event) {
            const auto *step = std::get_if<StepBegun>(&event.payload);
            hasSandbox = hasSandbox || std::holds_alternative<Started>(event.payload);
            hasCompiled = hasCompiled || (hasSandbox && step && step->isCompiling);
            isOver = isOver || std::holds_alternative<Finished>(event.payload);
        });
        return sandpad::tests::waitFor([&] { return isOver; }, 600'000) && hasCompiled;
    };
    QVERIFY(compiles(false));
    QVERIFY(!compiles(true));
    // The process of TypeScript knows no other files, such as those that a program imports.
    request.inputs = { { .name = QStringLiteral("tsconfig.json"), .content = "{}" } };
    QCOMPARE(compiles(true), request.snippet.languageId == QLatin1String("typescript"));
}

void TestSharedCompilers::brokenProcessesAreReplaced_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::newRow("ends") << QByteArray("ends");
    QTest::newRow("no JSON") << QByteArray("Unhandled exception\n");
    QTest::newRow("another number") << QByteArray(kDone).replace("%1", "7");
    QTest::newRow("another shape") << QByteArray("{\"id\": %1, \"done\": 1}\n");
    QTest::newRow("no object") << QByteArray("[1]\n");
    QTest::newRow("no end") << QByteArray(33 << 20, 'x');
    QTest::newRow("nothing") << QByteArray();
}

/// The program that it was given is left to the compiler's own command, others go to the next.
void TestSharedCompilers::brokenProcessesAreReplaced()
{
    QFETCH(QByteArray, line);
    int started = 0;
    const auto start = [&](const RunRequest &) {
        return std::make_unique<PlayedCompiler>(++started == 1 ? QByteArrayList { line }
                                                               : QByteArrayList { kDone });
    };
    SharedCompilers compilers(start, std::chrono::seconds(2));
    QList<bool> answers;
    const auto note = [&](const std::optional<CompiledProgram> &program) {
        answers.append(program.has_value());
    };
    compilers.compile(this, {}, note);
    compilers.compile(this, {}, note);
    QTRY_COMPARE(answers, (QList<bool> { false, true }));
    QCOMPARE(started, 2);
}

void TestSharedCompilers::programsAreCompiledInTurn()
{
    int started = 0;
    SharedCompilers compilers([&](const RunRequest &) {
        ++started;
        return std::make_unique<PlayedCompiler>(QByteArrayList { kDone, kDone, kDone });
    });
    int answers = 0;
    auto gone = std::make_unique<QObject>();
    compilers.compile(gone.get(), {}, [&](const auto &) { answers += 100; });
    for (int i = 0; i < 2; ++i)
        compilers.compile(this, {}, [&](const std::optional<CompiledProgram> &program) {
            answers += program && program->files.value(QStringLiteral("/tmp/a")) == "a" ? 1 : 0;
        });
    gone.reset();
    QTRY_COMPARE(answers, 2);
    QCOMPARE(started, 1);
}

void TestSharedCompilers::whatNeverStartsIsNotTriedAgain()
{
    int started = 0;
    Runner runner;
    SharedCompilers compilers([&](const RunRequest &) {
        ++started;
        RunRequest unknown;
        unknown.snippet.languageId = QStringLiteral("nowhere");
        return runner.start(unknown);
    });
    int answers = 0;
    const auto note = [&](const std::optional<CompiledProgram> &program) {
        answers += program ? 100 : 1;
    };
    compilers.compile(this, {}, note);
    compilers.compile(this, {}, note);
    QTRY_COMPARE(answers, 2);
    compilers.compile(this, {}, note);
    QTRY_COMPARE(answers, 3);
    QCOMPARE(started, 1);
}

void TestSharedCompilers::whatIsKnownIsNotCompiledAgain()
{
    SharedCompilers compilers([&](const RunRequest &) {
        return std::make_unique<PlayedCompiler>(
            QByteArrayList { kDone, QByteArray(kDone).replace("YQ==", "Yg==") });
    });
    QByteArrayList answers;
    const auto compile = [&](const char *argument, const char *code) {
        const CompileOrder order { .compiler = {},
                                   .folder = {},
                                   .arguments = { QString::fromLatin1(argument) },
                                   .files = { { QStringLiteral("/tmp/p.cs"), code } } };
        compilers.compile(this, order, [&](const std::optional<CompiledProgram> &program) {
            answers.append(program ? program->files.value(QStringLiteral("/tmp/a")) : "none");
        });
    };
    compile("-o", "1");
    QTRY_COMPARE(answers, QByteArrayList { "a" });
    compile("-o", "1");
    QTRY_COMPARE(answers, (QByteArrayList { "a", "a" }));
    compile("-o", "2");
    QTRY_COMPARE(answers, (QByteArrayList { "a", "a", "b" }));
    compile("-o", "1");
    QTRY_COMPARE(answers, (QByteArrayList { "a", "a", "b", "a" }));
}

void TestSharedCompilers::whatIsExpectedIsStarted()
{
    int started = 0;
    SharedCompilers compilers([&](const RunRequest &) {
        ++started;
        return std::make_unique<PlayedCompiler>(QByteArrayList { kDone });
    });
    compilers.expect({});
    compilers.expect({});
    QCOMPARE(started, 1);
    bool isDone = false;
    compilers.compile(this, {}, [&](const auto &program) { isDone = program.has_value(); });
    QTRY_VERIFY(isDone);
    QCOMPARE(started, 1);
}

SANDPAD_TEST(sharedcompilers, TestSharedCompilers)
#include "tst_sharedcompilers.moc"
