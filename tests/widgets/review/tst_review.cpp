#include "tests/TestProgram.h"
#include "widgets/cards/files/FilesCard.h"
#include "widgets/cards/values/FigureCard.h"
#include "widgets/controls/IconButton.h"
#include "widgets/controls/StyleSheet.h"
#include "widgets/editor/CodeEditor.h"
#include "widgets/figures/FigureViewer.h"
#include "widgets/review/BlockActions.h"
#include "widgets/review/BlockCard.h"
#include "widgets/review/BlockHead.h"
#include "widgets/review/CodePart.h"
#include "widgets/review/Excerpt.h"
#include "widgets/review/ExcerptView.h"
#include "widgets/review/RepairList.h"
#include "widgets/review/ResultPart.h"
#include "widgets/review/ReviewNotes.h"
#include "widgets/review/ReviewView.h"
#include "widgets/review/RoleMenu.h"

#include <QApplication>
#include <QClipboard>
#include <QImage>
#include <QLabel>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

#include <algorithm>

using namespace sandpad;
using namespace sandpad::widgets;
using runner::Verdict;

/// The view of a review with invented blocks, ordinary and hostile ones.
class TestReview : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QTest::failOnWarning(); }
    void init();
    void cleanup() { m_view.reset(); }

    void excerptsAreSmall_data();
    void excerptsAreSmall();
    void excerptStartsNearWhatIsMarked();
    void blockIsShown();
    void differencesAreMarked();
    void severalComparisonsStandBelowEachOther();
    void shortLinesThatMatchAreOneText();
    void whatComparisonsLeaveOutIsShown_data();
    void whatComparisonsLeaveOutIsShown();
    void errorFigureAndFilesAreShown();
    void figureStaysWholeInAnotherTheme();
    void languageIsOneClick();
    void outputOfAnotherBlockCanBecomeCode();
    void repairsAreListedAndUndone();
    void codeIsEditedInPlace();
    void limitOffersMore();
    void keysGoFromCardToCard();
    void narrowWindowHasOneColumn();
    void fiveThousandBlocks();
    void oneBlockOfTenMegabytes();
    void oneLineOfTenMegabytes();
    void hostileCharactersAreLabels();
    void selectedTextIsCopied();
    void whatCannotRunIsFolded();
    void longSentenceHasRoom();

private:
    static ReviewItem python(int index, const QString &code);
    static ReviewItem compared(int index, Verdict verdict, const QString &claimed,
                               const QString &actual);
    static QList<runner::LanguageInfo> languages();
    BlockCard *show(const ReviewItem &item);

    std::unique_ptr<ReviewView> m_view;
};

QList<runner::LanguageInfo> TestReview::languages()
{
    runner::LanguageInfo python;
    python.id = QStringLiteral("python");
    python.name = python.definition = QStringLiteral("Python");
    runner::LanguageInfo javascript;
    javascript.id = QStringLiteral("javascript");
    javascript.name = javascript.definition = QStringLiteral("JavaScript");
    return { python, javascript };
}

ReviewItem TestReview::python(int index, const QString &code)
{
    ReviewItem item;
    item.block.index = index;
    item.block.role = runner::BlockRole::Code;
    item.block.languageId = QStringLiteral("python");
    item.block.confidence = 1;
    item.block.original = item.block.code = code;
    return item;
}

ReviewItem TestReview::compared(int index, Verdict verdict, const QString &claimed,
                                const QString &actual)
{
    ReviewItem item = python(index, QStringLiteral("print(1)"));
    item.result = runner::BlockResult {};
    item.result->hasRun = true;
    item.result->verdict = verdict;
    item.result->run.outcome = runner::Completed {};
    runner::Comparison comparison;
    comparison.verdict = verdict;
    comparison.claimed = claimed;
    comparison.actual = actual;
    item.result->comparisons = { comparison };
    return item;
}

void TestReview::init()
{
    m_view = std::make_unique<ReviewView>(languages());
    m_view->setTheme(Theme::light());
    m_view->setStyleSheet(styleSheet(Theme::light()));
    m_view->resize(1280, 700);
    m_view->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
}

BlockCard *TestReview::show(const ReviewItem &item)
{
    m_view->setItems({ item });
    const int index = item.block.index;
    if (!QTest::qWaitFor([&] { return m_view->card(index) && m_view->card(index)->isVisible(); }))
        return nullptr;
    return m_view->card(index);
}

