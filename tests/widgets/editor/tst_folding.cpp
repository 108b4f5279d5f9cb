#include "runner/Runner.h"
#include "tests/TestProgram.h"
#include "widgets/editor/CodeEditor.h"
#include "widgets/editor/CodeSearch.h"
#include "widgets/editor/Folding.h"
#include "widgets/editor/LineEdits.h"
#include "widgets/editor/Scintilla.h"

#include <QTest>

#include <functional>

using namespace sandpad;
using namespace sandpad::widgets;

namespace {

using Base = QsciScintillaBase;

const QByteArray kProgram = "class A:\n" // 0
                            "    def f(self):\n" // 1
                            "        return 1\n" // 2
                            "\n" // 3
                            "    def g(self):\n" // 4
                            "        return 2\n" // 5
                            "\n" // 6
                            "print(A().f())\n"; // 7

} // namespace

/// Code folded away below the line that it belongs to.
class TestFolding : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_editor.reset(); }
    void linesThatCanBeFolded_data();
    void linesThatCanBeFolded();
    void foldsFromTheInsideOut();
    void anEditDecidesAnew();
    void foldsEverything();
    void whatIsGoneToUnfolds_data();
    void whatIsGoneToUnfolds();
    void nothingIsLostWhenAFoldedLineGoes();
    void whatIsFoldedGoesWithItsLine_data();
    void whatIsFoldedGoesWithItsLine();
    void theMiddleOfALongTextIsShown_data();
    void theMiddleOfALongTextIsShown();

private:
    /// The numbers of the lines that can be seen.
    [[nodiscard]] QList<int> seen() const;
    [[nodiscard]] QList<int> headers() const;
    void putCaret(int line) { m_editor->setCursorPosition(line, 0); }

    std::unique_ptr<CodeEditor> m_editor;
    runner::Runner m_runner;
};

void TestFolding::init()
{
    m_editor = std::make_unique<CodeEditor>();
    m_editor->resize(600, 400);
    m_editor->setLanguage(m_runner.language(QStringLiteral("python")));
    m_editor->setBytes(kProgram);
    m_editor->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_editor.get()));
    send(*m_editor, Base::SCI_COLOURISE, 0, -1);
}

QList<int> TestFolding::seen() const
{
    QList<int> lines;
    for (int line = 0; line < m_editor->lines(); ++line) {
        if (send(*m_editor, Base::SCI_GETLINEVISIBLE, line) != 0)
            lines.append(line);
    }
    return lines;
}

QList<int> TestFolding::headers() const
{
    send(*m_editor, Base::SCI_COLOURISE, 0, -1);
    QList<int> lines;
    for (int line = 0; line < m_editor->lines(); ++line) {
        if ((send(*m_editor, Base::SCI_GETFOLDLEVEL, line) & Base::SC_FOLDLEVELHEADERFLAG) != 0)
            lines.append(line);
    }
    return lines;
}

void TestFolding::linesThatCanBeFolded_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QList<int>>("expected");
    QTest::newRow("a class with methods") << kProgram << QList { 0, 1, 4 };
    QTest::newRow("nothing") << QByteArray() << QList<int>();
    QTest::newRow("flat") << QByteArray("a\nb\n\nc\n") << QList<int>();
    QTest::newRow("braces") << QByteArray("if (a) {\n  b();\n} else {\n  c();\n}\n")
                            << QList { 0, 2 };
    QTest::newRow("empty lines below the head")
        << QByteArray("def f():\n\n\n    x\n") << QList { 0 };
    QTest::newRow("only white space below the head") << QByteArray("f\n    \n\t\n") << QList<int>();
    QTest::newRow("tabs") << QByteArray("f\n\tx\n\t\ty\n") << QList { 0, 1 };
    QTest::newRow("very deep") << QByteArray("f\n") + QByteArray(9000, ' ') + "x\n" << QList { 0 };
}

