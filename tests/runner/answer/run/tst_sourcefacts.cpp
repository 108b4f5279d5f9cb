#include "runner/Runner.h"
#include "runner/answer/program/BlockProgram.h"
#include "runner/answer/run/FactsReply.h"
#include "runner/answer/run/SessionBlocks.h"
#include "runner/answer/source/Facts.h"
#include "runner/model/Json.h"
#include "tests/TestProgram.h"
#include "tests/runner/answer/FactsText.h"
#include "tests/runner/answer/ParsedAnswer.h"

#include <QTest>

#include <algorithm>
#include <nlohmann/json.hpp>

using namespace sandpad::runner;

/// What the parsers of Python, JavaScript and TypeScript read from a program's tree, and what is
/// made of it.
class TestSourceFacts : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { m_languages = Runner().languages(); }
    void statements_data();
    void statements();
    void remarks_data();
    void remarks();
    void names_data();
    void names();
    void claims_data();
    void claims();
    void programs_data();
    void programs();
    void modules_data();
    void modules();
    void definers_data();
    void definers();
    void whatCannotBeParsedIsReadByLines();
    void badRepliesAreNone_data();
    void badRepliesAreNone();

private:
    [[nodiscard]] Answer read(const char *language, const QByteArray &code) const
    {
        return parsedAnswer("```" + QByteArray(language) + '\n' + code + "\n```\n", m_languages);
    }
    [[nodiscard]] AnswerBlock first(const char *language, const QByteArray &code) const
    {
        return read(language, code).blocks.value(0);
    }

    QList<LanguageInfo> m_languages;
};

void TestSourceFacts::statements_data()
{
    QTest::addColumn<QByteArray>("language");
    QTest::addColumn<QByteArray>("code");
    QTest::addColumn<QStringList>("expected"); // kind, first and last line, name
    const auto row = [](const char *language, const char *code, const QStringList &expected) {
        QTest::addRow("%s: %s", language, code)
            << QByteArray(language) << QByteArray(code) << expected;
    };
    const auto one = [](const char *text) { return QStringList { QString::fromLatin1(text) }; };
    row("python", "print(1)  # 1", one("prints 1 1"));
    row("python", "x.y(1)", one("value 1 1 x"));
    row("python", "random.shuffle(xs)", one("value 1 1 xs"));
    row("python", "x: int = f(1)", one("assigns 1 1 x"));
    row("python", "a[0] = 1", {});
    row("python", "a += 1", {});
    row("python", "a = b = 1", {});
    row("python", "f(\n  1)", one("value 1 2"));
    row("python", "x = 1 + \\\n  2", one("assigns 1 2 x"));
    row("python", "'''\nprint(1)\n'''", {});
    row("python", "a = 1; b = 2", {});
    row("python", "if x: print(1)", {});
    row("python", "for x in y:\n    print(x)  # 1", one("prints 2 2"));
    row("python", "print(1) or print(2)", one("value 1 1"));
    row("python", "print('é', 'a' 'b');", one("prints 1 1"));
    row("javascript", "console.log(1); // 1", one("prints 1 1"));
    row("javascript", "xs.push(2)", one("value 1 1 xs"));
    row("javascript", "Object.assign(xs, ys);", one("value 1 1 xs"));
    row("javascript", "delete a.b;", one("value 1 1"));
    row("javascript", "const a = 1;", one("assigns 1 1 a"));
    row("javascript", "const a = 1, b = 2;", {});
    row("javascript", "a\n  .b(); // 1", one("value 1 2 a"));
    row("javascript", "a.b = 2;", {});
    row("javascript", "if (a) f();", {});
    row("javascript", "if (a)\n  b = 1;", {});
    row("javascript", "if (a)\n  f();", one("value 2 2"));
    row("javascript", "f(() => {\n  console.log(1);\n});", one("prints 2 2"));
    row("javascript", "const f = () => {\n};", {});
    row("javascript", "'use strict';", {});
    row("javascript", "`\nconsole.log(1)\n`", one("value 1 3"));
    row("typescript", "console.log(1);", one("prints 1 1"));
    row("typescript", "const a: number = 1;", one("assigns 1 1 a"));
    row("typescript", "interface P { x: number }\nconst p: P = { x: 1 };\nf<P>(p); // 1",
        { QStringLiteral("assigns 2 2 p"), QStringLiteral("value 3 3") });
    row("typescript", "const p = f(\n  1,\n) as {\n  a: number\n}; // 1", one("assigns 1 5 p"));
    row("typescript", "xs\n  .map((x: number): string => `${x}`)\n  .join(y!) // 1\ntype A = 1",
        one("value 1 3"));
    row("typescript", "f(x as any)\ng(1)\nenum E { A }\nlet z: E",
        { QStringLiteral("value 1 1"), QStringLiteral("value 2 2") });
    row("typescript", "class A { constructor(private x: number) {} }\nnew A(1); h();", {});
    row("typescript", "function f(x: unknown): x is string {\n  console.log(x);\n  return true\n}",
        one("prints 2 2"));
}

