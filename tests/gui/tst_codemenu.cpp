#include "PadTest.h"
#include "app/scratch/ScratchPage.h"
#include "tests/TestProgram.h"
#include "widgets/editor/CodeEditor.h"
#include "widgets/editor/Scintilla.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QMenu>

using namespace sandpad;

/// The menu of the code, and how its long lines are shown.
class TestCodeMenu : public PadTest
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { endPad(); }
    void commandsHaveTheirKeys();
    void theClipboardIsInIt();
    void longLinesWrap();

private:
    widgets::CodeEditor &editor() { return m_window->currentPage()->editor(); }
    /// Opens it; null when it does not come.
    QMenu *menu()
    {
        QContextMenuEvent event(QContextMenuEvent::Keyboard, QPoint(60, 20),
                                editor().mapToGlobal(QPoint(60, 20)));
        QApplication::sendEvent(editor().viewport(), &event);
        auto *open = qobject_cast<QMenu *>(QApplication::activePopupWidget());
        return open && open->objectName() == QLatin1String("codeMenu") ? open : nullptr;
    }
    static QAction *find(const QMenu &menu, const char *text)
    {
        for (QAction *action : menu.actions()) {
            if (action->text() == QLatin1String(text))
                return action;
        }
        return nullptr;
    }
    static void press(const char *keys)
    {
        const QKeyCombination key = QKeySequence(QString::fromLatin1(keys))[0];
        QTest::keyClick(QApplication::focusWidget(), key.key(), key.keyboardModifiers());
    }
    static void choose(QMenu &menu, QAction *action)
    {
        menu.setActiveAction(action);
        QTest::keyClick(&menu, Qt::Key_Return);
        QTRY_VERIFY(!QApplication::activePopupWidget());
    }
};

void TestCodeMenu::init()
{
    QVERIFY(startPad());
    editor().setFocus();
    QTRY_VERIFY(editor().hasFocus());
}

void TestCodeMenu::commandsHaveTheirKeys()
{
    editor().setBytes("one\n");
    QMenu *open = menu();
    QVERIFY(open);
    const QList<QAction *> actions = open->actions();
    for (const QAction *command : { m_window->actions().runSelection, m_window->actions().comment,
                                    m_window->actions().goToLine }) {
        QVERIFY2(std::ranges::find(actions, command) != actions.end(), qPrintable(command->text()));
        QVERIFY(!command->shortcut().isEmpty());
    }
    // As it is called elsewhere.
    QCOMPARE(m_window->actions().runSelection->shortcut().toString(QKeySequence::NativeText),
             QStringLiteral("Ctrl+Shift+Enter"));
    choose(*open, m_window->actions().comment);
    QCOMPARE(editor().bytes(), QByteArray("# one\n"));
}

void TestCodeMenu::theClipboardIsInIt()
{
    editor().setBytes("one\ntwo\n");
    editor().setSelection(0, 0, 0, 3);
    QApplication::clipboard()->clear();
    QMenu *open = menu();
    QVERIFY(open);
    for (const char *text : { "Cut", "Copy", "Paste", "Undo", "Select all" }) {
        const QAction *action = find(*open, text);
        QVERIFY2(action && !action->shortcut().isEmpty(), text);
    }
    QVERIFY(!find(*open, "Paste")->isEnabled());
    QVERIFY(!find(*open, "Undo")->isEnabled());
    choose(*open, find(*open, "Cut"));
    QCOMPARE(editor().bytes(), QByteArray("\ntwo\n"));
    QCOMPARE(QApplication::clipboard()->text(), QStringLiteral("one"));
    press("Ctrl+End");
    open = menu();
    QVERIFY(open && find(*open, "Paste")->isEnabled());
    choose(*open, find(*open, "Paste"));
    QCOMPARE(editor().bytes(), QByteArray("\ntwo\none"));
    open = menu();
    QVERIFY(open && find(*open, "Undo")->isEnabled());
    choose(*open, find(*open, "Undo"));
    QCOMPARE(editor().bytes(), QByteArray("\ntwo\n"));
}

void TestCodeMenu::longLinesWrap()
{
    editor().setBytes("x = '" + QByteArray("word ").repeated(100) + "'\n");
    const auto rows = [this] { return widgets::send(editor(), QsciScintillaBase::SCI_WRAPCOUNT); };
    QCOMPARE(rows(), 1);
    press("Alt+Z");
    QTRY_COMPARE_GT(rows(), 1);
    QVERIFY(m_window->actions().wrapLines->isChecked());
    QVERIFY(!editor().bytes().contains('z')); // the key types nothing
    // It holds for other tabs, and after a restart.
    press("Ctrl+T");
    QVERIFY(editor().wrapMode() != QsciScintilla::WrapNone);
    m_window->close();
    m_settings->finishWriting();
    QVERIFY(openWindow());
    QVERIFY(editor().wrapMode() != QsciScintilla::WrapNone);
    editor().setFocus();
    press("Alt+Z");
    QCOMPARE(editor().wrapMode(), QsciScintilla::WrapNone);
}

SANDPAD_TEST(codemenu, TestCodeMenu)
#include "tst_codemenu.moc"
