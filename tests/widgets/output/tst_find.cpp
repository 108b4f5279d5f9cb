#include "tests/TestProgram.h"
#include "widgets/cards/Card.h"
#include "widgets/cards/FoldCard.h"
#include "widgets/cards/values/MarkdownCard.h"
#include "widgets/cards/values/TableCard.h"
#include "widgets/cards/values/TreeCard.h"
#include "widgets/find/FindBar.h"
#include "widgets/output/OutputPane.h"
#include "widgets/output/OutputView.h"

#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QTreeView>

#include <algorithm>

using namespace sandpad;
using namespace sandpad::widgets;

/// Finding text in cards.
class TestFind : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QTest::failOnWarning(); }
    void findsInCards_data();
    void findsInCards();
    void opensTheTree();
    void opensTheTable();
    void followsASortedTable();
    void marksInLongText();
    void opensTheTraceback();
    void selectsInLabels();
    void unfolds();
    void showsWhatHasJustCome();
    void unfoldsFarAbove();
    void survivesForgedTrees();
    void manyHitsInOneText();
    void leavesAloneWhatIsClosedAgain();
    void isGoneWithTheBar();
    void textStaysSelected();
    void anotherTextBeginsInSight();

private:
    static runner::RunEvent out(const QByteArray &bytes)
    {
        return { {}, runner::Output { runner::Stream::Out, bytes } };
    }
    static runner::RunEvent display(const QString &mime, const QByteArray &data)
    {
        return { {}, runner::Display { .data = runner::MimeBundle(mime, data) } };
    }
    static runner::RunEvent error()
    {
        runner::ErrorReport report;
        report.type = QStringLiteral("ValueError");
        report.message = QStringLiteral("a needle");
        report.traceback =
            QStringLiteral("Traceback:\n  in the library, far away\nValueError: a needle");
        report.frames = { { QStringLiteral("script.py"), 1, 0, {}, true } };
        return { {}, report };
    }
    static runner::RunEvent table(int rows)
    {
        QByteArray html = "<table><thead><tr><th>n</th><th>v</th></tr></thead><tbody>";
        for (int i = 0; i < rows; ++i)
            html += "<tr><td>" + QByteArray::number(i) + "</td><td>cell" + QByteArray::number(i)
                + "x</td></tr>";
        return display(QStringLiteral("text/html"), html + "</tbody></table>");
    }

    /// Searches for a text as a person does.
    struct Finder
    {
        explicit Finder(const QList<runner::RunEvent> &events)
        {
            pane.resize(600, 400);
            pane.show();
            pane.view().setSource("raise ValueError('a needle')\n");
            for (const auto &event : events)
                pane.view().add(event);
            // By then all items have been laid out.
            QSignalSpy laidOut(&pane.view(), &OutputView::laidOut);
            laidOut.wait();
        }
        QString find(const QString &text)
        {
            pane.view().verticalScrollBar()->setValue(0);
            pane.find();
            auto *edit = pane.findBar().findChild<QLineEdit *>();
            edit->clear();
            QTest::keyClicks(edit, text);
            return state();
        }
        [[nodiscard]] QString next() const
        {
            QTest::keyClick(pane.findBar().findChild<QLineEdit *>(), Qt::Key_Return);
            return state();
        }
        [[nodiscard]] QString state() const
        {
            const auto *label = pane.findBar().findChild<QLabel *>();
            [[maybe_unused]] const bool isDone = QTest::qWaitFor([label] {
                const QString text = label->text();
                return text == u"Not found"
                    || (text.contains(QLatin1String(" of ")) && !text.endsWith(u'+'));
            });
            return label->text();
        }
        template <typename T>
        T *card() const
        {
            for (Card *card : pane.view().cards()) {
                if (auto *wanted = qobject_cast<T *>(card))
                    return wanted;
            }
            return nullptr;
        }

        OutputPane pane;
    };
};

