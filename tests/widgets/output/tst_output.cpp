#include "tests/TestProgram.h"
#include "widgets/cards/errors/ErrorCard.h"
#include "widgets/cards/values/FigureCard.h"
#include "widgets/cards/values/TableCard.h"
#include "widgets/find/FindBar.h"
#include "widgets/markup/CssFilter.h"
#include "widgets/markup/HtmlTable.h"
#include "widgets/markup/SvgFilter.h"
#include "widgets/output/InputLine.h"
#include "widgets/output/LongScrollBar.h"
#include "widgets/output/OutputDocument.h"
#include "widgets/output/OutputPane.h"
#include "widgets/output/OutputView.h"
#include "widgets/text/CharacterWidth.h"
#include "widgets/text/TextBlock.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QRandomGenerator>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <sys/resource.h>

using namespace sandpad;
using namespace sandpad::widgets;

class TestOutput : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QTest::failOnWarning(); }
    void terminalText_data();
    void terminalText();
    void attributes();
    void longTextIsKeptWhole();
    void linesWrapByColumns();
    void widths_data();
    void widths();
    void svgIsFiltered_data();
    void svgIsFiltered();
    void filteredStylesStayAsTheyAre();
    void tables_data();
    void tables();
    void tableHeads_data();
    void tableHeads();
    void tablesAreSorted_data();
    void tablesAreSorted();
    void tablesBecomeText();
    void tablesAreSortedByAClick();
    void viewKeepsTheOrder();
    void theTailHasWhatCardsShow();
    void someEventsShowNothing();
    void tracebackIsNotShownTwice_data();
    void tracebackIsNotShownTwice();
    void aTracebackBehindAPromptIsNotShownTwice_data();
    void aTracebackBehindAPromptIsNotShownTwice();
    void theCurrentHitCanBeRead_data();
    void theCurrentHitCanBeRead();
    void anErrorIsSeenFromItsTop_data();
    void anErrorIsSeenFromItsTop();
    void streamsAreDecodedApart();
    void bombsAreRefused_data();
    void bombsAreRefused();
    void selectionIsCopied();
    void followsOnlyAtTheEnd();
    void aTallCardIsSeenFromItsTop();
    void selectedCardsShowIt();
    void jumpsToTheEnd();
    void staysWhereItIsRead();
    void farFiguresGiveTheirPixelsBack();
    void scrollsOverMorePixelsThanAnInt();
    void finds_data();
    void finds();
    void findingFollowsTheOutput();
    void findsInTheBar();
    void whatIsCopiedCommandsNoTerminal();
    void inputLineSendsAndRemembers();
    void echoIsMarkedAsTyped_data();
    void echoIsMarkedAsTyped();
    void holdsAMillionLines();
    void holdsOneHugeLine();
    void whatIsShownStaysSmall_data();
    void whatIsShownStaysSmall();
    void muchMarkdownIsShownAsText();
    void printedJsonIsATree_data();
    void printedJsonIsATree();
    void jsonOnBothStreamsIsText();
    void endsAreExplainedOnce_data();
    void endsAreExplainedOnce();

private:
    static runner::RunEvent out(const QByteArray &bytes,
                                runner::Stream stream = runner::Stream::Out)
    {
        return { {}, runner::Output { stream, bytes } };
    }
};

void TestOutput::endsAreExplainedOnce_data()
{
    QTest::addColumn<runner::RunOutcome>("outcome");
    QTest::addColumn<bool>("hasError");
    QTest::addColumn<bool>("isExplained"); ///< by a card of its own
    using namespace runner;
    QTest::newRow("finished") << RunOutcome(Completed {}) << false << false;
    QTest::newRow("stopped") << RunOutcome(Stopped {}) << false << false;
    QTest::newRow("a signal") << RunOutcome(Signalled { .signal = 11 }) << false << true;
    // As .NET ends for an exception, which has a card already.
    QTest::newRow("a signal behind an error")
        << RunOutcome(Signalled { .signal = 6 }) << true << false;
    QTest::newRow("a limit") << RunOutcome(LimitHit {}) << true << true;
}

void TestOutput::endsAreExplainedOnce()
{
    QFETCH(runner::RunOutcome, outcome);
    QFETCH(bool, hasError);
    QFETCH(bool, isExplained);
    OutputDocument document;
    runner::RunResult result;
    result.outcome = outcome;
    if (hasError)
        result.error.emplace();
    (void)document.add({ {}, runner::Finished { result } });
    const bool hasCard = std::ranges::any_of(document.items(), [](const auto &item) {
        return std::holds_alternative<runner::RunResult>(item.rich);
    });
    QCOMPARE(hasCard, isExplained);
}

void TestOutput::terminalText_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *name, const char *text, const char *expected) {
        QTest::newRow(name) << QString::fromUtf8(text) << QString::fromUtf8(expected);
    };
    row("plain", "a\nb\n", "a\nb\n");
    row("no line end", "a", "a\n");
    row("empty lines", "a\n\n\nb\n", "a\n\n\nb\n");
    row("carriage return", "12345\rab\n", "ab345\n");
    row("crlf", "a\r\nb\r\n", "a\nb\n");
    row("progress", "10%\r20%\r100%\n", "100%\n");
    row("erase", "long text\r\x1b[Kshort\n", "short\n");
    row("erase start", "abc\x1b[1K\n", "   \n");
    row("backspace", "abc\b\bX\n", "aXc\n");
    row("tab", "a\tb\n", "a       b\n");
    row("cursor up", "one\ntwo\n\x1b[2AONE\n", "ONE\ntwo\n");
    row("cursor up too far", "a\n\x1b[99Ab\n", "b\n");
    row("colours", "\x1b[1;31mred\x1b[0m plain\n", "red plain\n");
    row("title", "\x1b]0;evil title\x07text\n", "text\n");
    row("clipboard", "\x1b]52;c;ZXZpbA==\x1b\\text\n", "text\n");
    row("query", "\x1b[c\x1b[6n\x1b[?1049htext\n", "text\n");
    row("device string", "\x1bPq#0;2;0;0;0\x1b\\text\n", "text\n");
    row("controls show", "a\x01\x7f\n", "a␁␡\n");
    row("huge numbers", "\x1b[99999999999999999999mx\x1b[99999999999A\n", "x\n");
    row("character set", "\x1b(Bx\n", "x\n");
}

void TestOutput::terminalText()
{
    QFETCH(QString, text);
    QFETCH(QString, expected);
    // The same whether it comes at once or character by character.
    for (const qsizetype step : { text.size(), qsizetype(1) }) {
        TextBlock block;
        AnsiParser parser;
        for (qsizetype at = 0; at < text.size(); at += step)
            parser.feed(QStringView(text).sliced(at, std::min(step, text.size() - at)), block);
        QCOMPARE(block.plainText(), expected);
    }
    // A sequence that never ends does not swallow the output for ever.
    TextBlock block;
    AnsiParser parser;
    parser.feed(QStringLiteral("\x1b]0;") + QString(runner::EscapeReader::kLongest + 10, u'x')
                    + QStringLiteral("seen"),
                block);
    QVERIFY(block.plainText().endsWith(QLatin1String("seen\n")));
}

void TestOutput::attributes()
{
    TextBlock block;
    AnsiParser parser;
    parser.feed(QStringLiteral("\x1b[1;38;5;200mA\x1b[22;39mB\x1b[38;2;1;2;3;4mC\x1b[7mD\x1b[mE"
                               "\x1b[9mF\x1b[29mG"),
                block);
    const TextLine line = block.line(0);
    QCOMPARE(line.text, QStringLiteral("ABCDEFG"));
    QCOMPARE(line.runs.size(), 7);
    QVERIFY(line.runs[0].attributes.isBold);
    QCOMPARE(line.runs[0].attributes.foreground, TerminalColor::indexed(200));
    QCOMPARE(line.runs[1].attributes, TextAttributes {});
    QCOMPARE(line.runs[2].attributes.foreground, TerminalColor::rgb(1, 2, 3));
    QVERIFY(line.runs[2].attributes.isUnderlined);
    QVERIFY(line.runs[3].attributes.isInverse);
    QCOMPARE(line.runs[4].attributes, TextAttributes {});
    QVERIFY(line.runs[5].attributes.isStruckOut);
    QCOMPARE(line.runs[6].attributes, TextAttributes {});
}

