#include "runner/language/GuestMessage.h"
#include "runner/language/errors/Columns.h"
#include "runner/language/errors/NodeErrors.h"
#include "runner/language/errors/RuleHint.h"
#include "runner/language/errors/RuntimeHint.h"
#include "runner/language/errors/TracebackParser.h"
#include "runner/model/Json.h"
#include "runner/model/json/ModelJson.h"
#include "tests/TestProgram.h"

#include <QFile>
#include <QTest>

#include <nlohmann/json.hpp>

using namespace sandpad::runner;

/// The causes of an error, and the part of a line that it points at.
class TestErrors : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QTest::failOnWarning(); }
    void bytesThatPythonCannotReadHaveTheirLine();
    void functionsHaveTheirWrittenNames_data();
    void functionsHaveTheirWrittenNames();
    void chains_data();
    void chains();
    void chainsAreCapped();
    void deepRecursionIsCounted();
    void causesOfAMessage();
    void causesAreChecked_data();
    void causesAreChecked();
    void jsonHoldsTheCauses();
    void columnsAreCharacters_data();
    void columnsAreCharacters();
    void diagnosticsHaveEnds();
    void whatTheRuntimeAdds_data();
    void whatTheRuntimeAdds();
    void syntaxPlaces();
    void textThatNodePrinted();
    void serversTakeALibrary();

private:
    static QByteArray errorWith(const QByteArray &members)
    {
        return R"({"type":"error","error":{"type":"E","message":"m","frames":[],)" + members + "}}";
    }
};

void TestErrors::chains_data()
{
    QTest::addColumn<QString>("format");
    QTest::addColumn<QString>("type");
    QTest::addColumn<QList<int>>("lines"); ///< of the error's own frames
    QTest::addColumn<QStringList>("causes"); ///< relation, depth, type: message @ lines
    const auto row = [](const char *file, const char *format, const char *type, QList<int> lines,
                        const QStringList &causes) {
        QTest::newRow(file) << QString::fromLatin1(format) << QString::fromLatin1(type) << lines
                            << causes;
    };
    row("python-chained", "python", "KeyError", { 4 },
        { QStringLiteral("cause 0 ZeroDivisionError: division by zero @ 2") });
    row("python-context", "python", "RuntimeError", { 11 },
        { QStringLiteral("cause 0 ValueError: invalid literal for int() with base 10: 'x' @ 9 7"),
          QStringLiteral("context 0 KeyError: 'kéy' @ 5 2") });
    const QStringList inner { QStringLiteral("cause 0 System.InvalidOperationException: mid @ 6 4"),
                              QStringLiteral(
                                  "cause 0 System.ArgumentException: inner\nsecond line @ 4 3") };
    row("dotnet-chained", "dotnet", "System.Exception", { 7 }, inner);
    // Mono inlines the method that throws.
    row("mono-chained", "mono", "System.Exception", { 7 },
        { inner[0], QString(inner[1]).replace(QLatin1String("4 3"), QLatin1String("4")) });
    row("dotnet-aggregate", "dotnet", "System.AggregateException", { 6 },
        { QStringLiteral("member 1 System.ArgumentException: one @ 4 3"),
          QStringLiteral("member 1 System.Exception: holder @ "),
          QStringLiteral("cause 1 System.ArgumentException: two @ 4 3"),
          QStringLiteral("member 1 System.ArgumentException: three @ 4 3") });
    row("mono-aggregate", "mono", "System.AggregateException", { 6 },
        { QStringLiteral("member 1 System.ArgumentException: one @ 4"),
          QStringLiteral("member 1 System.Exception: holder @ "),
          QStringLiteral("cause 1 System.ArgumentException: two @ 4"),
          QStringLiteral("member 1 System.ArgumentException: three @ 4") });
    row("dotnet", "dotnet", "System.IndexOutOfRangeException", { 6, 5 }, {});
}

void TestErrors::bytesThatPythonCannotReadHaveTheirLine()
{
    const auto report = parseTraceback(
        QStringLiteral("python"),
        "SyntaxError: Non-UTF-8 code starting with '\\xe9' in file /scratch/script.py on line 7, "
        "but no encoding declared; see https://peps.python.org/pep-0263/ for details\n",
        QStringLiteral("/scratch/script.py"));
    QVERIFY(report);
    QCOMPARE(report->type, QStringLiteral("SyntaxError"));
    QVERIFY(report->message.startsWith(QLatin1String("Non-UTF-8 code")));
    QCOMPARE(report->frames.size(), 1);
    QCOMPARE(report->frames.first().line, 7);
    QVERIFY(report->frames.first().isUser);
}

