#include "PadTest.h"
#include "app/scratch/ScratchPage.h"
#include "tests/TestProgram.h"
#include "widgets/controls/Footer.h"
#include "widgets/editor/CodeEditor.h"
#include "widgets/output/InputLine.h"
#include "widgets/output/OutputDocument.h"
#include "widgets/output/OutputView.h"

#include <QApplication>
#include <QClipboard>
#include <QLineEdit>
#include <QToolButton>

#include <algorithm>

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
    void whatSeveralCaretsTypeIsOneStep();
    void onlyOneGoIsUndone();
    void tabGoesFromFindToReplace();
    void escapeLeavesOneCaret();
    void enterKeepsSeveralCarets();
    void textIsPastedAtEachCaret();
    void theFooterTellsOfCaretsAndSelections();
    void theMouseAddsCarets();
    void theMouseSelectsColumns_data();
    void theMouseSelectsColumns();
    void linesAreEdited_data();
    void linesAreEdited();
    void linesOfSeveralCaretsAreEdited_data();
    void linesOfSeveralCaretsAreEdited();
    void escapeLeavesNothingOfAColumn();
    void undoBringsTheCaretBack_data();
    void undoBringsTheCaretBack();
    void lineEndsStayAsTheyAre_data();
    void lineEndsStayAsTheyAre();
    void lineEndsAreChanged();
    void upAndDownGoOnFromThere();
    void aLineIsSeenWithWhatIsAroundIt();
    void aFunctionIsGoneTo();
    void theInputLineKeepsItsKey();

