#include "app/review/ReviewReports.h"
#include "app/scratch/ScratchPage.h"
#include "tests/TestProgram.h"
#include "tests/gui/ReviewPadTest.h"
#include "widgets/controls/Footer.h"
#include "widgets/controls/IconButton.h"
#include "widgets/controls/OfferBar.h"
#include "widgets/controls/TabStrip.h"
#include "widgets/editor/CodeEditor.h"
#include "widgets/find/FindBar.h"
#include "widgets/review/BlockCard.h"
#include "widgets/review/BlockMap.h"
#include "widgets/review/ReviewNotes.h"
#include "widgets/review/ReviewPane.h"
#include "widgets/review/ReviewSummary.h"

#include <QFile>
#include <QFileDialog>
#include <QLabel>
#include <QTest>
#include <QToolButton>

using namespace sandpad;
using namespace sandpad::app;

/// The ways through a review in the real window, by real keys: findings, filter, search, reports,
/// and the offer beside a paste.
class TestReviewSteps : public ReviewPadTest
{
    Q_OBJECT

private slots:
    void initTestCase() { QVERIFY(startPad()); }
    void cleanupTestCase() { endPad(); }
    void ordinaryPasteOnlyOffers();
    void theTabOfAReviewedPasteCloses();
    void theOfferGoesWithItsPaste();
    void whatIsNoProgramIsOfferedToBeShown_data();
    void whatIsNoProgramIsOfferedToBeShown();
    void offerTakesNoTypedCharacter();
    void codeOfAnotherLanguageOffersToSwitch_data();
    void codeOfAnotherLanguageOffersToSwitch();
    void anEmptyTabTakesTheLanguageOfAPaste_data();
    void anEmptyTabTakesTheLanguageOfAPaste();
    void keysStepThroughFindings_data();
    void keysStepThroughFindings();
    void headerNamesTheChosenKeys();
    void pillsFilterAndStep();
    void allOfItIsSearched_data();
    void allOfItIsSearched();
    void reportsAreSaved_data();
    void reportsAreSaved();
    void keySavesAReport();

private:
    /// A new tab for Python with this text, pasted by the key.
    ScratchPage &pastedIntoAnEmptyTab(const QString &text)
    {
        m_window->newScratch(QStringLiteral("python"));
        ScratchPage &scratch = *m_window->currentPage();
        scratch.editor().setFocus();
        QGuiApplication::clipboard()->setText(text);
        press(Qt::Key_V, Qt::ControlModifier);
        return scratch;
    }
};

void TestReviewSteps::ordinaryPasteOnlyOffers()
{
    m_window->actions().newScratch->trigger();
    QVERIFY(m_window->currentPage());
    widgets::CodeEditor &editor = m_window->currentPage()->editor();
    QGuiApplication::clipboard()->setText(QStringLiteral("x = 1\n").repeated(30));
    QTest::keyClick(&editor, Qt::Key_V, Qt::ControlModifier);
    QVERIFY(!m_window->offer().isVisible());
    QGuiApplication::clipboard()->setText(QString::fromLatin1(kAnswer));
    QTest::keyClick(&editor, Qt::Key_V, Qt::ControlModifier);
    // The text is pasted all the same, and the focus stays.
    QVERIFY(editor.bytes().contains("print(round(2.5))"));
    QVERIFY(m_window->offer().isVisible());
    QVERIFY(m_window->currentPage() && editor.hasFocus());
    const int count = m_window->pageCount();
    press(Qt::Key_Return, Qt::NoModifier);
    QVERIFY(m_window->currentReview());
    QCOMPARE(m_window->pageCount(), count + 1); // the tab holds something else, too
    QVERIFY(!m_window->offer().isVisible());
    QTRY_VERIFY(!page().isReading());
    QCOMPARE(page().review().answer.blocks.size(), 5);
}

/// The answer is in its review then; a tab with its text would only be in the way.
void TestReviewSteps::theTabOfAReviewedPasteCloses()
{
    m_window->actions().newScratch->trigger();
    const QString id = m_window->currentPage()->id();
    const int count = m_window->pageCount();
    QGuiApplication::clipboard()->setText(QString::fromLatin1(kAnswer));
    QTest::keyClick(&m_window->currentPage()->editor(), Qt::Key_V, Qt::ControlModifier);
    press(Qt::Key_Return, Qt::NoModifier);
    QVERIFY(m_window->currentReview());
    QCOMPARE(m_window->pageCount(), count);
    QCOMPARE(idOf(m_store->closed().first().page), id);
    QTRY_VERIFY(!page().isReading());
}

/// There is nothing to review any more.
void TestReviewSteps::theOfferGoesWithItsPaste()
{
    pastedIntoAnEmptyTab(QString::fromLatin1(kAnswer));
    QVERIFY(m_window->offer().isVisible());
    press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(m_window->currentPage()->editor().bytes(), QByteArray());
    QVERIFY(!m_window->offer().isVisible());
}