void TestReview::excerptsAreSmall_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<qsizetype>("lines");
    QTest::addColumn<bool>("isWhole");

    QTest::newRow("nothing") << QString() << qsizetype(1) << true;
    QTest::newRow("one line") << QStringLiteral("a") << qsizetype(1) << true;
    QTest::newRow("a line end at the end") << QStringLiteral("a\nb\n") << qsizetype(2) << true;
    QTest::newRow("only line ends") << QString(100, u'\n') << qsizetype(16) << false;
    QTest::newRow("many lines") << QStringLiteral("ab\n").repeated(100'000) << qsizetype(16)
                                << false;
    QTest::newRow("a long line") << QString(1'000'000, u'x') << qsizetype(3) << false;
}

void TestReview::excerptsAreSmall()
{
    QFETCH(const QString, text);
    QFETCH(const qsizetype, lines);
    QFETCH(const bool, isWhole);
    const Excerpt excerpt = excerptOf(text, {});
    QCOMPARE(excerpt.lines.size(), lines);
    QCOMPARE(excerpt.isWhole(), isWhole);
    for (const Excerpt::Line &line : excerpt.lines)
        QVERIFY(line.start + line.length <= text.size());
}

void TestReview::excerptStartsNearWhatIsMarked()
{
    const QString text = QStringLiteral("12345\n").repeated(10'000);
    const Excerpt excerpt = excerptOf(text, {}, 30'001);
    QVERIFY(excerpt.startsLater);
    QCOMPARE(excerpt.lines.first().start, 29'988);
    // A part of a very long line is shown with the text before it.
    const Excerpt within = excerptOf(QString(1'000'000, u'x'), {}, 500'000);
    QVERIFY(within.lines.first().start > 499'000 && within.lines.first().start <= 500'000);
}

void TestReview::blockIsShown()
{
    ReviewItem item = python(3, QStringLiteral("print(sorted([3, 1, 2]))\n"));
    item.block.confidence = 0.62;
    item.block.warnings = { QStringLiteral("It shadows a module.") };
    item.block.claims = { { .kind = runner::ClaimKind::Output,
                            .text = QStringLiteral("[1, 2, 3]"),
                            .line = 0,
                            .inputLine = 4 } };
    const BlockCard *card = show(item);
    QVERIFY(card);
    QCOMPARE(card->accessibleName(), QStringLiteral("Block 3"));
    QCOMPARE(card->head().language().text(), QStringLiteral("Python"));
    QCOMPARE(card->head().pillText(), QString());
    QVERIFY(card->warningText().contains(QLatin1String("shadows")));
    QCOMPARE(card->code().shown().panel().shownText(), QStringLiteral("print(sorted([3, 1, 2]))"));
    QCOMPARE(card->result().texts().first()->panel().shownText(), QStringLiteral("[1, 2, 3]"));
    // The code is coloured: a name and a number look different.
    QVERIFY(card->code().shown().panel().lines().first().runs.size() > 3);
}

void TestReview::differencesAreMarked()
{
    ReviewItem item = compared(1, Verdict::Differs, QStringLiteral("total 3"),
                               QStringLiteral("total 2 at 17:45"));
    item.result->comparisons.first().claimedDifferences = { { 6, 1 } };
    item.result->comparisons.first().actualDifferences = { { 6, 1 } };
    item.result->comparisons.first().masked = { { 11, 5 } };
    const BlockCard *card = show(item);
    QVERIFY(card);
    QCOMPARE(card->head().pillText(), QStringLiteral("differs"));
    const auto backgroundAt = [](const TextLine &line, qsizetype unit) {
        const auto after = std::ranges::upper_bound(line.runs, unit, {}, &TextRun::start);
        return QColor(std::prev(after)->attributes.background.rgbValue());
    };
    for (const Theme &theme : { Theme::light(), Theme::dark() }) {
        m_view->setTheme(theme);
        const TextLine claimed = card->result().texts().at(0)->panel().lines().first();
        const TextLine actual = card->result().texts().at(1)->panel().lines().first();
        QCOMPARE(backgroundAt(claimed, 6), theme.errorMark);
        QVERIFY(backgroundAt(claimed, 5) != theme.errorMark);
        QCOMPARE(backgroundAt(actual, 6), theme.successMark);
        QCOMPARE(backgroundAt(actual, 12), theme.warningMark);
    }
}

void TestReview::severalComparisonsStandBelowEachOther()
{
    ReviewItem item = compared(1, Verdict::Matches, {}, {});
    item.result->comparisons.clear();
    for (int line = 1; line <= 50; ++line) {
        runner::Comparison comparison;
        comparison.claimed = comparison.actual = QString::number(line).repeated(40);
        comparison.line = line;
        item.result->comparisons.append(comparison);
    }
    const BlockCard *card = show(item);
    QVERIFY(card);
    QCOMPARE(card->result().texts().size(), 20); // of ten; the others on demand
    const auto texts = card->result().texts();
    QTRY_VERIFY(texts.at(2)->y() > texts.at(0)->y());
    QVERIFY(texts.at(1)->x() > texts.at(0)->x());
    QCOMPARE(texts.at(1)->y(), texts.at(0)->y());
}

void TestReview::shortLinesThatMatchAreOneText()
{
    ReviewItem item = compared(1, Verdict::Differs, {}, {});
    item.result->comparisons.clear();
    for (int line = 1; line <= 5; ++line) {
        runner::Comparison comparison;
        comparison.claimed = QString::number(line);
        comparison.actual = line == 3 ? QStringLiteral("0") : comparison.claimed;
        comparison.verdict = line == 3 ? Verdict::Differs : Verdict::Matches;
        comparison.line = line;
        item.result->comparisons.append(comparison);
    }
    const BlockCard *card = show(item);
    QVERIFY(card);
    QStringList shown;
    for (const ExcerptView *text : card->result().texts())
        shown.append(text->panel().shownText());
    const QStringList wanted { QStringLiteral("1\n2"), QStringLiteral("1\n2"),
                               QStringLiteral("3"),    QStringLiteral("0"),
                               QStringLiteral("4\n5"), QStringLiteral("4\n5") };
    QCOMPARE(shown, wanted);
}

void TestReview::whatComparisonsLeaveOutIsShown_data()
{
    QTest::addColumn<QByteArray>("printed");
    QTest::addColumn<bool>("isMore");
    QTest::newRow("one of them is no output") << QByteArray("3\n") << false;
    QTest::newRow("both printed") << QByteArray("[1, 2]\n3\n") << false;
    QTest::newRow("in another order") << QByteArray("3\n[1, 2]\n") << true;
    QTest::newRow("a line more") << QByteArray("3\nmore\n") << true;
    QTest::newRow("nothing printed") << QByteArray() << false;
}

void TestReview::whatComparisonsLeaveOutIsShown()
{
    QFETCH(QByteArray, printed);
    QFETCH(bool, isMore);
    ReviewItem item =
        compared(1, Verdict::Matches, QStringLiteral("[1, 2]"), QStringLiteral("[1, 2]"));
    item.result->comparisons.first().line = 1;
    runner::Comparison second;
    second.claimed = second.actual = QStringLiteral("3");
    second.line = 2;
    item.result->comparisons.append(second);
    item.result->run.standardOutput = printed;
    const BlockCard *card = show(item);
    QVERIFY(card);
    QCOMPARE(card->result().texts().size(), isMore ? 3 : 2);
}

void TestReview::errorFigureAndFilesAreShown()
{
    ReviewItem item = compared(1, Verdict::Matches, {}, {});
    item.result->comparisons.clear();
    item.result->verdict = runner::Verdict::Fails;
    runner::RunResult &run = item.result->run;
    run.standardOutput = "before\n";
    run.outcome = runner::Completed { .exitCode = 1 };
    run.error = runner::ErrorReport {};
    run.error->type = QStringLiteral("ZeroDivisionError");
    run.error->message = QStringLiteral("<b>division</b> by zero");
    run.displays = { { QStringLiteral("image/svg+xml"),
                       "<svg xmlns='http://www.w3.org/2000/svg' width='40' height='30'/>" } };
    runner::FileEntry file;
    file.name = QStringLiteral("a.txt");
    file.content = "x";
    run.files = { file };
    const BlockCard *card = show(item);
    QVERIFY(card);
    QCOMPARE(card->result().texts().first()->panel().shownText(), QStringLiteral("before"));
    QCOMPARE(card->result().cards().size(), 2);
    QVERIFY(qobject_cast<FigureCard *>(card->result().cards().at(0)));
    QVERIFY(qobject_cast<FilesCard *>(card->result().cards().at(1)));
    const auto labels = card->result().findChildren<QLabel *>();
    QVERIFY(std::ranges::any_of(labels, [](const QLabel *label) {
        return label->text() == QLatin1String("ZeroDivisionError: <b>division</b> by zero")
            && label->textFormat() == Qt::PlainText;
    }));
    emit card->result().cards().at(0)->requested(ShowFigures {});
    const auto viewers = m_view->findChildren<FigureViewer *>();
    QCOMPARE(viewers.size(), 1);
    QVERIFY(viewers.first()->isVisible());
    viewers.first()->close();
}

void TestReview::figureStaysWholeInAnotherTheme()
{
    ReviewItem item = compared(1, Verdict::Matches, {}, {});
    item.result->comparisons.clear();
    item.result->run.displays = { { QStringLiteral("image/svg+xml"),
                                    "<svg xmlns='http://www.w3.org/2000/svg' width='300' "
                                    "height='250'/>" } };
    const BlockCard *card = show(item);
    const auto figure = [card] {
        return qobject_cast<FigureCard *>(card->result().cards().value(0));
    };
    const auto isWhole = [&] {
        return figure() && figure()->isShown()
            && figure()->height() >= figure()->heightFor(figure()->width())
            && card->result().height() >= figure()->height();
    };
    QTRY_VERIFY(isWhole());
    const FigureCard *before = figure();
    m_view->setTheme(Theme::dark());
    QTRY_VERIFY(isWhole());
    QCOMPARE(figure(), before); // a large display is not read again
    QCOMPARE(before->palette(), Theme::dark().palette());
}

void TestReview::languageIsOneClick()
{
    const BlockCard *card = show(python(1, QStringLiteral("x")));
    QVERIFY(card);
    QSignalSpy chosen(m_view.get(), &ReviewView::roleChosen);
    QTest::mouseClick(&card->head().language(), Qt::LeftButton);
    auto *menu = qobject_cast<RoleMenu *>(QApplication::activePopupWidget());
    QVERIFY(menu);
    QTest::keyClick(menu, Qt::Key_Down);
    QTest::keyClick(menu, Qt::Key_Down);
    QTest::keyClick(menu, Qt::Key_Return);
    QCOMPARE(chosen.size(), 1);
    QCOMPARE(chosen.first().at(0).toInt(), 1);
    QCOMPARE(chosen.first().at(2).toString(), QStringLiteral("javascript"));
}

void TestReview::outputOfAnotherBlockCanBecomeCode()
{
    ReviewItem item = python(1, QStringLiteral("x"));
    runner::AnswerBlock output;
    output.index = 2;
    output.role = runner::BlockRole::Output;
    item.outputs = { output };
    const BlockCard *card = show(item);
    QVERIFY(card);
    QSignalSpy chosen(m_view.get(), &ReviewView::roleChosen);
    QTest::mouseClick(&card->head().language(), Qt::LeftButton);
    QWidget *menu = QApplication::activePopupWidget();
    QVERIFY(menu);
    // The last entry is a menu for the block that claims the output.
    QTest::keyClick(menu, Qt::Key_Up);
    QTest::keyClick(menu, Qt::Key_Right);
    QTRY_VERIFY(QApplication::activePopupWidget() != menu);
    QWidget *inner = QApplication::activePopupWidget();
    QTest::keyClick(inner, Qt::Key_Return);
    QCOMPARE(chosen.size(), 1);
    QCOMPARE(chosen.first().at(0).toInt(), 2);
}

void TestReview::repairsAreListedAndUndone()
{
    ReviewItem item = python(1, QStringLiteral("print(' ')"));
    item.block.original = QStringLiteral("print(\u2018 \u2019)");
    item.block.repairs = { { .kind = QStringLiteral("space"),
                             .line = 1,
                             .before = QString(QChar(0x200B)),
                             .after = {} } };
    const BlockCard *card = show(item);
    QVERIFY(card);
    m_view->reviewRepairs();
    QVERIFY2(card->repairs()->listText().contains(QStringLiteral("‹ZWSP› → nothing")),
             qPrintable(card->repairs()->listText()));
    QSignalSpy undone(m_view.get(), &ReviewView::repairsUndone);
    QTest::mouseClick(&card->repairs()->undo(), Qt::LeftButton);
    QCOMPARE(undone.size(), 1);
    QCOMPARE(undone.first().at(1).toBool(), true);
    item.isUnrepaired = true;
    item.block.code = item.block.original;
    m_view->setItem(item);
    QCOMPARE(card->code().shown().panel().shownText(), item.block.original);
    QTest::mouseClick(&card->repairs()->undo(), Qt::LeftButton);
    QCOMPARE(undone.last().at(1).toBool(), false);
}

void TestReview::codeIsEditedInPlace()
{
    const BlockCard *card = show(python(1, QStringLiteral("x")));
    QVERIFY(card);
    QSignalSpy edited(m_view.get(), &ReviewView::codeEdited);
    QTest::mouseClick(&card->actions().edit(), Qt::LeftButton);
    CodeEditor *editor = card->code().editor();
    QVERIFY(editor && editor->isVisible());
    QTest::keyClicks(editor, QStringLiteral("yz"));
    QTest::keyClick(editor, Qt::Key_Escape);
    QCOMPARE(edited.size(), 1);
    QCOMPARE(edited.first().at(1).toString(), QStringLiteral("yzx"));
    QVERIFY(!card->code().isEditing());
    QCOMPARE(card->code().shown().panel().shownText(), QStringLiteral("yzx"));
}

void TestReview::limitOffersMore()
{
    ReviewItem item = compared(7, Verdict::LimitHit, {}, {});
    item.result->comparisons.clear();
    item.result->verdict = runner::Verdict::LimitHit;
    item.result->run.outcome =
        runner::LimitHit { .kind = runner::LimitKind::Cpu, .value = 5, .used = 5 };
    const BlockCard *card = show(item);
    QVERIFY(card);
    QSignalSpy given(m_view.get(), &ReviewView::permissionGiven);
    auto *button = card->result().findChild<QToolButton *>(QStringLiteral("cardButton"));
    QVERIFY(button);
    QCOMPARE(button->text(), QStringLiteral("Run again with 20 s"));
    QTest::mouseClick(button, Qt::LeftButton);
    QCOMPARE(given.size(), 1);
    QCOMPARE(given.first().at(0).toInt(), 7);
}

void TestReview::keysGoFromCardToCard()
{
    QList<ReviewItem> items;
    for (int i = 1; i <= 100; ++i)
        items.append(python(i, QStringLiteral("x\ny\nz\n")));
    m_view->setItems(items);
    QTRY_VERIFY(m_view->card(1) && m_view->card(1)->isVisible());
    m_view->setFocus();
    QTest::keyClick(m_view.get(), Qt::Key_Down);
    QVERIFY(m_view->card(1)->hasFocus());
    for (int i = 1; i < 40; ++i) {
        QVERIFY(m_view->card(i));
        QTest::keyClick(m_view->card(i), Qt::Key_Down);
    }
    QVERIFY(m_view->card(40) && m_view->card(40)->hasFocus());
    QTRY_VERIFY(m_view->viewport()->rect().intersects(m_view->card(40)->geometry()));
    QSignalSpy run(m_view.get(), &ReviewView::runRequested);
    QTest::keyClick(m_view->card(40), Qt::Key_Return);
    QCOMPARE(run.size(), 1);
    QCOMPARE(run.first().first().toInt(), 40);
    m_view->setFocus();
    QTest::keyClick(m_view.get(), Qt::Key_Up);
    QVERIFY(m_view->card(39)->hasFocus());
}

void TestReview::narrowWindowHasOneColumn()
{
    const ReviewItem item = compared(1, Verdict::Matches, QStringLiteral("1"), QStringLiteral("1"));
    const BlockCard *card = show(item);
    QVERIFY(card);
    const auto texts = card->result().texts();
    QTRY_VERIFY(texts.at(1)->x() > texts.at(0)->x());
    QVERIFY(card->result().x() > card->code().geometry().right());
    m_view->resize(360, 700);
    QTRY_VERIFY(texts.at(1)->y() > texts.at(0)->geometry().bottom());
    QVERIFY(card->result().y() > card->code().geometry().bottom());
    QVERIFY(card->geometry().right() < m_view->viewport()->width());
}

void TestReview::fiveThousandBlocks()
{
    QList<ReviewItem> items;
    const QString text =
        QStringLiteral("print('some line of code, number', 12345)\n").repeated(250);
    for (int i = 1; i <= 5'000; ++i)
        items.append(python(i, text)); // 50 MB in all
    m_view->setItems(items);
    QTRY_VERIFY(m_view->card(1) && m_view->card(1)->isVisible());
    QVERIFY(m_view->cardCount() < 30);
    m_view->verticalScrollBar()->setValue(m_view->verticalScrollBar()->maximum());
    QTRY_VERIFY(m_view->card(5'000) && m_view->card(5'000)->isVisible());
    QTRY_VERIFY(!m_view->card(1));
    QVERIFY(m_view->cardCount() < 30);
    m_view->showBlock(2'500);
    QTRY_VERIFY(m_view->card(2'500)
                && m_view->viewport()->rect().intersects(m_view->card(2'500)->geometry()));
}

void TestReview::oneBlockOfTenMegabytes()
{
    const QString text = QStringLiteral("x = 1  # a line of it\n").repeated(480'000);
    ReviewItem item = compared(1, Verdict::Matches, text, text);
    item.block.code = text;
    const BlockCard *card = show(item);
    QVERIFY(card);
    QVERIFY(card->height() < 2'000);
    const ExcerptView &shown = card->code().shown();
    QVERIFY(shown.more());
    QTest::mouseClick(shown.more(), Qt::LeftButton);
    QCOMPARE(shown.panel().lines().size(), 2'000);
    QTRY_VERIFY(card->height() > 20'000);
}

void TestReview::oneLineOfTenMegabytes()
{
    ReviewItem item = python(1, QString(10'000'000, u'x'));
    const BlockCard *card = show(item);
    QVERIFY(card);
    QVERIFY(card->height() < 2'000);
    QVERIFY(card->code().shown().more());
}

void TestReview::hostileCharactersAreLabels()
{
    const QString hostile = QStringLiteral("a = \u202Eb\u2066c") + QChar(0) + QChar(0xD800);
    ReviewItem item = compared(1, Verdict::Differs, hostile, hostile);
    item.result->comparisons.first().claimedDifferences = { { 2, 1'000 }, { 900, 4 } };
    item.block.code = hostile;
    item.block.label = QStringLiteral("\u202Epy");
    item.block.fileName = QStringLiteral("x\u202Eyp.exe");
    item.block.warnings = { QStringLiteral("Line 1 has \u202E in it.") };
    const BlockCard *card = show(item);
    QVERIFY(card);
    const QString shown = card->code().shown().panel().shownText();
    QVERIFY2(shown.contains(QStringLiteral("‹RLO›b‹LRI›c‹x00›")), qPrintable(shown));
    QVERIFY(card->warningText().contains(QStringLiteral("‹RLO›")));
    const QImage image = m_view->grab().toImage();
    QVERIFY(!image.isNull());
    // The copied code is the code that runs.
    card->actions().copy().click();
    QVERIFY(QGuiApplication::clipboard()->text().startsWith(QStringLiteral("a = \u202Eb")));
}

void TestReview::selectedTextIsCopied()
{
    const BlockCard *card = show(python(1, QStringLiteral("one two\nthree\n")));
    QVERIFY(card);
    TextPanel &panel = card->code().shown().panel();
    panel.setFocus();
    QTest::keyClick(&panel, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClick(&panel, Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("one two\nthree"));
}

void TestReview::whatCannotRunIsFolded()
{
    ReviewItem item = python(1, QStringLiteral("import requests\nprint(1)"));
    item.result = runner::BlockResult {};
    item.result->verdict = runner::Verdict::CannotRun;
    item.result->reason = QStringLiteral("It needs a package.");
    BlockCard *card = show(item);
    QVERIFY(card && card->isFolded());
    QCOMPARE(card->head().sentence(), QStringLiteral("It needs a package."));
    const int folded = card->height();
    card->setFocus();
    QTest::keyClick(card, Qt::Key_Return);
    QVERIFY(!card->isFolded());
    QTRY_VERIFY(card->height() > folded);
    QCOMPARE(card->code().shown().panel().shownText(), item.block.code);
    // A new result does not fold what a person has unfolded.
    m_view->setItem(item);
    QVERIFY(!card->isFolded());
    QTest::mouseClick(&card->head().fold(), Qt::LeftButton);
    QVERIFY(card->isFolded());
    QTRY_COMPARE(card->height(), folded);
}

/// A sentence of several lines has as much space above as below.
void TestReview::longSentenceHasRoom()
{
    m_view->resize(900, 600); // number and sentence are one row
    ReviewItem item = python(1, QStringLiteral("import requests"));
    item.result = runner::BlockResult {};
    item.result->verdict = runner::Verdict::CannotRun;
    item.result->reason = QStringLiteral("It needs a package. ").repeated(20);
    BlockCard *card = show(item);
    QVERIFY(card);
    const BlockHead &head = card->head();
    const QRect sentence = head.sentenceLabel().geometry();
    QVERIFY(sentence.height() > 2 * head.sentenceLabel().fontMetrics().height());
    QVERIFY(sentence.top() > 0);
    QCOMPARE(head.height() - sentence.bottom() - 1, sentence.top());
}

SANDPAD_TEST(review, TestReview)
#include "tst_review.moc"
