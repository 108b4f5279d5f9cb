#include "tests/TestProgram.h"
#include "widgets/cards/values/TableCard.h"
#include "widgets/controls/StyleSheet.h"

#include <QApplication>
#include <QClipboard>
#include <QFileDialog>
#include <QHelpEvent>
#include <QLineEdit>
#include <QMenu>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>
#include <QToolTip>
#include <QWheelEvent>

#include <algorithm>
#include <memory>

using namespace sandpad::widgets;

/// What a person does with a table: filter its rows, sort them by keys, read a long cell.
class TestTable : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QTest::failOnWarning(); }
    void rowsAreFiltered_data();
    void rowsAreFiltered();
    void theFilterHoldsTheHeightWhileItIsTyped();
    void theFilterKeepsTheOrder();
    void whatIsCopiedIsWhatFits();
    void whatIsSavedIsWhatFits_data();
    void whatIsSavedIsWhatFits();
    void aShortTableHasNoFilter();
    void theHeadsStayInSight();
    void aCellIsChosenAndCopied();
    void pointsStandBelowEachOther_data();
    void pointsStandBelowEachOther();
    void longTextsTakeTheRoomThatIsLeft();
    void numbersOfTheLastRowsHaveRoom();
    void theWheelScrollsSideways();
    void whatWasCopiedIsTold();
    void columnsAreSortedByKeys();
    void columnsOfSeveralHeadsHaveTheirNames();
    void aLongCellIsReadInFull();
    void cellsStayThemselves_data();
    void cellsStayThemselves();
    void aCellWithoutEndIsDropped();
    void tablesShareTheirRoom();

private:
    static HtmlTable table(int rows)
    {
        HtmlTable table;
        table.head = { { QStringLiteral("n"), QStringLiteral("R&D") } };
        for (int i = 0; i < rows; ++i)
            table.rows.append(
                { QString::number(i),
                  i % 2 == 0 ? QStringLiteral("Even number") : QStringLiteral("odd number") });
        return table;
    }
    static std::unique_ptr<TableCard> cardOf(HtmlTable table)
    {
        auto card = std::make_unique<TableCard>(std::move(table), QString(), nullptr);
        card->setTheme(Theme::light());
        card->resize(500, card->heightFor(500));
        card->show();
        return card;
    }
    static QToolButton *buttonOf(const TableCard &card, const char *text)
    {
        const auto buttons = card.findChildren<QToolButton *>();
        const auto found = std::ranges::find(buttons, QString::fromUtf8(text), &QToolButton::text);
        return found == buttons.end() ? nullptr : *found;
    }
};

void TestTable::rowsAreFiltered_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<int>("rows");
    QTest::newRow("nothing") << QString() << 20;
    QTest::newRow("in any case") << QStringLiteral("even") << 10;
    QTest::newRow("each word") << QStringLiteral("number 1") << 11; // 1 and 10 to 19
    QTest::newRow("words in any order") << QStringLiteral("1 odd") << 6; // 1, 11, 13 to 19
    QTest::newRow("spaces alone") << QStringLiteral("  ") << 20;
    QTest::newRow("no row") << QStringLiteral("xyz") << 0;
}

void TestTable::rowsAreFiltered()
{
    QFETCH(QString, typed);
    QFETCH(int, rows);
    const auto card = cardOf(table(20));
    const int before = card->heightFor(500);
    auto *filter = card->findChild<QLineEdit *>();
    QVERIFY(filter);
    QVERIFY(filter->isVisible());
    QTest::keyClicks(filter, typed);
    QCOMPARE(card->rows().size(), rows);
    QCOMPARE(card->searchedLines().size(), 2 + 2 * rows);
    QCOMPARE(card->heightFor(500) < before, rows < 20);
    filter->clear();
    QCOMPARE(card->rows().size(), 20);
    QCOMPARE(card->heightFor(500), before);
}

