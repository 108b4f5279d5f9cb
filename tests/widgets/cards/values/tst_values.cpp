#include "tests/TestProgram.h"
#include "widgets/cards/FoldCard.h"
#include "widgets/cards/files/FileChip.h"
#include "widgets/cards/files/FilesCard.h"
#include "widgets/cards/values/BundleCard.h"
#include "widgets/cards/values/FigureCard.h"
#include "widgets/cards/values/HtmlCard.h"
#include "widgets/cards/values/MarkdownCard.h"
#include "widgets/cards/values/TableCard.h"
#include "widgets/cards/values/TableExport.h"
#include "widgets/cards/values/TreeCard.h"
#include "widgets/cards/values/TreeModel.h"
#include "widgets/figures/FigureViewer.h"
#include "widgets/markup/BundleText.h"
#include "widgets/markup/HtmlDocument.h"
#include "widgets/markup/HtmlFilter.h"
#include "widgets/markup/HtmlTable.h"
#include "widgets/markup/TableFormats.h"
#include "widgets/output/OutputView.h"

#include <QClipboard>
#include <QDir>
#include <QGuiApplication>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTextDocumentFragment>
#include <QThreadPool>
#include <QTreeView>

using namespace sandpad;
using namespace sandpad::widgets;

/// Values and files of a run as cards.
class TestValues : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QTest::failOnWarning(); }
    void jsonIsATree();
    void objectsKeepTheirOrder();
    void hostileTreesAreCapped_data();
    void hostileTreesAreCapped();
    void treeGrowsAndIsCopied();
    void theFilterStaysWhereItIsTypedInto();
    void pathsAreExpressions_data();
    void pathsAreExpressions();
    void tabGoesThroughATreeFromLeftToRight();
    void pathsBeginWithTheName_data();
    void pathsBeginWithTheName();
    void jsonOfAnyKindIsATree();
    void unknownDataIsNamed();
    void longTextOfATreeIsAClickAway();
    void whatIsOpenedStaysWhereItIs();
    void markdownIsLaidOutAndLoadsNothing();
    void htmlIsASubset_data();
    void htmlIsASubset();
    void htmlThatMultipliesIsNotRead();
    void manyAttributesAreNotRead();
    void largeTablesAreShown();
    void tablesEndSomewhere_data();
    void tablesEndSomewhere();
    void htmlHasItsText_data();
    void htmlHasItsText();
    void htmlIsLaidOut();
    void tablesHaveAllRows();
    void tablesLeaveWithAllDigits();
    void jsonHasOneKindPerColumn();
    void tablesAreWritten_data();
    void tablesAreWritten();
    void markdownThatNobodyWroteIsText_data();
    void markdownThatNobodyWroteIsText();
    void longValuesFold_data();
    void longValuesFold();
    void printedObjectIsNotShownTwice();
    void filesAreAStrip();
    void filesStandByName();
    void aPreviewAsHighAsTheLastStandsInItsPlace();
    void filesArePreviewed_data();
    void filesArePreviewed();
    void filesAreSavedAndDraggedOut();
    void manyFilesAreAClickAway();
    void separatedValues_data();
    void separatedValues();

private:
    static runner::RunEvent display(const QString &mime, const QByteArray &data)
    {
        return { {}, runner::Display { .data = runner::MimeBundle(mime, data) } };
    }
    static runner::FileEntry file(const QString &name, const QString &mime,
                                  const QByteArray &content)
    {
        runner::FileEntry entry;
        entry.name = name;
        entry.mime = mime;
        entry.content = content;
        entry.sizeBytes = content.size();
        return entry;
    }
};

void TestValues::jsonIsATree()
{
    const auto tree = treeOfJson(R"({"a": [1, "two", null], "b": {"c": true}})");
    QVERIFY(tree);
    QCOMPARE(tree->text, QStringLiteral("{2}"));
    QCOMPARE(tree->children.size(), 2U);
    QCOMPARE(tree->children[0].label, QStringLiteral("a"));
    // Characters that would reverse a row are shown as labels.
    TreeModel hidden(*treeOfJson("{\"a\u202e\": \"b\u2066\\u0007\"}"), nullptr);
    QCOMPARE(hidden.index(0, 0, hidden.index(0, 0, {})).data().toString(),
             QStringLiteral("a‹RLO›: \"b‹LRI›‹x07›\""));
    QCOMPARE(tree->children[0].text, QStringLiteral("[3]"));
    QCOMPARE(tree->children[0].children[1].text, QStringLiteral("\"two\""));
    QCOMPARE(tree->children[1].children[0].text, QStringLiteral("true"));
    const auto ordered = treeOfJson(R"({"z": 1.50, "a": [[1], 2, {}]})");
    QVERIFY(ordered);
    QCOMPARE(ordered->children[0].label, QStringLiteral("z"));
    QCOMPARE(ordered->children[0].text, QStringLiteral("1.50"));
    QCOMPARE(ordered->children[1].text, QStringLiteral("[3]"));
    QCOMPARE(ordered->children[1].children[0].text, QStringLiteral("[1]"));
    QCOMPARE(ordered->children[1].children[0].children[0].text, QStringLiteral("1"));
    QCOMPARE(ordered->children[1].children[2].label, QStringLiteral("2"));
    for (const char *plain : { "1", "\"text\"", "[]", "{}", "nonsense", "" })
        QVERIFY(!treeOfJson(plain));
}

void TestValues::objectsKeepTheirOrder()
{
    const auto tree = treeOfObject(
        R"({"text": "P {}", "children": [["z", {"text": "1"}], ["a", {"text": "2"}]]})");
    QVERIFY(tree);
    QCOMPARE(tree->children[0].label, QStringLiteral("z"));
    QCOMPARE(tree->children[1].text, QStringLiteral("2"));
}