void TestReviewSteps::whatIsNoProgramIsOfferedToBeShown_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("language");
    QTest::newRow("JSON") << QStringLiteral("{\n  \"name\": \"pear\",\n  \"ripe\": true\n}\n")
                          << QStringLiteral("JSON");
    QTest::newRow("SQL") << QStringLiteral("SELECT name, price\nFROM fruits\nWHERE price < 3;\n")
                         << QStringLiteral("SQL");
    QTest::newRow("HTML") << QStringLiteral(
        "<!DOCTYPE html>\n<html>\n<body>\n<p>One</p>\n</body>\n")
                          << QStringLiteral("HTML");
    QTest::newRow("a list of numbers")
        << QStringLiteral("[3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5, 8]\n") << QString();
}

void TestReviewSteps::whatIsNoProgramIsOfferedToBeShown()
{
    QFETCH(QString, text);
    QFETCH(QString, language);
    ScratchPage &scratch = pastedIntoAnEmptyTab(text);
    QCOMPARE(scratch.language().id, QStringLiteral("python"));
    QCOMPARE(m_window->offer().isVisible(), !language.isEmpty());
    if (language.isEmpty())
        return;
    press(Qt::Key_Return, Qt::NoModifier);
    QCOMPARE(scratch.language().id, language);
    QCOMPARE(QString::fromUtf8(scratch.editor().bytes()), text);
}

void TestReviewSteps::offerTakesNoTypedCharacter()
{
    m_window->actions().newScratch->trigger();
    widgets::CodeEditor &editor = m_window->currentPage()->editor();
    QGuiApplication::clipboard()->setText(QString::fromLatin1(kAnswer));
    const auto pasteAgain = [&] {
        editor.setBytes({});
        press(Qt::Key_V, Qt::ControlModifier);
        return m_window->offer().isVisible() && m_window->offer().takesKeys();
    };
    QVERIFY(pasteAgain());
    press(Qt::Key_Escape, Qt::NoModifier);
    QVERIFY(!m_window->offer().isVisible());
    // Declined: Enter is a line break again.
    const QByteArray before = editor.bytes();
    press(Qt::Key_Return, Qt::NoModifier);
    QVERIFY(m_window->currentPage());
    QCOMPARE(editor.bytes(), before + '\n');
    // After any other key the offer has only its buttons.
    QVERIFY(pasteAgain());
    QTest::keyClicks(&editor, QStringLiteral("x"));
    QVERIFY(editor.bytes().endsWith('x'));
    QVERIFY(m_window->offer().isVisible() && !m_window->offer().takesKeys());
    press(Qt::Key_Return, Qt::NoModifier);
    QVERIFY(m_window->currentPage());
    QVERIFY(editor.bytes().endsWith("x\n"));
    QTest::mouseClick(&m_window->offer().decline(), Qt::LeftButton);
    QVERIFY(!m_window->offer().isVisible());
    // Another tab has no offer.
    QVERIFY(pasteAgain());
    m_window->actions().next->trigger();
    QVERIFY(!m_window->offer().isVisible());
    m_window->actions().previous->trigger();
    QVERIFY(pasteAgain());
    QTest::mouseClick(&m_window->offer().accept(), Qt::LeftButton);
    QVERIFY(m_window->currentReview());
    QTRY_VERIFY(!page().isReading());
}

void TestReviewSteps::codeOfAnotherLanguageOffersToSwitch_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("language");
    QTest::newRow("JavaScript") << QStringLiteral("const words = ['a', 'b'];\nfor (const word of "
                                                  "words) {\n  console.log(word);\n}\n")
                                << QStringLiteral("javascript");
    QTest::newRow("C#") << QStringLiteral("using System;\nvar names = new List<string>();\n"
                                          "Console.WriteLine(names.Count);\n")
                        << QStringLiteral("csharp");
    QTest::newRow("its own") << QStringLiteral("import os\n\ndef main():\n    print(os.name)\n")
                             << QStringLiteral("python");
    QTest::newRow("no code") << QStringLiteral("Bread, milk, three apples and some coffee\n")
                             << QStringLiteral("python");
}