void TestSourceFacts::statements()
{
    QFETCH(QByteArray, language);
    QFETCH(QByteArray, code);
    const AnswerBlock block = first(language.constData(), code);
    QVERIFY(block.facts);
    QStringList found;
    for (const SourceStatement &statement : block.facts->statements)
        found.append(shownStatement(statement));
    QTEST(found, "expected");
}

void TestSourceFacts::remarks_data()
{
    QTest::addColumn<QByteArray>("language");
    QTest::addColumn<QByteArray>("code");
    QTest::addColumn<QStringList>("expected"); // of each line; alone: in brackets
    QTest::newRow("python") << QByteArray("python")
                            << QByteArray("# a\nx = '# no'  # é 1\ny = '''\n# no\n'''")
                            << QStringList { QStringLiteral("[a]"), QStringLiteral("é 1"),
                                             QString(), QString(), QString() };
    QTest::newRow("javascript") << QByteArray("javascript")
                                << QByteArray("x = `//`; // a\n/* b\n  c */\ny; /* d */\n/x\\/\\//")
                                << QStringList { QStringLiteral("a"), QStringLiteral("[b]"),
                                                 QStringLiteral("[c]"), QStringLiteral("d"),
                                                 QString() };
    QTest::newRow("typescript") << QByteArray("typescript")
                                << QByteArray("type A = '//' | 'b'; // a\nlet x: A = `//`; // b\n"
                                              "/* c */\nf<A>(x / 1); // d")
                                << QStringList { QStringLiteral("a"), QStringLiteral("b"),
                                                 QStringLiteral("[c]"), QStringLiteral("d") };
    QTest::newRow("within a line")
        << QByteArray("javascript")
        << QByteArray("f(/* no */ 1); // a\nif (x) { /* ... */ }\n/* 1 */ f();")
        << QStringList { QStringLiteral("a"), QString(), QString() };
}

void TestSourceFacts::remarks()
{
    QFETCH(QByteArray, language);
    QFETCH(QByteArray, code);
    const AnswerBlock block = first(language.constData(), code);
    QVERIFY(block.facts);
    QStringList found;
    for (const SourceRow &row : block.facts->rows)
        found.append(row.isCommentOnly() ? u'[' + row.comment + u']' : row.comment);
    QTEST(found, "expected");
}

