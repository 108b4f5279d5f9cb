#include "tests/TestProgram.h"
#include "widgets/output/InvisibleNote.h"
#include "widgets/output/LinkQuestion.h"
#include "widgets/output/OutputPane.h"
#include "widgets/output/OutputView.h"
#include "widgets/text/AnsiParser.h"
#include "widgets/text/CharacterWidth.h"
#include "widgets/text/InvisibleCharacters.h"
#include "widgets/text/LinkAddress.h"
#include "widgets/text/PrintedLinks.h"
#include "widgets/text/TerminalColors.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

#include <cmath>

using namespace sandpad;
using namespace sandpad::widgets;

/// Links, invisible characters and bytes of the output.
class TestText : public QObject
{
    Q_OBJECT

private slots:
    void coloursAreReadableOnBothThemes();
    void initTestCase() { QTest::failOnWarning(); }
    void stacksOfMarksAreDrawnInPart();
    void linksAreNoted_data();
    void linksAreNoted();
    void progressIsNoError_data();
    void progressIsNoError();
    void linksThatNeverEndAreGivenUp();
    void linksAreLimited();
    void linksAreStored();
    void addresses_data();
    void addresses();
    void addressesAreMadeVisible();
    void linksAreAskedForByClick();
    void linksAreAskedForByKey();
    void printedAddressesAreFound_data();
    void printedAddressesAreFound();
    void printedAddressesAreAskedFor();
    void otherAddressesAreOnlyCopied();
    void labels_data();
    void labels();
    void hiddenIsCounted_data();
    void hiddenIsCounted();
    void rowsHoldAllThatIsShown_data();
    void rowsHoldAllThatIsShown();
    void storedLinesKnowBothWidths();
    void invisibleIsShownOnRequest();
    void invisibleIsSaidOnce();
    void invisibleIsCopiedAsItIs();

private:
    static runner::RunEvent out(const QByteArray &bytes,
                                runner::Stream stream = runner::Stream::Out)
    {
        return { {}, runner::Output { stream, bytes } };
    }
    static QByteArray link(const QByteArray &address, const QByteArray &text)
    {
        return "\x1b]8;;" + address + "\x1b\\" + text + "\x1b]8;;\x1b\\";
    }
    /// Shows the output and waits until it has its place.
    static bool show(OutputView &view, const QByteArray &bytes)
    {
        QSignalSpy laidOut(&view, &OutputView::laidOut);
        view.resize(600, 400);
        view.show();
        view.add(out(bytes));
        return laidOut.wait();
    }
    static QPoint firstCharacter()
    {
        return { OutputGeometry::kSide + 3, OutputGeometry::kTop + 8 };
    }
    static LinkQuestion *question(const OutputView &view)
    {
        for (LinkQuestion *found : view.findChildren<LinkQuestion *>()) {
            if (found->isVisible())
                return found;
        }
        return nullptr;
    }
    static bool press(const LinkQuestion &question, const char *name)
    {
        auto *button = question.findChild<QPushButton *>(QLatin1StringView(name));
        if (button)
            button->click();
        return button != nullptr;
    }
};

void TestText::stacksOfMarksAreDrawnInPart()
{
    const QString mark(QChar(0x301));
    const QString few = QStringLiteral("cafe") + mark.repeated(32) + QStringLiteral(" 漢") + mark;
    QCOMPARE(withFewMarks(few), few);
    QCOMPARE(withFewMarks(u""), QString());
    QCOMPARE(withFewMarks(QStringLiteral("a") + mark.repeated(3'000'000) + QStringLiteral("b")
                          + mark.repeated(40)),
             QStringLiteral("a") + mark.repeated(32) + QStringLiteral("b") + mark.repeated(32));
    // Those that take two units, too.
    const QString tag = QString::fromUcs4(U"\U000E0041", 1);
    QCOMPARE(withFewMarks(tag.repeated(100)), tag.repeated(32));
}

