#include "runner/Runner.h"
#include "runner/answer/language/AnswerLanguages.h"
#include "runner/answer/markdown/InfoString.h"
#include "runner/answer/markdown/MarkdownPieces.h"
#include "runner/answer/read/AnswerReader.h"
#include "runner/answer/read/PasteRepairs.h"
#include "runner/answer/source/LanguageGuess.h"
#include "runner/answer/source/Statement.h"
#include "runner/answer/source/Transcript.h"
#include "runner/answer/syntax/SourceLines.h"
#include "tests/TestProgram.h"

#include <QTest>

#include <algorithm>
#include <array>

using namespace sandpad::runner;

/// Reading answers, without running anything.
class TestReader : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { m_languages = Runner().languages(); }
    void blocks_data();
    void blocks();
    void linesAreThoseOfTheInput_data();
    void linesAreThoseOfTheInput();
    void infoStrings_data();
    void infoStrings();
    void repairs_data();
    void repairs();
    void repairLeavesTextsAlone_data();
    void repairLeavesTextsAlone();
    void elisions_data();
    void elisions();
    void counterexamples_data();
    void counterexamples();
    void statements_data();
    void statements();
    void guesses_data();
    void guesses();
    void targetsAreNotReadForEver();
    void manyPiecesAndBracketsTakeLittle();
    void longTextsOfOneKindEnd_data();
    void longTextsOfOneKindEnd();
    void manyBlocksEndSomewhere();
    void manyClaimsEndSomewhere_data();
    void manyClaimsEndSomewhere();
    void transcriptsAreTakenApart();
    void dependencies_data();
    void dependencies();
    void badInput_data();
    void badInput();
    void readAsAnotherLanguage();
    void looksLikeAnAnswer_data();
    void looksLikeAnAnswer();

private:
    [[nodiscard]] Answer read(const QByteArray &text) const
    {
        return readAnswer(text, m_languages);
    }

    QList<LanguageInfo> m_languages;
};

