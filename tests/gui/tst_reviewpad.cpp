#include "app/review/OriginalText.h"
#include "app/review/ReviewBar.h"
#include "app/review/ReviewPage.h"
#include "app/review/ReviewReports.h"
#include "app/scratch/ScratchPage.h"
#include "tests/TestProgram.h"
#include "tests/gui/ReviewPadTest.h"
#include "widgets/controls/Footer.h"
#include "widgets/controls/IconButton.h"
#include "widgets/controls/IsolationPill.h"
#include "widgets/controls/OfferBar.h"
#include "widgets/controls/TabStrip.h"
#include "widgets/editor/CodeEditor.h"
#include "widgets/find/FindBar.h"
#include "widgets/review/BlockActions.h"
#include "widgets/review/BlockCard.h"
#include "widgets/review/BlockHead.h"
#include "widgets/review/BlockMap.h"
#include "widgets/review/CodePart.h"
#include "widgets/review/ExcerptView.h"
#include "widgets/review/RepairList.h"
#include "widgets/review/ResultPart.h"
#include "widgets/review/ReviewNotes.h"
#include "widgets/review/ReviewPane.h"
#include "widgets/review/ReviewSummary.h"
#include "widgets/review/ReviewView.h"

#include <QApplication>
#include <QClipboard>
#include <QFileDialog>
#include <QImage>
#include <QMenu>
#include <QMimeData>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

#include <algorithm>

using namespace sandpad;
using namespace sandpad::app;
using runner::Verdict;

/// The real window on the real runner: an answer pasted, run, changed and kept, by keys.
class TestReviewPad : public ReviewPadTest
{
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanupTestCase();
    void unusableClipboardsAreExplained();
    void answerHasANameWhileItIsRead();
    void anOpenedAnswerHasTheKeys();
    void pastedAnswerIsRead();
    void allBlocksRun();
    void theBarKeepsItsWordsWhenItRuns();
    void reportIsCopied();
    void editedBlockRunsAgain();
    void languageIsChanged();
    void repairsAreUndone();
    void stopEndsARun();
    void limitIsRaisedForOneBlock();
    void blockOpensAsScratch();
    void theAnswerIsEditedAsAText();
    void originalTextIsAtHand();
    void reviewSurvivesClosing();
    void fileOpensAReview();
    void markdownCanBeEdited_data();
    void markdownCanBeEdited();
    void resultsComeBack();
    void closedReviewComesBack();
    void textWithoutCodeSaysSo();

private:
    void chooseReport(const QString &text);
};

void TestReviewPad::initTestCase()
{
    QVERIFY(startPad());
}

void TestReviewPad::cleanupTestCase()
{
    endPad();
}

/// Chooses an entry of the menu for reports.
void TestReviewPad::chooseReport(const QString &text)
{
    const auto entries = page().bar().report().menu()->actions();
    const auto entry = std::ranges::find(entries, text, &QAction::text);
    QVERIFY2(entry != entries.end(), qPrintable(text));
    (*entry)->trigger();
}

void TestReviewPad::unusableClipboardsAreExplained()
{
    const auto notice = [this] { return m_window->footer().text(); };
    QGuiApplication::clipboard()->clear();
    m_window->actions().pasteAnswer->trigger();
    QVERIFY2(notice().contains(QLatin1String("clipboard is empty")), qPrintable(notice()));
    QGuiApplication::clipboard()->setImage(QImage(2, 2, QImage::Format_RGB32));
    m_window->actions().pasteAnswer->trigger();
    QVERIFY2(notice().contains(QLatin1String("a picture on the clipboard")), qPrintable(notice()));
    QGuiApplication::clipboard()->setText(QString((1 << 20) + 1, u'x'));
    m_window->actions().pasteAnswer->trigger();
    QVERIFY2(notice().contains(QLatin1String("larger than 1 MiB")), qPrintable(notice()));
    QGuiApplication::clipboard()->setText(QStringLiteral("Thanks, that helped!\n"));
    m_window->actions().pasteAnswer->trigger();
    QVERIFY2(notice().contains(QLatin1String("a single line")), qPrintable(notice()));
    QVERIFY(!m_window->currentReview());
}

void TestReviewPad::answerHasANameWhileItIsRead()
{
    QGuiApplication::clipboard()->setText(QString::fromLatin1(kAnswer));
    m_window->actions().pasteAnswer->trigger();
    QVERIFY(m_window->currentReview());
    QVERIFY(page().isReading());
    QCOMPARE(m_window->tabs().tabText(m_window->tabs().currentIndex()), QStringLiteral("Answer"));
    QTRY_VERIFY(!page().isReading());
    m_window->actions().close->trigger();
    QVERIFY(!m_window->currentReview());
}

