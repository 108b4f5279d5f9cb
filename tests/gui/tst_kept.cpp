#include "PadTest.h"
#include "app/scratch/ScratchPage.h"
#include "tests/TestProgram.h"
#include "widgets/controls/Footer.h"
#include "widgets/controls/TabStrip.h"
#include "widgets/editor/CodeEditor.h"
#include "widgets/editor/Folding.h"
#include "widgets/quickpick/PickModel.h"
#include "widgets/quickpick/QuickPick.h"

#include <QDir>
#include <QFile>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QToolButton>

using namespace sandpad;
using namespace sandpad::app;

/// What the pad keeps as files, and finds again.
class TestKept : public PadTest
{
    Q_OBJECT

private slots:
    void init() { QVERIFY(startPad()); }
    void cleanup() { endPad(); }
    void theFileIsCalledAsTheTab();
    void caretsComeBack();
    void foldedLinesAndTheTopComeBack();
    void pinnedTabsStayFirst();
    void aTabIsPinnedByDragging();
    void whatIsClosedIsFoundLater();
    void whatIsClosedComesBackToItsPlace();
    void whatIsClosedCanBeDeleted();
    void aLostListIsTold();

private:
    widgets::CodeEditor &editor() { return m_window->currentPage()->editor(); }
    [[nodiscard]] QByteArray content(const QString &name) const;
    [[nodiscard]] QString path(const QString &name) const
    {
        return m_store->folder() + u'/' + name;
    }
    void closeCalled(const QString &title, const QByteArray &code);
    void pick(const QString &typed);
    /// The button on a tab that closes or unpins it.
    [[nodiscard]] QToolButton *buttonOf(int index) const
    {
        return qobject_cast<QToolButton *>(m_window->tabs().tabButton(index, QTabBar::RightSide));
    }
};

