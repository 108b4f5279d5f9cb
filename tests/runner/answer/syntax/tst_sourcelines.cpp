#include "runner/answer/language/AnswerLanguages.h"
#include "runner/answer/syntax/SourceLines.h"
#include "tests/TestProgram.h"

#include <QTest>

using namespace sandpad::runner;

/// The parts of a program, as they are found without its grammar.
class TestSourceLines : public QObject
{
    Q_OBJECT

private slots:
    void patternsAreText_data();
    void patternsAreText();
    void unclosedPatternsEnd_data();
    void unclosedPatternsEnd();
};

void TestSourceLines::patternsAreText_data()
{
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("parts"); // t: text, c: comment, .: code
    const auto row = [](const char *code, const char *parts) {
        QTest::newRow(code) << QString::fromLatin1(code) << QString::fromLatin1(parts);
    };
    row("x = /a/;", "....ttt.");
    row("x = a / b / c", ".............");
    row("x = /[/]/;", "....ttttt.");
    row("x = /[/;", "........");
    row("x = /[/a/;", "......ttt."); // what opens at the second slash is closed
    row("x = /[]/;", "....tttt.");
    row("x = /\\//;", "....tttt.");
    row("x = /\\\n/;", "....tttt."); // a backslash hides the line's end
    row("x = /a=\n/b/;", "........ttt.");
    row("x = /a\\", ".......");
    row("x = /", ".....");
}

void TestSourceLines::patternsAreText()
{
    QFETCH(QString, code);
    const SourceSyntax &syntax = answerLanguage(QStringLiteral("javascript")).syntax;
    QString parts;
    for (const SourcePart part : sourceParts(code, syntax))
        parts += part == SourcePart::Text ? u't' : part == SourcePart::Comment ? u'c' : u'.';
    QTEST(parts, "parts");
}

void TestSourceLines::unclosedPatternsEnd_data()
{
    QTest::addColumn<QString>("piece");
    for (const char *piece : { "/[", "=/", "/[/]", "(/\\" })
        QTest::newRow(piece) << QString::fromLatin1(piece);
}

/// No slash may be a reason to read the rest of the line again. That would take an hour.
void TestSourceLines::unclosedPatternsEnd()
{
    QFETCH(QString, piece);
    constexpr qsizetype kTimes = 1'000'000;
    const SourceSyntax &syntax = answerLanguage(QStringLiteral("javascript")).syntax;
    QCOMPARE(sourceParts(piece.repeated(kTimes), syntax).size(), piece.size() * kTimes);
}

SANDPAD_TEST(sourcelines, TestSourceLines)
#include "tst_sourcelines.moc"
