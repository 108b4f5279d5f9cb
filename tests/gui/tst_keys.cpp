#include "PadTest.h"
#include "app/review/ReviewPage.h"
#include "app/scratch/ScratchPage.h"
#include "tests/TestProgram.h"
#include "widgets/controls/Footer.h"
#include "widgets/controls/TabStrip.h"
#include "widgets/editor/CodeEditor.h"
#include "widgets/output/InputLine.h"
#include "widgets/output/OutputView.h"
#include "widgets/review/ReviewView.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QLineEdit>
#include <QSignalSpy>
#include <QToolButton>

using namespace sandpad;
using namespace sandpad::app;

/// Keys pressed in the whole window, with the focus where people have it.
class TestKeys : public PadTest
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { endPad(); }
    void everyShortcutWorks_data();
    void everyShortcutWorks();
    void combinationsTypeNothing_data();
    void combinationsTypeNothing();
    void editingKeysStayWithTheEditor();
    void theFocusComesBack_data();
    void theFocusComesBack();
    void theCommentKeyWorksBesideItsShift();

private:
    [[nodiscard]] QWidget *focusIn(const QString &place);
    widgets::CodeEditor &editor() { return m_window->currentPage()->editor(); }
};

namespace {

const char *const kPlaces[] = { "editor", "output", "tabs", "review" };

/// Sends keys to the widget that has the focus, as the window system does.
void press(QWidget *widget, const QKeySequence &keys)
{
    const QKeyCombination key = keys[0];
    QTest::keyClick(widget, key.key(), key.keyboardModifiers());
}

} // namespace

void TestKeys::init()
{
    QVERIFY(startPad());
}

QWidget *TestKeys::focusIn(const QString &place)
{
    QWidget *widget = nullptr;
    if (place == QLatin1String("editor"))
        widget = &editor();
    else if (place == QLatin1String("output"))
        widget = &m_window->currentPage()->output();
    else if (place == QLatin1String("tabs"))
        widget = &m_window->tabs();
    else {
        QGuiApplication::clipboard()->setText(QStringLiteral("Run:\n\n```python\nprint(1)\n```\n"));
        QTest::keyClick(&editor(), Qt::Key_V, Qt::ControlModifier | Qt::ShiftModifier);
        if (!m_window->currentReview())
            return nullptr;
        widget = &m_window->currentReview()->view();
    }
    widget->setFocus();
    return QTest::qWaitFor([widget] {
        return QApplication::focusWidget()
            && (QApplication::focusWidget() == widget
                || widget->isAncestorOf(QApplication::focusWidget()));
    })
        ? QApplication::focusWidget()
        : nullptr;
}

void TestKeys::everyShortcutWorks_data()
{
    QTest::addColumn<QString>("place");
    for (const char *place : kPlaces)
        QTest::newRow(place) << QString::fromLatin1(place);
}

/// The window's list of actions is the only list of its keys: a new one is tested here, too.
void TestKeys::everyShortcutWorks()
{
    QFETCH(QString, place);
    QWidget *focused = focusIn(place);
    QVERIFY(focused);
    int pressed = 0;
    for (QAction *action : m_window->QWidget::actions()) {
        // Only the key is tried; what the command does would take the focus away.
        disconnect(action, &QAction::triggered, nullptr, nullptr);
        action->setEnabled(true);
        for (const QKeySequence &keys : action->shortcuts()) {
            QSignalSpy triggered(action, &QAction::triggered);
            press(focused, keys);
            QVERIFY2(triggered.size() == 1, qPrintable(keys.toString()));
            ++pressed;
        }
    }
    constexpr int kLeast = 18;
    QVERIFY2(pressed >= kLeast, qPrintable(QString::number(pressed)));
}

void TestKeys::combinationsTypeNothing_data()
{
    QTest::addColumn<QString>("keys");
    for (const char *keys : { "Ctrl+0", "Ctrl+1", "Ctrl+9", "Ctrl+=", "Ctrl++", "Ctrl+,", "Ctrl+.",
                              "Ctrl+Space", "Ctrl+J", "Ctrl+L", "Ctrl+U", "Alt+A", "Alt+X", "Alt+1",
                              "Ctrl+Alt+B", "Meta+C", "Ctrl+Shift+J", "Ctrl+;" })
        QTest::newRow(keys) << QString::fromLatin1(keys);
}

void TestKeys::combinationsTypeNothing()
{
    QFETCH(QString, keys);
    editor().setBytes("one\ntwo\n");
    QWidget *focused = focusIn(QStringLiteral("editor"));
    QVERIFY(focused);
    const QKeyCombination key = QKeySequence(keys)[0];
    // The window system gives a text with most combinations.
    const QString text = QChar(key.key() < Qt::Key_Escape ? char16_t(key.key()) : u' ');
    QTest::sendKeyEvent(QTest::Click, focused, key.key(), text, key.keyboardModifiers());
    QCOMPARE(editor().bytes(), QByteArray("one\ntwo\n"));
}