void TestReader::blocks_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArrayList>("expected"); // role:language:code, line ends as |
    const auto row = [](const char *name, const char *text, const QByteArrayList &expected) {
        QTest::newRow(name) << QByteArray(text) << expected;
    };
    row("none", "Just words.\n", {});
    row("empty", "", {});
    row("fence", "```python\nprint(1)\n```\n", { "code:python:print(1)" });
    row("data behind a sentence",
        "```python\nprint(1)\n```\nThis shows a chart.\n```json\n{\"a\": 1}\n```\n",
        { "code:python:print(1)", "data::{\"a\": 1}" });
    row("data that is printed",
        "```python\nprint(1)\n```\nThis prints:\n```json\n{\"a\": 1}\n```\n",
        { "code:python:print(1)", "output::{\"a\": 1}" });
    row("contents of a file", "```python\nf()\n```\nContents of `o.txt`:\n```\nhi\n```\n",
        { "code:python:f()", "data::hi" });
    row("a command with its output",
        "```python\nprint(1)\n```\n```bash\n$ python main.py\n1\n```\n",
        { "code:python:print(1)", "output::$ python main.py|1" });
    row("tildes", "~~~js\nconsole.log(1)\n~~~\n", { "code:javascript:console.log(1)" });
    row("longer fence", "````python\nprint('```')\n````\n", { "code:python:print('```')" });
    row("fence in a string", "```python\ndoc = '''\n```\nx\n```\n'''\nprint(doc)\n```\n",
        { "code:python:doc = '''|```|x|```|'''|print(doc)" });
    row("not closed", "```python\nprint(1)\n", { "code:python:print(1)" });
    row("in a list", "1. First:\n\n   ```python\n   print(1)\n   ```\n",
        { "code:python:print(1)" });
    row("in a quote", "> ```python\n> print(1)\n> ```\n", { "code:python:print(1)" });
    row("in details", "<details>\n<summary>Code</summary>\n```python\nprint(1)\n```\n</details>\n",
        { "code:python:print(1)" });
    row("output", "```python\nprint(1)\n```\nOutput:\n```\n1\n```\n",
        { "code:python:print(1)", "output::1" });
    row("output with its command",
        "```python\nprint(1)\n```\nRun it:\n```console\n$ python a.py\n1\n```\n",
        { "code:python:print(1)", "output::$ python a.py|1" });
    row("shell", "```bash\npip install x\n```\n", { "shell::pip install x" });
    row("unlabelled shell", "```\n$ npm install left-pad\n```\n",
        { "shell::$ npm install left-pad" });
    row("edit", "```diff\n-a\n+b\n```\n", { "edit::-a|+b" });
    row("search and replace",
        "```python\n<<<<<<< SEARCH\nx = 1\n=======\nx = 2\n>>>>>>> REPLACE\n```\n",
        { "edit::<<<<<<< SEARCH|x = 1|=======|x = 2|>>>>>>> REPLACE" });
    row("data", "```json\n{\"a\": 1}\n```\n", { "data::{\"a\": 1}" });
    row("other language", "```rust\nfn main() {}\n```\n", { "file::fn main() {}" });
    row("no fence", "import os\n\ndef f():\n\n    return 1\n\nprint(f())\n",
        { "code:python:import os||def f():||    return 1||print(f())" });
    row("mislabelled",
        "```js\ndef f(x):\n    return None\n\nfor i in range(3):\n    print(f(i))\n```\n",
        { "code:python:def f(x):|    return None||for i in range(3):|    print(f(i))" });
    row("thoughts", "<think>\n```python\nwrong()\n```\n</think>\n```python\nprint(1)\n```\n",
        { "code:python:print(1)" });
    row("comment", "<!--\n```python\nwrong()\n```\n-->\n```python\nprint(1)\n```\n",
        { "code:python:print(1)" });
    for (const auto &[name, begin, end] :
         { std::array { "script", "<script type='a'>", "</SCRIPT>" },
           std::array { "style", "  <STYLE>", "</style>" },
           std::array { "instruction", "<?php", "?>" }, std::array { "declaration", "<!X", ">" },
           std::array { "raw data", "<![CDATA[", "]]>" } })
        row(name,
            QByteArray(begin) + "\n```python\nwrong()\n```\n" + end
                + "\n```python\nprint(1)\n```\n",
            { "code:python:print(1)" });
    row("comment in code", "```python\nx = '''\n<!-- a\n'''\n```\n\n-->\n",
        { "code:python:x = '''|<!-- a|'''" });
    row("comment that never ends", "<!--\n```python\nprint(1)\n```\n", { "code:python:print(1)" });
    row("comment behind a fence in a list",
        "- a\n  ~~~python\n  print(1)\n  ~~~\n\n<!-- b\n```python\nwrong()\n```\n-->\n",
        { "code:python:print(1)" });
    row("whole reply fenced", "```markdown\n# A\n```python\nprint(1)\n```\n```\n",
        { "code:python:print(1)" });
    row("line ends of Windows", "```python\r\nprint(1)\r\nprint(2)\r\n```\r\n",
        { "code:python:print(1)|print(2)" });
    row("byte order mark", "\xEF\xBB\xBF```python\nprint(1)\n```\n", { "code:python:print(1)" });
    row("transcript", "```\n>>> 1 + 1\n2\n```\n", { "code:python:>>> 1 + 1|2" });
}

void TestReader::blocks()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArrayList, expected);
    QByteArrayList found;
    for (const AnswerBlock &block : read(text).blocks)
        found.append(QStringLiteral("%1:%2:%3")
                         .arg(roleName(block.role), block.languageId,
                              QString(block.code).replace(u'\n', u'|'))
                         .toUtf8());
    QCOMPARE(found, expected);
}