void TestText::linksAreNoted_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("shown");
    QTest::addColumn<QStringList>("links"); // of each run of looks
    const auto row = [](const char *name, const char *text, const char *shown,
                        const QStringList &links) {
        QTest::newRow(name) << QString::fromUtf8(text) << QString::fromUtf8(shown) << links;
    };
    const QString a = QStringLiteral("http://a");
    const QString b = QStringLiteral("http://b");
    row("ended by ST", "\x1b]8;;http://a\x1b\\x\x1b]8;;\x1b\\y", "xy", { a, {} });
    row("ended by BEL", "\x1b]8;;http://a\x07x\x1b]8;;\x07y", "xy", { a, {} });
    row("with parameters", "\x1b]8;id=1:k=v;http://a\x07x", "x", { a });
    row("semicolons in the address", "\x1b]8;;http://a;b\x07x", "x", { a + QStringLiteral(";b") });
    row("one after another", "\x1b]8;;http://a\x07x\x1b]8;;http://b\x07y", "xy", { a, b });
    row("colours do not end it", "\x1b]8;;http://a\x07x\x1b[1my\x1b[0mz", "xyz", { a, a, a });
    row("no parameters' end", "\x1b]8;http://a\x07x", "x", { {} });
    row("control characters", "\x1b]8;;http://a\nrm -rf\x07x", "x", { {} });
    row("C1 control characters", "\x1b]8;;http://a\xc2\x9b\x07x", "x", { {} });
    row("an escape inside", "\x1b]8;;http://a\x1b[1m\x07x", "x", { {} });
    row("a bad one ends the one before", "\x1b]8;;http://a\x07x\x1b]8;;\x01\x07y", "xy", { a, {} });
    row("other commands", "\x1b]0;8;;http://a\x07\x1b]52;c;aGk=\x07\x1b]88;;http://a\x07x", "x",
        { {} });
    row("no command", "\x1bP8;;http://a\x1b\\x", "x", { {} });
}

void TestText::linksAreNoted()
{
    QFETCH(QString, text);
    QFETCH(QStringList, links);
    // The same whether it comes at once or character by character.
    for (const qsizetype step : { text.size(), qsizetype(1) }) {
        LinkTable table;
        TextBlock block;
        AnsiParser parser;
        parser.setLinks(&table);
        for (qsizetype at = 0; at < text.size(); at += step)
            parser.feed(QStringView(text).sliced(at, std::min(step, text.size() - at)), block);
        const TextLine line = block.line(0);
        QTEST(line.text, "shown");
        QStringList found;
        for (const TextRun &run : line.runs)
            found.append(table.address(run.attributes.link));
        QCOMPARE(found, links);
    }
}

void TestText::progressIsNoError_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QList<bool>>("isError"); // at the begin of each line
    using Lines = QList<bool>;
    QTest::newRow("a message") << QStringLiteral("warning\n") << Lines { true };
    QTest::newRow("a bar") << QStringLiteral("  0%\r 50%\r100%\n") << Lines { false };
    QTest::newRow("as tqdm begins") << QStringLiteral("\r  0%|  ") << Lines { false };
    QTest::newRow("an error below a bar")
        << QStringLiteral("\r100%\nTraceback\n") << Lines { false, true };
    QTest::newRow("a coloured bar")
        << QStringLiteral("\r\x1b[32m50%\x1b[0m, 3 s\n") << Lines { false };
    QTest::newRow("line ends of Windows") << QStringLiteral("a\r\nb\r\n") << Lines { true, true };
}

void TestText::progressIsNoError()
{
    QFETCH(QString, text);
    TextBlock block;
    AnsiParser parser;
    for (const QChar c : text) {
        parser.setErrorStream(true); // as for each piece that comes
        parser.feed(QString(c), block);
    }
    QFETCH(QList<bool>, isError);
    for (qsizetype line = 0; line < isError.size(); ++line)
        QCOMPARE(block.line(line).runs.first().attributes.isError, isError[line]);
}

void TestText::linksThatNeverEndAreGivenUp()
{
    LinkTable table;
    TextBlock block;
    AnsiParser parser;
    parser.setLinks(&table);
    parser.feed(QStringLiteral("\x1b]8;;http://a\x07x\x1b]8;;http://b")
                    + QString(runner::EscapeReader::kLongest, u'b') + QStringLiteral("seen"),
                block);
    QVERIFY(block.line(0).text.endsWith(QLatin1StringView("seen")));
    QCOMPARE(block.line(0).runs.last().attributes.link, 0);
    QCOMPARE(table.count(), 1);
}

