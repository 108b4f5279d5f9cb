#include "PadTest.h"
#include "app/review/ReviewBar.h"
#include "app/review/ReviewPage.h"
#include "app/scratch/ScratchPage.h"
#include "tests/TestProgram.h"
#include "widgets/controls/Footer.h"
#include "widgets/controls/TabStrip.h"
#include "widgets/editor/CodeEditor.h"
#include "widgets/editor/EditorPane.h"
#include "widgets/find/FindBar.h"
#include "widgets/find/ReplaceRow.h"
#include "widgets/output/InputLine.h"
#include "widgets/output/OutputDocument.h"
#include "widgets/output/OutputPane.h"
#include "widgets/output/OutputView.h"
#include "widgets/review/ReviewView.h"
#include "widgets/theme/FocusFrame.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QLabel>
#include <QLineEdit>
#include <QSignalSpy>
#include <QToolButton>
#include <QWindow>

#include <algorithm>

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
    void selectedLinesRunAlone();
    void theStatementOfTheCaretRuns();
    void editingKeysStayWithTheEditor();
    void theFocusComesBack_data();
    void theFocusComesBack();
    void theCommentKeyWorksBesideItsShift();
    void f6GoesRoundTheParts();
    void f6GoesRoundAnAnswer();
    void escapeLeadsBackToTheCode_data();
    void escapeLeadsBackToTheCode();
    void tabGoesFromLeftToRight();
    void whatHasTheFocusShowsIt_data();
    void whatHasTheFocusShowsIt();
    void arrowKeysGoFromTabToTab();
    void tabsAreMovedByKeys();
    void pinningKeepsTheFocus();
    void aKeyLeadsToTheError();
    void theFocusComesBackToTheInput();
    void theKeyOfLinksLeavesTheCode();
    void textIsFoundWhereTheFocusIs_data();
    void textIsFoundWhereTheFocusIs();
    void textIsReplacedByKeys();
    void aLineIsGoneTo();
    void codeAndOutputZoomTogether();

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

void TestKeys::selectedLinesRunAlone()
{
    editor().setBytes("print('one')\nif True:\n    print('two')\n    1/0\nprint('three')\n");
    editor().setSelection(2, 2, 3, 4);
    QWidget *focused = focusIn(QStringLiteral("editor"));
    QVERIFY(focused);
    press(focused, QKeySequence(QStringLiteral("Ctrl+Shift+Return")));
    const ScratchPage &page = *m_window->currentPage();
    QTRY_VERIFY_WITH_TIMEOUT(page.result().has_value(), 300'000);
    QVERIFY2(page.output().document().tail(50).startsWith(QLatin1String("two")),
             qPrintable(page.output().document().tail(50)));
    QVERIFY(page.result()->error);
    QCOMPARE(page.outputPane().heading().text(), QStringLiteral("Only lines 3 to 4 ran."));
    const auto kept = m_history->newest({}).result();
    QVERIFY(kept && kept->head.title.endsWith(QLatin1String("(selected lines)")));
    QCOMPARE(page.result()->error->frames.last().line, 4);
    QVERIFY(editor().bytes().startsWith("print('one')"));
}

void TestKeys::theStatementOfTheCaretRuns()
{
    editor().setBytes("print('before')\nfor x in 'ab':\n    print(x)\nelse:\n    print('end')\n"
                      "print('after')\n");
    editor().setCursorPosition(1, 3);
    QWidget *focused = focusIn(QStringLiteral("editor"));
    QVERIFY(focused);
    press(focused, QKeySequence(QStringLiteral("Ctrl+Shift+Return")));
    const ScratchPage &page = *m_window->currentPage();
    QTRY_VERIFY_WITH_TIMEOUT(page.result().has_value(), 300'000);
    QCOMPARE(page.output().plainText(), QStringLiteral("a\nb\nend\n"));
    QCOMPARE(page.outputPane().heading().text(), QStringLiteral("Only lines 2 to 5 ran."));
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
        QVERIFY2(m_window->footer().text().startsWith(QStringLiteral("Stopped")),
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

void TestKeys::f6GoesRoundTheParts()
{
    QWidget *code = focusIn(QStringLiteral("editor"));
    QVERIFY(code);
    QWidget *output = &m_window->currentPage()->output();
    QTest::keyClick(code, Qt::Key_F6);
    QCOMPARE(QApplication::focusWidget(), output);
    QTest::keyClick(output, Qt::Key_F6);
    QCOMPARE(QApplication::focusWidget()->objectName(), QStringLiteral("run"));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_F6);
    QCOMPARE(QApplication::focusWidget(), code);
    QTest::keyClick(code, Qt::Key_F6, Qt::ShiftModifier);
    QCOMPARE(QApplication::focusWidget()->objectName(), QStringLiteral("run"));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_F6, Qt::ShiftModifier);
    QCOMPARE(QApplication::focusWidget(), output);
}

void TestKeys::f6GoesRoundAnAnswer()
{
    QVERIFY(focusIn(QStringLiteral("review")));
    const ReviewPage &page = *m_window->currentReview();
    QTRY_VERIFY(!page.isReading());
    const auto isIn = [](const QWidget &part) {
        const QWidget *focused = QApplication::focusWidget();
        return focused == &part || part.isAncestorOf(focused);
    };
    for (const auto modifiers : { Qt::NoModifier, Qt::ShiftModifier }) {
        QVERIFY(isIn(page.view()));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_F6, modifiers);
        QVERIFY(isIn(page.bar()));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_F6, modifiers);
    }
    QVERIFY(isIn(page.view()));
}