void TestValues::hostileTreesAreCapped_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<bool>("isTree");
    QByteArray deep;
    for (int i = 0; i < 500; ++i)
        deep += "[1,";
    QTest::newRow("deep") << deep + "1" + QByteArray(500, ']') << true;
    QTest::newRow("wide") << '[' + QByteArray("1,").repeated(200'000) + "1]" << true;
    QTest::newRow("huge") << '[' + QByteArray(2 << 20, ' ') + "1]" << false;
    QTest::newRow("deeper than there is memory for")
        << QByteArray(500'000, '[') + QByteArray(500'000, ']') << true;
    QTest::newRow("not closed") << QByteArray("[[1, 2], {\"a\": [") << false;
    QTest::newRow("not UTF-8") << QByteArray("[\"\xff\"]") << false;
    QTest::newRow("wrong types") << QByteArray(R"({"text": 1, "children": [1, ["a"], [1, {}]]})")
                                 << true;
}

void TestValues::hostileTreesAreCapped()
{
    QFETCH(QByteArray, json);
    QFETCH(bool, isTree);
    const auto tree = treeOfJson(json);
    QCOMPARE(tree.has_value(), isTree);
    Q_UNUSED(treeOfObject(json))
    OutputView view;
    view.resize(600, 400);
    view.show();
    view.add(display(QStringLiteral("application/json"), json));
    QTRY_COMPARE(view.cards().size(), isTree ? 1 : 0);
}

void TestValues::treeGrowsAndIsCopied()
{
    auto tree = treeOfJson(R"({"a": [1, 2, 3], "b": "text"})");
    QVERIFY(tree);
    TreeCard card(std::move(*tree), runner::MimeBundle(QStringLiteral("text/plain"), "whole"),
                  nullptr);
    card.setTheme(Theme::light());
    const int closed = card.heightFor(400);
    QSignalSpy higher(&card, &Card::heightChanged);
    const QModelIndex top = card.view().model()->index(0, 0);
    const QModelIndex a = card.view().model()->index(0, 0, top);
    QCOMPARE(a.data().toString(), QStringLiteral("a: [3]"));
    card.view().expand(a);
    QCOMPARE(higher.count(), 1);
    QVERIFY(card.heightFor(400) > closed);
    card.copyAll();
    QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("whole"));
    card.view().setCurrentIndex(card.view().model()->index(1, 0, top));
    card.copyChosen();
    QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("\"text\""));
    // Of a part with parts, all of them; its row may be shortened.
    card.view().setCurrentIndex(a);
    card.copyChosen();
    const QStringList lines = QGuiApplication::clipboard()->text().split(u'\n');
    QCOMPARE(lines.size(), 4);
    QCOMPARE(lines[0], QStringLiteral("[3]"));
    QVERIFY2(lines[1].startsWith(QLatin1String("  [0]: "))
                 || lines[1].startsWith(QLatin1String("  0: ")),
             qPrintable(lines[1]));
}

void TestValues::theFilterStaysWhereItIsTypedInto()
{
    OutputView view;
    view.resize(500, 400);
    view.show();
    QByteArray csv = "n,name\n";
    for (int i = 0; i < 300; ++i)
        csv += QByteArray::number(i) + (i == 200 ? ",zr\n" : ",other\n");
    view.add({ {}, runner::Output { runner::Stream::Out, QByteArray("line\n").repeated(60) } });
    view.add(display(QStringLiteral("text/csv"), csv));
    QTRY_COMPARE(view.cards().size(), 1);
    Card *table = view.cards().first();
    QTRY_VERIFY(table->isVisible());
    // Its head is at the top of the view.
    view.verticalScrollBar()->setValue(view.verticalScrollBar()->value() + table->y());
    QTRY_COMPARE(table->y(), 0);
    auto *filter = table->findChild<QLineEdit *>();
    QVERIFY(filter);
    filter->setFocus();
    const auto place = [&] { return filter->mapTo(view.viewport(), QPoint(0, 0)).y(); };
    const int before = place();
    QTest::keyClicks(filter, QStringLiteral("zr"));
    QTRY_COMPARE(qobject_cast<TableCard *>(table)->rows().size(), 1);
    QTest::qWait(50); // for the layout
    QVERIFY2(qAbs(place() - before) < 16, qPrintable(QString::number(place())));
    filter->clear();
    QTest::qWait(50); // for the layout
    QVERIFY(view.viewport()->rect().contains(QPoint(20, place())));
}

void TestValues::pathsAreExpressions_data()
{
    QTest::addColumn<QString>("label");
    QTest::addColumn<QString>("path");
    const auto row = [](const char *label, const char *path) {
        QTest::newRow(label) << QString::fromUtf8(label) << QString::fromUtf8(path);
    };
    row("name", "top.name");
    row("größe", "top.größe");
    row("0", "top[0]");
    row("-1.5", "top[-1.5]");
    row("first name", R"(top["first name"])");
    row(R"(a"\\b)", R"(top["a\"\\\\b"])");
    row("'key'", "top['key']");
    row("(1, 2)", "top[(1, 2)]");
    row("", R"(top[""])");
}

