#include "runner/model/Json.h"
#include "tests/Dotnet.h"
#include "tests/TestProgram.h"

#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <QtEndian>

#include <nlohmann/json.hpp>

using nlohmann::json;

/// The four languages end to end, through `sandpad run --json`.
class TestLanguages : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QTest::failOnWarning(); }
    void prints_data();
    void prints();
    void reportsErrors_data();
    void reportsErrors();
    void reportsEveryCompilerMessage();
    void reportsPlacesAndCauses_data();
    void reportsPlacesAndCauses();
    void givesValues_data();
    void givesValues();
    void givesTrees_data();
    void givesTrees();
    void givesObjectsAsTrees_data();
    void givesObjectsAsTrees();
    void displayNeverFails_data();
    void displayNeverFails();
    void printingIsLeftAlone();
    void rejectedObjectsAreTold();
    void displays_data();
    void displays();
    void csharpDisplaysValues();
    void figuresAppearOnceAndInPlace_data();
    void warningsOfDrawingNameTheHarness();
    void figuresAppearOnceAndInPlace();
    void drawingIsNotTheProgramsTime();
    void figuresShowWhatSticksOut_data();
    void figuresShowWhatSticksOut();
    void figuresSayWhatTheyLack_data();
    void figuresSayWhatTheyLack();
    void tracebacksAreTheInterpretersOwn_data();
    void tracebacksAreTheInterpretersOwn();
    void pythonStartsAsBare_data();
    void pythonStartsAsBare();
    void usedUpThingsChangeNothing_data();
    void usedUpThingsChangeNothing();
    void hintsAtTheRules_data();
    void hintsAtTheRules();
    void hintsAtTheLevelsNetwork_data();
    void hintsAtTheLevelsNetwork();
    void hintsAtTemporaryFiles_data();
    void hintsAtTemporaryFiles();
    void hintsAtFilesBeside_data();
    void hintsAtFilesBeside();
    void packagesAreGivenAsAFolder_data();
    void packagesAreGivenAsAFolder();
    void typescriptImportsFiles_data();
    void typescriptImportsFiles();
    void nodeStacksAreNodesOwn();
    void monoRunsToo();
    void handledErrorsAreNone_data();
    void handledErrorsAreNone();

private:
    struct Bare
    {
        QByteArray out; ///< the program's folder reads /scratch
        QByteArray err;
        int status = 0;
    };

    /// As the interpreter runs it.
    static Bare withoutSandpad(const QByteArray &code,
                               const QString &name = QStringLiteral("t.py"));
    json run(const QString &name, const QByteArray &code, const QStringList &options = {});
    /// The hint of the error; empty when there is none.
    [[nodiscard]] static QString hintOf(const json &result);

    QTemporaryDir m_folder;
};

json TestLanguages::run(const QString &name, const QByteArray &code, const QStringList &options)
{
    QFile file(m_folder.filePath(name));
    if (file.open(QIODevice::WriteOnly))
        file.write(code);
    file.close();
    QProcess process;
    // Time enough on a busy machine.
    process.start(qEnvironmentVariable("SANDPAD_EXECUTABLE"),
                  QStringList { QStringLiteral("run"), QStringLiteral("--json"),
                                QStringLiteral("--cpu"), QStringLiteral("60"),
                                QStringLiteral("--wall"), QStringLiteral("300") }
                      + options + QStringList { file.fileName() });
    process.waitForFinished(600'000);
    const QByteArray out = process.readAllStandardOutput();
    return sandpad::runner::jsonFrom(out);
}

void TestLanguages::prints_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("code");
    QTest::addColumn<QByteArray>("expected");
    const auto row = [](const char *tag, const char *name, const char *code, const char *expected) {
        QTest::newRow(tag) << QString::fromUtf8(name) << QByteArray(code) << QByteArray(expected);
    };
    row("python", "a.py", "import sys\nprint(__name__, __file__, sys.argv, sys.path[0])",
        "__main__ /scratch/a.py ['a.py'] /scratch\n");
    row("python name with spaces", "my report.py", "import sys\nprint(__file__, sys.argv)",
        "/scratch/my report.py ['my report.py']\n");
    row("python name with other signs", "it's #1 – done.py", "print(__file__)",
        "/scratch/it's #1 – done.py\n");
    row("module whose name is replaced", "50%.mjs",
        "console.log(typeof require, import.meta.filename)", "undefined /scratch/script.mjs\n");
    row("name that means something else", "{guest} $x.py", "print(__file__)",
        "/scratch/script.py\n");
    row("python called like a module", "json.py",
        "import json, asyncio\nprint(__name__, json.__file__)\n"
        "if __name__ == '__main__': display({'application/json': [1]})\n",
        "json /scratch/json.py\n__main__ /scratch/json.py\n");
    row("python input like a module", "a.py",
        "open('base64.py', 'w').write('x = 5')\nimport base64\nprint(base64.x)", "5\n");
    row("children of node", "a.js",
        "const { fork } = require('node:child_process');\n"
        "if (process.send) process.send(typeof display + process.execArgv);\n"
        "else fork(__filename).on('message', (kind) => console.log(kind, typeof display));",
        "undefined function\n");
    row("python of Windows", "a.pyw", "import sys\nprint(__file__, sys.argv)",
        "/scratch/a.pyw ['a.pyw']\n");
    row("typescript module by its name", "a.mts",
        "const n: number = await 5; console.log(n, typeof require)", "5 undefined\n");
    row("typescript commonjs by its name", "a.cts",
        "const n: number = 5; console.log(n, typeof require, typeof module)",
        "5 function object\n");
    row("commonjs by its name", "a.cjs", "console.log(typeof require, __filename)",
        "function /scratch/a.cjs\n");
    row("module by its name", "a.mjs", "console.log(typeof require, import.meta.filename)",
        "undefined /scratch/a.mjs\n");
    row("csharp name with spaces", "my report.cs",
        "System.Console.WriteLine(System.Reflection.Assembly.GetEntryAssembly()!.GetName().Name);",
        "my report\n");
    row("python await", "a.py", "import asyncio\nawait asyncio.sleep(0)\nprint('awaited')",
        "awaited\n");
    row("python module like ours", "a.py",
        "open('channel.py','w').write('x = 5')\nimport channel\nprint(channel.x)", "5\n");
    row("python multiprocessing", "a.py",
        "import multiprocessing as m\ndef f(x): return x * x\n"
        "if __name__ == '__main__':\n    with m.get_context('spawn').Pool(2) as p: "
        "print(p.map(f, [1, 2, 3]))",
        "[1, 4, 9]\n");
    row("python pickle", "a.py",
        "import pickle\nclass C: pass\nprint(type(pickle.loads(pickle.dumps(C()))) is C)",
        "True\n");
    row("commonjs", "a.js", "const fs = require('fs'); console.log(typeof module, __filename)",
        "object /scratch/a.js\n");
    row("es module", "a.mjs", "import os from 'node:os'; console.log(typeof os.cpus, await 5)",
        "function 5\n");
    row("javascript await", "a.js", "console.log(await Promise.resolve('late'));", "late\n");
    row("javascript await in a call", "a.js",
        "const f = async (x) => x;\nconsole.log(await f(1), typeof require, this);",
        "1 undefined undefined\n");
    row("javascript order", "a.js", "console.log(1); console.error(2); console.log(3)", "1\n3\n");
    // docs/differences.md#compiled-names
    row("typescript sees the file that was made", "n.ts",
        "console.log(process.argv[1], __filename)", "/scratch/n.ts.js /scratch/n.ts.js\n");
    row("typescript lowered", "l.ts",
        "function d(v: any, c: any) { return v }\n"
        "class B { @d m() { return 1 } accessor z = 3 }\n"
        "using r = { [Symbol.dispose]() { console.log('gone') } };\n"
        "console.log(new B().m(), new B().z)",
        "1 3\ngone\n");
    row("typescript", "a.ts",
        "interface P { n: number }\nenum E { A = 4 }\nconst p: P = { n: 3 };\n"
        "console.log(p.n + E.A, await Promise.resolve('t'));",
        "7 t\n");
    row("csharp program", "a.cs",
        "using System; class P { static void Main() { Console.WriteLine(\"c \" + 6 * 7); } }",
        "c 42\n");
    row("csharp input", "a.cs",
        "using System; class P { static void Main() { Console.WriteLine(Console.ReadLine() == "
        "null); } }",
        "True\n");
    // Both need the SDK's own build, which takes its time.
    row("csharp directive and generator", "a.cs",
        "#:property DefineConstants=$(DefineConstants);TOLD\n"
        "using System.Text.RegularExpressions;\n"
        "#if TOLD\nConsole.WriteLine(P.A().IsMatch(\"xay\"));\n#endif\n"
        "partial class P { [GeneratedRegex(\"a\")] public static partial Regex A(); }",
        "True\n");
    row("csharp cultures", "a.cs",
        "string[] words = { \"b\", \"B\", \"a\", \"A\", \"\\u00e9\", \"z\" };\n"
        "Console.WriteLine(string.Join(\" \", words.OrderBy(word => word)\n"
        "    .Select(word => (int)word[0])));\n"
        "Console.WriteLine(new System.Globalization.CultureInfo(\"de-DE\").NativeName);\n"
        "Console.WriteLine(\"e\\u0301\".Normalize().Length);",
        "97 65 98 66 233 122\nDeutsch (Deutschland)\n1\n");
    row("csharp symbols", "a.cs",
        "#if DEBUG && NET10_0_OR_GREATER && !NET99_0\nConsole.WriteLine(1);\n#endif\n"
        "Console.WriteLine(typeof(Program).Assembly.GetName().Version);",
        "1\n1.0.0.0\n");
}

void TestLanguages::prints()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, code);
    QFETCH(QByteArray, expected);
    if (lacksDotnet(name))
        QSKIP(kNoDotnet);
    const json result = run(name, code);
    QVERIFY(result.is_object());
    QVERIFY2(result["success"].get<bool>(), sandpad::runner::jsonBytes(result, 1).constData());
    QCOMPARE(QByteArray::fromStdString(result["stdout"].get<std::string>()), expected);
}