void TestText::linksAreLimited()
{
    OutputDocument document;
    const QByteArray longest = QByteArray("http://").leftJustified(LinkTable::kLongest, 'x');
    document.add(out(link(longest, "a") + link(longest + 'x', "b") + '\n'));
    QCOMPARE(document.links().count(), 1);
    QCOMPARE(document.linkAt({ .item = 0, .line = 0, .unit = 0 }), 1);
    QCOMPARE(document.linkAt({ .item = 0, .line = 0, .unit = 1 }), 0);
    constexpr int kMany = 1'000'000;
    QByteArray text;
    for (int i = 0; i < kMany; ++i) {
        text += link("http://a/" + QByteArray::number(i), "x") + '\n';
        if (text.size() > 1 << 16 || i + 1 == kMany) {
            document.add(out(text));
            text.clear();
        }
    }
    QCOMPARE(document.links().count(), LinkTable::kMost);
    QCOMPARE(document.lineCount(), kMany + 1);
    QCOMPARE(document.linkAt({ .item = 0, .line = kMany, .unit = 0 }), 0);
    // The same address again is no new link.
    document.add(out(link("http://a/7", "x")));
    QCOMPARE(document.links().address(document.linkAt({ .item = 0, .line = kMany + 1, .unit = 0 })),
             QStringLiteral("http://a/7"));
    document.clear();
    QCOMPARE(document.links().count(), 0);
}

void TestText::linksAreStored()
{
    OutputDocument document;
    for (int i = 0; i < 3000; ++i)
        document.add(out("go " + link("http://a/" + QByteArray::number(i % 10), "there") + '\n'));
    // The link has been in the file for long.
    QCOMPARE(document.linkAt({ .item = 0, .line = 7, .unit = 2 }), 0);
    QCOMPARE(document.links().address(document.linkAt({ .item = 0, .line = 7, .unit = 3 })),
             QStringLiteral("http://a/7"));
}

void TestText::addresses_data()
{
    QTest::addColumn<QString>("address");
    QTest::addColumn<bool>("mayBeOpened");
    QTest::addColumn<QString>("target");
    const auto row = [](const char *address, bool mayBeOpened, const char *target) {
        QTest::newRow(address) << QString::fromUtf8(address) << mayBeOpened
                               << QString::fromUtf8(target);
    };
    row("https://example.com/a?b=c#d", true, "example.com");
    row("HTTP://Example.com", true, "example.com");
    row("mailto:someone@example.com?subject=hi", true, "someone@example.com");
    row("mailto:a@b?attach=/etc/passwd", false, "a@b");
    row("mailto:a@b?%61ttachment=/etc/passwd", false, "a@b");
    row("javascript:alert(1)", false, "");
    row("file:///etc/passwd", false, "");
    row("file://host/share", false, "host");
    row("data:text/html,x", false, "");
    row("vscode://x/y", false, "x");
    row("ssh://-oProxyCommand=x/", false, "");
    row("http:", false, "");
    row("http:///x", false, "");
    row("//example.com", false, "example.com");
    row("/etc/passwd", false, "");
    row("https://good.com@evil.com/", true, "evil.com");
    row("https://good.com\\@evil.com/", false, "");
    row("https://аpple.com/", true, "xn--pple-43d.com");
    row("https://e\u202Evil.com/", false, "");
    row("https://evil.com/\u202Egpj.exe", true, "evil.com");
}

void TestText::addresses()
{
    QFETCH(QString, address);
    const LinkAddress link(address);
    QTEST(link.mayBeOpened(), "mayBeOpened");
    QTEST(link.target(), "target");
}

void TestText::addressesAreMadeVisible()
{
    const LinkAddress trick(QStringLiteral("https://evil.com/\u202Egpj.exe\u200B"));
    QCOMPARE(trick.visible(), QStringLiteral("https://evil.com/‹RLO›gpj.exe‹ZWSP›"));
    QCOMPARE(trick.toCopy(), QStringLiteral("https://evil.com/%E2%80%AEgpj.exe%E2%80%8B"));
    QVERIFY(trick.hasInvisible());
    // Text from right to left does not reorder parts of the address.
    const LinkAddress hebrew(QStringLiteral("https://a.com/אב/evil"));
    QVERIFY(hebrew.visible().startsWith(QChar(0x202D)));
    QVERIFY(!hebrew.hasInvisible());
    QCOMPARE(LinkAddress(QStringLiteral("https://аpple.com/")).readableHost(),
             QStringLiteral("аpple.com"));
    QVERIFY(LinkAddress(QStringLiteral("https://a.com@b.com/")).hasUserName());
}

