#include "ReviewPadTest.h"
#include "app/scratch/ScratchPage.h"
#include "tests/TestProgram.h"
#include "widgets/cards/FoldCard.h"
#include "widgets/editor/CodeEditor.h"
#include "widgets/output/JumpButton.h"
#include "widgets/output/LongScrollBar.h"
#include "widgets/output/OutputView.h"
#include "widgets/review/BlockCard.h"

#include <QClipboard>
#include <QLineEdit>
#include <QTreeView>

#include <algorithm>
#include <array>

using namespace sandpad;

/// Tab and Shift+Tab in a long output and a long answer: what gets the focus is on the screen.
class TestFocusInSight : public ReviewPadTest
{
    Q_OBJECT

private slots:
    void init() { QVERIFY(startPad()); }
    void cleanup() { endPad(); }
    void tabGoesThroughALongOutput();
    void aTreeKeepsItsKeys();
    void theChosenRowIsPalerWithoutKeys();
    void tabBeginsOnTheScreen_data();
    void tabBeginsOnTheScreen();
    void tabReachesATableWithoutItsHead();
    void whatIsScrolledAwayKeepsTheFocus();
    void whatUnfoldsLeavesTheFocusInTheOutput();
    void tabGoesThroughALongAnswer();

private:
    [[nodiscard]] widgets::OutputView &output() { return m_window->currentPage()->output(); }
    /// Text longer than a screen, a table, text, a tree, text, an error, text.
    void fillOutput();
    /// The card that has the focus, counted from 0; -1: none.
    [[nodiscard]] int focusedCard();
};

namespace {

constexpr int kMostTabs = 300;

/// Is the widget with the focus where a person sees it?
bool isInSight(const QAbstractScrollArea &area)
{
    const QWidget *focused = QApplication::focusWidget();
    const QRect place(focused->mapTo(area.viewport(), QPoint(0, 0)), focused->size());
    const QRect seen = area.viewport()->rect();
    const auto *jump = area.findChild<widgets::JumpButton *>();
    if (jump && jump != focused && jump->isVisible() && jump->geometry().intersects(place)
        && place.height() < seen.height() / 2)
        return false;
    // Of what is higher than the screen its top.
    return place.height() <= seen.height() ? seen.contains(place.adjusted(1, 1, -1, -1))
                                           : seen.contains(place.topLeft());
}

/// Each number once, where several of them stand beside each other.
QList<int> withoutRepeats(QList<int> numbers)
{
    numbers.erase(std::unique(numbers.begin(), numbers.end()), numbers.end());
    return numbers;
}

} // namespace

void TestFocusInSight::fillOutput()
{
    const auto addLines = [this] {
        QByteArray lines;
        for (int i = 0; i < 200; ++i)
            lines += "line " + QByteArray::number(i) + '\n';
        output().add({ {}, runner::Output { runner::Stream::Out, lines } });
    };
    const auto addDisplay = [this](const QString &mime, const QByteArray &data) {
        output().add({ {}, runner::Display { runner::MimeBundle(mime, data) } });
    };
    addLines();
    addDisplay(QStringLiteral("text/html"),
               "<table><tr><th>a</th></tr><tr><td>2</td></tr><tr><td>1</td></tr></table>");
    addLines();
    addDisplay(QStringLiteral("application/json"), R"({"a": {"b": 1}, "c": [1, 2]})");
    addLines();
    runner::ErrorReport error;
    error.type = QStringLiteral("ValueError");
    error.message = QStringLiteral("no");
    output().add({ {}, error });
    addLines();
    QTRY_COMPARE(output().cards().size(), 3);
    output().setFocus();
    QTRY_VERIFY(output().hasFocus());
}

int TestFocusInSight::focusedCard()
{
    const QWidget *focused = QApplication::focusWidget();
    const auto cards = output().cards();
    for (int i = 0; i < cards.size(); ++i) {
        if (cards[i] == focused || cards[i]->isAncestorOf(focused))
            return i;
    }
    return -1;
}

void TestFocusInSight::aTreeKeepsItsKeys()
{
    fillOutput();
    auto *tree = output().cards().at(1)->findChild<QTreeView *>();
    QVERIFY(tree);
    tree->setFocus();
    tree->setCurrentIndex(tree->model()->index(0, 0, tree->model()->index(0, 0)));
    // The window has a command with the same key.
    press(Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral(R"(["a"])"));
}

void TestFocusInSight::theChosenRowIsPalerWithoutKeys()
{
    fillOutput();
    auto *tree = output().cards().at(1)->findChild<QTreeView *>();
    tree->setFocus(Qt::TabFocusReason);
    QVERIFY(tree->selectionModel()->hasSelection());
    const widgets::Theme &theme = output().theme();
    // All of the row, also where it is indented.
    const auto grounds = [tree] {
        const QModelIndex row = tree->currentIndex();
        const QImage picture = tree->viewport()->grab().toImage();
        const int y = tree->visualRect(row).center().y();
        return std::array { picture.pixelColor(1, y), picture.pixelColor(picture.width() - 2, y) };
    };
    const QModelIndex inner = tree->model()->index(0, 0, tree->model()->index(0, 0));
    tree->setCurrentIndex(inner);
    QCOMPARE(grounds()[0].name(), theme.selection.name());
    QCOMPARE(grounds()[1].name(), theme.selection.name());
    output().setFocus();
    QCOMPARE(grounds()[0].name(), theme.infoSurface.name());
    QCOMPARE(grounds()[1].name(), theme.infoSurface.name());
}