void TestLanguages::reportsErrors_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("code");
    QTest::addColumn<QString>("type");
    QTest::addColumn<QString>("message");
    QTest::addColumn<int>("line");
    const auto row = [](const char *tag, const char *name, const char *code, const char *type,
                        const char *message, int line) {
        QTest::newRow(tag) << QString::fromLatin1(name) << QByteArray(code)
                           << QString::fromLatin1(type) << QString::fromUtf8(message) << line;
    };
    row("python", "a.py", "def f():\n    raise KeyError('k')\nf()\n", "KeyError", "'k'", 2);
    row("python syntax", "a.py", "x = 1\ny = = 2\n", "SyntaxError", "invalid syntax", 2);
    row("python own class", "a.py", "class Odd(Exception): pass\nraise Odd('o')", "Odd", "o", 2);
    row("javascript", "a.js", "function f() {\n  null.x;\n}\nf();", "TypeError",
        "Cannot read properties of null (reading 'x')", 2);
    row("javascript syntax", "a.js", "let a = 1;\nlet b = ;\n", "SyntaxError",
        "Unexpected token ';'", 2);
    row("javascript rejection", "a.js", "\nPromise.reject(new RangeError('late'));", "RangeError",
        "late", 2);
    row("javascript await in a call", "a.js",
        "console.log(await 1);\nconsole.log(await Promise.reject(new RangeError('in call')));",
        "RangeError", "in call", 2);
    row("csharp lines", "a.cs", "throw new System.Exception(\"one\\ntwo\");", "System.Exception",
        "one\ntwo", 1);
    row("typescript async", "a.ts",
        "type T = { a: string };\n\nasync function f(t: T): Promise<never> {\n"
        "  throw new RangeError(t.a);\n}\nawait f({ a: 'mapped' });",
        "RangeError", "mapped", 4);
    row("typescript await in a call", "a.ts",
        "interface T { a: string }\n\nconst f = async (t: T) => {\n  throw new "
        "RangeError(t.a);\n};\n"
        "console.log(await f({ a: 'in call' }));",
        "RangeError", "in call", 4);
    row("typescript syntax", "a.ts", "const a: number = 1;\nconst b: = 2;\n", "SyntaxError",
        "Unexpected \"=\"", 2);
    row("csharp exception", "a.cs",
        "using System;\nclass P {\n  static void F() { throw new "
        "InvalidOperationException(\"bad\"); }\n"
        "  static void Main() { F(); }\n}",
        "System.InvalidOperationException", "bad", 3);
    row("csharp compiler", "a.cs", "class P {\n  static void Main() { int x = \"s\"; }\n}",
        "CS0029", "Cannot implicitly convert type", 2);
}

void TestLanguages::reportsErrors()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, code);
    QFETCH(QString, message);
    if (lacksDotnet(name))
        QSKIP(kNoDotnet);
    const json result = run(name, code);
    QVERIFY(result["error"].is_object());
    const json &error = result["error"];
    QTEST(QString::fromStdString(error["type"].get<std::string>()), "type");
    const auto said = QString::fromStdString(error["message"].get<std::string>());
    QVERIFY2(said.startsWith(message), qPrintable(said));
    int line = 0;
    for (const json &frame : error["frames"]) {
        if (frame["file"].is_string() && frame["file"].get<std::string>() == name.toStdString()
            && frame["line"].is_number())
            line = frame["line"].get<int>();
    }
    QTEST(line, "line");
    QVERIFY(!result["success"].get<bool>());
    QVERIFY(!result["stderr"].get<std::string>().empty());
}

void TestLanguages::reportsEveryCompilerMessage()
{
    const json result = run(QStringLiteral("many.cs"),
                            "class P {\n  static void Main() {\n    int x = \"s\";\n    y = 2;\n"
                            "    Missing();\n  }\n}\n");
    const json &messages = result["error"]["diagnostics"];
    QCOMPARE(messages.size(), 3U);
    for (int i = 0; i < 3; ++i) {
        QCOMPARE(messages[i]["line"].get<int>(), i + 3);
        QVERIFY(messages[i]["column"].get<int>() > 0);
        QCOMPARE(messages[i]["file"].get<std::string>(), "many.cs");
    }
}

void TestLanguages::reportsPlacesAndCauses_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("code");
    QTest::addColumn<QString>("expected"); ///< the innermost place, then each cause with its own
    const auto row = [](const char *tag, const char *name, const char *code, const char *expected) {
        QTest::newRow(tag) << QString::fromLatin1(name) << QByteArray(code)
                           << QString::fromUtf8(expected);
    };
    row("python part of a line", "a.py", "t = {}\nx = '漢🎉', t['k'] + 1\n", "2:11-17");
    row("python syntax", "a.py", "x = 1\ny = 2 2 3\n", "2:7-8");
    row("python odd syntax error", "a.py",
        "raise SyntaxError('x', ('a.py', 'one', [], 'x', 5, 'y'))", "0:0-0");
    row("python cause", "a.py", "try:\n  1 / 0\nexcept Exception as e:\n  raise KeyError from e\n",
        "4:3-24 | cause 0 ZeroDivisionError 2:3-8");
    row("python context", "a.py", "try:\n  1 / 0\nexcept Exception:\n  [][1]\n",
        "4:3-8 | context 0 ZeroDivisionError 2:3-8");
    row("python suppressed", "a.py",
        "try:\n  1 / 0\nexcept Exception:\n  raise KeyError from None\n", "4:3-27");
    row("python cycle", "a.py",
        "a, b = KeyError(), ValueError()\na.__cause__ = b\nb.__cause__ = a\nraise a\n",
        "4:1-8 | cause 0 ValueError 0:0-0");
    row("python group", "a.py",
        "raise ExceptionGroup('g', [KeyError(1), ExceptionGroup('h', [TypeError()])])\n",
        "1:1-77 | member 1 KeyError 0:0-0 | member 1 ExceptionGroup 0:0-0 | "
        "member 2 TypeError 0:0-0");
    row("python own attributes raise", "a.py",
        "class E(Exception):\n  __cause__ = property(lambda self: 1 / 0)\nraise E()\n", "3:1-10");
    row("javascript cause", "a.js",
        "const f = () => { null.x; };\ntry { f(); } catch (e) {\n"
        "  const s = '🎉'; throw new Error('o', { cause: e }); }\n",
        "3:24-0 | cause 0 TypeError 1:24-0");
    row("javascript value", "a.js", "throw new Error('o', { cause: 5 });",
        "1:7-0 | cause 0 null 0:0-0");
    row("javascript cycle", "a.js", "const e = new Error('e');\ne.cause = e;\nthrow e;", "1:11-0");
    row("javascript cause throws", "a.js",
        "const e = new Error('e');\nObject.defineProperty(e, 'cause', { get() { null.x } });\n"
        "throw e;",
        "1:11-0");
    row("javascript group", "a.js",
        "throw new AggregateError([new RangeError('a', { cause: 'b' }), 'c'], 'all');",
        "1:7-0 | member 1 RangeError 1:27-0 | cause 1 null 0:0-0 | member 1 null 0:0-0");
    row("javascript syntax", "a.js", "let a;\n\tlet t = '🎉', b = ;\n", "2:19-20");
    row("module syntax", "a.mjs", "import 'node:fs';\nconst x = 1; const x = 2;\n", "2:20-21");
    row("module syntax in a name with spaces", "my é.mjs", "\nconst x = 1; const x = 2;\n",
        "2:20-21");
    row("module error in a name with spaces", "my é.mjs", "const f = () => null.x;\nf();\n",
        "1:22-0");
    row("typescript cause", "a.ts",
        "type T = string;\ntry { (null as any).x; } catch (e) {\n"
        "  throw new Error('o' as T, { cause: e }); }\n",
        "3:9-0 | cause 0 TypeError 2:21-0");
    row("typescript syntax", "a.ts", "\tconst t = '🎉é', b: = 2;", "1:21-22");
    row("csharp inner", "a.cs",
        "using System;\ntry {\n  try { throw new ArgumentException(\"i\"); }\n"
        "  catch (Exception e) { throw new Exception(\"o\", e); }\n}\nfinally { }\n",
        "4:0-0 | cause 0 System.ArgumentException 3:0-0");
}

void TestLanguages::reportsPlacesAndCauses()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, code);
    if (lacksDotnet(name))
        QSKIP(kNoDotnet);
    const json result = run(name, code);
    QVERIFY2(result["error"].is_object(), sandpad::runner::jsonBytes(result, 2).constData());
    const auto number = [](const json &value) {
        return QString::number(value.is_number() ? value.get<int>() : 0);
    };
    const auto place = [&number](const json &frames) {
        const json last = frames.empty() ? json::object() : frames.back();
        return QStringLiteral("%1:%2-%3")
            .arg(number(last.value("line", json())), number(last.value("column", json())),
                 number(last.value("endColumn", json())));
    };
    QStringList parts { place(result["error"]["frames"]) };
    for (const json &cause : result["error"]["causes"]) {
        const QString type = cause["type"].is_string()
            ? QString::fromStdString(cause["type"].get<std::string>())
            : QStringLiteral("null");
        parts.append(QStringLiteral("%1 %2 %3 %4")
                         .arg(QString::fromStdString(cause["relation"].get<std::string>()),
                              number(cause["depth"]), type, place(cause["frames"])));
    }
    QTEST(parts.join(QStringLiteral(" | ")), "expected");
}

void TestLanguages::givesValues_data()
{
    QTest::addColumn<QByteArray>("code");
    QTest::addColumn<QString>("expected");
    QTest::newRow("expression") << QByteArray("1 + 1") << "2";
    QTest::newRow("after statements") << QByteArray("x = [1]\nx") << "[1]";
    QTest::newRow("none") << QByteArray("None") << QString();
    QTest::newRow("statement") << QByteArray("x = 1") << QString();
    QTest::newRow("docstring") << QByteArray("'only a docstring'") << QString();
    QTest::newRow("await") << QByteArray("import asyncio\nawait asyncio.sleep(0, 'v')") << "'v'";
    QTest::newRow("repr fails") << QByteArray(
        "class B:\n  def __repr__(self): raise ValueError\nB()")
                                << "<B: its repr failed with ValueError>";
    QTest::newRow("future") << QByteArray("from __future__ import annotations\ndef f(a: X): ...\n"
                                          "f.__annotations__")
                            << "{'a': 'X'}";
}

void TestLanguages::givesValues()
{
    QFETCH(QByteArray, code);
    const json result = run(QStringLiteral("v.py"), code);
    const json &value = result["value"];
    QTEST(value.is_null() ? QString()
                          : QString::fromStdString(value["text/plain"].get<std::string>()),
          "expected");
    QCOMPARE(result["stdout"].get<std::string>(), "");
}