void TestText::linksAreAskedForByClick()
{
    OutputView view;
    QVERIFY(show(view, link("https://example.com/x", "there") + " text\n"));
    QSignalSpy requested(&view, &OutputView::linkRequested);
    QTest::mouseMove(view.viewport(), firstCharacter());
    QTRY_COMPARE(view.viewport()->cursor().shape(), Qt::PointingHandCursor);
    QTest::mouseMove(view.viewport(), QPoint(300, 300));
    QTRY_COMPARE(view.viewport()->cursor().shape(), Qt::IBeamCursor);
    QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, QPoint(300, firstCharacter().y()));
    QVERIFY(!question(view));
    // A drag selects text.
    QTest::mousePress(view.viewport(), Qt::LeftButton, {}, firstCharacter());
    QTest::mouseMove(view.viewport(), firstCharacter() + QPoint(20, 0));
    QTest::mouseRelease(view.viewport(), Qt::LeftButton, {}, firstCharacter() + QPoint(20, 0));
    QVERIFY(!question(view));
    QVERIFY(!view.selectedText().isEmpty());

    QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, firstCharacter());
    LinkQuestion *asked = question(view);
    QVERIFY(asked);
    QCOMPARE(asked->findChild<QLabel *>(QStringLiteral("linkTarget"))->text(),
             QStringLiteral("example.com"));
    // Pressing Enter without reading opens nothing.
    QTest::keyClick(asked, Qt::Key_Return);
    QTRY_VERIFY(!question(view));
    QCOMPARE(requested.count(), 0);

    QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, firstCharacter());
    QVERIFY(press(*question(view), "openLink"));
    QCOMPARE(requested.count(), 1);
    QCOMPARE(requested.first().first().toUrl(), QUrl(QStringLiteral("https://example.com/x")));
    QTRY_VERIFY(!question(view));
}

void TestText::linksAreAskedForByKey()
{
    OutputView view;
    QVERIFY(show(view, link("http://a", "one") + " " + link("http://b", "two") + "\n"));
    QTest::keyClick(&view, Qt::Key_Return);
    QVERIFY(question(view)); // the caret is at the start
    QVERIFY(press(*question(view), "cancelLink"));
    QTRY_VERIFY(!question(view));
    QTest::keyClick(&view, Qt::Key_Down, Qt::AltModifier);
    QCOMPARE(view.selectedText(), QStringLiteral("two"));
    QTest::keyClick(&view, Qt::Key_Down, Qt::AltModifier);
    QCOMPARE(view.selectedText(), QStringLiteral("one"));
    QTest::keyClick(&view, Qt::Key_Return);
    QTRY_VERIFY(question(view));
    QVERIFY(press(*question(view), "copyLink"));
    QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("http://a"));
}

