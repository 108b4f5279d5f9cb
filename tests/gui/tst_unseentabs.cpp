#include "PadTest.h"
#include "app/history/HistoryList.h"
#include "app/history/HistoryModel.h"
#include "app/history/HistoryPanel.h"
#include "app/history/RunPane.h"
#include "app/scratch/ScratchPage.h"
#include "tests/TestProgram.h"
#include "widgets/controls/EndingMark.h"
#include "widgets/controls/TabCloser.h"
#include "widgets/controls/TabStrip.h"
#include "widgets/editor/CodeEditor.h"
#include "widgets/editor/Folding.h"

#include <QDir>
#include <QFile>

using namespace sandpad;
using namespace sandpad::app;

/// Tabs of the last time that nobody has looked at in this one: names and texts, without editors.
class TestUnseenTabs : public PadTest
{
    Q_OBJECT

private slots:
    void init() { QVERIFY(startPad()); }
    void cleanup() { endPad(); }
    void aPageIsMadeWhenItIsLookedAt();
    void whatTabsShowIsThere();
    void whatNobodyLooksAtIsKept();
    void theMarkGoesWithTheHistory();
    void aNewNameIsKept();
    void usualLimitsAreFollowed();
    void itsFileLeadsToIt();
    void itClosesAndComesBack();
    void codeOfTheHistoryComesBackIntoIt();
    void theOthersCloseToo();

private:
    [[nodiscard]] ScratchPage &page() const { return *m_window->currentPage(); }
    [[nodiscard]] widgets::TabStrip &tabs() const { return m_window->tabs(); }
    /// How many pages were made.
    [[nodiscard]] qsizetype made() const { return m_window->findChildren<ScratchPage *>().size(); }
    bool restart()
    {
        m_window->close();
        return openWindow();
    }
    void press(const char *keys)
    {
        const QKeyCombination combination = QKeySequence(QLatin1String(keys))[0];
        QTest::keyClick(m_window->focusWidget(), combination.key(),
                        combination.keyboardModifiers());
    }
};

void TestUnseenTabs::aPageIsMadeWhenItIsLookedAt()
{
    QCOMPARE(m_window->pageCount(), 4);
    QCOMPARE(made(), 1); // also the first time
    tabs().setCurrentIndex(2);
    QCOMPARE(made(), 2);
    page().editor().setBytes("def third():\n    return 3\n");
    page().editor().setCursorPosition(0, 4);
    page().editor().folding().foldAll();
    tabs().setCurrentIndex(1);
    QVERIFY(restart());
    QCOMPARE(tabs().currentIndex(), 1);
    QCOMPARE(made(), 1);
    QVERIFY(page().editor().hasFocus());
    press("Ctrl+Tab");
    QCOMPARE(tabs().currentIndex(), 2);
    QCOMPARE(made(), 2);
    QVERIFY(page().editor().hasFocus());
    QCOMPARE(page().editor().bytes(), QByteArray("def third():\n    return 3\n"));
    QCOMPARE(page().scratch().caret, (Caret { .line = 0, .column = 4 }));
    press("Ctrl+Shift+Tab");
    QCOMPARE(made(), 2);
}

