#include "runner/Runner.h"
#include "runner/answer/claims/ClaimWords.h"
#include "runner/answer/claims/ErrorWords.h"
#include "runner/answer/read/AnswerReader.h"
#include "tests/TestProgram.h"

#include <QTest>

using namespace sandpad::runner;

/// The claims of an answer, in all places where they can be.
class TestClaims : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { m_languages = Runner().languages(); }
    void claims_data();
    void claims();
    void unreadRemarksAreListed();
    void longBlocksAreNotLookedThrough();
    void manyRemarksEnd();
    void remarks_data();
    void remarks();
    void errorsInProse_data();
    void errorsInProse();

private:
    QList<LanguageInfo> m_languages;
};

void TestClaims::claims_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QStringList>("expected"); // of the first block: kind line text
    const auto row = [](const char *name, const char *text, const QStringList &expected) {
        QTest::newRow(name) << QByteArray(text) << expected;
    };
    const auto claim = [](const char *text) { return QString::fromUtf8(text); };
    row("a type that is asked for", "```js\nconsole.log(typeof null); // object\n```\n",
        { claim("line 1 object") });
    row("a type's name", "```python\nprint(type(3).__name__)  # int\n```\n",
        { claim("line 1 int") });
    row("of a call", "```python\nn = len('abc')  # 3\n```\n", { claim("line 1 3") });
    row("of a constant", "```python\nn = 3  # 4\n```\n", {});
    row("words", "```python\nprint(n)  # shown at the end\n```\n",
        { claim("perhaps 1 shown at the end") });
    row("a value behind its heading", "```python\nprint(n)\n```\n\n**Output:** [1, 2]\n",
        { claim("output 0 [1, 2]") });
    row("a value in a sentence",
        "```python\nprint(f(7))\n```\n\nRunning it calls `f`. This gives you **56**, because it is "
        "doubled.\n",
        { claim("output 0 56") });
    row("a list in quotes and bold",
        "```js\nconsole.log(f(7))\n```\n\nThe result is **`[1, 2]`**.\n",
        { claim("output 0 [1, 2]") });
    row("a value on a condition",
        "```python\nprint(f(7))\n```\n\nIf you pass 8, it prints **64**.\n", {});
    row("a value that is printed with words",
        "```python\nprint('Sum:', f(7))\n```\n\nThe result is **56**.\n", {});
    row("bold words", "```python\nprint(f(7))\n```\n\nThe result is **sorted**.\n", {});
    row("what a method returns",
        "```python\nxs.sort()\nprint(xs)\n```\n\nIt sorts in place, so it returns None.\n", {});
    row("how many of something", "```python\nprint(n)\n```\n\nThis prints 3 lines.\n", {});
    row("each call in order",
        "```python\nprint(f(1))\nprint(f(2))\n```\n\n- First call prints `1`.\n- Second call "
        "prints `3`.\n",
        { claim("output 0 1|3") });
    row("fewer calls than lines",
        "```python\nprint(f(1))\nprint(f(2))\nprint(0)\n```\n\nThe first call prints `1` and the "
        "second `3`.\n",
        {});
    row("a list with remarks", "```python\nf()\n```\n\n**Output**\n\n- `1` – one\n- `2` – two\n",
        { claim("output 0 1|2") });
    row("a list of something else", "```python\nf()\n```\n\nIt uses:\n\n- `a` – one\n- `b` – two\n",
        {});
    row("several values behind a heading", "```python\nf()\n```\n\n**Prints:** `3`, `4`, and `5`\n",
        { claim("output 0 3|4|5") });
    row("a value on its own line", "```python\nf()\n```\n\n**Result:**\n\n`[1, 2]`\n",
        { claim("output 0 [1, 2]") });
    row("output labelled as commands",
        "```python\nf()\n```\n\nConsole output:\n\n```bash\n3\n```\n", { claim("output 0 3") });
    row("commands", "```python\nf()\n```\n\nOutput:\n\n```bash\n$ ls -l\na\n```\n", {});
    row("a sentence before code",
        "```python\nprint(f())\n```\n\nThis prints `3`.\n\n```python\nf\n```\n",
        { claim("output 0 3") });
    row("an apostrophe in the output",
        "```python\nf()\n```\n\nOutput:\n\n```\nDon't\n```\n\nThen:\n\n```python\ng()\n```\n",
        { claim("output 0 Don't") });
    row("in German", "```python\nprint(f())\n```\n\nDas gibt `3` aus.\n", { claim("output 0 3") });
    row("in French", "```python\nprint(f())\n```\n\nCe code affiche `3`.\n",
        { claim("output 0 3") });
    row("in Spanish", "```python\nprint(f())\n```\n\nEl resultado es `3`.\n",
        { claim("output 0 3") });
    row("in Portuguese", "```python\nprint(f())\n```\n\nA saída é `3`.\n", { claim("output 0 3") });
    row("in Italian", "```python\nprint(f())\n```\n\nIl codice stampa `3`.\n",
        { claim("output 0 3") });
    row("in Japanese", "```python\nprint(f())\n```\n\nこのコードは `3` を出力します。\n",
        { claim("output 0 3") });
    row("in Russian", "```python\nprint(f())\n```\n\nКод выводит `3`.\n", { claim("output 0 3") });
    row("hedged", "```python\nprint(f())  # -> 3 on Windows\n```\n",
        { claim("perhaps 1 3 on Windows") });
    row("an error with a reason",
        "```python\nf()  # raises NameError because f is not there\n```\n",
        { claim("error 0 NameError") });
    row("an error that is thrown", "```js\nf(); // RangeError thrown!\n```\n",
        { claim("error 0 RangeError") });
    row("an error at run time",
        "```cs\nint n = s!.Length; // NullReferenceException at runtime\n```\n",
        { claim("error 0 NullReferenceException") });
    row("any error", "```js\nf(); // Error!\n```\n", { claim("error 0 Error") });
    row("in Chinese", "```python\nprint(f())\n```\n\n结果是 `3`。\n", { claim("output 0 3") });
    row("where it appears", "```python\nprint(f())\n```\n\nThis will print `3` to the console.\n",
        { claim("output 0 3") });
    for (const char *other :
         { "For n = 5 it prints `120`.", "With n = 10 it prints `55`.",
           "For the input `10`, the output is `55`.", "Change the `4` to `10` and it prints `55`.",
           "Set n to 10 and run it again: it prints `55`.", "On Windows this prints `'a'`.",
           "Finally, once more, the program prints `10`.",
           "In the second iteration, it prints `2`.", "In Ruby, this prints `nil`.",
           "Your original code prints `5`.", "The first line prints `a`.",
           "It prints `5` on an empty list.", "It prints `5` and then waits.",
           "In Python 2 this prints `10L`.", "Under PyPy the program prints `10.0`.",
           "If the list is empty, you'll see this:\n\n```\nZeroDivisionError: x\n```" })
        QTest::newRow(other) << QByteArray("```python\nprint(f(4))\n```\n\n") + other + '\n'
                             << QStringList();
    row("what may come beside what is printed",
        "```python\nprint(f(4))\n```\n\nIt prints `10`. Uncomment the last line and you get "
        "`UnboundLocalError`.\n",
        { claim("perhaps 0 UnboundLocalError"), claim("output 0 10") });
    row("if you run it", "```python\nf()\n```\n\nIf you run this, you get:\n\n```\n3\n```\n",
        { claim("output 0 3") });
    row("a quotation", "```python\nf()\n```\n\nRunning it prints:\n\n> a\n> b\n",
        { claim("output 0 a|b") });
    row("somebody's words", "```python\nf()\n```\n\nAs you see in the manual:\n\n> a\n", {});
    row("a note", "```python\nf()\n```\n\nIt prints a list:\n\n> **Note** that\n", {});
    row("a value of several", "```python\nprint(n)\nprint(m)\n```\n\nOutput: 3\n", {});
    row("words behind a heading", "```python\nprint(n)\n```\n\nOutput: the sorted list\n", {});
    row("a text in quotes behind a heading", "```python\nprint(n)\n```\n\nOutput: 'abc'\n", {});
    row("words behind no print", "```python\nf(n)  # shown at the end\n```\n", {});
    row("prompts outside of texts are a transcript", "```python\n>>> 1 + 1\n2\n```\n",
        { claim("statement 0 2") });
    row("exit status", "```python\nexit(3)\n```\n\nIt exits with status 3.\n",
        { claim("exit 0 3") });
    row("exit code", "```python\nexit(3)\n```\n\nThis ends with exit code `3`.\n",
        { claim("exit 0 3") });
    row("exit, perhaps", "```python\nexit(3)\n```\n\nIf it fails, it exits with status 3.\n", {});
    row("exit, by a tool",
        "```python\nprint(1)\n```\n```\n1\n\nProcess finished with exit code 0\n```\n",
        { claim("exit 0 0"), claim("output 0 1") });
    row("of both",
        "```python\nprint(1)\n```\n```python\nprint('1')\n```\nBoth print:\n```\n1\n```\n",
        { claim("output 0 1") });
    row("of the last alone",
        "```python\nprint(1)\n```\n```python\nprint('1')\n```\nIt prints:\n```\n1\n```\n", {});
    row("message with a full stop",
        "```cs\nF();\n```\nIt throws a `FooException: It is not so.` Use `G` when it may be.\n",
        { claim("error 0 FooException: It is not so.") });
    row("the first lines", "```python\nf()\n```\nOutput (first 2 lines):\n```\n1\n2\n```\n",
        { claim("output 0 1|2|...") });
    row("long remark", "```js\nconsole.log(2);\n/*\nOutput:\n2\n4\n*/\n```\n",
        { claim("output 0 2|4") });
    row("a prompt without a space", "```python\n>>>1 + 1\n2\n```\n", { claim("statement 0 2") });
    row("remarks in a transcript", "```python\n>>> # one\n>>> a = 1\n# two\n\n>>> a\n1\n```\n",
        { claim("statement 1 1") });
    row("a statement without further prompts",
        "```python\n>>> def f():\n        return 2\n>>> f()\n2\n```\n", { claim("statement 1 2") });
    row("a long remark behind a line", "```js\nconsole.log(3); /* 3 */\n```\n",
        { claim("line 1 3") });
    row("what is returned behind other words",
        "```python\nxs.sort()  # in place; returns None\n```\n", { claim("line 1 None") });
    row("recursion without an end", "```python\nf(1)  # will lead to infinite recursion\n```\n",
        { claim("error 0 Error") });
    row("a traceback below the call",
        "```python\nf()\n# Traceback (most recent call last):\n#   File \"a\", line 1\n"
        "# ValueError: no\n```\n",
        { claim("error 0 ValueError: no") });
    row("words behind an arrow", "```js\nxs.slice()  // -> it copies all items\n```\n",
        { claim("perhaps 1 it copies all items") });
    row("types behind a value", "```ts\nconst p = f(q); // { x: number, y: number }\n```\n",
        { claim("perhaps 1 { x: number, y: number }") });
    row("a description of a new object",
        "```js\nconst b = new Uint8Array([72, 105]); // \"Hi\"\n```\n", {});
    row("a series below a loop", "```python\nfor i in range(2):\n    print(i)\n# 0\n# 1\n```\n",
        { claim("output 2 0|1") });
    row("a series below statements",
        "```js\nconsole.log('a');\nconsole.log('b');\n// 'a'\n// 'b'\n```\n",
        { claim("output 2 'a'|'b'") });
    row("an array on several lines", "```python\nprint(a.T)\n# [[1 3]\n#  [2 4]]\n```\n",
        { claim("line 1 [[1 3]|[2 4]]") });
    row("words below a loop", "```python\nfor i in x:\n    f(i)\n# then\n# the rest\n```\n", {});
    row("numbers of statements", "```js\n// 1\nf('a')\n// 2\nf('b')\n```\n", {});
    row("two lists of what is printed",
        "```python\nf()\n# Output:\n# 1\nf()\n# Output:\n# 2\n```\n",
        { claim("output 0 1"), claim("output 0 2") });
    row("a problem's output",
        "**Input:** `n = 6`\n**Output:** `8`\n\n```python\nprint(f(6))\nprint(f(7))\n```\n", {});
    row("the output of a problem as a block",
        "```python\nprint(f(6))\n```\n\nInput:\n\n```\n7\n```\n\nOutput:\n\n```\n13\n```\n", {});
    row("an output as an example",
        "```python\nprint(f())\n```\n\nThe output will be similar to this:\n\n```\n3\n```\n",
        { claim("perhaps 0 3") });
    row("a question over code",
        "```js\nf();\n```\n\n### What is the output?\n\n```js\n!!null\n```\n", {});
    row("a block under another heading",
        "```python\nf()\n```\n\n## Memory\n\nIt is divided into parts:\n\n```\nold | new\n```\n",
        {});
    row("a drawing", "```python\nprint(f())\n```\n\nIt shows:\n\n```\n┌───┐\n│ a │\n└───┘\n```\n",
        {});
    row("a drawn table",
        "```python\nimport polars\nprint(f())\n```\n\nOutput:\n\n```\n┌─┐\n│a│\n└─┘\n```\n",
        { claim("output 0 ┌─┐|│a│|└─┘") });
    row("page",
        "<p>So:</p><pre><code class='language-python'>print(1 &lt; 2)</code></pre>\n"
        "<p>This prints <code>True</code>.</p>",
        { claim("output 0 True") });
}