void TestLanguages::givesTrees_data()
{
    QTest::addColumn<QByteArray>("code");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *name, const QByteArray &code, const QByteArray &expected) {
        QTest::newRow(name) << code << QString::fromUtf8(expected);
    };
    // A value on one line, or without nesting, is best read as it is printed.
    row("short", "{'a': [1, 2]}", "");
    row("flat list", "list(range(300))", "");
    row("text", "'x' * 300", "");
    row("numbers", "{'squares': [i * i for i in range(40)], 'odd': (1, 3)}",
        "dict(2)  {'squares': […], 'odd': (…)} / 'squares' list(40)  [0, 1, 4, 9, 16, 25, 36, 49, "
        "64, 81, 100, 121, 144, 169, …] / 'odd' tuple(2)  (1, 3)");
    row("long text", "['y' * 300_000, {3}]",
        "list(2)  ['yyyyyyyyyyyyyyyyyyyyyyyy'…, {…}] / 0 'y…y'… / 1 set(1)  {3}");
    row("in itself", "x = [list(range(40))]\nx.append(x)\nx",
        "list(2)  [[…], […]] / 0 list(40)  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, "
        "16, …] / 1 list(…)  itself again");
    row("keys and what comes after a long list",
        "{('k', 1): 2, 'big': list(range(100_000)), 'last': (1,), 'text': 'x' * 60}",
        "dict(4)  {('k', 1): 2, 'big': […], 'last': (…), …} "
        "/ ('k', 1) 2 / 'big' list(100000)  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, "
        "16, …] / 'last' tuple(1)  (1,) / 'text' '"
            + QByteArray(60, 'x') + "'");
    row("dataclass",
        "from dataclasses import dataclass\n@dataclass\nclass P:\n  name: str\n  parts: list\n"
        "P('y' * 90, [P('a', [])])",
        "P(name='yyyyyyyyyyyyyyyyyyyyyyyy'…, parts=[…]) / name '" + QByteArray(90, 'y')
            + "' / parts list(1)  [P(…)]");
    row("failing",
        "class B:\n  def __repr__(self): raise ValueError\n"
        "[B(), []]",
        "list(2)  [<B>, []] / 0 <B: its repr failed with ValueError> / 1 list(0)  []");
}

void TestLanguages::givesTrees()
{
    QFETCH(QByteArray, code);
    const json value = run(QStringLiteral("t.py"), code)["value"];
    const json none = { { "children", json::array() } };
    const json tree = value.value("application/vnd.sandpad.tree+json", none);
    QStringList parts;
    const auto text = [](const json &node) {
        return QString::fromStdString(node["text"].get<std::string>())
            .replace(QString(100'000, u'y'), QStringLiteral("y…y"));
    };
    if (tree.contains("text"))
        parts.append(text(tree));
    for (const json &child : tree["children"])
        parts.append(QString::fromStdString(child[0].get<std::string>()) + u' ' + text(child[1]));
    QTEST(parts.join(QStringLiteral(" / ")), "expected");
}

void TestLanguages::givesObjectsAsTrees_data()
{
    QTest::addColumn<QByteArray>("code");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *name, const QByteArray &code, const QByteArray &expected) {
        QTest::newRow(name) << code << QString::fromUtf8(expected);
    };
    row("object", "{a: 1, b: ['x', {c: null}], f() {}}",
        "{a: 1, b: […], f: [Function]} / a 1 / b Array(2)  ['x', {…}] / f [Function: f]");
    row("class", "new (class P { constructor() { this.x = 1n } })", "P {x: 1n} / x 1n");
    row("map", "new Map([['a', 1], [{k: 1}, [2]]])",
        "Map(2)  {'a' => 1, {…} => […]} / 'a' 1 / 1 {…} => […]");
    row("set", "new Set([1, 'x'])", "Set(2)  {1, 'x'} / 0 1 / 1 'x'");
    row("bytes", "new Uint8Array([7, 8])", "Uint8Array(2)  [7, 8] / 0 7 / 1 8");
    row("buffer", "{b: new Uint8Array([7]).buffer}", "{b: ArrayBuffer {…}} / b ArrayBuffer(1)");
    row("promise", "[Promise.resolve({a: 5}), new Promise(() => {})]",
        "Array(2)  [Promise {…}, Promise {…}] / 0 Promise { { a: 5 } } / 1 Promise { <pending> }");
    row("others", "[new Date(0), /a/g, new URL('http://a/b'), new WeakMap(), Object.create(null)]",
        "Array(5)  [1970-01-01T00:00:00.000Z, /a/g, URL http://a/b, …] / 0 "
        "1970-01-01T00:00:00.000Z "
        "/ 1 /a/g / 2 URL http://a/b / 3 WeakMap { <items unknown> } / 4 [Object: null prototype] "
        "{}");
    row("in itself", "(() => { const c = {a: {}}; c.a.c = c; return c; })()",
        "{a: {…}} / a {c: {…}}");
    // No function of the program is called, whatever the program defines.
    row("getters", "{get a() { throw 1 }, set b(x) {}}",
        "{a: [Getter], b: [Setter]} / a [Getter] / b [Setter]");
    row("proxy", "[new Proxy({x: 1}, {get() { throw 1 }, ownKeys() { throw 1 }})]",
        "Array(1)  [Proxy {…}] / 0 Proxy [ { x: 1 }, { get: [Function: get], ownKeys: [Function: "
        "ownKeys] } ]");
    row("own inspect", "{a: {[Symbol.for('nodejs.util.inspect.custom')]() { return 'own' }}}",
        "{a: {…}} / a {[Symbol(nodejs.util.inspect.custom)]: [Function]}");
    row("proxy as prototype", "[Object.create(new Proxy({}, {}))]",
        "Array(1)  [[Object: a proxy is its prototype] {…}] / 0 [Object: a proxy is its prototype] "
        "{}");
    // A long list leaves room for the values behind it.
    row("long list", "{big: Array.from({length: 100_000}, (_, i) => [i]), last: [1]}",
        "{big: […], last: […]} / big Array(100000)  [[…], […], […], […], […], […], […], […], […], "
        "[…], […], […], …] / last Array(1)  [1]");
    row("long text", "['y'.repeat(300_000)]", "Array(1)  ['yyyyyyyyyyyyyyyyyyyyyyy…] / 0 y…y");
    row("sparse", "(() => { const a = []; a[2e9] = 1; return {a}; })()",
        "{a: […]} / a Array(2000000001)  […]");
}

void TestLanguages::givesObjectsAsTrees()
{
    QFETCH(QByteArray, code);
    const json result = run(QStringLiteral("t.js"), "display(" + code + ")\n");
    const json &tree = result["displays"][0]["application/vnd.sandpad.tree+json"];
    const auto text = [](const json &node) {
        const QString whole = QString::fromStdString(node["text"].get<std::string>());
        return whole.size() > 10'000 ? QStringLiteral("y…y") : whole;
    };
    QStringList parts { text(tree) };
    for (const json &child : tree["children"])
        parts.append(QString::fromStdString(child[0].get<std::string>()) + u' ' + text(child[1]));
    QTEST(parts.join(QStringLiteral(" / ")), "expected");
}

void TestLanguages::displayNeverFails_data()
{
    QTest::addColumn<QByteArray>("value");
    const auto row = [](const char *name, const char *value) {
        QTest::newRow(name) << QByteArray(value);
    };
    row("proxy", "new Proxy({}, {ownKeys() { throw 1 }})");
    row("revoked proxy",
        "(() => { const r = Proxy.revocable({}, {}); r.revoke(); return r.proxy })()");
    row("tag", "{get [Symbol.toStringTag]() { throw 2 }}");
    row("own inspect", "{[Symbol.for('nodejs.util.inspect.custom')]() { throw 3 }}");
    row("type", "{get 'image/png'() { throw 4 }}");
    row("error",
        "new (class extends Error { get stack() { throw 5 } get name() { throw 6 } })('x')");
    row("name", "class { static get name() { throw 7 } }");
    row("size", "new (class extends Map { get size() { throw 8 } })([[1, 2]])");
}

void TestLanguages::displayNeverFails()
{
    QFETCH(QByteArray, value);
    const json result = run(QStringLiteral("n.js"), "display(" + value + "); console.log('on')\n");
    QCOMPARE(result["stdout"].get<std::string>(), "on\n");
    QCOMPARE(result["displays"].size(), 1U);
    QVERIFY(!result["displays"][0]["text/plain"].get<std::string>().empty());
}

void TestLanguages::printingIsLeftAlone()
{
    const json result = run(QStringLiteral("p.js"),
                            "class Own { n = 0; [Symbol.for('nodejs.util.inspect.custom')]() { "
                            "return '#' + ++this.n } }\n"
                            "const own = new Own();\n"
                            "console.log(own, {a: {b: {c: {d: 1}}}}, 'text');\n"
                            "Array.prototype[Symbol.iterator] = function () { throw 'it' };\n"
                            "console.log({a: {b: {c: {d: 1}}}}, own.n);\n");
    QCOMPARE(result["stdout"].get<std::string>(),
             "#1 { a: { b: { c: [Object] } } } text\n{ a: { b: { c: [Object] } } } 1\n");
    QCOMPARE(result["exitCode"], json(0));
}

void TestLanguages::rejectedObjectsAreTold()
{
    const json result = run(QStringLiteral("r.js"), "Promise.reject({code: 5, at: {x: [1]}})\n");
    QCOMPARE(result["error"]["type"].get<std::string>(), "Uncaught (in promise)");
    QCOMPARE(result["error"]["message"].get<std::string>(), "{ code: 5, at: { x: [ 1 ] } }");
    QCOMPARE(result["exitCode"], json(1));
    const json error = run(QStringLiteral("r.js"), "Promise.reject(new TypeError('bad'))\n");
    QCOMPARE(error["error"]["type"].get<std::string>(), "TypeError");
    // A program that listens to an event gets it instead.
    const json taken = run(QStringLiteral("r.js"),
                           "process.on('unhandledRejection', (e) => console.log(e.code));\n"
                           "Promise.reject({code: 5})\n");
    QCOMPARE(taken["stdout"].get<std::string>(), "5\n");
    QVERIFY(taken["error"].is_null());
}

void TestLanguages::displays_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("code");
    QTest::addColumn<QString>("mime");
    const auto row = [](const char *tag, const char *name, const char *code, const char *mime) {
        QTest::newRow(tag) << QString::fromLatin1(name) << QByteArray(code)
                           << QString::fromLatin1(mime);
    };
    for (const auto &[method, mime] : { std::pair { "html", "text/html" },
                                        { "svg", "image/svg+xml" },
                                        { "markdown", "text/markdown" },
                                        { "latex", "text/latex" } })
        row(method, "d.py",
            QByteArray("class R:\n  def _repr_" + QByteArray(method)
                       + "_(self): return '<svg/>'\ndisplay(R())\n")
                .constData(),
            mime);
    row("png", "d.py",
        "class R:\n  def _repr_png_(self): return b'\\x89PNG\\r\\n\\x1a\\n123'\ndisplay(R())",
        "image/png");
    row("pillow", "d.py", "from PIL import Image\nImage.new('RGB', (4, 4), 'red').show()",
        "image/png");
    row("table", "d.py", "import pandas as pd\ndisplay(pd.DataFrame({'a': [1]}))", "text/html");
    row("animation", "d.py",
        "import matplotlib.pyplot as plt\nfrom matplotlib.animation import FuncAnimation\n"
        "figure, axes = plt.subplots(figsize=(1, 1))\n(line,) = axes.plot([0, 1])\n"
        "kept = FuncAnimation(figure, lambda i: line.set_ydata([0, i]), frames=3)\nplt.show()",
        "image/gif");
    row("large animation", "d.py",
        "import matplotlib.pyplot as plt\nimport numpy as np\n"
        "from matplotlib.animation import FuncAnimation\n"
        "figure = plt.figure(figsize=(6, 4))\n"
        "picture = figure.figimage(np.random.rand(400, 600))\n"
        "kept = FuncAnimation(figure, lambda i: picture.set_data(np.random.rand(400, 600)),\n"
        "                     frames=24)\nplt.show()",
        "image/gif");
    row("animation as value", "d.py",
        "import matplotlib.pyplot as plt\nfrom matplotlib.animation import ArtistAnimation\n"
        "figure, axes = plt.subplots(figsize=(1, 1))\n"
        "ArtistAnimation(figure, [axes.plot([0, i]) for i in range(3)], blit=True)",
        "image/gif");
    row("figure of seaborn", "d.py",
        "import seaborn as sns\nsns.set_theme()\nsns.heatmap([[1, 2], [3, 4]])\nNone", "image/png");
    row("figure of seaborn's objects", "d.py",
        "import seaborn.objects as so\n"
        "display(so.Plot({'x': [1, 2], 'y': [2, 4]}, x='x', y='y').add(so.Dot()))",
        "image/png");
    // docs/differences.md#charts
    constexpr auto kUndrawn = "application/vnd.sandpad.error+json";
    row("chart of plotly", "d.py", "import plotly.express as px\npx.bar(x=[1], y=[2]).show()",
        kUndrawn);
    row("chart of plotly as value", "d.py", "import plotly.express as px\npx.bar(x=[1], y=[2])",
        kUndrawn);
    // Debian has nothing that lets plotly draw, so this class draws instead.
    row("chart of plotly that is drawn", "d.py",
        "import plotly.graph_objects as go\nclass Drawn(go.Figure):\n"
        "    def to_image(self, format): return b'<svg xmlns=\"http://www.w3.org/2000/svg\"/>'\n"
        "Drawn(go.Bar(x=[1], y=[2])).show()",
        "image/svg+xml");
    const QByteArray chart = "import altair as alt\nchart = alt.Chart(alt.Data(values=[{'a': 1}]))"
                             ".mark_bar().encode(x='a:Q')\n";
    row("chart of altair", "d.py", chart + "chart.show()", kUndrawn);
    row("chart of altair as value", "d.py", chart + "chart", kUndrawn);
    row("class without a module, beside altair", "d.py",
        "import altair\nclass A:\n  __module__ = None\n  def __repr__(self): return 'a'\n"
        "display(A())",
        "text/plain");
    row("js table", "d.js", "display('<table><tr><td>1</td></tr></table>')", "text/html");
    row("js svg", "d.js", "display('<svg xmlns=\"http://www.w3.org/2000/svg\"/>')",
        "image/svg+xml");
    row("js png", "d.js", "display(Buffer.from([0x89,0x50,0x4e,0x47,0x0d,0x0a,0x1a,0x0a,1]))",
        "image/png");
    row("js png of a buffer", "d.js",
        "display(new Uint8Array([0x89,0x50,0x4e,0x47,0x0d,0x0a,0x1a,0x0a,1]).buffer)", "image/png");
    row("js bundle of a buffer", "d.js",
        "display({'image/png': new Uint8Array([0x89,0x50,0x4e,0x47,0x0d,0x0a,0x1a,0x0a]).buffer})",
        "image/png");
    row("js bundle", "d.js", "display({'text/html': '<b>x</b>'})", "text/html");
    row("json of a kind", "d.py", "display({'application/geo+json': {'type': 'Point'}})",
        "application/geo+json");
    row("bundle of an object", "d.py",
        "class R:\n  def _repr_mimebundle_(self, **_): return {'application/x+json': [1]}\n"
        "display(R())",
        "application/x+json");
    row("what is no json is told", "d.py", "display({'application/json': object()})", "text/plain");
    row("js json of a kind", "d.js", "display({'application/geo+json': {type: 'Point'}})",
        "application/geo+json");
    row("ts value", "d.ts", "display({ a: [1, 2] } as object)", "application/json");
    row("csharp image file", "d.cs",
        "class P { static void Main() { System.IO.File.WriteAllText(\"x.svg\", "
        "\"<svg xmlns='http://www.w3.org/2000/svg'/>\"); } }",
        "image/svg+xml");
}