void TestUnseenTabs::whatTabsShowIsThere()
{
    const QString path = m_folder->filePath(QStringLiteral("mine.py"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write("print(1)\n") > 0);
    file.close();
    m_window->openFiles({ path });
    page().takeText("1 / 0\n");
    page().run();
    QTRY_VERIFY_WITH_TIMEOUT(page().result() && !page().isRunning(), 300'000);
    tabs().setCurrentIndex(0);
    page().editor().setBytes("# called by its first line\n");
    QTRY_COMPARE(tabs().tabText(0), QStringLiteral("called by its first line"));
    tabs().setCurrentIndex(1);
    const auto shown = [this] {
        QStringList lines;
        for (int i = 0; i < tabs().count(); ++i) {
            const auto *closer =
                qobject_cast<widgets::TabCloser *>(tabs().tabButton(i, QTabBar::RightSide));
            const auto state = tabs().tabData(i).value<widgets::TabState>();
            lines.append(QStringLiteral("%1|%2|%3|%4|%5|%6")
                             .arg(tabs().tabText(i), tabs().tabToolTip(i),
                                  tabs().accessibleTabName(i), state.accent.name())
                             .arg(state.isChanged)
                             .arg(closer->mark() ? static_cast<int>(closer->mark()->symbol) : -1));
        }
        return lines;
    };
    const QStringList before = shown();
    QVERIFY2(before.last().contains(QLatin1String("changed, not in the file yet")),
             qPrintable(before.last()));
    QVERIFY(restart());
    QCOMPARE(made(), 1);
    QCOMPARE(shown(), before);
    QVERIFY(restart());
    QCOMPARE(shown(), before);
    // Nothing of it flickers when the page comes.
    tabs().setCurrentIndex(tabs().count() - 1);
    QCOMPARE(shown(), before);
    QTRY_VERIFY(page().shownRun() && page().shownRun()->head.id != 0);
    QCOMPARE(shown(), before);
}

void TestUnseenTabs::whatNobodyLooksAtIsKept()
{
    tabs().setCurrentIndex(3);
    page().editor().setBytes("first\nsecond\n");
    page().editor().setCursorPosition(1, 3);
    m_window->newScratch(QStringLiteral("python"), "with = its own limits\n");
    page().setLimits(runner::raised(page().scratch().limits, runner::LimitKind::Memory));
    page().setNetwork(runner::Network::On);
    tabs().setCurrentIndex(0);
    QVERIFY(restart());
    const QList<KeptPage> kept = m_store->open();
    QCOMPARE(kept.size(), 5);
    QVERIFY(restart());
    QVERIFY(restart());
    QCOMPARE(m_store->open(), kept);
    QCOMPARE(made(), 1);
}

void TestUnseenTabs::theMarkGoesWithTheHistory()
{
    page().editor().setBytes("print(1)");
    page().run();
    QTRY_VERIFY_WITH_TIMEOUT(page().result() && !page().isRunning(), 300'000);
    tabs().setCurrentIndex(1);
    m_window->close();
    m_history.reset();
    QVERIFY(QDir(runner::HistoryFile::folderIn(m_folder->path())).removeRecursively());
    QVERIFY(openWindow());
    const auto isMarked = [this] {
        return tabs().tabData(0).value<widgets::TabState>().ending.has_value();
    };
    QVERIFY(isMarked());
    // The page shows no output, so its tab does not tell of any.
    tabs().setCurrentIndex(0);
    QTRY_VERIFY(!isMarked());
}

void TestUnseenTabs::aNewNameIsKept()
{
    QVERIFY(restart());
    // Looking at it comes before the moment at which changes are saved.
    emit tabs().renamed(2, QStringLiteral("renamed"));
    QCOMPARE(made(), 1);
    QCOMPARE(tabs().tabText(2), QStringLiteral("renamed"));
    tabs().setCurrentIndex(2);
    QCOMPARE(page().title(), QStringLiteral("renamed"));
    emit tabs().renamed(3, QStringLiteral("renamed, too"));
    QVERIFY(restart());
    QCOMPARE(tabs().tabText(2), QStringLiteral("renamed"));
    QCOMPARE(tabs().tabText(3), QStringLiteral("renamed, too"));
}

void TestUnseenTabs::usualLimitsAreFollowed()
{
    tabs().setCurrentIndex(1);
    runner::Limits own = page().scratch().limits;
    own.cpu *= 3;
    page().setLimits(own);
    tabs().setCurrentIndex(0);
    QVERIFY(restart());
    const auto wanted = page().scratch().limits.cpu * 2;
    m_settings->change([&](Settings &settings) { settings.limits.cpu = wanted; });
    QCOMPARE(made(), 1);
    tabs().setCurrentIndex(1);
    QCOMPARE(page().scratch().limits, own);
    tabs().setCurrentIndex(2);
    QCOMPARE(page().scratch().limits.cpu, wanted);
}

void TestUnseenTabs::itsFileLeadsToIt()
{
    const QString path = m_folder->filePath(QStringLiteral("mine.py"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write("print(1)\n") > 0);
    file.close();
    m_window->openFiles({ path });
    const int count = m_window->pageCount();
    tabs().setCurrentIndex(0);
    QVERIFY(restart());
    // What others wrote meanwhile is read when the page is made.
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write("print(2)\n") > 0);
    file.close();
    m_window->openFiles({ path });
    QCOMPARE(m_window->pageCount(), count);
    QCOMPARE(page().file().path, path);
    QTRY_COMPARE(page().editor().bytes(), QByteArray("print(2)\n"));
}

void TestUnseenTabs::itClosesAndComesBack()
{
    tabs().setCurrentIndex(2);
    page().editor().setBytes("third\n");
    tabs().setCurrentIndex(0);
    QVERIFY(restart());
    emit tabs().closeRequested(2);
    QCOMPARE(m_window->pageCount(), 3);
    QCOMPARE(made(), 1);
    press("Ctrl+Shift+T");
    QCOMPARE(tabs().currentIndex(), 2);
    QCOMPARE(page().editor().bytes(), QByteArray("third\n"));
    // The tab that comes next is made when the current one goes.
    QVERIFY(restart());
    press("Ctrl+W");
    QVERIFY(page().editor().isVisible());
    QVERIFY(page().editor().hasFocus());
}

void TestUnseenTabs::codeOfTheHistoryComesBackIntoIt()
{
    tabs().setCurrentIndex(0);
    page().editor().setBytes("print('one')");
    page().run();
    QTRY_VERIFY_WITH_TIMEOUT(page().result() && !page().isRunning(), 300'000);
    const QString id = page().id();
    page().editor().setBytes("print('two')");
    tabs().setCurrentIndex(1);
    QVERIFY(restart());
    press("Ctrl+H");
    HistoryList &list = m_window->historyPanel().list();
    QVERIFY(list.isVisible());
    QTRY_COMPARE(list.model().rowCount(), 1);
    QTRY_COMPARE(m_window->historyPanel().pane().code().bytes(), QByteArray("print('one')"));
    m_window->actions().restoreRun->trigger();
    QCOMPARE(page().id(), id);
    QCOMPARE(page().editor().bytes(), QByteArray("print('one')"));
    page().editor().undo();
    QCOMPARE(page().editor().bytes(), QByteArray("print('two')"));
}

void TestUnseenTabs::theOthersCloseToo()
{
    QVERIFY(restart());
    m_window->actions().closeOthers->trigger();
    QCOMPARE(m_window->pageCount(), 1);
    QCOMPARE(m_store->closed().size(), 3);
}

SANDPAD_TEST(unseentabs, TestUnseenTabs)
#include "tst_unseentabs.moc"