void TestKeys::escapeLeadsBackToTheCode_data()
{
    QTest::addColumn<QString>("place");
    for (const char *place : { "output", "tabs", "bar" })
        QTest::newRow(place) << QString::fromLatin1(place);
}

void TestKeys::escapeLeadsBackToTheCode()
{
    QFETCH(QString, place);
    QWidget *focused = focusIn(QStringLiteral("editor"));
    if (place == QLatin1String("bar")) {
        QTest::keyClick(focused, Qt::Key_F6, Qt::ShiftModifier);
        focused = QApplication::focusWidget();
    } else {
        focused = focusIn(place);
    }
    QVERIFY(focused && focused != &editor());
    QTest::keyClick(focused, Qt::Key_Escape);
    QCOMPARE(QApplication::focusWidget(), static_cast<QWidget *>(&editor()));
}

void TestKeys::tabGoesFromLeftToRight()
{
    QWidget *focused = focusIn(QStringLiteral("tabs"));
    QVERIFY(focused);
    QStringList names;
    QPoint last;
    while (focused != &editor() && names.size() < 20) {
        QTest::keyClick(focused, Qt::Key_Tab);
        focused = QApplication::focusWidget();
        QVERIFY(focused);
        names.append(focused->accessibleName());
        QVERIFY2(!names.last().isEmpty(), focused->metaObject()->className());
        const QPoint place = focused->mapTo(m_window.get(), focused->rect().center());
        // The buttons of a row are not exactly on one line.
        constexpr int kRow = 30;
        QVERIFY2(place.y() > last.y() + kRow || place.x() > last.x(),
                 qPrintable(names.join(QStringLiteral(", "))));
        last = place;
    }
    QVERIFY2(names.contains(QStringLiteral("Isolation")) && names.contains(QStringLiteral("Menu")),
             qPrintable(names.join(QStringLiteral(", "))));
}

void TestKeys::whatHasTheFocusShowsIt_data()
{
    QTest::addColumn<QString>("place");
    QTest::newRow("scratch") << QStringLiteral("editor");
    QTest::newRow("answer") << QStringLiteral("review");
}