void TestReviewPad::anOpenedAnswerHasTheKeys()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("answer.md"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(kAnswer) > 0);
    file.close();
    m_window->currentPage()->editor().setFocus();
    QTRY_VERIFY(m_window->currentPage()->editor().hasFocus());
    m_window->openFiles({ path });
    QVERIFY(m_window->currentReview());
    QTRY_VERIFY(!page().isReading());
    const auto hasKeys = [this] {
        const QWidget *focused = QApplication::focusWidget();
        return focused && (focused == &page().view() || page().view().isAncestorOf(focused));
    };
    QTRY_VERIFY2(hasKeys(),
                 QApplication::focusWidget()
                     ? QApplication::focusWidget()->metaObject()->className()
                     : "nothing");
    // Also when its tab is come back to.
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_PageUp, Qt::ControlModifier);
    QTRY_VERIFY(!m_window->currentReview());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_PageDown, Qt::ControlModifier);
    QTRY_VERIFY(m_window->currentReview());
    QTRY_VERIFY2(hasKeys(), QApplication::focusWidget()->metaObject()->className());
    m_window->actions().close->trigger();
}

void TestReviewPad::pastedAnswerIsRead()
{
    QVERIFY(paste(QString::fromLatin1(kAnswer)));
    QCOMPARE(page().review().answer.blocks.size(), 5);
    // Claimed outputs stand beside the code that they are about.
    QCOMPARE(page().view().items().size(), 3);
    QCOMPARE(m_window->tabs().tabText(m_window->tabs().currentIndex()),
             QStringLiteral("Sort it like this"));
    QVERIFY2(page().view().topLine().contains(QLatin1String("requests (pip")),
             qPrintable(page().view().topLine()));
    QVERIFY(m_window->footer().text().contains(QLatin1String("3 blocks")));
    // Nothing runs unasked.
    QVERIFY(!page().isRunning());
    QCOMPARE(page().pane().summary().title(), QStringLiteral("3 blocks, not run yet."));
}

void TestReviewPad::theBarKeepsItsWordsWhenItRuns()
{
    const runner::LevelInfo level {
        .level = runner::IsolationLevel(QStringLiteral("namespaces")),
        .choice = QStringLiteral("Namespaces"),
        .badge = QStringLiteral("Isolated: namespaces, seccomp, Landlock"),
        .badgeWithGaps = QStringLiteral("Isolated with gaps"),
    };
    for (int width = 500; width <= 1300; width += 20) {
        app::ReviewBar bar;
        bar.setAttribute(Qt::WA_DontShowOnScreen); // the window keeps the keys
        bar.resize(width, 48);
        bar.setUp({ level });
        bar.show();
        const auto words = [&bar] {
            QStringList texts;
            for (const auto *button : bar.findChildren<QToolButton *>()) {
                if (button != &bar.isolation())
                    texts.append(button->text() + QString::number(button->toolButtonStyle()));
            }
            return texts;
        };
        QVERIFY(!bar.isolation().isVisible());
        const QStringList before = words();
        bar.showIsolation({ .level = level.level, .layers = {} });
        QVERIFY(bar.isolation().isVisible());
        QCOMPARE(words(), before);
    }
}

