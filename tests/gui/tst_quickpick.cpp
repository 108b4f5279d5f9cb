#include "PadTest.h"
#include "app/scratch/FirstLines.h"
#include "app/scratch/ScratchPage.h"
#include "tests/TestProgram.h"
#include "widgets/controls/OfferBar.h"
#include "widgets/controls/TabStrip.h"
#include "widgets/editor/CodeEditor.h"
#include "widgets/editor/Folding.h"
#include "widgets/quickpick/PickModel.h"
#include "widgets/quickpick/QuickPick.h"

#include <QAction>
#include <QApplication>
#include <QDirIterator>
#include <QFile>
#include <QLineEdit>
#include <QListView>
#include <QSignalSpy>
#include <QToolButton>
#include <QTranslator>

#include <cstring>

using namespace sandpad;
using namespace sandpad::app;

/// A language that has another name for one command.
class German : public QTranslator
{
public:
    [[nodiscard]] bool isEmpty() const override { return false; }
    [[nodiscard]] QString translate(const char *, const char *source, const char *,
                                    int) const override
    {
        return std::strcmp(source, "Fold everything") == 0 ? QStringLiteral("Alles zuklappen")
                                                           : QString();
    }
};

/// What tabs are called by their code, and the lists of tabs and of commands.
class TestQuickPick : public PadTest
{
    Q_OBJECT

private slots:
    void init() { QVERIFY(startPad()); }
    void cleanup() { endPad(); }
    void tabsAreCalledByTheirFirstLine();
    void namesArePreferred();
    void namesAreKept();
    void commandsAreFoundByTyping();
    void commandsAreFoundByTheirEnglishNames();
    void commandsUsedBeforeComeFirst();
    void whatCannotBeDoneIsDim();
    void aLanguageIsChosen();
    void otherKeysReachNoCommand();
    void tabsAreFoundByTyping();
    void enterLeadsToTheTabBefore();
    void tabsComeBackAroundTheOneThatStayed();
    void otherTabsAreClosed();
    void closedTabsComeBack();
    void tabsAreFoundByTheirText();
    void enterLeadsToTheFoundLine();
    void namesakesAreToldApart();
    void theOrderOfUseIsKept();
    void foundLinesKeepTheChoice();
    void pinningSaysWhatItWillDo();
    void itClosesWithoutATrace_data();
    void itClosesWithoutATrace();
    void itFitsASmallWindow();

private:
    widgets::CodeEditor &editor() { return m_window->currentPage()->editor(); }
    widgets::QuickPick &list() { return m_window->quickPick(); }
    /// Opens a list by its key, with the focus in the code.
    bool open(const char *keys);
    void type(const char *text) { QTest::keyClicks(&list().field(), QString::fromUtf8(text)); }
    void press(Qt::Key key) { QTest::keyClick(&list().field(), key); }
    [[nodiscard]] QStringList rows();
};

bool TestQuickPick::open(const char *keys)
{
    editor().setFocus();
    const QKeyCombination key = QKeySequence(QString::fromLatin1(keys))[0];
    QTest::keyClick(&editor(), key.key(), key.keyboardModifiers());
    return QTest::qWaitFor([this] { return list().field().hasFocus(); });
}

QStringList TestQuickPick::rows()
{
    QStringList rows;
    for (int row = 0; row < list().model().rowCount(); ++row)
        rows.append(list().model().index(row).data().toString());
    return rows;
}

void TestQuickPick::tabsAreCalledByTheirFirstLine()
{
    editor().setBytes("");
    QTest::keyClicks(&editor(), QStringLiteral("# Sort the words"));
    QTRY_COMPARE(m_window->tabs().tabText(m_window->tabs().currentIndex()),
                 QStringLiteral("Sort the words"));
    QTRY_VERIFY(m_window->windowTitle().startsWith(QLatin1String("Sort the words")));
    QTest::keyClick(&editor(), Qt::Key_A, Qt::ControlModifier);
    QTest::keyClick(&editor(), Qt::Key_Delete);
    QTRY_COMPARE(m_window->tabs().tabText(m_window->tabs().currentIndex()),
                 QStringLiteral("Scratch Python"));
}