void TestLanguages::displays()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, code);
    QFETCH(QString, mime);
    // Its package has 25,000 files, too many for each new root, so it may be missing.
    if (code.contains("plotly") && run(name, "import plotly")["exitCode"] != 0)
        QSKIP("plotly is not installed");
    const json result = run(name, code);
    QCOMPARE(result["displays"].size(), 1U);
    QVERIFY2(result["displays"][0].contains(mime.toStdString()),
             sandpad::runner::jsonBytes(result["displays"][0]).constData());
    // Data, not a text that holds data.
    if (mime.endsWith(QLatin1String("json")))
        QVERIFY(!result["displays"][0][mime.toStdString()].is_string());
    QCOMPARE(result["stdout"].get<std::string>(), "");
    QCOMPARE(result["exitCode"], json(0));
}

/// A compiler is slow, so one program shows many values.
void TestLanguages::csharpDisplaysValues()
{
    if (!hasDotnet())
        QSKIP(kNoDotnet);
    const QByteArray code = R"cs(
Display(new[] { new { A = 1 }, new { A = 2 } });
Display(new Dictionary<string, int> { ["a"] = 1 });
Display(Numbers());
Display("<svg xmlns='http://www.w3.org/2000/svg'/>");
Display(new byte[] { 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1 });
Display(new P("a", [1, 2], new { Z = 1, B = 2 }));
Display(new Node());
Display("# Title", "text/markdown");
Display(new byte[] { 1 }, "image/png");
Display("text/html", "<p>swapped</p>");
Display(new Bad());
Display(null);
Display(new string('x', 40_000_000));
Display("<table><tr><td>1</td></tr></table>");
Display(new int[2, 2] { { 1, 2 }, { 3, 4 } });
Display(new[] { new[] { 1, 2 }, new[] { 3 } });
Display(new List<Dictionary<string, List<int>>> { new() { ["a"] = [1, 2] }, new() { ["b"] = [] } });
Display(new int[2, 2, 2] { { { 1, 2 }, { 3, 4 } }, { { 5, 6 }, { 7, 8 } } });
Display(new[] { 1, 2, 3 }.GroupBy(i => i % 2));
Display("one two".Split(' ').ToLookup(word => word.Length));
Display(new[] { new HashSet<int> { 1, 2 } });
static IEnumerable<int> Numbers() { for (int i = 0;; ++i) yield return i; }
record P(string N, int[] L, object C);
class Node { public Node Self => this; public int A = 1; }
class Bad { public override string ToString() => throw new System.Exception(); }
class Regex { }
class Exception { }
class Type { }
)cs";
    const std::vector<std::string> mimes { "text/html",        "text/html",     "text/html",
                                           "image/svg+xml",    "image/png",     "application/json",
                                           "application/json", "text/markdown", "text/plain",
                                           "text/plain",       "text/plain",    "text/plain",
                                           "text/plain",       "text/html",     "text/html",
                                           "text/html",        "text/html",     "text/html",
                                           "text/html",        "text/html",     "text/html" };
    const std::vector<std::string> tables { "0\t1\n1\t2\n3\t4",
                                            "0\t1\n1\t2\n3\t",
                                            "a\tb\n[1, 2]\t\n\t[]",
                                            "\t0\t1\n[0, 0]\t1\t2\n[0, 1]\t3\t4\n"
                                            "[1, 0]\t5\t6\n[1, 1]\t7\t8",
                                            "Key\tValues\n1\t[1, 3]\n0\t[2]",
                                            "Key\tValues\n3\t[one, two]",
                                            "0\t1\n1\t2" };
    // With a line for MSBuild the program is built in another way.
    for (const char *first : { "", "#:property Nullable=disable\n" }) {
        const json result = run(QStringLiteral("d.cs"), first + code);
        QCOMPARE(result["exitCode"], json(0));
        QCOMPARE(result["displays"].size(), mimes.size());
        QCOMPARE(result["truncated"], json(true));
        for (std::size_t i = 0; i < mimes.size(); ++i)
            QVERIFY2(result["displays"][i].contains(mimes[i]),
                     sandpad::runner::jsonBytes(result["displays"][i]).left(1000).constData());
        for (std::size_t i = 0; i < tables.size(); ++i)
            QCOMPARE(result["displays"][mimes.size() - tables.size() + i]["text/plain"],
                     json(tables[i]));
        QCOMPARE(result["displays"][9]["text/plain"],
                 json("[This cannot be shown: ArgumentException: the data comes first, then "
                      "text/html]"));
        // The parts of an object keep their order, which JSON does not.
        QCOMPARE(result["displays"][5]["application/vnd.sandpad.tree+json"], json::parse(R"({
            "text": "{3}", "children": [
                ["N", { "text": "\"a\"" }],
                ["L", { "text": "[2]", "children": [["0", { "text": "1" }], ["1", { "text": "2" }]] }],
                ["C", { "text": "{2}", "children": [["Z", { "text": "1" }], ["B", { "text": "2" }]] }]
            ] })"));
    }
    const json circle = run(QStringLiteral("d.cs"),
                            "var n = new N(); n.Next = n; Display(n);\n"
                            "class N { public N? Next; public int A = 1; }");
    QCOMPARE(circle["displays"][0]["application/json"], json::parse(R"({"Next":null,"A":1})"));
    QCOMPARE(circle["truncated"], json(true));
    const json own = run(QStringLiteral("d.cs"),
                         "Display(2);\nstatic void Display(int a) => Console.WriteLine(a);");
    QCOMPARE(own["stdout"].get<std::string>(), "2\n");
    QVERIFY(own["displays"].empty());
    const json type = run(QStringLiteral("d.cs"), R"cs(
using Gadgets;
// Show it
var display = new Display(3); Console.WriteLine(Display.Default.Width + display.Width);
namespace Gadgets
{
    public class Display(int width)
    {
        public int Width => width;
        public static Display Default => new Display(4);
    }
}
)cs");
    QCOMPARE(type["stdout"].get<std::string>(), "7\n");
}