QByteArray TestKept::content(const QString &name) const
{
    QFile file(path(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("nothing");
}

void TestKept::closeCalled(const QString &title, const QByteArray &code)
{
    m_window->currentPage()->setTitle(title);
    editor().setBytes(code);
    m_window->actions().close->trigger();
}

void TestKept::pick(const QString &typed)
{
    QTest::keyClicks(&m_window->quickPick().field(), typed);
    QTest::keyClick(&m_window->quickPick().field(), Qt::Key_Return);
}

void TestKept::pinnedTabsStayFirst()
{
    widgets::TabStrip &tabs = m_window->tabs();
    QCOMPARE(tabs.count(), 4);
    const QString first = tabs.tabText(0);
    const QString pinned = tabs.tabText(2);
    tabs.setCurrentIndex(2);
    editor().setFocus();
    QTest::keyClick(&editor(), Qt::Key_P, Qt::ControlModifier | Qt::AltModifier);
    QCOMPARE(tabs.tabText(0), pinned);
    QCOMPARE(tabs.currentIndex(), 0);
    QVERIFY(buttonOf(0)->accessibleName().startsWith(QLatin1String("Unpin")));
    QVERIFY(buttonOf(1)->accessibleName().startsWith(QLatin1String("Close")));

    // No other tab passes it, and it passes none.
    QTest::keyClick(&editor(), Qt::Key_PageDown, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(tabs.currentIndex(), 0);
    tabs.setCurrentIndex(1);
    QTest::keyClick(&editor(), Qt::Key_PageUp, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(tabs.tabText(1), first);
    QTest::mouseClick(&tabs, Qt::MiddleButton, {}, tabs.tabRect(0).center());
    QCOMPARE(tabs.count(), 4);

    m_window->close();
    QVERIFY(openWindow());
    QCOMPARE(m_window->tabs().tabText(0), pinned);
    QVERIFY(buttonOf(0)->accessibleName().startsWith(QLatin1String("Unpin")));
    // Its button makes it the first of the others, and then closes it.
    QTest::mouseClick(buttonOf(0), Qt::LeftButton, {},
                      buttonOf(0)->rect().bottomRight() - QPoint(8, 8));
    QCOMPARE(m_window->tabs().count(), 4);
    QTest::mouseClick(buttonOf(0), Qt::LeftButton, {},
                      buttonOf(0)->rect().bottomRight() - QPoint(8, 8));
    QTRY_COMPARE(m_window->tabs().count(), 3);
    QCOMPARE(m_window->tabs().tabText(0), first);
}

void TestKept::aTabIsPinnedByDragging()
{
    widgets::TabStrip &tabs = m_window->tabs();
    const auto pinned = [&] {
        int count = 0;
        for (int i = 0; i < tabs.count(); ++i)
            count += tabs.tabData(i).value<widgets::TabState>().isPinned ? 1 : 0;
        return count;
    };
    m_window->actions().pin->trigger();
    QCOMPARE(pinned(), 1);
    tabs.moveTab(1, 0); // as the mouse does it, from place to place
    QCOMPARE(pinned(), 2);
    tabs.moveTab(1, 2);
    QCOMPARE(pinned(), 1);
    m_window->actions().close->trigger();
    tabs.setCurrentIndex(0);
    m_window->actions().close->trigger();
    QTRY_COMPARE(tabs.count(), 2);
    QCOMPARE(pinned(), 0);
}

void TestKept::theFileIsCalledAsTheTab()
{
    m_window->actions().newScratch->trigger();
    QTest::keyClicks(&editor(), QStringLiteral("# Mean of numbers"));
    QTest::keyClick(&editor(), Qt::Key_Return);
    // The name follows the first line when the person pauses.
    QTRY_COMPARE_WITH_TIMEOUT(content(QStringLiteral("Mean of numbers.py")), editor().bytes(),
                              60'000);
    m_window->currentPage()->setTitle(QStringLiteral("a/b"));
    QTRY_COMPARE_WITH_TIMEOUT(content(QStringLiteral("a_b.py")), editor().bytes(), 60'000);
    QVERIFY(!QFile::exists(path(QStringLiteral("Mean of numbers.py"))));
    m_window->close();
    QVERIFY(openWindow());
    QCOMPARE(m_window->currentPage()->title(), QStringLiteral("a/b"));
}

void TestKept::caretsComeBack()
{
    editor().setBytes("one\ntwo\nthree\n");
    editor().goTo(3, 3);
    const int tab = m_window->tabs().currentIndex();
    m_window->tabs().setCurrentIndex(tab + 1);
    m_window->close();
    QVERIFY(openWindow());
    m_window->tabs().setCurrentIndex(tab);
    QTest::keyClicks(&editor(), QStringLiteral("_"));
    QCOMPARE(editor().bytes(), QByteArray("one\ntwo\nth_ree\n"));
}

void TestKept::foldedLinesAndTheTopComeBack()
{
    QByteArray code;
    for (int i = 0; i < 200; ++i)
        code += "def f" + QByteArray::number(i) + "():\n    return 1\n\n";
    editor().setBytes(code);
    editor().folding().fold({ 3, 9, 10 }); // there is nothing below the last one
    editor().setTopLine(300);
    QCOMPARE(editor().folding().folded(), (QList<int> { 3, 9 }));
    const int tab = m_window->tabs().currentIndex();
    m_window->close();
    QVERIFY(openWindow());
    m_window->tabs().setCurrentIndex(tab);
    QCOMPARE(editor().folding().folded(), (QList<int> { 3, 9 }));
    QCOMPARE(editor().topLine(), 300);
    // They are no part of the text, and can be unfolded.
    QCOMPARE(editor().bytes(), code);
    m_window->actions().unfoldAll->trigger();
    QCOMPARE(editor().folding().folded(), QList<int>());
}

void TestKept::whatIsClosedIsFoundLater()
{
    closeCalled(QStringLiteral("of yesterday"), "# kept\n");
    QCOMPARE(m_store->closed().first().name, QStringLiteral("of yesterday"));
    m_window->close();
    QVERIFY(openWindow());
    QCOMPARE(content(QStringLiteral("closed/of yesterday.py")), QByteArray("# kept\n"));
    const int tabs = m_window->pageCount();
    m_window->actions().goToTab->trigger();
    pick(QStringLiteral("yester"));
    QCOMPARE(m_window->pageCount(), tabs + 1);
    QCOMPARE(m_window->currentPage()->title(), QStringLiteral("of yesterday"));
    QCOMPARE(editor().bytes(), QByteArray("# kept\n"));
    QTRY_COMPARE_WITH_TIMEOUT(content(QStringLiteral("of yesterday.py")), QByteArray("# kept\n"),
                              60'000);
    QTRY_VERIFY(!QFile::exists(path(QStringLiteral("closed/of yesterday.py"))));
}

void TestKept::whatIsClosedComesBackToItsPlace()
{
    const auto titles = [this] {
        QStringList all;
        for (int i = 0; i < m_window->pageCount(); ++i)
            all.append(m_window->tabs().tabText(i));
        return all;
    };
    const QStringList before = titles();
    QCOMPARE_GE(before.size(), 4);
    for (const int place : { 0, 1, 3 }) {
        m_window->tabs().setCurrentIndex(place);
        QTest::keyClick(&editor(), Qt::Key_W, Qt::ControlModifier);
        QCOMPARE(m_window->pageCount(), before.size() - 1);
        QTest::keyClick(&editor(), Qt::Key_T, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(titles(), before);
        QCOMPARE(m_window->tabs().currentIndex(), place);
        QTRY_VERIFY(editor().hasFocus());
    }
    // Several at a time, and after a restart.
    for (const int place : { 1, 0 }) {
        m_window->tabs().setCurrentIndex(place);
        m_window->actions().close->trigger();
    }
    m_window->close();
    QVERIFY(openWindow());
    QCOMPARE(titles(), before.sliced(2));
    m_window->actions().reopen->trigger();
    m_window->actions().reopen->trigger();
    QCOMPARE(titles(), before);
    // The pinned ones stay first.
    m_window->tabs().setCurrentIndex(0);
    m_window->actions().close->trigger();
    m_window->actions().pin->trigger();
    m_window->actions().reopen->trigger();
    QCOMPARE(m_window->tabs().currentIndex(), 1);
}

void TestKept::whatIsClosedCanBeDeleted()
{
    // The desktop's trash is below it.
    qputenv("XDG_DATA_HOME", m_folder->path().toLocal8Bit());
    closeCalled(QStringLiteral("first"), "1");
    closeCalled(QStringLiteral("second"), "2");
    QTRY_COMPARE_WITH_TIMEOUT(content(QStringLiteral("closed/second.js")), QByteArray("2"), 60'000);
    QCOMPARE(content(QStringLiteral("closed/first.py")), QByteArray("1"));
    for (const bool isWanted : { false, true }) {
        m_window->actions().deleteClosed->trigger();
        pick(QStringLiteral("first"));
        auto *box = m_window->findChild<QMessageBox *>();
        QVERIFY(box && box->text().contains(QLatin1String("first")));
        for (QAbstractButton *button : box->buttons()) {
            if ((box->buttonRole(button) == QMessageBox::AcceptRole) == isWanted)
                QTest::keyClick(button, Qt::Key_Space);
        }
        QTRY_VERIFY(!m_window->findChild<QMessageBox *>());
        QCOMPARE(m_store->closed().size(), isWanted ? 1 : 2);
    }
    QTRY_VERIFY_WITH_TIMEOUT(!QFile::exists(path(QStringLiteral("closed/first.py"))), 60'000);
    QCOMPARE(content(QStringLiteral("closed/second.js")), QByteArray("2"));
    QFile trashed(m_folder->filePath(QStringLiteral("Trash/files/first.py")));
    QVERIFY(trashed.open(QIODevice::ReadOnly));
    QCOMPARE(trashed.readAll(), QByteArray("1"));
}

void TestKept::aLostListIsTold()
{
    editor().setBytes("# mine\n");
    const int tabs = m_window->pageCount();
    m_window->close();
    QFile list(path(QStringLiteral("sandpad.json")));
    QVERIFY(list.open(QIODevice::WriteOnly) && list.write("{\"tabs\": [") > 0);
    list.close();
    QVERIFY(openWindow());
    QCOMPARE(m_window->pageCount(), tabs);
    QVERIFY2(m_window->footer().text().contains(QLatin1String("lost or damaged")),
             qPrintable(m_window->footer().text()));
    QByteArrayList codes;
    for (int i = 0; i < tabs; ++i)
        codes.append(m_window->page(i)->scratch().code);
    QVERIFY(codes.contains("# mine\n"));
}

SANDPAD_TEST(kept, TestKept)
#include "tst_kept.moc"
