#include "runner/answer/program/MarkedOutput.h"
#include "tests/TestProgram.h"
#include "tests/runner/answer/Marks.h"

#include <QTest>

using namespace sandpad::runner;

/// Output with marks in it, which a program may have forged, broken or repeated.
class TestBlockProgram : public QObject
{
    Q_OBJECT

private slots:
    void outputIsRead_data();
    void outputIsRead();
    void frontIsLeftOut_data();
    void frontIsLeftOut();
    void manyMarksAreBounded();
};

namespace {

const QString kSecret = QStringLiteral("secret");

/// Line 1 prints, line 2 has a value.
AnswerBlock block()
{
    AnswerBlock block;
    block.languageId = QStringLiteral("python");
    block.code = QStringLiteral("print(1)  # 1\nf(2)  # -> 2\nprint(3)");
    block.claims = {
        { .kind = ClaimKind::Line, .text = QStringLiteral("1"), .line = 1, .inputLine = 1 },
        { .kind = ClaimKind::Line, .text = QStringLiteral("2"), .line = 2, .inputLine = 2 }
    };
    return block;
}

/// What was read, on one line: the text, then the lists that are not empty.
QByteArray shown(const MarkedOutput &output)
{
    QString all = output.text;
    const auto add = [&all](const char *name, const QMap<int, QStringList> &map) {
        for (const auto &[number, texts] : map.asKeyValueRange())
            all += QStringLiteral("|%1%2=%3")
                       .arg(QLatin1String(name))
                       .arg(number)
                       .arg(texts.join(u','));
    };
    add("given", output.given);
    add("text", output.asText);
    add("state", output.state);
    return all.toUtf8().replace("\x1e" + kSecret.toLatin1(), "<").replace("\x1f", ">");
}

} // namespace

void TestBlockProgram::outputIsRead_data()
{
    QTest::addColumn<QByteArray>("output");
    QTest::addColumn<QByteArray>("read");
    const auto row = [](const char *name, const QByteArray &output, const QByteArray &read) {
        QTest::newRow(name) << output << read;
    };
    row("nothing", "", "");
    row("no marks", "a\nb", "a\nb");
    row("whole", "<p1>1\n<e1><v2>2<w2>2<e2>3", "1\n3|given1=1\n|given2=2|text2=2");
    row("repeated", "<p1>a<e1><p1>b<e1>", "ab|given1=a,b");
    row("no kind", "a<>b", "a<>b");
    row("no kind at the end", "a<>", "a<>");
    row("unknown kind", "a<q1>b", "a<q1>b");
    row("kind of another program", "a<x1>b", "a<x1>b");
    row("no number", "a<p>b", "a<p>b");
    row("negative number", "a<p-1>b", "a<p-1>b");
    row("number with a sign", "a<p+1>b", "a<p+1>b");
    row("number with zeros", "a<p01>b", "a<p01>b");
    row("huge number", "a<p99999999999999999999>b", "a<p99999999999999999999>b");
    row("number of no claim", "a<p3>b", "a<p3>b");
    row("kind of another line", "a<p2>b", "a<p2>b");
    row("digits of another script", "a<p١>b", "a<p١>b");
    row("spaces", "a< p1>b", "a< p1>b");
    row("no end", "a<p1", "a<p1");
    row("no end, then a mark", "a<p1<p1>b<e1>", "a<p1b|given1=b");
    row("nothing but the beginning", "a<", "a<");
    row("nothing but half the beginning", "a\x1es", "a\x1es");
    row("at the very end", "a<p1>", "a|given1=");
    row("within each other", "<p1>a<v2>b<e2>c<e1>d", "acd|given1=ac|given2=b");
    row("called by each other", "<p1>a\n<p1>b\n<e1>c\n<e1>d", "a\nb\nc\nd|given1=b\n,a\nb\nc\n");
    row("left by an error", "<p1>a<v2>b<e1>c", "ac|given1=a|given2=b");
    row("left by an error for good", "<p1>a<v2>b<e2>c", "ac|given1=a|given2=b");
    row("with values of unknown text", "<p1>a<v2>b\nc<e2>d<e1>", "ad|given2=b\nc");
    row("end without begin", "a<e1>b<e2>c", "abc");
    row("text of a value without the value", "a<w2>b<e2>c", "ac|text2=b");
    row("not UTF-8 in a mark", "a<p\xff\x31>b", "a<p\xef\xbf\xbd\x31>b");
    row("not UTF-8 behind a mark", "a<p1>\xff\xfe",
        "a\xef\xbf\xbd\xef\xbf\xbd"
        "|given1=\xef\xbf\xbd\xef\xbf\xbd");
    row("NUL in a mark", QByteArray("a<p\0>b", 6), QByteArray("a<p\0>b", 6));
    row("begin of blocks that are not there", "a<b0>b", "a<b0>b");
}

void TestBlockProgram::outputIsRead()
{
    QFETCH(QByteArray, output);
    const BlockProgram program = programFor(block(), {}, true, kSecret);
    const MarkedOutput read = readMarked(withMarks(output), program);
    QTEST(shown(read), "read");
    QVERIFY(read.hasBegun);
}

void TestBlockProgram::frontIsLeftOut_data()
{
    QTest::addColumn<QByteArray>("output");
    QTest::addColumn<QByteArray>("read");
    QTest::addColumn<bool>("hasBegun");
    QTest::newRow("begun") << QByteArray("front<b0>own") << QByteArray("own") << true;
    QTest::newRow("nothing behind") << QByteArray("front<b0>") << QByteArray() << true;
    QTest::newRow("not begun") << QByteArray("front") << QByteArray() << false;
    QTest::newRow("broken") << QByteArray("front<b>own<b0") << QByteArray() << false;
    QTest::newRow("marks in front")
        << QByteArray("<p1>a<e1>b<b0>c<p1>d<e1>") << QByteArray("cd|given1=d") << true;
    QTest::newRow("again") << QByteArray("a<b0>b<b0>c") << QByteArray("bc") << true;
}

void TestBlockProgram::frontIsLeftOut()
{
    QFETCH(QByteArray, output);
    const BlockProgram program = programFor(block(), { QStringLiteral("x = 1") }, true, kSecret);
    const MarkedOutput read = readMarked(withMarks(output), program);
    QTEST(shown(read), "read");
    QTEST(read.hasBegun, "hasBegun");
}

void TestBlockProgram::manyMarksAreBounded()
{
    const BlockProgram program = programFor(block(), {}, true, kSecret);
    const QByteArray most = withMarks("<p1>").repeated(kMostPieces);
    QCOMPARE(readMarked(most, program).given.value(1).size(), kMostPieces);
    // Of a line that has more nothing is known.
    const MarkedOutput more = readMarked(most + withMarks("<p1>"), program);
    QVERIFY(more.given.isEmpty());
    QVERIFY(more.printed.isEmpty());
    // Beginnings of marks without an end are looked at once each.
    const QByteArray open = withMarks("<p").repeated(1 << 18);
    QCOMPARE(readMarked(open, program).text.size(), open.size());
}

SANDPAD_TEST(blockprogram, TestBlockProgram)
#include "tst_blockprogram.moc"