void TestOutput::longTextIsKeptWhole()
{
    TextBlock block;
    AnsiParser parser;
    QString expected;
    for (int i = 0; i < 3000; ++i) {
        const QString line = QStringLiteral("line %1 \x1b[3%2mé漢\x1b[0m\n").arg(i).arg(i % 8);
        parser.feed(line, block);
        expected += QStringLiteral("line %1 é漢\n").arg(i);
    }
    QCOMPARE(block.plainText(), expected);
    QCOMPARE(block.lineCount(), 3000);
    // The colours of lines that were stored long ago are kept.
    QCOMPARE(block.line(9).runs.last().attributes.foreground, TerminalColor::indexed(1));
    QCOMPARE(block.line(9).text, QStringLiteral("line 9 é漢"));
}

void TestOutput::linesWrapByColumns()
{
    TextBlock block;
    AnsiParser parser;
    parser.feed(QString(25, u'x') + u'\n' + u'\n' + QString(6, QChar(0x6F22)) + u'\n', block);
    QCOMPARE(block.rowCount(10), 3 + 1 + 2);
    QCOMPARE(block.lineOfRow(0, 10), 0);
    QCOMPARE(block.lineOfRow(2, 10), 0);
    QCOMPARE(block.lineOfRow(3, 10), 1);
    QCOMPARE(block.lineOfRow(5, 10), 2);
    QCOMPARE(block.firstRowOfLine(2, 10), 4);
    QCOMPARE(block.rowCount(100), 3);
}

void TestOutput::widths_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("columns");
    QTest::newRow("ascii") << "abc" << 3;
    QTest::newRow("wide") << QStringLiteral("漢字") << 4;
    QTest::newRow("combining") << QStringLiteral("e\u0301") << 1;
    QTest::newRow("emoji") << QStringLiteral("😀") << 2;
    QTest::newRow("lone surrogate") << QString(QChar(0xD800)) << 1;
}

void TestOutput::widths()
{
    QFETCH(QString, text);
    QTEST(columnsOf(QStringView(text)), "columns");
    QCOMPARE(endOfColumns(text, 0, 100), text.size());
}

