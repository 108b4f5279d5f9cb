#include "PadTest.h"
#include "app/history/EarlierRuns.h"
#include "app/history/HistoryList.h"
#include "app/history/HistoryPanel.h"
#include "app/history/RunHits.h"
#include "app/history/RunWords.h"
#include "app/scratch/ScratchPage.h"
#include "tests/TestProgram.h"
#include "tests/runner/history/HistoryTest.h"
#include "widgets/compare/CompareView.h"
#include "widgets/controls/Footer.h"
#include "widgets/controls/TabStrip.h"
#include "widgets/editor/CodeEditor.h"
#include "widgets/editor/EditorPane.h"
#include "widgets/find/FindBar.h"
#include "widgets/output/InputLine.h"
#include "widgets/output/OutputPane.h"
#include "widgets/output/OutputView.h"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QToolButton>

using namespace sandpad;
using namespace sandpad::app;
using tests::keptRun;

/// The runs that are kept, and the panel that shows them.
class TestHistory : public PadTest
{
    Q_OBJECT

private slots:
    void init() { QVERIFY(startPad()); }
    void cleanup() { endPad(); }
    void runsAreKept();
    void runAtTheEndIsKept();
    void keyOpensAndCloses_data();
    void keyOpensAndCloses();
    void runIsShownAsItWas();
    void searchAndFiltersNarrow();
    void pagesComeAsTheyAreWanted();
    void scopeIsTheScratch();
    void lastThatSucceededIsShown();
    void codeIsComparedWithNow();
    void aRunIsComparedWithItsOwnScratch();
    void aClosedScratchIsReopenedToCompare();
    void nothingIsAboutTheHiddenCode();
    void whatIsNotShownIsCompared();
    void runsAreComparedWithEachOther();
    void figuresThatDifferAreNotTheSame_data();
    void figuresThatDifferAreNotTheSame();
    void aTabNotYetLookedAtIsComparedToo();
    void codeIsRestoredAsOneStep();
    void codeOfAClosedTabGetsANewOne();
    void wordsOfProgramsAreNoMarkup();
    void everythingHasANameAndTakesKeys();
    void hitsAreMarkedAndGoneThrough();
    void daysHaveHeads();
    void narrowPanesStandOneAboveTheOther();
    void itsButtonsAreCommands();
    void earlierRunsStandBelowTheOutput();
    void lastRunIsThereAfterARestart();
    void theMarkOfAnErrorIsThereAfterARestart();
    void whatWasTypedComesBack();
    void failureIsSaid();

private:
    ScratchPage &page() { return *m_window->currentPage(); }
    HistoryPanel &panel() { return m_window->historyPanel(); }
    HistoryList &list() { return panel().list(); }
    RunPane &pane() { return panel().pane(); }
    /// Opens the panel; false when the runs do not come.
    bool open(int runs)
    {
        m_window->actions().history->trigger();
        return QTest::qWaitFor([&] { return list().model().rowCount() == runs; });
    }
    /// Keeps a run of the current scratch; returns when it is on the disk.
    void keep(runner::KeptRun run, const QString &scratch = {})
    {
        run.head.scratchId = scratch.isEmpty() ? page().id() : scratch;
        m_history->add(run);
        (void)m_history->list({}).result();
    }
    bool isShown(const char *code)
    {
        return QTest::qWaitFor([&] { return pane().code().bytes() == code; });
    }
};

