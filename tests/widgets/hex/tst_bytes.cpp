#include "tests/TestProgram.h"
#include "widgets/hex/ByteSearch.h"
#include "widgets/hex/HexPage.h"
#include "widgets/hex/HexWindow.h"
#include "widgets/output/OutputPane.h"
#include "widgets/output/OutputView.h"
#include "widgets/text/InvalidBytes.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QLineEdit>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>

using namespace sandpad;
using namespace sandpad::widgets;

/// The bytes of a run, kept and shown.
class TestBytes : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QTest::failOnWarning(); }
    void bytesAreKept();
    void streamsAreTold();
    void streamsMayChangeAtEachByte();
    void invalidBytes_data();
    void invalidBytes();
    void streamsAreCheckedApart();
    void placesOfReplacedBytes();
    void looks();
    void isWalkedByKey();
    void isCopied();
    void isSelectedByMouse();
    void showsAnySize();
    void finds_data();
    void finds();
    void paneShowsTheRunsBytes();

private:
    static runner::RunEvent out(const QByteArray &bytes,
                                runner::Stream stream = runner::Stream::Out)
    {
        return { {}, runner::Output { stream, bytes } };
    }
    static std::shared_ptr<ByteSpool> spool(const QByteArray &bytes)
    {
        auto spool = std::make_shared<ByteSpool>();
        spool->append(runner::Stream::Out, bytes);
        return spool;
    }
};