void TestErrors::functionsHaveTheirWrittenNames_data()
{
    QTest::addColumn<QString>("printed");
    QTest::addColumn<QString>("function");
    const auto row = [](const char *name, const char *printed, const char *function) {
        QTest::newRow(name) << QString::fromLatin1(printed) << QString::fromLatin1(function);
    };
    row("a method", "P.Main()", "P.Main()");
    row("statements", "Program.<Main>$(String[] args)", "");
    row("statements that await", "Program.<<Main>$>d__0.MoveNext()", "");
    row("a local function", "Program.<<Main>$>g__F|0_1(Int32 i, <>c__DisplayClass0_0&)", "F");
    row("one of a method", "P.<Run>g__Inner|1_0(Int32 i)", "Inner");
    row("a lambda", "Program.<>c.<<Main>$>b__0_0(Int32 x)", "=>");
    row("one of a method, with names", "P.<>c__DisplayClass0_0.<Run>b__0()", "=>");
    row("a method that awaits", "P.<LoadAsync>d__1.MoveNext()", "LoadAsync");
    row("one of a type with a type", "Box`1.Get(T value)", "Box`1.Get(T value)");
}

void TestErrors::functionsHaveTheirWrittenNames()
{
    QFETCH(QString, printed);
    const auto report = parseTraceback(QStringLiteral("dotnet"),
                                       "Unhandled exception. System.Exception: x\n   at "
                                           + printed.toUtf8() + " in /scratch/script.cs:line 3\n",
                                       QStringLiteral("/scratch/script.cs"));
    QVERIFY(report);
    QCOMPARE(report->frames.size(), 1);
    QTEST(report->frames.first().function, "function");
}

void TestErrors::chains()
{
    QFETCH(QString, format);
    QFile file(QStringLiteral(SANDPAD_TEST_DATA "/tracebacks/%1.txt")
                   .arg(QLatin1StringView(QTest::currentDataTag())));
    QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(file.fileName()));
    const QString userFile = format == QLatin1String("python")
        ? QStringLiteral("/scratch/script.py")
        : QStringLiteral("/scratch/script.cs");
    const auto report = parseTraceback(format, file.readAll(), userFile);
    QVERIFY(report);
    QTEST(report->type, "type");
    const auto linesOf = [](const QList<Frame> &frames) {
        QList<int> lines;
        for (const Frame &frame : frames)
            lines.append(frame.line);
        return lines;
    };
    QTEST(linesOf(report->frames), "lines");
    QStringList causes;
    for (const Cause &cause : report->causes) {
        QStringList lines;
        for (const int line : linesOf(cause.frames))
            lines.append(QString::number(line));
        causes.append(QStringLiteral("%1 %2 %3: %4 @ %5")
                          .arg(relationName(cause.relation), QString::number(cause.depth),
                               cause.type, cause.message, lines.join(u' ')));
    }
    QTEST(causes, "causes");
}