private:
    /// The key gives the text `result`, an x typed then `withX`, and each is one step of undo.
    void keyEdits(const QByteArray &key, const QByteArray &result, const QByteArray &withX);
    widgets::CodeEditor &editor() { return m_window->currentPage()->editor(); }
    /// Whether the footer says that lines end as in Windows.
    bool tellsWindowsEnds()
    {
        const auto facts =
            m_window->footer().findChildren<QToolButton *>(QStringLiteral("footerFact"));
        return std::ranges::any_of(
            facts, [](const auto *fact) { return fact->text() == QLatin1String("CRLF"); });
    }
    void press(const char *keys)
    {
        const QKeyCombination key = QKeySequence(QString::fromLatin1(keys))[0];
        QTest::keyClick(QApplication::focusWidget(), key.key(), key.keyboardModifiers());
    }
    /// The place of a line's column, in pixels of the viewport.
    QPoint placeOf(int line, int column)
    {
        auto *scintilla = &editor();
        const auto at = static_cast<unsigned long>(scintilla->positionFromLineIndex(line, column));
        const auto coordinate = [&](unsigned int message) {
            return static_cast<int>(scintilla->SendScintilla(message, 0UL, static_cast<long>(at)));
        };
        return { coordinate(QsciScintillaBase::SCI_POINTXFROMPOSITION),
                 coordinate(QsciScintillaBase::SCI_POINTYFROMPOSITION) + 5 };
    }
    void click(Qt::KeyboardModifiers held, int line, int column)
    {
        QTest::mouseClick(editor().viewport(), Qt::LeftButton, held, placeOf(line, column));
    }
    void drag(Qt::KeyboardModifiers held, QPoint from, QPoint to)
    {
        QTest::mousePress(editor().viewport(), Qt::LeftButton, held, from);
        // QTest's own move holds no button.
        for (const QPoint place : { (from + to) / 2, to }) {
            QMouseEvent move(QEvent::MouseMove, place, editor().viewport()->mapToGlobal(place),
                             Qt::NoButton, Qt::LeftButton, held);
            QApplication::sendEvent(editor().viewport(), &move);
        }
        QTest::mouseRelease(editor().viewport(), Qt::LeftButton, held, to);
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
    // Where a window manager takes these keys.
    editor().setBytes("one\ntwo\nsix\n");
    press("Shift+Alt+Down");
    type("- ");
    QCOMPARE(editor().bytes(), QByteArray("- one\n- two\nsix\n"));
    editor().setBytes("one\ntwo\n");
    editor().setCursorPosition(1, 3);
    press("Shift+Alt+Up");
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

void TestEditingKeys::whatSeveralCaretsTypeIsOneStep()
{
    editor().setBytes("one\ntwo\nsix\n");
    press("Ctrl+Alt+Down");
    press("Ctrl+Alt+Down");
    type("number (");
    press("Backspace");
    press("Backspace");
    QCOMPARE(editor().bytes(), QByteArray("numberone\nnumbertwo\nnumbersix\n"));
    press("Ctrl+Z");
    QCOMPARE(editor().bytes(), QByteArray("number (one\nnumber (two\nnumber (six\n"));
    press("Ctrl+Z");
    QCOMPARE(editor().bytes(), QByteArray("one\ntwo\nsix\n"));
    press("Ctrl+Y");
    QCOMPARE(editor().bytes(), QByteArray("number (one\nnumber (two\nnumber (six\n"));
    press("Ctrl+Y");
    QCOMPARE(editor().bytes(), QByteArray("numberone\nnumbertwo\nnumbersix\n"));
    // Undo does not only come by its key.
    editor().undo();
    QTRY_COMPARE(editor().bytes(), QByteArray("number (one\nnumber (two\nnumber (six\n"));
    editor().undo();
    QTRY_COMPARE(editor().bytes(), QByteArray("one\ntwo\nsix\n"));
    QVERIFY(!editor().isUndoAvailable());
}

void TestEditingKeys::onlyOneGoIsUndone()
{
    editor().setBytes("one\ntwo\n");
    type("x");
    press("Home");
    press("Ctrl+Alt+Down");
    type("ab");
    press("Right"); // what is typed here has no part in it
    type("cd");
    press("Esc");
    type("ef");
    QCOMPARE(editor().bytes(), QByteArray("abxcdone\nabtcdefwo\n"));
    press("Ctrl+Z");
    QCOMPARE(editor().bytes(), QByteArray("abxcdone\nabtcdwo\n"));
    press("Ctrl+Z");
    QCOMPARE(editor().bytes(), QByteArray("abxone\nabtwo\n"));
    press("Ctrl+Z");
    QCOMPARE(editor().bytes(), QByteArray("xone\ntwo\n"));
    // After a step back, what is typed is a step of its own.
    press("Ctrl+Y");
    QCOMPARE(editor().bytes(), QByteArray("abxone\nabtwo\n"));
    editor().setCursorPosition(0, 2);
    press("Ctrl+Alt+Down");
    type("!");
    press("Ctrl+Z");
    QCOMPARE(editor().bytes(), QByteArray("abxone\nabtwo\n"));
    press("Ctrl+Z");
    press("Ctrl+Z");
    QCOMPARE(editor().bytes(), QByteArray("one\ntwo\n"));
    QVERIFY(!editor().isUndoAvailable());
}

void TestEditingKeys::tabGoesFromFindToReplace()
{
    const auto name = [] { return QApplication::focusWidget()->accessibleName(); };
    press("Ctrl+R");
    QCOMPARE(name(), QStringLiteral("Find in the code"));
    press("Tab");
    QCOMPARE(name(), QStringLiteral("Replace with"));
    press("Shift+Tab");
    QCOMPARE(name(), QStringLiteral("Find in the code"));
    press("Tab");
    QStringList next;
    for (int i = 0; i < 9; ++i) {
        press("Tab");
        next.append(name());
    }
    QCOMPARE(next.mid(2),
             QStringList({ QStringLiteral("Match case"), QStringLiteral("Whole words"),
                           QStringLiteral("Regular expression"),
                           QStringLiteral("Only in the selected lines"),
                           QStringLiteral("Previous (Shift+Enter)"), QStringLiteral("Next (Enter)"),
                           QStringLiteral("Close (Esc)") }));
    // Without the second row the buttons follow at once.
    press("Esc");
    press("Ctrl+F");
    press("Tab");
    QCOMPARE(name(), QStringLiteral("Match case"));
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

void TestEditingKeys::theFooterTellsOfCaretsAndSelections()
{
    const auto says = [this](const char *text) {
        return QTest::qWaitFor([&] {
            return std::ranges::any_of(
                m_window->footer().findChildren<QToolButton *>(),
                [text](const QToolButton *fact) { return fact->text() == QLatin1String(text); });
        });
    };
    editor().setBytes("one\ntw\xc3\xb6\n");
    QVERIFY(says("Ln 1, Col 1"));
    press("Ctrl+A");
    QVERIFY(says("Ln 1, Col 1 (8 selected)"));
    press("Ctrl+Home");
    press("Ctrl+Alt+Down");
    QVERIFY(says("2 carets"));
    press("Shift+Right");
    QVERIFY(says("2 carets (2 selected)"));
    press("Escape");
    press("Left");
    QVERIFY(says("Ln 2, Col 1"));
}

void TestEditingKeys::theMouseAddsCarets()
{
    editor().setBytes("one\ntwo\nsix\n");
    click(Qt::NoModifier, 0, 3);
    click(Qt::ControlModifier, 1, 3);
    click(Qt::ControlModifier, 2, 3);
    type("!");
    QCOMPARE(editor().bytes(), QByteArray("one!\ntwo!\nsix!\n"));
    click(Qt::ControlModifier, 1, 4); // takes that caret away
    type("?");
    QCOMPARE(editor().bytes(), QByteArray("one!?\ntwo!\nsix!?\n"));
    drag(Qt::ControlModifier, placeOf(1, 0), placeOf(1, 3));
    press("Backspace");
    QCOMPARE(editor().bytes(), QByteArray("one!?\n!\nsix!?\n"));
    click(Qt::NoModifier, 1, 0); // leaves one
    type("x");
    QCOMPARE(editor().bytes(), QByteArray("one!?\nx!\nsix!?\n"));
}

void TestEditingKeys::theMouseSelectsColumns_data()
{
    QTest::addColumn<Qt::KeyboardModifiers>("held");
    QTest::newRow("Alt") << Qt::KeyboardModifiers(Qt::AltModifier);
    QTest::newRow("Shift, Alt") << (Qt::AltModifier | Qt::ShiftModifier);
}

void TestEditingKeys::theMouseSelectsColumns()
{
    QFETCH(Qt::KeyboardModifiers, held);
    editor().setBytes("a = 1\nb = 2\nc = 3\n");
    drag(held, placeOf(0, 2), placeOf(2, 3));
    type(":=");
    QCOMPARE(editor().bytes(), QByteArray("a := 1\nb := 2\nc := 3\n"));
    // The columns go on beyond the ends of lines.
    editor().setBytes("first\n\nthird\n");
    drag(held, placeOf(0, 5), placeOf(2, 5));
    type(";");
    QCOMPARE(editor().bytes(), QByteArray("first;\n     ;\nthird;\n"));
}

void TestEditingKeys::linesAreEdited_data()
{
    QTest::addColumn<QByteArray>("key");
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QPoint>("from"); // line and column of the selection's ends
    QTest::addColumn<QPoint>("to");
    QTest::addColumn<QByteArray>("result");
    QTest::addColumn<QByteArray>("withX"); // typed afterwards
    const auto row = [](const char *name, const char *key, const char *text, QPoint from, QPoint to,
                        const char *result, const char *withX) {
        QTest::newRow(name) << QByteArray(key) << QByteArray(text) << from << to
                            << QByteArray(result) << QByteArray(withX);
    };
    const char *abc = "aa\nbb\ncc";
    row("down", "Alt+Down", abc, { 0, 1 }, { 0, 1 }, "bb\naa\ncc", "bb\naxa\ncc");
    row("up", "Alt+Up", abc, { 2, 2 }, { 2, 2 }, "aa\ncc\nbb", "aa\nccx\nbb");
    row("down from the last", "Alt+Down", abc, { 2, 0 }, { 2, 0 }, abc, "aa\nbb\nxcc");
    row("up from the first", "Alt+Up", abc, { 0, 0 }, { 0, 1 }, abc, "xa\nbb\ncc");
    row("two up", "Alt+Up", abc, { 1, 1 }, { 2, 1 }, "bb\ncc\naa", "bxc\naa");
    row("whole lines down", "Alt+Down", abc, { 0, 0 }, { 1, 0 }, "bb\naa\ncc", "bb\nxcc");
    row("copy", "Ctrl+Shift+D", abc, { 1, 1 }, { 1, 1 }, "aa\nbb\nbb\ncc", "aa\nbb\nbxb\ncc");
    row("copy the last", "Ctrl+Shift+D", abc, { 2, 2 }, { 2, 2 }, "aa\nbb\ncc\ncc",
        "aa\nbb\ncc\nccx");
    row("copy two", "Ctrl+Shift+D", abc, { 0, 1 }, { 1, 1 }, "aa\nbb\naa\nbb\ncc",
        "aa\nbb\naxb\ncc");
    row("copy in an empty text", "Ctrl+Shift+D", "", { 0, 0 }, { 0, 0 }, "\n", "\nx");
    row("delete", "Ctrl+Shift+K", abc, { 0, 1 }, { 0, 1 }, "bb\ncc", "bxb\ncc");
    row("delete the last", "Ctrl+Shift+K", abc, { 2, 2 }, { 2, 2 }, "aa\nbb", "aa\nbbx");
    row("delete two", "Ctrl+Shift+K", abc, { 0, 1 }, { 1, 1 }, "cc", "cxc");
    row("indent", "Ctrl+]", abc, { 1, 1 }, { 1, 1 }, "aa\n    bb\ncc", "aa\n    bxb\ncc");
    row("indent a selection", "Ctrl+]", abc, { 1, 0 }, { 1, 1 }, "aa\n    bb\ncc",
        "aa\n    xb\ncc");
    row("indent two", "Ctrl+]", abc, { 0, 1 }, { 1, 1 }, "    aa\n    bb\ncc", "xcc");
    row("indent less", "Ctrl+[", "    aa\nbb", { 0, 5 }, { 0, 5 }, "aa\nbb", "axa\nbb");
    row("indent less at the left", "Ctrl+[", abc, { 0, 1 }, { 0, 1 }, abc, "axa\nbb\ncc");
    row("select", "Ctrl+L", abc, { 1, 1 }, { 1, 1 }, abc, "aa\nxcc");
    row("select the last", "Ctrl+L", abc, { 2, 1 }, { 2, 1 }, abc, "aa\nbb\nx");
    row("delete all", "Ctrl+Shift+K", abc, { 0, 1 }, { 2, 1 }, "", "x");
}

void TestEditingKeys::keyEdits(const QByteArray &key, const QByteArray &result,
                               const QByteArray &withX)
{
    const QByteArray text = editor().bytes();
    press(key.constData());
    QCOMPARE(editor().bytes(), result);
    type("x");
    QCOMPARE(editor().bytes(), withX);
    press("Ctrl+Z");
    QCOMPARE(editor().bytes(), result);
    if (result != text) {
        press("Ctrl+Z");
        QCOMPARE(editor().bytes(), text);
    }
}

void TestEditingKeys::linesAreEdited()
{
    QFETCH(QByteArray, key);
    QFETCH(QByteArray, text);
    QFETCH(QPoint, from);
    QFETCH(QPoint, to);
    QFETCH(QByteArray, result);
    QFETCH(QByteArray, withX);
    editor().setBytes(text);
    editor().setSelection(from.x(), from.y(), to.x(), to.y());
    keyEdits(key, result, withX);
}

void TestEditingKeys::linesOfSeveralCaretsAreEdited_data()
{
    QTest::addColumn<QByteArray>("key");
    QTest::addColumn<QByteArray>("result");
    QTest::addColumn<QByteArray>("withX"); // typed afterwards
    const auto row = [](const char *name, const char *key, const char *result, const char *withX) {
        QTest::newRow(name) << QByteArray(key) << QByteArray(result) << QByteArray(withX);
    };
    row("comment", "Ctrl+/", "# aa\nbb\n# cc\ndd\nee", "# axa\nbb\n# cxc\ndd\nee");
    row("indent", "Ctrl+]", "    aa\nbb\n    cc\ndd\nee", "    axa\nbb\n    cxc\ndd\nee");
    row("delete", "Ctrl+Shift+K", "bb\ndd\nee", "bxb\ndxd\nee");
    row("copy", "Ctrl+Shift+D", "aa\naa\nbb\ncc\ncc\ndd\nee", "aa\naxa\nbb\ncc\ncxc\ndd\nee");
    row("down", "Alt+Down", "bb\naa\ndd\ncc\nee", "bb\naxa\ndd\ncxc\nee");
    row("up from the first", "Alt+Up", "aa\nbb\ncc\ndd\nee", "axa\nbb\ncxc\ndd\nee");
}

void TestEditingKeys::linesOfSeveralCaretsAreEdited()
{
    QFETCH(QByteArray, key);
    QFETCH(QByteArray, result);
    QFETCH(QByteArray, withX);
    editor().setBytes("aa\nbb\ncc\ndd\nee");
    click(Qt::NoModifier, 0, 1);
    click(Qt::ControlModifier, 2, 1);
    keyEdits(key, result, withX);
}

/// What is between the corners of a column is no selection.
void TestEditingKeys::escapeLeavesNothingOfAColumn()
{
    editor().setBytes("aa\nbb\ncc\n");
    drag(Qt::AltModifier, placeOf(0, 0), placeOf(2, 1));
    press("Escape");
    type("x");
    QCOMPARE(editor().bytes(), QByteArray("aa\nbb\ncxc\n"));
}

void TestEditingKeys::undoBringsTheCaretBack_data()
{
    QTest::addColumn<QByteArray>("keys");
    QTest::addColumn<int>("line"); // of the caret afterwards
    QTest::newRow("move down") << QByteArray("Alt+Down") << 2;
    QTest::newRow("move up") << QByteArray("Alt+Up") << 0;
    QTest::newRow("copy") << QByteArray("Ctrl+Shift+D") << 2;
    QTest::newRow("delete") << QByteArray("Ctrl+Shift+K") << 1;
    QTest::newRow("comment") << QByteArray("Ctrl+/") << 1;
}

void TestEditingKeys::undoBringsTheCaretBack()
{
    QFETCH(QByteArray, keys);
    QFETCH(int, line);
    const QByteArray text = "first\nsecond\nthird\nfourth\n";
    const auto caret = [this] {
        std::pair<int, int> place;
        editor().getCursorPosition(&place.first, &place.second);
        return place;
    };
    editor().setBytes(text);
    editor().setCursorPosition(1, 3);
    press(keys.constData());
    const QByteArray changed = editor().bytes();
    QVERIFY(changed != text);
    QCOMPARE(caret().first, line);
    const auto after = caret();
    press("Ctrl+Z");
    QCOMPARE(editor().bytes(), text);
    QCOMPARE(caret(), std::pair(1, 3));
    press("Ctrl+Y");
    QCOMPARE(editor().bytes(), changed);
    QCOMPARE(caret(), after);
    // By the menu, too.
    m_window->currentPage()->editor().undo();
    QTRY_COMPARE(caret(), std::pair(1, 3));
    // What is typed next is a step of its own.
    type("x");
    press("Ctrl+Z");
    QCOMPARE(editor().bytes(), text);
}

void TestEditingKeys::lineEndsStayAsTheyAre_data()
{
    QTest::addColumn<QByteArray>("end");
    QTest::newRow("LF") << QByteArray("\n");
    QTest::newRow("CRLF") << QByteArray("\r\n");
    QTest::newRow("CR") << QByteArray("\r");
}

void TestEditingKeys::lineEndsStayAsTheyAre()
{
    QFETCH(QByteArray, end);
    const auto text = [&](QByteArray written) { return written.replace("\n", end); };
    editor().setBytes(text("if a:\nb"));
    QCOMPARE(tellsWindowsEnds(), end == "\r\n");
    editor().setCursorPosition(0, 5);
    press("Return");
    type("c");
    QCOMPARE(editor().bytes(), text("if a:\n    c\nb"));
    editor().setCursorPosition(2, 1);
    press("Ctrl+Shift+D");
    QCOMPARE(editor().bytes(), text("if a:\n    c\nb\nb"));
    type("()");
    editor().setCursorPosition(3, 2);
    press("Return"); // the closing bracket gets a line of its own
    QCOMPARE(editor().bytes(), text("if a:\n    c\nb\nb(\n    \n)"));
}

void TestEditingKeys::lineEndsAreChanged()
{
    editor().setBytes("a\r\nb\r\n");
    QVERIFY(tellsWindowsEnds());
    m_window->actions().lineEnds->trigger();
    QCOMPARE(editor().bytes(), QByteArray("a\nb\n"));
    QVERIFY(!tellsWindowsEnds());
    press("Ctrl+Z");
    QCOMPARE(editor().bytes(), QByteArray("a\r\nb\r\n"));
    QVERIFY(tellsWindowsEnds());
    press("Ctrl+End");
    press("Return");
    QCOMPARE(editor().bytes(), QByteArray("a\r\nb\r\n\r\n"));
}

void TestEditingKeys::upAndDownGoOnFromThere()
{
    editor().setBytes("first\nsecond\nthird\n");
    editor().setCursorPosition(1, 6);
    press("Ctrl+G");
    type("1");
    press("Return");
    QTRY_VERIFY(editor().hasFocus());
    press("Down");
    type("x");
    QCOMPARE(editor().bytes(), QByteArray("first\nxsecond\nthird\n"));
}

void TestEditingKeys::aLineIsSeenWithWhatIsAroundIt()
{
    editor().setBytes(QByteArray("x = 1\n").repeated(1000));
    for (const char *line : { "500", "20", "990", "400" }) {
        press("Ctrl+G");
        type(line);
        press("Return");
        QTRY_VERIFY(editor().hasFocus());
        const long shown = editor().SendScintilla(QsciScintillaBase::SCI_LINESONSCREEN);
        const long above = QByteArray(line).toInt() - 1 - editor().topLine();
        QVERIFY2(above > shown / 4 && above < shown * 9 / 10, line);
    }
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
    QVERIFY2(editor().bytes().contains("\ndef _main"), editor().bytes().constData());
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