void TestFind::findsInCards_data()
{
    QTest::addColumn<QList<runner::RunEvent>>("events");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *name, const runner::RunEvent &event, const QString &text,
                        const QString &expected) {
        QTest::newRow(name) << QList { out("a needle\n"), event, out("one more needle\n") } << text
                            << expected;
    };
    const QString needle = QStringLiteral("needle");
    row("tree",
        display(QStringLiteral("application/json"), R"({"needle": {"a": [{"b": "a needle"}]}})"),
        needle, QStringLiteral("1 of 4"));
    row("long text in a tree",
        display(QStringLiteral("application/json"),
                "{\"a\": \"" + QByteArray("word ").repeated(5000) + "needle\"}"),
        needle, QStringLiteral("1 of 3"));
    row("table", table(100), QStringLiteral("cell99x"), QStringLiteral("1 of 1"));
    row("markdown", display(QStringLiteral("text/markdown"), "# A needle\n\n- a **needle**\n"),
        needle, QStringLiteral("1 of 4"));
    row("html", display(QStringLiteral("text/html"), "<h1>needle</h1><p>no</p><ul><li>needle</ul>"),
        needle, QStringLiteral("1 of 4"));
    // The message, the line of code; the traceback repeats them.
    row("error", error(), needle, QStringLiteral("1 of 4"));
    row("traceback", error(), QStringLiteral("far away"), QStringLiteral("1 of 1"));
    row("figure",
        { {},
          runner::Display {
              .data =
                  [] {
                      runner::MimeBundle bundle(
                          QStringLiteral("image/svg+xml"),
                          "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>");
                      bundle.insert(QStringLiteral("text/plain"), "a needle");
                      return bundle;
                  }() } },
        needle, QStringLiteral("1 of 3"));
    row("value",
        { {},
          runner::Value { .data =
                              runner::MimeBundle(QStringLiteral("text/plain"),
                                                 QByteArray("row\n").repeated(2000) + "needle") } },
        needle, QStringLiteral("1 of 3"));
    row("not there", table(3), QStringLiteral("zebra"), QStringLiteral("Not found"));
}

void TestFind::findsInCards()
{
    QFETCH(QList<runner::RunEvent>, events);
    QFETCH(QString, text);
    Finder finder(events);
    QTEST(finder.find(text), "expected");
}

void TestFind::opensTheTree()
{
    Finder finder({ out(QByteArray("line\n").repeated(200)),
                    display(QStringLiteral("application/json"),
                            R"({"a": {"b": [0, {"c": "needle"}]}, "d": 1})"),
                    out(QByteArray("line\n").repeated(200)) });
    QCOMPARE(finder.find(QStringLiteral("needle")), QStringLiteral("1 of 1"));
    auto *card = finder.card<TreeCard>();
    QVERIFY(card && card->isVisible());
    QVERIFY(finder.pane.view().viewport()->rect().contains(card->geometry().center()));
    const QTreeView &view = card->view();
    QModelIndex at = view.model()->index(0, 0);
    for (const int row : { 0, 0, 1, 0 }) {
        QVERIFY(view.isExpanded(at));
        at = view.model()->index(row, 0, at);
    }
    QCOMPARE(at.data().toString(), QStringLiteral("c: \"needle\""));
    QVERIFY(at.data(Qt::BackgroundRole).isValid());
    QVERIFY(!at.parent().data(Qt::BackgroundRole).isValid());
}

void TestFind::opensTheTable()
{
    Finder finder({ table(100) });
    const int closed = finder.card<TableCard>()->heightFor(500);
    QCOMPARE(finder.find(QStringLiteral("cell98x")), QStringLiteral("1 of 1"));
    QVERIFY(finder.card<TableCard>()->heightFor(500) > closed);
    // The row is on the screen.
    const QRect shown = finder.card<TableCard>()->geometry();
    const int row = shown.top() + finder.card<TableCard>()->seekHit();
    QVERIFY(finder.pane.view().viewport()->rect().contains(shown.left(), row));
}

void TestFind::followsASortedTable()
{
    Finder finder({ table(10) });
    auto *card = finder.card<TableCard>();
    QCOMPARE(finder.find(QStringLiteral("cell")), QStringLiteral("1 of 10"));
    const int before = card->seekHit();
    card->sortBy(0);
    card->sortBy(0);
    QCOMPARE(card->rows()[0].last(), QStringLiteral("cell9x"));
    // The next hit is the next one on the screen.
    QCOMPARE(finder.state(), QStringLiteral("1 of 10"));
    QCOMPARE(card->seekHit(), before);
    QCOMPARE(finder.next(), QStringLiteral("2 of 10"));
    QVERIFY(card->seekHit() > before);
}