void TestKeys::editingKeysStayWithTheEditor()
{
    editor().setBytes("one\ntwo\n");
    QWidget *focused = focusIn(QStringLiteral("editor"));
    QVERIFY(focused);
    press(focused, QKeySequence(QStringLiteral("Alt+Down")));
    QCOMPARE(editor().bytes(), QByteArray("two\none\n"));
    press(focused, QKeySequence(QStringLiteral("Ctrl+Z")));
    QCOMPARE(editor().bytes(), QByteArray("one\ntwo\n"));
    press(focused, QKeySequence(QStringLiteral("Ctrl+A")));
    press(focused, QKeySequence(QStringLiteral("Ctrl+C")));
    QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("one\ntwo\n"));
    press(focused, QKeySequence(QStringLiteral("Ctrl+End")));
    press(focused, QKeySequence(QStringLiteral("Ctrl+V")));
    QCOMPARE(editor().bytes(), QByteArray("one\ntwo\none\ntwo\n"));
    press(focused, QKeySequence(QStringLiteral("Ctrl+Backspace")));
    QCOMPARE_NE(editor().bytes(), QByteArray("one\ntwo\none\ntwo\n"));
    QTest::keyClicks(focused, QStringLiteral("aB1"));
    QVERIFY(editor().bytes().endsWith("aB1"));
}

void TestKeys::theFocusComesBack_data()
{
    QTest::addColumn<QString>("from");
    for (const char *from : { "renaming", "renaming given up", "stop", "input" })
        QTest::newRow(from) << QString::fromLatin1(from);
}

/// After a detour the focus is where the person was typing.
void TestKeys::theFocusComesBack()
{
    QFETCH(QString, from);
    ScratchPage &page = *m_window->currentPage();
    editor().setBytes(from == QLatin1String("input") ? "input('a')\ninput('b')\n"
                                                     : "import time\ntime.sleep(90)\n");
    QWidget *focused = focusIn(QStringLiteral("editor"));
    QVERIFY(focused);
    if (from.startsWith(QLatin1String("renaming"))) {
        QTest::keyClick(focused, Qt::Key_F2);
        QVERIFY(qobject_cast<QLineEdit *>(QApplication::focusWidget()));
        QTest::keyClick(QApplication::focusWidget(),
                        from == QLatin1String("renaming") ? Qt::Key_Return : Qt::Key_Escape);
    } else {
        QTest::keyClick(focused, Qt::Key_Return, Qt::ControlModifier);
        if (from == QLatin1String("input")) {
            widgets::InputLine &line = page.output().inputLine();
            for (int i = 0; i < 2; ++i) {
                QTRY_VERIFY_WITH_TIMEOUT(line.hasFocus() && line.text().isEmpty(), 300'000);
                QTest::keyClicks(&line, QStringLiteral("x"));
                QTest::keyClick(&line, Qt::Key_Return);
            }
        } else {
            QTRY_VERIFY_WITH_TIMEOUT(page.isRunning(), 300'000);
            auto *stop = m_window->findChild<QToolButton *>(QStringLiteral("stop"));
            QVERIFY(stop && stop->isVisible());
            QTest::mouseClick(stop, Qt::LeftButton);
        }
        QTRY_VERIFY_WITH_TIMEOUT(!page.isRunning() && page.result(), 300'000);
    }
    QTRY_COMPARE(QApplication::focusWidget(), focused);
    if (from == QLatin1String("stop"))
        QVERIFY2(m_window->footer().text().startsWith(QStringLiteral("■ Stopped")),
                 qPrintable(m_window->footer().text()));
}

/// Some keyboards have "/" only with Shift; the combination then must not type or move anything.
void TestKeys::theCommentKeyWorksBesideItsShift()
{
    editor().setBytes("one\n");
    QWidget *focused = focusIn(QStringLiteral("editor"));
    QVERIFY(focused);
    QTest::sendKeyEvent(QTest::Click, focused, Qt::Key_Slash, QStringLiteral("/"),
                        Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY2(editor().bytes().endsWith("one\n") && !editor().bytes().contains('/'),
             editor().bytes().constData());
    press(focused, QKeySequence(QStringLiteral("Ctrl+/")));
    QCOMPARE(editor().bytes(), QByteArray("# one\n"));
}

SANDPAD_TEST(keys, TestKeys)
#include "tst_keys.moc"
