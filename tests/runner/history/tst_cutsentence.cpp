#include "runner/history/CutSentence.h"
#include "tests/TestProgram.h"

#include <QTest>

using namespace sandpad::runner;

/// What a person is told of what the history did not keep.
class TestCutSentence : public QObject
{
    Q_OBJECT

private slots:
    void tellsWhatIsNotKept_data();
    void tellsWhatIsNotKept();
};

void TestCutSentence::tellsWhatIsNotKept_data()
{
    QTest::addColumn<Cut>("cut");
    QTest::addColumn<QString>("sentence");
    QTest::newRow("nothing") << Cut {} << QString();
    QTest::newRow("output") << Cut { .outputBytes = 2048 }
                            << QStringLiteral("Not kept: 2 KiB of its output.");
    QTest::newRow("a display") << Cut { .displays = 1 } << QStringLiteral("Not kept: one display.");
    QTest::newRow("all") << Cut { .outputBytes = 1024, .displays = 3, .inputBytes = 512 }
                         << QStringLiteral("Not kept: 1 KiB of its output, 3 displays, 512 B of "
                                           "its input.");
}

void TestCutSentence::tellsWhatIsNotKept()
{
    QFETCH(Cut, cut);
    QFETCH(QString, sentence);
    QCOMPARE(cutSentence(cut), sentence);
}

SANDPAD_TEST(cutsentence, TestCutSentence)
#include "tst_cutsentence.moc"
