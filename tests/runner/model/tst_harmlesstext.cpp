#include "runner/model/HarmlessText.h"
#include "runner/model/MarkdownText.h"
#include "tests/TestProgram.h"

#include <QTest>

using namespace sandpad::runner;

/// Texts of programs and answers, made fit for terminals and reports.
class TestHarmlessText : public QObject
{
    Q_OBJECT

private slots:
    void textIsHarmless_data();
    void textIsHarmless();
    void furtherLinesAreIndented();
    void fencesHold_data();
    void fencesHold();
    void proseIsOnlyProse_data();
    void proseIsOnlyProse();
};

void TestHarmlessText::textIsHarmless_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("shown");
    const auto row = [](const char *name, const QString &text, const char *shown) {
        QTest::newRow(name) << text << QString::fromUtf8(shown);
    };
    row("nothing", QString(), "");
    row("plain", QStringLiteral("a\tb\nc"), "a\tb\nc");
    row("escape", QStringLiteral("\x1b[2J"), "\\u001b[2J");
    row("NUL", QString(QChar(0)), "\\u0000");
    row("return", QStringLiteral("a\rb"), "a\\u000db");
    row("bell", QStringLiteral("\x07"), "\\u0007");
    row("delete", QStringLiteral("\x7f"), "\\u007f");
    row("next line", QString(QChar(0x85)), "\\u0085");
    row("CSI in one character", QString(QChar(0x9b)) + u'K', "\\u009bK");
    row("OSC in one character", QString(QChar(0x9d)), "\\u009d");
    row("Arabic letter mark", QStringLiteral("\u061c"), "\\u061c");
    row("left to right mark", QStringLiteral("\u200e"), "\\u200e");
    row("right to left mark", QStringLiteral("\u200f"), "\\u200f");
    for (char16_t c = 0x202a; c <= 0x202e; ++c)
        row(qPrintable(QString::number(c, 16)), QString(QChar(c)),
            qPrintable(QStringLiteral("\\u%1").arg(QString::number(c, 16))));
    for (char16_t c = 0x2066; c <= 0x2069; ++c)
        row(qPrintable(QString::number(c, 16)), QString(QChar(c)),
            qPrintable(QStringLiteral("\\u%1").arg(QString::number(c, 16))));
    row("separators", QStringLiteral("\u2028\u2029"), "\\u2028\\u2029");
    row("no character", QString(QChar(0xffff)), "\\uffff");
    row("half a character", QString(QChar(0xd800)), "\xef\xbf\xbd");
    row("tag", QStringLiteral("\U000e0041"), "\\ue0041");
    row("letters and emoji", QStringLiteral("é 語 👩‍💻 עברית"),
        "é 語 👩‍💻 עברית");
}

void TestHarmlessText::textIsHarmless()
{
    QFETCH(QString, text);
    QTEST(harmless(text), "shown");
}

void TestHarmlessText::furtherLinesAreIndented()
{
    QCOMPARE(harmless(u"a\nb\x1b\nc", QStringLiteral("> ")), QStringLiteral("a\n> b\\u001b\n> c"));
}

void TestHarmlessText::fencesHold_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("block");
    QTest::newRow("plain") << "a" << "```text\na\n```\n";
    QTest::newRow("line end") << "a\n" << "```text\na\n```\n";
    QTest::newRow("fence") << "```\n# b" << "````text\n```\n# b\n````\n";
    QTest::newRow("long fence") << "a`````b``" << "``````text\na`````b``\n``````\n";
    QTest::newRow("control") << "\x1b[m\r```" << "````text\n\\u001b[m\\u000d```\n````\n";
    const QString many(1 << 20, u'`');
    QTest::newRow("many") << many << QStringLiteral("%1`text\n%1\n%1`\n").arg(many);
}

void TestHarmlessText::fencesHold()
{
    QFETCH(QString, text);
    QTEST(fenced(text, QStringLiteral("text")), "block");
}

void TestHarmlessText::proseIsOnlyProse_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("prose");
    QTest::newRow("sentence") << "It isn't there: a.b, c_d (line 1)."
                              << "It isn't there: a.b, c_d (line 1).";
    QTest::newRow("picture") << "![x](http://a)" << "!\\[x\\](http:\\//a)";
    QTest::newRow("addresses") << "see http://a.b, HTTPS://c and www.d.e"
                               << "see http:\\//a.b, HTTPS:\\//c and www\\.d.e";
    QTest::newRow("a mention") << "@team a@b.c" << "`@`team a`@`b.c";
    QTest::newRow("HTML") << "<img src=x> &lt;" << "\\<img src=x\\> \\&lt;";
    QTest::newRow("code") << "a `b` \\" << "a \\`b\\` \\\\";
    QTest::newRow("cells") << "a | b \\| c" << "a \\| b \\\\\\| c";
    QTest::newRow("lines") << "a\n\n# b\n```" << "a # b \\`\\`\\`";
    QTest::newRow("heading") << "# b" << "\\# b";
    QTest::newRow("list") << "- b" << "\\- b";
    QTest::newRow("rule") << "---" << "\\---";
    QTest::newRow("negative number") << "-1" << "-1";
    QTest::newRow("numbers") << "12. b" << "12\\. b";
    QTest::newRow("number") << "12" << "12";
    QTest::newRow("quote") << "> b" << "\\> b";
    QTest::newRow("control") << QStringLiteral("a\u202e\x1b\u009b")
                             << "a\\\\u202e\\\\u001b\\\\u009b";
    QTest::newRow("nothing") << "" << "";
}

void TestHarmlessText::proseIsOnlyProse()
{
    QFETCH(QString, text);
    QTEST(asProse(text), "prose");
}

SANDPAD_TEST(harmlesstext, TestHarmlessText)
#include "tst_harmlesstext.moc"