void TestFind::marksInLongText()
{
    const QByteArray word("word ");
    Finder finder({ display(QStringLiteral("application/json"),
                            "{\"a\": \"" + word.repeated(200) + "needle " + word.repeated(20'000)
                                + "needle\"}") });
    QCOMPARE(finder.find(QStringLiteral("needle")), QStringLiteral("1 of 2"));
    const auto *detail = finder.card<TreeCard>()->findChild<QPlainTextEdit *>();
    QVERIFY(detail && detail->isVisible());
    const auto marked = [detail] {
        QStringList texts;
        for (const auto &mark : detail->extraSelections())
            texts.append(mark.cursor.selectedText());
        return texts;
    };
    QCOMPARE(marked(), QStringList(QStringLiteral("needle")));
    QTRY_VERIFY(detail->rect().contains(detail->cursorRect().center()));
    // The hit is far behind the part that is shown at once.
    QCOMPARE(finder.next(), QStringLiteral("2 of 2"));
    QCOMPARE(marked(), QStringList(QStringLiteral("needle")));
    QVERIFY(detail->toPlainText().startsWith(u'…'));
    // The row with the hit is chosen then, and its text stays.
    QTest::keyClick(finder.pane.findBar().findChild<QLineEdit *>(), Qt::Key_Escape);
    QVERIFY(detail->isVisible());
    QVERIFY(detail->extraSelections().isEmpty());
    QTreeView &view = finder.card<TreeCard>()->view();
    QVERIFY(view.hasFocus());
    QTest::keyClick(&view, Qt::Key_Up);
    QVERIFY(detail->isHidden());
}

void TestFind::opensTheTraceback()
{
    Finder finder({ error() });
    const auto traceback = [&finder]() -> const QLabel * {
        for (const QLabel *label : finder.pane.view().findChildren<QLabel *>()) {
            if (label->text().startsWith(QLatin1String("Traceback")))
                return label;
        }
        return nullptr;
    };
    QVERIFY(traceback() && traceback()->isHidden());
    QCOMPARE(finder.find(QStringLiteral("library")), QStringLiteral("1 of 1"));
    QVERIFY(traceback()->isVisible());
    QCOMPARE(traceback()->selectedText(), QStringLiteral("library"));
}

void TestFind::selectsInLabels()
{
    Finder finder({ error(), error() });
    const auto selected = [&finder] {
        QStringList texts;
        for (const QLabel *label : finder.pane.view().findChildren<QLabel *>()) {
            if (label->hasSelectedText())
                texts.append(label->selectedText());
        }
        return texts;
    };
    QCOMPARE(finder.find(QStringLiteral("NEEDLE")), QStringLiteral("1 of 4"));
    QCOMPARE(selected(), QStringList(QStringLiteral("needle")));
    QCOMPARE(finder.next(), QStringLiteral("2 of 4"));
    QCOMPARE(selected(), QStringList()); // it is in the line of code
    QCOMPARE(finder.next(), QStringLiteral("3 of 4"));
    QCOMPARE(selected(), QStringList(QStringLiteral("needle")));
}

void TestFind::unfolds()
{
    QByteArray text;
    for (int i = 0; i < 3000; ++i)
        text += i % 1000 == 999 ? "needle\n" : "row\n";
    const auto value = [&text](const QByteArray &bytes) {
        return runner::RunEvent {
            {}, runner::Value { .data = runner::MimeBundle(QStringLiteral("text/plain"), bytes) }
        };
    };
    // One in lines, and one in a line that is broken for layout.
    Finder finder({ value(text), out("needle between\n"),
                    value(QByteArray("x").repeated(9000) + "needle" + QByteArray("y").repeated(9000)
                          + "needle") });
    QVERIFY(finder.card<FoldCard>());
    QCOMPARE(finder.find(QStringLiteral("needle")), QStringLiteral("1 of 6"));
    QCOMPARE(finder.next(), QStringLiteral("2 of 6"));
    QCOMPARE(finder.pane.view().cards().size(), 1);
    QCOMPARE(finder.next(), QStringLiteral("3 of 6"));
    QCOMPARE(finder.next(), QStringLiteral("4 of 6"));
    QCOMPARE(finder.next(), QStringLiteral("5 of 6"));
    QCOMPARE(finder.next(), QStringLiteral("6 of 6"));
    QVERIFY(finder.pane.view().cards().isEmpty());
    QCOMPARE(finder.next(), QStringLiteral("1 of 6"));
}

void TestFind::showsWhatHasJustCome()
{
    Finder finder({ out(QByteArray("line\n").repeated(500)) });
    OutputView &view = finder.pane.view();
    // Card and place do not exist yet, as in a flood of output.
    view.add(display(QStringLiteral("application/json"), R"({"a": {"b": "needle"}})"));
    QCOMPARE(view.searchedLines(1).size(), 3);
    view.verticalScrollBar()->setValue(0);
    view.add(out("needle\n"));
    QVERIFY(view.showPosition({ .item = 2, .line = 0, .unit = 0 }));
    QVERIFY(view.isAtEnd());
    view.add(error());
    QVERIFY(view.showPosition({ .item = 3, .line = 0, .unit = 0 }));
    view.clear();
    QVERIFY(view.showPosition({ .item = 3, .line = 0, .unit = 0 }));
}

void TestFind::unfoldsFarAbove()
{
    const runner::RunEvent value {
        {},
        runner::Value { .data = runner::MimeBundle(QStringLiteral("text/plain"),
                                                   QByteArray("row\n").repeated(300) + "needle") }
    };
    Finder finder({ value, error(), out(QByteArray("line\n").repeated(300)) });
    OutputView &view = finder.pane.view();
    view.verticalScrollBar()->setValue(view.verticalScrollBar()->maximum() - 50);
    const auto place = view.topPosition();
    QVERIFY(!view.showPosition({ .item = 1, .line = 0, .unit = 0 }));
    QCOMPARE(view.topPosition().item, place.item - 1);
    QCOMPARE(view.topPosition().line, place.line);
}

void TestFind::survivesForgedTrees()
{
    // The harness itself writes no text of this length for the value.
    Finder finder(
        { display(kTreeMime,
                  "{\"text\": \"" + QByteArray(5000, 'x')
                      + "needle\", \"children\": [[\"\", {\"text\": \"y\\r\\nneedle\"}]]}") });
    QCOMPARE(finder.find(QStringLiteral("needle")), QStringLiteral("1 of 2"));
    QCOMPARE(finder.next(), QStringLiteral("2 of 2"));
    const auto *detail = finder.card<TreeCard>()->findChild<QPlainTextEdit *>();
    QCOMPARE(detail->extraSelections().size(), 1);
    QCOMPARE(detail->extraSelections().first().cursor.selectedText(), QStringLiteral("needle"));
}

void TestFind::manyHitsInOneText()
{
    const QByteArray many = QByteArray("a ").repeated(30'000);
    Finder finder({ display(QStringLiteral("text/markdown"), many),
                    display(QStringLiteral("application/json"), "[\"" + many + "\"]") });
    QCOMPARE(finder.find(QStringLiteral("a")), QStringLiteral("1 of 20,000"));
    QCOMPARE(finder.next(), QStringLiteral("2 of 20,000"));
    auto *card = finder.card<MarkdownCard>();
    QVERIFY(card && !card->grab().isNull());
}

void TestFind::leavesAloneWhatIsClosedAgain()
{
    Finder finder({ display(QStringLiteral("application/json"), R"({"a": {"b": "needle"}})") });
    QCOMPARE(finder.find(QStringLiteral("needle")), QStringLiteral("1 of 1"));
    auto &tree = finder.card<TreeCard>()->view();
    const QModelIndex inner = tree.model()->index(0, 0, tree.model()->index(0, 0));
    QVERIFY(tree.isExpanded(inner));
    tree.collapse(inner);
    finder.pane.view().add(out("a needle more\n"));
    QTRY_COMPARE(finder.state(), QStringLiteral("1 of 2"));
    QVERIFY(!tree.isExpanded(inner));
}

void TestFind::isGoneWithTheBar()
{
    Finder finder({ display(QStringLiteral("application/json"), R"({"a": "needle"})"), error() });
    finder.find(QStringLiteral("needle"));
    QTest::keyClick(finder.pane.findBar().findChild<QLineEdit *>(), Qt::Key_Escape);
    const auto *model = finder.card<TreeCard>()->view().model();
    QVERIFY(!model->index(0, 0, model->index(0, 0)).data(Qt::BackgroundRole).isValid());
    const auto labels = finder.pane.view().findChildren<QLabel *>();
    QVERIFY(std::ranges::none_of(labels, &QLabel::hasSelectedText));
}

void TestFind::textStaysSelected()
{
    Finder finder({ out("a needle, a needle and a needle\n") });
    QCOMPARE(finder.find(QStringLiteral("needle")), QStringLiteral("1 of 3"));
    QCOMPARE(finder.next(), QStringLiteral("2 of 3"));
    QTest::keyClick(finder.pane.findBar().findChild<QLineEdit *>(), Qt::Key_Escape);
    QVERIFY(finder.pane.findBar().isHidden());
    QCOMPARE(finder.pane.view().selectedText(), QStringLiteral("needle"));
    const auto selected = finder.pane.view().selection();
    QCOMPARE(selected.first.unit, 12);
    // The row opens with it, and the key for the next hit goes on from it.
    finder.pane.find();
    QCOMPARE(finder.state(), QStringLiteral("2 of 3"));
    QTest::keyClick(finder.pane.findBar().findChild<QLineEdit *>(), Qt::Key_Escape);
    finder.pane.stepHit(1);
    QCOMPARE(finder.state(), QStringLiteral("3 of 3"));
}

void TestFind::anotherTextBeginsInSight()
{
    Finder finder({ out("one\ntwo\none\nthree\n") });
    QCOMPARE(finder.find(QStringLiteral("three")), QStringLiteral("1 of 1"));
    auto *edit = finder.pane.findBar().findChild<QLineEdit *>();
    edit->selectAll();
    QTest::keyClicks(edit, QStringLiteral("o"));
    QCOMPARE(finder.state(), QStringLiteral("1 of 3"));
    QCOMPARE(finder.next(), QStringLiteral("2 of 3"));
    // One that grows stays where it is.
    QTest::keyClicks(edit, QStringLiteral("n"));
    QCOMPARE(finder.state(), QStringLiteral("2 of 2"));
}

SANDPAD_TEST(find, TestFind)
#include "tst_find.moc"
