#include "PadTest.h"
#include "app/scratch/ScratchPage.h"
#include "tests/TestProgram.h"
#include "widgets/controls/Footer.h"
#include "widgets/controls/Icons.h"
#include "widgets/controls/SymbolMark.h"
#include "widgets/controls/TabCloser.h"
#include "widgets/controls/TabStrip.h"
#include "widgets/editor/CodeEditor.h"

#include <QApplication>

using namespace sandpad;
using widgets::Symbol;

/// What tabs show and keep beside their titles.
class TestTabMarks : public PadTest
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { endPad(); }
    void theOutcomeIsMarked_data();
    void theOutcomeIsMarked();
    void onlyTheCrossCloses();
    void pinnedTabsComeBackPinned();
    void pinnedTabsAskForTheKeyTwice();
    void cutTabsHaveNoCross();
    void theWheelScrollsTheRow();

private:
    app::ScratchPage &page() { return *m_window->currentPage(); }
    widgets::TabCloser &closer(int index)
    {
        return *qobject_cast<widgets::TabCloser *>(
            m_window->tabs().tabButton(index, QTabBar::RightSide));
    }
    static void press(const char *keys)
    {
        const QKeyCombination key = QKeySequence(QString::fromLatin1(keys))[0];
        QTest::keyClick(QApplication::focusWidget(), key.key(), key.keyboardModifiers());
    }
};

void TestTabMarks::init()
{
    QVERIFY(startPad());
    page().editor().setFocus();
    QTRY_VERIFY(page().editor().hasFocus());
}

void TestTabMarks::theOutcomeIsMarked_data()
{
    QTest::addColumn<QByteArray>("code");
    QTest::addColumn<bool>("isStopped");
    QTest::addColumn<Symbol>("symbol");
    QTest::addColumn<QString>("word");
    QTest::newRow("finished") << QByteArray("print(1)") << false << Symbol::Check
                              << QStringLiteral("Finished");
    QTest::newRow("failed") << QByteArray("1 / 0") << false << Symbol::Alert
                            << QStringLiteral("Failed");
    QTest::newRow("limit") << QByteArray("while True: print('x' * 1000)") << false << Symbol::Gauge
                           << QStringLiteral("Stopped by a limit");
    QTest::newRow("stopped") << QByteArray("import time\ntime.sleep(60)") << true << Symbol::Stop
                             << QStringLiteral("Stopped by you");
}

