#include "app/cli/TerminalFilter.h"
#include "tests/TestProgram.h"

#include <QTest>

using sandpad::app::TerminalFilter;

class TestTerminalFilter : public QObject
{
    Q_OBJECT

private slots:
    void passes_data();
    void passes();
    void leavesLinesOfOthersAlone();
};

void TestTerminalFilter::passes_data()
{
    QTest::addColumn<QByteArray>("printed");
    QTest::addColumn<QByteArray>("shown");
    const auto row = [](const char *name, const QByteArray &printed, const QByteArray &shown) {
        QTest::newRow(name) << printed << shown;
    };
    row("text", "a\tb\r\nc\b", "a\tb\r\nc\b");
    row("other scripts", "\xc3\xa9 \xc2\xa0 \xe2\x9c\x93 \xf0\x9f\x98\x80",
        "\xc3\xa9 \xc2\xa0 \xe2\x9c\x93 \xf0\x9f\x98\x80");
    row("invalid", "\xff\xfe", "\xef\xbf\xbd\xef\xbf\xbd");
    row("longer than it need be, of two bytes", "\xc0\x9b[2J", "\xef\xbf\xbd\xef\xbf\xbd[2J");
    row("longer than it need be, of three bytes", "\xe0\x80\x9b[2J",
        "\xef\xbf\xbd\xef\xbf\xbd\xef\xbf\xbd[2J");
    row("longer than it need be, of four bytes", "\xf0\x80\x80\x9bz",
        "\xef\xbf\xbd\xef\xbf\xbd\xef\xbf\xbd\xef\xbf\xbdz");
    row("half of a pair", "\xed\xa0\x80z", "\xef\xbf\xbd\xef\xbf\xbd\xef\xbf\xbdz");
    row("beyond the last character", "\xf4\x90\x80\x80z",
        "\xef\xbf\xbd\xef\xbf\xbd\xef\xbf\xbd\xef\xbf\xbdz");
    row("the last characters", "\xed\x9f\xbf\xee\x80\x80\xf4\x8f\xbf\xbf",
        "\xed\x9f\xbf\xee\x80\x80\xf4\x8f\xbf\xbf");
    row("an escape within a character", "\xe2\x9c\x1b[2Jz", "\xef\xbf\xbdz");
    row("colours", "\x1b[1;38;5;200mA\x1b[m", "\x1b[1;38;5;200mA\x1b[m");
    row("a progress bar", "1%\r\x1b[K2%", "1%\r\x1b[K2%");
    row("up to its own line", "a\nb\n\x1b[2Ac", "a\nb\n\x1b[2Ac");
    row("up over others' lines", "a\n\x1b[9Ab", "a\n\x1b[1Ab");
    row("up at the first line", "\x1b[Aa", "a");
    row("down no further than it was", "a\nb\n\x1b[2A\x1b[9Bc\x1b[B", "a\nb\n\x1b[2A\x1b[2Bc");
    row("title", "a\x1b]0;pwned\x07z", "az");
    row("title, other end", "a\x1b]0;pwned\x1b\\z", "az");
    row("title without an end", "a\x1b]0;pwned\nz", "az");
    row("clipboard", "\x1b]52;c;cm0gLXJm\x07z", "z");
    row("question", "\x1b[6nz\x1b[cz\x1b[>cz\x1b[?6nz", "zzzz");
    row("device control", "\x1bP+q544e\x1b\\z", "z");
    row("other screen", "\x1b[?1049hz", "z");
    row("place on the screen", "\x1b[1;1Hz\x1b[2J", "z");
    row("other letters", "\x1b(0z\x0e\x0f\x05", "z");
    row("bell and delete", "\x07\x7fz", "z");
    row("one character for two",
        "\xc2\x9b"
        "6nz\xc2\x9d"
        "0;pwned\xc2\x9cz",
        "zz");
    row("endless parameters", "\x1b[" + QByteArray(1000, '1') + "mz", "z");
    row("a control made of two pieces",
        "\xc2\x1b[1;1H\x9b"
        "6nz",
        "\xef\xbf\xbd\xef\xbf\xbd"
        "6nz");
    row("a control of one byte",
        "a\x9b"
        "6n\x9d"
        "0;pwned\x9cz",
        "a\xef\xbf\xbd"
        "6n\xef\xbf\xbd"
        "0;pwned\xef\xbf\xbd"
        "z");
    row("a control behind a whole character", "\xe2\x9b\x93\x9bz", "\xe2\x9b\x93\xef\xbf\xbdz");
    row("a control behind a half one", "\xe2\x9b-\x9bz", "\xef\xbf\xbd-\xef\xbf\xbdz");
    row("four bytes", "\xf0\x9f\x98\x80z", "\xf0\x9f\x98\x80z");
    row("a byte of another character is no control", "\xe2\x9b\x93 \xe2\x80\x9d",
        "\xe2\x9b\x93 \xe2\x80\x9d");
    row("half a character", "\xc2\nz", "\xef\xbf\xbd\nz");
    row("a long clipboard", "\x1b]52;c;" + QByteArray(100'000, 'A') + "\x07z", "z");
    row("escape within", "\x1b\x1b[31mz", "\x1b[31mz");
}

void TestTerminalFilter::passes()
{
    QFETCH(QByteArray, printed);
    QFETCH(QByteArray, shown);
    QCOMPARE(TerminalFilter().filtered(printed), shown);
    // The result is the same however the bytes are cut.
    TerminalFilter filter;
    QByteArray together;
    for (const char byte : std::as_const(printed))
        together += filter.filtered(QByteArray(1, byte));
    QCOMPARE(together, shown);
}

void TestTerminalFilter::leavesLinesOfOthersAlone()
{
    TerminalFilter filter;
    QCOMPARE(filter.filtered("plain"), QByteArray("plain"));
    QCOMPARE(filter.interrupted(), QByteArray());
    QCOMPARE(filter.filtered("\x1b[8m"), QByteArray("\x1b[8m"));
    QCOMPARE(filter.interrupted(), QByteArray("\x1b[m"));
    QCOMPARE(filter.interrupted(), QByteArray());
    QCOMPARE(filter.filtered("\xe2\x9c"), QByteArray());
    QCOMPARE(filter.interrupted(), QByteArray("\xef\xbf\xbd"));
    // Above the cursor lies a line of others now.
    QCOMPARE(filter.filtered("a\nb\n\x1b[A"), QByteArray("a\nb\n\x1b[1A"));
    QCOMPARE(filter.interrupted(), QByteArray());
    QCOMPARE(filter.filtered("\x1b[5Ac\n\x1b[5A"), QByteArray("c\n\x1b[1A"));
}

SANDPAD_TEST(terminalfilter, TestTerminalFilter)
#include "tst_terminalfilter.moc"