void TestText::printedAddressesAreFound_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<QStringList>("found");
    const auto row = [](const QString &line, const QStringList &found) {
        QTest::newRow(qPrintable(line.left(60))) << line << found;
    };
    const QString a = QStringLiteral("https://a.org/b?c=1&d#e");
    row(a, { a });
    row(QStringLiteral("see (%1), and %1.").arg(a), { a, a });
    row(QStringLiteral("\"%1\" <%1> [%1] '%1'").arg(a), { a, a, a, a });
    row(QStringLiteral("HTTP://A.org"), { QStringLiteral("HTTP://A.org") });
    row(QStringLiteral("(https://a.org/b_(c))"), { QStringLiteral("https://a.org/b_(c)") });
    row(QStringLiteral("https://a.org/\u00e9\u4e2d x"),
        { QStringLiteral("https://a.org/\u00e9\u4e2d") });
    row(QStringLiteral("https://a.org/\u202ex"), { QStringLiteral("https://a.org/") });
    row(QStringLiteral("https://"), {});
    row(QStringLiteral("http://..."), {});
    row(QStringLiteral("javascript:alert(1) file:///etc/passwd xhttps://a.org"), {});
    row(QString(100'000, u'x') + u' ' + a, {}); // beyond what is looked at
}

void TestText::printedAddressesAreFound()
{
    QFETCH(QString, line);
    QFETCH(QStringList, found);
    QStringList texts;
    for (const auto &[start, length] : printedLinks(line)) {
        texts.append(line.sliced(start, length));
        for (const qsizetype unit : { start, start + length - 1 })
            QCOMPARE(printedLinkAt(line, unit), (PrintedLink { .start = start, .length = length }));
        QVERIFY(printedLinkAt(line, start + length) != (PrintedLink { start, length }));
    }
    QCOMPARE(texts, found);
    // Looked at from near by, an address is found wherever it stands.
    if (line.size() > 100'000)
        QVERIFY(printedLinkAt(line, line.size() - 2));
}

void TestText::printedAddressesAreAskedFor()
{
    OutputView view;
    QVERIFY(show(view, "https://example.com/x text, then https://example.org/y.\n"));
    // People click into text, also into addresses.
    QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, firstCharacter());
    QVERIFY(!question(view));
    QTest::mouseDClick(view.viewport(), Qt::LeftButton, {}, firstCharacter());
    QVERIFY(!question(view));
    QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, firstCharacter());
    QTest::mouseClick(view.viewport(), Qt::LeftButton, Qt::ControlModifier, firstCharacter());
    QVERIFY(question(view));
    QVERIFY(press(*question(view), "copyLink"));
    QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("https://example.com/x"));
    QTRY_VERIFY(!question(view));
    QTest::keyClick(&view, Qt::Key_Down, Qt::AltModifier);
    QCOMPARE(view.selectedText(), QStringLiteral("https://example.org/y"));
    QTest::keyClick(&view, Qt::Key_Return);
    QVERIFY(question(view));
    QVERIFY(press(*question(view), "copyLink"));
    QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("https://example.org/y"));
}

void TestText::otherAddressesAreOnlyCopied()
{
    OutputView view;
    QVERIFY(show(view, link("javascript:alert('<b>\u202Ex')", "there")));
    QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, firstCharacter());
    LinkQuestion *asked = question(view);
    QVERIFY(asked);
    QVERIFY(!asked->findChild<QPushButton *>(QStringLiteral("openLink")));
    QCOMPARE(asked->findChild<QPlainTextEdit *>(QStringLiteral("linkAddress"))->toPlainText(),
             QStringLiteral("javascript:alert('<b>‹RLO›x')"));
    QVERIFY(press(*asked, "copyLink"));
    QCOMPARE(QGuiApplication::clipboard()->text(),
             QStringLiteral("javascript:alert('<b>%E2%80%AEx')"));
    // A new run has new links, so the number of an old link opens no question.
    view.clear();
    view.askForLink(1);
    QVERIFY(!question(view));
}

void TestText::labels_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("shown");
    QTest::addColumn<int>("columns"); // with labels
    const auto row = [](const char *name, const QString &text, const char *shown, int columns) {
        QTest::newRow(name) << text << QString::fromUtf8(shown) << columns;
    };
    row("plain", QStringLiteral("a b"), "a b", 3);
    row("letters", QStringLiteral("éß漢"), "éß漢", 4);
    row("zero width", QStringLiteral("a\u200Bb"), "a‹ZWSP›b", 6);
    row("override", QStringLiteral("\u202Ea"), "‹RLO›a", 4);
    row("isolate", QStringLiteral("\u2066"), "‹LRI›", 3);
    row("byte order mark", QStringLiteral("\uFEFF"), "‹BOM›", 3);
    row("soft hyphen", QStringLiteral("\u00AD"), "‹SHY›", 3);
    row("no-break space", QStringLiteral("1\u00A0€"), "1‹·›€", 3);
    row("wide space", QStringLiteral("\u3000"), "‹·›", 2);
    row("tags", QStringLiteral("\U000E0068\U000E0069\U000E007F"), "‹h›‹i›‹END›", 5);
    row("selectors", QStringLiteral("\uFE00\uFE0F\U000E01EF"), "‹VS1›‹VS16›‹V256›", 11);
    row("C1 control", QStringLiteral("\u009B"), "‹x9b›", 3);
    row("combining", QStringLiteral("e\u0301"), "e\u0301", 1);
}