void TestClaims::claims()
{
    static const QMap<ClaimKind, QString> kinds {
        { ClaimKind::Output, QStringLiteral("output") },
        { ClaimKind::Line, QStringLiteral("line") },
        { ClaimKind::Statement, QStringLiteral("statement") },
        { ClaimKind::Example, QStringLiteral("example") },
        { ClaimKind::Error, QStringLiteral("error") },
        { ClaimKind::Exit, QStringLiteral("exit") },
        { ClaimKind::Figure, QStringLiteral("figure") },
    };
    QFETCH(QByteArray, text);
    const Answer answer = readAnswer(text, m_languages);
    QVERIFY(!answer.blocks.isEmpty());
    QStringList found;
    for (const Claim &claim : answer.blocks.first().claims)
        found.append(QStringLiteral("%1 %2 %3")
                         .arg(claim.isTentative ? QStringLiteral("perhaps") : kinds[claim.kind],
                              QString::number(claim.line),
                              QString(claim.text).replace(u'\n', u'|')));
    QTEST(found, "expected");
}

void TestClaims::unreadRemarksAreListed()
{
    const Answer answer =
        readAnswer("Text.\n\n```python\nxs.sort()\nys = f(xs)  # returns the best ones\n"
                   "zs = f(ys)  # once more\n```\n",
                   m_languages);
    QCOMPARE(answer.blocks.first().notChecked,
             QStringList { QStringLiteral(
                 "Line 5: the remark “returns the best ones” was not compared with anything.") });
    const Answer values = readAnswer(
        "```python\nfor i in range(2):\n    print(i, i)\n# 0 0\n# 1 2\n```\n", m_languages);
    QCOMPARE(values.blocks.first().notChecked,
             (QStringList {
                 QStringLiteral("Line 4: the remark “0 0” was not compared with anything."),
                 QStringLiteral("Line 5: the remark “1 2” was not compared with anything.") }));
}