void TestSourceFacts::names_data()
{
    QTest::addColumn<QByteArray>("language");
    QTest::addColumn<QByteArray>("code");
    QTest::addColumn<QString>("defines");
    QTest::addColumn<QString>("uses");
    const auto row = [](const char *language, const char *code, const char *defines,
                        const char *uses) {
        QTest::addRow("%s: %s", language, code)
            << QByteArray(language) << QByteArray(code) << QString::fromLatin1(defines)
            << QString::fromLatin1(uses);
    };
    row("python", "x = y", "x", "y");
    row("python", "import a.b, c as d\nfrom e import f", "a d f", "");
    row("python", "def f(p, q=d):\n    r = p + g\n    return r", "f", "d g");
    row("python", "class C(B):\n    x = 1\n    def m(self): return self.y + z", "C", "B z");
    row("python", "x = 'y.z'  # w", "x", "");
    row("python", "[i for i in xs if i.k]", "", "xs");
    row("python", "def f():\n    global g\n    g = 1", "f g", "");
    row("python", "await f()", "", "f");
    row("javascript", "const {a, b: [c], ...d} = e;", "a c d", "e");
    row("javascript", "import x, {y as z} from 'q';", "x z", "");
    row("javascript", "function f(p, {q} = r) { const s = p + q; return s + t; }", "f", "r t");
    row("javascript", "for (let i = 0; i < n; i++) { var v = i; }", "v", "n");
    row("javascript", "try { f(); } catch (e) { g(e); }", "", "f g");
    row("javascript", "a.b = { c: d, [e]: 1, g };", "", "a d e g");
    row("javascript", "class A extends B { #p = c; m() { return this.x; } }", "A", "B c");
    row("javascript", "x = 1;", "x", "");
    row("javascript", "const f = function g() { return g; }, h = (a) => a + b;", "f h", "b");
    row("typescript", "interface P { x: number }\nconst p: P = q as P;", "p", "q");
    row("typescript", "enum E { A }\nfunction f<T>(x: T): T { return x; }", "E f", "");
}

void TestSourceFacts::names()
{
    QFETCH(QByteArray, language);
    QFETCH(QByteArray, code);
    const AnswerBlock block = first(language.constData(), code);
    QVERIFY(block.facts);
    QTEST(sortedNames(block.facts->defines), "defines");
    QTEST(sortedNames(block.facts->uses), "uses");
}

void TestSourceFacts::claims_data()
{
    QTest::addColumn<QByteArray>("language");
    QTest::addColumn<QByteArray>("code");
    QTest::addColumn<QStringList>("expected"); // kind line text
    const auto row = [](const char *name, const char *language, const char *code,
                        const QStringList &expected) {
        QTest::newRow(name) << QByteArray(language) << QByteArray(code) << expected;
    };
    const auto claim = [](const char *text) { return QString::fromUtf8(text); };
    row("over several lines", "python", "f(\n    1,\n)  # -> 5", { claim("line 3 5") });
    row("a chain", "js", "const r = xs\n  .map(f) // [2]\n  .filter(g); // [4]",
        { claim("line 3 [4]") });
    row("several statements", "python", "x = 1; f()  # -> 2", {});
    row("in a text", "python", "s = '''\nprint(1)  # 1\n'''", {});
    row("a remark below", "js", "f(\n  1);\n// -> 5", { claim("line 2 5") });
    row("a list of remarks", "js", "f();\n/*\nOutput:\n2\n4\n*/", { claim("output 0 2|4") });
    row("example", "python",
        "def f(x):\n    '''\n    >>> f(1)\n    2\n    >>> y = f(2)\n    '''\n    return x + 1",
        { claim("example 3 2") });
    row("example at both ends", "python", "def f():\n    \"\"\">>> f()\n    3\"\"\"",
        { claim("example 2 3") });
    row("example on several lines", "python",
        "def f():\n    '''\n    >>> for i in (1, 2):\n    ...     print(i)\n    1\n    "
        "2\n\n    More.\n    '''",
        { claim("example 3 1|2") });
    row("example with an exception", "python",
        "def f():\n    '''\n    >>> f()\n    Traceback (most recent call last):\n      "
        "...\n    ValueError: no\n    '''",
        { claim("example 3 ValueError: no") });
    row("example to be skipped", "python",
        "def f():\n    '''\n    >>> f()  # doctest: +SKIP\n    3\n    '''", {});
}

void TestSourceFacts::claims()
{
    QFETCH(QByteArray, language);
    QFETCH(QByteArray, code);
    QStringList found;
    for (const Claim &claim : first(language.constData(), code).claims)
        found.append(QStringLiteral("%1 %2 %3")
                         .arg(claimKindName(claim.kind), QString::number(claim.line),
                              QString(claim.text).replace(u'\n', u'|')));
    QTEST(found, "expected");
}