/// Everything that Tab can reach looks otherwise while it has the focus.
void TestKeys::whatHasTheFocusShowsIt()
{
    QFETCH(QString, place);
    QVERIFY(focusIn(place));
    if (place == QLatin1String("review"))
        QTRY_VERIFY(!m_window->currentReview()->isReading());
    m_window->actions().stop->setEnabled(true);
    int seen = 0;
    for (QWidget *widget : m_window->findChildren<QWidget *>()) {
        if (!(widget->focusPolicy() & Qt::TabFocus) || !widget->isVisible() || !widget->isEnabled()
            || widget->focusProxy() || widget->isWindow() || widget->window() != m_window.get())
            continue;
        widget->setFocus(Qt::TabFocusReason);
        QTRY_VERIFY(widget->hasFocus());
        const QImage with = widget->grab().toImage();
        widget->clearFocus();
        QTRY_VERIFY(!widget->hasFocus());
        QVERIFY2(with != widget->grab().toImage(),
                 qPrintable(QString::fromLatin1(widget->metaObject()->className()) + u' '
                            + widget->accessibleName()));
        ++seen;
    }
    QCOMPARE_GE(seen, 8);
}

void TestKeys::arrowKeysGoFromTabToTab()
{
    QWidget *focused = focusIn(QStringLiteral("tabs"));
    QVERIFY(focused);
    const int before = m_window->tabs().currentIndex();
    QTest::keyClick(focused, Qt::Key_Right);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Right);
    QCOMPARE(m_window->tabs().currentIndex(), before + 2);
    QVERIFY(m_window->tabs().hasFocus());
}

void TestKeys::tabsAreMovedByKeys()
{
    QWidget *focused = focusIn(QStringLiteral("editor"));
    QVERIFY(focused);
    const ScratchPage *page = m_window->currentPage();
    const ScratchPage *other = m_window->page(1);
    QCOMPARE(m_window->page(0), page);
    // At the end of the row it stays where it is.
    press(focused, QKeySequence(QStringLiteral("Ctrl+Shift+PgUp")));
    QCOMPARE(m_window->page(0), page);
    press(focused, QKeySequence(QStringLiteral("Ctrl+Shift+PgDown")));
    QCOMPARE(m_window->page(0), other);
    QCOMPARE(m_window->page(1), page);
    QCOMPARE(m_window->currentPage(), page);
    QCOMPARE(m_window->tabs().tabText(1), page->title());
    QCOMPARE(QApplication::focusWidget(), focused);
    press(focused, QKeySequence(QStringLiteral("Ctrl+Shift+PgUp")));
    QCOMPARE(m_window->page(0), page);
}

/// The tab goes over all others, from the end of the row to its begin and back.
void TestKeys::pinningKeepsTheFocus()
{
    m_window->tabs().setCurrentIndex(m_window->pageCount() - 1);
    QWidget *focused = focusIn(QStringLiteral("editor"));
    QVERIFY(focused);
    const ScratchPage *page = m_window->currentPage();
    for (int i = 0; i < 2; ++i) {
        press(focused, QKeySequence(QStringLiteral("Ctrl+Alt+P")));
        QCOMPARE(m_window->page(0), page);
        QTRY_COMPARE(QApplication::focusWidget(), focused);
        press(focused, QKeySequence(Qt::Key_F6));
        QCOMPARE(QApplication::focusWidget(),
                 static_cast<QWidget *>(&m_window->currentPage()->output()));
        focused = focusIn(QStringLiteral("editor"));
    }
}