void TestClaims::longBlocksAreNotLookedThrough()
{
    const QByteArray code = QByteArray("print(1)  # 2\n").repeated(kLongestRead / 14 + 1);
    const Answer answer = readAnswer("```python\n" + code + "```\n", m_languages);
    QCOMPARE(answer.blocks.size(), 1);
    QVERIFY(answer.blocks.first().canRun());
    QVERIFY(answer.blocks.first().claims.isEmpty());
    QCOMPARE(answer.blocks.first().notChecked.size(), 1);
}

/// No step may look at the rest of the remarks for each of them: that took minutes.
void TestClaims::manyRemarksEnd()
{
    const QByteArray code = "x = 5\nprint(x)\n# Expected output: 5\n"
        + QByteArray("# Output:\n# a\n").repeated(kLongestRead / 40);
    const Answer answer = readAnswer("```python\n" + code + "```\n", m_languages);
    QCOMPARE(answer.blocks.size(), 1);
    QVERIFY(!answer.blocks.first().claims.isEmpty());
}

void TestClaims::remarks_data()
{
    QTest::addColumn<QString>("remark");
    QTest::addColumn<QString>("claim"); // empty: none
    const auto row = [](const char *remark, const char *claim) {
        QTest::newRow(remark) << QString::fromUtf8(remark) << QString::fromUtf8(claim);
    };
    row("-> 3", "3");
    row("=> [1, 2]", "[1, 2]");
    row("> 3", "3");
    row("\u2192 True", "True");
    row("3", "3");
    row("'abc'", "'abc'");
    row("[1, 2, 3]", "[1, 2, 3]");
    row("True", "True");
    row("undefined", "undefined");
    row("Output: 3", "3");
    row("Ausgabe: 3", "3");
    row("prints 7", "7");
    row("2 + 3", "2 + 3");
    row("This prints 7", "7");
    row("the result is 7", "7");
    row("should be 1", "1");
    row("= 2", "2");
    row("Outputs: 5", "5");
    row("should print 5", "5");
    row("will print [1, 2]", "[1, 2]");
    row("would output 5, 4", "5, 4");
    row("Expected: 5", "5");
    row("Out: 5", "5");
    row("Output - 5", "5");
    row("Console output: ab c", "ab c");
    row("evaluates to True", "True");
    row("this returns \"a\"", "\"a\"");
    row("print the sum", "");
    row("returns the best ones", "");
    row("add one", "");
    row("loop over items", "");
    row("3 items are left", "");
    row("the formula from school", "");
    row("TODO: more", "");
    row("", "");
}