void TestFolding::linesThatCanBeFolded()
{
    QFETCH(QByteArray, text);
    QFETCH(QList<int>, expected);
    m_editor->setBytes(text);
    QCOMPARE(headers(), expected);
}

void TestFolding::foldsFromTheInsideOut()
{
    putCaret(2);
    m_editor->folding().foldAtCaret();
    QCOMPARE(seen(), (QList { 0, 1, 3, 4, 5, 6, 7, 8 }));
    int line = 0;
    int column = 0;
    m_editor->getCursorPosition(&line, &column);
    QCOMPARE(line, 1);
    m_editor->folding().foldAtCaret();
    QCOMPARE(seen(), (QList { 0, 6, 7, 8 }));
    m_editor->folding().unfoldAtCaret();
    // What was folded inside stays folded.
    QCOMPARE(seen(), (QList { 0, 1, 3, 4, 5, 6, 7, 8 }));
    QCOMPARE(m_editor->bytes(), kProgram);
}

void TestFolding::anEditDecidesAnew()
{
    // "return 1" moves to the left, so that f() has nothing below it.
    m_editor->setSelection(2, 0, 2, 4);
    m_editor->removeSelectedText();
    QCOMPARE(headers(), (QList { 0, 4 }));
    m_editor->insertAt(QStringLiteral("    "), 2, 0);
    QCOMPARE(headers(), (QList { 0, 1, 4 }));
    m_editor->insertAt(QStringLiteral("\n    if x:\n        y\n"), 7, 14);
    QCOMPARE(headers(), (QList { 0, 1, 4, 7, 8 }));
}

void TestFolding::foldsEverything()
{
    putCaret(5);
    m_editor->folding().foldAll();
    QCOMPARE(seen(), (QList { 0, 6, 7, 8 }));
    int line = 0;
    int column = 0;
    m_editor->getCursorPosition(&line, &column);
    QCOMPARE(line, 0);
    m_editor->folding().unfoldAll();
    QCOMPARE(seen().size(), m_editor->lines());
}

void TestFolding::whatIsGoneToUnfolds_data()
{
    QTest::addColumn<QString>("way");
    for (const char *way : { "place", "hit", "typing" })
        QTest::newRow(way) << QString::fromLatin1(way);
}

void TestFolding::whatIsGoneToUnfolds()
{
    QFETCH(QString, way);
    m_editor->folding().foldAll();
    QVERIFY(!seen().contains(5));
    if (way == QLatin1String("place")) {
        m_editor->goTo(6, 1);
    } else if (way == QLatin1String("hit")) {
        CodeSearch search(m_editor.get());
        search.start({ .text = QStringLiteral("return 2") });
        QTRY_VERIFY(seen().contains(5));
    } else {
        m_editor->setCursorPosition(5, 0);
        QTest::keyClicks(m_editor.get(), QStringLiteral("#"));
    }
    QTRY_VERIFY(seen().contains(5));
}

void TestFolding::nothingIsLostWhenAFoldedLineGoes()
{
    putCaret(1);
    m_editor->folding().foldAtCaret();
    QVERIFY(!seen().contains(2));
    // The head is no head any more.
    m_editor->setSelection(1, 0, 1, 16);
    m_editor->replaceSelectedText(QStringLiteral("        x = 1"));
    send(*m_editor, Base::SCI_COLOURISE, 0, -1);
    QTRY_COMPARE(seen().size(), m_editor->lines());
}