void TestKeys::aKeyLeadsToTheError()
{
    editor().setBytes("def f():\n    1/0\n\nf()\n");
    editor().setCursorPosition(3, 0);
    press(focusIn(QStringLiteral("editor")), QKeySequence(QStringLiteral("Ctrl+Return")));
    const ScratchPage &page = *m_window->currentPage();
    QTRY_VERIFY_WITH_TIMEOUT(page.result().has_value(), 300'000);
    press(focusIn(QStringLiteral("output")), QKeySequence(Qt::Key_F8));
    int line = 0;
    int column = 0;
    editor().getCursorPosition(&line, &column);
    QCOMPARE(line, 1);
    QVERIFY(editor().hasFocus());
}

void TestKeys::theFocusComesBackToTheInput()
{
    editor().setBytes("print(input('a'))\n");
    press(focusIn(QStringLiteral("editor")), QKeySequence(QStringLiteral("Ctrl+Return")));
    const ScratchPage &page = *m_window->currentPage();
    widgets::InputLine &line = page.output().inputLine();
    QTRY_VERIFY_WITH_TIMEOUT(line.hasFocus(), 300'000);
    press(&line, QKeySequence(QStringLiteral("Ctrl+T")));
    QVERIFY(m_window->currentPage() != &page && editor().hasFocus());
    press(&editor(), QKeySequence(QStringLiteral("Ctrl+W")));
    QCOMPARE(m_window->currentPage(), &page);
    QTRY_VERIFY(line.hasFocus());
    QTest::keyClicks(&line, QStringLiteral("x"));
    QTest::keyClick(&line, Qt::Key_Return);
    QTRY_VERIFY_WITH_TIMEOUT(page.result().has_value(), 300'000);
    QCOMPARE(QApplication::focusWidget(), static_cast<QWidget *>(&editor()));
}

/// The same key moves lines of the code, but not while links are on the screen where the focus is.
void TestKeys::theKeyOfLinksLeavesTheCode()
{
    const QByteArray code = "print('https://a.example https://b.example')\nx = 1\n";
    editor().setBytes(code);
    editor().setCursorPosition(0, 0);
    press(focusIn(QStringLiteral("editor")), QKeySequence(QStringLiteral("Ctrl+Return")));
    const ScratchPage &page = *m_window->currentPage();
    QTRY_VERIFY_WITH_TIMEOUT(page.result().has_value(), 300'000);
    QTRY_VERIFY(page.output().plainText().startsWith(u"https://a.example"));
    QWidget *focused = focusIn(QStringLiteral("output"));
    QVERIFY(focused);
    const QKeySequence next(widgets::OutputView::kNextLinkKey);
    press(focused, next);
    const QString first = page.output().selectedText();
    press(focused, next);
    QVERIFY(first.startsWith(u"https://"));
    QVERIFY(page.output().selectedText().startsWith(u"https://"));
    QVERIFY(page.output().selectedText() != first);
    QCOMPARE(editor().bytes(), code);
    press(focusIn(QStringLiteral("editor")), next);
    QVERIFY(editor().bytes().startsWith("x = 1"));
}

void TestKeys::textIsFoundWhereTheFocusIs_data()
{
    QTest::addColumn<QString>("place");
    QTest::addColumn<bool>("isInOutput");
    QTest::newRow("editor") << "editor" << false;
    QTest::newRow("tabs") << "tabs" << false;
    QTest::newRow("output") << "output" << true;
}

void TestKeys::textIsFoundWhereTheFocusIs()
{
    QFETCH(QString, place);
    QFETCH(bool, isInOutput);
    const ScratchPage &page = *m_window->currentPage();
    editor().setBytes("a needle, a needle\n");
    QWidget *focused = focusIn(place);
    QVERIFY(focused);
    press(focused, QKeySequence(QStringLiteral("Ctrl+F")));
    QCOMPARE(page.editorPane().findBar().isHidden(), isInOutput);
    QCOMPARE(page.outputPane().findBar().isHidden(), !isInOutput);
    if (isInOutput) {
        press(QApplication::focusWidget(), QKeySequence(Qt::Key_Escape));
        QVERIFY(page.output().hasFocus());
        QVERIFY(page.output().findChild<widgets::FocusFrame *>()->isVisible());
        return;
    }
    QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("needle"));
    QTRY_COMPARE(editor().selectedText(), QStringLiteral("needle"));
    int line = 0;
    int first = 0;
    editor().getCursorPosition(&line, &first);
    for (const char *keys : { "F3", "F3", "Shift+F3", "F3", "F3" })
        press(QApplication::focusWidget(), QKeySequence(QString::fromLatin1(keys)));
    int last = 0;
    editor().getCursorPosition(&line, &last);
    QVERIFY(last > first);
    press(QApplication::focusWidget(), QKeySequence(Qt::Key_Escape));
    QVERIFY(editor().hasFocus());
    // A person who typed on finds the text again, and goes on typing.
    press(&editor(), QKeySequence(Qt::Key_F3));
    QVERIFY(page.editorPane().findBar().isHidden());
    QCOMPARE(editor().selectedText(), QStringLiteral("needle"));
    QVERIFY(editor().hasFocus());
}

void TestKeys::textIsReplacedByKeys()
{
    editor().setBytes("x = 1\nprint(x)\n");
    QWidget *focused = focusIn(QStringLiteral("editor"));
    QVERIFY(focused);
    press(focused, QKeySequence(QStringLiteral("Ctrl+R")));
    QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("x"));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    auto *replacement = m_window->currentPage()->editorPane().replaceRow().findChild<QLineEdit *>();
    // Tab goes through the switches and buttons of the row above.
    for (int i = 0; i < 10 && !replacement->hasFocus(); ++i)
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    QVERIFY(replacement->hasFocus());
    QTest::keyClicks(replacement, QStringLiteral("total"));
    QTest::keyClick(replacement, Qt::Key_Return);
    QCOMPARE(editor().bytes(), QByteArray("total = 1\nprint(x)\n"));
    press(replacement, QKeySequence(QStringLiteral("Ctrl+Alt+Return")));
    QCOMPARE(editor().bytes(), QByteArray("total = 1\nprint(total)\n"));
    const auto said = m_window->currentPage()->editorPane().findBar().findChildren<QLabel *>();
    QVERIFY(std::ranges::contains(said, QStringLiteral("Replaced: 1"), &QLabel::text));
    press(replacement, QKeySequence(Qt::Key_Escape));
    QVERIFY(editor().hasFocus());
}

void TestKeys::aLineIsGoneTo()
{
    editor().setBytes("one\ntwo\nthree\n");
    QWidget *focused = focusIn(QStringLiteral("editor"));
    QVERIFY(focused);
    press(focused, QKeySequence(QStringLiteral("Ctrl+G")));
    QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("3:2"));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QVERIFY(editor().hasFocus());
    QTest::keyClicks(&editor(), QStringLiteral("_"));
    QCOMPARE(editor().bytes(), QByteArray("one\ntwo\nt_hree\n"));
}

void TestKeys::codeAndOutputZoomTogether()
{
    QWidget *focused = focusIn(QStringLiteral("editor"));
    QVERIFY(focused);
    const auto heightOfLine = [this] {
        return editor().SendScintilla(QsciScintillaBase::SCI_TEXTHEIGHT, 0UL);
    };
    const auto usual = heightOfLine();
    const auto columns = m_window->currentPage()->output().terminalSize().columns;
    for (int i = 0; i < 6; ++i)
        press(focused, QKeySequence(QStringLiteral("Ctrl++")));
    const auto larger = heightOfLine();
    QVERIFY(larger > usual);
    QTRY_VERIFY(m_window->currentPage()->output().terminalSize().columns < columns);
    // It is kept.
    m_window->close();
    QVERIFY(openWindow());
    QCOMPARE(heightOfLine(), larger);
    QVERIFY(focusIn(QStringLiteral("editor")));
    press(&editor(), QKeySequence(QStringLiteral("Ctrl+-")));
    QVERIFY(heightOfLine() < larger);
    press(&editor(), QKeySequence(QStringLiteral("Ctrl+0")));
    QCOMPARE(heightOfLine(), usual);
    // Turning the wheel over the code zooms, too.
    const QPoint place = editor().viewport()->mapTo(m_window.get(), QPoint(50, 50));
    QTest::wheelEvent(m_window->windowHandle(), place, QPoint(0, 240), QPoint(),
                      Qt::ControlModifier);
    QVERIFY(heightOfLine() > usual);
    // The usual size is the one that was chosen.
    m_settings->change([](Settings &settings) { settings.font = { .pixels = 20 }; });
    const auto chosen = heightOfLine();
    QVERIFY(chosen > usual);
    press(&editor(), QKeySequence(QStringLiteral("Ctrl+-")));
    QVERIFY(heightOfLine() < chosen);
    press(&editor(), QKeySequence(QStringLiteral("Ctrl+0")));
    QCOMPARE(heightOfLine(), chosen);
    QCOMPARE(m_settings->settings().font.pixels, 20);
}

SANDPAD_TEST(keys, TestKeys)
#include "tst_keys.moc"