/// Only while somebody types into the field, what is above the card must not move.
void TestTable::theFilterHoldsTheHeightWhileItIsTyped()
{
    QWidget view;
    view.resize(600, 500);
    const auto owned = cardOf(table(20));
    TableCard &card = *owned;
    card.setParent(&view);
    view.show();
    QVERIFY(QTest::qWaitForWindowActive(&view));
    auto *filter = card.findChild<QLineEdit *>();
    const int before = card.heightFor(500);
    filter->setFocus();
    QTest::keyClicks(filter, QStringLiteral("xyz"));
    const int held = card.heightFor(500);
    QCOMPARE(held, std::min(before, view.height()));
    QSignalSpy changed(&card, &Card::heightChanged);
    card.setFocus();
    QTRY_VERIFY(!changed.isEmpty());
    QVERIFY(card.heightFor(500) < held);
    card.setParent(nullptr);
}

void TestTable::theFilterKeepsTheOrder()
{
    const auto card = cardOf(table(20));
    card->sortBy(0);
    card->sortBy(0);
    QTest::keyClicks(card->findChild<QLineEdit *>(), QStringLiteral("odd"));
    QCOMPARE(card->rows().cell(0, 0), QStringLiteral("19"));
    card->sortBy(0); // as given
    QCOMPARE(card->rows().cell(0, 0), QStringLiteral("1"));
}

void TestTable::whatIsCopiedIsWhatFits()
{
    const auto card = cardOf(table(12));
    QTest::keyClicks(card->findChild<QLineEdit *>(), QStringLiteral("11"));
    QToolButton *copy = buttonOf(*card, "Copy ▾");
    QVERIFY(copy);
    copy->menu()->actions().first()->trigger();
    QVERIFY2(QGuiApplication::clipboard()->text().endsWith(QLatin1String("11,odd number\n")),
             qPrintable(QGuiApplication::clipboard()->text()));
    QCOMPARE(QGuiApplication::clipboard()->text().count(u'\n'), 2);
}

void TestTable::whatIsSavedIsWhatFits_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("written");
    QTest::addColumn<QByteArray>("requested");
    const QByteArray json = "[\n{\"n\": 11, \"R&D\": \"odd number\"}\n]\n";
    QTest::newRow("CSV") << QStringLiteral("a.csv") << QByteArray("n,R&D\n11,odd number\n")
                         << QByteArray();
    QTest::newRow("JSON") << QStringLiteral("a.json") << json << QByteArray();
    // Another program writes it.
    QTest::newRow("Parquet") << QStringLiteral("a.Parquet") << QByteArray() << json;
}

void TestTable::whatIsSavedIsWhatFits()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, written);
    QFETCH(QByteArray, requested);
    const QTemporaryDir folder;
    const QString path = folder.filePath(name);
    const auto card = cardOf(table(12));
    QSignalSpy requests(card.get(), &Card::requested);
    QTest::keyClicks(card->findChild<QLineEdit *>(), QStringLiteral("11"));
    buttonOf(*card, "Save…")->click();
    auto *dialog = card->findChild<QFileDialog *>();
    QVERIFY(dialog);
    QCOMPARE(dialog->nameFilters().size(), 5);
    dialog->findChild<QLineEdit *>(QStringLiteral("fileNameEdit"))->setText(path);
    static_cast<QDialog *>(dialog)->accept();
    QFile file(path);
    QTRY_VERIFY(!requests.isEmpty() || file.exists());
    QCOMPARE(file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray(), written);
    QCOMPARE(requests.isEmpty(), requested.isEmpty());
    if (requests.isEmpty())
        return;
    const auto request = requests[0][0].value<OutputRequest>();
    const auto *save = std::get_if<SaveAsParquet>(&request);
    QVERIFY(save);
    QCOMPARE(save->rows, requested);
    QCOMPARE(save->path, path);
}

