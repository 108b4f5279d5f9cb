#include "PadTest.h"
#include "app/scratch/ScratchPage.h"
#include "tests/TestProgram.h"
#include "widgets/editor/CodeEditor.h"
#include "widgets/output/InputLine.h"
#include "widgets/output/OutputDocument.h"
#include "widgets/output/OutputView.h"

#include <QApplication>
#include <QClipboard>
#include <QLineEdit>

using namespace sandpad;
using namespace sandpad::app;

/// Keys that edit code in ways of their own: several carets, and the list of functions.
class TestEditingKeys : public PadTest
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { endPad(); }
    void aCaretPerLine();
    void columnsGoOnBelowShortLines();
    void likeTextsAreChangedTogether();
    void allLikeTextsAreChangedTogether();
    void escapeLeavesOneCaret();
    void enterKeepsSeveralCarets();
    void textIsPastedAtEachCaret();
    void aFunctionIsGoneTo();
    void theInputLineKeepsItsKey();

private:
    widgets::CodeEditor &editor() { return m_window->currentPage()->editor(); }
    void press(const char *keys)
    {
        const QKeyCombination key = QKeySequence(QString::fromLatin1(keys))[0];
        QTest::keyClick(QApplication::focusWidget(), key.key(), key.keyboardModifiers());
    }
    void type(const char *text)
    {
        QTest::keyClicks(QApplication::focusWidget(), QString::fromLatin1(text));
    }
};

void TestEditingKeys::init()
{
    QVERIFY(startPad());
    editor().setFocus();
    QTRY_VERIFY(editor().hasFocus());
}

void TestEditingKeys::aCaretPerLine()
{
    editor().setBytes("one\ntwo\nsix\n");
    press("Ctrl+Alt+Down");
    press("Ctrl+Alt+Down");
    type("- ");
    QCOMPARE(editor().bytes(), QByteArray("- one\n- two\n- six\n"));
    press("Backspace");
    QCOMPARE(editor().bytes(), QByteArray("-one\n-two\n-six\n"));
    editor().setBytes("one\ntwo\n");
    editor().setCursorPosition(1, 3);
    press("Ctrl+Alt+Up");
    press("Ctrl+Alt+Up"); // there is no line
    type("!");
    QCOMPARE(editor().bytes(), QByteArray("one!\ntwo!\n"));
}

void TestEditingKeys::columnsGoOnBelowShortLines()
{
    editor().setBytes("first\n\nthird\n");
    editor().setCursorPosition(0, 5);
    press("Ctrl+Alt+Down");
    press("Ctrl+Alt+Down");
    type(";");
    QCOMPARE(editor().bytes(), QByteArray("first;\n;\nthird;\n"));
}

void TestEditingKeys::likeTextsAreChangedTogether()
{
    editor().setBytes("item = 1\nitems = item + 1\nprint(item)\n");
    editor().setCursorPosition(0, 2);
    press("Ctrl+D"); // the word
    press("Ctrl+D"); // and the next like it, which is not the beginning of "items"
    type("x");
    QCOMPARE(editor().bytes(), QByteArray("x = 1\nitems = x + 1\nprint(item)\n"));
}

void TestEditingKeys::allLikeTextsAreChangedTogether()
{
    editor().setBytes("item = 1\nitems = item + 1\nprint(item)\n");
    editor().setCursorPosition(2, 8);
    press("Ctrl+Shift+L");
    type("x");
    QCOMPARE(editor().bytes(), QByteArray("x = 1\nitems = x + 1\nprint(x)\n"));
    press("Ctrl+Z");
    QCOMPARE(editor().bytes(), QByteArray("item = 1\nitems = item + 1\nprint(item)\n"));
    // A part of a word that is selected is found in words, too.
    editor().setSelection(0, 0, 0, 3);
    press("Ctrl+Shift+L");
    type("y");
    QCOMPARE(editor().bytes(), QByteArray("ym = 1\nyms = ym + 1\nprint(ym)\n"));
}

void TestEditingKeys::escapeLeavesOneCaret()
{
    editor().setBytes("one\ntwo\n");
    press("Ctrl+Alt+Down");
    press("Esc");
    QVERIFY(editor().hasFocus());
    type("x");
    QCOMPARE(editor().bytes(), QByteArray("one\nxtwo\n"));
}

void TestEditingKeys::enterKeepsSeveralCarets()
{
    editor().setBytes("if a:\nif b:\n");
    editor().setCursorPosition(0, 5);
    press("Ctrl+Alt+Down");
    press("Return");
    type("c");
    QCOMPARE(editor().bytes(), QByteArray("if a:\nc\nif b:\nc\n"));
}

void TestEditingKeys::textIsPastedAtEachCaret()
{
    editor().setBytes("a\nb\n");
    press("Ctrl+Alt+Down");
    QGuiApplication::clipboard()->setText(QStringLiteral("x."));
    press("Ctrl+V");
    QCOMPARE(editor().bytes(), QByteArray("x.a\nx.b\n"));
}

void TestEditingKeys::aFunctionIsGoneTo()
{
    editor().setBytes(
        "class Point:\n    def area(self):\n        return 1\n\ndef main():\n    pass\n");
    press("Ctrl+Shift+O");
    QVERIFY(qobject_cast<QLineEdit *>(QApplication::focusWidget()));
    type("main");
    press("Return");
    QVERIFY(editor().hasFocus());
    type("_");
    QVERIFY2(editor().bytes().contains("\n_def main"), editor().bytes().constData());
}

void TestEditingKeys::theInputLineKeepsItsKey()
{
    editor().setBytes("import sys\nprint(len(sys.stdin.read()))\n");
    press("F5");
    const ScratchPage &page = *m_window->currentPage();
    auto *line = page.output().findChild<widgets::InputLine *>();
    QVERIFY(line);
    QTRY_VERIFY_WITH_TIMEOUT(line->isVisible(), 300'000);
    line->setFocus();
    type("four");
    press("Return");
    press("Ctrl+D");
    QTRY_VERIFY_WITH_TIMEOUT(page.result().has_value(), 300'000);
    QVERIFY2(page.output().document().tail(20).contains(QLatin1String("5")),
             qPrintable(page.output().document().tail(20)));
}

SANDPAD_TEST(editingkeys, TestEditingKeys)
#include "tst_editingkeys.moc"