void TestLanguages::figuresAppearOnceAndInPlace_data()
{
    QTest::addColumn<QByteArray>("code");
    QTest::addColumn<int>("figures");
    QTest::addColumn<QString>("mime");
    const QByteArray start = "import matplotlib.pyplot as plt\nplt.plot([1, 2])\n";
    const auto row = [&](const char *tag, const char *code, int figures,
                         const char *mime = "image/svg+xml") {
        QTest::newRow(tag) << start + code << figures << QString::fromLatin1(mime);
    };
    row("shown", "plt.show()", 1);
    row("saved", "plt.savefig('a.png')", 1);
    row("never shown", "pass", 1);
    row("shown and saved", "plt.show(); plt.savefig('a.png')", 1);
    row("saved and shown", "plt.savefig('a'); plt.show()", 1);
    row("saved twice", "plt.savefig('a.png'); plt.savefig('b.svg')", 1);
    row("changed between", "plt.show(); plt.title('new'); plt.show()", 2);
    row("drawn after it was shown",
        "plt.show(); plt.bar([1], [2])\nassert not plt.gca().lines and plt.gca().patches", 2);
    row("changed itself after it was shown",
        "figure = plt.gcf(); plt.show(); figure.suptitle('new'); plt.show()", 2);
    row("saved after it was shown",
        "plt.show(); plt.savefig('a.png')\nassert plt.imread('a.png').min() == 0", 1);
    row("shown without waiting", "plt.show(block=False); plt.bar([1], [2])\nassert plt.gca().lines",
        2);
    row("shown in the interactive mode",
        "plt.ion(); plt.show(); plt.bar([1], [2])\nassert plt.gca().lines", 2);
    row("emptied for the next one", "plt.show(); plt.clf()", 1);
    row("emptied and drawn again", "plt.show(); plt.clf(); plt.plot([3]); plt.show(); plt.clf()",
        2);
    row("empty from the start", "plt.clf(); plt.show()", 1);
    row("two figures", "plt.figure(); plt.plot([3]); plt.show()", 2);
    row("exception", "1/0", 1);
    row("exit", "import sys; sys.exit(3)", 1);
    row("closed", "plt.close('all')", 0);
    row("as value", "plt.gcf()", 1);
    row("drawn with handlers",
        "plt.gcf().canvas.mpl_connect('draw_event', lambda event: "
        "print('drawn', file=open('drawn.txt', 'a')))\nplt.show()\n"
        "assert open('drawn.txt').read() == 'drawn\\n'",
        1);
    // docs/differences.md#drawing-runs-code
    row("drawn by functions of the program",
        "import random, numpy\nfrom matplotlib.ticker import FuncFormatter\n"
        "drawn = []\n"
        "def label(value, position):\n"
        "    drawn.append(random.random() + numpy.random.rand())\n"
        "    return 'x'\n"
        "random.seed(1); numpy.random.seed(1)\n"
        "plt.gca().xaxis.set_major_formatter(FuncFormatter(label))\n"
        "plt.show()\nassert drawn\n"
        "assert random.random() == random.Random(1).random()\n"
        "assert numpy.random.rand() == numpy.random.RandomState(1).rand()",
        1);
    row("much too large for memory",
        "plt.figure(figsize=(200, 200)); plt.plot([1, 2]); plt.close(1); plt.show()", 1,
        "image/png");
    row("not as files are saved",
        "plt.rc('savefig', facecolor='red', bbox='tight', "
        "transparent=True)\nplt.show()\nassert plt.rcParams['savefig.facecolor'] == 'red'\n"
        "assert plt.rcParams['savefig.bbox'] == 'tight'",
        1);
    row("interactive backend", "import matplotlib; matplotlib.use('TkAgg'); plt.show()", 1);
    row("cannot be drawn", "plt.title(r'$\\notacommand$'); plt.show()", 1,
        "application/vnd.sandpad.error+json");
    row("cannot be drawn, exit",
        "plt.title(r'$\\notacommand$'); plt.show(); import sys; sys.exit(3)", 1,
        "application/vnd.sandpad.error+json");
    row("as Agg draws it", "plt.show()", 1, "image/png");
    row("large",
        "import random\nplt.scatter(*zip(*[(random.random(), random.random()) "
        "for _ in range(60000)]))\nplt.show()",
        1, "image/png");
    row("many large ones",
        "import numpy\nplt.close()\nfor i in range(16):\n"
        "    plt.figure(figsize=(6, 6)).figimage(numpy.random.rand(600, 600, 3))\n"
        "    plt.show(); plt.close()",
        16, "image/png");
}

void TestLanguages::figuresAppearOnceAndInPlace()
{
    QFETCH(QByteArray, code);
    QFETCH(QString, mime);
    const json result =
        run(QStringLiteral("f.py"), code, { QStringLiteral("--cpu"), QStringLiteral("60") });
    QTEST(static_cast<int>(result["displays"].size()), "figures");
    // What becomes of a figure leaves the program's own exit status alone.
    const int status = code.contains("1/0") ? 1 : code.contains("sys.exit(3)") ? 3 : 0;
    QVERIFY2(result["exitCode"] == status, sandpad::runner::jsonBytes(result["error"]).constData());
    for (const json &display : result["displays"])
        QVERIFY2(display.contains(mime.toStdString()),
                 sandpad::runner::jsonBytes(display).left(200).constData());
    QVERIFY(result["stderr"].get<std::string>().find("sandpad") == std::string::npos);
}

/// The program draws until that has taken half as long again as it may compute.
void TestLanguages::drawingIsNotTheProgramsTime()
{
    const json result = run(QStringLiteral("f.py"),
                            "import time, numpy, matplotlib.pyplot as plt\n"
                            "drawn = count = 0\n"
                            "while drawn < 6:\n"
                            "    plt.figure(figsize=(7, 7)).add_subplot(projection='3d')"
                            ".plot_surface(*numpy.mgrid[0:50, 0:50], numpy.random.rand(50, 50), "
                            "rstride=1, cstride=1)\n"
                            "    before = time.process_time()\n"
                            "    plt.show()\n"
                            "    drawn += time.process_time() - before\n"
                            "    count += 1\n"
                            "    plt.close()\n"
                            "print(count)",
                            { QStringLiteral("--cpu"), QStringLiteral("4") });
    QVERIFY2(result["exitCode"] == 0, sandpad::runner::jsonBytes(result["outcome"]).constData());
    QCOMPARE(std::to_string(result["displays"].size()) + '\n', result["stdout"].get<std::string>());
}

void TestLanguages::figuresShowWhatSticksOut_data()
{
    QTest::addColumn<QByteArray>("code");
    QTest::addColumn<bool>("isWider");
    QTest::addColumn<bool>("isHigher");
    const auto row = [](const char *tag, const char *code, bool isWider, bool isHigher) {
        QTest::newRow(tag) << "import matplotlib.pyplot as plt\n"
                              "figure, axes = plt.subplots(figsize=(4, 3))\naxes.plot([1, 2])\n"
                + QByteArray(code)
                           << isWider << isHigher;
    };
    row("nothing", "pass", false, false);
    row("a label at the left", "axes.set_ylabel('a\\nb\\nc', fontsize=20)", true, false);
    row("names below", "axes.set_xticks([0, 1], ['a long name, turned'] * 2, rotation=90)", false,
        true);
    row("in a layout", "figure.set_layout_engine('constrained'); figure.text(.95, .5, 'a text')",
        true, false);
    row("far away", "axes.text(900, 1.5, 'a text')", false, false);
    row("an animation",
        "axes.set_ylabel('a\\nb\\nc', fontsize=20)\n"
        "from matplotlib.animation import FuncAnimation\n"
        "animation = FuncAnimation(figure, lambda i: [], frames=2)",
        false, false);
}

void TestLanguages::figuresShowWhatSticksOut()
{
    QFETCH(const QByteArray, code);
    const json result = run(QStringLiteral("f.py"), code);
    QCOMPARE(result["displays"].size(), 1U);
    const json &display = result["displays"].front();
    const auto png = QByteArray::fromBase64(
        QByteArray::fromStdString(display.at("image/png").get<std::string>()));
    // https://www.w3.org/TR/png-3/#11IHDR
    const auto width = qFromBigEndian<quint32>(png.constData() + 16);
    const auto height = qFromBigEndian<quint32>(png.constData() + 20);
    QFETCH(const bool, isWider);
    QFETCH(const bool, isHigher);
    QVERIFY2(isWider ? width > 400 && width < 800 : width == 400,
             qPrintable(QString::number(width)));
    QVERIFY2(isHigher ? height > 300 && height < 600 : height == 300,
             qPrintable(QString::number(height)));
    if (!display.contains("image/svg+xml"))
        return;
    const auto svg = QString::fromStdString(display["image/svg+xml"].get<std::string>());
    const auto match =
        QRegularExpression(QStringLiteral("<svg [^>]*width=\"([0-9.]+)pt")).match(svg);
    QVERIFY(match.hasMatch());
    QVERIFY(std::abs(match.captured(1).toDouble() / 72 - width / 100.0) < 0.02);
}

void TestLanguages::figuresSayWhatTheyLack_data()
{
    QTest::addColumn<QByteArray>("code");
    QTest::addColumn<QByteArray>("first");
    QTest::addColumn<QByteArray>("last");
    const QByteArray start = "import numpy, matplotlib.pyplot as plt\n";
    const QByteArray noise = ")).figimage(numpy.random.rand(900, 900, 3))\n    plt.show()\n"
                             "    plt.close()\n";
    QTest::newRow("nothing") << start + "plt.plot([1, 2]); plt.show()" << QByteArray()
                             << QByteArray();
    QTest::newRow("very large") << start
            + "plt.figure(figsize=(15, 15)).figimage(numpy.random.rand(1500, 1500, 3))"
                                << QByteArray("colours-of-figure")
                                << QByteArray("colours-of-figure");
    QTest::newRow("huge") << start
            + "plt.figure(figsize=(26, 26)).figimage(numpy.random.rand(2600, 2600, 3))"
                          << QByteArray("pixels-of-figure") << QByteArray("pixels-of-figure");
    QTest::newRow("behind many") << start + "for i in range(6):\n    plt.figure(figsize=(9, 9"
            + noise << QByteArray()
                                 << QByteArray("pixels-of-run");
    QTest::newRow("small behind many") << start + "for i in range(4):\n    plt.figure(figsize=(9, 9"
            + noise + "plt.figure(figsize=(1, 1)); plt.plot([1]); plt.show()"
                                       << QByteArray() << QByteArray("drawing-of-run");
}