void TestTable::theHeadsStayInSight()
{
    QWidget view;
    view.resize(500, 300);
    TableCard card(table(200), QString(), &view);
    card.setTheme(Theme::light());
    card.resize(500, card.heightFor(500));
    view.show();
    buttonOf(card, "Show all rows: 200")->click();
    card.setGeometry(0, 0, 500, card.heightFor(500));
    view.show();
    QVERIFY(QTest::qWaitForWindowExposed(&view));
    QSignalSpy sorted(&card, &Card::searchedLinesChanged);
    QTest::mouseClick(&card, Qt::LeftButton, {}, QPoint(30, 60));
    QCOMPARE(sorted.size(), 1);
    // Filter and heads look as before, and can be used where they are now.
    const QImage atTop = view.grab(QRect(0, 8, 500, 60)).toImage();
    card.move(0, -2000);
    const QImage scrolled = view.grab(QRect(0, 8, 500, 60)).toImage();
    const auto inkOf = [](const QImage &image) {
        int count = 0;
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 16; x < 480; ++x)
                count += image.pixelColor(x, y) == Theme::light().surface ? 0 : 1;
        }
        return count;
    };
    QVERIFY(inkOf(atTop) > 100);
    QCOMPARE(inkOf(scrolled), inkOf(atTop));
    QVERIFY(view.rect().contains(card.findChild<QLineEdit *>()->geometry().translated(0, -2000)));
    for (const char *name : { "Sort ▾", "Copy ▾", "Save…", "Show fewer rows" })
        QVERIFY2(view.rect().contains(buttonOf(card, name)->geometry().translated(0, -2000)), name);
    QSignalSpy wanted(&card, &Card::placeWanted);
    QTest::mouseClick(&card, Qt::LeftButton, {}, QPoint(30, 2000 + 55));
    QCOMPARE(sorted.size(), 2);
    // Sorted rows are looked at from the first one on.
    QCOMPARE(wanted.size(), 1);
    QCOMPARE(wanted.first().first().toInt(), 0);
    // At the end of the table they are not wanted any more.
    card.move(0, -card.height() + 20);
    QTest::mouseClick(&card, Qt::LeftButton, {}, QPoint(30, card.height() - 3));
    QCOMPARE(sorted.size(), 2);
}

void TestTable::aCellIsChosenAndCopied()
{
    const auto card = cardOf(table(100));
    QVERIFY(QTest::qWaitForWindowActive(card.get()));
    const auto copied = [&card] {
        QGuiApplication::clipboard()->clear();
        QTest::keyClick(card.get(), Qt::Key_C, Qt::ControlModifier);
        return QGuiApplication::clipboard()->text();
    };
    card->setFocus(Qt::TabFocusReason);
    QCOMPARE(copied(), QStringLiteral("0"));
    QTest::keyClick(card.get(), Qt::Key_Right);
    QCOMPARE(copied(), QStringLiteral("Even number"));
    QTest::keyClick(card.get(), Qt::Key_Down);
    QCOMPARE(copied(), QStringLiteral("odd number"));
    QTest::keyClick(card.get(), Qt::Key_Home);
    QTest::keyClick(card.get(), Qt::Key_PageDown);
    QCOMPARE(copied(), QStringLiteral("11"));
    // Rows that are not shown yet come into sight.
    QSignalSpy wanted(card.get(), &Card::placeWanted);
    const int before = card->heightFor(500);
    QTest::keyClick(card.get(), Qt::Key_End, Qt::ControlModifier);
    QTest::keyClick(card.get(), Qt::Key_Home);
    QCOMPARE(copied(), QStringLiteral("99"));
    QVERIFY(card->heightFor(500) > before);
    QVERIFY(wanted.last().last().toInt() > 99 * 28);
    QTest::keyClick(card.get(), Qt::Key_Down);
    QCOMPARE(copied(), QStringLiteral("99"));
    card->sortBy(0);
    card->sortBy(0);
    QTest::mouseClick(card.get(), Qt::LeftButton, {}, QPoint(30, 44 + 28 + 14));
    QCOMPARE(copied(), QStringLiteral("99"));
    QTest::keyClicks(card->findChild<QLineEdit *>(), QStringLiteral("nothing like this"));
    QCOMPARE(copied(), QString());
    QTest::keyClick(card.get(), Qt::Key_Down);
    QCOMPARE(copied(), QString());
}