void TestQuickPick::namesArePreferred()
{
    m_window->currentPage()->setTitle(QStringLiteral("mine"));
    auto *firstLines = m_window->currentPage()->findChild<FirstLines *>();
    QVERIFY(firstLines);
    editor().setBytes("# Sort the words\n");
    QTRY_COMPARE(firstLines->title(), QStringLiteral("Sort the words"));
    QCOMPARE(m_window->currentPage()->title(), QStringLiteral("mine"));
}

void TestQuickPick::namesAreKept()
{
    m_window->currentPage()->setTitle(QStringLiteral("mine"));
    editor().setBytes("# Sort the words\n");
    m_window->actions().newScratch->trigger();
    editor().setBytes("# Count the words\n");
    m_window->close();
    QVERIFY(openWindow());
    QStringList titles;
    for (int i = 0; i < m_window->pageCount(); ++i)
        titles.append(m_window->tabs().tabText(i));
    QVERIFY2(titles.contains(QStringLiteral("mine")), qPrintable(titles.join(u'|')));
    QVERIFY2(titles.contains(QStringLiteral("Count the words")), qPrintable(titles.join(u'|')));
}

void TestQuickPick::commandsAreFoundByTyping()
{
    QVERIFY(open("Ctrl+Shift+P"));
    QCOMPARE_GT(list().model().found(), 25);
    QVERIFY(rows().contains(QStringLiteral("Run")));
    type("dark");
    QCOMPARE(rows(), QStringList { QStringLiteral("Dark theme") });
    press(Qt::Key_Return);
    QVERIFY(!list().isVisible());
    QVERIFY(m_window->actions().themeDark->isChecked());
    QTRY_VERIFY(editor().hasFocus());
}

void TestQuickPick::commandsAreFoundByTheirEnglishNames()
{
    const QStringList folding { QStringLiteral("Alles zuklappen") };
    German german;
    QCoreApplication::installTranslator(&german);
    QVERIFY(openWindow());
    for (const char *typed : { "fold everything", "every fold", "zuklappen", "alles fold" }) {
        QVERIFY(open("Ctrl+Shift+P"));
        type(typed);
        // "Unfold everything" has no other name in this language.
        QStringList found = rows();
        found.removeOne(QStringLiteral("Unfold everything"));
        QCOMPARE(found, folding);
        press(Qt::Key_Escape);
    }
    QVERIFY(open("Ctrl+Shift+P"));
    type("alles fold");
    editor().setBytes("def f():\n    return 1\n");
    press(Qt::Key_Return);
    QTRY_VERIFY(!editor().folding().folded().isEmpty());
    QCoreApplication::removeTranslator(&german);
    QVERIFY(openWindow());
}

void TestQuickPick::commandsUsedBeforeComeFirst()
{
    QVERIFY(open("Ctrl+Shift+P"));
    type("light");
    press(Qt::Key_Return);
    QVERIFY(open("Ctrl+Shift+P"));
    QCOMPARE(rows().first(2),
             QStringList({ QStringLiteral("Used before"), QStringLiteral("Light theme") }));
    QCOMPARE(rows().count(QStringLiteral("Light theme")), 1);
}

void TestQuickPick::whatCannotBeDoneIsDim()
{
    QVERIFY(!m_window->actions().stop->isEnabled());
    QVERIFY(open("Ctrl+Shift+P"));
    type("stop");
    QCOMPARE(rows().first(), QStringLiteral("Stop"));
    QSignalSpy stopped(m_window->actions().stop, &QAction::triggered);
    press(Qt::Key_Return);
    QVERIFY(list().isVisible());
    QVERIFY(stopped.isEmpty());
}

void TestQuickPick::aLanguageIsChosen()
{
    QVERIFY(open("Ctrl+Shift+P"));
    type("typescr");
    QCOMPARE(rows(), QStringList({ QStringLiteral("Languages"), QStringLiteral("TypeScript") }));
    press(Qt::Key_Return);
    QCOMPARE(m_window->currentPage()->language().id, QStringLiteral("typescript"));
    QTRY_VERIFY(editor().hasFocus());
}