void TestErrors::chainsAreCapped()
{
    const QByteArray dotnet = "Unhandled exception. System.Exception: x\n"
        + QByteArray(" ---> System.Exception: y\n").repeated(10'000)
        + QByteArray("   --- End of inner exception stack trace ---\n").repeated(20'000)
        + "   at P.Main() in /scratch/script.cs:line 3\n";
    const auto report =
        parseTraceback(QStringLiteral("dotnet"), dotnet, QStringLiteral("/scratch/script.cs"));
    QVERIFY(report);
    QCOMPARE(report->causes.size(), kMostCauses);
    QCOMPARE(report->moreCauses, 10'000 - kMostCauses);
    QCOMPARE(report->frames.size(), 1);
    const QByteArray groups = "Unhandled exception. System.AggregateException: x\n"
        + QByteArray(" ---> System.AggregateException: y\n").repeated(50)
        + QByteArray(" ---> (Inner Exception #0) System.Exception: z<---<---\n").repeated(1000)
        + QByteArray(" ---> (Inner Exception #7) System.Exception: z<---\n").repeated(1000);
    const auto deep =
        parseTraceback(QStringLiteral("dotnet"), groups, QStringLiteral("/scratch/script.cs"));
    QVERIFY(deep);
    QCOMPARE(deep->causes.size(), kMostCauses);
    QCOMPARE(deep->causes.last().depth, kMostCauseDepth);
    const QByteArray python =
        QByteArray(
            "Traceback (most recent call last):\n  File \"/scratch/script.py\", line 1\nE: m\n\n"
            "During handling of the above exception, another exception occurred:\n\n")
            .repeated(1000)
        + "Traceback (most recent call last):\n  File \"/scratch/script.py\", line 2\nE: last\n";
    const auto chain =
        parseTraceback(QStringLiteral("python"), python, QStringLiteral("/scratch/script.py"));
    QVERIFY(chain);
    QCOMPARE(chain->causes.size(), kMostCauses);
    QCOMPARE(chain->moreCauses, 1000 - kMostCauses);
}

void TestErrors::deepRecursionIsCounted()
{
    const QByteArray text = "Unhandled exception. System.Exception: deep\n"
        + QByteArray("   at P.F(Int32 n) in /scratch/script.cs:line 3\n").repeated(1000)
        + "   at P.Main() in /scratch/script.cs:line 4\n";
    const auto report =
        parseTraceback(QStringLiteral("dotnet"), text, QStringLiteral("/scratch/script.cs"));
    QVERIFY(report);
    QCOMPARE(report->frames.size(), 200);
    QCOMPARE(report->frames.first().skipped, 801);
    QCOMPARE(report->frames.last().skipped, 0);
}

void TestErrors::causesOfAMessage()
{
    ShownBudget budget;
    const auto message = parseGuestMessage(
        errorWith(
            R"("moreCauses":7,"causes":[{"relation":"context","depth":99,"type":"T","message":"n",
           "frames":[{"file":"script.py","line":4,"column":3,"endColumn":9,"skipped":5,"user":true},
                     {"line":4,"column":3,"endColumn":3},{"line":4,"endColumn":8},
                     {"line":4,"column":2,"endColumn":"x","skipped":-1}]}])"),
        budget);
    QVERIFY(message);
    const auto &error = std::get<ErrorReport>(*message);
    QCOMPARE(error.moreCauses, 7);
    QCOMPARE(error.causes.size(), 1);
    const Cause &cause = error.causes.first();
    QCOMPARE(cause.relation, Cause::Relation::Context);
    QCOMPARE(cause.depth, kMostCauseDepth);
    QCOMPARE(cause.type, QStringLiteral("T"));
    QCOMPARE(cause.frames[0], (Frame { QStringLiteral("script.py"), 4, 3, QString(), true, 9, 5 }));
    for (const Frame &frame : cause.frames.sliced(1)) {
        QCOMPARE(frame.endColumn, 0);
        QCOMPARE(frame.skipped, 0);
    }
}

void TestErrors::causesAreChecked_data()
{
    QTest::addColumn<QByteArray>("members");
    QTest::addColumn<bool>("isGood");
    const QByteArray one = R"({"relation":"cause","frames":[]})";
    const auto list = [&one](int count) {
        return "\"causes\":[" + (one + ',').repeated(count - 1) + one + ']';
    };
    const auto row = [](const char *name, const QByteArray &members, bool isGood) {
        QTest::newRow(name) << members << isGood;
    };
    row("none", R"("causes":[])", true);
    row("twenty", list(20), true);
    row("twenty-one", list(21), false);
    row("a million", list(1'000'000), false);
    row("a number", R"("causes":5)", false);
    row("null", R"("causes":null)", false);
    row("numbers", R"("causes":[1])", false);
    row("no relation", R"("causes":[{"frames":[]}])", false);
    row("odd relation", R"("causes":[{"relation":"friend","frames":[]}])", false);
    row("no frames", R"("causes":[{"relation":"cause"}])", false);
    row("frames are text", R"("causes":[{"relation":"cause","frames":"x"}])", false);
    row("many frames",
        R"("causes":[{"relation":"cause","frames":[)" + QByteArray("{},").repeated(60) + "{}]}]",
        false);
    row("type is a list", R"("causes":[{"relation":"cause","type":[],"frames":[]}])", false);
    row("odd numbers",
        R"("moreCauses":-3,"causes":[{"relation":"member","depth":"x","frames":[]}])", true);
    row("giant text",
        R"("causes":[{"relation":"cause","message":")" + QByteArray(8 << 20, 'x')
            + R"(","frames":[]}])",
        true);
    row("cyclic", R"("causes":[{"relation":"cause","frames":[],"causes":[{"relation":"cause"}]}])",
        true);
}

void TestErrors::causesAreChecked()
{
    QFETCH(QByteArray, members);
    ShownBudget budget;
    const auto message = parseGuestMessage(errorWith(members), budget);
    QTEST(message.has_value(), "isGood");
    if (!message)
        return;
    for (const Cause &cause : std::get<ErrorReport>(*message).causes) {
        QVERIFY(cause.message.size() <= 64 << 10);
        QVERIFY(cause.depth >= 0 && cause.depth <= kMostCauseDepth);
    }
}