void TestText::labels()
{
    QFETCH(QString, text);
    QTEST(withLabels(text), "shown");
    QTEST(columnsOf(text, Invisible::Shown), "columns");
    // For every character, the label is no longer than the space that a row keeps free for it.
    for (char32_t character = 0; character <= QChar::LastValidCodePoint; ++character) {
        if (labelOf(character).size() > kLongestLabel || labelColumns(character) > kLongestLabel)
            QFAIL(qPrintable(labelOf(character)));
    }
}

void TestText::hiddenIsCounted_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("count");
    QTest::newRow("nothing") << QStringLiteral("plain é漢 text") << 0;
    QTest::newRow("trick") << QStringLiteral("if a\u202E\u2066 == b") << 2;
    QTest::newRow("tags") << QStringLiteral("a\U000E0068\U000E0069") << 2;
    QTest::newRow("spaces are seen") << QStringLiteral("1\u00A0000 \u3000") << 0;
    QTest::newRow("joiner in a word") << QStringLiteral("pass\u200Dword") << 1;
    QTest::newRow("emoji") << QStringLiteral("❤\uFE0F 👩\u200D💻") << 0;
    QTest::newRow("persian") << QStringLiteral("می\u200Cخواهم") << 0;
}

void TestText::hiddenIsCounted()
{
    QFETCH(QString, text);
    QTEST(static_cast<int>(hiddenCount(text)), "count");
}

void TestText::rowsHoldAllThatIsShown_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("plain") << QString(95, u'x');
    QTest::newRow("full rows") << QString(80, u'x');
    QTest::newRow("wide in an odd width") << QString(40, QChar(0x6F22));
    QTest::newRow("labels") << QString(50, QChar(0x202E));
    QTest::newRow("mixed") << QStringLiteral("ab\u200Bc漢\u202Ed e\u0301\U000E0041 ").repeated(20);
    QTest::newRow("combining at the edge") << (QString(20, u'e') + QChar(0x301)).repeated(3);
    QTest::newRow("only combining") << QString(30, QChar(0x301));
}

void TestText::rowsHoldAllThatIsShown()
{
    QFETCH(QString, text);
    for (const Invisible invisible : { Invisible::Hidden, Invisible::Shown }) {
        for (const int columns : { 8, 9, 10, 13, 20, 200 }) {
            TextGrid grid;
            grid.columns = columns;
            grid.invisible = invisible;
            const qint64 rows = rowsFor(columnsOf(text, invisible), columns);
            qsizetype end = 0;
            for (qint64 row = 0; row < rows; ++row) {
                const auto slice = grid.slice(text, row);
                QCOMPARE(slice.start, end); // nothing is left out, nothing twice
                const QStringView part = QStringView(text).sliced(end, slice.end - end);
                // Characters beyond the edge fit into the margin, or into the space that is kept
                // free for labels.
                QVERIFY(columnsOf(part, invisible)
                        < columns + (invisible == Invisible::Shown ? kLongestLabel : 2));
                if (!part.isEmpty())
                    QCOMPARE(grid.rowOf(text, slice.start), row);
                end = slice.end;
            }
            QCOMPARE(end, text.size());
            QCOMPARE(grid.rowOf(text, text.size()), rows - 1);
        }
    }
}

void TestText::storedLinesKnowBothWidths()
{
    TextBlock block;
    AnsiParser parser;
    constexpr int kLines = 3000;
    for (int i = 0; i < kLines; ++i)
        parser.feed((i < 1000 ? QStringLiteral("plain") : QStringLiteral("\u202Etrick\u202C!"))
                        + u'\n',
                    block);
    QCOMPARE(block.invisibleCount(), 2 * (kLines - 1000));
    QCOMPARE(block.rowCount(10), kLines);
    const Wrapping shown(10, Invisible::Shown);
    QCOMPARE(block.rowCount(shown), 1000 + 2 * (kLines - 1000));
    QCOMPARE(block.firstRowOfLine(1001, shown), 1002);
    QCOMPARE(block.lineOfRow(1003, shown), 1001);
    QCOMPARE(block.rowCount(10), kLines);
    QCOMPARE(block.line(1500).text, QStringLiteral("\u202Etrick\u202C!"));
}