void TestLanguages::figuresSayWhatTheyLack()
{
    QFETCH(QByteArray, code);
    const json result =
        run(QStringLiteral("f.py"), code, { QStringLiteral("--cpu"), QStringLiteral("60") });
    QVERIFY(!result["displays"].empty());
    const auto lacks = [](const json &display) {
        const auto png = QByteArray::fromBase64(
            QByteArray::fromStdString(display.at("image/png").get<std::string>()));
        const QByteArray key("Reduced\0", 8);
        const qsizetype at = png.indexOf(key);
        return at < 0 ? QByteArray() : png.mid(at + key.size(), 16);
    };
    QFETCH(QByteArray, first);
    QFETCH(QByteArray, last);
    const auto isSaid = [](const QByteArray &found, const QByteArray &expected) {
        return expected.isEmpty() ? found.isEmpty() : found.startsWith(expected.left(16));
    };
    QVERIFY2(isSaid(lacks(result["displays"].front()), first),
             lacks(result["displays"].front()).constData());
    QVERIFY2(isSaid(lacks(result["displays"].back()), last),
             lacks(result["displays"].back()).constData());
}

/// docs/differences.md#warnings-of-drawing
void TestLanguages::warningsOfDrawingNameTheHarness()
{
    const json result = run(QStringLiteral("f.py"),
                            "import matplotlib.pyplot as plt\n"
                            "plt.plot([1]); plt.title('\\ue123'); plt.show()",
                            { QStringLiteral("--cpu"), QStringLiteral("60") });
    const auto err = QByteArray::fromStdString(result["stderr"].get<std::string>());
    QVERIFY2(err.startsWith("/sandpad/python/figures.py:"), err.constData());
    QCOMPARE(err.count("UserWarning: Glyph "), 1);
}

TestLanguages::Bare TestLanguages::withoutSandpad(const QByteArray &code, const QString &name)
{
    const QTemporaryDir folder;
    QFile file(folder.filePath(name));
    if (file.open(QIODevice::WriteOnly))
        file.write(code);
    file.close();
    QProcess process;
    process.setWorkingDirectory(folder.path());
    QProcessEnvironment variables; // none that tells Python to be otherwise
    variables.insert(QStringLiteral("LANG"), QStringLiteral("C.UTF-8"));
    // Without it fontconfig reports that it can keep nothing, where a folder of fonts is new to it.
    variables.insert(QStringLiteral("HOME"), QDir::homePath());
    process.setProcessEnvironment(variables);
    process.start(QStringLiteral("/usr/bin/python3"), { name });
    process.waitForFinished(600'000);
    const auto atScratch = [&folder](QByteArray text) {
        return text.replace(folder.path().toUtf8(), "/scratch");
    };
    return { .out = atScratch(process.readAllStandardOutput()),
             .err = atScratch(process.readAllStandardError()),
             .status = process.exitCode() };
}

void TestLanguages::tracebacksAreTheInterpretersOwn_data()
{
    QTest::addColumn<QByteArray>("code");
    QTest::newRow("plain") << QByteArray("def f(): g()\ndef g(): 1/0\nf()\n");
    QTest::newRow("chained") << QByteArray(
        "try: 1/0\nexcept Exception as e: raise KeyError(1) from e\n");
    QTest::newRow("context") << QByteArray("try: 1/0\nexcept Exception: [][1]\n");
    QTest::newRow("group") << QByteArray(
        "raise ExceptionGroup('g', [ValueError(1), KeyError(2)])\n");
    QTest::newRow("notes") << QByteArray("e = ValueError('x'); e.add_note('n'); raise e\n");
    QTest::newRow("syntax") << QByteArray("x = 1\nif x\n  pass\n");
    QTest::newRow("indentation") << QByteArray("def f():\npass\n");
    QTest::newRow("import") << QByteArray("import nothing_like_this\n");
    QTest::newRow("import inside a library") << QByteArray("import matplotlib.nothing\n");
    QTest::newRow("exit text") << QByteArray("import sys; sys.exit('bye')\n");
    QTest::newRow("recursion") << QByteArray("def f(): f()\nf()\n");
    QTest::newRow("own hook") << QByteArray(
        "import sys\nsys.excepthook = lambda *a: print('mine', a[0])\n1/0\n");
    QTest::newRow("thread") << QByteArray(
        "import threading\nt = threading.Thread(target=lambda: 1/0)\n"
        "t.start(); t.join()\n");
    QTest::newRow("atexit") << QByteArray("import atexit\natexit.register(print, 'last')\n1/0\n");
    QTest::newRow("hook that fails")
        << QByteArray("import sys\nsys.excepthook = lambda *a: [][1]\n1/0\n");
    QTest::newRow("last expression") << QByteArray("def f(): 1/0\nf(\n)\n");
    QTest::newRow("warning of the compiler") << QByteArray("x = 5\nx is 5\n'\\d'\n");
    QTest::newRow("warning before an error") << QByteArray("'\\d'\nx = (5\n");
    QTest::newRow("lone star") << QByteArray("*[1]\n");
    QTest::newRow("no text") << QByteArray("x = '\xff'\n");
    QTest::newRow("null byte") << QByteArray("x = 1\n\0\n", 9);
    QTest::newRow("frames") << QByteArray("import inspect, traceback\ntraceback.print_stack()\n"
                                          "print([one.function for one in inspect.stack()])\n");
    QTest::newRow("saved figure") << QByteArray(
        "import matplotlib.pyplot as plt\nplt.figure().savefig('a.odd')\n");
    QTest::newRow("shown figure") << QByteArray(
        "import matplotlib.pyplot as plt\nplt.show(1, 2)\n");
}

void TestLanguages::tracebacksAreTheInterpretersOwn()
{
    QFETCH(QByteArray, code);
    const json ours = run(QStringLiteral("t.py"), code);
    const Bare bare = withoutSandpad(code);
    QCOMPARE(QByteArray::fromStdString(ours["stderr"].get<std::string>()), bare.err);
    QCOMPARE(QByteArray::fromStdString(ours["stdout"].get<std::string>()), bare.out);
    QCOMPARE(ours["exitCode"].get<int>(), bare.status);
}

void TestLanguages::pythonStartsAsBare_data()
{
    QTest::addColumn<QByteArray>("code");
    QTest::addColumn<QString>("name");
    const auto row = [](const char *tag, const char *code) {
        QTest::newRow(tag) << QByteArray(code) << QStringLiteral("t.py");
    };
    row("names", "print({n: type(v).__name__ for n, v in globals().items()})");
    row("loader", "print(type(__loader__), __loader__.name, __loader__.path, __spec__)");
    row("the rest", "print(__doc__, __package__, __cached__, __annotations__, __file__)");
    row("annotations", "x: int = 1\nprint(__annotations__)");
    row("docstring", "'about'\nprint(__doc__)");
    row("arguments", "import sys\nprint(sys.argv, sys.path[0], sys.orig_argv[1:] and 1)");
    row("flags", "import sys\nprint(sys.flags, sys.getrecursionlimit(), sys.warnoptions)");
    row("main", "import __main__, sys\nprint(__main__.__file__, sys.modules['__main__'])");
    row("future", "'about'\nfrom __future__ import annotations\nx: int\nprint(__doc__)");
    row("folder", "import os\nprint(os.listdir())");
    row("its own text", "print(open(__file__).read())");
    row("the last error",
        "import atexit, sys\natexit.register(lambda: print(repr(sys.last_value)))\n1/0");
    // What reports the error must not import the program again.
    for (const char *name : { "tokenize.py", "re.py", "collections.py" })
        QTest::newRow(name) << QByteArray(
            "print(__name__)\nimport matplotlib.pyplot as plt\nplt.plot([1])\n")
                            << QString::fromLatin1(name);
}

void TestLanguages::pythonStartsAsBare()
{
    QFETCH(QByteArray, code);
    QFETCH(QString, name);
    const json ours = run(name, code);
    QCOMPARE(QByteArray::fromStdString(ours["stdout"].get<std::string>()),
             withoutSandpad(code, name).out);
}

void TestLanguages::usedUpThingsChangeNothing_data()
{
    QTest::addColumn<QByteArray>("code");
    QTest::addColumn<QByteArray>("error"); ///< its type; empty: none
    const QByteArray open = "files = []\ntry:\n    while True: files.append(open('/dev/null'))\n"
                            "except OSError: pass\nprint('all fine')\n";
    QTest::newRow("descriptors") << open + "[1, 2]" << QByteArray();
    QTest::newRow("descriptors, shown") << open + "display([1, 2])" << QByteArray();
    QTest::newRow("descriptors, failing")
        << open + "raise ValueError('its own')" << QByteArray("ValueError");
    QTest::newRow("recursion") << QByteArray("import sys\nprint('all fine')\n"
                                             "sys.setrecursionlimit(30)\n[[[[[1]]]]]")
                               << QByteArray();
    QTest::newRow("modules") << QByteArray("import sys\nprint('all fine')\n"
                                           "sys.meta_path.clear(); sys.path.clear()\n{'a': 1}")
                             << QByteArray();
}

/// Sandpad's own part in the interpreter may lack what it needs then. That is no error of the
/// program, whose own ones stay what they are.
void TestLanguages::usedUpThingsChangeNothing()
{
    QFETCH(QByteArray, code);
    QFETCH(QByteArray, error);
    const json result = run(QStringLiteral("u.py"), code);
    QCOMPARE(result["stdout"].get<std::string>(), "all fine\n");
    QCOMPARE(result["exitCode"], json(error.isEmpty() ? 0 : 1));
    const auto printed = QByteArray::fromStdString(result["stderr"].get<std::string>());
    QVERIFY2(!printed.contains("/sandpad/"), printed.constData());
    if (error.isEmpty())
        QCOMPARE(printed, QByteArray());
    else
        QCOMPARE(result["error"]["type"], json(error.toStdString()));
}

void TestLanguages::hintsAtTheRules_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("code");
    QTest::addColumn<QString>("hint"); ///< a part of it; empty: none
    const auto row = [](const char *tag, const char *name, const char *code, const char *hint) {
        QTest::newRow(tag) << QString::fromLatin1(name) << QByteArray(code)
                           << QString::fromLatin1(hint);
    };
    constexpr auto kNetwork = "The network is off";
    row("python name", "n.py", "import urllib.request\nurllib.request.urlopen('http://a.test')",
        kNetwork);
    row("python address", "n.py",
        "import socket\nsocket.create_connection(('192.0.2.1', 80), timeout=5)", kNetwork);
    row("javascript", "n.js", "await fetch('http://a.test')", kNetwork);
    row("csharp", "n.cs",
        "var client = new System.Net.Http.HttpClient();\n"
        "System.Console.WriteLine(await client.GetStringAsync(\"http://a.test\"));",
        kNetwork);
    row("csharp address", "n.cs", "new System.Net.Sockets.TcpClient().Connect(\"192.0.2.1\", 80);",
        kNetwork);
    constexpr auto kFiles = "only the files and folders that it makes";
    constexpr auto kBeside = "/beside.csv lies beside the program";
    row("python file beside it", "n.py", "open('beside.csv')", kBeside);
    row("javascript file beside it", "n.js",
        "require('node:fs').readFileSync('./beside.csv'.slice(2))", kBeside);
    row("csharp file beside it", "n.cs", "System.IO.File.ReadAllText(\"beside.csv\");", kBeside);
    row("file of its name elsewhere", "n.py", "open('/beside.csv')", kFiles);
    row("python file", "f.py", "open('data.csv')", kFiles);
    row("javascript file", "f.js", "require('fs').readFileSync('data.csv')", kFiles);
    row("csharp file", "f.cs", "System.IO.File.ReadAllText(\"data.csv\");", kFiles);
    constexpr auto kMemory = "twice the limit of memory";
    row("python memory", "m.py", "x = bytearray(1 << 40)", kMemory);
    row("numpy memory", "m.py", "import numpy\nx = numpy.zeros(1 << 30)", kMemory);
    row("csharp memory", "m.cs",
        "var all = new List<long[]>();\nwhile (true) all.Add(new long[1 << 27]);", kMemory);
    row("javascript memory", "m.js",
        "const all = []; for (;;) all.push(new Float64Array(1 << 27));", kMemory);
    constexpr auto kOpen = "256 files and sockets open";
    row("python open files", "o.py", "all = [open('/dev/null') for _ in range(300)]", kOpen);
    row("javascript open files", "o.js",
        "const fs = require('fs'); for (;;) fs.openSync('/dev/null');", kOpen);
    constexpr auto kCommand = "finds the commands";
    row("python command", "s.py", "import subprocess\nsubprocess.run(['nowhere-at-all'])",
        kCommand);
    row("javascript command", "s.js", "require('node:child_process').spawn('nowhere-at-all')",
        kCommand);
    constexpr auto kWritten = "cannot be run as a command";
    const QByteArray writes = "import os, subprocess\n"
                              "open('a.sh', 'w').write('#!/bin/sh\\n')\n"
                              "os.chmod('a.sh', 0o755)\n";
    row("python command of its own", "s.py", writes + "subprocess.run(['./a.sh'])", kWritten);
    row("javascript command of its own", "s.js",
        "require('fs').writeFileSync('a.sh', '#!/bin/sh\\n', { mode: 0o755 });\n"
        "require('node:child_process').spawn('./a.sh')",
        kWritten);
    row("javascript module above", "m.js", "require('../lib/x')", kFiles);
    row("javascript module above by import", "m.mjs", "import '../lib/x.mjs'", kFiles);
    row("javascript import in a script", "i.cjs", "import fs from 'node:fs'", "named .mjs");
    row("typescript module above", "m.ts", "import { x } from '../lib/x'; console.log(x)", kFiles);
    // A server of the machine, in a program that has its own as well.
    constexpr auto kOwnServers = "only the program's own servers are there";
    row("python connection", "n.py", "import socket; socket.create_connection(('localhost', 5432))",
        kOwnServers);
    row("javascript connection", "n.js",
        "const net = require('net'); net.createServer(); net.connect(5432, '127.0.0.1');",
        kOwnServers);
    row("C# connection", "n.cs", "new System.Net.Sockets.TcpClient(\"127.0.0.1\", 6379);",
        kOwnServers);
    row("python input", "i.py", "input()", "--stdin");
    constexpr auto kWindows = "cannot open windows";
    row("window", "w.py",
        "class TclError(Exception): pass\n"
        "raise TclError('no display name and no $DISPLAY environment variable')",
        kWindows);
    row("module for windows", "w.py", "raise ModuleNotFoundError(\"No module named '_tkinter'\")",
        kWindows);
    row("window of a game", "w.py",
        "class error(Exception): pass\nraise error('No available video device')", kWindows);
    row("python in javascript", "p.js", "for x in range(3):\n    print(x)\n",
        "This looks like Python");
    row("javascript in python", "j.py", "const x = [1, 2];\nconsole.log(x);\n",
        "This looks like JavaScript");
    row("memory by the program's own word", "m.py", "raise MemoryError('the cache is full')", "");
    row("network by the program's own word", "n.py",
        "raise ConnectionError('Network is unreachable')", "");
    row("python command by a path", "s.py", "import subprocess\nsubprocess.run(['./build.sh'])",
        kFiles);
    row("javascript command by a path", "s.js", "require('node:child_process').spawn('./build.sh')",
        kFiles);
    row("memory of another kind", "m.py", "raise ValueError('MemoryError')", "");
    row("javascript package", "n.js", "require('left-pad')", "npm install left-pad");
    row("typescript package", "n.ts", "import pad from 'left-pad'; console.log(pad)",
        "npm install left-pad");
    row("C# package", "n.cs", "using Newtonsoft.Json;\nConsole.WriteLine(1);",
        "The package Newtonsoft.Json of NuGet is not here.");
    row("C# package of Microsoft", "n.cs",
        "using Microsoft.EntityFrameworkCore;\nConsole.WriteLine(1);",
        "The package Microsoft.EntityFrameworkCore of NuGet is not here.");
    row("C# package by directive", "n.cs", "#:package Humanizer@2.14.1\nConsole.WriteLine(1);",
        "The package Humanizer of NuGet is not here.");
    row("C# type that is missing", "n.cs", "Console.WriteLine(new Newton());", "");
    row("C# open files", "o.cs",
        "var all = new System.Collections.Generic.List<System.IO.FileStream>();\n"
        "while (true) all.Add(System.IO.File.OpenRead(\"/dev/null\"));",
        kOpen);
    row("C# line behind the end", "i.cs", "Console.WriteLine(int.Parse(Console.ReadLine()!));",
        "Console.ReadLine() gives null when the input has ended.");
    row("C# null of another kind", "i.cs", "string s = null!;\nConsole.WriteLine(s.Length);", "");
    row("module behind the program's name", "http.py", "import http.server",
        "A file of that name is found before the package.");
    row("another error", "n.py", "raise OSError('no network of mine')", "");
}