void TestErrors::jsonHoldsTheCauses()
{
    ErrorReport error;
    error.frames = { { QStringLiteral("script.py"), 3, 0, QString(), true } };
    error.causes = { { .relation = Cause::Relation::Member,
                       .depth = 1,
                       .type = QStringLiteral("T"),
                       .message = QStringLiteral("n"),
                       .frames = { { QString(), 2, 1, QString(), false, 4, 8 } } } };
    const auto written = toJson(error);
    QCOMPARE(written["frames"][0]["endColumn"], nlohmann::json(nullptr));
    QCOMPARE(written["moreCauses"], nlohmann::json(nullptr));
    QCOMPARE(jsonBytes(written["causes"]),
             R"([{"depth":1,"frames":[{"column":1,"endColumn":4,"file":null,"function":null,)"
             R"("line":2,"skipped":8}],"message":"n","relation":"member","type":"T"}])");
}

void TestErrors::columnsAreCharacters_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<int>("utf8");
    QTest::addColumn<int>("utf16");
    QTest::addColumn<int>("character");
    const auto row = [](const char *name, const char *line, int utf8, int utf16, int character) {
        QTest::newRow(name) << QString::fromUtf8(line) << utf8 << utf16 << character;
    };
    row("plain", "abc", 3, 3, 3);
    row("unknown", "abc", 0, 0, 0);
    row("tab", "\tabc", 2, 2, 2);
    row("wide", "é漢🎉x", 10, 5, 4);
    row("behind the end", "🎉", 7, 5, 4);
    row("no line", "", 12, 12, 12);
}

void TestErrors::columnsAreCharacters()
{
    QFETCH(QString, line);
    QFETCH(int, utf8);
    QFETCH(int, utf16);
    QTEST(characterAt(line, utf8, ColumnUnit::Utf8), "character");
    QTEST(characterAt(line, utf16, ColumnUnit::Utf16), "character");
}

void TestErrors::diagnosticsHaveEnds()
{
    // As esbuild 0.25 prints them; it counts bytes.
    const auto esbuild = parseDiagnostics(
        "✘ [ERROR] Unexpected \"=\"\n\n    script.ts:2:24:\n      2 │   const t = \"🎉é\", b: = "
        "2;\n"
        "        ╵                      ^\n\n"
        "✘ [ERROR] The symbol \"t\" has already been declared\n\n    script.ts:3:6:\n"
        "      3 │ const total = 1;\n        ╵       ~~~~~\n\n",
        QStringLiteral("/scratch/script.ts"),
        "const a: number = 1;\n\tconst t = \"🎉é\", b: = 2;\nconst total = 1;\n");
    QVERIFY(esbuild);
    QCOMPARE(esbuild->diagnostics.size(), 2);
    QCOMPARE(esbuild->diagnostics[0].column, 21);
    QCOMPARE(esbuild->diagnostics[0].endColumn, 22);
    QCOMPARE(esbuild->diagnostics[1].column, 7);
    QCOMPARE(esbuild->diagnostics[1].endColumn, 12);
    QCOMPARE(esbuild->frames.first().endColumn, 22);
    // No compiler counts so far, but a program can print it.
    const auto huge =
        parseDiagnostics("✘ [ERROR] x\n\n    script.ts:1:2147483647:\n      1 │ a\n        ╵ ~~~\n",
                         QStringLiteral("/scratch/script.ts"), "a\n");
    QVERIFY(huge);
    QCOMPARE(huge->diagnostics.first().column, 1);
    // Of an emoji C#'s compiler counts two.
    const auto csharp = parseDiagnostics(
        "/scratch/script.cs(2,46): error CS0029: Cannot convert\n",
        QStringLiteral("/scratch/script.cs"),
        "class P {\n\tstatic void Main() { var s = \"🎉é\"; int x = \"s\"; }\n}\n");
    QVERIFY(csharp);
    QCOMPARE(csharp->diagnostics.first().column, 45);
}