void TestSourceFacts::programs_data()
{
    QTest::addColumn<QByteArray>("language");
    QTest::addColumn<QByteArray>("code");
    QTest::addColumn<QString>("pattern");
    QTest::newRow("python") << QByteArray("python") << QByteArray("a = 'é'\nf(\n  1)  # -> 5\nb")
                            << QStringLiteral("a = 'é'\n*(f(\n  1))*; None  # -> 5\nb");
    QTest::newRow("javascript") << QByteArray("javascript")
                                << QByteArray("if (a)\n  f(\n    1); // -> 5\nelse g();")
                                << QStringLiteral("if (a)\n  void (*.value((f(\n    1)))*); // "
                                                  "-> 5\nelse g();");
}

/// The lines of a program that tells its results are those of the block.
void TestSourceFacts::programs()
{
    QFETCH(QByteArray, language);
    QFETCH(QByteArray, code);
    QFETCH(QString, pattern);
    const AnswerBlock block = first(language.constData(), code);
    QCOMPARE(block.claims.size(), 1);
    const QString program = QString::fromUtf8(programFor(block, {}, true).code);
    const QStringList parts = pattern.split(u'*');
    QVERIFY2(program.startsWith(parts.first()), qPrintable(program));
    QVERIFY2(program.endsWith(parts.last()), qPrintable(program));
    for (const QString &part : parts)
        QVERIFY2(program.contains(part), qPrintable(program));
    QCOMPARE(program.count(u'\n'), code.count('\n'));
}

void TestSourceFacts::modules_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArrayList>("expected");
    const auto row = [](const char *name, const char *text, const QByteArrayList &expected) {
        QTest::newRow(name) << QByteArray(text) << expected;
    };
    row("imports",
        "```python\nimport os, nowhere as np\nfrom sklearn.svm import SVC\nimport json\n```",
        { "pip:nowhere missing", "pip:scikit-learn missing" });
    row("in a function", "```python\ndef f():\n    import nowhere\n```", { "pip:nowhere missing" });
    row("a part of a package", "```python\nfrom . import a\nfrom .b import c\n```", {});
    row("installed too", "```python\nimport nowhere\n```\n```bash\npip install nowhere\n```",
        { "pip:nowhere missing" });
    row("npm",
        "```js\nimport x from '@a/b/c';\nconst y = "
        "require('fs');\nimport('node:os');\n```\n```sh\nnpm i left-pad\n```",
        { "npm:@a/b missing", "npm:left-pad missing" });
    row("own files",
        "**`util.py`**\n```python\nx = 1\n```\n\n**`main.py`**\n```python\nimport "
        "util\nprint(util.x)\n```",
        {});
    row("in a string", "```python\ns = '''\nimport nothing\n'''\n```", {});
    row("in a string of JavaScript", "```js\nconst s = \"import x from 'y'\";\n```", {});
}

void TestSourceFacts::modules()
{
    QFETCH(QByteArray, text);
    QByteArrayList found;
    for (const Dependency &dependency : parsedAnswer(text, m_languages).dependencies)
        found.append(
            (dependency.ecosystem + u':' + dependency.name + u' ' + stateName(dependency.state))
                .toUtf8());
    QTEST(found, "expected");
}

void TestSourceFacts::definers_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QStringList>("front"); // of the last block
    const auto row = [](const char *name, const char *text, const QStringList &front) {
        QTest::newRow(name) << QByteArray(text) << front;
    };
    row("an import",
        "```python\nimport json\n```\n```python\ny = 1\n```\n```python\njson.dumps(1)\n```",
        { QStringLiteral("import json") });
    row("a name that only sounds so",
        "```python\nitems = 1\n```\n```python\nx.items()  # items\nprint('items')\n```", {});
    row("a parameter", "```python\nxs = 1\n```\n```python\ndef f(xs): return xs\n```", {});
    row("what that needs", "```js\nconst a = 1;\n```\n```js\nconst b = a;\n```\n```js\nb;\n```",
        { QStringLiteral("const a = 1;"), QStringLiteral("const b = a;") });
    row("what may not be declared twice",
        "```js\nconst f = 1, y = 1;\n```\n```js\nconst y = 2;\nf;\n```", {});
    row("what may be", "```python\nf = 1\ny = 1\n```\n```python\ny = 2\nf\n```",
        { QStringLiteral("f = 1\ny = 1") });
}