void TestReader::linesAreThoseOfTheInput_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("line");
    QTest::newRow("first") << QByteArray("```python\nx = 1\n```\n") << 2;
    QTest::newRow("behind prose") << QByteArray("a\nb\n\n```python\nx = 1\n```\n") << 5;
    QTest::newRow("empty lines in it") << QByteArray("```python\n\n\nx = 1\n```\n") << 2;
    QTest::newRow("empty") << QByteArray("a\n\n```python\n```\n") << 4;
    QTest::newRow("behind thoughts")
        << QByteArray("<think>\na\n</think>\n```python\nx = 1\n```\n") << 5;
    QTest::newRow("behind many thoughts") << QByteArray("<think>\n</think>").repeated(50'000)
            + "\n```python\nx = 1\n```\n" << 50'003;
    QTest::newRow("behind a comment") << QByteArray("<!--\na\n-->\n```python\nx = 1\n```\n") << 5;
    QTest::newRow("behind many comments") << QByteArray("<!--\n-->\n").repeated(50'000)
            + "\n```python\nx = 1\n```\n" << 100'003;
    QTest::newRow("in a list") << QByteArray("- a\n\n  ```python\n  x = 1\n  ```\n") << 4;
}

void TestReader::linesAreThoseOfTheInput()
{
    QFETCH(QByteArray, text);
    QTEST(read(text).blocks.value(0).line, "line");
}

void TestReader::infoStrings_data()
{
    QTest::addColumn<QString>("info");
    QTest::addColumn<QString>("label");
    QTest::addColumn<QString>("fileName");
    const auto row = [](const char *info, const char *label, const char *name) {
        QTest::newRow(info) << QString::fromLatin1(info) << QString::fromLatin1(label)
                            << QString::fromLatin1(name);
    };
    row("python", "python", "");
    row("Python", "python", "");
    row("python:app.py", "python", "app.py");
    row("python title=\"src/app.py\" {1,3}", "python", "src/app.py");
    row("{.python .numberLines file=app.py}", "python", "app.py");
    row("app.ts", "ts", "app.ts");
    row("js {1,3}", "js", "");
    row("python app.py", "python", "app.py");
    row("python title=\"../../etc/x.py\"", "python", "");
    row("c#", "c#", "");
}

void TestReader::infoStrings()
{
    QFETCH(QString, info);
    const InfoString parsed = parseInfoString(info);
    QTEST(parsed.label, "label");
    QTEST(parsed.fileName, "fileName");
}

void TestReader::repairs_data()
{
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("repaired");
    QTest::addColumn<QString>("kind");
    const auto row = [](const char *kind, const char *code, const char *repaired) {
        QTest::addRow("%s: %s", kind, code)
            << QString::fromUtf8(code) << QString::fromUtf8(repaired) << QString::fromLatin1(kind);
    };
    row("space", "x\u00A0= 1", "x = 1");
    row("invisible", "x = 1\u200B", "x = 1");
    row("quotes", "print(\u201Chi\u201D)", "print(\"hi\")");
    row("quotes", "print(\u2018hi\u2019)", "print('hi')");
    row("dashes", "x = 5 \u2013 3", "x = 5 - 3");
    row("dashes", "x = \u22121", "x = -1");
    row("emphasis", "if **name** == 'x': pass", "if __name__ == 'x': pass");
    row("entities", "if x &lt; 3 and y &gt; 2: pass", "if x < 3 and y > 2: pass");
    row("prompts", ">>> x = 1\n>>> print(x)", "x = 1\nprint(x)");
    row("numbers", "1: a = 1\n2: b = 2\n3: c = 3", "a = 1\nb = 2\nc = 3");
    row("numbers", " 9 | a = 1\n10 | b = 2\n11 | c = 3", "a = 1\nb = 2\nc = 3");
    row("marks", "x = *!*1*/!*", "x = 1");
    row("marks", "*!*\nx = 1\n*/!*", "\nx = 1\n");
    row("button", "Copy code\nx = 1", "x = 1");
    row("notes", "x = 1\n\nNote: this is one of them.\n\nWhy? It isn't two.", "x = 1\n");
    row("notes", "x = 1\n\n**Explanation**: a name, and its value", "x = 1\n");
    row("indent", "    x = 1\n    if x:\n        y = 2", "x = 1\nif x:\n    y = 2");
}

void TestReader::repairs()
{
    QFETCH(QString, code);
    QFETCH(QString, kind);
    const RepairedCode repaired = repairPaste(code, QStringLiteral("python"));
    QTEST(repaired.code, "repaired");
    QVERIFY(!repaired.repairs.isEmpty());
    for (const Repair &repair : repaired.repairs) {
        QCOMPARE(repair.kind, kind);
        QCOMPARE(code.split(u'\n')[repair.line - 1], repair.before);
    }
}

void TestReader::repairLeavesTextsAlone_data()
{
    QTest::addColumn<QString>("code");
    for (const char *code :
         { "print('a \u2013 b \u201Cc\u201D')", "s = '''\n\u00A0x\n'''", "html = '&lt;b&gt;'",
           "x = 2 ** 3", "# \u2014 remark \u201Cone\u201D", "1 + 2\n3 + 4", "print(\"Copy code\")",
           "s = '''\n\nNote: this is a text.\n'''", "x = 1\n\nNote: int = 2",
           "x = 1\n\nNote: the next line is code\ny = 2", "x = 1\n\n# Note: this is a remark",
           "x = 1\n    # later" })
        QTest::newRow(code) << QString::fromUtf8(code);
}

void TestReader::repairLeavesTextsAlone()
{
    QFETCH(QString, code);
    const RepairedCode repaired = repairPaste(code, QStringLiteral("python"));
    QCOMPARE(repaired.code, code);
    QVERIFY(repaired.repairs.isEmpty());
}

void TestReader::elisions_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("code");
    QTest::addColumn<bool>("isElided");
    const auto row = [](const char *language, const char *code, bool isElided) {
        QTest::newRow(code) << QString::fromLatin1(language) << QString::fromUtf8(code) << isElided;
    };
    row("python", "x = 1\n# ... rest unchanged", true);
    row("python", "# ... existing code ...", true);
    row("python", "def f():\n    ...", false);
    row("python", "print('...')", false);
    row("javascript", "// ... existing code ...", true);
    row("javascript", "const a = [...b];", false);
    row("javascript", "...\nfoo()", true);
    row("csharp", "// (rest of the class unchanged)", true);
    row("python", "# the rest is easy", false);
}