void TestReviewPad::allBlocksRun()
{
    press(Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(page().isRunning());
    QVERIFY(m_window->actions().stop->isEnabled());
    QVERIFY(hasRun());
    // What protected the machine is shown, and is no choice.
    const widgets::IsolationPill &isolation = page().bar().isolation();
    QVERIFY(isolation.isVisible());
    QVERIFY2(isolation.text().contains(QLatin1String("Isolated")), qPrintable(isolation.text()));
    QVERIFY(!isolation.menu()->isEmpty());
    QVERIFY(std::ranges::none_of(isolation.menu()->actions(), &QAction::isCheckable));
    QCOMPARE(verdict(1), Verdict::Matches);
    QCOMPARE(verdict(3), Verdict::Differs);
    QCOMPARE(verdict(5), Verdict::NotChecked);
    const QStringList pills { QStringLiteral("1 false"), QStringLiteral("1 matches"),
                              QStringLiteral("1 not checked") };
    QCOMPARE(page().pane().summary().pillTexts(), pills);
    QCOMPARE(page().pane().summary().title(),
             QStringLiteral("1 of 3 blocks is not as the answer says."));
    QCOMPARE(page().pane().summary().detail(),
             QStringLiteral("Block 3. Of the others, 1 matches and 1 is not checked."));
    QCOMPARE(card(3)->head().sentence(),
             QStringLiteral("Block 4 says “3”, and the code printed “2”."));
    QCOMPARE(card(1)->head().sentence(), QStringLiteral("The line of block 2 is what it printed."));
    QCOMPARE(card(3)->head().pillText(), QStringLiteral("differs"));
    const auto texts = card(3)->result().texts();
    QVERIFY(texts.size() >= 2);
    QCOMPARE(texts.at(0)->panel().shownText(), QStringLiteral("3"));
    QCOMPARE(texts.at(1)->panel().shownText(), QStringLiteral("2"));
    QVERIFY(!page().view().notes().text().trimmed().isEmpty());
    QVERIFY2(m_window->footer().text().contains(QLatin1String("1 of them run twice")),
             qPrintable(m_window->footer().text()));
}

void TestReviewPad::reportIsCopied()
{
    chooseReport(QStringLiteral("Copy as Markdown"));
    const QString report = QGuiApplication::clipboard()->text();
    QVERIFY2(report.contains(QLatin1String("print(round(2.5))")), qPrintable(report));
    QVERIFY(m_window->footer().text().contains(QLatin1String("report is on the clipboard")));
    press(Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
    const QString failures = QGuiApplication::clipboard()->text();
    QVERIFY(failures != report);
    QVERIFY2(failures.contains(QLatin1String("round(2.5)")), qPrintable(failures));
    QVERIFY(failures.size() < report.size());
}

void TestReviewPad::editedBlockRunsAgain()
{
    QTest::mouseClick(&card(3)->actions().edit(), Qt::LeftButton);
    widgets::CodeEditor *editor = card(3)->code().editor();
    QVERIFY(editor && editor->hasFocus());
    editor->selectAll();
    QTest::keyClicks(editor, QStringLiteral("print(3)"));
    // The block that is being edited runs alone, with the text typed last.
    QTest::keyClick(editor, Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(page().isRunning());
    QVERIFY(hasRun());
    QCOMPARE(verdict(3), Verdict::Matches);
    QCOMPARE(verdict(1), Verdict::Matches);
    // The same holds after the block was looked at for a while.
    editor->selectAll();
    QTest::keyClicks(editor, QStringLiteral("print(4)"));
    QTRY_COMPARE(page().review().answer.blocks[2].code, QStringLiteral("print(4)"));
    QTest::keyClick(editor, Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(hasRun());
    QVERIFY(!runner::isTrue(verdict(3)));
    QCOMPARE(editor->bytes(), "print(4)");
    // Code that no parser accepts is judged all the same, and stays.
    editor->selectAll();
    QTest::keyClicks(editor, QStringLiteral("print(3"));
    QTest::keyClick(editor, Qt::Key_Delete); // the bracket that the editor closed by itself, if any
    const QByteArray broken = editor->bytes();
    QTest::keyClick(editor, Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(hasRun());
    QVERIFY(!runner::isTrue(verdict(3)));
    QCOMPARE(editor->bytes(), broken);
    QCOMPARE(page().review().answer.blocks[2].code.toUtf8(), broken);
    editor->selectAll();
    QTest::keyClicks(editor, QStringLiteral("print(3)"));
    QTest::keyClick(editor, Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(hasRun());
    QTest::keyClick(editor, Qt::Key_Escape);
    QVERIFY(!card(3)->code().isEditing());
    QCOMPARE(card(3)->code().shown().panel().shownText(), QStringLiteral("print(3)"));
}

void TestReviewPad::languageIsChanged()
{
    QTest::mouseClick(&card(1)->head().language(), Qt::LeftButton);
    QWidget *menu = QApplication::activePopupWidget();
    QVERIFY(menu);
    QTest::keyClick(menu, Qt::Key_Down);
    QTest::keyClick(menu, Qt::Key_Down);
    QTest::keyClick(menu, Qt::Key_Return);
    QTRY_COMPARE(card(1)->head().language().text(), QStringLiteral("JavaScript"));
    m_window->activateWindow(); // the menu was
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    // The result of the run in the other language is gone.
    QCOMPARE(verdict(1), Verdict::NotChecked);
    QTest::mouseClick(&card(1)->actions().run(), Qt::LeftButton);
    QVERIFY(hasRun());
    QCOMPARE(verdict(1), Verdict::CannotRun);
}

void TestReviewPad::repairsAreUndone()
{
    QVERIFY(paste(QStringLiteral("Try this:\n\n```python\nx\u00a0=\u00a01\nprint(x)\n```\n\n"
                                 "Output:\n\n```\n1\n```\n")));
    QVERIFY(!page().review().answer.blocks.first().repairs.isEmpty());
    const QString repaired = page().review().answer.blocks.first().code;
    QVERIFY(!repaired.contains(QChar(0xa0)));
    QTest::mouseClick(&card(1)->repairs()->undo(), Qt::LeftButton);
    QCOMPARE(page().review().answer.blocks.first().code,
             page().review().answer.blocks.first().original);
    QTest::mouseClick(&card(1)->repairs()->undo(), Qt::LeftButton);
    QCOMPARE(page().review().answer.blocks.first().code, repaired);
}

void TestReviewPad::stopEndsARun()
{
    QVERIFY(paste(QStringLiteral("```python\nimport time\nprint('a')\ntime.sleep(25)\n```\n\n"
                                 "Output:\n\n```\na\n```\n\n```python\nprint(2)\n```\n")));
    press(Qt::Key_Return, Qt::ControlModifier);
    QTRY_COMPARE_WITH_TIMEOUT(card(1)->head().pillText(), QStringLiteral("running…"), 300'000);
    // An output is no block that runs.
    QTRY_VERIFY2(m_window->footer().text().contains(QLatin1String(" of 2 done")),
                 qPrintable(m_window->footer().text()));
    m_window->actions().stop->trigger();
    QVERIFY(QTest::qWaitFor([this] { return !page().isRunning(); }, 300'000));
    QCOMPARE(verdict(3), Verdict::NotChecked);
    QVERIFY(card(3)->head().pillText().isEmpty());
    QVERIFY(card(1)->actions().run().isEnabled());
}

void TestReviewPad::limitIsRaisedForOneBlock()
{
    // The limit on threads does not depend on the speed of the machine.
    QVERIFY(paste(QStringLiteral("```python\nimport threading\ngate = threading.Event()\n"
                                 "threads = [threading.Thread(target=gate.wait) for _ in "
                                 "range(400)]\nfor thread in threads:\n    thread.start()\n"
                                 "gate.set()\nprint('done')\n```\n\nOutput:\n\n```\ndone\n```\n")));
    press(Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(hasRun());
    QCOMPARE(verdict(1), Verdict::LimitHit);
    auto *more = card(1)->result().findChild<QToolButton *>(QStringLiteral("cardButton"));
    QVERIFY(more);
    QTest::mouseClick(more, Qt::LeftButton);
    QVERIFY(page().isRunning());
    QVERIFY(hasRun());
    QCOMPARE(verdict(1), Verdict::Matches);
}

void TestReviewPad::blockOpensAsScratch()
{
    const int pages = m_window->pageCount();
    QTest::mouseClick(&card(1)->actions().openScratch(), Qt::LeftButton);
    QCOMPARE(m_window->pageCount(), pages + 1);
    QVERIFY(m_window->currentPage());
    QVERIFY(m_window->currentPage()->scratch().code.startsWith("import threading"));
    QCOMPARE(m_window->currentPage()->language().id, QStringLiteral("python"));
    m_window->actions().close->trigger();
}

void TestReviewPad::theAnswerIsEditedAsAText()
{
    m_window->tabs().setCurrentIndex(4);
    QVERIFY(m_window->actions().editAsText->isEnabled());
    m_window->actions().editAsText->trigger();
    QVERIFY(m_window->currentPage());
    QCOMPARE(m_window->currentPage()->language().id, QStringLiteral("Markdown"));
    QCOMPARE(m_window->currentPage()->editor().bytes(), QByteArray(kAnswer));
    QVERIFY(!m_window->actions().editAsText->isEnabled());
    m_window->actions().close->trigger();
}

void TestReviewPad::originalTextIsAtHand()
{
    m_window->tabs().setCurrentIndex(4);
    QVERIFY(m_window->currentReview());
    page().bar().original().click();
    QTRY_COMPARE(page().original().editor().bytes(), QByteArray(kAnswer));
    QVERIFY(page().original().isVisible());
    // Esc leads back, too.
    QTest::keyClick(&page().original().editor(), Qt::Key_Escape);
    QVERIFY(!page().original().isVisible());
    page().bar().original().click();
    QVERIFY(page().original().isVisible());
    page().bar().original().click();
    QVERIFY(page().view().isVisible());
}

void TestReviewPad::reviewSurvivesClosing()
{
    const int pages = m_window->pageCount();
    const StoredReview before = page().stored();
    QVERIFY(!before.changes.isEmpty());
    m_window->close();
    QVERIFY(openWindow());
    QCOMPARE(m_window->pageCount(), pages);
    QVERIFY(m_window->currentReview());
    QTRY_VERIFY(!page().isReading());
    QCOMPARE(page().stored(), before);
    QCOMPARE(card(3)->code().shown().panel().shownText(), QStringLiteral("print(3)"));
    QCOMPARE(card(1)->head().language().text(), QStringLiteral("JavaScript"));
}

void TestReviewPad::fileOpensAReview()
{
    const QString path = m_folder->filePath(QStringLiteral("reply.md"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(kAnswer);
    file.close();
    m_window->openFiles({ path });
    QVERIFY(m_window->currentReview());
    QCOMPARE(page().title(), QStringLiteral("reply.md"));
    QTRY_VERIFY(!page().isReading());
}

/// Markdown is a text as well.
void TestReviewPad::markdownCanBeEdited_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<bool>("isReviewed");
    QTest::newRow("with code") << QByteArray(kAnswer) << true;
    QTest::newRow("without code") << QByteArray("# Notes\n\nBuy `milk`.\n") << false;
}

void TestReviewPad::markdownCanBeEdited()
{
    QFETCH(QByteArray, content);
    QFETCH(bool, isReviewed);
    const QString path =
        m_folder->filePath(QString::fromLatin1(QTest::currentDataTag()) + QStringLiteral(".md"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(content) == content.size());
    file.close();
    const int before = m_window->pageCount();
    m_window->openFiles({ path });
    QCOMPARE(m_window->currentReview() != nullptr, isReviewed);
    if (isReviewed) {
        QVERIFY(m_window->offer().isVisible());
        QTest::mouseClick(&m_window->offer().accept(), Qt::LeftButton);
    }
    const ScratchPage *text = m_window->currentPage();
    QVERIFY(text);
    QCOMPARE(text->editor().bytes(), content);
    QCOMPARE(text->language().id, QStringLiteral("Markdown"));
    QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("x"));
    press(Qt::Key_S, Qt::ControlModifier);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), 'x' + content);
    // Once it is a text, it is that tab which opens.
    const int pages = m_window->pageCount();
    m_window->openFiles({ path });
    QCOMPARE(m_window->pageCount(), pages);
    QCOMPARE(m_window->currentPage(), text);
    while (m_window->pageCount() > before)
        m_window->actions().close->trigger();
}

/// After a restart a review shows what it showed, and runs nothing.
void TestReviewPad::resultsComeBack()
{
    const auto keptFile = [this] {
        return QFile::exists(m_store->keptFolder(page().id()) + QStringLiteral("/results"));
    };
    const QString fromBefore = QStringLiteral("From before");
    QVERIFY(!keptFile());
    m_window->actions().run->trigger();
    QVERIFY(hasRun());
    QCOMPARE(verdict(1), Verdict::Matches);
    QCOMPARE(verdict(3), Verdict::Differs);
    QVERIFY(!page().view().topLine().contains(fromBefore));
    const QString summary = page().pane().summary().title();
    QTRY_VERIFY(keptFile());
    m_window->close();
    QVERIFY(openWindow());
    QVERIFY(m_window->currentReview());
    QTRY_VERIFY(!page().isReading());
    QCOMPARE(verdict(1), Verdict::Matches);
    QCOMPARE(verdict(3), Verdict::Differs);
    QCOMPARE(page().review().results[1].run.standardOutput, QByteArray("[1, 2, 3]\n"));
    QCOMPARE(page().pane().summary().title(), summary);
    QVERIFY(page().view().topLine().contains(fromBefore));
    QVERIFY(!page().isRunning());
    // The results of one block that runs now stand beside those from before.
    page().runBlock(1);
    QVERIFY(hasRun());
    QVERIFY(page().view().topLine().contains(fromBefore));
    m_window->actions().run->trigger();
    QVERIFY(hasRun());
    QVERIFY(!page().view().topLine().contains(fromBefore));
}

void TestReviewPad::closedReviewComesBack()
{
    const int pages = m_window->pageCount();
    m_window->actions().close->trigger();
    QCOMPARE(m_window->pageCount(), pages - 1);
    m_window->actions().reopen->trigger();
    QVERIFY(m_window->currentReview());
    QCOMPARE(page().title(), QStringLiteral("reply.md"));
    QTRY_VERIFY(!page().isReading());
    QCOMPARE(page().review().answer.blocks.size(), 5);
}

void TestReviewPad::textWithoutCodeSaysSo()
{
    QVERIFY(paste(QStringLiteral("I cannot help with that, sorry.")));
    if (page().review().answer.blocks.isEmpty())
        QVERIFY(!page().bar().run().isEnabled());
    press(Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(hasRun());
}

SANDPAD_TEST(reviewpad, TestReviewPad)
#include "tst_reviewpad.moc"