void TestQuickPick::otherKeysReachNoCommand()
{
    editor().setBytes("one\n");
    const int tabs = m_window->pageCount();
    QVERIFY(open("Ctrl+P"));
    QSignalSpy run(m_window->actions().run, &QAction::triggered);
    for (const auto key : { Qt::Key_Slash, Qt::Key_T, Qt::Key_W, Qt::Key_F })
        QTest::keyClick(&list().field(), key, Qt::ControlModifier);
    QVERIFY(list().isVisible());
    type("no such scratch");
    auto *nothing = list().findChild<QWidget *>(QStringLiteral("quickPickNothing"));
    QVERIFY(nothing && nothing->isVisible());
    QTest::keyClick(&list().field(), Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(list().isVisible());
    QVERIFY(run.isEmpty());
    QCOMPARE(m_window->pageCount(), tabs);
    QCOMPARE(editor().bytes(), QByteArray("one\n"));
    list().field().clear();
    QVERIFY(!nothing->isVisible());
    press(Qt::Key_Escape);
}

void TestQuickPick::tabsAreFoundByTyping()
{
    QCOMPARE_GE(m_window->pageCount(), 4);
    m_window->page(2)->setTitle(QStringLiteral("needle in the hay"));
    QVERIFY(open("Ctrl+P"));
    QCOMPARE(list().model().found(), m_window->pageCount());
    type("hay need");
    QCOMPARE(rows(), QStringList({ QStringLiteral("Open"), QStringLiteral("needle in the hay") }));
    press(Qt::Key_Return);
    QCOMPARE(m_window->tabs().currentIndex(), 2);
    QTRY_VERIFY(editor().hasFocus());
}

void TestQuickPick::enterLeadsToTheTabBefore()
{
    m_window->tabs().setCurrentIndex(3);
    m_window->tabs().setCurrentIndex(1);
    for (const int wanted : { 3, 1, 3 }) {
        QVERIFY(open("Ctrl+P"));
        press(Qt::Key_Return);
        QCOMPARE(m_window->tabs().currentIndex(), wanted);
    }
    // Also when a tab has gone or moved.
    m_window->tabs().setCurrentIndex(0);
    m_window->tabs().setCurrentIndex(2);
    m_window->actions().close->trigger();
    QVERIFY(open("Ctrl+P"));
    QCOMPARE(list().model().found(), m_window->pageCount() + 1);
    press(Qt::Key_Escape);
}

/// Empty ones are not kept, so their places are no places any more.
void TestQuickPick::tabsComeBackAroundTheOneThatStayed()
{
    QStringList expected;
    for (int i = 0; i < m_window->tabs().count(); ++i)
        expected.append(m_window->tabs().tabText(i));
    for (const char *title : { "", "one", "", "", "two" }) {
        m_window->actions().newScratch->trigger();
        if (qstrlen(title) == 0)
            continue;
        m_window->currentPage()->editor().setBytes("x = 1\n");
        m_window->currentPage()->setTitle(QString::fromLatin1(title));
        expected.append(QString::fromLatin1(title));
    }
    m_window->actions().closeOthers->trigger();
    QCOMPARE(m_window->tabs().count(), 1);
    m_window->actions().reopenTogether->trigger();
    QStringList titles;
    for (int i = 0; i < m_window->tabs().count(); ++i)
        titles.append(m_window->tabs().tabText(i));
    QCOMPARE(titles, expected);
}

void TestQuickPick::otherTabsAreClosed()
{
    for (const char *title : { "one", "two", "three", "four" }) {
        m_window->newScratch(QStringLiteral("python"));
        m_window->currentPage()->setTitle(QString::fromLatin1(title));
    }
    const auto titles = [this] {
        QStringList all;
        for (int i = 0; i < m_window->tabs().count(); ++i)
            all.append(m_window->tabs().tabText(i));
        return all.join(u' ');
    };
    m_window->tabs().setCurrentIndex(m_window->tabs().count() - 3);
    m_window->actions().closeRight->trigger();
    QVERIFY2(titles().endsWith(QLatin1String("one two")), qPrintable(titles()));
    m_window->tabs().setCurrentIndex(m_window->tabs().count() - 2);
    m_window->actions().pin->trigger();
    m_window->tabs().setCurrentIndex(m_window->tabs().count() - 1);
    const QString before = titles();
    QVERIFY(!m_window->actions().reopenTogether->isEnabled());
    m_window->actions().closeOthers->trigger();
    QCOMPARE(titles(), QStringLiteral("one two"));
    QTRY_VERIFY(editor().hasFocus());
    // All of them come back by one key, to their places.
    QVERIFY(m_window->offer().isVisible());
    QVERIFY(!m_window->offer().takesKeys());
    QToolButton &again = m_window->offer().accept();
    QCOMPARE(again.text(), QStringLiteral("Reopen them"));
    again.setFocus(Qt::TabFocusReason);
    QTest::keyClick(&again, Qt::Key_Space);
    QCOMPARE(titles(), before);
    QCOMPARE(m_window->tabs().tabText(m_window->tabs().currentIndex()), QStringLiteral("two"));
    QVERIFY(!m_window->offer().isVisible());
    QVERIFY(!m_window->actions().reopenTogether->isEnabled());
    QTRY_VERIFY(editor().hasFocus());
    m_window->actions().closeOthers->trigger();
    m_window->actions().reopen->trigger();
    QCOMPARE(m_window->tabs().count(), 3);
}

void TestQuickPick::closedTabsComeBack()
{
    for (const char *title : { "first closed", "then closed" }) {
        m_window->currentPage()->setTitle(QString::fromLatin1(title));
        editor().setBytes(title);
        m_window->actions().close->trigger();
    }
    QVERIFY(open("Ctrl+P"));
    QCOMPARE(rows().last(3),
             QStringList({ QStringLiteral("Closed"), QStringLiteral("then closed"),
                           QStringLiteral("first closed") }));
    type("first");
    press(Qt::Key_Return);
    QCOMPARE(m_window->currentPage()->title(), QStringLiteral("first closed"));
    QCOMPARE(editor().bytes(), QByteArray("first closed"));
    m_window->actions().reopen->trigger();
    QCOMPARE(m_window->currentPage()->title(), QStringLiteral("then closed"));
}

void TestQuickPick::tabsAreFoundByTheirText()
{
    m_window->currentPage()->setTitle(QStringLiteral("closed long ago"));
    editor().setBytes("import re\nanswer = 'a needle in hay'\n");
    m_window->actions().close->trigger();
    // In an earlier session, so that its text is on the disk alone.
    m_window->close();
    QVERIFY(openWindow());
    m_window->currentPage()->setTitle(QStringLiteral("closed now"));
    editor().setBytes("two needles\n");
    m_window->actions().close->trigger();
    m_window->currentPage()->setTitle(QStringLiteral("open"));
    QTest::keyClick(&editor(), Qt::Key_End, Qt::ControlModifier);
    QTest::keyClicks(&editor(), QStringLiteral("# and a Needle"));
    const auto isKept = [this] {
        QDirIterator kept(m_folder->path(), QDir::Files, QDirIterator::Subdirectories);
        while (kept.hasNext()) {
            QFile file(kept.next());
            if (file.open(QIODevice::ReadOnly) && file.readAll().contains("and a Needle"))
                return true;
        }
        return false;
    };
    QTRY_VERIFY_WITH_TIMEOUT(isKept(), 60'000);
    QVERIFY(open("Ctrl+P"));
    type("need");
    const QStringList wanted { QStringLiteral("Open"), QStringLiteral("open"),
                               QStringLiteral("Closed"), QStringLiteral("closed now"),
                               QStringLiteral("closed long ago") };
    QTRY_COMPARE(rows(), wanted);
    const QAbstractItemModel &model = list().model();
    const auto lineOf = [&model](int row) {
        return model.index(row, 0).data(widgets::PickModel::kLine).toString();
    };
    QVERIFY2(lineOf(1).contains(QLatin1String("# and a Needle")), qPrintable(lineOf(1)));
    QCOMPARE(lineOf(3), QStringLiteral("two needles"));
    QCOMPARE(lineOf(4), QStringLiteral("answer = 'a needle in hay'"));
    QVERIFY(model.index(4, 0).data(Qt::AccessibleTextRole).toString().contains(lineOf(4)));
    // Words of the title and of the text together.
    type(" ago");
    QTRY_COMPARE(rows(), wanted.mid(2, 1) + wanted.mid(4));
    press(Qt::Key_Return);
    QCOMPARE(m_window->currentPage()->title(), QStringLiteral("closed long ago"));
    QVERIFY(editor().bytes().contains("a needle in hay"));
}

void TestQuickPick::enterLeadsToTheFoundLine()
{
    const QByteArray text = QByteArray("pass\n").repeated(200) + "x = 'a needle'\n";
    const auto lineOf = [this](bool isFound) {
        int line = 0;
        int column = 0;
        editor().getCursorPosition(&line, &column);
        return isFound ? line : -1;
    };
    editor().setBytes(text);
    m_window->actions().newScratch->trigger();
    const auto isFound = [this] {
        if (!open("Ctrl+P"))
            return false;
        type("a needle");
        return QTest::qWaitFor([this] { return list().model().found() == 1; }, 60'000);
    };
    // Of an open tab, once its text is kept.
    QTRY_VERIFY_WITH_TIMEOUT(isFound(), 60'000);
    press(Qt::Key_Return);
    QCOMPARE(lineOf(editor().bytes() == text), 200);
    QVERIFY(editor().hasFocus());
    // Of a closed one.
    m_window->actions().close->trigger();
    QVERIFY(isFound());
    press(Qt::Key_Return);
    QCOMPARE(lineOf(editor().bytes() == text), 200);
    // Found by its title, a tab keeps its caret.
    editor().setCursorPosition(7, 0);
    m_window->currentPage()->setTitle(QStringLiteral("hay"));
    QVERIFY(open("Ctrl+P"));
    type("hay");
    press(Qt::Key_Return);
    QCOMPARE(lineOf(editor().bytes() == text), 7);
}

void TestQuickPick::namesakesAreToldApart()
{
    for (const int tab : { 0, 2 }) {
        m_window->tabs().setCurrentIndex(tab);
        m_window->currentPage()->setTitle(QStringLiteral("twin"));
    }
    QVERIFY(open("Ctrl+P"));
    type("twin");
    QStringList details;
    for (int row = 0; row < list().model().rowCount(); ++row)
        details.append(list().model().index(row).data(Qt::AccessibleTextRole).toString());
    const QString all = details.join(u'|');
    QVERIFY2(all.contains(QLatin1String("tab 1")) && all.contains(QLatin1String("tab 3")),
             qPrintable(all));
    type(" 3");
    press(Qt::Key_Return);
    QCOMPARE(m_window->tabs().currentIndex(), 2);
}

void TestQuickPick::theOrderOfUseIsKept()
{
    for (const int tab : { 3, 1, 2 })
        m_window->tabs().setCurrentIndex(tab);
    m_window->close();
    QVERIFY(openWindow());
    QCOMPARE(m_window->tabs().currentIndex(), 2);
    for (const int tab : { 1, 2, 1 }) {
        QVERIFY(open("Ctrl+P"));
        press(Qt::Key_Return);
        QCOMPARE(m_window->tabs().currentIndex(), tab);
    }
    QVERIFY(open("Ctrl+P"));
    press(Qt::Key_Down);
    press(Qt::Key_Return);
    QCOMPARE(m_window->tabs().currentIndex(), 3);
}

/// Lines are found a moment after the key. What was chosen by then stays chosen.
void TestQuickPick::foundLinesKeepTheChoice()
{
    QList<widgets::PickItem> items;
    for (const char *name : { "text alone", "needle one", "needle two" })
        items.append({ .text = QString::fromLatin1(name) });
    std::function<void(const QHash<int, QString> &)> tell;
    int picked = -1;
    const auto openList = [&] {
        list().open(
            QStringLiteral("Search"), items, [&picked](int number) { picked = number; },
            [&tell](const QString &, const auto &found) { tell = found; });
    };
    openList();
    type("needle");
    press(Qt::Key_Down);
    tell({ { 0, QStringLiteral("a needle") } });
    QCOMPARE(list().model().found(), 3);
    press(Qt::Key_Return);
    QCOMPARE(picked, 2);
    // What is told to a list that is closed is not shown in the next one.
    const auto late = tell;
    openList();
    type("needle");
    late({ { 0, QStringLiteral("a needle") } });
    QCOMPARE(list().model().found(), 2);
    press(Qt::Key_Escape);
}

void TestQuickPick::pinningSaysWhatItWillDo()
{
    const auto shown = [this] {
        if (!open("Ctrl+Shift+P"))
            return QString();
        type("pin the tab");
        return rows().value(0);
    };
    QCOMPARE(shown(), QStringLiteral("Pin the tab"));
    press(Qt::Key_Return);
    QCOMPARE(shown(), QStringLiteral("Used before"));
    QCOMPARE(rows().value(1), QStringLiteral("Unpin the tab"));
    press(Qt::Key_Escape);
    const auto inMenu = [this] {
        QStringList texts;
        for (const QAction *action : m_window->tabs().QWidget::actions())
            texts.append(nameOf(*action));
        return texts;
    };
    QVERIFY(inMenu().contains(QStringLiteral("Unpin the tab")));
    // It is about the current tab, which by the right button is the one below the mouse.
    QTest::mouseClick(&m_window->tabs(), Qt::RightButton, {}, m_window->tabs().tabRect(1).center());
    QVERIFY(inMenu().contains(QStringLiteral("Pin the tab")));
    if (QWidget *menu = QApplication::activePopupWidget())
        menu->close();
    QTest::keyClick(&editor(), Qt::Key_PageUp, Qt::ControlModifier);
    QVERIFY(inMenu().contains(QStringLiteral("Unpin the tab")));
    QTest::keyClick(&editor(), Qt::Key_P, Qt::ControlModifier | Qt::AltModifier);
    QVERIFY(inMenu().contains(QStringLiteral("Pin the tab")));
    // It is kept.
    QTest::keyClick(&editor(), Qt::Key_P, Qt::ControlModifier | Qt::AltModifier);
    m_window->close();
    QVERIFY(openWindow());
    QVERIFY(inMenu().contains(QStringLiteral("Unpin the tab")));
}

void TestQuickPick::itClosesWithoutATrace_data()
{
    QTest::addColumn<QString>("how");
    for (const char *how : { "escape", "click beside", "the other list" })
        QTest::newRow(how) << QString::fromLatin1(how);
}

void TestQuickPick::itClosesWithoutATrace()
{
    QFETCH(QString, how);
    editor().setBytes("one\n");
    QVERIFY(open("Ctrl+Shift+P"));
    type("nothing like this");
    QCOMPARE(list().model().found(), 0);
    press(Qt::Key_Return);
    QVERIFY(list().isVisible());
    if (how == QLatin1String("click beside")) {
        QTest::mouseClick(&list(), Qt::LeftButton, {}, QPoint(5, list().height() - 5));
    } else {
        if (how == QLatin1String("the other list")) {
            QTest::keyClick(&list().field(), Qt::Key_P, Qt::ControlModifier);
            QCOMPARE(list().model().found(), m_window->pageCount());
            QVERIFY(list().field().text().isEmpty());
        }
        press(Qt::Key_Escape);
    }
    QVERIFY(!list().isVisible());
    QTRY_VERIFY(editor().hasFocus());
    QCOMPARE(editor().bytes(), QByteArray("one\n"));
}

void TestQuickPick::itFitsASmallWindow()
{
    QVERIFY(open("Ctrl+Shift+P"));
    m_window->resize(500, 360);
    auto *panel = list().findChild<QWidget *>(QStringLiteral("quickPick"));
    QTRY_VERIFY(list().rect().contains(panel->geometry()));
    QVERIFY(panel->height() > 100);
    for (int i = 0; i < 200; ++i)
        press(Qt::Key_Down);
    auto *view = list().findChild<QListView *>();
    QVERIFY(view->viewport()->rect().intersects(view->visualRect(view->currentIndex())));
}

SANDPAD_TEST(quickpick, TestQuickPick)
#include "tst_quickpick.moc"