void TestReader::elisions()
{
    QFETCH(QString, language);
    QFETCH(QString, code);
    QTEST(hasElision(code, language), "isElided");
}

void TestReader::counterexamples_data()
{
    QTest::addColumn<QString>("prose");
    QTest::addColumn<bool>("isWrong");
    const auto row = [](const char *prose, bool isWrong) {
        QTest::addRow("%s", prose) << QString::fromUtf8(prose) << isWrong;
    };
    row("❌ Bad:", true);
    row("### ❌ Using a list", true);
    row("**Wrong:**", true);
    row("**Wrong way**", true);
    row("Don't do this:", true);
    row("Bad (quadratic):", true);
    row("This will fail:", true);
    row("The following code does not work:", true);
    row("A common mistake is to forget the return:", true);
    row("So funktioniert es nicht", false); // no announcement
    row("Das wird nicht funktionieren:", true);
    row("✅ Good:", false);
    row("Badges are counted here:", false);
    row("This does not fail any more, because it is fixed:", false);
    row("If the file is missing, this will fail:", false);
    row("This won't work on Windows. Use it like this:", false);
    row("Invalidation works so:", false);
    row("The corrected version of the code that does not work:", false);
    row("Output:", false);
}

void TestReader::counterexamples()
{
    QFETCH(QString, prose);
    QFETCH(bool, isWrong);
    const auto isShownAsWrong = [this](const QString &text) {
        const Answer answer = read(text.toUtf8());
        return !answer.blocks.isEmpty() && answer.blocks.first().isCounterexample;
    };
    QCOMPARE(isShownAsWrong(prose + QStringLiteral("\n\n```python\nprint(x)\n```\n")), isWrong);
    // A remark at the top counts when it begins like this.
    QVERIFY(isShownAsWrong(QStringLiteral("```python\n# ❌ Wrong\nprint(x)\n```\n")));
    QVERIFY(!isShownAsWrong(QStringLiteral("```python\n# Wrongly sorted\nprint(x)\n```\n")));
}

