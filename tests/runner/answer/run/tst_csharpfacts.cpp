#include "runner/Runner.h"
#include "runner/answer/program/BlockProgram.h"
#include "runner/answer/read/AnswerReader.h"
#include "runner/answer/run/AnswerVerification.h"
#include "runner/answer/run/SessionBlocks.h"
#include "tests/Dotnet.h"
#include "tests/TestProgram.h"
#include "tests/Waiting.h"
#include "tests/runner/answer/FactsText.h"

#include <QTest>

using namespace sandpad::runner;

/// What Roslyn reads from the trees of C# blocks, and the programs that are made of it. Only the
/// examination runs.
class TestCSharpFacts : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void statements_data();
    void statements();
    void methodsWithoutResultMayPrint();
    void remarks();
    void names_data();
    void names();
    void states_data();
    void states();
    void partsArePutInOrder_data();
    void partsArePutInOrder();
    void blocksBecomeOneProgram();
    void expressionsAtTheEndAreAsked_data();
    void expressionsAtTheEndAreAsked();
    void declaredVariablesStayKnown();

private:
    /// The answer after its examination.
    Answer examined(const QByteArrayList &codes);
    /// The block with this code, examined together with those of the other rows.
    [[nodiscard]] AnswerBlock block(const QByteArray &code) const { return m_blocks.value(code); }
    void examineRows(const QByteArrayList &codes);

    Runner m_runner;
    QHash<QByteArray, AnswerBlock> m_blocks;
};

namespace {

QStringList shownStatements(const AnswerBlock &block)
{
    QStringList shown;
    for (const SourceStatement &one :
         block.facts ? block.facts->statements : QList<SourceStatement>())
        shown.append(shownStatement(one));
    return shown;
}

} // namespace

void TestCSharpFacts::initTestCase()
{
    if (!hasDotnet())
        QSKIP(kNoDotnet);
}

