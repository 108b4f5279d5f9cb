#include "runner/answer/run/KeptStream.h"
#include "tests/TestProgram.h"

#include <QTest>

using namespace sandpad::runner;

/// What is judged of a long output.
class TestKeptStream : public QObject
{
    Q_OBJECT

private slots:
    void isKept_data();
    void isKept();
};

void TestKeptStream::isKept_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<int>("times");
    QTest::newRow("nothing") << QByteArray() << 1;
    QTest::newRow("a line") << QByteArray("one\n") << 1;
    QTest::newRow("as much as is kept") << QByteArray(1 << 20, 'x') << 8;
    QTest::newRow("lines") << QByteArray("a line\n").repeated(1000) << 10'000;
    QTest::newRow("long lines") << QByteArray((1 << 20) - 1, 'x') + '\n' << 60;
    QTest::newRow("letters of three bytes") << QByteArray("\xe2\x9c\x93\n").repeated(1000) << 4000;
    QTest::newRow("one line without an end") << QByteArray(1 << 20, 'x') << 60;
}

void TestKeptStream::isKept()
{
    QFETCH(QByteArray, line);
    QFETCH(int, times);
    KeptStream stream;
    stream.add("first\n");
    for (int i = 0; i < times; ++i)
        stream.add(line);
    stream.add("\nlast\n");
    const qsizetype all = 12 + line.size() * times;
    const QByteArray kept = stream.take();
    QCOMPARE(kept.size() + stream.leftOut(), all);
    QVERIFY(kept.startsWith("first\n"));
    QVERIFY(kept.endsWith("\nlast\n"));
    QVERIFY(kept.size() <= 3 * kMostJudged);
    if (all <= 2 * kMostJudged)
        QCOMPARE(stream.leftOut(), 0);
    // The seam lies between two lines.
    if (line.endsWith('\n'))
        QVERIFY(QByteArray(kept)
                    .remove(0, 6)
                    .chopped(6)
                    .replace(line.first(line.indexOf('\n') + 1), "")
                    .isEmpty());
    QVERIFY(stream.take().isEmpty());
}

SANDPAD_TEST(keptstream, TestKeptStream)
#include "tst_keptstream.moc"