void TestReader::statements_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("code");
    QTest::addColumn<int>("line"); // from 0
    QTest::addColumn<int>("kind");
    const auto row = [](const char *language, const char *code, int line, StatementKind kind) {
        QTest::addRow("%s: %s", language, code)
            << QString::fromLatin1(language) << QString::fromUtf8(code) << line
            << static_cast<int>(kind);
    };
    using enum StatementKind;
    row("python", "print(1)  # 1", 0, Prints);
    row("python", "x.y(1)", 0, Value);
    row("python", "x = f(1)", 0, Assigns);
    row("python", "a[0] = 1", 0, Other);
    row("python", "return 1", 0, Other);
    row("python", "f(\n  1)", 1, Other);
    row("python", "'''\nprint(1)\n'''", 1, Other);
    row("python", "x = 1 + \\\n  2", 1, Other);
    row("python", "print(1) or print(2)", 0, Value);
    row("python", "x == 1", 0, Value);
    row("javascript", "console.log(1); // 1", 0, Prints);
    row("javascript", "a.b(2);", 0, Value);
    row("javascript", "const a = 1;", 0, Assigns);
    row("javascript", "a\n  .b(); // 1", 1, Other);
    row("javascript", "a()\n  .b();", 0, Other);
    row("javascript", "if (a) {\n  console.log(1);\n}", 1, Prints);
    row("javascript", "const f = () => {", 0, Other);
    row("javascript", "`\nconsole.log(1)\n`", 1, Other);
    row("csharp", "Console.WriteLine(1); // 1", 0, Prints);
    row("csharp", "int x = 3;", 0, Assigns);
    row("csharp", "x + 1", 0, Value);
    row("csharp", "x + 1\nx + 2;", 0, Other);
}

void TestReader::statements()
{
    QFETCH(QString, language);
    QFETCH(QString, code);
    QFETCH(int, line);
    const auto statement =
        statementAt(sourceLines(code, answerLanguage(language).syntax), line, language);
    QTEST(static_cast<int>(statement ? statement->kind : StatementKind::Other), "kind");
}

void TestReader::guesses_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("id");
    const auto row = [](const char *id, const char *text) {
        QTest::addRow("%s: %s", id, text) << QString::fromUtf8(text) << QString::fromLatin1(id);
    };
    row("python", "def f(x):\n    return x\nprint(f(1))");
    row("javascript", "const x = [1];\nconsole.log(x.map(y => y + 1));");
    row("typescript", "interface A { x: number }\nconst a: A = { x: 1 };\nconsole.log(a);");
    row("csharp", "using System;\nConsole.WriteLine(1);");
    row("shell", "pip install numpy\ncd x");
    row("json", "{\"a\": [1, 2]}");
    row("html", "<div>\n<p>x</p>\n</div>");
    row("", "just some words");
    row("", "1 2 3");
    row("", "");
}

void TestReader::guesses()
{
    QFETCH(QString, text);
    QTEST(guessLanguage(text).id, "id");
}

