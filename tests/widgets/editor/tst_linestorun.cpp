#include "tests/TestProgram.h"
#include "widgets/editor/LinesToRun.h"

#include <QTest>

using namespace sandpad::widgets;

/// What runs where nothing is selected: what begins at the line of the caret.
class TestLinesToRun : public QObject
{
    Q_OBJECT

private slots:
    void statementsAreWhole_data();
    void statementsAreWhole();
    void theEndOfAStatementIsAllOfIt_data();
    void theEndOfAStatementIsAllOfIt();
    void linesKeepTheirNumbers();
};

void TestLinesToRun::statementsAreWhole_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("line");
    QTest::addColumn<int>("last");
    const auto row = [](const char *name, const QByteArray &text, int line, int last) {
        QTest::newRow(name) << text << line << last;
    };
    row("one line", "a = 1\nb = 2\n", 0, 0);
    row("the last line", "a = 1\nb = 2", 1, 1);
    row("an empty line", "a = 1\n\n    b = 2\n", 1, 1);
    row("no such line", "a = 1", 5, 5);
    row("no text", {}, 0, 0);
    row("a loop", "for x in y:\n    a(x)\n\n    b(x)\n\nc()\n", 0, 3);
    row("a line of a loop", "for x in y:\n    a(x)\n    b(x)\n", 1, 1);
    row("a condition with all its branches", "if a:\n  b()\nelif c:\n  d()\nelse:\n  e()\nf()\n", 0,
        5);
    row("a try", "try:\n\ta()\nexcept (A, B):\n\tb()\nfinally:\n\tc()\nd()\n", 0, 5);
    row("a word that only begins like one", "if a:\n  b()\nelsewhere = 1\n", 0, 1);
    row("a list that is closed below", "a = [\n    1,\n    2,\n]\nb = 1\n", 0, 3);
    row("braces at the end", "if (a) {\n  b();\n} else {\n  c();\n}\nd();\n", 0, 4);
    row("braces below", "if (a)\n{\n    b();\n}\nelse\n{\n    c();\n}\nd();\n", 0, 7);
    row("decorators", "@a\n@b(1)\ndef f():\n    pass\ng()\n", 0, 3);
    row("a decorated class after a function", "def f():\n    pass\n@a\nclass B:\n    pass\n", 0, 1);
    row("a chain of calls", "a\n  .b()\n  .c();\nd();\n", 0, 2);
    row("tabs and spaces", "if a:\n\tb()\n        c()\nd()\n", 0, 2);
}

void TestLinesToRun::statementsAreWhole()
{
    QFETCH(QByteArray, text);
    QFETCH(int, line);
    QFETCH(int, last);
    QCOMPARE(statementAt(text, line), (LineSpan { .first = line, .last = last }));
}

void TestLinesToRun::theEndOfAStatementIsAllOfIt_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("line");
    QTest::addColumn<LineSpan>("span");
    const auto row = [](const char *name, const QByteArray &text, int line, int first, int last) {
        QTest::newRow(name) << text << line << LineSpan { .first = first, .last = last };
    };
    row("a callback", "a();\nxs.forEach(x => {\n  b(x);\n});\nc();\n", 3, 1, 3);
    row("the last branch", "if a:\n    b()\nelse:\n    c()\nd()\n", 2, 0, 3);
    row("braces below", "if (a)\n{\n  b();\n}\nelse\n{\n  c();\n}\n", 5, 0, 7);
    row("nothing before it", "});\na();\n", 0, 0, 0);
    row("within another", "f(() => {\n  g([\n    1,\n  ]);\n});\n", 3, 1, 3);
}

void TestLinesToRun::theEndOfAStatementIsAllOfIt()
{
    QFETCH(QByteArray, text);
    QFETCH(int, line);
    QTEST(statementAt(text, line), "span");
}

void TestLinesToRun::linesKeepTheirNumbers()
{
    const QByteArray text = "if a:\n    for x in y:\n\n        b(x)\nc()\n";
    QCOMPARE(linesAlone(text, statementAt(text, 1)), QByteArray("\nfor x in y:\n\n    b(x)"));
}

SANDPAD_TEST(linestorun, TestLinesToRun)
#include "tst_linestorun.moc"