Answer TestCSharpFacts::examined(const QByteArrayList &codes)
{
    QByteArray text;
    for (const QByteArray &code : codes)
        text += "```csharp\n" + code + "\n```\n\n";
    Answer answer = readAnswer(text, m_runner.languages());
    auto run = std::make_unique<AnswerVerification>(m_runner, answer, JudgeOptions {});
    bool isExamined = false;
    connect(run.get(), &AnswerVerification::examined, this, [&](const Answer &found) {
        answer = found;
        isExamined = true;
    });
    run->start();
    if (!sandpad::tests::waitFor([&] { return isExamined; }, 600'000))
        QTest::qFail("it was not examined", __FILE__, __LINE__);
    return answer;
}

void TestCSharpFacts::examineRows(const QByteArrayList &codes)
{
    m_blocks.clear();
    const Answer answer = examined(codes);
    for (qsizetype i = 0; i < codes.size(); ++i)
        m_blocks.insert(codes[i], answer.blocks.value(i));
}

void TestCSharpFacts::statements_data()
{
    QTest::addColumn<QByteArray>("code");
    QTest::addColumn<QStringList>("expected"); // kind, first and last line, name
    QByteArrayList codes;
    const auto row = [&](const char *code, const QStringList &expected) {
        QTest::addRow("%s", code) << QByteArray(code) << expected;
        codes.append(code);
    };
    const auto one = [](const char *text) { return QStringList { QString::fromLatin1(text) }; };
    row("Console.WriteLine(1); // 1", one("prints 1 1"));
    row("System.Console.Write(1);", one("prints 1 1"));
    row("f(1);", one("value 1 1"));
    row("xs.Count; // 3", one("value 1 1"));
    row("await f();", one("value 1 1"));
    row("xs.Add(1);", {});
    row("var x = f(1);", one("assigns 1 1 x"));
    row("List<int> xs = [1];", one("assigns 1 1 xs"));
    row("int a = 1, b = 2;", {});
    row("int a;", {});
    row("x = 1;", one("assigns 1 1 x"));
    row("x += 1;", one("assigns 1 1 x"));
    row("x++;", one("assigns 1 1 x"));
    row("a[0] = 1;", {});
    row("a.B = 1;", {});
    row("return 1;", {});
    row("f(\n  1);", one("value 1 2"));
    row("xs\n  .Where(x => x > 1)\n  .ToList(); // [2]", one("value 1 3"));
    row("var f = () => {\n};", {});
    row("a(); b();", {});
    row("if (x) f();", {});
    row("if (x)\n  f();", one("value 2 2"));
    row("if (x)\n  y = 1;", {});
    row("if (x)\n  f(out var y);", {});
    row("class A\n{\n  void M()\n  {\n    Console.WriteLine(1);\n  }\n}", one("prints 5 5"));
    row("var s = @\"\nConsole.WriteLine(1);\n\";", one("assigns 1 3 s"));
    row("Console.WriteLine(\"\xc3\xa9\"); f();", {});
    examineRows(codes);
}

void TestCSharpFacts::statements()
{
    QFETCH(QByteArray, code);
    QTEST(shownStatements(block(code)), "expected");
}

/// Wherever in the answer they are declared.
void TestCSharpFacts::methodsWithoutResultMayPrint()
{
    const Answer answer = examined({ "Go();\nawait Wait();\nGet();\nBoth();",
                                     "class A\n{\n    public void Go() { }\n"
                                     "    async Task Wait() { }\n    int Get() => 1;\n"
                                     "    void Both() { }\n    int Both(int x) => x;\n}" });
    QCOMPARE(shownStatements(answer.blocks[0]),
             (QStringList { QStringLiteral("prints 1 1"), QStringLiteral("prints 2 2"),
                            QStringLiteral("value 3 3"), QStringLiteral("value 4 4") }));
}

void TestCSharpFacts::remarks()
{
    const AnswerBlock own =
        examined(
            { "var x = \"//\"; // a\n/* b\n   c */\nf(/* no */ 1); /* d */\n/// e\nclass A { }\n"
              "#if NEVER\n// f\n#endif" })
            .blocks[0];
    QVERIFY(own.facts);
    QStringList found;
    for (const SourceRow &row : own.facts->rows)
        found.append(row.isCommentOnly() ? u'[' + row.comment + u']' : row.comment);
    QCOMPARE(found,
             (QStringList { QStringLiteral("a"), QStringLiteral("[b]"), QStringLiteral("[c]"),
                            QStringLiteral("d"), QStringLiteral("[e]"), QString(), QString(),
                            QString(), QString() }));
}

void TestCSharpFacts::names_data()
{
    QTest::addColumn<QByteArray>("code");
    QTest::addColumn<QString>("defines");
    QTest::addColumn<QString>("uses");
    QByteArrayList codes;
    const auto row = [&](const char *code, const char *defines, const char *uses) {
        codes.append(code);
        QTest::addRow("%s", code) << QByteArray(code) << QString::fromLatin1(defines)
                                  << QString::fromLatin1(uses);
    };
    row("var x = y;", "x", "y");
    row("using System.Text;\nusing M = System.Math;\nf(M.PI);", "", "f");
    row("int F(int p) { var q = p + g; return q; }", "F", "g");
    row("class C : B\n{\n    int x;\n    int M(D d) => x + this.y + z;\n}", "C", "B D z");
    row("namespace N.O;\nrecord R(int A);\nenum E { One }", "E R", "");
    row("xs.Where(x => x.k > n);", "", ".Where n xs");
    row("static class A { public static int Twice(this int n) => n * 2; }", ".Twice A", "");
    row("foreach (var x in xs) { g(x); }", "", "g xs");
    row("if (f(out var a)) { }\nf(out var b);", "b", "f");
    row("var p = new P { X = v };\nf(name: p);", "p", "P f v");
    row("try { } catch (MyError e) when (e.x) { h(e); }", "", "MyError h");
    row("var q = from a in xs let b = a.y where b select b;", "q", "xs");
    row("var s = $\"{v} w\"; // u", "s", "v");
    row("T F<T>(T x) => nameof(x) == k ? x : default;", "F", "k");
    row("partial class A { }", "A", "");
    examineRows(codes);
}

void TestCSharpFacts::names()
{
    QFETCH(QByteArray, code);
    const auto facts = block(code).facts;
    QVERIFY(facts);
    QTEST(sortedNames(facts->defines), "defines");
    QTEST(sortedNames(facts->uses), "uses");
}

void TestCSharpFacts::states_data()
{
    QTest::addColumn<QByteArray>("code");
    QTest::addColumn<SyntaxState>("state");
    QByteArrayList codes;
    const auto row = [&](const char *name, const char *code, SyntaxState state) {
        QTest::newRow(name) << QByteArray(code) << state;
        codes.append(code);
    };
    row("fine", "f();", SyntaxState::Fine);
    row("a method", "public int F() { return 1; }", SyntaxState::Fine);
    row("types first", "class A { }\nf();", SyntaxState::Fine);
    row("wrong", "int x = ;\nf(1));", SyntaxState::Wrong);
    row("open bracket", "f(1,\n  g(", SyntaxState::CutOff);
    row("open text", "var s = \"\"\"\n  a", SyntaxState::CutOff);
    row("an expression", "x > 1 && y", SyntaxState::Fragment);
    examineRows(codes);
}

void TestCSharpFacts::states()
{
    QFETCH(QByteArray, code);
    QTEST(block(code).syntax.state, "state");
}

void TestCSharpFacts::partsArePutInOrder_data()
{
    QTest::addColumn<QByteArray>("code");
    QTest::addColumn<QByteArray>("program");
    QByteArrayList codes;
    const auto row = [&](const char *name, const char *code, const char *program) {
        QTest::newRow(name) << QByteArray(code) << QByteArray(program);
        codes.append(code);
    };
    row("in order", "using A;\nF();\nclass C\n{\n}", "using A;\nF();\nclass C\n{\n}");
    row("types first", "[X]\nrecord R(int A);\n\nF();",
        "#line 3\n\nF();\n#line 1\n[X]\nrecord R(int A);\n");
    row("a using line last", "F();\nusing N = System.Int32;",
        "#line 2\nusing N = System.Int32;\n#line 1\nF();\n");
    row("a package", "#:package P@1\nusing P;\nF();", "#:package P@1\nusing P;\nF();");
    row("conditions stay", "class C { }\n#if A\nF();\n#endif", "class C { }\n#if A\nF();\n#endif");
    row("words in a text", "F(@\"\nclass A { }\n\");\nG();", "F(@\"\nclass A { }\n\");\nG();");
    row("on one line", "class A { } F();", "class A { } F();");
    examineRows(codes);
}

void TestCSharpFacts::partsArePutInOrder()
{
    QFETCH(QByteArray, code);
    QTEST(programFor(block(code), {}, true).code, "program");
}

void TestCSharpFacts::blocksBecomeOneProgram()
{
    const Answer answer = examined({ "using System;\nvar p = new P();\nclass P\n{\n}",
                                     "using System;\nConsole.WriteLine(p);\nrecord Q(int X);" });
    const auto before = blocksBefore(answer, answer.blocks[1], {});
    QCOMPARE(before.size(), 1);
    const QList<QByteArray> lines = programFor(answer.blocks[1], before, true).code.split('\n');
    QVERIFY(lines.value(2).startsWith("SandpadMarks.Write("));
    QCOMPARE(lines.mid(0, 2), (QList<QByteArray> { "using System;", "var p = new P();" }));
    QCOMPARE(lines.mid(3, 6),
             (QList<QByteArray> { "Console.WriteLine(p);", "class P", "{", "}", "record Q(int X);",
                                  "" }));
}

void TestCSharpFacts::expressionsAtTheEndAreAsked_data()
{
    QTest::addColumn<QByteArray>("code");
    QTest::addColumn<SyntaxState>("state");
    QByteArrayList codes;
    const auto row = [&](const char *name, const char *code, SyntaxState state) {
        QTest::newRow(name) << QByteArray(code) << state;
        codes.append(code);
    };
    row("claimed", "var xs = new[] { 1 };\nxs.Length // 1", SyntaxState::Fine);
    row("on two lines", "xs\n  .First() // 1", SyntaxState::Fine);
    row("a remark behind", "xs.First() // 1\n// That is all.", SyntaxState::Fine);
    row("not claimed", "var xs = new[] { 1 };\nxs.Length", SyntaxState::Wrong);
    examineRows(codes);
}

/// An expression without a semicolon is one.
void TestCSharpFacts::expressionsAtTheEndAreAsked()
{
    QFETCH(QByteArray, code);
    QFETCH(SyntaxState, state);
    QCOMPARE(block(code).syntax.state, state);
    if (state != SyntaxState::Fine)
        return;
    const BlockProgram program = programFor(block(code), {}, true);
    QVERIFY(!program.marks.isEmpty());
    QVERIFY2(program.code.contains("; } // 1"), program.code.constData());
}

/// Behind a statement that is asked.
void TestCSharpFacts::declaredVariablesStayKnown()
{
    const Answer answer =
        examined({ "int.TryParse(\"5\", out var n); // True\nConsole.Write(n);" });
    QCOMPARE(answer.blocks[0].claims.size(), 1);
    const QByteArray program = programFor(answer.blocks[0], {}, true).code;
    const QByteArray front = program.first(program.indexOf("static class SandpadMarks"));
    QVERIFY2(!front.contains('{'), front.constData());
}

SANDPAD_TEST(csharpfacts, TestCSharpFacts)
#include "tst_csharpfacts.moc"