void TestLanguages::hintsAtTheRules()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, code);
    QFETCH(QString, hint);
    if (lacksDotnet(name))
        QSKIP(kNoDotnet);
    QFile beside(m_folder.filePath(QStringLiteral("beside.csv")));
    QVERIFY(beside.open(QIODevice::WriteOnly));
    const json result = run(name, code);
    QVERIFY2(result["error"].is_object(), sandpad::runner::jsonBytes(result, 2).constData());
    const QString text = hintOf(result);
    QVERIFY2(hint.isEmpty() ? text.isEmpty() : text.contains(hint),
             sandpad::runner::jsonBytes(result["error"], 2).constData());
}

QString TestLanguages::hintOf(const json &result)
{
    const json &hint = result["error"]["hint"];
    return hint.is_string() ? QString::fromStdString(hint) : QString();
}

void TestLanguages::hintsAtTheLevelsNetwork_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("code");
    const auto row = [](const char *name, const char *file, const char *code) {
        QTest::newRow(name) << QString::fromUtf8(file) << QByteArray(code);
    };
    row("python", "n.py", "import socket; socket.create_server(('127.0.0.1', 8000))");
    row("python asyncio", "n.py",
        "import asyncio\n"
        "asyncio.run(asyncio.start_server(print, '127.0.0.1', 8000))");
    row("javascript", "n.js", "require('net').createServer().listen(8000, '127.0.0.1')");
    row("csharp", "n.cs",
        "new System.Net.Sockets.TcpListener(System.Net.IPAddress.Loopback, 8000).Start();");
}

/// At the level landlock there is no loopback, and the network cannot be switched on.
void TestLanguages::hintsAtTheLevelsNetwork()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, code);
    if (lacksDotnet(name))
        QSKIP(kNoDotnet);
    const json result =
        run(name, code, { QStringLiteral("--isolation"), QStringLiteral("landlock") });
    const QString text = hintOf(result);
    QVERIFY2(text.contains(QLatin1String("no server of its own"))
                 && !text.contains(QLatin1String("--network on")),
             sandpad::runner::jsonBytes(result, 2).constData());
}

void TestLanguages::hintsAtTemporaryFiles_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("code");
    QTest::newRow("python") << QStringLiteral("t.py") << QByteArray("open('/tmp/a', 'w')");
    QTest::newRow("javascript") << QStringLiteral("t.js")
                                << QByteArray("require('fs').writeFileSync('/tmp/a', '')");
    QTest::newRow("csharp") << QStringLiteral("t.cs")
                            << QByteArray("System.IO.File.WriteAllText(\"/tmp/a\", \"\");");
}

void TestLanguages::hintsAtTemporaryFiles()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, code);
    if (lacksDotnet(name))
        QSKIP(kNoDotnet);
    const json result =
        run(name, code, { QStringLiteral("--isolation"), QStringLiteral("landlock") });
    QVERIFY2(hintOf(result).contains(QLatin1String("TMPDIR names")),
             sandpad::runner::jsonBytes(result, 2).constData());
    // At the other level it is the program's own.
    QCOMPARE(run(name, code)["exitCode"], json(0));
}