void TestFocusInSight::tabGoesThroughALongOutput()
{
    fillOutput();
    press(Qt::Key_Home, {});
    QList<int> seen;
    while (output().isAncestorOf(QApplication::focusWidget()) && seen.size() < kMostTabs) {
        press(Qt::Key_Tab, {});
        QCoreApplication::processEvents();
        const int card = focusedCard();
        if (card < 0)
            break;
        QVERIFY2(isInSight(output()), qPrintable(QApplication::focusWidget()->accessibleName()));
        seen.append(card);
    }
    QCOMPARE(withoutRepeats(seen), QList({ 0, 1, 2 }));
    // And back, from where Tab has led to.
    QList<int> back;
    while (!output().hasFocus() && back.size() < kMostTabs) {
        press(Qt::Key_Tab, Qt::ShiftModifier);
        QCoreApplication::processEvents();
        const int card = focusedCard();
        if (card < 0)
            continue;
        QVERIFY2(isInSight(output()), qPrintable(QApplication::focusWidget()->accessibleName()));
        back.append(card);
    }
    QCOMPARE(withoutRepeats(back), QList({ 2, 1, 0 }));
    QCOMPARE(back.size(), seen.size());
}

void TestFocusInSight::tabBeginsOnTheScreen_data()
{
    QTest::addColumn<int>("above"); ///< this card's bottom is the top of the screen
    QTest::addColumn<int>("expected");
    QTest::newRow("the first below") << 0 << 1;
    QTest::newRow("none below") << 2 << 2;
}

void TestFocusInSight::tabBeginsOnTheScreen()
{
    QFETCH(int, above);
    QFETCH(int, expected);
    fillOutput();
    auto *bar = output().findChild<widgets::LongScrollBar *>();
    const widgets::Card *card = output().cards()[above];
    bar->setOffset(0);
    // A card that is far has no place, so the screen goes down until it is near.
    while (card->isHidden() || card->geometry().bottom() + 100 > 0) {
        QVERIFY(bar->value() < bar->maximum());
        bar->setOffset(bar->offset() + 50);
    }
    press(Qt::Key_Tab, {});
    QCOMPARE(focusedCard(), expected);
    QVERIFY(isInSight(output()));
}

void TestFocusInSight::tabReachesATableWithoutItsHead()
{
    fillOutput();
    const widgets::Card *table = output().cards().first();
    auto *bar = output().findChild<widgets::LongScrollBar *>();
    // Its controls in their order, with the table in sight.
    press(Qt::Key_Home, {});
    press(Qt::Key_Tab, {});
    const QWidget *first = QApplication::focusWidget();
    QCOMPARE(focusedCard(), 0);
    output().setFocus();
    while (table->geometry().top() > -60) {
        QVERIFY(bar->value() < bar->maximum());
        bar->setOffset(bar->offset() + 10);
    }
    QVERIFY(table->geometry().bottom() > 0);
    press(Qt::Key_Tab, {});
    QCOMPARE(QApplication::focusWidget(), first);
    QVERIFY(isInSight(output()));
}

void TestFocusInSight::whatIsScrolledAwayKeepsTheFocus()
{
    fillOutput();
    press(Qt::Key_Home, {});
    press(Qt::Key_Tab, {});
    QWidget *focused = QApplication::focusWidget();
    QCOMPARE(focusedCard(), 0);
    output().scrollToEnd();
    QCoreApplication::processEvents();
    QCOMPARE(QApplication::focusWidget(), focused);
    QVERIFY(output().isAtEnd());
    QVERIFY(!isInSight(output()));
    press(Qt::Key_Tab, {});
    QVERIFY(isInSight(output()));
    QVERIFY(!output().isAtEnd());
}

void TestFocusInSight::whatUnfoldsLeavesTheFocusInTheOutput()
{
    QByteArray value("'");
    for (int i = 0; i < 3000; ++i)
        value += "line " + QByteArray::number(i) + '\n';
    output().add({ {}, runner::Value { runner::MimeBundle(QStringLiteral("text/plain"), value) } });
    QTRY_COMPARE(output().cards().size(), 1);
    QVERIFY(qobject_cast<widgets::FoldCard *>(output().cards().first()));
    output().setFocus();
    press(Qt::Key_Tab, {});
    QCOMPARE(focusedCard(), 0);
    press(Qt::Key_Space, {});
    QTRY_COMPARE(output().cards().size(), 0);
    QVERIFY(output().hasFocus());
}

void TestFocusInSight::tabGoesThroughALongAnswer()
{
    constexpr int kBlocks = 12;
    QString answer;
    for (int i = 1; i <= kBlocks; ++i) {
        answer += QStringLiteral("Number %1:\n\n```python\n").arg(i);
        for (int line = 0; line < 30; ++line)
            answer += QStringLiteral("x = %1\n").arg(line);
        answer += QStringLiteral("print(x)\n```\n\n");
    }
    QVERIFY(paste(answer));
    const widgets::ReviewView &view = page().view();
    press(Qt::Key_Home, {});
    for (const auto modifiers : { Qt::NoModifier, Qt::ShiftModifier }) {
        QList<int> seen;
        for (int i = 0; i < kMostTabs; ++i) {
            press(Qt::Key_Tab, modifiers);
            const QWidget *focused = QApplication::focusWidget();
            if (!view.viewport()->isAncestorOf(focused)) {
                if (seen.isEmpty())
                    continue; // on the way there
                break;
            }
            QTRY_VERIFY2(isInSight(view), qPrintable(focused->accessibleName()));
            seen.append(view.currentBlock());
        }
        QList<int> expected;
        for (int i = 1; i <= kBlocks; ++i)
            expected.append(modifiers == Qt::NoModifier ? i : kBlocks + 1 - i);
        QCOMPARE(withoutRepeats(seen), expected);
    }
}

SANDPAD_TEST(focusinsight, TestFocusInSight)
#include "tst_focusinsight.moc"
