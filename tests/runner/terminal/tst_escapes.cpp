#include "runner/terminal/EscapeReader.h"
#include "tests/TestProgram.h"

#include <QTest>

using namespace sandpad::runner;
using High = EscapeReader::HighControls;

/// EscapeReader separates sequences from text.
class TestEscapes : public QObject
{
    Q_OBJECT

private slots:
    void sequencesHaveTheirEnds_data();
    void sequencesHaveTheirEnds();
    void highControlsAreEscapesWhereWanted_data();
    void highControlsAreEscapesWhereWanted();
    void whatNeverEndsIsGivenUp_data();
    void whatNeverEndsIsGivenUp();
    void longContentIsNotKept();
    void textHasNoSequences();

private:
    /// Text as it is; an ended sequence as <introducer content final>, one given up as <!content>.
    static QString told(EscapeReader &reader, QStringView text)
    {
        QString all;
        for (const QChar c : text) {
            const auto kind = reader.read(c.unicode());
            const char16_t introducer = reader.introducer();
            if (kind == EscapeReader::Kind::Text)
                all += c;
            else if (kind == EscapeReader::Kind::End)
                all += u'<' + (introducer ? QString(QChar(introducer)) : QString())
                    + reader.content() + (c.isPrint() ? QString(c) : QString()) + u'>';
            else if (kind == EscapeReader::Kind::GivenUp)
                all += QStringLiteral("<!") + reader.content() + u'>';
        }
        return all;
    }
};

void TestEscapes::sequencesHaveTheirEnds_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *name, const char *text, const char *expected) {
        QTest::newRow(name) << QString::fromUtf8(text) << QString::fromUtf8(expected);
    };
    row("text", "a\tb\n\x07 ä", "a\tb\n\x07 ä");
    row("colour", "a\x1b[1;31mb", "a<[1;31m>b");
    row("private", "\x1b[?25lb", "<[?25l>b");
    row("title ended by BEL", "\x1b]0;t\x07z", "<]0;t>z");
    row("title ended by ST", "\x1b]0;t\x1b\\z", "<]0;t\\>z");
    row("a line within a title", "\x1b]0;t\nu\x07z", "<]0;t\nu>z");
    row("device control", "\x1bPq\x1b\\z", "<P\\>z");
    row("application command", "\x1b_x\x1b\\\x1b^x\x1b\\\x1bXx\x1b\\z", "<_\\><^\\><X\\>z");
    row("short",
        "\x1b"
        "7z\x1b"
        "cz",
        "<7>z<c>z");
    row("with one character more", "\x1b(Bz\x1b#8z", "<B>z<8>z");
    row("an intermediate begins no control sequence", "\x1b([z", "<[>z");
    row("an escape inside", "\x1b]8;;a\x1b[1m\x07z", "<8;;a>z");
    row("escape twice before the end", "\x1b]0;t\x1b\x1b\\z", "<0;t\\>z");
    row("escape twice", "\x1b\x1b[31mz", "<[31m>z");
    row("escape within a control sequence", "\x1b[31\x1b[1mz", "<[1m>z");
    row("a line end within a control sequence", "\x1b[31\nz", "\nz");
    row("a line end behind an escape", "\x1b\nz", "\nz");
    row("cancelled", "\x1b]0;t\x18z\x1b[31\x1az", "<!0;t>z<!31>z");
    row("C1 are text", "\xc2\x9bz", "\xc2\x9bz");
}

void TestEscapes::sequencesHaveTheirEnds()
{
    QFETCH(QString, text);
    EscapeReader reader;
    QTEST(told(reader, text), "expected");
    QVERIFY(reader.isInText());
}

void TestEscapes::highControlsAreEscapesWhereWanted_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *name, const char *text, const char *expected) {
        QTest::newRow(name) << QString::fromUtf8(text) << QString::fromUtf8(expected);
    };
    row("control sequence",
        "a\xc2\x9b"
        "31mz",
        "a<[31m>z");
    row("title",
        "\xc2\x9d"
        "0;t\xc2\x9cz",
        "<]0;t>z");
    row("other strings", "\xc2\x90q\x1b\\\xc2\x98q\x1b\\\xc2\x9eq\x1b\\\xc2\x9fq\x1b\\z",
        "<P\\><X\\><^\\><_\\>z");
    row("next line", "\xc2\x85z", "<>z");
    row("within a control sequence",
        "\x1b[31\xc2\x9b"
        "1mz",
        "<[1m>z");
    row("behind an escape",
        "\x1b\xc2\x9b"
        "1mz",
        "<[1m>z");
    row("a space is none", "\xc2\xa0z", "\xc2\xa0z");
}

void TestEscapes::highControlsAreEscapesWhereWanted()
{
    QFETCH(QString, text);
    EscapeReader reader(High::AreEscapes);
    QTEST(told(reader, text), "expected");
}

void TestEscapes::whatNeverEndsIsGivenUp_data()
{
    QTest::addColumn<QString>("begin");
    QTest::newRow("control sequence") << QStringLiteral("\x1b[");
    QTest::newRow("title") << QStringLiteral("\x1b]");
    QTest::newRow("device control") << QStringLiteral("\x1bP");
    QTest::newRow("escape") << QStringLiteral("\x1b(");
}

void TestEscapes::whatNeverEndsIsGivenUp()
{
    QFETCH(QString, begin);
    constexpr qsizetype kLongest = 10;
    EscapeReader reader(High::AreText, kLongest);
    const QString shown = told(reader, begin + QString(kLongest, u' ') + QStringLiteral("seen"));
    QVERIFY2(shown.contains(QLatin1String("<!")) && shown.endsWith(QLatin1String("seen")),
             qPrintable(shown));
}

void TestEscapes::longContentIsNotKept()
{
    EscapeReader reader(High::AreText, 1 << 20);
    (void)told(reader, QStringLiteral("\x1b[") + QString(100'000, u'1'));
    QVERIFY(!reader.isInText());
    QCOMPARE(reader.content().size(), EscapeReader::kLongest);
    reader.reset();
    QVERIFY(reader.isInText());
}

void TestEscapes::textHasNoSequences()
{
    QCOMPARE(withoutSequences(u"a\x1b[31mb\x1b[0m \x1b]0;t\x07"
                              u"c\x1b]open"),
             QStringLiteral("ab c"));
}

SANDPAD_TEST(escapes, TestEscapes)
#include "tst_escapes.moc"