/// A target is read anew for each link that uses it: minutes for these, which ends the test.
void TestReader::targetsAreNotReadForEver()
{
    const QByteArray target = "[a]: http://" + QByteArray(100'000, 'x') + "\n\n";
    const QByteArray code = "```python\nx: list[int]; y = {1:[2]}; print(x[0]: 1)\n```\n\n";
    const QByteArray uses = QByteArray("[a] ").repeated(200'000) + "\n\n";
    const Answer answer = read(target + code + uses + code);
    QCOMPARE(answer.blocks.size(), 2);
    for (const AnswerBlock &block : answer.blocks)
        QCOMPARE(block.code, QStringLiteral("x: list[int]; y = {1:[2]}; print(x[0]: 1)"));
}

/// Each bracket and each piece takes many times its own size.
void TestReader::manyPiecesAndBracketsTakeLittle()
{
    const QByteArray code = "```python\nx = [1]\n```\n";
    const QByteArray headings = QByteArray("# a\n").repeated(300'000);
    const QByteArray brackets = QByteArray("[").repeated(2 << 20) + '\n';
    const QByteArray text = code + headings + code + brackets + code + headings;
    const auto pieces = markdownPieces(text);
    QCOMPARE_LT(pieces.size(), 110'000);
    QCOMPARE(std::ranges::count_if(pieces, &MarkdownPiece::isCode), 3);
    for (const MarkdownPiece &piece : pieces)
        QCOMPARE(piece.isCode ? piece.text : QStringLiteral("x = [1]"), QStringLiteral("x = [1]"));
    QCOMPARE(pieces.last().lastLine, 600'010);
    QCOMPARE(pieces[pieces.size() - 3].text, QString::fromLatin1(brackets.trimmed()));
}

/// To look from each sign to the end of the text takes minutes for texts of a megabyte.
void TestReader::longTextsOfOneKindEnd_data()
{
    QTest::addColumn<QByteArray>("prose");
    QTest::addColumn<QByteArray>("output");
    const QByteArray none = "Output:\n";
    constexpr qsizetype kSize = 1'000'000;
    const auto row = [&](const char *name, const QByteArray &prose, const QByteArray &output) {
        QTest::newRow(name) << prose << output;
    };
    for (const char *text : { "[", "[1,", "(", "{", "a ", "a", "1 ", "... " }) {
        const QByteArray all = QByteArray(text).repeated(kSize / qsizetype(qstrlen(text)));
        row(qPrintable(QStringLiteral("output of %1").arg(QLatin1String(text))), none, all + '\n');
    }
    for (const char *text : { "... ", "a ", "上", "`a` ", "**a** ", "word. " }) {
        const QByteArray all = QByteArray(text).repeated(kSize / qsizetype(qstrlen(text)));
        row(qPrintable(QStringLiteral("prose of %1").arg(QString::fromUtf8(text))),
            all + "\n\n" + none, "1\n");
    }
}

void TestReader::longTextsOfOneKindEnd()
{
    QFETCH(QByteArray, prose);
    QFETCH(QByteArray, output);
    const Answer answer = read("```python\nprint(1)\n```\n" + prose + "\n```\n" + output + "```\n");
    QCOMPARE(answer.blocks.size(), 2);
    QCOMPARE(answer.blocks[1].original, QString::fromUtf8(output).chopped(1));
}

void TestReader::manyBlocksEndSomewhere()
{
    // To look back from each block through all before it took minutes.
    const Answer answer = read(QByteArray("# a\n```\nx\n```\n").repeated(kMostBlocks + 5000));
    QCOMPARE(answer.blocks.size(), kMostBlocks);
    QVERIFY(answer.notChecked.join(u' ').contains(QLatin1String("Blocks beyond the first")));
}

void TestReader::manyClaimsEndSomewhere_data()
{
    QTest::addColumn<QByteArray>("text");
    constexpr qsizetype kMany = kMostClaims + 2000;
    QTest::newRow("remarks") << "```python\n" + QByteArray("print(1)  # 2\n").repeated(kMany)
            + "```\n";
    QTest::newRow("statements") << "```python\n" + QByteArray(">>> 1\n2\n").repeated(kMany)
            + "```\n";
    QTest::newRow("of two blocks")
        << QByteArray("```python\n" + QByteArray("print(1)  # 2\n").repeated(kMany / 2)
                      + "```\n\nA.\n\n")
               .repeated(2);
}

void TestReader::manyClaimsEndSomewhere()
{
    QFETCH(QByteArray, text);
    const Answer answer = read(text);
    qsizetype claims = 0;
    for (const AnswerBlock &block : answer.blocks)
        claims += block.claims.size();
    QCOMPARE(claims, kMostClaims);
    QCOMPARE(answer.notChecked.filter(QStringLiteral("Claims beyond the first 10000")).size(), 1);
}

void TestReader::transcriptsAreTakenApart()
{
    const auto python = parseTranscript(
        QStringLiteral(">>> def f():\n...     return 2\n...\n>>> f()\n2\n>>> print('a')\na"),
        QStringLiteral("python"));
    QVERIFY(python);
    QCOMPARE(python->statements,
             (QStringList { QStringLiteral("def f():\n    return 2\n"), QStringLiteral("f()"),
                            QStringLiteral("print('a')") }));
    QCOMPARE(python->answers,
             (QStringList { QString(), QStringLiteral("2"), QStringLiteral("a") }));
    const auto node =
        parseTranscript(QStringLiteral("> [1,2].length\n2"), QStringLiteral("javascript"));
    QVERIFY(node);
    QCOMPARE(node->answers, QStringList { QStringLiteral("2") });
    const auto mixed = parseTranscript(
        QStringLiteral(
            "a = 1\nb = 2\n\n>>> try:\n...     a\n>>> except E:\n...     b\n\nc\n>>> a\n1"),
        QStringLiteral("python"));
    QVERIFY(mixed);
    QCOMPARE(
        mixed->statements,
        (QStringList { QStringLiteral("a = 1\nb = 2\n\n"),
                       QStringLiteral("try:\n    a\nexcept E:\n    b"), QStringLiteral("a") }));
    QCOMPARE(mixed->answers, (QStringList { QString(), QString(), QStringLiteral("1") }));
    QVERIFY(!parseTranscript(QStringLiteral("\"\"\"\n>>> 2\n2\n\"\"\""), QStringLiteral("python")));
    QVERIFY(!parseTranscript(QStringLiteral("f()\n> 2\n2"), QStringLiteral("javascript")));
    QVERIFY(!parseTranscript(QString(), QStringLiteral("python")));
    QVERIFY(!parseTranscript(QStringLiteral("views.py\n<<<<<<< SEARCH\na\n>>>>>>> REPLACE"),
                             QStringLiteral("python")));
}

void TestReader::dependencies_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArrayList>("expected");
    const auto row = [](const char *name, const char *text, const QByteArrayList &expected) {
        QTest::newRow(name) << QByteArray(text) << expected;
    };
    // Imports are read from a program's tree: the test `sourcefacts`.
    row("installed too", "```python\nimport numpy\n```\n```bash\npip install numpy\n```",
        { "pip:numpy" });
    row("pip", "```bash\npip install -U requests 'flask>=2' -r requirements.txt\n```",
        { "pip:requests", "pip:flask" });
    row("npm", "```sh\nnpm i left-pad @a/b\n```", { "npm:left-pad", "npm:@a/b" });
    row("PEP 723", "```python\n# /// script\n# dependencies = [\"rich>=13\"]\n# ///\nprint(1)\n```",
        { "pip:rich" });
    row("NuGet", "```csharp\n#:package Humanizer@2.14.1\nConsole.WriteLine(1);\n```",
        { "nuget:Humanizer" });
}

void TestReader::dependencies()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArrayList, expected);
    QByteArrayList found;
    for (const Dependency &dependency : read(text).dependencies)
        found.append((dependency.ecosystem + u':' + dependency.name).toUtf8());
    QCOMPARE(found, expected);
}

void TestReader::badInput_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<qsizetype>("blocks"); // -1: as many as there are
    QByteArray many;
    for (int i = 0; i < 5000; ++i)
        many += "Text.\n\n```python\nprint(" + QByteArray::number(i) + ")  # 1\n```\n\n";
    QByteArray deep;
    for (int i = 0; i < 400; ++i)
        deep += QByteArray(2 * i, ' ') + "- a\n";
    QTest::newRow("5,000 blocks") << many << qsizetype(5000);
    QTest::newRow("deep lists") << deep << qsizetype(-1);
    QTest::newRow("deep quotes") << QByteArray(20'000, '>') << qsizetype(-1);
    QTest::newRow("NULs") << QByteArray("```python\nx\0= 1\n```\n\0", 22) << qsizetype(1);
    QTest::newRow("invalid UTF-8") << QByteArray("```python\n\xff\xfe\x80\n```\n") << qsizetype(1);
    QTest::newRow("one long line") << QByteArray(kMostAnswerBytes, 'a') << qsizetype(0);
    QTest::newRow("brackets") << "```js\n" + QByteArray(200'000, '(') + "\n```\n" << qsizetype(1);
    QTest::newRow("back quotes") << QByteArray(100'000, '`') << qsizetype(-1);
    QTest::newRow("open strings") << QByteArray("```python\n'''\n```\n").repeated(300)
                                  << qsizetype(-1);
    QTest::newRow("fences only") << QByteArray("```\n").repeated(10'000) << qsizetype(-1);
    QTest::newRow("elements of a page")
        << QByteArray("<pre>print(1)</pre>\n").repeated(100'000) << qsizetype(kMostBlocks);
    QTest::newRow("white space") << "```python\n" + QByteArray(100'000, '\t') + "1\n```\n"
                                 << qsizetype(1);
    QTest::newRow("remarks") << "```python\n" + QByteArray("print(1)  # -> 1\n").repeated(20'000)
            + "```\n" << qsizetype(1);
}

void TestReader::badInput()
{
    QFETCH(QByteArray, text);
    QFETCH(qsizetype, blocks);
    const Answer answer = read(text);
    if (blocks >= 0)
        QCOMPARE(answer.blocks.size(), blocks);
    QVERIFY(answer.blocks.size() <= kMostBlocks);
}

void TestReader::readAsAnotherLanguage()
{
    const Answer answer = read("```js\nprint(1)  # 1\n```\nOutput:\n```\n1\n```\n");
    QCOMPARE(answer.blocks[0].languageId, QStringLiteral("javascript"));
    const AnswerBlock other = readAs(answer.blocks[0], BlockRole::Code, QStringLiteral("python"));
    QCOMPARE(other.languageId, QStringLiteral("python"));
    QCOMPARE(other.confidence, 1.0);
    const auto kinds = [](const AnswerBlock &block) {
        QList<ClaimKind> list;
        for (const Claim &claim : block.claims)
            list.append(claim.kind);
        return list;
    };
    QCOMPARE(kinds(other), (QList { ClaimKind::Line, ClaimKind::Output }));
    QVERIFY(!readAs(other, BlockRole::Shell, QString()).canRun());
}

void TestReader::looksLikeAnAnswer_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("looks");
    QTest::newRow("reply") << QStringLiteral(
        "Sure! Here is how you do it:\n\n```python\nx = 1\n```\n")
                           << true;
    QTest::newRow("only a fence") << QStringLiteral("```python\nx = 1\n```\n") << true;
    QTest::newRow("program") << QStringLiteral("x = 1\nprint(x)\n") << false;
    QTest::newRow("program with fences in a string")
        << QStringLiteral("x = '''\n```\na\n```\n'''\n") << false;
    QTest::newRow("prose") << QStringLiteral("Here is some text without any code.") << false;
    QTest::newRow("empty") << QString() << false;
    QTest::newRow("no sentence in many lines")
        << QStringLiteral("x\n```\na\n```\n") + QStringLiteral("A\n").repeated(500'000) << false;
    QTest::newRow("no sentence in long lines")
        << QStringLiteral("x\n```\na\n```\nA") + QStringLiteral("a a (").repeated(200'000) << false;
}

void TestReader::looksLikeAnAnswer()
{
    QFETCH(QString, text);
    QTEST(looksLikeAnswer(text), "looks");
}

SANDPAD_TEST(reader, TestReader)
#include "tst_reader.moc"