void TestValues::pathsAreExpressions()
{
    QFETCH(QString, label);
    TreeNode leaf { .label = label, .text = QStringLiteral("1"), .children = {} };
    TreeNode inner { .label = QStringLiteral("top"), .text = {}, .children = { leaf } };
    TreeCard card({ .label = {}, .text = {}, .children = { inner } }, {}, nullptr);
    card.setTheme(Theme::light());
    card.resize(400, 200);
    card.show();
    QVERIFY(QTest::qWaitForWindowActive(&card));
    card.view().setFocus();
    const QAbstractItemModel *model = card.view().model();
    const QModelIndex at = model->index(0, 0, model->index(0, 0, model->index(0, 0)));
    card.view().setCurrentIndex(at);
    // Where the card is higher than the view, the row of the keys is to be seen.
    QSignalSpy wanted(&card, &Card::placeWanted);
    QTest::keyClick(&card.view(), Qt::Key_Up);
    QTest::keyClick(&card.view(), Qt::Key_Down);
    QCOMPARE(wanted.size(), 2);
    QVERIFY(wanted[0].value(0).toInt() < wanted[1].value(0).toInt());
    QTest::keyClick(&card.view(), Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
    QTEST(QGuiApplication::clipboard()->text(), "path");
    card.view().setCurrentIndex(model->index(0, 0));
    card.copyPath();
    QCOMPARE(QGuiApplication::clipboard()->text(), QString());
}

void TestValues::tabGoesThroughATreeFromLeftToRight()
{
    TreeNode leaf { .label = QStringLiteral("b"), .text = QStringLiteral("1"), .children = {} };
    TreeNode inner { .label = QStringLiteral("a"), .text = {}, .children = { leaf } };
    TreeCard card({ .label = {}, .text = {}, .children = { inner } }, {}, nullptr);
    card.setTheme(Theme::light());
    card.resize(400, 200);
    card.show();
    QVERIFY(QTest::qWaitForWindowActive(&card));
    card.view().setFocus();
    int left = -1;
    for (const char *text : { "Open all", "Copy" }) {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        auto *button = qobject_cast<QToolButton *>(QApplication::focusWidget());
        QVERIFY(button);
        QCOMPARE(button->text(), QString::fromLatin1(text));
        QVERIFY(button->x() > left);
        left = button->x();
    }
}

void TestValues::pathsBeginWithTheName_data()
{
    QTest::addColumn<QByteArray>("code");
    QTest::addColumn<QString>("path");
    QTest::newRow("a name") << QByteArray("users = load()\nusers\n")
                            << QStringLiteral(R"(users["a"])");
    QTest::newRow("of a part") << QByteArray("data.users;\n\n")
                               << QStringLiteral(R"(data.users["a"])");
    QTest::newRow("a call") << QByteArray("load()\n") << QStringLiteral(R"(["a"])");
    QTest::newRow("no code") << QByteArray() << QStringLiteral(R"(["a"])");
}

void TestValues::pathsBeginWithTheName()
{
    QFETCH(QByteArray, code);
    OutputView view;
    view.setSource(code);
    view.show();
    view.add({ {},
               runner::Value { .data = runner::MimeBundle(QStringLiteral("application/json"),
                                                          R"({"a": {"b": [1]}})") } });
    QTRY_COMPARE(view.cards().size(), 1);
    auto *card = qobject_cast<TreeCard *>(view.cards().first());
    QVERIFY(card);
    const QAbstractItemModel *model = card->view().model();
    card->view().setCurrentIndex(model->index(0, 0, model->index(0, 0)));
    card->copyPath();
    QTEST(QGuiApplication::clipboard()->text(), "path");
}

void TestValues::jsonOfAnyKindIsATree()
{
    OutputView view;
    view.show();
    view.add(display(QStringLiteral("application/geo+json"), R"({"type": "Point"})"));
    QTRY_COMPARE(view.cards().size(), 1);
    QVERIFY(qobject_cast<TreeCard *>(view.cards().first()));
    QCOMPARE(textOf({ QStringLiteral("application/geo+json"), "[1]" }),
             QStringLiteral("[\n  1\n]"));
}

void TestValues::unknownDataIsNamed()
{
    OutputView view;
    view.show();
    view.add(display(QStringLiteral("application/x-other"), QByteArray(2048, 'x')));
    QVERIFY2(view.plainText().contains(QLatin1String("application/x-other")),
             qPrintable(view.plainText()));
}

void TestValues::longTextOfATreeIsAClickAway()
{
    const QString text = QStringLiteral("word ").repeated(8000);
    OutputView view;
    view.resize(600, 500);
    view.show();
    view.add(display(QStringLiteral("application/json"),
                     "{\"long\": \"" + text.toUtf8() + "\", \"short\": [1, [2]]}"));
    QTRY_COMPARE(view.cards().size(), 1);
    auto *card = qobject_cast<TreeCard *>(view.cards().first());
    QVERIFY(card);
    auto *detail = card->findChild<QPlainTextEdit *>();
    QVERIFY(detail && detail->isHidden());
    const int closed = card->heightFor(500);
    const auto *model = card->view().model();
    const QModelIndex top = model->index(0, 0);
    const auto click = [card](const QModelIndex &index) {
        QTest::mouseClick(card->view().viewport(), Qt::LeftButton, {},
                          card->view().visualRect(index).center());
    };
    click(model->index(0, 0, top));
    QVERIFY(detail->isVisible());
    QVERIFY(card->heightFor(500) > closed);
    // The card shows a part of it; copying takes all.
    QVERIFY(detail->toPlainText().startsWith(QLatin1String("long: \"word word")));
    QVERIFY(detail->toPlainText().size() < text.size());
    card->copyChosen();
    QCOMPARE(QGuiApplication::clipboard()->text(), u'"' + text + u'"');
    click(model->index(1, 0, top));
    QVERIFY(detail->isHidden());
    QCOMPARE(card->heightFor(500), closed);

    // One click opens everything, another one closes it.
    auto *all = card->findChildren<QToolButton *>().first();
    QCOMPARE(all->text(), QStringLiteral("Open all"));
    all->click();
    QVERIFY(card->view().isExpanded(model->index(1, 0, top)));
    all->click();
    QVERIFY(!card->view().isExpanded(model->index(1, 0, top)));
    QVERIFY(card->view().isExpanded(top));
}

void TestValues::whatIsOpenedStaysWhereItIs()
{
    OutputView view;
    view.resize(600, 300);
    view.show();
    for (int i = 0; i < 60; ++i)
        view.add({ {}, runner::Output { runner::Stream::Out, "line\n" } });
    view.add(display(QStringLiteral("application/json"),
                     R"({"a": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13], "b": [[1]]})"));
    QTRY_VERIFY(view.cards().size() == 1 && view.isAtEnd());
    auto *card = qobject_cast<TreeCard *>(view.cards().first());
    card->view().setFocus();
    QTRY_VERIFY(card->view().hasFocus());
    const int top = card->y();
    const int height = card->height();
    card->view().expand(card->view().model()->index(0, 0, card->view().model()->index(0, 0)));
    QTRY_VERIFY(card->height() > height);
    QCOMPARE(card->y(), top);
    // New output is followed again once it is scrolled to.
    view.scrollToEnd();
    view.add({ {}, runner::Output { runner::Stream::Out, "more\n" } });
    QTRY_VERIFY(card->y() < top && view.isAtEnd());
}

void TestValues::markdownIsLaidOutAndLoadsNothing()
{
    // The file is a picture; if it were read, its size would show.
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("big.png"));
    QImage big(500, 500, QImage::Format_RGB32);
    big.fill(Qt::red);
    QVERIFY(big.save(path));
    const QByteArray picture = "![alt](" + path.toUtf8() + ")\n";
    MarkdownCard plain("# Title\n\nSome *text*.\n", nullptr);
    MarkdownCard with("# Title\n\nSome *text*.\n\n" + picture + "\n![two](file://" + path.toUtf8()
                          + ")\n",
                      nullptr);
    for (MarkdownCard *card : { &plain, &with }) {
        card->setTheme(Theme::light());
        card->resize(600, card->heightFor(600));
    }
    QVERIFY(with.heightFor(600) < plain.heightFor(600) + 120);
    const QImage painted = with.grab().toImage();
    for (int y = 0; y < painted.height(); y += 3) {
        for (int x = 0; x < painted.width(); x += 3)
            QVERIFY(painted.pixelColor(x, y) != QColor(Qt::red));
    }
    QVERIFY(plain.shownText().startsWith(QLatin1String("Title")));
    plain.copySource();
    QVERIFY(QGuiApplication::clipboard()->text().startsWith(QLatin1String("# Title")));
    MarkdownCard html("<b>bold</b> <script>x</script>", nullptr);
    QVERIFY(html.shownText().contains(QLatin1String("<b>")));
}