void TestLanguages::hintsAtFilesBeside_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("code");
    QTest::addColumn<QString>("hint"); ///< a part of it; empty: none
    const auto row = [](const char *tag, const char *name, const char *code, const char *hint) {
        QTest::newRow(tag) << QString::fromLatin1(name) << QByteArray(code)
                           << QString::fromLatin1(hint);
    };
    row("python file beside it, from here", "n.py", "open('./beside.csv')",
        "/beside.csv lies beside the program");
    row("python file beside it, whole path", "n.py", "open(__file__[:-4] + 'beside.csv')",
        "/beside.csv lies beside the program");
    row("python file with a quote in its name", "n.py", "open(\"my Al's notes.txt\")",
        "/my Al's notes.txt lies beside the program, but a program has only the files that it is "
        "given. Run again with --input '");
    row("python file that the message names without quotes", "n.py",
        "raise FileNotFoundError('beside.csv not found.')\nopen('beside.csv')",
        "/beside.csv lies beside the program");
    row("python database", "n.py",
        "import sqlite3\nsqlite3.connect('beside.csv').execute('select * from a')",
        "/beside.csv lies beside the program");
    row("python settings", "n.py",
        "import configparser\nc = configparser.ConfigParser()\nc.read('beside.csv')\n"
        "c.get('a', 'b')",
        "/beside.csv lies beside the program");
    row("python error that misses nothing", "n.py", "name = 'beside.csv'\n1 / 0", "");
    constexpr auto kModule = "/partner.py lies beside the program";
    row("python module beside it", "n.py", "import partner", kModule);
    row("python name of a module beside it", "n.py", "from partner import x", kModule);
    constexpr auto kScript = "/partner.js lies beside the program";
    row("javascript module beside it", "n.js", "require('./partner')", kScript);
    row("javascript name of a module beside it", "n.js", "require('./partner.js')", kScript);
    row("javascript import beside it", "n.mjs", "import './partner.js'", kScript);
    row("javascript import that Node does not find", "n.mjs", "import './partner'", "");
    constexpr auto kPack = "/pack lies beside the program";
    row("python package beside it", "n.py", "import pack", kPack);
    row("python module of a package beside it", "n.py", "from pack.part import x", kPack);
    row("file in a folder beside it", "n.py", "open('pack/part.csv')", kPack);
    row("folder beside it without the file", "n.py", "open('pack/other.csv')",
        "What it reads is given by --input FILE.");
    row("link that leads away", "n.py", "open('away.csv')",
        "What it reads is given by --input FILE.");
    row("file behind a folder that leads away", "n.py", "open('around/os-release')",
        "What it reads is given by --input FILE.");
    row("link to a file beside it", "n.py", "open('same.csv')",
        "/same.csv lies beside the program");
    row("file above the program", "n.py", "open('pack/../../n')",
        "What it reads is given by --input FILE.");
    row("javascript folder beside it", "n.js", "require('./pack')", kPack);
    row("javascript module in a folder beside it", "n.js", "require('./pack/index.js')", kPack);
    row("typescript module in a folder beside it", "n.ts",
        "import { x } from './pack/part'; console.log(x)", kPack);
    constexpr auto kTyped = "/parts.ts lies beside the program";
    row("typescript module beside it", "n.ts", "import { x } from './parts'; console.log(x)",
        kTyped);
    row("typescript module by its later name", "n.ts",
        "import { x } from './parts.js'; console.log(x)", kTyped);
}

void TestLanguages::hintsAtFilesBeside()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, code);
    QFETCH(QString, hint);
    QVERIFY(QDir(m_folder.path()).mkpath(QStringLiteral("pack")));
    for (const auto *beside : { "beside.csv", "my Al's notes.txt", "partner.py", "partner.js",
                                "parts.ts", "pack/part.csv", "pack/index.js", "pack/part.ts" }) {
        QFile file(m_folder.filePath(QString::fromLatin1(beside)));
        QVERIFY(file.open(QIODevice::WriteOnly));
    }
    const auto link = [this](const char *to, const char *as) {
        QFile::link(QString::fromLatin1(to), m_folder.filePath(QString::fromLatin1(as)));
    };
    link("/etc/os-release", "away.csv");
    link("/etc", "around");
    link("beside.csv", "same.csv");
    const json error = run(name, code)["error"];
    QVERIFY(error.is_object());
    const auto text = error["hint"].is_string() ? QString::fromStdString(error["hint"]) : QString();
    QVERIFY2(hint.isEmpty() ? text.isEmpty() : text.contains(hint), qPrintable(text));
    QCOMPARE(error.contains("fileBeside"), hint.contains(QLatin1String("lies beside")));
}

void TestLanguages::packagesAreGivenAsAFolder_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("code");
    QTest::newRow("javascript") << QStringLiteral("g.js")
                                << QByteArray("console.log(require('left-pad')(5))");
    QTest::newRow("module") << QStringLiteral("g.mjs")
                            << QByteArray("import pad from 'left-pad'; console.log(pad(5))");
    QTest::newRow("typescript") << QStringLiteral("g.ts")
                                << QByteArray("import pad from 'left-pad'; console.log(pad(5))");
}

/// As the hint about a missing package says.
void TestLanguages::packagesAreGivenAsAFolder()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, code);
    const QString packages = m_folder.filePath(QStringLiteral("node_modules"));
    QVERIFY(QDir().mkpath(packages + QStringLiteral("/left-pad")));
    QFile file(packages + QStringLiteral("/left-pad/index.js"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("module.exports = (n) => 'x'.repeat(n);");
    file.close();
    const json result = run(name, code, { QStringLiteral("--input"), packages });
    QVERIFY2(result["stdout"] == "xxxxx\n", sandpad::runner::jsonBytes(result, 2).constData());
}

void TestLanguages::typescriptImportsFiles_data()
{
    QTest::addColumn<QByteArray>("code");
    QTest::addColumn<QByteArray>("expected");
    const auto row = [](const char *tag, const char *code, const char *expected) {
        QTest::newRow(tag) << QByteArray(code) << QByteArray(expected);
    };
    row("without extension", "import { greet } from './h';\nconsole.log(greet('a'));", "hi a\n");
    row("as the runtime would name it", "import { greet } from './h.js';\nconsole.log(greet('a'));",
        "hi a\n");
    row("by its name", "import { greet } from './h.ts';\nconsole.log(greet('a'));", "hi a\n");
    row("JSON", "import data from './d.json';\nconsole.log(data.a);", "5\n");
    row("only when it is used", "const { greet } = await import('./h');\nconsole.log(greet('a'));",
        "hi a\n");
    row("a class of the same name",
        "import { made } from './h';\nclass P { a = 1 }\nconsole.log(made, new P());",
        "P { b: 2 } P { a: 1 }\n");
    row("a decorator as tsconfig.json has it",
        "import { noted } from './h';\nclass A { @noted m() { return 1 } }\nconsole.log(new "
        "A().m());",
        "m\n1\n");
    row("an import that is a call beside others",
        "import fs = require('fs');\nimport { join } from 'path';\n"
        "console.log(typeof fs.readFileSync, join('a', 'b'));\n"
        "try { throw new Error('e'); } catch (e) { console.log(/m\\.ts:4:/.test(e.stack)); }",
        "function a/b\ntrue\n");
    row("an import that is a call beside a file",
        "import fs = require('fs');\nimport { greet } from './h';\n"
        "console.log(typeof fs.readFileSync, greet('a'));",
        "function hi a\n");
    row("a name of tsconfig.json", "import { greet } from '~h';\nconsole.log(greet('a'));",
        "hi a\n");
    row("names of tsconfig.json",
        "import { greet } from '@lib/h';\nimport data from '@lib/d.json';\n"
        "console.log(greet('a'), data.a);",
        "hi a 5\n");
    row("nothing of it",
        "import fs = require('fs');\nnamespace N { export const x = 4 }\n"
        "console.log(typeof fs.readFileSync, N.x, require.main === module);",
        "function 4 true\n");
}

void TestLanguages::typescriptImportsFiles()
{
    QFETCH(QByteArray, code);
    QStringList options;
    const auto add = [&](const QString &name, const QByteArray &content) {
        QFile file(m_folder.filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(content);
        options << QStringLiteral("--input") << file.fileName();
    };
    add(QStringLiteral("h.ts"),
        "export const greet = (name: string): string => `hi ${name}`;\n"
        "class P { constructor(public b: number) {} }\nexport const made = new P(2);\n"
        "export function noted(target: object, name: string, what: PropertyDescriptor) "
        "{ console.log(name); return what; }\n");
    add(QStringLiteral("d.json"), R"({ "a": 5 })");
    add(QStringLiteral("tsconfig.json"),
        R"({ "compilerOptions": { "experimentalDecorators": true,
                                  "paths": { "~h": ["./h.ts"], "@lib/*": ["./*"] } } })");
    const json result = run(QStringLiteral("m.ts"), code, options);
    QVERIFY2(result["stdout"].is_string(), sandpad::runner::jsonBytes(result, 2).constData());
    QTEST(QByteArray::fromStdString(result["stdout"]), "expected");
    QCOMPARE(result["stderr"], json(""));
    QCOMPARE(result["files"], json::array());
}

void TestLanguages::nodeStacksAreNodesOwn()
{
    const QByteArray code("function f() { throw new TypeError('x'); }\nf();\n");
    const json ours = run(QStringLiteral("s.js"), code);
    QVERIFY(ours["stderr"].get<std::string>().find("sandpad") == std::string::npos);
    QVERIFY(ours["stderr"].get<std::string>().find("TypeError: x") != std::string::npos);
}

void TestLanguages::handledErrorsAreNone_data()
{
    QTest::addColumn<QByteArray>("code");
    QTest::addColumn<int>("status");
    QTest::newRow("printed") << QByteArray("try { null.x } catch (e) { console.error(e) }\n"
                                           "process.exit(2)")
                             << 2;
    QTest::newRow("taken") << QByteArray("process.on('uncaughtException', () => {});\n"
                                         "throw new Error('q')")
                           << 0;
}

void TestLanguages::handledErrorsAreNone()
{
    QFETCH(QByteArray, code);
    const auto result = run(QStringLiteral("h.js"), code);
    QFETCH(int, status);
    QCOMPARE(result["exitCode"], json(status));
    QVERIFY(result["error"].is_null());
}

void TestLanguages::monoRunsToo()
{
    const QStringList mono { QStringLiteral("--interpreter"), QStringLiteral("/usr/bin/mono") };
    const json fine =
        run(QStringLiteral("m.cs"),
            "using System; class P { static void Main() { Console.WriteLine(Type.GetType("
            "\"Mono.Runtime\") != null); } }",
            mono);
    QCOMPARE(fine["stdout"].get<std::string>(), "True\n");
    const json thrown = run(QStringLiteral("m.cs"),
                            "using System;\nclass P {\n  static void Main() {\n"
                            "    throw new ArgumentException(\"arg\");\n  }\n}\n",
                            mono);
    QCOMPARE(thrown["error"]["type"].get<std::string>(), "System.ArgumentException");
    QCOMPARE(thrown["error"]["frames"].back()["line"].get<int>(), 4);
    const json bad =
        run(QStringLiteral("m.cs"),
            "class P {\n  static void Main() {\n    int x = \"s\";\n    y = 2;\n  }\n}\n", mono);
    QCOMPARE(bad["error"]["diagnostics"].size(), 2U);
    QCOMPARE(bad["error"]["diagnostics"][1]["line"].get<int>(), 4);
    QVERIFY(bad["error"]["hint"].is_null());
    const json statements = run(QStringLiteral("m.cs"), "System.Console.WriteLine(1);\n", mono);
    QVERIFY(statements["error"]["hint"].get<std::string>().find("7.2") != std::string::npos);
}

SANDPAD_TEST(languages, TestLanguages)
#include "tst_languages.moc"