void TestReviewSteps::codeOfAnotherLanguageOffersToSwitch()
{
    QFETCH(QString, text);
    QFETCH(QString, language);
    m_window->newScratch(QStringLiteral("python"), "a = 1\n");
    ScratchPage &scratch = *m_window->currentPage();
    QCOMPARE(scratch.language().id, QStringLiteral("python"));
    scratch.editor().setFocus();
    QGuiApplication::clipboard()->setText(text);
    press(Qt::Key_A, Qt::ControlModifier);
    press(Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(scratch.language().id, QStringLiteral("python"));
    QCOMPARE(QString::fromUtf8(scratch.editor().bytes()), text);
    const bool isOther = language != QLatin1String("python");
    QCOMPARE(m_window->offer().isVisible(), isOther);
    if (!isOther)
        return;
    press(Qt::Key_Return, Qt::NoModifier);
    QVERIFY(!m_window->offer().isVisible());
    QCOMPARE(scratch.language().id, language);
    QCOMPARE(QString::fromUtf8(scratch.editor().bytes()), text);
}

void TestReviewSteps::anEmptyTabTakesTheLanguageOfAPaste_data()
{
    codeOfAnotherLanguageOffersToSwitch_data();
}

void TestReviewSteps::anEmptyTabTakesTheLanguageOfAPaste()
{
    QFETCH(QString, text);
    QFETCH(QString, language);
    ScratchPage &scratch = pastedIntoAnEmptyTab(text);
    QCOMPARE(scratch.language().id, language);
    QCOMPARE(QString::fromUtf8(scratch.editor().bytes()), text);
    const bool isOther = language != QLatin1String("python");
    QCOMPARE(m_window->offer().isVisible(), isOther);
    if (!isOther)
        return;
    // Enter and Esc are the editor's, and going back is a button.
    QVERIFY(!m_window->offer().takesKeys());
    press(Qt::Key_Return, Qt::NoModifier);
    QCOMPARE(QString::fromUtf8(scratch.editor().bytes()), text + u'\n');
    QCOMPARE(scratch.language().id, language);
    QToolButton &back = m_window->offer().accept();
    QCOMPARE(back.text(), QStringLiteral("Back to Python"));
    back.setFocus(Qt::TabFocusReason);
    QTest::keyClick(&back, Qt::Key_Space);
    QCOMPARE(scratch.language().id, QStringLiteral("python"));
    QVERIFY(!m_window->offer().isVisible());
}

void TestReviewSteps::keysStepThroughFindings_data()
{
    QTest::addColumn<QString>("place");
    for (const char *place : { "review", "tabs", "find bar" })
        QTest::newRow(place) << QString::fromLatin1(place);
}

/// False ones first, then varying ones, then what is not checked, then from the start.
void TestReviewSteps::keysStepThroughFindings()
{
    QFETCH(QString, place);
    QVERIFY(paste(QString::fromLatin1(kAnswer)));
    press(Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(hasRun());
    if (place == QLatin1String("tabs"))
        m_window->tabs().setFocus();
    else if (place == QLatin1String("find bar"))
        press(Qt::Key_F, Qt::ControlModifier);
    const auto visit = [this] { return page().pane().summary().visitText(); };
    press(Qt::Key_F8, Qt::NoModifier);
    QCOMPARE(page().view().currentBlock(), 3);
    // Enter means the block that is marked.
    if (place == QLatin1String("review"))
        QVERIFY(page().view().card(3)->hasFocus());
    QCOMPARE(visit(), QStringLiteral("False 1 of 1"));
    press(Qt::Key_F8, Qt::NoModifier);
    QCOMPARE(page().view().currentBlock(), 5);
    QCOMPARE(visit(), QStringLiteral("Not checked 1 of 1"));
    press(Qt::Key_F8, Qt::NoModifier);
    QCOMPARE(page().view().currentBlock(), 3);
    press(Qt::Key_F8, Qt::ShiftModifier);
    QCOMPARE(page().view().currentBlock(), 5);
    m_window->actions().close->trigger();
}

void TestReviewSteps::headerNamesTheChosenKeys()
{
    QVERIFY(paste(QString::fromLatin1(kAnswer)));
    const auto *keys = page().pane().summary().findChild<QLabel *>(QStringLiteral("keys"));
    QVERIFY(keys);
    QCOMPARE(keys->text(), QStringLiteral("Shift+F8  F8"));
    m_window->actions().nextFinding->setShortcut(QKeySequence(QStringLiteral("F7")));
    QCOMPARE(keys->text(), QStringLiteral("Shift+F8  F7"));
    m_window->actions().close->trigger();
}

void TestReviewSteps::pillsFilterAndStep()
{
    QVERIFY(paste(QString::fromLatin1(kAnswer)));
    press(Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(hasRun());
    using widgets::Finding;
    const widgets::ReviewSummary &summary = page().pane().summary();
    QTest::mouseClick(summary.pill(Finding::False), Qt::LeftButton);
    QCOMPARE(page().view().items().size(), 1);
    QCOMPARE(page().view().currentBlock(), 3);
    QVERIFY(summary.pill(Finding::False)->isChecked());
    QTest::mouseClick(summary.pill(Finding::Matches), Qt::LeftButton);
    QCOMPARE(page().view().currentBlock(), 1);
    // The keyboard does the same.
    summary.pill(std::nullopt)->setFocus();
    QTest::keyClick(summary.pill(std::nullopt), Qt::Key_Return);
    QCOMPARE(page().view().items().size(), 3);
    QVERIFY(!summary.pill(Finding::Matches)->isChecked());
    // A cell of the map goes to its block.
    QTest::mouseClick(&summary.map(), Qt::LeftButton, {}, summary.map().cellOf(1).center());
    QCOMPARE(page().view().currentBlock(), 3);
    QCOMPARE(page().pane().summary().visitText(), QStringLiteral("False 1 of 1"));
}

void TestReviewSteps::allOfItIsSearched_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("hits");
    QTest::addColumn<int>("block"); // 0: the notes
    QTest::newRow("prose") << QStringLiteral("rounds up") << 1 << 3;
    QTest::newRow("prose, any case") << QStringLiteral("SORT IT") << 1 << 1;
    QTest::newRow("code") << QStringLiteral("round(2.5)") << 1 << 3;
    QTest::newRow("code that is folded") << QStringLiteral("pip install") << 1 << 5;
    QTest::newRow("claim and reality") << QStringLiteral("[1, 2, 3]") << 2 << 1;
    QTest::newRow("what is said of a verdict") << QStringLiteral("block 4 says") << 1 << 3;
    QTest::newRow("closing prose") << QStringLiteral("That is all") << 1 << 0;
    QTest::newRow("nowhere") << QStringLiteral("no such words") << 0 << 0;
}

void TestReviewSteps::allOfItIsSearched()
{
    QFETCH(QString, text);
    QFETCH(int, hits);
    QFETCH(int, block);
    if (!m_window->currentReview() || !page().review().answer.text.contains(u"That is all")) {
        QVERIFY(paste(QString::fromLatin1(kAnswer) + QStringLiteral("\nThat is all.\n")));
        press(Qt::Key_Return, Qt::ControlModifier);
        QVERIFY(hasRun());
    }
    // A filter hides nothing from the search.
    page().pane().setFilter(widgets::Finding::Matches);
    press(Qt::Key_F, Qt::ControlModifier);
    QWidget *field = QApplication::focusWidget();
    QVERIFY(page().pane().findBar().isAncestorOf(field));
    QTest::keyClick(field, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClicks(field, text);
    QTRY_COMPARE(page().pane().search().hits().size(), hits);
    if (hits > 0 && block > 0) {
        QTRY_COMPARE(page().view().currentBlock(), block);
        widgets::BlockCard *found = page().view().card(block);
        QVERIFY(found && found->isVisible());
        QVERIFY(found->isFolded() == (block == 5 && hits == 0));
    } else if (hits > 0) {
        QTRY_VERIFY(page().view().notes().isVisible());
    }
    QTest::keyClick(field, Qt::Key_Escape);
    QVERIFY(!page().pane().findBar().isVisible());
    QVERIFY(page().view().hasFocus());
}

void TestReviewSteps::reportsAreSaved_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("part");
    QTest::newRow("Markdown") << QStringLiteral("a.md") << QByteArray("# What the answer claims");
    QTest::newRow("JUnit") << QStringLiteral("b.xml") << QByteArray("<testsuite ");
    QTest::newRow("JSON") << QStringLiteral("c.JSON") << QByteArray("\"blocks\"");
    QTest::newRow("no format") << QStringLiteral("d.txt") << QByteArray();
    QTest::newRow("no such folder") << QStringLiteral("nowhere/e.md") << QByteArray();
}

void TestReviewSteps::reportsAreSaved()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, part);
    const QString path = m_folder->filePath(name);
    page().reports().save(path, page().review(), page().title());
    const auto notice = [this] { return m_window->footer().text(); };
    if (part.isEmpty()) {
        QTRY_VERIFY2(notice().contains(name.section(u'/', -1)), qPrintable(notice()));
        QVERIFY(!QFile::exists(path));
        return;
    }
    QTRY_VERIFY2(notice().contains(QStringLiteral("saved as ") + path), qPrintable(notice()));
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(file.readAll().contains(part));
}

/// The dialog of the key is the review's own, and its file is written.
void TestReviewSteps::keySavesAReport()
{
    press(Qt::Key_S, Qt::ControlModifier | Qt::ShiftModifier);
    auto *dialog = m_window->findChild<QFileDialog *>();
    QVERIFY(dialog && dialog->isVisible());
    QCOMPARE(dialog->windowTitle(), QStringLiteral("Save report"));
    const QString path = m_folder->filePath(QStringLiteral("by-key.xml"));
    emit dialog->fileSelected(path);
    dialog->close();
    QTRY_VERIFY(QFile::exists(path));
    m_window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
}

SANDPAD_TEST(reviewsteps, TestReviewSteps)
#include "tst_reviewsteps.moc"