void TestSourceFacts::definers()
{
    QFETCH(QByteArray, text);
    const Answer answer = parsedAnswer(text, m_languages);
    QStringList found;
    for (const ProgramText &program : definersBefore(answer, answer.blocks.last(), {}))
        found.append(program.code);
    QTEST(found, "front");
}

void TestSourceFacts::whatCannotBeParsedIsReadByLines()
{
    const AnswerBlock block = first("python", "print(1)  # 1\nif x\n");
    QVERIFY(!block.facts);
    QCOMPARE(block.claims.size(), 1);
    QCOMPARE(factsOf(block).statements.size(), 1);
    QCOMPARE(factsOf(block), factsFromLines(block.code, block.languageId));
}

void TestSourceFacts::badRepliesAreNone_data()
{
    QTest::addColumn<QByteArray>("key");
    QTest::addColumn<QByteArray>("value");
    const auto row = [](const char *key, const char *value) {
        QTest::addRow("%s: %s", key, value) << QByteArray(key) << QByteArray(value);
    };
    row("statements", R"([["prints", 0, 9, "", ""]])");
    row("statements", R"([["prints", -1, 2, "", ""]])");
    row("statements", R"([["prints", 3, 3, "", ""]])");
    row("statements", R"([["prints", 4, 2, "", ""]])");
    row("statements", R"([["prints", 9223372036854775807, 9223372036854775807, "", ""]])");
    row("statements", R"([["prints", 2, 4, "", ""], ["prints", 3, 5, "", ""]])");
    row("statements", R"([["prints", 2, 3, "", ""], ["prints", 3, 4, "", ""]])");
    row("statements", R"([["runs", 0, 2, "", ""]])");
    row("statements", R"([["assigns", 0, 2, "a\nb", ""]])");
    row("statements", R"([["value", 0, 2, "", "a); exit("]])");
    row("statements", R"([["assigns", 0, 2, "", ""]])");
    row("statements", R"([["prints", 0, 2]])");
    row("statements", R"({"a": 1})");
    row("remarks", R"([[8, "a"]])");
    row("remarks", R"([[-1, "a"]])");
    row("remarks", R"([[0, 1]])");
    row("defines", R"([1])");
    row("defines", R"(1)");
    row("handles", R"("yes")");
    row("examples", R"([[5, "a", "b"], [0, "a", "b"]])");
    row("examples", R"([[0, "a", "b"], [0, "a", "b"]])");
    row("examples", R"([[100, "a", "b"]])");
}

void TestSourceFacts::badRepliesAreNone()
{
    QFETCH(QByteArray, key);
    QFETCH(QByteArray, value);
    AnswerBlock block;
    block.languageId = QStringLiteral("python");
    block.code = QStringLiteral("a\nb\nc\nd");
    nlohmann::json reply = jsonFrom(
        QByteArray(R"({"statements": [["prints", 0, 1, "", ""]], "remarks": [], "texts": "",
                       "defines": [], "fixed": [], "uses": [], "modules": [], "handles": false,
                       "examples": []})"));
    QVERIFY(factsFrom(reply, block));
    reply[key.toStdString()] = jsonFrom(value);
    try {
        QVERIFY(!factsFrom(reply, block));
    } catch (const nlohmann::json::exception &) {
        // The reply as a whole is not read then; the test `examination` shows it.
    }
}

SANDPAD_TEST(sourcefacts, TestSourceFacts)
#include "tst_sourcefacts.moc"
