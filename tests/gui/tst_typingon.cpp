#include "PadTest.h"
#include "app/scratch/ScratchPage.h"
#include "tests/TestProgram.h"
#include "widgets/controls/Footer.h"
#include "widgets/controls/TabStrip.h"
#include "widgets/editor/CodeEditor.h"
#include "widgets/find/FindBar.h"
#include "widgets/output/OutputDocument.h"
#include "widgets/output/OutputView.h"

#include <QAbstractButton>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QScrollBar>
#include <QSplitter>

using namespace sandpad;
using namespace sandpad::app;

/// What people do beside typing leaves them where they type.
class TestTypingOn : public PadTest
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { endPad(); }
    void closingATabShowsTheCodeOfAnother_data();
    void closingATabShowsTheCodeOfAnother();
    void closingATabLeadsBackToTheOneBefore();
    void clickedButtonsOfTheOutputTakeNoKeys();
    void altTypesNothingIntoFields();
    void commentedLinesStaySelected_data();
    void commentedLinesStaySelected();
    void aNewScratchCanRun();
    void undoTakesBackWhatWasTypedInOneGo_data();
    void undoTakesBackWhatWasTypedInOneGo();
    void arrowsScrollTheOutput();
    void arrowsStayInTheBar();
    void onlyAFileIsReloaded();
    void copyingWithoutASelectionTakesTheLine();
    void wordsAreCompleted();
    void theNextHitIsGoneToWithoutTheRow();
    void keysMeanWhatWasFound_data();
    void keysMeanWhatWasFound();
    void theOutputGoesBelow();
    void boxesOfDialogsHaveAnArrow();
    void whiteSpaceIsShown();
    void theScrollBarGoesWithItsLines();

private:
    widgets::CodeEditor &editor() { return m_window->currentPage()->editor(); }
    [[nodiscard]] bool hasFocus() { return QApplication::focusWidget() == &editor(); }
};

void TestTypingOn::init()
{
    QVERIFY(startPad());
    editor().setFocus();
    QTRY_VERIFY(hasFocus());
}

void TestTypingOn::closingATabShowsTheCodeOfAnother_data()
{
    QTest::addColumn<bool>("isLast");
    QTest::newRow("the last tab") << true;
    QTest::newRow("a tab in the middle") << false;
}

void TestTypingOn::closingATabShowsTheCodeOfAnother()
{
    QFETCH(bool, isLast);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_T, Qt::ControlModifier);
    if (!isLast)
        m_window->tabs().setCurrentIndex(m_window->tabs().count() - 2);
    const int before = m_window->tabs().count();
    QTRY_VERIFY(hasFocus());
    QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("x = 1"));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_W, Qt::ControlModifier);
    QCOMPARE(m_window->tabs().count(), before - 1);
    QTRY_VERIFY(hasFocus());
    QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("qqq"));
    QVERIFY2(editor().bytes().contains("qqq"), editor().bytes().constData());
}

void TestTypingOn::closingATabLeadsBackToTheOneBefore()
{
    m_window->tabs().setCurrentIndex(1);
    const QString before = m_window->currentPage()->id();
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_T, Qt::ControlModifier);
    QTRY_VERIFY(m_window->currentPage()->id() != before);
    QTRY_VERIFY(hasFocus());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_W, Qt::ControlModifier);
    QTRY_COMPARE(m_window->currentPage()->id(), before);
    QTRY_VERIFY(hasFocus());
}