void TestErrors::syntaxPlaces()
{
    const QString file = QStringLiteral("/scratch/script.js");
    // Node 20 prints this about a module.
    const QByteArray text = "/scratch/script.js:9\nmine\n^\n"
                            "file:///scratch/script.js:2\nconst x = '🎉'; const xy = 2;\n"
                            "                      ^^\n\nSyntaxError: Identifier 'xy' has\n";
    const auto placeIn = [](const QByteArray &printed, const QString &userFile) {
        ErrorReport error;
        error.type = QStringLiteral("SyntaxError");
        completeFromNode(error, printed, userFile);
        return error.frames;
    };
    QCOMPARE(placeIn(text, file),
             (QList<Frame> { { QStringLiteral("script.js"), 2, 22, QString(), true, 24, 0 } }));
    QVERIFY(placeIn(text, QStringLiteral("/scratch/other.js")).isEmpty());
    // A module is named by its address.
    QByteArray addressed = text;
    addressed.replace("file:///scratch/script.js", "file:///scratch/my%20%C3%A9.mjs");
    QCOMPARE(placeIn(addressed, QStringLiteral("/scratch/my é.mjs")),
             (QList<Frame> { { QStringLiteral("my é.mjs"), 2, 22, QString(), true, 24, 0 } }));
    // When a text was thrown, only this output has the place.
    QCOMPARE(placeIn("\n/scratch/script.js:3\n  throw 'x'\n  ^\nx\n\nNode.js v20.19.2\n", file),
             (QList<Frame> { { QStringLiteral("script.js"), 3, 3, QString(), true, 4, 0 } }));
    const QByteArray lines = QByteArray("/scratch/script.js:2\n").repeated(10'000);
    for (const QByteArray &noise : { QByteArray(), QByteArray("\n\n\n"), lines,
                                     QByteArray(1 << 20, '^'), QByteArray(1 << 20, ' ') })
        QVERIFY(placeIn(noise, file).isEmpty());
}

void TestErrors::textThatNodePrinted()
{
    const auto completed = [](const QByteArray &printed) {
        ErrorReport error;
        error.type = QStringLiteral("TypeError");
        error.traceback = QStringLiteral("TypeError: bad\n    at f");
        completeFromNode(error, printed, QStringLiteral("/scratch/script.js"));
        return error.traceback;
    };
    const QByteArray text = "node:internal/process/promises:389\n      new Unhandled(reason);\n"
                            "      ^\n\nTypeError: bad\n    at f (x:1)\n\nNode.js v20.19.2";
    QCOMPARE(completed("warned\n" + text + "\n"), QString::fromLatin1(text));
    // A program may print the same itself. Text that is not at the very end, or lacks the version,
    // is not Node's.
    const QString own = QStringLiteral("TypeError: bad\n    at f");
    QCOMPARE(completed(text + "\nmore\n"), own);
    QCOMPARE(completed(text.chopped(17)), own);
    QCOMPARE(completed("TypeError: bad\n\nNode.js v20.19.2\n"), own);
    QCOMPARE(completed({}), own);
}

void TestErrors::serversTakeALibrary()
{
    ErrorReport error;
    error.type = QStringLiteral("OSError");
    error.message = QStringLiteral("[Errno 97] Address family not supported by protocol");
    RunRules rules;
    QVERIFY(!ruleHint(error, rules).contains(QLatin1String("libsocket_wrapper")));
    rules.reach = NetworkReach::LacksLibrary;
    QVERIFY(ruleHint(error, rules).contains(QLatin1String("apt install libsocket-wrapper")));
}

void TestErrors::whatTheRuntimeAdds_data()
{
    QTest::addColumn<QString>("message");
    QTest::addColumn<QString>("last");
    QTest::addColumn<QString>("hint");
    const auto row = [](const char *message, const char *last, const char *hint) {
        QTest::newRow(last) << QString::fromLatin1(message) << QString::fromLatin1(last)
                            << QString::fromLatin1(hint);
    };
    row("no 'lenght'", "AttributeError: no 'lenght'. Did you mean: 'length'?",
        "Did you mean: 'length'?");
    row("no 'lenght'", "AttributeError: no 'lenght'", "");
    row("no 'lenght'\na note", "AttributeError: no 'lenght'. Did you mean: 'length'?\na note",
        "Did you mean: 'length'?");
    row("no", "AttributeError: no 'lenght'. Did you mean: 'length'?", "");
    row("", "AttributeError: . ", "");
    row("no. Really", "AttributeError: no. Really", "");
    row("no", "TypeError: no. Did you mean: 'yes'?", "");
}

void TestErrors::whatTheRuntimeAdds()
{
    QFETCH(const QString, message);
    QFETCH(const QString, last);
    QFETCH(const QString, hint);
    ErrorReport error;
    error.type = QStringLiteral("AttributeError");
    error.message = message;
    error.traceback = QStringLiteral("Traceback (most recent call last):\n  File \"a\"\n") + last;
    QCOMPARE(runtimeHint(error), hint);
}

SANDPAD_TEST(errors, TestErrors)
#include "tst_errors.moc"