void TestOutput::svgIsFiltered_data()
{
    QTest::addColumn<QByteArray>("svg");
    QTest::addColumn<bool>("isAllowed");
    QTest::addColumn<QByteArray>("gone");
    const auto row = [](const char *name, const QByteArray &inside, bool isAllowed,
                        const char *gone = "") {
        QTest::newRow(name) << "<svg xmlns='http://www.w3.org/2000/svg' "
                               "xmlns:xlink='http://www.w3.org/1999/xlink'>"
                + inside + "</svg>"
                            << isAllowed << QByteArray(gone);
    };
    row("drawing", "<g><path d='M0 0'/><text>hi</text></g>", true);
    row("script", "<script>alert(1)</script><rect/>", true, "script");
    row("handler", "<rect onload='x()'/>", true, "onload");
    row("foreign", "<foreignObject><p>x</p></foreignObject>", true, "foreign");
    row("file image", "<image xlink:href='file:///etc/passwd'/>", true, "passwd");
    row("web image", "<image href='http://127.0.0.1/x.png'/>", true, "127.0.0.1");
    row("svg image", "<image href='data:image/svg+xml;base64,AAAA'/>", true, "data:");
    row("outer use", "<use xlink:href='other.svg#x'/>", true, "other.svg");
    row("inner use", "<defs><g id='x'/></defs><use xlink:href='#x'/>", true);
    row("style import", "<style>@import 'http://127.0.0.1/x.css';</style>", true, "import");
    row("url", "<rect fill='url(http://127.0.0.1/)'/>", true, "127.0.0.1");
    row("escaped url", "<rect fill='u\\72l(http://127.0.0.1/)'/>", true, "127.0.0.1");
    row("kept style", "<style>rect { fill: url(#g) }</style>", true);
    row("style that loads", "<style>rect { fill: url(http://127.0.0.1/) }</style>", true,
        "127.0.0.1");
    row("style that imports", "<style>@import '/etc/passwd';</style>", true, "passwd");
    row("picture in a filter", "<filter><feImage href='/etc/passwd'/></filter>", true, "passwd");
    row("attribute of an editor", "<g xmlns:e='urn:e' e:x='1'/>", true, "e:x");
    row("quoted url", "<rect style=\"fill: url( 'http://127.0.0.1/' )\"/>", true, "127.0.0.1");
    row("url by a trick", "<rect fill='u/**/rl(http://127.0.0.1/)'/>", true, "/**/");
    row("url behind a comment", "<style>/* ' */ a { fill: url(//127.0.0.1/) /* ' */ }</style>",
        true, "127.0.0.1");
    row("url behind a string", "<style>a[b='\\''] { fill: url(//127.0.0.1/) }</style>", true,
        "127.0.0.1");
    row("part that breaks out", "<rect fill=\"url('#a&quot;) url(//127.0.0.1/)')\"/>", true,
        "127.0.0.1");
    row("part with an escaped quote", "<rect fill='url(#a\\22 \\29 url\\28//127.0.0.1)'/>", true,
        "127.0.0.1");
    row("picture set", "<style>a { mask: image-set('//127.0.0.1/') }</style>", true, ": image-set");
    row("escaped import", "<style>@\\69mport '//127.0.0.1/';</style>", true, "127.0.0.1");
    row("import behind a string", "<style>@import ';//127.0.0.1/'; a { }</style>", true,
        "127.0.0.1");
    row("scripts in an inner drawing",
        "<image href='data:image/svg+xml;base64,"
            + QByteArray("<svg><script>alert(1)</script><g/></svg>").toBase64() + "'/>",
        true, "PHNjcmlwdD5h");
    row("file in an inner drawing",
        "<image href='data:image/svg+xml,%3Csvg%3E%3Cimage href=%22/etc/passwd%22/%3E%3C/svg%3E'/>",
        true, "passwd");
    row("text by another type", "<image href='data:text/html,127.0.0.1'/>", true, "127.0.0.1");
    row("inner url", "<rect fill='url(#g)'/>", true);
    row("not closed", "<g>", false);
    row("deep", QByteArray("<g>").repeated(500) + QByteArray("</g>").repeated(500), false);
    row("million elements", QByteArray("<g/>").repeated(1'000'000), false);
    QTest::newRow("entity bomb") << QByteArray(
        "<!DOCTYPE svg [<!ENTITY a 'aaaaaaaaaa'><!ENTITY b '&a;&a;&a;&a;'>]><svg>&b;</svg>")
                                 << false << QByteArray();
    QTest::newRow("external entity")
        << QByteArray("<!DOCTYPE svg [<!ENTITY x SYSTEM 'file:///etc/passwd'>]><svg>&x;</svg>")
        << false << QByteArray();
    QTest::newRow("matplotlib's doctype")
        << QByteArray("<?xml version='1.0'?><!DOCTYPE svg PUBLIC '-//W3C//DTD SVG 1.1//EN' "
                      "'http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd'><svg><g/></svg>")
        << true << QByteArray("DTD");
    QTest::newRow("prefixes") << QByteArray(
        "<s:svg xmlns:s='http://www.w3.org/2000/svg' xmlns:l='http://www.w3.org/1999/xlink'>"
        "<s:script>alert(1)</s:script><s:rect/><s:use l:href='/etc/passwd'/></s:svg>")
                              << true << QByteArray("<s:");
    QTest::newRow("scripts with a prefix")
        << QByteArray("<s:svg><s:script>alert(1)</s:script></s:svg>") << true
        << QByteArray("alert");
    QTest::newRow("UTF-16") << "\xff\xfe"
            + QByteArray(reinterpret_cast<const char *>(u"<svg><a/></svg>"), 30)
                            << true << QByteArray("\xff");
    // Each of these would take minutes.
    row("many urls", "<style>" + QByteArray("url(#a").repeated(850'000) + "</style>", true);
    row("many urls and spaces",
        "<style>" + QByteArray("url(#a").repeated(400'000) + QByteArray(4'000'000, ' ')
            + "</style>",
        true);
    const auto numbered = [](const char *before, const char *after, int count) {
        QByteArray text;
        for (int i = 0; i < count; ++i)
            text += before + QByteArray::number(i, 36) + after;
        return text;
    };
    row("attributes", "<g" + numbered(" a", "=''", 600'000) + "/>", false);
    row("attributes with brackets", "<g" + numbered(" a", "='>'", 600'000) + "/>", false);
    row("prefixes and elements",
        ("<g" + numbered(" xmlns:a", "=''", 190) + ">").repeated(1'000)
            + QByteArray("<g/>").repeated(1'000'000),
        false);
    QTest::newRow("attributes in another encoding")
        << "\xff\xfe" + QByteArray(reinterpret_cast<const char *>(u"<svg"), 8)
            + QByteArray(reinterpret_cast<const char *>(u" \u3c3cb=''"), 14).repeated(300)
        << false << QByteArray();
    QTest::newRow("declared attributes")
        << "<!DOCTYPE svg [" + numbered("<!ATTLIST svg a", " CDATA ''>", 300'000) + "]><svg/>"
        << false << QByteArray();
    QTest::newRow("no svg") << QByteArray("<html/>") << false << QByteArray();
    QTest::newRow("nothing") << QByteArray() << false << QByteArray();
    QTest::newRow("noise") << QByteArray("\xff\x00\x12<<<", 6) << false << QByteArray();
}

void TestOutput::svgIsFiltered()
{
    QFETCH(QByteArray, svg);
    QFETCH(QByteArray, gone);
    const auto filtered = filterSvg(svg);
    QTEST(filtered.has_value(), "isAllowed");
    if (!filtered)
        QVERIFY(!filtered.error().text.isEmpty());
    else if (!gone.isEmpty())
        QVERIFY2(!filtered->contains(gone), filtered->constData());
    if (QByteArray(QTest::currentDataTag()).startsWith("inner"))
        QVERIFY(filtered->contains("#"));
}

/// Were a reference hidden in what the filter lets through, it would change that, too.
void TestOutput::filteredStylesStayAsTheyAre()
{
    const QStringList pieces {
        QStringLiteral("url("),   QStringLiteral("u"),       QStringLiteral("rl("),
        QStringLiteral("'"),      QStringLiteral("\""),      QStringLiteral("\\"),
        QStringLiteral("\\75 "),  QStringLiteral("\\27"),    QStringLiteral("/*"),
        QStringLiteral("*/"),     QStringLiteral("/"),       QStringLiteral("*"),
        QStringLiteral("#a"),     QStringLiteral(")"),       QStringLiteral("("),
        QStringLiteral(" "),      QStringLiteral("\n"),      QStringLiteral(";"),
        QStringLiteral("@"),      QStringLiteral("import"),  QStringLiteral("//x"),
        QStringLiteral("image-"), QStringLiteral("set("),    QStringLiteral("src("),
        QStringLiteral("none"),   QStringLiteral("unknown-")
    };
    QRandomGenerator random(7);
    constexpr int kTries = 50'000;
    for (int i = 0; i < kTries; ++i) {
        QString css;
        for (int length = random.bounded(2, 12); length > 0; --length)
            css += pieces[random.bounded(pieces.size())];
        const QString filtered = withoutOutsideReferences(css);
        QVERIFY2(withoutOutsideReferences(filtered) == filtered,
                 qPrintable(css + QStringLiteral(" became ") + filtered));
    }
}

void TestOutput::tables_data()
{
    QTest::addColumn<QByteArray>("html");
    QTest::addColumn<QStringList>("rows");
    QTest::newRow("pandas") << QByteArray(
        "<div><style>td { color: red }</style><table><thead><tr><th></th><th>a &amp; b</th></tr>"
        "</thead><tbody><tr><th>0</th><td>1</td></tr></tbody></table></div>")
                            << QStringList { QStringLiteral("|a & b"), QStringLiteral("0|1") };
    QTest::newRow("no table") << QByteArray("<b>x</b>") << QStringList();
    QTest::newRow("not closed") << QByteArray("<table><tr><td>x")
                                << QStringList { QStringLiteral("x") };
    QTest::newRow("script in a cell")
        << QByteArray("<table><tr><td>a<script>alert('<td>')</script>b</td></tr></table>")
        << QStringList { QStringLiteral("ab") };
    QTest::newRow("entities") << QByteArray(
        "<table><tr><td>&#65;&#x42;&bogus;&#xD800;</td></tr></table>")
                              << QStringList { QStringLiteral("AB&bogus;\uFFFD") };
    QTest::newRow("over rows and columns") << QByteArray(
        "<table><thead><tr><th></th><th colspan=2>X</th></tr><tr><th></th><th>m</th><th>n</th></tr>"
        "</thead><tr><th rowspan='2'>a</th><td>1</td><td>2</td></tr><tr><td>3</td><td>4</td></tr>"
        "<tr><th>b</th><td>5</td><td>6</td></tr></table>")
                                           << QStringList { QStringLiteral("|X|X"),
                                                            QStringLiteral("|m|n"),
                                                            QStringLiteral("a|1|2"),
                                                            QStringLiteral("a|3|4"),
                                                            QStringLiteral("b|5|6") };
    QTest::newRow("absurd spans")
        << QByteArray("<table><tr><td colspan=99999999 rowspan=-1>x</td></tr></table>")
        << QStringList { QStringList(100, QStringLiteral("x")).join(u'|') };
    QTest::newRow("cells that end by themselves")
        << QByteArray("<table><tr><th>k<th>v<tr><td>1<td>2</table>")
        << QStringList { QStringLiteral("k|v"), QStringLiteral("1|2") };
    QTest::newRow("what pandas writes below")
        << QByteArray("<div><table><tr><td>1</td></tr></table><p>1 rows × 1 columns</p></div>")
        << QStringList { QStringLiteral("1") };
    QTest::newRow("text beside it")
        << QByteArray("<p>Look:</p><table><tr><td>1</td></tr></table>") << QStringList();
    QTest::newRow("a bracket in an attribute")
        << QByteArray("<table><tr><td title='a>b'>1</td></tr></table>")
        << QStringList { QStringLiteral("1") };
    QTest::newRow("no row around its cells")
        << QByteArray("<table><td>1<td>2</table>") << QStringList { QStringLiteral("1|2") };
    QTest::newRow("table in a cell")
        << QByteArray("<table><tr><td>a<table><tr><td>b</td></tr></table>c</td></tr></table>")
        << QStringList { QStringLiteral("abc") };
    QTest::newRow("two tables") << QByteArray("<table><tr><td>1</table><table><tr><td>2</table>")
                                << QStringList();
    QTest::newRow("invalid UTF-8") << QByteArray("<table><tr><td>\xff</td></tr></table>")
                                   << QStringList { QStringLiteral("\uFFFD") };
    QTest::newRow("open tags") << QByteArray(100'000, '<') << QStringList();
    QTest::newRow("open entities") << "<table><tr><td>" + QByteArray(100'000, '&')
            + "</td></tr></table>" << QStringList { QString(500, u'&') };
}

void TestOutput::tables()
{
    QFETCH(QByteArray, html);
    QStringList rows;
    if (const auto table = HtmlDocument::read(html).and_then(tableIn)) {
        table->forEachLine([&](const QStringList &line) { rows.append(line.join(u'|')); });
    }
    QTEST(rows, "rows");
}

void TestOutput::tableHeads_data()
{
    QTest::addColumn<QByteArray>("html");
    QTest::addColumn<int>("heads");
    QTest::addColumn<int>("rows");
    QTest::newRow("in thead") << QByteArray("<table><thead><tr><td>a<tbody><tr><td>1</table>") << 1
                              << 1;
    QTest::newRow("by hand") << QByteArray("<table><tr><th>a<th>b<tr><td>1<td>2</table>") << 1 << 1;
    QTest::newRow("names of rows")
        << QByteArray("<table><tr><th>a<td>1<tr><th>b<td>2</table>") << 0 << 2;
    QTest::newRow("only names of rows")
        << QByteArray("<table><thead><tr><th></thead><tbody><tr><th>0<tr><th>1</table>") << 1 << 2;
    QTest::newRow("later") << QByteArray("<table><tr><td>1<tr><th>a</table>") << 0 << 2;
}

void TestOutput::tableHeads()
{
    QFETCH(QByteArray, html);
    const auto table = HtmlDocument::read(html).and_then(tableIn);
    QVERIFY(table);
    QTEST(static_cast<int>(table->head.size()), "heads");
    QTEST(static_cast<int>(table->rows.size()), "rows");
}

void TestOutput::tablesAreSorted_data()
{
    QTest::addColumn<QStringList>("cells");
    QTest::addColumn<TableOrder>("order");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *name, const char *cells, TableOrder order,
                        const char *expected) {
        QTest::newRow(name) << QString::fromLatin1(cells).split(u' ') << order
                            << QString::fromLatin1(expected);
    };
    row("numbers", "10 9 -1 2.5", TableOrder::Ascending, "-1 2.5 9 10");
    row("down", "10 9 -1 2.5", TableOrder::Descending, "10 9 2.5 -1");
    row("as given", "10 9 -1", TableOrder::AsGiven, "10 9 -1");
    row("thousands", "1,000 999 2,000", TableOrder::Ascending, "999 1,000 2,000");
    row("percent", "50% 9%", TableOrder::Ascending, "9% 50%");
    row("without a value last", "NaN 2 1", TableOrder::Ascending, "1 2 NaN");
    row("and when down", "NaN 2 1", TableOrder::Descending, "2 1 NaN");
    row("left out by pandas", "3 ... 1", TableOrder::Ascending, "1 3 ...");
    row("text", "b a c", TableOrder::Ascending, "a b c");
    row("text with numbers", "x10 x9 x1", TableOrder::Ascending, "x1 x9 x10");
    row("mixed", "b 1 a", TableOrder::Ascending, "1 a b");
}

void TestOutput::tablesAreSorted()
{
    QFETCH(QStringList, cells);
    QFETCH(TableOrder, order);
    HtmlTable table;
    for (const QString &cell : cells)
        table.rows.append({ cell });
    table.rows.append(QStringList()); // a short row has no value
    QStringList sorted;
    for (const qsizetype row : sortedRows(table, 0, order))
        sorted.append(table.rows.cell(row, 0));
    QCOMPARE(sorted.takeLast(), QString());
    QTEST(sorted.join(u' '), "expected");
}

void TestOutput::tablesBecomeText()
{
    const HtmlTable table { .head = { { QString(), QStringLiteral("a|b") } },
                            .rows = { { QStringLiteral("0"), QStringLiteral("x, \"y\"\tz\nw") } },
                            .isCut = false };
    QCOMPARE(toTsv(table), QStringLiteral("\ta|b\n0\tx, \"y\" z w\n"));
    QCOMPARE(toCsv(table), QStringLiteral(",a|b\n0,\"x, \"\"y\"\"\tz\nw\"\n"));
    const HtmlTable deep { .head = { { QString(), QStringLiteral("X") },
                                     { QStringLiteral("k"), QStringLiteral("m") } },
                           .rows = { { QStringLiteral("a"), QStringLiteral("1") } },
                           .isCut = false };
    QCOMPARE(toMarkdown(deep), QStringLiteral("| k | X / m |\n|---|---|\n| a | 1 |\n"));
    QCOMPARE(toMarkdown(table), QStringLiteral("|  | a\\|b |\n|---|---|\n| 0 | x, \"y\" z w |\n"));
}

void TestOutput::tablesAreSortedByAClick()
{
    HtmlTable table { .head = { { QStringLiteral("n") } }, .rows = {}, .isCut = false };
    for (int i = 0; i < 100; ++i)
        table.rows.append({ QString::number(i * 37 % 100) });
    TableCard card(table, QStringLiteral("text"), nullptr);
    const int folded = card.heightFor(400);
    card.resize(400, folded);
    card.show();
    const auto first = [&card] { return card.rows().cell(0, 0); };
    // The head stands below the filter.
    const QPoint head(25, card.findChild<QLineEdit *>()->geometry().bottom() + 16);
    for (const char *expected : { "0", "99", "0" }) {
        QTest::mouseClick(&card, Qt::LeftButton, {}, head);
        QCOMPARE(first(), QString::fromLatin1(expected));
    }
    QCOMPARE(card.rows(), table.rows);
    // A click shows all rows.
    QSignalSpy higher(&card, &Card::heightChanged);
    for (auto *button : card.findChildren<QToolButton *>()) {
        if (button->text().contains(QLatin1String("100")))
            button->click();
    }
    QCOMPARE(higher.count(), 1);
    QVERIFY(card.heightFor(400) > folded);
}

void TestOutput::viewKeepsTheOrder()
{
    OutputView view;
    view.resize(600, 400);
    view.show();
    view.add(out("one\n"));
    view.add({ {},
               runner::Display { runner::MimeBundle(
                   QStringLiteral("image/svg+xml"),
                   "<svg xmlns='http://www.w3.org/2000/svg' width='20' height='10'/>") } });
    view.add(out("two\n", runner::Stream::Err));
    view.add({ {}, runner::Value { runner::MimeBundle(QStringLiteral("text/plain"), "42") } });
    QTRY_COMPARE(view.plainText(), QStringLiteral("one\n[Figure]\ntwo\n→ 42\n"));
    // What the program did not end, a value does not continue.
    view.add(out("three"));
    view.add({ {}, runner::Value { runner::MimeBundle(QStringLiteral("text/plain"), "43") } });
    QTRY_COMPARE(view.plainText(), QStringLiteral("one\n[Figure]\ntwo\n→ 42\nthree\n→ 43\n"));
    QTRY_COMPARE(view.cards().size(), 1);
    auto *figure = qobject_cast<FigureCard *>(view.cards().first());
    QVERIFY(figure);
    QTRY_VERIFY(figure->isShown());
    view.clear();
    QVERIFY(view.plainText().isEmpty());
    QVERIFY(view.cards().isEmpty());
}

void TestOutput::theTailHasWhatCardsShow()
{
    OutputDocument document;
    document.add(out("one\ntwo\n"));
    document.add({ {},
                   runner::Display { runner::MimeBundle(QStringLiteral("application/json"),
                                                        "{\"a\": [1, 2], \"b\": {}}") } });
    document.add(out("three\n"));
    runner::ErrorReport error;
    error.type = QStringLiteral("ValueError");
    document.add({ .time = {}, .payload = error });
    const QString tail = document.tail(50);
    QVERIFY2(tail.startsWith(QLatin1String("one\ntwo\n")) && tail.contains(QLatin1String("\"a\""))
                 && tail.endsWith(QLatin1String("three")),
             qPrintable(tail));
    QVERIFY(!tail.contains(QLatin1String("ValueError"))); // it is told of by itself
    QCOMPARE(document.tail(1), QStringLiteral("three"));
    QCOMPARE(document.tail(2).count(u'\n'), 1);
}

void TestOutput::someEventsShowNothing()
{
    OutputDocument document;
    const auto shows = [&document](const runner::RunEvent &event) {
        return document.add(event) < document.items().size();
    };
    QVERIFY(!shows({ {}, runner::Started {} }));
    QVERIFY(!shows({ {}, runner::StepBegun {} }));
    QVERIFY(shows(out("text")));
    QVERIFY(!shows({ {}, runner::Usage {} }));
    QVERIFY(shows(out(" and more")));
}

void TestOutput::tracebackIsNotShownTwice_data()
{
    QTest::addColumn<QByteArray>("traceback");
    QTest::addColumn<QByteArray>("printed");
    const QByteArray plain("Traceback (most recent call last):\n  x\nE: m\n");
    QTest::newRow("plain") << plain << QByteArray();
    QTest::newRow("empty line before it") << '\n' + plain << QByteArray();
    QTest::newRow("repeated") << plain << plain + plain;
    QTest::newRow("coloured") << QByteArray(
        "Traceback (most recent call last):\n  \x1b[31mx\x1b[0m\nE: m \x07 \x1b]0;t\x07\n")
                              << QByteArray();
    QTest::newRow("empty lines behind it")
        << QByteArray("Traceback (most recent call last):\n  x\nE: m\n\n\n") << QByteArray();
    QTest::newRow("written over") << QByteArray(
        "Traceback (most recent call last):\n  x\nE: 100 %\rE: m\n")
                                  << QByteArray();
}

void TestOutput::tracebackIsNotShownTwice()
{
    QFETCH(QByteArray, traceback);
    QFETCH(QByteArray, printed);
    OutputView view;
    view.add(out("before\n"));
    view.add(out(printed.isEmpty() ? traceback : printed, runner::Stream::Err));
    runner::ErrorReport error;
    error.type = QStringLiteral("E");
    error.message = QStringLiteral("m");
    error.traceback = QString::fromUtf8(traceback);
    error.printed = QString::fromUtf8(printed);
    error.frames = { { QStringLiteral("script.py"), 2, 0, {}, true } };
    view.setSource("first\nsecond\n");
    view.add({ {}, error });
    QTRY_COMPARE(view.cards().size(), 1);
    QCOMPARE(view.plainText().count(QLatin1String("Traceback")), 1);
    QVERIFY(view.plainText().startsWith(QLatin1String("before\nTraceback")));
    QSignalSpy spy(&view, &OutputView::requested);
    auto *link = view.cards().first()->findChild<QToolButton *>(QStringLiteral("link"));
    QVERIFY(link);
    link->click();
    QCOMPARE(spy.size(), 1);
    const auto request = spy.first().first().value<OutputRequest>();
    QVERIFY(std::holds_alternative<GoTo>(request));
    QCOMPARE(std::get<GoTo>(request).line, 2);
}

void TestOutput::aTracebackBehindAPromptIsNotShownTwice_data()
{
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QByteArray>("printed");
    QTest::addColumn<QString>("shown");
    const QByteArray traceback("Traceback (most recent call last):\n  x\nKeyboardInterrupt\n");
    QTest::newRow("a prompt") << QByteArray("Name? ") << traceback << QStringLiteral("Name? ");
    QTest::newRow("after lines") << QByteArray("one\ntwo") << traceback
                                 << QStringLiteral("one\ntwo");
    // The end of a text may be like the error by chance.
    QTest::newRow("one line") << QByteArray("not ") << QByteArray("E: m\n")
                              << QStringLiteral("not E: m");
    QTest::newRow("another end") << QByteArray("a ") << traceback + "b\n"
                                 << QStringLiteral("a ") + QString::fromUtf8(traceback)
            + QStringLiteral("b");
}

void TestOutput::aTracebackBehindAPromptIsNotShownTwice()
{
    QFETCH(QByteArray, before);
    QFETCH(QByteArray, printed);
    QFETCH(QString, shown);
    OutputDocument document;
    document.add(out(before));
    document.add(out(printed, runner::Stream::Err));
    runner::ErrorReport error;
    error.traceback = QString::fromUtf8(printed);
    error.traceback.remove(QStringLiteral("b\n"));
    document.add({ {}, error });
    QCOMPARE(document.items().front().text->plainText(), shown + u'\n');
    QCOMPARE(document.items().size(), 2U);
}

void TestOutput::theCurrentHitCanBeRead_data()
{
    QTest::addColumn<bool>("isDark");
    QTest::newRow("light") << false;
    QTest::newRow("dark") << true;
}

void TestOutput::theCurrentHitCanBeRead()
{
    QFETCH(bool, isDark);
    const Theme theme = isDark ? Theme::dark() : Theme::light();
    TextLine line;
    line.text = QStringLiteral("MMMM MMMM");
    line.runs = { { .start = 0, .attributes = {} } };
    OutputMarks marks;
    marks.hits = { { .start = {}, .length = 4 },
                   { .start = { .item = 0, .line = 0, .unit = 5 }, .length = 4 } };
    marks.currentHit = 1;
    const TextGrid grid = TextGrid::forWidth(theme, 400);
    QImage image(400, 40, QImage::Format_RGB32);
    image.fill(theme.surface);
    QPainter painter(&image);
    paintRow(painter,
             { .line = line,
               .slice = grid.slice(line.text, 0),
               .topLeft = { 0, 0 },
               .marks = marks.in(0, 0, line.text.size(), theme) },
             grid, theme);
    painter.end();
    const auto has = [&image](const QColor &color) {
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x) {
                if (image.pixelColor(x, y) == color)
                    return true;
            }
        }
        return false;
    };
    QVERIFY(has(theme.currentHit));
    QVERIFY(has(theme.onCurrentHit));
    QVERIFY(has(theme.hit));
    QVERIFY(has(theme.text));
}

void TestOutput::anErrorIsSeenFromItsTop_data()
{
    QTest::addColumn<int>("causes");
    QTest::newRow("low") << 0;
    QTest::newRow("higher than the view") << 5;
}

void TestOutput::anErrorIsSeenFromItsTop()
{
    QFETCH(int, causes);
    OutputView view;
    view.resize(500, 220);
    view.show();
    for (int i = 0; i < 100; ++i)
        view.add(out("line\n"));
    runner::ErrorReport error;
    error.type = QStringLiteral("KeyError");
    error.frames = { { QStringLiteral("script.py"), 2, 0, {}, true } };
    runner::Cause cause;
    cause.type = QStringLiteral("E");
    cause.frames = error.frames;
    error.causes = QList<runner::Cause>(causes, cause);
    view.add({ {}, error });
    QTRY_COMPARE(view.cards().size(), 1);
    const QRect card = view.cards().first()->geometry();
    QCOMPARE(card.height() > view.viewport()->height(), causes > 0);
    QVERIFY(card.top() >= 0);
    QCOMPARE(view.isAtEnd(), causes == 0);
}

void TestOutput::streamsAreDecodedApart()
{
    OutputView view;
    view.add(out("\xe2\x82"));
    view.add(out("\xc3", runner::Stream::Err));
    view.add(out("\xac!"));
    view.add(out("\xa9\n", runner::Stream::Err));
    view.add(out("\xff\n"));
    QTRY_COMPARE(view.plainText(), QStringLiteral("€!é\n\uFFFD\n"));
}

void TestOutput::bombsAreRefused_data()
{
    QTest::addColumn<QString>("mime");
    QTest::addColumn<QByteArray>("data");
    // A PNG header that promises 50,000 x 50,000 pixels.
    QByteArray png("\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\xc3\x50\0\0\xc3\x50\x08\x06\0\0\0", 29);
    png += QByteArray("\x4b\xaf\x3d\xca", 4);
    QTest::newRow("png") << "image/png" << png;
    QTest::newRow("broken png") << "image/png" << QByteArray("\x89PNG\r\n\x1a\nxx", 10);
    QTest::newRow("svg size") << "image/svg+xml"
                              << QByteArray(
                                     "<svg xmlns='http://www.w3.org/2000/svg' width='999999' "
                                     "height='999999'/>");
    QTest::newRow("svg noise") << "image/svg+xml" << QByteArray("<svg><");
}

void TestOutput::bombsAreRefused()
{
    QFETCH(QString, mime);
    QFETCH(QByteArray, data);
    OutputView view;
    view.resize(600, 400);
    view.show();
    view.add({ {}, runner::Display { runner::MimeBundle(mime, data) } });
    QTRY_COMPARE(view.cards().size(), 1);
    auto *figure = qobject_cast<FigureCard *>(view.cards().first());
    QVERIFY(figure);
    QTRY_VERIFY(!figure->refusal().isEmpty());
    QVERIFY(!figure->isShown());
}

void TestOutput::selectionIsCopied()
{
    OutputView view;
    view.resize(600, 400);
    view.show();
    view.add(out("alpha\nbeta\n"));
    QTRY_COMPARE(view.plainText(), QStringLiteral("alpha\nbeta\n"));
    QTest::keyClick(&view, Qt::Key_A, Qt::ControlModifier);
    QTRY_COMPARE(view.selectedText(), QStringLiteral("alpha\nbeta"));
    QTest::keyClick(&view, Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("alpha\nbeta"));
    QTest::mouseDClick(view.viewport(), Qt::LeftButton, {}, QPoint(24, 20));
    QCOMPARE(view.selectedText(), QStringLiteral("alpha"));
}

void TestOutput::followsOnlyAtTheEnd()
{
    OutputView view;
    view.resize(400, 200);
    view.show();
    QScrollBar *bar = view.verticalScrollBar();
    view.add(out(QByteArray("line\n").repeated(200)));
    QTRY_VERIFY(bar->maximum() > 0);
    QCOMPARE(bar->value(), bar->maximum());
    bar->setValue(10);
    const int before = bar->maximum();
    view.add(out(QByteArray("more\n").repeated(50)));
    QTRY_VERIFY(bar->maximum() > before);
    QCOMPARE(bar->value(), 10);
}

/// The head of a table says more than its last rows.
void TestOutput::aTallCardIsSeenFromItsTop()
{
    OutputView view;
    view.resize(400, 200);
    view.show();
    QScrollBar *bar = view.verticalScrollBar();
    view.add(out(QByteArray("line\n").repeated(100)));
    QTRY_VERIFY(bar->maximum() > 0);
    const QByteArray rows = QByteArray("<tr><td>1</td></tr>").repeated(60);
    const auto show = [&] {
        view.add({ {},
                   runner::Display { runner::MimeBundle(QStringLiteral("text/html"),
                                                        "<table>" + rows + "</table>") } });
    };
    show();
    QTRY_COMPARE(view.cards().size(), 1);
    const QWidget *first = view.cards().first();
    QTRY_VERIFY(first->height() > view.viewport()->height());
    QVERIFY2(std::abs(first->y()) < 20, qPrintable(QString::number(first->y())));
    // Whoever wants the end goes there, and sees what comes then.
    QTest::keyClick(&view, Qt::Key_End, Qt::ControlModifier);
    QVERIFY(view.isAtEnd());
    view.add(out(QByteArray("more\n").repeated(5)));
    QTRY_VERIFY(view.plainText().endsWith(QLatin1String("more\n")));
    QTRY_VERIFY(view.isAtEnd());
    // What is cleared leaves nothing behind.
    view.clear();
    view.add(out(QByteArray("line\n").repeated(200)));
    QTRY_VERIFY(bar->maximum() > 0);
    QVERIFY(view.isAtEnd());
}

void TestOutput::selectedCardsShowIt()
{
    OutputView view;
    view.resize(500, 400);
    view.show();
    view.add(out("before\n"));
    runner::ErrorReport error;
    error.type = QStringLiteral("ValueError");
    view.add({ .time = {}, .payload = error });
    view.add(out("behind\n"));
    view.selectAll();
    QCOMPARE(view.cards().size(), 1);
    QVERIFY(view.cards().first()->isSelected());
    // A click clears the selection.
    QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, QPoint(20, 10));
    QVERIFY(!view.cards().first()->isSelected());
}

void TestOutput::jumpsToTheEnd()
{
    OutputView view;
    view.resize(400, 200);
    view.show();
    for (int i = 0; i < 500; ++i)
        view.add(out("line\n"));
    auto *jump = view.findChild<QToolButton *>(QStringLiteral("jump"));
    QVERIFY(jump);
    QTRY_VERIFY(view.verticalScrollBar()->maximum() > 0);
    QVERIFY(view.isAtEnd());
    QVERIFY(!jump->isVisible());
    view.verticalScrollBar()->setValue(0);
    QVERIFY(jump->isVisible());
    jump->click();
    QVERIFY(view.isAtEnd());
    QVERIFY(!jump->isVisible());
}

void TestOutput::staysWhereItIsRead()
{
    OutputView view;
    view.resize(400, 300);
    view.show();
    // The height of the figure above is not known until it is drawn.
    view.add({ {},
               runner::Display { runner::MimeBundle(
                   QStringLiteral("image/svg+xml"),
                   "<svg xmlns='http://www.w3.org/2000/svg' width='300' height='900'/>") } });
    for (int i = 0; i < 300; ++i)
        view.add(out("line " + QByteArray::number(i) + '\n'));
    QTRY_VERIFY(view.verticalScrollBar()->maximum() > 0);
    view.showPosition({ .item = 1, .line = 150, .unit = 0 });
    const OutputPosition before = view.topPosition();
    QVERIFY(before.line > 100);
    auto *figure = qobject_cast<FigureCard *>(view.cards().first());
    QTRY_VERIFY(figure->heightFor(360) > 900);
    QTRY_COMPARE(view.topPosition(), before);
    // The same holds when the pane gets narrower, so that the lines above wrap.
    view.resize(120, 300);
    QTRY_COMPARE(view.topPosition().line, before.line);
}

void TestOutput::farFiguresGiveTheirPixelsBack()
{
    OutputView view;
    view.resize(400, 300);
    view.show();
    constexpr std::size_t kFigures = 300;
    for (std::size_t i = 0; i < kFigures; ++i)
        view.add({ {},
                   runner::Display { runner::MimeBundle(
                       QStringLiteral("image/svg+xml"),
                       "<svg xmlns='http://www.w3.org/2000/svg' width='300' height='200'/>") } });
    const auto shown = [&view] {
        return std::ranges::count_if(view.cards(), [](const Card *card) {
            return qobject_cast<const FigureCard *>(card)->isShown();
        });
    };
    const auto figure = [&view](qsizetype at) {
        return qobject_cast<FigureCard *>(view.cards().at(at));
    };
    QTRY_COMPARE(view.cards().size(), kFigures);
    QTRY_VERIFY_WITH_TIMEOUT(figure(kFigures - 1)->isShown(), 300'000);
    QTRY_VERIFY(view.verticalScrollBar()->maximum() > 200 * static_cast<int>(kFigures));
    QVERIFY(shown() < 20);
    view.verticalScrollBar()->setValue(0);
    QTRY_VERIFY(figure(0)->isShown());
    QTRY_VERIFY(shown() < 20);
    QVERIFY(!figure(kFigures - 1)->isShown());
}

void TestOutput::scrollsOverMorePixelsThanAnInt()
{
    LongScrollBar bar;
    constexpr qint64 kHeight = 1LL << 40;
    bar.setExtent(kHeight, 500, 20);
    const qint64 step = kHeight / std::numeric_limits<int>::max() * 4;
    for (const qint64 offset : { qint64(0), kHeight / 3, kHeight - 500 }) {
        bar.setOffset(offset);
        QVERIFY(std::abs(bar.offset() - offset) <= step);
    }
    QVERIFY(bar.isAtEnd());
    bar.setExtent(300, 500, 20);
    QCOMPARE(bar.maximum(), 0);
}

void TestOutput::finds_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("isPattern");
    QTest::addColumn<bool>("isCaseSensitive");
    QTest::addColumn<int>("count");
    QTest::addColumn<bool>("isRefused");
    QTest::newRow("text") << QStringLiteral("alpha") << false << false << 2 << false;
    QTest::newRow("case") << QStringLiteral("alpha") << false << true << 1 << false;
    QTest::newRow("dot is a dot") << QStringLiteral("a.c") << false << false << 1 << false;
    QTest::newRow("pattern") << QStringLiteral("a.c") << true << false << 3 << false;
    QTest::newRow("in a card") << QStringLiteral("card 1") << false << true << 1 << false;
    QTest::newRow("several in a line") << QStringLiteral("b") << false << true << 4 << false;
    QTest::newRow("empty matches") << QStringLiteral("x*") << true << false << 0 << false;
    QTest::newRow("broken") << QStringLiteral("(") << true << false << 0 << true;
    QTest::newRow("nothing") << QString() << false << false << 0 << false;
    QTest::newRow("not there") << QStringLiteral("zebra") << false << false << 0 << false;
}

void TestOutput::finds()
{
    QFETCH(QString, text);
    QFETCH(bool, isPattern);
    QFETCH(bool, isCaseSensitive);
    OutputDocument document;
    document.add(out("Alpha a.c abc\n"));
    document.add({ {},
                   runner::Display { runner::MimeBundle(
                       QStringLiteral("image/svg+xml"),
                       "<svg xmlns='http://www.w3.org/2000/svg' width='1' height='1'/>") } });
    document.add(out("alpha bb\n"));
    const auto ofCard = [](std::size_t item) {
        return QStringList { QStringLiteral("card %1 Abc").arg(item) };
    };
    OutputSearch search(document, ofCard);
    search.start({ .text = text, .isPattern = isPattern, .isCaseSensitive = isCaseSensitive });
    QTRY_VERIFY(!search.isRunning());
    QTEST(static_cast<int>(search.hits().size()), "count");
    QTEST(!search.error().isEmpty(), "isRefused");
}

void TestOutput::findingFollowsTheOutput()
{
    OutputDocument document;
    OutputSearch search(document, {});
    search.start({ .text = QStringLiteral("7"), .isPattern = false, .isCaseSensitive = false });
    QByteArray text;
    for (int i = 0; i < 100'000; ++i)
        text += QByteArray::number(i % 10) + '\n';
    document.add(out(text));
    search.documentChanged();
    QTRY_COMPARE_WITH_TIMEOUT(search.hits().size(), 10'000, 60'000);
    document.add(out("7 and 7\r"));
    search.documentChanged();
    QTRY_COMPARE_WITH_TIMEOUT(search.hits().size(), 10'002, 60'000);
    // Overwritten text is not found any more.
    document.add(out("gone   \n"));
    search.documentChanged();
    QTRY_COMPARE_WITH_TIMEOUT(search.hits().size(), 10'000, 60'000);
    QCOMPARE(search.hits().last().start.line, 99'997);
}

void TestOutput::findsInTheBar()
{
    OutputPane pane;
    pane.resize(500, 300);
    pane.show();
    for (int i = 0; i < 2000; ++i)
        pane.view().add(out(i % 500 == 250 ? "here it is\n" : "nothing\n"));
    QTRY_VERIFY(pane.view().isAtEnd() && pane.view().verticalScrollBar()->maximum() > 0);
    pane.find();
    auto *edit = pane.findBar().findChild<QLineEdit *>();
    QTRY_VERIFY(edit->hasFocus());
    QTest::keyClicks(edit, QStringLiteral("here"));
    auto *state = pane.findBar().findChild<QLabel *>();
    QTRY_COMPARE(state->text(), QStringLiteral("1 of 4"));
    QVERIFY(!pane.view().isAtEnd());
    QTest::keyClick(edit, Qt::Key_Return);
    QCOMPARE(state->text(), QStringLiteral("2 of 4"));
    QTest::keyClick(edit, Qt::Key_Return, Qt::ShiftModifier);
    QTest::keyClick(edit, Qt::Key_Return, Qt::ShiftModifier);
    QCOMPARE(state->text(), QStringLiteral("4 of 4"));
    QTest::keyClick(edit, Qt::Key_Escape);
    QVERIFY(!pane.findBar().isVisible());
}

void TestOutput::whatIsCopiedCommandsNoTerminal()
{
    OutputView view;
    view.resize(500, 300);
    view.show();
    runner::ErrorReport error;
    error.type = QStringLiteral("ValueError");
    error.message = QStringLiteral("\x1b[201~\r\x03");
    view.add({ .time = {}, .payload = error });
    view.add({ .time = {},
               .payload = runner::Display {
                   .data = runner::MimeBundle(QStringLiteral("text/html"),
                                              "<table><tr><td>&#27;[201~&#3;</td></tr>"
                                              "<tr><td>b</td></tr></table>"),
                   .repeatsOutput = false } });
    view.selectAll();
    view.copy();
    const QString copied = QGuiApplication::clipboard()->text();
    QVERIFY2(copied.contains(u"[201~"), qPrintable(copied));
    QVERIFY(std::ranges::none_of(copied, [](QChar c) {
        return c.category() == QChar::Other_Control && c != u'\n' && c != u'\t';
    }));
}

void TestOutput::inputLineSendsAndRemembers()
{
    OutputView view;
    view.resize(500, 300);
    view.show();
    view.add(out("Name? "));
    QVERIFY(!view.inputLine().isVisible());
    view.setInputOpen(true);
    QVERIFY(view.inputLine().isVisible());
    QSignalSpy entered(&view, &OutputView::inputEntered);
    QSignalSpy ended(&view, &OutputView::inputEnded);
    QTest::keyClicks(&view.inputLine(), QStringLiteral("Zoe"));
    // The end only counts on an empty line, as in a terminal.
    QTest::keyClick(&view.inputLine(), Qt::Key_D, Qt::ControlModifier);
    QCOMPARE(ended.count(), 0);
    QTest::keyClick(&view.inputLine(), Qt::Key_Return);
    QCOMPARE(entered.takeFirst().first().toString(), QStringLiteral("Zoe"));
    QCOMPARE(view.plainText(), QStringLiteral("Name? Zoe\n"));
    const auto &line = view.document().items().front().text->line(0);
    QVERIFY(line.runs.last().attributes.isInput);
    QTRY_VERIFY(view.inputLine().placeholderText().contains(u"busy"));
    view.inputLine().ask(false);
    // A person who came to the output by a key types on at once.
    view.setFocus();
    QTest::keyClicks(&view, QStringLiteral("x"));
    QCOMPARE(view.inputLine().text(), QStringLiteral("x"));
    QSignalSpy stopped(&view.inputLine(), &InputLine::stopRequested);
    QTest::keyClick(&view.inputLine(), Qt::Key_Escape);
    QCOMPARE(view.inputLine().text(), QString());
    QCOMPARE(stopped.count(), 0);
    QTest::keyClick(&view.inputLine(), Qt::Key_Escape);
    QCOMPARE(stopped.count(), 1);
    QVERIFY(view.inputLine().placeholderText().startsWith(u"Input"));
    QTest::keyClicks(&view.inputLine(), QStringLiteral("dra"));
    QTest::keyClick(&view.inputLine(), Qt::Key_Up);
    QCOMPARE(view.inputLine().text(), QStringLiteral("Zoe"));
    QTest::keyClick(&view.inputLine(), Qt::Key_Down);
    QCOMPARE(view.inputLine().text(), QStringLiteral("dra"));
    view.inputLine().clear();
    QTest::keyClick(&view.inputLine(), Qt::Key_D, Qt::ControlModifier);
    QCOMPARE(ended.count(), 1);
    view.clear();
    QVERIFY(!view.inputLine().isVisible());
}

void TestOutput::echoIsMarkedAsTyped_data()
{
    QTest::addColumn<QStringList>("typed");
    QTest::addColumn<QByteArrayList>("came");
    QTest::addColumn<QStringList>("marked");
    const auto row = [](const char *name, const char *typed, const QByteArrayList &came,
                        const char *marked) {
        const auto list = [](const char *words) {
            return QString::fromLatin1(words).split(u'|', Qt::SkipEmptyParts);
        };
        const QStringList lines = QString::fromLatin1(typed).split(u'|');
        QTest::newRow(name) << lines << came << list(marked);
    };
    row("echoed", "Zoe", { "Zoe\r\n", "hi Zoe\n" }, "Zoe");
    row("in pieces", "Zoe", { "Z", "oe", "\r\nZoe\n" }, "Zoe");
    row("between sequences", "Zoe", { "\x1b[?2004hZo\x1b[0me\r\n\x1b[?2004l" }, "Zoe");
    row("two at once", "a|b", { "a\r\nb\r\n", "a b\n" }, "a|b");
    row("empty", "", { "\r\n", "none\n" }, "");
    row("no echo", "Zoe", { "hidden\n", "Zoe\n" }, "");
    row("only the beginning", "Zoe", { "Zorro\n", "Zoe\n" }, "Zo");
}

void TestOutput::echoIsMarkedAsTyped()
{
    QFETCH(QStringList, typed);
    QFETCH(QByteArrayList, came);
    QFETCH(QStringList, marked);
    OutputDocument document;
    document.add(out("? "));
    for (const QString &line : typed)
        document.expectEcho(line);
    for (const QByteArray &bytes : came)
        document.add(out(bytes));
    QStringList found;
    const TextBlock &block = *document.items().front().text;
    for (qsizetype i = 0; i < block.lineCount(); ++i) {
        const TextLine line = block.line(i);
        QString piece;
        for (qsizetype run = 0; run < line.runs.size(); ++run) {
            const qsizetype start = line.runs[run].start;
            const qsizetype end =
                run + 1 < line.runs.size() ? line.runs[run + 1].start : line.text.size();
            if (line.runs[run].attributes.isInput)
                piece += line.text.sliced(start, end - start);
        }
        if (!piece.isEmpty())
            found.append(piece);
    }
    QCOMPARE(found, marked);
}

void TestOutput::holdsAMillionLines()
{
    OutputView view;
    view.resize(600, 400);
    view.show();
    const QByteArray piece = QByteArray("0123456789\n").repeated(5000);
    for (int i = 0; i < 200; ++i) {
        view.add(out(piece));
        QCoreApplication::sendPostedEvents();
    }
    QScrollBar *bar = view.verticalScrollBar();
    QTRY_VERIFY(bar->maximum() > 1'000'000 * 10);
    bar->setValue(bar->maximum() / 2);
    QVERIFY(!view.grab().isNull());
}

void TestOutput::holdsOneHugeLine()
{
    OutputView view;
    view.resize(600, 400);
    view.show();
    const QByteArray piece(1 << 20, 'x');
    for (int i = 0; i < 32; ++i)
        view.add(out(piece));
    QScrollBar *bar = view.verticalScrollBar();
    QTRY_VERIFY(bar->maximum() > 100'000);
    bar->setValue(bar->maximum() / 3);
    QVERIFY(!view.grab().isNull());
    QCOMPARE(view.plainText().size(), (32 << 20) + 1);
}

void TestOutput::whatIsShownStaysSmall_data()
{
    QTest::addColumn<QString>("mime");
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<int>("count");
    // As much as a run can show, by runner/guest/protocol/DisplayLimits.h.
    const auto row = [](const char *name, const char *mime, const QByteArray &content, int count) {
        QTest::newRow(name) << QString::fromLatin1(mime) << content << count;
    };
    const QByteArray lists = QByteArray("[],").repeated(99'998);
    row("two trees", "application/json", '[' + lists + "1]", 2);
    row("many trees", "application/json", "[[],[1]]", 500);
    row("long text", "text/html", QByteArray(1 << 20, 'x'), 16);
    row("many tables", "text/html", "<table><tr><td>1</td></tr></table>", 500);
}

void TestOutput::whatIsShownStaysSmall()
{
    QFETCH(QString, mime);
    QFETCH(QByteArray, content);
    QFETCH(int, count);
    const auto peakMemory = [] {
        rusage usage {};
        ::getrusage(RUSAGE_SELF, &usage);
        return qint64(usage.ru_maxrss) << 10;
    };
    [[maybe_unused]] const qint64 before = peakMemory();
    OutputView view;
    view.resize(600, 400);
    view.show();
    for (int i = 0; i < count; ++i)
        view.add({ {},
                   runner::Display { .data = runner::MimeBundle(mime, content),
                                     .repeatsOutput = false } });
    QTRY_COMPARE(view.findChildren<Card *>().isEmpty(),
                 mime == QLatin1String("text/html") && content.startsWith('x'));
#ifndef __SANITIZE_ADDRESS__
    constexpr qint64 kMostGrowth = 64LL << 20;
    const qint64 growth = peakMemory() - before;
    QVERIFY2(growth < kMostGrowth, qPrintable(QString::number(growth)));
#endif
}

void TestOutput::muchMarkdownIsShownAsText()
{
    OutputDocument document;
    const QByteArray page = "# Title\n\n" + QByteArray("some *words*\n\n").repeated(1'000);
    const QString mime = QStringLiteral("text/markdown");
    constexpr int kPages = 500;
    for (int i = 0; i < kPages; ++i)
        document.add(
            { {},
              runner::Display { .data = runner::MimeBundle(mime, page), .repeatsOutput = false } });
    const auto cards = std::ranges::count_if(document.items(), [](const OutputItem &item) {
        return std::holds_alternative<runner::Display>(item.rich);
    });
    // A card for each would keep the window for seconds.
    QCOMPARE(cards, (1 << 20) / page.size());
    QCOMPARE(document.plainText().count(QStringLiteral("# Title")), kPages);
}

void TestOutput::printedJsonIsATree_data()
{
    QTest::addColumn<QByteArray>("printed");
    QTest::addColumn<bool>("isTree");
    const auto row = [](const char *name, const QByteArray &printed, bool isTree) {
        QTest::newRow(name) << printed << isTree;
    };
    row("an object", R"({"a": 1, "b": [2, 3]})", true);
    row("in lines, with empty ones around", "\n{\n  \"a\": 1,\n  \"b\": {}\n}\n\n", true);
    row("an array of objects", R"([ {"a": 1}, {"a": 2} ])", true);
    row("a list of numbers", "[1, 2, 3]\n", false);
    row("something else behind it", "{\"a\": 1}\ndone\n", false);
    row("lines of JSON", "{\"a\": 1}\n{\"a\": 2}\n", false);
    row("as Python shows a dictionary", "{'a': 1, 'b': 2}\n", false);
    row("cut off", R"({"a": [1, 2)", false);
    row("very deep, of which a part is shown",
        QByteArray("{\"a\":").repeated(2000) + '1' + QByteArray("}").repeated(2000), true);
    row("too long", "{\"a\": \"" + QByteArray("x").repeated(300 << 10) + "\", \"b\": 1}", false);
    row("nothing", "", false);
}

void TestOutput::printedJsonIsATree()
{
    QFETCH(QByteArray, printed);
    OutputDocument document;
    if (!printed.isEmpty())
        (void)document.add(
            { {}, runner::Output { .stream = runner::Stream::Out, .bytes = printed } });
    const QString before = document.plainText();
    runner::RunResult result;
    result.outcome = runner::Completed {};
    (void)document.add({ {}, runner::Finished { result } });
    const bool hasTree = std::ranges::any_of(document.items(), [](const OutputItem &item) {
        return std::holds_alternative<PrintedJson>(item.rich);
    });
    QTEST(hasTree, "isTree");
    // What is copied is what was printed.
    QCOMPARE(document.plainText(), before);
}

void TestOutput::jsonOnBothStreamsIsText()
{
    OutputDocument document;
    (void)document.add(
        { {}, runner::Output { .stream = runner::Stream::Out, .bytes = "{\"a\": " } });
    (void)document.add({ {}, runner::Output { .stream = runner::Stream::Err, .bytes = "1}" } });
    (void)document.add({ {}, runner::Finished {} });
    QVERIFY(std::ranges::none_of(document.items(), [](const OutputItem &item) {
        return std::holds_alternative<PrintedJson>(item.rich);
    }));
}

SANDPAD_TEST(output, TestOutput)
#include "tst_output.moc"