void TestValues::htmlIsASubset_data()
{
    QTest::addColumn<QByteArray>("html");
    QTest::addColumn<QString>("filtered"); // empty: not shown
    const auto row = [](const char *name, const char *html, const char *filtered) {
        QTest::newRow(name) << QByteArray(html) << QString::fromUtf8(filtered);
    };
    row("text", "<b>bold</b> and <i>it</i>", "<b>bold</b> and <i>it</i>");
    row("list with open items", "<ul><li>one<li>two</ul>", "<ul><li>one</li><li>two</li></ul>");
    row("paragraphs with no end", "<p>a<p>b", "<p>a</p><p>b</p>");
    row("end without a begin", "a</div></p>b", "ab");
    row("crossing", "<b><i>x</b></i>y", "<b><i>x</i></b>y");
    row("script", "<p>text</p><script>alert('<b>')</script>", "<p>text</p>");
    row("script that never ends", "<p>text</p><script>alert(1)", "<p>text</p>");
    row("comment", "a<!-- <b> -->b", "ab");
    row("attributes", "<p onclick='x()' style='background:url(file:///x)' id=a>t</p>", "<p>t</p>");
    row("link", "<a href='file:///etc/passwd'>here</a>", "here");
    row("picture", "t<img src='http://127.0.0.1:1/a.png'>", "t<i>[a picture, not loaded]</i>");
    row("picture with a name", "<img alt='a &lt;b&gt;' src=x>",
        "<i>[a picture, not loaded: a &lt;b&gt;]</i>");
    row("spans", "t<table><tr><td colspan=2 rowspan='3' width=9>x</td></tr></table>",
        "t<table cellpadding=\"4\" cellspacing=\"0\"><tr><td colspan=\"2\" "
        "rowspan=\"3\">x</td></tr>"
        "</table>");
    row("entities", "1 &lt; 2 &amp;&#38; <b>&lt;b&gt;</b>", "1 &lt; 2 &amp;&amp; <b>&lt;b&gt;</b>");
    row("no tag", "1 < 2 and 3 > 2", "1 &lt; 2 and 3 &gt; 2");
    row("no text", "<div><span></span></div>", "");
    row("frame", "text<iframe src='file:///etc/passwd'></iframe>", "");
    row("drawing", "text<svg><path d='M0 0'/></svg>", "");
    row("form", "text<form><input value=x></form>", "");
    row("stray ends", "a</p></br></table>b", "ab");
    row("table without rows", "t<table><td>x</table>",
        "t<table cellpadding=\"4\" cellspacing=\"0\"><tr><td>x</td></tr></table>");
    row("template", "t<template><b>x</b></template>", "t");
    row("unknown element", "<marquee-x>t</marquee-x>", "t");
    row("element names of other spaces", "t<math><mi>x</mi></math>", "");
    QTest::newRow("deep") << QByteArray("<div>x").repeated(100) << QString();
    QTest::newRow("very deep") << QByteArray("<div>").repeated(25'000) << QString();
    QTest::newRow("very deep, of no kind")
        << QByteArray("<x>").repeated(20'000) + QByteArray("</y>").repeated(15'000) << QString();
    QTest::newRow("tables in tables") << QByteArray("<table><tr><td>x").repeated(4) << QString();
    QTest::newRow("long") << QByteArray(1 << 20, 'x') << QString();
    QTest::newRow("many") << QByteArray("<b>x</b>").repeated(5'000) << QString();
    const QByteArray wide = "<tr><td rowspan=100 colspan=100>";
    QTest::newRow("many cells by spans")
        << "t<table>" + wide.repeated(1'900) + "</table>" << QString();
    QTest::newRow("many cells in columns that grow")
        << "t<table>" + wide.repeated(8) + "</table>" << QString();
    QTest::newRow("many cells in small tables")
        << "t" + ("<table>" + wide.repeated(3) + "</table>").repeated(6) << QString();
    QTest::newRow("many cells in a table within one")
        << "t<table><tr><td><table>" + wide.repeated(8) + "</table></table>" << QString();
    QTest::newRow("open quotes") << QByteArray("<b a=\"").repeated(20'000) << QString();
}

/// A few kilobytes that the rules for HTML turn into millions of elements: each paragraph opens
/// again all styles that were left open before it.
void TestValues::htmlThatMultipliesIsNotRead()
{
    QByteArray html;
    for (int i = 0; i < 2'000; ++i)
        html += "<p><b a=" + QByteArray::number(i) + '>';
    html += QByteArray("<p>x").repeated(2'000);
    QVERIFY(!HtmlDocument::read(html));
    QVERIFY(!hasCard({ QStringLiteral("text/html"), html + "<table><tr><td>x</table>" }));
    QCOMPARE(htmlToText(html), QString::fromUtf8(html));
    // One long attribute costs as much.
    html = "<p><b a='" + QByteArray(100'000, 'x') + "'>" + QByteArray("<p>x").repeated(5'000);
    QVERIFY(!HtmlDocument::read(html));
}

/// Each attribute is compared with all others of its element.
void TestValues::manyAttributesAreNotRead()
{
    QByteArray html = "<p";
    for (int i = 0; i < 12'000; ++i)
        html += " a" + QByteArray::number(i, 36);
    QVERIFY(!HtmlDocument::read(html + ">hello"));
}

/// A hundred thousand wide cells, from a few kilobytes.
void TestValues::largeTablesAreShown()
{
    const QByteArray html = "<table><tr><td>a<td>12</tr><tr><td rowspan=1000 colspan=100>"
        + QByteArray(500, 'x') + "</tr>" + QByteArray("<tr><td>y</tr>").repeated(999) + "</table>";
    auto table = HtmlDocument::read(html).and_then(tableIn);
    QVERIFY(table);
    QCOMPARE(table->rows.size(), 1'001);
    QCOMPARE(table->rows[999].size(), 100);
    for (int i = 0; i < 20; ++i) {
        TableCard card(*table, {}, nullptr);
        card.setTheme(Theme::light());
        card.resize(600, card.heightFor(600));
        QVERIFY(!card.grab().isNull());
    }
}

void TestValues::tablesEndSomewhere_data()
{
    QTest::addColumn<QByteArray>("row");
    QTest::addColumn<int>("rows");
    QTest::newRow("many rows") << QByteArray("<tr><td>1</tr>") << 10'000;
    QTest::newRow("many cells") << QByteArray("<tr><td colspan=100>1</tr>") << 2'000;
}

void TestValues::tablesEndSomewhere()
{
    QFETCH(QByteArray, row);
    const QByteArray html = "<table>" + row.repeated(12'000) + "</table>";
    const auto table = HtmlDocument::read(html).and_then(tableIn);
    QVERIFY(table && table->isCut);
    QTEST(static_cast<int>(table->rows.size()), "rows");
}

void TestValues::htmlHasItsText_data()
{
    QTest::addColumn<QByteArray>("html");
    QTest::addColumn<QString>("text");
    QTest::newRow("blocks") << QByteArray("<p>a</p><div>b</div>c<br>d<ul><li>e</ul>")
                            << QStringLiteral("a\nb\nc\nde");
    QTest::newRow("unseen") << QByteArray("<title>t</title><style>s</style>a<script>b</script>")
                            << QStringLiteral("a");
    QTest::newRow("entities") << QByteArray("&eacute;&lt;&nosuch;")
                              << QStringLiteral("\u00e9<&nosuch;");
    QTest::newRow("no tag") << QByteArray("1 < 2") << QStringLiteral("1 < 2");
    QTest::newRow("too long") << QByteArray(HtmlDocument::kMostBytes, 'x') + "<b>"
                              << QString(HtmlDocument::kMostBytes, u'x') + QStringLiteral("<b>");
    QTest::newRow("deep") << QByteArray("<i>").repeated(2'000) + "x" << QStringLiteral("x");
}

void TestValues::htmlHasItsText()
{
    QFETCH(QByteArray, html);
    QTEST(htmlToText(html), "text");
}

void TestValues::htmlIsASubset()
{
    QFETCH(QByteArray, html);
    QTEST(HtmlDocument::read(html).and_then(filteredHtml).value_or(QString()), "filtered");
}

void TestValues::htmlIsLaidOut()
{
    const QByteArray source("<h2>Head</h2><p>some <b>text</b></p><ul><li>one<li>two</ul>");
    runner::MimeBundle data(QStringLiteral("text/html"), source);
    TableRoom room;
    const std::unique_ptr<Card> card(makeCard(data, nullptr, room));
    auto *html = qobject_cast<HtmlCard *>(card.get());
    QVERIFY(html);
    html->setTheme(Theme::dark());
    html->resize(400, html->heightFor(400));
    QVERIFY(html->heightFor(400) > 100);
    QCOMPARE(html->shownText(), QStringLiteral("Head\nsome text\none\ntwo"));
    html->copySource();
    QCOMPARE(QGuiApplication::clipboard()->text().toUtf8(), source);
    // A table alone becomes a card that can be sorted.
    data = runner::MimeBundle(QStringLiteral("text/html"), "<table><tr><td>1</td></tr></table>");
    const std::unique_ptr<Card> table(makeCard(data, nullptr, room));
    QVERIFY(qobject_cast<TableCard *>(table.get()));
}

/// HTML of data frames leaves rows out; the CSV beside it has them.
void TestValues::tablesHaveAllRows()
{
    QByteArray csv = ",a\n";
    for (int row = 0; row < 5000; ++row)
        csv += QByteArray::number(row) + ',' + QByteArray::number(row * row % 4999) + '\n';
    runner::MimeBundle data(QStringLiteral("text/html"),
                            "<table><tr><th></th><th>a</th></tr><tr><td>...</td><td>...</td></tr>"
                            "</table>");
    data.insert(QStringLiteral("text/csv"), csv);
    data.insert(QStringLiteral("text/plain"), "...\n\n[5000 rows x 1 columns]");
    TableRoom room;
    const std::unique_ptr<Card> made(makeCard(data, nullptr, room));
    auto *card = qobject_cast<TableCard *>(made.get());
    QVERIFY(card);
    QCOMPARE(card->rows().size(), 5000);
    card->sortBy(1);
    QCOMPARE(card->rows()[0], (QStringList { QStringLiteral("0"), QStringLiteral("0") }));
    QVERIFY(card->rows()[4'999].last().toInt() > 4'900);
    QCOMPARE(card->searchedLines().size(), 2 + 2 * 5000);
}

/// HTML of data frames rounds numbers and has words for what is missing; the CSV beside it has
/// neither, and is what leaves the pad.
void TestValues::tablesLeaveWithAllDigits()
{
    runner::MimeBundle data(
        QStringLiteral("text/html"),
        "<table><thead><tr><th></th><th>a</th></tr>"
        "<tr><th>k</th><th></th></tr></thead><tbody><tr><th>x</th><td>0.333333</td></tr>"
        "<tr><th>y</th><td>NaN</td></tr>"
        "<tr><th>z</th><td>0.111111</td></tr></tbody></table>");
    data.insert(QStringLiteral("text/csv"),
                "k,a\nx,0.3333333333333333\ny,\nz,0.1111111111111111\n");
    TableRoom room;
    const std::unique_ptr<Card> made(makeCard(data, nullptr, room));
    auto *card = qobject_cast<TableCard *>(made.get());
    QVERIFY(card);
    QCOMPARE(card->rows()[0], (QStringList { QStringLiteral("x"), QStringLiteral("0.333333") }));
    card->sortBy(1);
    QToolButton *copy = nullptr;
    for (auto *button : card->findChildren<QToolButton *>())
        copy = button->menu() && !copy && button->text().startsWith(QLatin1String("Copy")) ? button
                                                                                           : copy;
    QVERIFY(copy);
    copy->menu()->actions().constFirst()->trigger();
    QCOMPARE(QGuiApplication::clipboard()->text(),
             QStringLiteral("k,a\nz,0.1111111111111111\nx,0.3333333333333333\ny,\n"));
    // What is searched is what is seen.
    QCOMPARE(card->searchedLines(),
             QStringLiteral(",a,k,,z,0.111111,x,0.333333,y,NaN").split(u','));
    // Other rows than those of the HTML are another table.
    data.insert(QStringLiteral("text/csv"), "k,a\nx,1\n");
    const std::unique_ptr<Card> other(makeCard(data, nullptr, room));
    QCOMPARE(qobject_cast<TableCard *>(other.get())->rows().size(), 1);
}

void TestValues::tablesAreWritten_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("content");
    QTest::newRow("csv")
        << "t.csv"
        << QByteArray("n,a \"b\"\n1.50,\"x, y\"\n,NaN\n").replace("a \"b\"", "\"a \"\"b\"\"\"");
    QTest::newRow("tsv") << "t.TSV" << QByteArray("n\ta \"b\"\n1.50\tx, y\n\tNaN\n");
    QTest::newRow("markdown") << "t.md"
                              << QByteArray(
                                     "| n | a \"b\" |\n|---|---|\n| 1.50 | x, y |\n|  | NaN |\n");
    QTest::newRow("json") << "t.json"
                          << QByteArray("[\n{\"n\": 1.50, \"a \\\"b\\\"\": \"x, y\"},\n"
                                        "{\"n\": null, \"a \\\"b\\\"\": \"NaN\"}\n]\n");
}

void TestValues::jsonHasOneKindPerColumn()
{
    HtmlTable table;
    table.head = { { QString(), QStringLiteral("id"), QStringLiteral("ok"), QStringLiteral("s") } };
    table.rows.append({ QStringLiteral("0"), QStringLiteral("1e5"), QStringLiteral("True"),
                        QStringLiteral("None") });
    table.rows.append({ QStringLiteral("1"), QStringLiteral("a1"), QStringLiteral("False"),
                        QStringLiteral("\ty") });
    table.rows.append({ QStringLiteral("2"), QString(), QString(), QStringLiteral("-0") });
    QCOMPARE(toJson(table), QStringLiteral(R"([
{"index": 0, "id": "1e5", "ok": true, "s": "None"},
{"index": 1, "id": "a1", "ok": false, "s": "\ty"},
{"index": 2, "id": null, "ok": null, "s": "-0"}
]
)"));
}

void TestValues::tablesAreWritten()
{
    QFETCH(QString, name);
    const HtmlTable table { .head = { { QStringLiteral("n"), QStringLiteral("a \"b\"") } },
                            .rows = { { QStringLiteral("1.50"), QStringLiteral("x, y") },
                                      { QString(), QStringLiteral("NaN") } },
                            .isCut = false };
    const QTemporaryDir folder;
    QCOMPARE(writeTable(table, folder.filePath(name)), QString());
    QFile file(folder.filePath(name));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QTEST(file.readAll(), "content");
    const QString trouble = writeTable(table, folder.filePath(QStringLiteral("none/") + name));
    QVERIFY2(trouble.contains(QLatin1String("could not be saved")), qPrintable(trouble));
}

void TestValues::markdownThatNobodyWroteIsText_data()
{
    QTest::addColumn<QByteArray>("markdown");
    QTest::addColumn<bool>("isShown");
    QTest::newRow("short") << QByteArray("# a\n\n- b\n  - c\n") << true;
    QTest::newRow("rule") << QByteArray(120, '-') << true;
    QTest::newRow("quotes") << QByteArray(60'000, '>') << false;
    QTest::newRow("lists") << QByteArray("- ").repeated(20'000) << false;
    QTest::newRow("indented lists") << QByteArray(5000, ' ') + "- a" << false;
    QTest::newRow("long") << QByteArray(100'000, 'a') << false;
    QByteArray table("|a|b|\n|-|-|\n");
    QTest::newRow("table") << table + QByteArray("|1|2|\n").repeated(900) << true;
    table = QByteArray("|a").repeated(120) + '\n' + QByteArray("|-").repeated(120) + '\n';
    QTest::newRow("tables") << (table + "x\n\n").repeated(5) << true;
    QTest::newRow("list") << QByteArray("- a\n").repeated(2'000) << true;
    QTest::newRow("very long list") << QByteArray("- a\n").repeated(16'000) << false;
    QTest::newRow("wide table of short rows")
        << table + QByteArray("x\n").repeated(30'000) << false;
    QTest::newRow("other line ends")
        << (table + QByteArray("x\n").repeated(3'000)).replace('\n', '\r') << false;
    QTest::newRow("DOS line ends")
        << (table + QByteArray("x\n").repeated(3'000)).replace('\n', "\r\n") << false;
    QTest::newRow("lines that only seem empty")
        << table + QByteArray("\f\n").repeated(3'000) << false;
    QTest::newRow("table in a quote")
        << "> " + table.replace("\n", "\n> ") + QByteArray("x\n> ").repeated(3'000) << false;
}

void TestValues::markdownThatNobodyWroteIsText()
{
    QFETCH(QByteArray, markdown);
    QFETCH(bool, isShown);
    QCOMPARE(isShownAsMarkdown(markdown), isShown);
    OutputView view;
    view.resize(600, 400);
    view.show();
    view.add(display(QStringLiteral("text/markdown"), markdown));
    QTRY_VERIFY(!view.document().items().empty());
    QTRY_COMPARE(!view.cards().isEmpty() && qobject_cast<MarkdownCard *>(view.cards().first()),
                 isShown);
}

void TestValues::longValuesFold_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("folds");
    QTest::newRow("short") << QStringLiteral("[1, 2]") << false;
    QTest::newRow("a little longer") << QString(4500, u'a') << false;
    QTest::newRow("one line") << QString(100'000, u'a') << true;
    QTest::newRow("lines") << QStringLiteral("line\n").repeated(2000) << true;
    QTest::newRow("pairs") << QStringLiteral("😀").repeated(9000) << true;
}

void TestValues::longValuesFold()
{
    QFETCH(QString, text);
    QFETCH(bool, folds);
    OutputView view;
    view.resize(600, 400);
    view.show();
    view.add(
        { {}, runner::Value { runner::MimeBundle(QStringLiteral("text/plain"), text.toUtf8()) } });
    view.add({ {}, runner::Output { runner::Stream::Out, "after\n" } });
    QTRY_COMPARE(view.cards().size(), folds ? 1 : 0);
    const QString whole =
        QStringLiteral("→ ") + text + (text.endsWith(u'\n') ? QString() : QStringLiteral("\n"));
    QVERIFY(view.plainText().startsWith(whole));
    QVERIFY(view.plainText().endsWith(QLatin1String("after\n")));
    if (!folds)
        return;
    QVERIFY(view.document().lineCount() < 100);
    view.cards().first()->findChild<QToolButton *>()->click();
    QTRY_COMPARE(view.cards().size(), 0);
    QVERIFY(view.plainText().startsWith(whole));
    QVERIFY(view.plainText().endsWith(QLatin1String("after\n")));
}

void TestValues::printedObjectIsNotShownTwice()
{
    OutputView view;
    view.resize(600, 400);
    view.show();
    view.add({ {}, runner::Output { runner::Stream::Out, "before\n{ a: { b: [Object] } }\n" } });
    runner::MimeBundle data(QStringLiteral("text/plain"), "{ a: { b: [Object] } }");
    data.insert(kTreeMime, R"({"text": "{..}", "children": [["a", {"text": "{..}"}]]})");
    view.add({ {}, runner::Display { .data = data, .repeatsOutput = true } });
    QTRY_COMPARE(view.cards().size(), 1);
    QVERIFY(qobject_cast<TreeCard *>(view.cards().first()));
    QCOMPARE(view.plainText(), QStringLiteral("before\n{ a: { b: [Object] } }\n"));
}

void TestValues::filesAreAStrip()
{
    OutputView view;
    view.resize(600, 400);
    view.show();
    view.add({ {}, file(QStringLiteral("a.txt"), QStringLiteral("text/plain"), "text") });
    runner::FileEntry refused;
    refused.name = QStringLiteral("<b>link</b>&x");
    refused.refused = QStringLiteral("it is a symbolic link");
    view.add({ {}, refused });
    runner::RunResult result;
    result.outcome = runner::Completed {};
    view.add({ {}, runner::Finished { result } });
    QTRY_COMPARE(view.cards().size(), 1);
    auto *card = qobject_cast<FilesCard *>(view.cards().first());
    QVERIFY(card);
    QCOMPARE(card->chips().size(), 2);
    QVERIFY(card->chips()[0]->text().contains(QLatin1String("a.txt")));
    QVERIFY(!card->chips()[1]->toolTip().contains(QLatin1String("<b>")));
    const QString tip = QTextDocumentFragment::fromHtml(card->chips()[1]->toolTip()).toPlainText();
    QVERIFY2(tip.startsWith(QLatin1String("<b>link</b>&x was not kept")), qPrintable(tip));
    QVERIFY(view.plainText().contains(QLatin1String("file not kept: <b>link</b>&x")));
    const int folded = card->heightFor(500);
    QTest::mouseClick(card->chips()[0], Qt::LeftButton);
    QVERIFY(card->preview());
    QVERIFY(card->heightFor(500) > folded);
    QSignalSpy requests(&view, &OutputView::requested);
    for (auto *button : card->findChildren<QToolButton *>()) {
        if (button->text() == QStringLiteral("Open…"))
            button->click();
    }
    QCOMPARE(requests.count(), 1);
    const auto request = requests.first().first().value<OutputRequest>();
    QVERIFY(std::holds_alternative<OpenFile>(request));
    QCOMPARE(std::get<OpenFile>(request).file.name, QStringLiteral("a.txt"));
    // The same chip again folds it.
    QTest::mouseClick(card->chips()[0], Qt::LeftButton);
    QVERIFY(!card->preview());
    QCOMPARE(card->heightFor(500), folded);
}

void TestValues::filesStandByName()
{
    QList<runner::FileEntry> files;
    for (const char *name : { "plot10.png", "b.csv", "gone", "plot2.png", "A.txt" }) {
        runner::FileEntry file;
        file.name = QString::fromLatin1(name);
        if (file.name == QLatin1String("gone"))
            file.refused = QStringLiteral("it is a FIFO");
        files.append(file);
    }
    const FilesCard card(files, nullptr);
    QStringList names;
    for (const FileChip *chip : card.chips())
        names.append(chip->text().section(u' ', 0, 0));
    QCOMPARE(names.join(u' '), QStringLiteral("A.txt b.csv plot2.png plot10.png gone"));
}

void TestValues::aPreviewAsHighAsTheLastStandsInItsPlace()
{
    const auto text = [](const char *name) {
        return file(QString::fromLatin1(name), QStringLiteral("text/plain"), "one\ntwo\n");
    };
    FilesCard card({ text("a.txt"), text("b.txt") }, nullptr);
    card.choose(0);
    card.resize(500, card.heightFor(500));
    card.show();
    const QRect place = card.preview()->geometry();
    QVERIFY(place.top() > card.chips().first()->geometry().bottom());
    card.choose(1);
    QCOMPARE(card.preview()->geometry(), place);
}

void TestValues::filesArePreviewed_data()
{
    QTest::addColumn<QString>("mime");
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QByteArray>("type");
    QTest::newRow("svg") << "image/svg+xml"
                         << QByteArray(
                                "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>")
                         << QByteArray("sandpad::widgets::FigureCard");
    QTest::newRow("csv") << "text/csv" << QByteArray("a,b\n1,2\n")
                         << QByteArray("sandpad::widgets::TableCard");
    QTest::newRow("csv of nothing") << "text/csv" << QByteArray("a,b") << QByteArray("QLabel");
    QTest::newRow("json") << "application/json" << QByteArray("{\"a\": 1}")
                          << QByteArray("sandpad::widgets::TreeCard");
    QTest::newRow("markdown") << "text/markdown" << QByteArray("# a")
                              << QByteArray("sandpad::widgets::MarkdownCard");
    QTest::newRow("text") << "text/plain" << QByteArray("a\n").repeated(100'000)
                          << QByteArray("QLabel");
    QTest::newRow("html") << "text/html" << QByteArray("<table><tr><td>1</td></tr></table>")
                          << QByteArray("QLabel");
    QTest::newRow("binary") << "application/octet-stream" << QByteArray(1000, '\0')
                            << QByteArray("QLabel");
    QTest::newRow("broken png") << "image/png" << QByteArray("\x89PNG")
                                << QByteArray("sandpad::widgets::FigureCard");
}

void TestValues::filesArePreviewed()
{
    QFETCH(QString, mime);
    QFETCH(QByteArray, content);
    QFETCH(QByteArray, type);
    FilesCard card({ file(QStringLiteral("f"), mime, content) }, nullptr);
    card.choose(0);
    QVERIFY(card.preview());
    QCOMPARE(QByteArray(card.preview()->metaObject()->className()), type);
    QVERIFY(card.heightFor(600) < 4000);
    // A picture opens by itself, without the run's figures.
    if (auto *figure = qobject_cast<FigureCard *>(card.preview()); figure && !content.isEmpty()) {
        emit figure->requested(ShowFigures {});
        const auto viewers = card.findChildren<FigureViewer *>();
        QCOMPARE(viewers.size(), 1);
        delete viewers.first();
    }
}

void TestValues::filesAreSavedAndDraggedOut()
{
    const QTemporaryDir folder;
    runner::FileEntry refused;
    refused.name = QStringLiteral("no");
    refused.refused = QStringLiteral("it is a FIFO");
    FilesCard card({ file(QStringLiteral("../../a.sh"), QStringLiteral("text/plain"), "one"),
                     file(QStringLiteral("d/b"), QStringLiteral("text/plain"), "two"), refused },
                   nullptr);
    card.saveAllTo(folder.path());
    QTRY_VERIFY(QFile::exists(folder.filePath(QStringLiteral("d/b"))));
    QVERIFY(QFile::exists(folder.filePath(QStringLiteral("a.sh"))));
    // Another program gets its own name and bytes, and nothing that can be executed.
    QSignalSpy prepared(card.chips()[0], &FileChip::prepared);
    card.chips()[0]->prepareDrag();
    QTRY_COMPARE(prepared.count(), 1);
    const QString path = prepared.first().first().toString();
    QCOMPARE(QFileInfo(path).fileName(), QStringLiteral("a.sh"));
    QVERIFY(!QFileInfo(path).isExecutable());
    QFile dragged(path);
    QVERIFY(dragged.open(QIODevice::ReadOnly));
    QCOMPARE(dragged.readAll(), "one");
    QSignalSpy none(card.chips()[2], &FileChip::prepared);
    card.chips()[2]->prepareDrag();
    QThreadPool::globalInstance()->waitForDone();
    QCoreApplication::processEvents();
    QCOMPARE(none.count(), 0);
}

void TestValues::manyFilesAreAClickAway()
{
    QList<runner::FileEntry> files;
    for (int i = 0; i < 200; ++i)
        files.append(file(QString::number(i), QStringLiteral("text/plain"), "x"));
    FilesCard card(files, nullptr);
    card.setTheme(Theme::light());
    const qsizetype first = card.chips().size();
    QVERIFY(first < 50);
    const int folded = card.heightFor(600);
    const auto click = [&card](const QString &text) {
        const auto buttons = card.findChildren<QToolButton *>();
        const auto button = std::ranges::find(buttons, text, &QToolButton::text);
        if (button != buttons.end())
            (*button)->click();
        return button != buttons.end();
    };
    QVERIFY(click(QStringLiteral("%1 more").arg(200 - first)));
    QCOMPARE(card.chips().size(), 200);
    QVERIFY(card.heightFor(600) > folded);
    // The state is restored, with the chosen file's preview.
    card.chips().last()->click();
    QVERIFY(click(QStringLiteral("Show fewer")));
    QCOMPARE(card.chips().size(), first);
    QCOMPARE(card.heightFor(600), folded);
}

void TestValues::separatedValues_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QStringList>("cells");
    QTest::newRow("plain") << QByteArray("a,b\n1,2\n")
                           << QStringList { QStringLiteral("a|b"), QStringLiteral("1|2") };
    QTest::newRow("quotes") << QByteArray("a,b\n\"x,\"\"y\"\"\nz\",2\r\n")
                            << QStringList { QStringLiteral("a|b"),
                                             QStringLiteral("x,\"y\"\nz|2") };
    QTest::newRow("no end") << QByteArray("a\n1")
                            << QStringList { QStringLiteral("a"), QStringLiteral("1") };
    QTest::newRow("open quote") << QByteArray("a\n\"1\n2")
                                << QStringList { QStringLiteral("a"), QStringLiteral("1\n2") };
    QTest::newRow("head alone") << QByteArray("a,b\n") << QStringList {};
    QTest::newRow("empty") << QByteArray() << QStringList {};
}

void TestValues::separatedValues()
{
    QFETCH(QByteArray, text);
    QFETCH(QStringList, cells);
    const auto table = parseSeparated(text, ',');
    QStringList rows;
    if (table) {
        table->forEachLine([&](const QStringList &line) { rows.append(line.join(u'|')); });
    }
    QCOMPARE(rows, cells);
    const auto huge = parseSeparated(
        QByteArray("1,").repeated(500) + '\n' + QByteArray("1\n").repeated(5000), ',');
    QVERIFY(huge && huge->isCut);
    QCOMPARE(huge->rows.size(), 1000);
    // A table of very many cells is cut, and takes little more than its text.
    const QByteArray many = (QByteArray("a,").repeated(99) + "a\n").repeated(21'000);
    const auto wide = parseSeparated(many, ',', kManyRows);
    QVERIFY(wide && wide->isCut);
    QCOMPARE(wide->rows.size(), 19'999);
    QCOMPARE(wide->rows[19'998], wide->head.first());
    QVERIFY(wide->rows.bytes() < many.size() * 5 / 4);
}

SANDPAD_TEST(values, TestValues)
#include "tst_values.moc"