void TestTabMarks::theOutcomeIsMarked()
{
    QFETCH(QByteArray, code);
    QFETCH(bool, isStopped);
    QFETCH(Symbol, symbol);
    QFETCH(QString, word);
    const widgets::TabStrip &strip = m_window->tabs();
    QVERIFY(!closer(0).mark());
    page().editor().setBytes(code);
    press("Ctrl+Return");
    QTRY_VERIFY_WITH_TIMEOUT(page().isRunning() || page().result(), 300'000);
    if (isStopped) {
        QTRY_VERIFY2(strip.tabToolTip(0).contains(QLatin1String("Running")),
                     qPrintable(strip.tabToolTip(0)));
        QVERIFY(!closer(0).mark());
        press("Ctrl+.");
    }
    QTRY_VERIFY_WITH_TIMEOUT(!page().isRunning() && page().result(), 300'000);
    QVERIFY(closer(0).mark());
    QCOMPARE(closer(0).mark()->symbol, symbol);
    // The footer and the tab agree.
    const auto *mark = m_window->footer().findChild<widgets::SymbolMark *>();
    QCOMPARE(mark->symbol(), symbol == Symbol::Alert ? Symbol::Cross : symbol);
    QVERIFY2(strip.tabToolTip(0).contains(word), qPrintable(strip.tabToolTip(0)));
    QVERIFY2(strip.accessibleTabName(0).contains(word), qPrintable(strip.accessibleTabName(0)));
    QVERIFY(strip.accessibleTabName(0).startsWith(strip.tabText(0)));
    QVERIFY(closer(0).isVisible());
    QVERIFY(strip.tabRect(0).contains(closer(0).geometry()));
    // After a restart the output is there again, and so is its mark.
    m_window->close();
    QVERIFY(openWindow());
    QTRY_VERIFY(closer(0).mark());
    QCOMPARE(closer(0).mark()->symbol, symbol);
}

void TestTabMarks::onlyTheCrossCloses()
{
    page().editor().setBytes("print(1)");
    press("Ctrl+Return");
    QTRY_VERIFY_WITH_TIMEOUT(closer(0).mark(), 300'000);
    const int tabs = m_window->pageCount();
    QTest::mouseClick(&closer(0), Qt::LeftButton, {}, QPoint(5, 8));
    QCOMPARE(m_window->pageCount(), tabs);
    QTest::mouseClick(&closer(0), Qt::LeftButton, {}, QPoint(closer(0).width() - 8, 8));
    QCOMPARE(m_window->pageCount(), tabs - 1);
}

void TestTabMarks::pinnedTabsComeBackPinned()
{
    page().editor().setBytes("first = 1");
    press("Ctrl+T");
    page().editor().setBytes("second = 2");
    const QString id = page().id();
    press("Ctrl+Alt+P");
    QCOMPARE(m_window->tabs().currentIndex(), 0);
    press("Ctrl+W");
    press("Ctrl+W");
    QVERIFY(page().id() != id);
    // Also from the disk.
    m_window->close();
    QVERIFY(openWindow());
    page().editor().setFocus();
    press("Ctrl+Shift+T");
    QCOMPARE(page().id(), id);
    QCOMPARE(m_window->tabs().currentIndex(), 0);
    QVERIFY(closer(0).accessibleName().startsWith(QLatin1String("Unpin")));
    press("Ctrl+Alt+P"); // and it can be unpinned and closed as others are
    press("Ctrl+W");
    press("Ctrl+Shift+T");
    QCOMPARE(page().id(), id);
    QVERIFY(closer(m_window->tabs().currentIndex())
                .accessibleName()
                .startsWith(QLatin1String("Close")));
}

void TestTabMarks::pinnedTabsAskForTheKeyTwice()
{
    page().editor().setBytes("first = 1");
    press("Ctrl+T");
    page().editor().setBytes("second = 2");
    press("Ctrl+Alt+P");
    const QString id = page().id();
    press("Ctrl+W");
    QCOMPARE(page().id(), id);
    const QString said = m_window->footer().text();
    QVERIFY2(said.contains(QLatin1String("pinned")) && said.contains(QLatin1String("Ctrl+W"))
                 && said.contains(QLatin1String("Ctrl+Alt+P")),
             qPrintable(said));
    press("Ctrl+W");
    QVERIFY(page().id() != id);
    press("Ctrl+Shift+T");
    QCOMPARE(page().id(), id);
    // What is no key closes it at once.
    m_window->actions().close->trigger();
    QVERIFY(page().id() != id);
}

void TestTabMarks::cutTabsHaveNoCross()
{
    m_window->resize(900, 700);
    QTRY_COMPARE(m_window->width(), 900);
    const widgets::TabStrip &strip = m_window->tabs();
    for (int i = 0; i < 12; ++i) {
        press("Ctrl+T");
        page().editor().setBytes("a_title_of_some_length_" + QByteArray::number(i) + " = 1");
    }
    QTRY_VERIFY(strip.tabRect(0).right() < 0); // scrolled
    int whole = 0;
    for (int i = 0; i < strip.count(); ++i) {
        const bool isCut = strip.tabRect(i).left() < -8;
        QTRY_COMPARE(closer(i).isVisible(), !isCut);
        whole += isCut ? 0 : 1;
    }
    QVERIFY(whole > 2);
    press("Ctrl+Tab"); // round to the first one
    QTRY_VERIFY(strip.tabRect(0).left() >= -8);
    QTRY_VERIFY(closer(0).isVisible());
}

void TestTabMarks::theWheelScrollsTheRow()
{
    m_window->resize(900, 700);
    QTRY_COMPARE(m_window->width(), 900);
    const widgets::TabStrip &strip = m_window->tabs();
    const auto turn = [this, &strip](int steps) {
        QTest::wheelEvent(m_window->windowHandle(), strip.mapTo(m_window.get(), QPoint(200, 20)),
                          QPoint(0, steps * QWheelEvent::DefaultDeltasPerStep));
    };
    const QRect before = strip.tabRect(1);
    turn(-3); // all of them have room
    QCOMPARE(strip.currentIndex(), 0);
    QCOMPARE(strip.tabRect(1), before);
    for (int i = 0; i < 12; ++i) {
        press("Ctrl+T");
        page().editor().setBytes("a_title_of_some_length_" + QByteArray::number(i) + " = 1");
    }
    const int current = strip.currentIndex();
    QTRY_VERIFY(strip.tabRect(0).right() < 0);
    turn(20);
    QTRY_COMPARE_GE(strip.tabRect(0).left(), 0);
    QCOMPARE(strip.currentIndex(), current);
    QVERIFY(page().editor().hasFocus());
    turn(-20);
    QTRY_COMPARE_LT(strip.tabRect(0).right(), 0);
    QCOMPARE(strip.currentIndex(), current);
}

SANDPAD_TEST(tabmarks, TestTabMarks)
#include "tst_tabmarks.moc"