void TestText::invisibleIsShownOnRequest()
{
    OutputView view;
    QVERIFY(show(view,
                 "a\xe2\x80\xae"
                 "b  \n"
                     + QByteArray("\xe2\x80\xae").repeated(200)));
    const QImage before = view.grab().toImage();
    QSignalSpy changed(&view, &OutputView::invisibleChanged);
    view.setInvisible(Invisible::Shown);
    QCOMPARE(changed.count(), 1);
    const QImage after = view.grab().toImage();
    QVERIFY(before != after);
    // Labels are boxes; none reaches the edge of the pane.
    const QColor box = Theme::light().warningSurface;
    int right = 0;
    for (int y = 0; y < after.height(); ++y) {
        for (int x = 0; x < after.width(); ++x) {
            if (after.pixelColor(x, y) == box)
                right = std::max(right, x);
        }
    }
    QVERIFY(right > after.width() / 2);
    QVERIFY(right < view.viewport()->width() - OutputGeometry::kSide);
    view.setInvisible(Invisible::Hidden);
    QCOMPARE(view.grab().toImage(), before);
}

void TestText::invisibleIsSaidOnce()
{
    OutputPane pane;
    pane.resize(500, 300);
    pane.show();
    auto *note = pane.findChild<InvisibleNote *>();
    QVERIFY(note);
    pane.view().add(out("nothing\n"));
    QSignalSpy laidOut(&pane.view(), &OutputView::laidOut);
    QVERIFY(laidOut.wait());
    QVERIFY(!note->isVisible());
    pane.view().add(out("a\xe2\x80\x8b\xe2\x80\x8b"
                        "b\n"));
    QTRY_VERIFY(note->isVisible());
    QVERIFY(note->findChild<QLabel *>()->text().contains(u'2'));
    const auto buttons = note->findChildren<QToolButton *>();
    QCOMPARE(buttons.size(), 2);
    buttons.first()->click();
    QCOMPARE(pane.view().invisible(), Invisible::Shown);
    QVERIFY(!note->isVisible());
    // Known, in this run.
    pane.view().setInvisible(Invisible::Hidden);
    QVERIFY(!note->isVisible());
    pane.view().clear();
    pane.view().add(out("c\xe2\x80\x8b\n"));
    QTRY_VERIFY(note->isVisible());
    buttons.last()->click();
    QVERIFY(!note->isVisible());
}

void TestText::invisibleIsCopiedAsItIs()
{
    OutputView view;
    QVERIFY(show(view,
                 "a\xe2\x80\xae"
                 "b  \n"));
    view.setInvisible(Invisible::Shown);
    view.selectAll();
    view.copy();
    QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("a\u202Eb  "));
}

void TestText::coloursAreReadableOnBothThemes()
{
    const auto luminance = [](const QColor &color) {
        double sum = 0;
        for (const auto &[part, weight] :
             { std::pair(color.redF(), 0.2126), std::pair(color.greenF(), 0.7152),
               std::pair(color.blueF(), 0.0722) })
            sum +=
                weight * (part <= 0.04045F ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4));
        return sum + 0.05;
    };
    for (const Theme &theme : { Theme::light(), Theme::dark() }) {
        for (int index = 0; index < 256; ++index) {
            TextAttributes attributes;
            attributes.foreground = TerminalColor::indexed(index);
            const double front = luminance(colorsOf(attributes, theme).foreground);
            const double back = luminance(theme.window);
            QVERIFY2(std::max(front, back) / std::min(front, back) >= 2.9,
                     qPrintable(QString::number(index)));
        }
        // With a background of its own, the program's colours are kept.
        TextAttributes own;
        own.foreground = TerminalColor::rgb(1, 2, 3);
        own.background = TerminalColor::rgb(0, 0, 0);
        QCOMPARE(colorsOf(own, theme).foreground, QColor(1, 2, 3));
    }
}

SANDPAD_TEST(text, TestText)
#include "tst_text.moc"