void TestTable::pointsStandBelowEachOther_data()
{
    QTest::addColumn<QStringList>("cells");
    QTest::addColumn<QStringList>("shown");
    QTest::newRow("fractions") << QStringList {
        QStringLiteral("22.2"), QStringLiteral("24.67"), QStringLiteral("-3.0")
    } << QStringList { QStringLiteral("22.20"), QStringLiteral("24.67"), QStringLiteral("-3.00") };
    QTest::newRow("long ones") << QStringList {
        QStringLiteral("0.14285714285714285"), QStringLiteral("2.0")
    } << QStringList { QStringLiteral("0.142857"), QStringLiteral("2.000000") };
    QTest::newRow("whole numbers") << QStringList { QStringLiteral("1"), QStringLiteral("20") }
                                   << QStringList { QStringLiteral("1"), QStringLiteral("20") };
    QTest::newRow("an exponent") << QStringList { QStringLiteral("1e-7"), QStringLiteral("2.5") }
                                 << QStringList { QStringLiteral("1e-7"), QStringLiteral("2.5") };
    QTest::newRow("a missing one")
        << QStringList { QStringLiteral("NaN"), QStringLiteral("2.5"), QStringLiteral("1.25") }
        << QStringList { QStringLiteral("NaN"), QStringLiteral("2.50"), QStringLiteral("1.25") };
    QTest::newRow("versions") << QStringList { QStringLiteral("1.2.3"), QStringLiteral("2.5") }
                              << QStringList { QStringLiteral("1.2.3"), QStringLiteral("2.5") };
    QTest::newRow("no numbers") << QStringList { QStringLiteral("a1.5"), QStringLiteral("2.5") }
                                << QStringList { QStringLiteral("a1.5"), QStringLiteral("2.5") };
}

void TestTable::pointsStandBelowEachOther()
{
    QFETCH(QStringList, cells);
    QFETCH(QStringList, shown);
    HtmlTable given;
    given.head = { { QStringLiteral("x") } };
    for (const QString &cell : cells)
        given.rows.append({ cell });
    const TableColumns columns(given, QFontMetrics(QFont()));
    QStringList found;
    for (const QString &cell : cells)
        found.append(columns.shown(cell, 0));
    QCOMPARE(found, shown);
}