void TestTypingOn::clickedButtonsOfTheOutputTakeNoKeys()
{
    editor().setBytes("{'a': list(range(40)), 'b': {'c': 'd'}}");
    QTest::keyClick(&editor(), Qt::Key_Return, Qt::ControlModifier);
    const ScratchPage &page = *m_window->currentPage();
    QTRY_VERIFY_WITH_TIMEOUT(page.result().has_value(), 300'000);
    const auto buttons = page.output().findChildren<QAbstractButton *>();
    QVERIFY(!buttons.isEmpty());
    for (QAbstractButton *button : buttons) {
        if (button->isVisible() && !button->isCheckable()) {
            QVERIFY2(!(button->focusPolicy() & Qt::ClickFocus), qPrintable(button->text()));
            QVERIFY2(button->focusPolicy() & Qt::TabFocus, qPrintable(button->text()));
        }
    }
}

void TestTypingOn::altTypesNothingIntoFields()
{
    QTest::keyClick(&editor(), Qt::Key_F, Qt::ControlModifier);
    QTRY_VERIFY(qobject_cast<QLineEdit *>(QApplication::focusWidget()));
    auto &field = *qobject_cast<QLineEdit *>(QApplication::focusWidget());
    QTest::keyClicks(&field, QStringLiteral("total"));
    for (const Qt::KeyboardModifiers alt :
         { Qt::KeyboardModifiers(Qt::AltModifier), Qt::AltModifier | Qt::ShiftModifier })
        QTest::sendKeyEvent(QTest::Click, &field, Qt::Key_R, QStringLiteral("r"), alt);
    QCOMPARE(field.text(), QStringLiteral("total"));
    // What a third level of the keyboard gives is typed.
    QTest::sendKeyEvent(QTest::Click, &field, Qt::Key_At, QStringLiteral("@"),
                        Qt::GroupSwitchModifier);
    QCOMPARE(field.text(), QStringLiteral("total@"));
}

void TestTypingOn::commentedLinesStaySelected_data()
{
    QTest::addColumn<QList<int>>("selected");
    QTest::newRow("lines") << QList<int> { 0, 0, 2, 0 };
    QTest::newRow("from within") << QList<int> { 0, 2, 1, 3 };
    QTest::newRow("backwards") << QList<int> { 1, 3, 0, 2 };
    QTest::newRow("the caret") << QList<int> { 1, 2, 1, 2 };
}

void TestTypingOn::commentedLinesStaySelected()
{
    QFETCH(QList<int>, selected);
    const auto now = [this] {
        QList<int> all { 0, 0, 0, 0 };
        editor().getSelection(&all[0], &all[1], &all[2], &all[3]);
        int line = 0;
        int column = 0;
        editor().getCursorPosition(&line, &column);
        return QList<int> { all[0], all[1], all[2], all[3], line, column };
    };
    const QByteArray code("one()\ntwo()\nthree()\n");
    editor().setBytes(code);
    editor().setSelection(selected[0], selected[1], selected[2], selected[3]);
    const QList<int> before = now();
    QTest::keyClick(&editor(), Qt::Key_Slash, Qt::ControlModifier);
    QVERIFY(editor().bytes().contains("# two()"));
    QTest::keyClick(&editor(), Qt::Key_Slash, Qt::ControlModifier);
    QCOMPARE(editor().bytes(), code);
    QCOMPARE(now(), before);
}

void TestTypingOn::aNewScratchCanRun()
{
    const QString path = m_folder->filePath(QStringLiteral("query.sql"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write("SELECT 1;\n") > 0);
    file.close();
    m_window->openFiles({ path });
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_T, Qt::ControlModifier);
    QCOMPARE(m_window->currentPage()->language().id, QStringLiteral("python"));
}

void TestTypingOn::undoTakesBackWhatWasTypedInOneGo_data()
{
    QTest::addColumn<QString>("between");
    for (const char *between : { "a pause", "a look at the output", "a new line" })
        QTest::newRow(between) << QString::fromLatin1(between);
}

void TestTypingOn::undoTakesBackWhatWasTypedInOneGo()
{
    QFETCH(QString, between);
    editor().setBytes("");
    QTest::keyClicks(&editor(), QStringLiteral("first"));
    if (between == QLatin1String("a pause")) {
        QTest::qWait(1700);
    } else if (between == QLatin1String("a new line")) {
        QTest::keyClick(&editor(), Qt::Key_Return);
    } else {
        m_window->currentPage()->output().setFocus();
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        QTRY_VERIFY(hasFocus());
    }
    QTest::keyClicks(&editor(), QStringLiteral("then"));
    const QByteArray all = editor().bytes();
    QTest::keyClick(&editor(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(editor().bytes().trimmed(), QByteArray("first"));
    if (between == QLatin1String("a new line"))
        QTest::keyClick(&editor(), Qt::Key_Z, Qt::ControlModifier);
    QTest::keyClick(&editor(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(editor().bytes(), QByteArray());
    for (int i = 0; i < 3; ++i)
        QTest::keyClick(&editor(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(editor().bytes(), all);
    QTest::keyClick(&editor(), Qt::Key_Z, Qt::ControlModifier);
    QTest::keyClick(&editor(), Qt::Key_Y, Qt::ControlModifier);
    QCOMPARE(editor().bytes(), all);
}

void TestTypingOn::arrowsScrollTheOutput()
{
    editor().setBytes("for i in range(200): print(i)\n{'a': {'c': list(range(40))}}");
    QTest::keyClick(&editor(), Qt::Key_Return, Qt::ControlModifier);
    const ScratchPage &page = *m_window->currentPage();
    QTRY_VERIFY_WITH_TIMEOUT(page.result().has_value(), 300'000);
    QTest::keyClick(&editor(), Qt::Key_F6);
    QTRY_VERIFY(page.output().hasFocus());
    QTRY_VERIFY(!page.output().findChildren<QAbstractButton *>().isEmpty());
    const auto inButton = [&page] {
        return qobject_cast<QAbstractButton *>(QApplication::focusWidget())
            && page.output().isAncestorOf(QApplication::focusWidget());
    };
    // As soon as the cards are placed.
    QVERIFY(QTest::qWaitFor([&inButton] {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        return inButton();
    }));
    const int before = page.output().verticalScrollBar()->value();
    QVERIFY(before > 0);
    const auto text = [] {
        const auto *now = qobject_cast<QAbstractButton *>(QApplication::focusWidget());
        return now ? now->text() : QString();
    };
    for (int i = 0; i < 10 && text() != QLatin1String("Open all"); ++i)
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QCOMPARE(text(), QStringLiteral("Close all"));
    const QWidget *button = QApplication::focusWidget();
    for (int i = 0; i < 12; ++i) {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Up);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Left);
    }
    QCOMPARE(QApplication::focusWidget(), button);
    QVERIFY(page.output().verticalScrollBar()->value() < before);
}

void TestTypingOn::arrowsStayInTheBar()
{
    QTest::keyClick(&editor(), Qt::Key_F6);
    for (int i = 0; i < 4 && !qobject_cast<QAbstractButton *>(QApplication::focusWidget()); ++i)
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_F6);
    QPointer<QWidget> button = QApplication::focusWidget();
    QVERIFY(qobject_cast<QAbstractButton *>(button));
    for (int i = 0; i < 12; ++i)
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Right);
    QCOMPARE(QApplication::focusWidget(), button);
}

void TestTypingOn::onlyAFileIsReloaded()
{
    QVERIFY(!m_window->actions().reload->isEnabled());
    const QString path = m_folder->filePath(QStringLiteral("a.py"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.close();
    m_window->openFiles({ path });
    QVERIFY(m_window->actions().reload->isEnabled());
}

void TestTypingOn::copyingWithoutASelectionTakesTheLine()
{
    editor().setBytes("one\ntwo\nsix\n");
    editor().setCursorPosition(1, 2);
    QTest::keyClick(&editor(), Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("two\n"));
    QCOMPARE(editor().bytes(), QByteArray("one\ntwo\nsix\n"));
    QTest::keyClick(&editor(), Qt::Key_X, Qt::ControlModifier);
    QCOMPARE(editor().bytes(), QByteArray("one\nsix\n"));
    QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("two\n"));
    QTest::keyClick(&editor(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(editor().bytes(), QByteArray("one\ntwo\nsix\n"));
    editor().setSelection(0, 0, 0, 2);
    QTest::keyClick(&editor(), Qt::Key_X, Qt::ControlModifier);
    QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("on"));
    QCOMPARE(editor().bytes(), QByteArray("e\ntwo\nsix\n"));
}

void TestTypingOn::wordsAreCompleted()
{
    editor().setBytes("temperature = 1\ntempo = 2\n");
    editor().setCursorPosition(2, 0);
    QTest::keyClicks(&editor(), QStringLiteral("tempe"));
    QTest::keyClick(&editor(), Qt::Key_Space, Qt::ControlModifier);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QVERIFY2(editor().bytes().endsWith("\ntemperature"), editor().bytes().constData());
    // Keys that close the list and nothing else.
    QTest::keyClick(&editor(), Qt::Key_Return);
    QTest::keyClicks(&editor(), QStringLiteral("tem"));
    QTest::keyClick(&editor(), Qt::Key_Space, Qt::ControlModifier);
    QVERIFY(editor().isListActive());
    QTest::keyClick(&editor(), Qt::Key_Escape);
    QVERIFY(!editor().isListActive());
    QVERIFY(editor().bytes().endsWith("\ntem"));
}

void TestTypingOn::theNextHitIsGoneToWithoutTheRow()
{
    editor().setBytes("x = 1\ny = x\nx += y\n");
    QTest::keyClick(&editor(), Qt::Key_F, Qt::ControlModifier);
    QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("x"));
    QTRY_COMPARE(editor().selectedText(), QStringLiteral("x"));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
    QTRY_VERIFY(hasFocus());
    const auto lineAfter = [this](Qt::KeyboardModifiers held) {
        QTest::keyClick(&editor(), Qt::Key_F3, held);
        int line = 0;
        int column = 0;
        editor().getCursorPosition(&line, &column);
        return line;
    };
    QCOMPARE(lineAfter(Qt::NoModifier), 1);
    QCOMPARE(lineAfter(Qt::NoModifier), 2);
    QCOMPARE(lineAfter(Qt::NoModifier), 0);
    QCOMPARE(lineAfter(Qt::ShiftModifier), 2);
    QVERIFY(hasFocus());
    QTest::keyClicks(&editor(), QStringLiteral("z"));
    QCOMPARE(editor().bytes(), QByteArray("x = 1\ny = x\nz += y\n"));
}

void TestTypingOn::keysMeanWhatWasFound_data()
{
    QTest::addColumn<QByteArray>("code");
    QTest::addColumn<QString>("copied");
    QTest::newRow("a tree") << QByteArray("a = {'x': list(range(40)), 'y': 'needle'}\na")
                            << QStringLiteral("'needle'");
    QTest::newRow("text") << QByteArray("print('a needle')") << QStringLiteral("needle");
}

/// After the row for the text to find is closed.
void TestTypingOn::keysMeanWhatWasFound()
{
    QFETCH(QByteArray, code);
    QFETCH(QString, copied);
    editor().setBytes(code);
    QTest::keyClick(&editor(), Qt::Key_Return, Qt::ControlModifier);
    const ScratchPage &page = *m_window->currentPage();
    QTRY_VERIFY_WITH_TIMEOUT(page.result().has_value(), 300'000);
    page.output().setFocus();
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_F, Qt::ControlModifier);
    QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("needle"));
    const auto *row = qobject_cast<widgets::FindBar *>(QApplication::focusWidget()->parentWidget());
    QVERIFY(row);
    const auto *state = row->findChild<QLabel *>();
    QTRY_VERIFY2(state->text().contains(QLatin1String(" of ")), qPrintable(state->text()));
    // The row of the whole value may have it, too; the part is the last one.
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return, Qt::ShiftModifier);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
    QGuiApplication::clipboard()->setText(QStringLiteral("nothing"));
    QVERIFY(QApplication::focusWidget() == &page.output()
            || page.output().isAncestorOf(QApplication::focusWidget()));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(QGuiApplication::clipboard()->text(), copied);
}

void TestTypingOn::theOutputGoesBelow()
{
    QCOMPARE(m_window->currentPage()->splitter().orientation(), Qt::Horizontal);
    editor().setBytes(QByteArray("x\n").repeated(60));
    QTest::keyClick(&editor(), Qt::Key_End, Qt::ControlModifier);
    m_window->actions().outputBelow->trigger();
    QCOMPARE(m_window->currentPage()->splitter().orientation(), Qt::Vertical);
    QCOMPARE(m_settings->settings().output, OutputSide::Below);
    m_window->actions().outputBelow->trigger();
    QCOMPARE(m_window->currentPage()->splitter().orientation(), Qt::Horizontal);
    QVERIFY(!m_window->actions().outputBelow->isChecked());
}

void TestTypingOn::boxesOfDialogsHaveAnArrow()
{
    QTest::keyClick(&editor(), Qt::Key_O, Qt::ControlModifier);
    auto *dialog = m_window->findChild<QFileDialog *>();
    QVERIFY(dialog);
    QTRY_VERIFY(dialog->isVisible());
    const auto boxes = dialog->findChildren<QComboBox *>();
    QVERIFY(!boxes.isEmpty());
    for (QComboBox *box : boxes) {
        QTRY_VERIFY(box->width() > 20);
        const QImage end = box->grab(QRect(box->width() - 20, 4, 12, box->height() - 8)).toImage();
        QSet<QRgb> colors;
        for (int y = 0; y < end.height(); ++y) {
            for (int x = 0; x < end.width(); ++x)
                colors.insert(end.pixel(x, y));
        }
        QVERIFY2(colors.size() > 1, qPrintable(box->objectName()));
    }
    dialog->close();
}

void TestTypingOn::whiteSpaceIsShown()
{
    editor().setBytes("if x:\n\ty = 1\n");
    const QImage before = editor().viewport()->grab().toImage();
    QTest::keyClick(&editor(), Qt::Key_I, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(editor().viewport()->grab().toImage() != before);
    QCOMPARE(editor().whitespaceVisibility(), QsciScintilla::WsVisible);
    QTest::keyClick(&editor(), Qt::Key_I, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(editor().whitespaceVisibility(), QsciScintilla::WsInvisible);
}

void TestTypingOn::theScrollBarGoesWithItsLines()
{
    m_window->resize(900, 600);
    editor().setBytes(QByteArray(40, 'x'));
    const QScrollBar &bar = *editor().horizontalScrollBar();
    QTRY_VERIFY(!bar.isVisible());
    int larger = 0;
    QVERIFY(QTest::qWaitFor([this, &bar, &larger] {
        QTest::keyClick(&editor(), Qt::Key_Plus, Qt::ControlModifier);
        ++larger;
        return bar.isVisible();
    }));
    for (int i = 0; i < larger; ++i)
        QTest::keyClick(&editor(), Qt::Key_Minus, Qt::ControlModifier);
    QTRY_VERIFY(!bar.isVisible());
}

SANDPAD_TEST(typingon, TestTypingOn)
#include "tst_typingon.moc"
