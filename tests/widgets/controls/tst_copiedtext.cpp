#include "tests/TestProgram.h"
#include "widgets/controls/CopiedText.h"

#include <QTest>

using namespace sandpad::widgets;
using namespace Qt::StringLiterals;

/// Text of a program on its way to the clipboard.
class TestCopiedText : public QObject
{
    Q_OBJECT

private slots:
    void commandsNoTerminal_data();
    void commandsNoTerminal();
};

void TestCopiedText::commandsNoTerminal_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("copied");
    QTest::newRow("plain") << u"a\tb\n\u00fc \U0001f600"_s << u"a\tb\n\u00fc \U0001f600"_s;
    QTest::newRow("end of a bracketed paste")
        << u"\x1b[201~\rtouch x\r"_s << u"\u241b[201~\u240dtouch x\u240d"_s;
    QTest::newRow("line ends of CSV") << u"a\r\nb\r\n"_s << u"a\nb\n"_s;
    QTest::newRow("Ctrl+C, DEL and C1") << u"\x03\x7f\u009b"_s << u"\u2403\u2421\ufffd"_s;
}

void TestCopiedText::commandsNoTerminal()
{
    QFETCH(QString, text);
    QTEST(toCopy(text), "copied");
}

SANDPAD_TEST(copiedtext, TestCopiedText)
#include "tst_copiedtext.moc"