void TestBytes::bytesAreKept()
{
    ByteSpool bytes;
    QCOMPARE(bytes.read(0, 10), QByteArray());
    QVERIFY(bytes.stretches(0, 10).isEmpty());
    QByteArray all;
    for (int i = 0; i < 100'000; ++i) {
        const QByteArray piece = QByteArray::number(i) + '\0';
        bytes.append(runner::Stream::Out, piece);
        all += piece;
    }
    QVERIFY(bytes.isWhole());
    QCOMPARE(bytes.size(), all.size());
    QCOMPARE(bytes.read(0, all.size() + 1), all);
    // Across the edge between the file and memory, wherever it is.
    for (qsizetype at = 0; at < all.size(); at += 10'007)
        QCOMPARE(bytes.read(at, 10'100),
                 all.sliced(at, std::min<qsizetype>(10'100, all.size() - at)));
    QCOMPARE(bytes.read(all.size(), 1), QByteArray());
}

void TestBytes::streamsAreTold()
{
    ByteSpool bytes;
    bytes.append(runner::Stream::Err, "ab");
    bytes.append(runner::Stream::Err, "cd");
    bytes.append(runner::Stream::Out, "");
    bytes.append(runner::Stream::Out, "ef");
    const auto all = bytes.stretches(0, 6);
    QCOMPARE(all.size(), 2);
    QCOMPARE(all[0].stream, runner::Stream::Err);
    QCOMPARE(all[1].start, 4);
    QCOMPARE(bytes.stretches(1, 2).size(), 1);
    QCOMPARE(bytes.stretches(4, 1).first().stream, runner::Stream::Out);
}

void TestBytes::streamsMayChangeAtEachByte()
{
    ByteSpool bytes;
    constexpr int kMany = 100'001;
    for (int i = 0; i < kMany; ++i)
        bytes.append(i % 2 == 0 ? runner::Stream::Out : runner::Stream::Err, "x");
    for (const int at : { 0, 1, 4095, 4096, 4097, 77'777, kMany - 1 }) {
        const auto one = bytes.stretches(at, 1);
        QCOMPARE(one.size(), 1);
        QCOMPARE(one.first().start, at);
        QCOMPARE(one.first().stream, at % 2 == 0 ? runner::Stream::Out : runner::Stream::Err);
    }
}

void TestBytes::invalidBytes_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("ascii") << QByteArray("abc\0\n", 5);
    QTest::newRow("valid") << QByteArray("é漢😀\xf4\x8f\xbf\xbf");
    QTest::newRow("lone continuation") << QByteArray("a\x80z");
    QTest::newRow("cut in the middle") << QByteArray("a\xe2\x82z");
    QTest::newRow("cut at the end") << QByteArray("a\xf0\x9f\x98");
    QTest::newRow("overlong") << QByteArray("\xc0\xaf\xe0\x80\xaf\xf0\x80\x80\xaf");
    QTest::newRow("surrogate") << QByteArray("\xed\xa0\x80");
    QTest::newRow("too large") << QByteArray("\xf4\x90\x80\x80\xff\xfe");
}

/// Our places are as many as the characters that the output's decoder replaces.
void TestBytes::invalidBytes()
{
    QFETCH(QByteArray, bytes);
    const QString text = QString::fromUtf8(bytes);
    QCOMPARE(invalidIn(bytes).size(), text.count(QChar(QChar::ReplacementCharacter)));
}

void TestBytes::streamsAreCheckedApart()
{
    ByteSpool bytes;
    bytes.append(runner::Stream::Out, "a\xe2\x82");
    bytes.append(runner::Stream::Err, "\xc3");
    bytes.append(runner::Stream::Out,
                 "\xac"
                 "b");
    bytes.append(runner::Stream::Err, "\xa9\xff");
    QCOMPARE(invalidIn(bytes, 0, 100), QList<qint64> { 7 });
    // The part begins and ends inside characters.
    QCOMPARE(invalidIn(bytes, 2, 1), QList<qint64>());
}

void TestBytes::placesOfReplacedBytes()
{
    OutputDocument document;
    document.add(out("first\n"));
    document.add(out("a\xff"
                     "b\xfe\nc\xfd\n"));
    QVERIFY(!document.isReplacement({ .item = 0, .line = 0, .unit = 0 }));
    QVERIFY(document.isReplacement({ .item = 0, .line = 1, .unit = 1 }));
    QCOMPARE(document.byteOffsetOf({ .item = 0, .line = 1, .unit = 1 }), 7);
    QCOMPARE(document.byteOffsetOf({ .item = 0, .line = 1, .unit = 3 }), 9);
    QCOMPARE(document.byteOffsetOf({ .item = 0, .line = 2, .unit = 1 }), 12);
    QCOMPARE(document.byteOffsetOf({ .item = 9, .line = 2, .unit = 1 }), 0);
    // The line has been in the file for long.
    for (int i = 0; i < 3000; ++i)
        document.add(out("line \xff\n"));
    const qint64 place = document.byteOffsetOf({ .item = 0, .line = 1000, .unit = 5 });
    QCOMPARE(document.bytes()->read(place - 5, 7), QByteArray("line \xff\n"));
    QCOMPARE(place, 14 + 997 * 7 + 5);
}

void TestBytes::looks()
{
    ByteSpool bytes;
    bytes.append(runner::Stream::Out, "A");
    bytes.append(runner::Stream::Err, "B\xff");
    const HexPage page(bytes, 0, 16);
    const Theme theme = Theme::light();
    QCOMPARE(page.size(), 3);
    QCOMPARE(page.look(0, theme).foreground, theme.text);
    QCOMPARE(page.look(1, theme).foreground, theme.error);
    QCOMPARE(page.look(2, theme).background, theme.warningSurface);
    QCOMPARE(page.hex(2), QStringLiteral("ff"));
    QCOMPARE(page.ascii(1), QStringLiteral("B"));
    QCOMPARE(page.ascii(2), QStringLiteral("·"));
}

void TestBytes::isWalkedByKey()
{
    HexView view(spool(QByteArray(1000, 'x')), Theme::light());
    view.resize(700, 200);
    view.show();
    const auto press = [&view](Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
        QTest::keyClick(&view, key, modifiers);
        return view.caret();
    };
    QCOMPARE(press(Qt::Key_Left), 0);
    QCOMPARE(press(Qt::Key_Right), 1);
    QCOMPARE(press(Qt::Key_Down), 17);
    QCOMPARE(press(Qt::Key_End), 31);
    QCOMPARE(press(Qt::Key_Home), 16);
    QCOMPARE(press(Qt::Key_Up), 0);
    QCOMPARE(press(Qt::Key_Up), 0);
    QCOMPARE(press(Qt::Key_End, Qt::ControlModifier), 999);
    QCOMPARE(view.verticalScrollBar()->value(), view.verticalScrollBar()->maximum());
    QCOMPARE(press(Qt::Key_Right), 999);
    QCOMPARE(press(Qt::Key_Home, Qt::ControlModifier), 0);
    QVERIFY(press(Qt::Key_PageDown) > 16);
    QCOMPARE(press(Qt::Key_PageUp), 0);
    press(Qt::Key_Right, Qt::ShiftModifier);
    QCOMPARE(view.selection(), std::pair(qint64(0), qint64(2)));
    QVERIFY(view.accessibleDescription().contains(QLatin1StringView("78")));
}

void TestBytes::isCopied()
{
    HexView view(spool("0123456789abcdef\xff\n"), Theme::light());
    view.selectAll();
    view.copyHex();
    QCOMPARE(QGuiApplication::clipboard()->text(),
             QStringLiteral("30 31 32 33 34 35 36 37 38 39 61 62 63 64 65 66\nff 0a"));
    QTest::keyClick(&view, Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("0123456789abcdef\uFFFD\n"));
    HexView empty(std::make_shared<ByteSpool>(), Theme::light());
    QCOMPARE(empty.selectedHex(), QString());
    empty.goToEnd();
    QCOMPARE(empty.caret(), 0);
    QVERIFY(!empty.grab().isNull());
}

void TestBytes::isSelectedByMouse()
{
    HexView view(spool(QByteArray(1000, 'x')), Theme::light());
    view.resize(view.sizeHint());
    view.show();
    QVERIFY(QTest::qWaitForWindowExposed(&view));
    const int y = 12;
    QTest::mousePress(view.viewport(), Qt::LeftButton, {}, QPoint(view.sizeHint().width() / 3, y));
    const qint64 first = view.caret();
    QVERIFY(first > 0 && first < 16);
    QTest::mouseMove(view.viewport(), QPoint(view.sizeHint().width() - 20, y));
    QTest::mouseRelease(view.viewport(), Qt::LeftButton, {}, QPoint());
    QCOMPARE(view.selection(), std::pair(first, qint64(16)));
}

void TestBytes::showsAnySize()
{
    auto bytes = std::make_shared<ByteSpool>();
    const QByteArray piece(1 << 20, 'x');
    constexpr int kMany = 256;
    for (int i = 0; i < kMany; ++i)
        bytes->append(runner::Stream::Out, piece);
    bytes->append(runner::Stream::Err, "the end");
    HexView view(bytes, Theme::dark());
    view.resize(700, 400);
    view.show();
    view.goToEnd();
    QCOMPARE(view.caret(), (qint64(kMany) << 20) + 6);
    QVERIFY(!view.grab().isNull());
    // So many bytes are not put on the clipboard.
    view.selectAll();
    QCOMPARE(view.selectedHex(), QString());
    // The view follows new bytes at the end.
    bytes->append(runner::Stream::Out, piece);
    view.refresh();
    QCOMPARE(view.verticalScrollBar()->value(), view.verticalScrollBar()->maximum());
}

void TestBytes::finds_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<qint64>("from");
    QTest::addColumn<qint64>("place"); // -1: nowhere
    constexpr qint64 kSlice = 4 << 20;
    QTest::newRow("text") << QStringLiteral("here") << qint64(0) << kSlice - 2;
    QTest::newRow("bytes") << QStringLiteral("0x68657265") << qint64(0) << kSlice - 2;
    QTest::newRow("from behind it") << QStringLiteral("here") << kSlice << kSlice - 2;
    QTest::newRow("nowhere") << QStringLiteral("there") << qint64(0) << qint64(-1);
    QTest::newRow("nothing") << QString() << qint64(0) << qint64(-1);
    QTest::newRow("no bytes") << QStringLiteral("0xzz") << qint64(0) << qint64(-1);
}

void TestBytes::finds()
{
    QFETCH(QString, text);
    QFETCH(qint64, from);
    QFETCH(qint64, place);
    // Across two slices.
    const auto bytes = spool(QByteArray((4 << 20) - 2, '.') + "here" + QByteArray(100, '.'));
    ByteSearch search;
    QSignalSpy found(&search, &ByteSearch::found);
    QSignalSpy notFound(&search, &ByteSearch::notFound);
    search.start(bytes, ByteSearch::needleOf(text), from);
    QTRY_COMPARE(found.count() + notFound.count(), 1);
    QCOMPARE(found.isEmpty() ? -1 : found.first().first().toLongLong(), place);
}

void TestBytes::paneShowsTheRunsBytes()
{
    OutputPane pane;
    pane.resize(500, 300);
    pane.show();
    pane.view().add(out("one\xff"));
    pane.showHex(3);
    QPointer<HexWindow> window = pane.findChild<HexWindow *>();
    QVERIFY(window);
    QVERIFY(!window->isModal());
    QCOMPARE(window->view().caret(), 3);
    pane.view().add(out("two", runner::Stream::Err));
    QTRY_COMPARE(window->view().bytes()->size(), 7);
    auto *find = window->findChild<QLineEdit *>();
    QTest::keyClicks(find, QStringLiteral("two"));
    QTest::keyClick(find, Qt::Key_Return);
    QTRY_COMPARE(window->view().selection(), std::pair(qint64(4), qint64(7)));
    // In another run this window keeps its bytes. It is replaced when the new bytes are shown.
    pane.view().clear();
    QCOMPARE(window->view().bytes()->size(), 7);
    pane.view().add(out("new"));
    pane.showHex();
    QTRY_VERIFY(!window);
    window = pane.findChild<HexWindow *>();
    QCOMPARE(window->view().bytes()->size(), 3);
    QTest::keyClick(window, Qt::Key_Escape);
    QTRY_VERIFY(!window);
}

SANDPAD_TEST(bytes, TestBytes)
#include "tst_bytes.moc"