void TestTable::longTextsTakeTheRoomThatIsLeft()
{
    HtmlTable given;
    given.head = { { QStringLiteral("n"), QStringLiteral("text"), QStringLiteral("other") } };
    given.rows.append(
        { QStringLiteral("1"), QString(80, QLatin1Char('x')), QString(60, QLatin1Char('y')) });
    TableColumns columns(given, QFontMetrics(QFont()));
    const int needed = columns.width();
    const int first = columns.width(0);
    columns.fill(needed - 100);
    QCOMPARE(columns.width(), needed);
    columns.fill(needed + 40);
    QCOMPARE(columns.width(), needed + 40);
    QCOMPARE(columns.width(0), first);
    columns.fill(100'000);
    QCOMPARE_LT(columns.width(), 10'000);
    QCOMPARE_GT(columns.width(1), QFontMetrics(QFont()).horizontalAdvance(given.rows[0][1]));
    QCOMPARE(columns.neededWidth(), needed);
    // What a person has chosen stays.
    columns.moveEdge(1, columns.left(1) + 90);
    const int chosen = columns.width();
    columns.fill(100'000);
    QCOMPARE(columns.width(), chosen);
    QCOMPARE(columns.neededWidth(), chosen);
}

void TestTable::numbersOfTheLastRowsHaveRoom()
{
    HtmlTable given;
    given.head = { { QString(), QStringLiteral("x") } };
    for (int i = 0; i < 500'000; i += 50)
        given.rows.append({ QString::number(i), QStringLiteral("1") });
    const TableColumns columns(given, QFontMetrics(QFont()));
    QCOMPARE_GE(columns.width(0),
                QFontMetrics(QFont()).horizontalAdvance(given.rows.cell(9'999, 0))
                    + 2 * TableColumns::kPadding);
}

void TestTable::theWheelScrollsSideways()
{
    HtmlTable wide;
    wide.head = { QStringList(30, QStringLiteral("column")) };
    wide.rows.append(QStringList(30, QStringLiteral("value")));
    const auto card = cardOf(wide);
    auto *bar = card->findChild<QScrollBar *>();
    QTRY_VERIFY(bar->isVisible());
    const auto turn = [&card](QPoint by, Qt::KeyboardModifiers held) {
        QWheelEvent event(QPointF(50, 50), card->mapToGlobal(QPointF(50, 50)), {}, by, Qt::NoButton,
                          held, Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(card.get(), &event);
        return event.isAccepted();
    };
    QVERIFY(turn({ -120, 0 }, Qt::NoModifier));
    QCOMPARE(bar->value(), 120);
    QVERIFY(turn({ 0, -120 }, Qt::ShiftModifier));
    QCOMPARE(bar->value(), 240);
    QVERIFY(!turn({ 0, -120 }, Qt::NoModifier));
    QCOMPARE(bar->value(), 240);
}

void TestTable::whatWasCopiedIsTold()
{
    const auto card = cardOf(table(12));
    const auto footer = [&card] {
        return card->grab(QRect(0, card->height() - 30, 150, 26)).toImage();
    };
    const QImage before = footer();
    buttonOf(*card, "Copy ▾")->menu()->actions().first()->trigger();
    QVERIFY(footer() != before);
    card->sortBy(0);
    QCOMPARE(footer(), before);
}

void TestTable::aShortTableHasNoFilter()
{
    const auto card = cardOf(table(3));
    QVERIFY(!card->findChild<QLineEdit *>()->isVisible());
}

void TestTable::columnsAreSortedByKeys()
{
    const auto card = cardOf(table(12));
    QToolButton *sort = buttonOf(*card, "Sort ▾");
    QVERIFY(sort);
    QVERIFY(sort->focusPolicy() & Qt::TabFocus);
    emit sort->menu()->aboutToShow();
    QCOMPARE(sort->menu()->actions().size(), 2);
    QCOMPARE(sort->menu()->actions().last()->text(), QStringLiteral("R&&D"));
    sort->menu()->actions().last()->trigger();
    QCOMPARE(card->rows()[0].last(), QStringLiteral("Even number"));
    QCOMPARE(card->rows()[card->rows().size() - 1].last(), QStringLiteral("odd number"));
    emit sort->menu()->aboutToShow();
    QVERIFY(sort->menu()->actions().last()->isChecked());
    QVERIFY(!sort->menu()->actions().first()->isChecked());
}

/// As pandas shows a frame whose index has a name.
void TestTable::columnsOfSeveralHeadsHaveTheirNames()
{
    HtmlTable frame = table(3);
    frame.head = { { QString(), QStringLiteral("mean") }, { QStringLiteral("city"), QString() } };
    const auto card = cardOf(frame);
    const QMenu *menu = buttonOf(*card, "Sort ▾")->menu();
    emit buttonOf(*card, "Sort ▾")->menu()->aboutToShow();
    QCOMPARE(menu->actions().value(0)->text(), QStringLiteral("city"));
    QCOMPARE(menu->actions().value(1)->text(), QStringLiteral("mean"));
}

void TestTable::aLongCellIsReadInFull()
{
    HtmlTable wide = table(1);
    const QString text = QStringLiteral("<b>") + QStringLiteral("word ").repeated(100);
    wide.rows.append({ QStringLiteral("1"), text });
    const auto card = cardOf(wide);
    QVERIFY(QTest::qWaitForWindowExposed(card.get()));
    const auto askAt = [&](QPoint place) {
        QHelpEvent help(QEvent::ToolTip, place, card->mapToGlobal(place));
        QApplication::sendEvent(card.get(), &help);
    };
    const QPoint onRow(150, 12 + 28 + 14);
    askAt(onRow + QPoint(0, 28));
    QCOMPARE(QToolTip::text(), QStringLiteral("<span>%1</span>").arg(text.toHtmlEscaped()));
    // It goes over a cell that fits, over the head and over what is below the table.
    for (const QPoint place : { onRow, QPoint(150, 2), QPoint(150, card->height() - 2) }) {
        askAt(onRow + QPoint(0, 28));
        askAt(place);
        QTRY_COMPARE(QToolTip::text(), QString());
    }
}

void TestTable::cellsStayThemselves_data()
{
    QTest::addColumn<QStringList>("row");
    QTest::addColumn<QStringList>("kept");
    const auto add = [](const char *name, const QStringList &row, const QStringList &kept) {
        QTest::newRow(name) << row << kept;
    };
    const QStringList words { QStringLiteral("a"), QStringLiteral("ä日"), QStringLiteral("z") };
    add("words", words, words);
    add("no cell", {}, {});
    add("an empty cell", { QString() }, { QString() });
    add("empty ends", { QString(), QStringLiteral("b"), QString() },
        { QString(), QStringLiteral("b"), QString() });
    add("a NUL", { QStringLiteral("a") + QChar::Null + u'b', QStringLiteral("c") },
        { QStringLiteral("a\uFFFDb"), QStringLiteral("c") });
}

void TestTable::cellsStayThemselves()
{
    QFETCH(QStringList, row);
    QFETCH(QStringList, kept);
    const TableRows rows { { QStringLiteral("before") }, row, { QStringLiteral("behind") } };
    QCOMPARE(rows.size(), 3);
    QCOMPARE(rows[0], QStringList { QStringLiteral("before") });
    QCOMPARE(rows[1], kept);
    QCOMPARE(rows[2], QStringList { QStringLiteral("behind") });
    QCOMPARE(rows.columns(), std::max<qsizetype>(1, kept.size()));
    for (qsizetype i = 0; i <= kept.size(); ++i)
        QCOMPARE(rows.cell(1, i), kept.value(i));
}

void TestTable::aCellWithoutEndIsDropped()
{
    TableRows rows { { QStringLiteral("a") } };
    rows.addCell("b\xff");
    rows.endRow();
    rows.addCell("c");
    rows.finish();
    QCOMPARE(rows.size(), 2);
    QCOMPARE(rows[1], QStringList { QStringLiteral("b\uFFFD") });
    rows.append({ QStringLiteral("d") });
    QCOMPARE(rows[2], QStringList { QStringLiteral("d") });
    QCOMPARE(rows.columns(), 1);
}

/// However many large tables a program shows, they take 64 MiB and the first rows of each.
void TestTable::tablesShareTheirRoom()
{
    TableRoom room;
    qsizetype bytes = 0;
    const QStringList row { QStringLiteral("word").repeated(2'000) };
    HtmlTable large;
    for (int i = 0; i < 5'000; ++i)
        large.rows.append(row);
    for (const bool isWhole : { true, false, false }) {
        HtmlTable table = large;
        room.take(table);
        QCOMPARE(table.isCut, !isWhole);
        QCOMPARE(table.rows.size() == large.rows.size(), isWhole);
        QVERIFY(table.rows.size() >= 5);
        QCOMPARE(table.rows[0], row);
        bytes += table.rows.bytes();
    }
    QVERIFY(bytes > kMostTableBytes * 9 / 10);
    QVERIFY(bytes < kMostTableBytes * 11 / 10);
}

SANDPAD_TEST(table, TestTable)
#include "tst_table.moc"