void TestHistory::runsAreKept()
{
    page().editor().setBytes("name = input()\nprint('hello', name)");
    m_window->actions().run->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(page().output().isVisible() && page().isRunning(), 30'000);
    emit page().output().inputEntered(QStringLiteral("Ann"));
    QTRY_VERIFY_WITH_TIMEOUT(!page().isRunning(), 60'000);
    const auto kept = m_history->newest({}).result();
    QVERIFY(kept);
    QCOMPARE(kept->head.scratchId, page().id());
    QCOMPARE(kept->head.title, QStringLiteral("name = input()"));
    QCOMPARE(page().title(), kept->head.title);
    QCOMPARE(kept->head.ending, runner::Ending::Finished);
    QVERIFY(!kept->head.version.isEmpty());
    QCOMPARE(kept->request.snippet.code, "name = input()\nprint('hello', name)");
    QCOMPARE(kept->typed, "Ann\n");
    QVERIFY(m_history->list({ .text = QStringLiteral("hello Ann") }).result()->found == 1);
}

void TestHistory::runAtTheEndIsKept()
{
    page().editor().setBytes("import time\nprint('begun', flush=True)\ntime.sleep(60)");
    m_window->actions().run->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(page().output().plainText().contains(QStringLiteral("begun")), 60'000);
    m_window.reset();
    const auto kept = m_history->newest({}).result();
    QVERIFY(kept);
    QCOMPARE(kept->head.ending, runner::Ending::Stopped);
    QCOMPARE(m_history->list({ .text = QStringLiteral("begun") }).result()->found, 1);
}

void TestHistory::keyOpensAndCloses_data()
{
    QTest::addColumn<int>("key");
    QTest::addColumn<int>("modifier");
    QTest::newRow("the same key") << int(Qt::Key_H) << int(Qt::ControlModifier);
    QTest::newRow("Esc") << int(Qt::Key_Escape) << int(Qt::NoModifier);
}

void TestHistory::keyOpensAndCloses()
{
    QFETCH(const int, key);
    QFETCH(const int, modifier);
    page().editor().setFocus();
    QTest::keyClick(&page().editor(), Qt::Key_H, Qt::ControlModifier);
    QTRY_VERIFY(list().field().hasFocus());
    QVERIFY(!page().isVisible());
    QTest::keyClick(&list().field(), Qt::Key(key), Qt::KeyboardModifier(modifier));
    QTRY_VERIFY(page().editor().hasFocus());
    QVERIFY(!panel().isVisible());
    // Another tab is looked at by its page.
    QVERIFY(open(0));
    m_window->actions().next->trigger();
    QVERIFY(!panel().isVisible());
    QVERIFY(page().isVisible());
}

void TestHistory::runIsShownAsItWas()
{
    keep(keptRun("print('old')", "old\n"));
    QVERIFY(open(1));
    QVERIFY(isShown("print('old')"));
    QTRY_VERIFY(pane().output().view().plainText().contains(QStringLiteral("old")));
    QVERIFY(pane().code().isReadOnly());
    QTest::keyClicks(&pane().code(), QStringLiteral("x"));
    QCOMPARE(pane().code().bytes(), "print('old')");
    QVERIFY(page().editor().bytes() != "print('old')");
}

void TestHistory::searchAndFiltersNarrow()
{
    keep(keptRun("print('alpha')", "1\n"));
    runner::KeptRun failed = keptRun("print('beta')", "2\n");
    failed.head.ending = runner::Ending::Failed;
    failed.head.languageId = QStringLiteral("javascript");
    keep(failed);
    const QAbstractItemModelTester tester(&list().model());
    QVERIFY(open(2));
    QTest::keyClicks(&list().field(), QStringLiteral("alph"));
    QTRY_COMPARE(list().model().rowCount(), 1);
    QVERIFY(isShown("print('alpha')"));
    QTest::keyClicks(&list().field(), QStringLiteral("\" OR"));
    QTRY_COMPARE(list().model().rowCount(), 0);
    list().field().clear();
    QTRY_COMPARE(list().model().rowCount(), 2);
    list().outcomeFilter().setCurrentIndex(
        list().outcomeFilter().findData(int(runner::Ending::Failed)));
    QTRY_COMPARE(list().model().rowCount(), 1);
    list().languageFilter().setCurrentIndex(
        list().languageFilter().findData(QStringLiteral("python")));
    QTRY_COMPARE(list().model().rowCount(), 0);
}

void TestHistory::pagesComeAsTheyAreWanted()
{
    constexpr int kRuns = 250;
    for (int i = 0; i < kRuns; ++i)
        m_history->add(keptRun("print(" + QByteArray::number(i) + ')'));
    m_window->actions().history->trigger();
    QTRY_COMPARE_WITH_TIMEOUT(list().model().found(), kRuns, 60'000);
    QCOMPARE_LT(list().model().rowCount(), kRuns);
    QVERIFY(QTest::qWaitFor([&] {
        list().view().scrollToBottom();
        return list().model().rowCount() == kRuns;
    }));
    QCOMPARE(list().model().head(kRuns - 1).id, 1);
    QCOMPARE(list().model().head(0).id, kRuns);
}

void TestHistory::scopeIsTheScratch()
{
    keep(keptRun("print('mine')"));
    keep(keptRun("print('other')"), QStringLiteral("another"));
    QVERIFY(open(2));
    // Its own last run is chosen, though another scratch ran later.
    QVERIFY(isShown("print('mine')"));
    list().thisScratch().click();
    QTRY_COMPARE(list().model().rowCount(), 1);
    QVERIFY(isShown("print('mine')"));
}

void TestHistory::lastThatSucceededIsShown()
{
    QVERIFY(open(0));
    list().lastGood().click();
    QTRY_VERIFY(m_window->footer().text().contains(QStringLiteral("succeeded")));
    keep(keptRun("print('good')"));
    runner::KeptRun failed = keptRun("print('bad')");
    failed.head.ending = runner::Ending::Failed;
    keep(failed);
    keep(keptRun("print('other')"), QStringLiteral("another"));
    list().lastGood().click();
    QVERIFY(isShown("print('good')"));
    QTRY_COMPARE(list().view().currentIndex().data(HistoryModel::kId).toInt(), 1);
}

void TestHistory::codeIsComparedWithNow()
{
    page().editor().setBytes("print('new')\nprint('same')");
    keep(keptRun("print('old')\nprint('same')"));
    QVERIFY(open(1));
    QVERIFY(isShown("print('old')\nprint('same')"));
    const QPoint restore = pane().restore().pos();
    pane().compare().click();
    // What stands beside it comes and goes.
    QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
    QCOMPARE(pane().restore().pos(), restore);
    const auto labels = pane().findChildren<QLabel *>();
    QVERIFY(std::ranges::any_of(labels, [](const QLabel *label) {
        return label->text().contains(QLatin1String("Python 3.13.5"));
    }));
    // The facts of the run stand above its side alone.
    QVERIFY(std::ranges::any_of(labels, [](const QLabel *label) {
        return label->text() == u"1 difference in the code"; // the tab has had no run
    }));
    QCOMPARE(std::ranges::count_if(labels,
                                   [](const QLabel *label) {
                                       return label->isVisible()
                                           && label->text().startsWith(QLatin1String("Run 1 "));
                                   }),
             1);
    QVERIFY(pane().comparison().isVisible());
    QCOMPARE(pane().comparison().differences(), 1);
    QVERIFY(pane().comparison().accessibleDescription().contains(QStringLiteral("print('new')")));
    pane().asItWas().click();
    QVERIFY(pane().code().isVisible());
}

void TestHistory::aRunIsComparedWithItsOwnScratch()
{
    page().editor().setBytes("print('mine')");
    const QString own = page().id();
    keep(keptRun("print('mine before')"));
    keep(keptRun("print('gone')"), QStringLiteral("closed and deleted"));
    m_window->actions().newScratch->trigger();
    page().setTitle(QStringLiteral("another"));
    page().editor().setBytes("print('other')");
    QVERIFY(open(2));
    QVERIFY(isShown("print('gone')"));
    // With another scratch there is nothing to compare, and this one cannot be opened again.
    QVERIFY(!pane().compare().isEnabled());
    QVERIFY(pane().compare().toolTip().contains(QStringLiteral("not there any more")));
    QVERIFY(!pane().reopen().isVisible());
    QTest::keyClick(&list().field(), Qt::Key_Down);
    QVERIFY(isShown("print('mine before')"));
    pane().compare().click();
    QTRY_VERIFY2(
        pane().comparison().accessibleDescription().contains(QStringLiteral("print('mine')")),
        qPrintable(pane().comparison().accessibleDescription()));
    QVERIFY(pane().compare().isChecked());
    // The buttons tell what is shown, and the wish is remembered.
    QTest::keyClick(&list().field(), Qt::Key_Up);
    QVERIFY(isShown("print('gone')"));
    QVERIFY(pane().asItWas().isChecked() && !pane().compare().isChecked());
    QTest::keyClick(&list().field(), Qt::Key_Down);
    QTRY_VERIFY(pane().compare().isChecked() && pane().comparison().isVisible());
}

void TestHistory::aClosedScratchIsReopenedToCompare()
{
    m_window->actions().newScratch->trigger();
    page().editor().setBytes("print('closed')");
    const QString own = page().id();
    keep(keptRun("print('closed before')"));
    m_window->actions().close->trigger();
    QVERIFY(page().id() != own);
    QVERIFY(open(1));
    QVERIFY(isShown("print('closed before')"));
    QVERIFY(!pane().compare().isEnabled());
    QVERIFY(pane().asItWas().isChecked());
    QVERIFY(pane().compare().toolTip().contains(QStringLiteral("closed")));
    pane().reopen().setFocus(Qt::TabFocusReason);
    QTest::keyClick(&pane().reopen(), Qt::Key_Space);
    QTRY_COMPARE(page().id(), own);
    QTRY_VERIFY(panel().isVisible() && pane().comparison().isVisible());
    QTRY_VERIFY2(
        pane().comparison().accessibleDescription().contains(QStringLiteral("print('closed')")),
        qPrintable(pane().comparison().accessibleDescription()));
    QVERIFY(!pane().reopen().isVisible());
}

void TestHistory::nothingIsAboutTheHiddenCode()
{
    page().editor().setBytes("print('hidden')");
    keep(keptRun("print('kept')"));
    auto *run = m_window->findChild<QToolButton *>(QStringLiteral("run"));
    QVERIFY(run && run->isEnabled());
    auto *place = m_window->footer().findChild<widgets::TextStatus *>();
    QVERIFY(place && place->isVisible());
    QVERIFY(open(1));
    QVERIFY(!run->isEnabled());
    QVERIFY2(run->toolTip().contains(QStringLiteral("Esc")), qPrintable(run->toolTip()));
    QVERIFY(!place->isVisible());
    for (const auto held :
         { Qt::KeyboardModifiers(Qt::ControlModifier), Qt::ControlModifier | Qt::ShiftModifier })
        QTest::keyClick(&list().field(), Qt::Key_Return, held);
    QTest::keyClick(&list().field(), Qt::Key_F5);
    QVERIFY(panel().isVisible());
    QVERIFY(!page().isRunning() && !page().result());
    // Nor is it changed.
    QTest::keyClick(&list().view(), Qt::Key_K, Qt::ControlModifier | Qt::ShiftModifier);
    QTest::keyClick(&list().view(), Qt::Key_Slash, Qt::ControlModifier);
    QCOMPARE(page().editor().bytes(), "print('hidden')");
    // To find is to search the history.
    QTest::keyClick(&list().view(), Qt::Key_F, Qt::ControlModifier);
    QVERIFY(list().field().hasFocus());
    QVERIFY(page().editorPane().findBar().isHidden());
    QTest::keyClick(&list().field(), Qt::Key_Escape);
    QTRY_VERIFY(page().editor().hasFocus());
    QVERIFY(run->isEnabled() && place->isVisible());
    QVERIFY2(run->toolTip().startsWith(QStringLiteral("Run the scratch")),
             qPrintable(run->toolTip()));
    QTest::keyClick(&page().editor(), Qt::Key_Return, Qt::ControlModifier);
    QTRY_VERIFY_WITH_TIMEOUT(page().result().has_value(), 60'000);
}

void TestHistory::whatIsNotShownIsCompared()
{
    const QByteArray longOutput(300'000, 'a');
    const auto textOf = [&](const char *end) {
        return outputOf(keptRun("print(1)", longOutput + end)).text;
    };
    QVERIFY(textOf("\n1\n") != textOf("\n2\n"));
    QCOMPARE(textOf("\n1\n"), textOf("\n1\n"));
    QVERIFY(textOf("\n1\n").size() < 200'000);
}

void TestHistory::runsAreComparedWithEachOther()
{
    keep(keptRun("print(1)", "1\n"));
    keep(keptRun("print(2)", "2\n"));
    QVERIFY(open(2));
    QVERIFY(isShown("print(2)"));
    pane().hold().click();
    QVERIFY(pane().comparison().isVisible());
    QCOMPARE(pane().comparison().differences(), 0);
    QTest::keyClick(&list().field(), Qt::Key_Down);
    QVERIFY(isShown("print(1)"));
    QTRY_COMPARE(pane().comparison().differences(), 2); // code, and output
    QCOMPARE(pane().comparison().current(), 0);
    m_window->actions().nextFinding->trigger();
    QCOMPARE(pane().comparison().current(), 1);
    pane().hold().click();
    QVERIFY(!pane().hold().isChecked());
    // The next look begins anew.
    pane().hold().click();
    QVERIFY(pane().hold().isChecked());
    QTest::keyClick(&list().field(), Qt::Key_Escape);
    QVERIFY(open(2));
    QVERIFY(!pane().hold().isChecked());
}

void TestHistory::figuresThatDifferAreNotTheSame_data()
{
    QTest::addColumn<QByteArray>("picture");
    QTest::addColumn<QString>("facts");
    QTest::newRow("same") << QByteArray("one") << QStringLiteral("The same code, the same output");
    QTest::newRow("other") << QByteArray("other")
                           << QStringLiteral("The same code, the same text in the output, but "
                                             "another figure, table or value");
}

void TestHistory::figuresThatDifferAreNotTheSame()
{
    QFETCH(QByteArray, picture);
    QFETCH(QString, facts);
    for (const QByteArray &shown : { QByteArray("one"), picture }) {
        runner::KeptRun run = keptRun("draw()");
        runner::MimeBundle data(QStringLiteral("image/png"), shown);
        data.insert(QStringLiteral("image/svg+xml"), QByteArray::number(run.events.size()));
        run.events.prepend({ .time = {}, .payload = runner::Display { .data = data } });
        keep(run);
    }
    QVERIFY(open(2));
    QVERIFY(isShown("draw()"));
    pane().hold().click();
    panel().choose(1);
    const auto labels = pane().findChildren<QLabel *>();
    QTRY_VERIFY(std::ranges::any_of(
        labels, [&facts](const QLabel *label) { return label->text() == facts; }));
}

void TestHistory::aTabNotYetLookedAtIsComparedToo()
{
    page().editor().setBytes("print('mine')");
    m_window->actions().run->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(page().result() && !page().isRunning(), 60'000);
    m_window->actions().newScratch->trigger();
    page().editor().setBytes("print('another')");
    m_window->close();
    QVERIFY(openWindow());
    QCOMPARE(page().editor().bytes(), "print('another')");
    QVERIFY(open(1));
    QVERIFY(isShown("print('mine')"));
    pane().compare().click();
    const auto labels = pane().findChildren<QLabel *>();
    QTRY_VERIFY(std::ranges::any_of(labels, [](const QLabel *label) {
        return label->text() == u"The same code, the same output";
    }));
    QCOMPARE(pane().comparison().differences(), 0);
}

void TestHistory::codeIsRestoredAsOneStep()
{
    page().editor().setBytes("print('new')");
    keep(keptRun("print('old')"));
    QVERIFY(open(1));
    QVERIFY(isShown("print('old')"));
    pane().restore().click();
    QCOMPARE(page().editor().bytes(), "print('old')");
    QVERIFY(!panel().isVisible());
    QTRY_VERIFY(page().editor().hasFocus());
    QVERIFY(!page().isRunning()); // nothing runs by itself
    page().editor().undo();
    QCOMPARE(page().editor().bytes(), "print('new')");
}

void TestHistory::codeOfAClosedTabGetsANewOne()
{
    const int before = m_window->pageCount();
    keep(keptRun("print('old')"), QStringLiteral("closed"));
    QVERIFY(open(1));
    QVERIFY(isShown("print('old')"));
    pane().restore().click();
    QCOMPARE(m_window->pageCount(), before + 1);
    QCOMPARE(page().editor().bytes(), "print('old')");
    QCOMPARE(page().language().id, QStringLiteral("python"));
}

void TestHistory::wordsOfProgramsAreNoMarkup()
{
    runner::KeptRun run = keptRun("<b>code</b>", "<img src=x>");
    run.head.title = run.head.detail = QStringLiteral("<h1>large</h1>");
    keep(run);
    QVERIFY(open(1));
    QVERIFY(isShown("<b>code</b>"));
    pane().compare().click();
    const QList<QLabel *> labels = panel().findChildren<QLabel *>();
    QVERIFY(!labels.isEmpty());
    for (const QLabel *label : labels)
        QVERIFY2(label->textFormat() == Qt::PlainText || !label->text().contains(u'<'),
                 qPrintable(label->text()));
}

void TestHistory::everythingHasANameAndTakesKeys()
{
    keep(keptRun("print(1)"));
    QVERIFY(open(1));
    QVERIFY(isShown("print(1)"));
    pane().compare().click();
    for (QWidget *widget : panel().findChildren<QWidget *>()) {
        if (!widget->isVisible() || !qobject_cast<QAbstractButton *>(widget))
            continue;
        const auto *button = static_cast<QAbstractButton *>(widget);
        QVERIFY(!(button->accessibleName() + button->text()).isEmpty()
                || widget->parent() == &list().field());
    }
    for (QWidget *widget : std::initializer_list<QWidget *> {
             &list().field(), &list().view(), &list().languageFilter(), &list().outcomeFilter(),
             &list().lastGood(), &pane().compare(), &pane().restore(), &pane().comparison() })
        QVERIFY2(widget->focusPolicy() & Qt::TabFocus, widget->metaObject()->className());
    QVERIFY(!list().view().accessibleName().isEmpty());
    const QModelIndex first = list().model().index(0);
    QVERIFY(first.data(Qt::AccessibleTextRole).toString().contains(QStringLiteral("Python")));
}

void TestHistory::itsButtonsAreCommands()
{
    const Actions &actions = m_window->actions();
    keep(keptRun("print('kept')"));
    page().editor().setBytes("print('now')");
    for (const QAction *action :
         { actions.restoreRun, actions.compareRun, actions.compareOthers, actions.lastGoodRun })
        QVERIFY(!action->isEnabled());
    QVERIFY(open(1));
    QVERIFY(isShown("print('kept')"));
    QVERIFY(actions.restoreRun->isEnabled());
    actions.compareRun->trigger();
    QTRY_VERIFY(pane().comparison().isVisible());
    // By its name in the list of commands.
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_P,
                    Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_VERIFY(QApplication::focusWidget() != &list().field());
    QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("restore the code"));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QTRY_VERIFY(panel().isHidden());
    QCOMPARE(page().editor().bytes(), "print('kept')");
    QVERIFY(!actions.restoreRun->isEnabled());
}

void TestHistory::earlierRunsStandBelowTheOutput()
{
    const auto *earlier = page().findChild<EarlierRuns *>();
    QVERIFY(earlier);
    QVERIFY(earlier->isHidden());
    keep(keptRun("print(1)"));
    keep(keptRun("print(2)"), QStringLiteral("another"));
    QTRY_VERIFY(earlier->isHidden()); // the only one is shown itself
    for (const char *code : { "print(3)", "print(4)", "print(5)", "print(6)", "print(7)" }) {
        runner::KeptRun run = keptRun(code);
        run.head.beginning = QString::fromLatin1(code) + QStringLiteral(" was run");
        run.head.lines = 5;
        keep(run);
    }
    QTRY_COMPARE(earlier->rows().size(), EarlierRuns::kMost);
    QVERIFY(earlier->isVisible());
    QVERIFY(!earlier->rows().first()->isVisible());
    // By keys: the header opens it, and the first row is the run before the newest.
    earlier->header().setFocus();
    QTest::keyClick(&earlier->header(), Qt::Key_Return);
    QTRY_VERIFY(earlier->rows().first()->isVisible());
    for (const QToolButton *row : earlier->rows())
        QVERIFY(row->accessibleName().contains(QLatin1String("Finished")));
    QVERIFY(earlier->rows().first()->accessibleName().contains(
        QStringLiteral("print(6) was run … 5 lines")));
    earlier->rows().first()->setFocus();
    QTest::keyClick(earlier->rows().first(), Qt::Key_Return);
    QTRY_VERIFY(panel().isVisible());
    QVERIFY(isShown("print(6)"));
    QTest::keyClick(&list().field(), Qt::Key_Escape);
    QTRY_VERIFY(panel().isHidden());
    // Other tabs list theirs, opened as here.
    m_window->actions().newScratch->trigger();
    keep(keptRun("print(8)"));
    keep(keptRun("print(9)"));
    const auto *other = page().findChild<EarlierRuns *>();
    QTRY_COMPARE(other->rows().size(), 1);
    QTRY_VERIFY(other->rows().first()->isVisible());
}

void TestHistory::lastRunIsThereAfterARestart()
{
    page().editor().setBytes("print('hello again')");
    m_window->actions().run->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(page().result() && !page().isRunning(), 60'000);
    QVERIFY(!page().outputPane().heading().isVisible());
    m_window->close();
    QVERIFY(openWindow());
    QTRY_VERIFY(page().output().plainText().contains(QStringLiteral("hello again")));
    QVERIFY(page().outputPane().heading().isVisible());
    QVERIFY(page().outputPane().heading().text().startsWith(QStringLiteral("From before")));
    QVERIFY(m_window->footer().text().contains(QStringLiteral("Finished")));
    QVERIFY(!page().isRunning()); // nothing runs by itself
    QVERIFY(!page().result());
    // What goes to a model tells of that run.
    m_window->actions().copyForModel->trigger();
    const QString report = QGuiApplication::clipboard()->text();
    QVERIFY2(report.contains(QLatin1String("Run by: Python 3")), qPrintable(report));
    QVERIFY2(report.contains(QLatin1String("hello again\n")), qPrintable(report));
    // The history compares with what is shown.
    QVERIFY(open(1));
    QVERIFY(isShown("print('hello again')"));
    pane().compare().click();
    QCOMPARE(pane().comparison().differences(), 0);
    m_window->actions().history->trigger();
    // Another tab has had no run.
    m_window->actions().next->trigger();
    QVERIFY(!page().outputPane().heading().isVisible());
    m_window->actions().previous->trigger();
    m_window->actions().run->trigger();
    QVERIFY(!page().outputPane().heading().isVisible());
    QTRY_VERIFY_WITH_TIMEOUT(page().result() && !page().isRunning(), 60'000);
}

void TestHistory::theMarkOfAnErrorIsThereAfterARestart()
{
    page().editor().setBytes("first = 1\n1 / 0\n");
    m_window->actions().run->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(page().result() && !page().isRunning(), 60'000);
    const auto isMarked = [this] { return !page().editor().annotation(1).isEmpty(); };
    const bool wasMarked = isMarked();
    const auto marks = [this] {
        return page().editor().SendScintilla(QsciScintillaBase::SCI_MARKERGET, 1);
    };
    const long before = marks();
    QVERIFY(before != 0);
    m_window->close();
    QVERIFY(openWindow());
    QTRY_COMPARE(marks(), before);
    QCOMPARE(isMarked(), wasMarked);
    // Not where the code is another one by now.
    page().editor().setBytes("first = 1\nsecond = 2\n");
    m_window->close();
    QVERIFY(openWindow());
    QTRY_VERIFY(page().shownRun());
    QCOMPARE(marks(), 0);
}

void TestHistory::whatWasTypedComesBack()
{
    page().editor().setBytes("name = input('Name? ')\nraise ValueError(name)\n");
    m_window->actions().run->trigger();
    widgets::InputLine &line = page().output().inputLine();
    QTRY_VERIFY_WITH_TIMEOUT(line.isVisible() && line.hasFocus(), 60'000);
    QTest::keyClicks(&line, QStringLiteral("Ada"));
    QTest::keyClick(&line, Qt::Key_Return);
    QTRY_VERIFY_WITH_TIMEOUT(page().result() && !page().isRunning(), 60'000);
    const QString shown = page().output().plainText();
    // The traceback is shown by the card alone.
    QVERIFY2(shown.startsWith(QStringLiteral("Name? Ada\n"))
                 && shown.count(QLatin1String("Traceback")) == 1,
             qPrintable(shown));
    m_window->close();
    QVERIFY(openWindow());
    QTRY_COMPARE(page().output().plainText(), shown);
    QVERIFY(open(1));
    QVERIFY(isShown("name = input('Name? ')\nraise ValueError(name)\n"));
    QCOMPARE(pane().output().view().plainText(), shown);
}

void TestHistory::failureIsSaid()
{
    // Nobody has the history open meanwhile: what is removed could be written still.
    m_window.reset();
    m_history.reset();
    const QString folder = runner::HistoryFile::folderIn(m_folder->path());
    QVERIFY(QDir(folder).removeRecursively());
    QFile file(folder);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QVERIFY(openWindow());
    m_history->add(keptRun("print(1)"));
    QTRY_VERIFY_WITH_TIMEOUT(m_window->footer().text().contains(QStringLiteral("not kept")),
                             60'000);
}

void TestHistory::hitsAreMarkedAndGoneThrough()
{
    keep(keptRun("a = 'alpha'\nprint(a)\nprint('Alpha', 'beta')\n", "one\nalphabet\nbeta\n"));
    QVERIFY(open(1));
    QTest::keyClicks(&list().field(), QStringLiteral("alpha"));
    QTRY_COMPARE(pane().hits().searched(), QStringLiteral("alpha"));
    QTRY_COMPARE(pane().code().selectedText(), QStringLiteral("alpha"));
    QTRY_COMPARE(pane().output().markState().count, 1);
    const auto press = [this](Qt::KeyboardModifiers held) {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_F3, held);
    };
    press(Qt::NoModifier);
    QCOMPARE(pane().code().selectedText(), QStringLiteral("Alpha"));
    QCOMPARE(pane().output().markState().current, -1);
    press(Qt::NoModifier); // from the code into the output
    QCOMPARE(pane().output().markState().current, 0);
    press(Qt::NoModifier);
    QCOMPARE(pane().output().markState().current, -1);
    QCOMPARE(pane().code().selectedText(), QStringLiteral("alpha"));
    press(Qt::ShiftModifier);
    QCOMPARE(pane().output().markState().current, 0);
    QVERIFY(list().field().hasFocus()); // so that a person can type on
    // The row is marked, too.
    list().setTheme([] {
        widgets::Theme theme = widgets::Theme::light();
        theme.hit = Qt::magenta;
        return theme;
    }());
    const auto marked = [this] {
        const QImage image = list().view().viewport()->grab().toImage();
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x) {
                if (image.pixelColor(x, y) == QColor(Qt::magenta))
                    return true;
            }
        }
        return false;
    };
    QCOMPARE(marked(), list().model().head(0).title.contains(u"alpha"));
}

void TestHistory::daysHaveHeads()
{
    runner::KeptRun old = keptRun("print('old')");
    old.head.began = QDateTime::currentDateTimeUtc().addDays(-1);
    keep(old);
    for (int i = 0; i < 2; ++i) {
        runner::KeptRun fresh = keptRun("print('new')");
        fresh.head.began = QDateTime::currentDateTimeUtc();
        keep(fresh);
    }
    QVERIFY(open(3));
    QVERIFY(list().model().isFirstOfDay(0));
    QVERIFY(!list().model().isFirstOfDay(1));
    QVERIFY(list().model().isFirstOfDay(2));
    QCOMPARE(dayWords(list().model().head(0)), QStringLiteral("Today"));
    QCOMPARE(dayWords(list().model().head(2)), QStringLiteral("Yesterday"));
    const auto heightOf = [this](int row) {
        return list().view().visualRect(list().model().index(row)).height();
    };
    QTRY_COMPARE_GT(heightOf(0), heightOf(1));
    QCOMPARE(heightOf(0), heightOf(2));
}

void TestHistory::narrowPanesStandOneAboveTheOther()
{
    keep(keptRun("print('alpha')", "1\n"));
    QVERIFY(open(1));
    const auto isAbove = [this] {
        const auto bottom = [this](const QWidget &widget) {
            return widget.mapTo(&pane(), QPoint(0, widget.height())).y();
        };
        return bottom(pane().code()) < bottom(pane().output());
    };
    m_window->resize(1280, 800);
    QTRY_VERIFY(!isAbove());
    m_window->resize(860, 800);
    QTRY_VERIFY(isAbove());
    m_window->resize(1280, 800);
    QTRY_VERIFY(!isAbove());
}

SANDPAD_TEST(history, TestHistory)
#include "tst_history.moc"