void TestFolding::whatIsFoldedGoesWithItsLine_data()
{
    using Command = std::function<void(CodeEditor &)>;
    QTest::addColumn<int>("line"); // of the caret
    QTest::addColumn<Command>("command");
    QTest::addColumn<QByteArray>("result");
    const Command up = [](CodeEditor &editor) { moveLines(editor, -1); };
    const Command down = [](CodeEditor &editor) { moveLines(editor, 1); };
    QTest::newRow("down") << 1 << down << QByteArray("a\nb\ndef f():\n    1\n    2\nc\n");
    QTest::newRow("up") << 1 << up << QByteArray("def f():\n    1\n    2\na\nb\nc\n");
    QTest::newRow("past it, down") << 0 << down << QByteArray("def f():\n    1\n    2\na\nb\nc\n");
    QTest::newRow("past it, up") << 4 << up << QByteArray("a\nb\ndef f():\n    1\n    2\nc\n");
    QTest::newRow("deleted") << 1 << Command([](CodeEditor &editor) { deleteLines(editor); })
                             << QByteArray("a\nb\nc\n");
    QTest::newRow("copied") << 1 << Command([](CodeEditor &editor) {
        copyLines(editor);
    }) << QByteArray("a\ndef f():\n    1\n    2\ndef f():\n    1\n    2\nb\nc\n");
    QTest::newRow("cut and pasted") << 1 << Command([](CodeEditor &editor) {
        copyLine(editor);
        deleteLines(editor);
        editor.setCursorPosition(2, 0);
        editor.paste();
    }) << QByteArray("a\nb\ndef f():\n    1\n    2\nc\n");
}

void TestFolding::whatIsFoldedGoesWithItsLine()
{
    QFETCH(int, line);
    QFETCH(std::function<void(CodeEditor &)>, command);
    QFETCH(QByteArray, result);
    const QByteArray text = "a\ndef f():\n    1\n    2\nb\nc\n";
    m_editor->setBytes(text);
    send(*m_editor, Base::SCI_COLOURISE, 0, -1);
    m_editor->folding().fold({ 1 });
    QCOMPARE(m_editor->folding().folded(), QList<int> { 1 });
    putCaret(line);
    command(*m_editor);
    QCOMPARE(m_editor->bytes(), result);
    m_editor->undo();
    if (QTest::currentDataTag() != QByteArray("cut and pasted"))
        QCOMPARE(m_editor->bytes(), text);
}

void TestFolding::theMiddleOfALongTextIsShown_data()
{
    QTest::addColumn<bool>("isFolded");
    QTest::newRow("nothing folded") << false;
    QTest::newRow("a function folded") << true;
}

void TestFolding::theMiddleOfALongTextIsShown()
{
    QFETCH(bool, isFolded);
    QByteArray text;
    for (int i = 0; i < 10'000; ++i)
        text += "def area():\n    if x:\n        return 1\n    x = 2\n    return 2\n";
    m_editor->setBytes(text);
    if (isFolded)
        m_editor->folding().fold({ 0 });
    constexpr int kMiddle = 25'000;
    putCaret(kMiddle);
    m_editor->ensureCursorVisible();
    QTest::qWait(0);
    const QImage shown = m_editor->viewport()->grab().toImage();
    QVERIFY(!shown.isNull());
    // What is far below is not read yet, but for what must be known to fold.
    const long end = send(*m_editor, Base::SCI_GETENDSTYLED);
    const long endLine = send(*m_editor, Base::SCI_LINEFROMPOSITION, end);
    QVERIFY2(isFolded || endLine < kMiddle + 200, qPrintable(QString::number(endLine)));
    // Each function on the screen can be folded, also the last one, when one scrolls line by line.
    for (int i = 0; i < 30; ++i) {
        m_editor->setTopLine(kMiddle - 5 + i);
        m_editor->viewport()->grab();
        QTest::qWait(0);
    }
    const int top = m_editor->topLine();
    for (int line = top; line < top + send(*m_editor, Base::SCI_LINESONSCREEN); ++line) {
        const auto level = send(*m_editor, Base::SCI_GETFOLDLEVEL, line);
        QCOMPARE((level & Base::SC_FOLDLEVELHEADERFLAG) != 0, line % 5 == 0 || line % 5 == 1);
    }
}

SANDPAD_TEST(folding, TestFolding)
#include "tst_folding.moc"
