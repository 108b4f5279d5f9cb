#include "runner/answer/judge/ShownText.h"
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
    void nothingHidesTheSeam();
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
    QByteArray kept = stream.take();
    // Between both parts stands how much is left out.
    const qsizetype seam = kept.indexOf("\x1b\\");
    QCOMPARE(seam >= 0, stream.leftOut() > 0);
    if (seam >= 0) {
        const qsizetype end = kept.indexOf("]\n", seam) + 2;
        QVERIFY(kept.sliced(seam, end - seam)
                    .endsWith("[bytes left out: " + QByteArray::number(stream.leftOut()) + "]\n"));
        kept.remove(seam, end - seam);
    }
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

/// What is left out would otherwise be hidden by a sequence that goes on before it.
void TestKeptStream::nothingHidesTheSeam()
{
    KeptStream stream;
    stream.add("3\n" + QByteArray("\x1b[m").repeated(2 << 20));
    stream.add(QByteArray("wrong\n").repeated(1 << 20));
    stream.add(QByteArray("\x1b[m").repeated(2 << 20) + "\n4\n");
    const QString shown = asShown(QString::fromUtf8(stream.take()));
    QVERIFY2(shown.startsWith(QLatin1String("3\n[bytes left out: ")), qPrintable(shown.left(99)));
    QVERIFY(shown.endsWith(QLatin1String("]\n4\n")));
    KeptStream open;
    open.add(QByteArray(kMostJudged, 'x') + "\n\x1b_");
    open.add(QByteArray(2 * kMostJudged, 'y'));
    QVERIFY(asShown(QString::fromUtf8(open.take())).contains(QLatin1String("\n[bytes left out: ")));
}

SANDPAD_TEST(keptstream, TestKeptStream)
#include "tst_keptstream.moc"