void TestClaims::remarks()
{
    QFETCH(QString, remark);
    QTEST(claimInRemark(remark, true).value_or(QString()), "claim");
}

void TestClaims::errorsInProse_data()
{
    QTest::addColumn<QString>("prose");
    QTest::addColumn<QString>("claim");
    const auto row = [](const char *prose, const char *claim) {
        QTest::newRow(prose) << QString::fromUtf8(prose) << QString::fromUtf8(claim);
    };
    row("This raises a `ValueError`.", "ValueError");
    row("It throws a `TypeError: x is not a function`.", "TypeError: x is not a function");
    row("The call raises ZeroDivisionError.", "ZeroDivisionError");
    row("The second one raises an `OutOfStock: none left`.", "OutOfStock: none left");
    row("It may raise a `ValueError`.", "ValueError?");
    row("You would get an **IndexError** here.", "IndexError?");
    row("It may raise a `KeyError`. Here it raises a `ValueError`.", "ValueError");
    row("Raises `ValueError: 9 is not in list`.", "ValueError: 9 is not in list");
    row("➡️ ValueError: invalid literal", "ValueError: invalid literal");
    row("❌ `KeyError: 'k'`", "KeyError: 'k'");
    row("- ValueError", "");
    row("`max` on an empty list raises `ValueError`.", "ValueError?");
    row("Calling `tri(\"a\")` raises a `TypeError`.", "TypeError?");
    row("Division by zero raises `ZeroDivisionError`.", "ZeroDivisionError?");
    row("It prints `10`. Uncomment the last line and you get `UnboundLocalError`.",
        "UnboundLocalError?");
    row("The second order in the demo raises an `OutOfStock`.", "OutOfStock");
    row("Das Programm wirft einen `ValueError`.", "ValueError");
    row("If x is 0, it raises a ZeroDivisionError.", "");
    row("It never raises an IndexError.", "");
    row("This does not raise a `KeyError`.", "");
    row("A ValueError is a kind of Exception.", "");
    row("Note that this raises a `ZeroDivisionError` when `b` is 0.", "");
    row("The function raises a `ValueError` for negative input.", "");
    row("This raises IndexError with the message \"pop from an empty list\".",
        "IndexError: pop from an empty list");
}

void TestClaims::errorsInProse()
{
    QFETCH(QString, prose);
    const auto words = claimedErrorIn(prose);
    QTEST(words ? words->error + (words->isPossible ? QStringLiteral("?") : QString()) : QString(),
          "claim");
}

SANDPAD_TEST(claims, TestClaims)
#include "tst_claims.moc"
