#include "runner/answer/judge/Compare.h"
#include "runner/answer/judge/CompareError.h"
#include "runner/answer/judge/FigureText.h"
#include "runner/answer/judge/Judge.h"
#include "runner/answer/judge/KeptOutput.h"
#include "runner/answer/judge/Obstacle.h"
#include "runner/answer/judge/ShownText.h"
#include "runner/answer/judge/ShownValues.h"
#include "runner/answer/judge/StateClaims.h"
#include "runner/answer/program/MarkedOutput.h"
#include "runner/answer/report/AnswerReport.h"
#include "tests/TestProgram.h"

#include <QTest>
#include <QXmlStreamReader>

#include <nlohmann/json.hpp>

using namespace sandpad::runner;

/// The comparison of claimed with real texts, and the reports about it.
class TestCompare : public QObject
{
    Q_OBJECT

private slots:
    void outputs_data();
    void outputs();
    void differencesAreMarked();
    void maskedPartsAreMarked();
    void todayIsMasked();
    void durationsAreNotChecked_data();
    void durationsAreNotChecked();
    void errors_data();
    void errors();
    void errorsOfOtherEngines_data();
    void errorsOfOtherEngines();
    void remarks_data();
    void remarks();
    void notations_data();
    void notations();
    void commasStandBetweenValues_data();
    void commasStandBetweenValues();
    void orderOfKeys_data();
    void orderOfKeys();
    void roundings_data();
    void roundings();
    void hugeTextsEnd();
    void hostileTextsEnd_data();
    void hostileTextsEnd();
    void emptyClaimsEnd();
    void textsAreShown_data();
    void textsAreShown();
    void parts_data();
    void parts();
    void manyLinesEnd_data();
    void manyLinesEnd();
    void marksAreTakenOut();
    void slowMachinesAreNoDifference_data();
    void slowMachinesAreNoDifference();
    void endsMayVary_data();
    void endsMayVary();
    void figuresTellTheirTexts();
    void quotedTextsAreInTheFigure_data();
    void quotedTextsAreInTheFigure();
    void longOutputsAreCut_data();
    void longOutputsAreCut();
    void answersAreCut();
    void reportsHoldTheContract();
};

void TestCompare::outputs_data()
{
    QTest::addColumn<QString>("claimed");
    QTest::addColumn<QStringList>("actuals");
    QTest::addColumn<QString>("verdict");
    const auto row = [](const char *verdict, const char *claimed, const QStringList &actuals) {
        QTest::addRow("%s: %s", verdict, claimed)
            << QString::fromUtf8(claimed) << actuals << QString::fromLatin1(verdict);
    };
    const auto same = [](const char *text) {
        return QStringList { QString::fromUtf8(text), QString::fromUtf8(text) };
    };
    row("matches", "1\n2", same("1\n2\n"));
    row("matches", "", same(""));
    row("matches", "a ... z", same("a b c z"));
    row("matches", "a\n…\nz", same("a\nb\nz"));
    row("matches", "{1, 2, 3}", same("{3, 1, 2}"));
    row("matches", "{(1, 2), -2.5, None}", same("{None, (1, 2), -2.5}"));
    row("matches", "{frozenset({1, 2}), 3}", same("{3, frozenset({2, 1})}"));
    row("varies between runs", "{b'x', (1, 'y')}", same("{(1, 'y'), b'x'}"));
    row("differs", "{a, b}", same("{b, a}")); // words in braces, no set
    row("differs", "{1st Al, 2nd Bo}", same("{2nd Bo, 1st Al}"));
    row("differs", "{1 Al, 2 Bo}", same("{2 Bo, 1 Al}"));
    row("differs", "{f(1 Al), g(2)}", same("{g(2), f(1 Al)}"));
    row("differs", "{1, 2} 'x  y'", same("{2, 1} 'x y'"));
    row("differs", "{\"a\", \"b\"}", same("{\"b\", \"a\"}"));
    row("matches but for white space", "[1,2]", same("[1, 2]"));
    row("matches but for white space", "1 2", same("1\n2"));
    row("matches but for white space", "a", same("  a"));
    row("matches, other notation", "1, 5, 3", same("1\n5\n3"));
    row("matches, other notation", "start → end", same("start\nend\n"));
    row("differs", "1, 5, 3", same("1\n3\n5"));
    row("numbers within tolerance", "0.3", same("0.30000000000000004"));
    row("numbers within tolerance", "x = 1.0000000000001e10", same("x = 1e10"));
    row("varies between runs", "5.2", { QStringLiteral("3.1"), QStringLiteral("7.4") });
    row("varies between runs", "took 5 s",
        { QStringLiteral("took 3 s"), QStringLiteral("took 7 s") });
    row("varies between runs", "<A at 0x7f12>",
        { QStringLiteral("<A at 0x7fab>"), QStringLiteral("<A at 0x7fcd>") });
    row("varies between runs", "{'b', 'a'}",
        { QStringLiteral("{'a', 'b'}"), QStringLiteral("{'b', 'a'}") });
    row("varies between runs", "[3, 1]", { QStringLiteral("[1]"), QStringLiteral("[2, 5, 4]") });
    row("matches", "red", same("\x1b[31mred\x1b[0m"));
    row("matches", "\x1b[31mred\x1b[0m", same("\x1b[31mred\x1b[0m"));
    row("matches", "a\x1b]\x07z", same("a\x1b]\x07z"));
    row("differs", "\x1b[31mred\x1b[0m", same("\x1b[31mgreen\x1b[0m"));
    row("matches", "Start\n...\nDone", same("Start\n1\n2\nDone"));
    row("matches", "Loading...\n...\nDone", same("Loading...\n1\n2\nDone"));
    row("differs", "Waiting...\nDone", same("Waiting....\nDone"));
    row("matches", "Waiting....\nDone", same("Waiting for you\nDone"));
    row("differs", "Loading...\nDone", same("Loading...\nFAILED\nDone"));
    row("differs", "a...\nc...", same("a...\nb...\nc..."));
    row("matches", "3.14159...", same("3.141592653589793"));
    row("matches", "pi is 3.14...", same("pi is 3.14, about"));
    row("differs", "3.15...", same("3.141592653589793"));
    row("differs", "['a', ' b']", same("['a', 'b']"));
    row("matches but for white space", "['a','b']", same("['a', 'b']"));
    row("matches but for white space", "don't  stop, it's", same("don't stop, it's"));
    row("matches", "20%", same("10%\r20%"));
    row("matches", "a\n20%\nb", same("a\n10%\r20%\r\nb\r"));
    row("matches", "(no output)", same(""));
    row("varies between runs", "3005 0.1",
        { QStringLiteral("3005 0.2"), QStringLiteral("3005 0.3") });
    row("not checked", "the answer is 42", { QStringLiteral("a b 7"), QStringLiteral("c 8 9 d") });
    row("differs", "id hello", { QStringLiteral("id 140"), QStringLiteral("id 141") });
    row("differs", "1 2 3 4", { QStringLiteral("7 8 9"), QStringLiteral("5 6 4") });
    // A group of an identifier is no number, even when it has only digits in every run.
    row("varies between runs", "6f1c2f0e-8a55-4c0b-9a53-0e7f8f6f2f11",
        { QStringLiteral("190b61bf-df7b-4446-a7d0-bce71cd143d9"),
          QStringLiteral("1234567e-1441-4193-b61f-5bf35fefad06") });
    row("varies between runs", "02:5e:60:c2:11:0f",
        { QStringLiteral("02:42:5e:11:12:13"), QStringLiteral("02:43:60:12:14:14") });
    row("differs", "02:42:5e:11:00:03", same("02:42:5e:11:00:02"));
    row("differs", "192.168.0.1", same("192.168.0.10"));
    row("differs", "v2.1.0", same("v2.10.0"));
    row("differs", "Price: 2.5 EUR", same("Price: 2.50 EUR"));
    row("differs", "09:05:30.1", same("09:05:30.10"));
    row("differs", "'1.1'", same("'1.10'"));
    row("differs", "1700000000.75", same("1700000000.25"));
    row("differs", "12345678901.4", same("12345678901.5"));
    row("differs", "12", same("1 2"));
    row("differs", "3", same("2"));
    row("differs", "3.0", same("3"));
    row("differs", "1.001", same("1.002"));
    row("differs", "1000000", same("1000001"));
    row("differs", "", same("a"));
    row("differs", "a", same(""));
    row("differs", "1\n2\n3", same("1\n2"));
    row("differs", "b\na", same("a\nb"));
    row("differs", "{'a': 1, 'b': 2}", same("{'b': 2, 'a': 1}"));
    row("differs", "{1, 2, 4}", same("{1, 2, 3}"));
    row("differs", "[2, 1]", same("[1, 2]"));
    row("differs", "{'a', 'c'}", { QStringLiteral("{'a', 'b'}"), QStringLiteral("{'b', 'a'}") });
    row("differs", "took 5 ms", { QStringLiteral("took 3 s"), QStringLiteral("took 7 s") });
    row("differs", "a ... y", same("a b c z"));
    row("differs", "True", same("true"));
    row("differs", "a b", same("ab"));
    row("differs", "1e400", same("2e400"));
}

void TestCompare::outputs()
{
    QFETCH(QString, claimed);
    QFETCH(QStringList, actuals);
    const Comparison comparison =
        compareOutput(claimed, actuals, { .languageId = QStringLiteral("python") });
    QTEST(verdictName(comparison.verdict), "verdict");
}

void TestCompare::differencesAreMarked()
{
    const Comparison comparison =
        compareOutput(QStringLiteral("a 1 b\nc 2 d"), { QStringLiteral("a 1 b\nc 3 d") }, {});
    QCOMPARE(comparison.claimedDifferences, (QList { TextSpan { .start = 8, .length = 1 } }));
    QCOMPARE(comparison.actualDifferences, (QList { TextSpan { .start = 8, .length = 1 } }));
}

void TestCompare::maskedPartsAreMarked()
{
    const Comparison comparison = compareOutput(
        QStringLiteral("n = 9"), { QStringLiteral("n = 12"), QStringLiteral("n = 13") }, {});
    QCOMPARE(comparison.masked, (QList { TextSpan { .start = 4, .length = 2 } }));
    // Another order is no other set, so nothing excuses a wrong element.
    const Comparison set =
        compareOutput(QStringLiteral("{'b', 'c'}"),
                      { QStringLiteral("{'b', 'a'}"), QStringLiteral("{'a', 'b'}") },
                      { .languageId = QStringLiteral("python") });
    QCOMPARE(set.verdict, Verdict::Differs);
    QVERIFY(set.masked.isEmpty());
}

void TestCompare::todayIsMasked()
{
    const QString today = QDateTime::currentDateTimeUtc().toString(QStringLiteral("yyyy-MM-dd"));
    const CompareOptions options { .languageId = QStringLiteral("python"), .readsClock = true };
    QCOMPARE(compareOutput(QStringLiteral("Today: 2024-05-01"),
                           { QStringLiteral("Today: ") + today, QStringLiteral("Today: ") + today },
                           options)
                 .verdict,
             Verdict::Varies);
    QCOMPARE(
        compareOutput(QStringLiteral("Days: 3"), { QStringLiteral("Days: 4") }, options).verdict,
        Verdict::Differs);
}

/// The same in each run here, they may be others on another machine.
void TestCompare::durationsAreNotChecked_data()
{
    QTest::addColumn<QString>("claimed");
    QTest::addColumn<QString>("actual");
    QTest::addColumn<bool>("isTime");
    const auto row = [](const char *claimed, const char *actual, bool isTime) {
        QTest::addRow("%s ~ %s", claimed, actual)
            << QString::fromUtf8(claimed) << QString::fromUtf8(actual) << isTime;
    };
    row("Elapsed: 0.12 s", "Elapsed: 0.10 s", true);
    row("took 0.12s", "took 0.10s", true);
    row("Time taken: 0.5", "Time taken: 0.25", true);
    row("time: 1e-05", "time: 2.5e-06", true);
    row("fast: 1 ms", "fast: 3 ms", true);
    row("fast: 1.5µs", "fast: 3.25µs", true);
    row("Dauer: 1.5 Sekunden", "Dauer: 0.1 Sekunden", true);
    row("Elapsed: soon", "Elapsed: 0.10 s", false);
    row("slept 3 seconds", "slept 2 seconds", false);
    row("took 3 steps, 0.1 s", "took 4 steps, 0.1 s", false);
    row("price: 3.50", "price: 4.50", false);
}

void TestCompare::durationsAreNotChecked()
{
    QFETCH(QString, claimed);
    QFETCH(QString, actual);
    QFETCH(bool, isTime);
    const auto verdict = [&](bool readsClock) {
        return compareOutput(claimed, { actual, actual },
                             { .languageId = {}, .readsClock = readsClock })
            .verdict;
    };
    QCOMPARE(verdict(true), isTime ? Verdict::NotChecked : Verdict::Differs);
    QCOMPARE(verdict(false), Verdict::Differs);
}

void TestCompare::errors_data()
{
    QTest::addColumn<QString>("claimed");
    QTest::addColumn<QString>("type");
    QTest::addColumn<QString>("message");
    QTest::addColumn<bool>("happened");
    const auto row = [](const char *claimed, const char *type, const char *message, bool happened) {
        QTest::addRow("%s %s %s", claimed, type, message)
            << QString::fromLatin1(claimed) << QString::fromLatin1(type)
            << QString::fromLatin1(message) << happened;
    };
    row("ValueError: bad", "ValueError", "bad", true);
    row("ValueError", "ValueError", "bad", true);
    row("ValueError: bad", "ValueError", "good", false);
    row("ValueError: bad", "TypeError", "bad", false);
    row("DivideByZeroException", "System.DivideByZeroException", "x", true);
    row("json.decoder.JSONDecodeError: a", "json.JSONDecodeError", "a", true);
    row("ValueError: bad ... x", "ValueError", "bad y and x", true);
    row("ValueError: a: b", "ValueError", "a: b", true);
    row("ValueError: a: b", "ValueError", "a", false);
    row("OSError", "FileNotFoundError", "x", true);
    row("KeyError", "IndexError", "x", false);
    // The beginning of a message.
    row("ValueError: a b c", "ValueError", "a b c: 'd'", true);
    row("ValueError: a b", "ValueError", "a b c", false);
    row("ValueError: a b d", "ValueError", "a b c: 'd'", false);
}

void TestCompare::errors()
{
    QFETCH(QString, claimed);
    QFETCH(QString, type);
    QFETCH(QString, message);
    const Verdict verdict = compareError(claimed, { .type = type, .message = message }).verdict;
    QTEST(verdict == Verdict::ErrorHappened, "happened");
}

void TestCompare::errorsOfOtherEngines_data()
{
    QTest::addColumn<QString>("claimed");
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("message");
    QTest::addColumn<bool>("happened");
    const auto row = [](const char *claimed, const char *code, const char *message, bool happened) {
        QTest::addRow("%s %s", claimed, message)
            << QString::fromLatin1(claimed) << QString::fromLatin1(code)
            << QString::fromLatin1(message) << happened;
    };
    row("TypeError: Cannot read property 'x' of undefined", "a.b.x",
        "Cannot read properties of undefined (reading 'x')", true);
    row("TypeError: undefined is not an object (evaluating 'a.x')", "a.x",
        "Cannot read properties of undefined (reading 'x')", true);
    row("TypeError: invalid assignment to const 'a'", "a = 2", "Assignment to constant variable.",
        true);
    // The end of its message is left out.
    row("TypeError: Cannot read properties of undefined", "null.x",
        "Cannot read properties of null (reading 'x')", false);
    row("TypeError: Cannot read properties of null", "null.x",
        "Cannot read properties of null (reading 'x')", true);
    row("TypeError: Unexpected end of input", "JSON.parse('')", "Unexpected end of JSON input",
        true);
    row("TypeError: Rest element must be last element", "let [...a, b] = c",
        "Rest parameter must be last formal parameter", true);
    row("TypeError: Cannot read property 'y' of undefined", "a.b.x",
        "Cannot read properties of undefined (reading 'x')", false);
    row("TypeError: it is not so", "throw new TypeError('is not iterable')", "is not iterable",
        false);
    row("TypeError: y is not iterable", "f()", "x is not iterable", false);
    row("TypeError: is not here", "f()", "x is not iterable", false);
    row("RangeError: x is not iterable", "f()", "x is not iterable", false);
}

void TestCompare::errorsOfOtherEngines()
{
    QFETCH(QString, claimed);
    QFETCH(QString, code);
    QFETCH(QString, message);
    AnswerBlock block;
    block.languageId = QStringLiteral("javascript");
    block.code = code;
    ErrorReport error;
    error.type = QStringLiteral("TypeError");
    error.message = message;
    QTEST(compareError(claimed, happenedIn(block, error)).verdict == Verdict::ErrorHappened,
          "happened");
}

void TestCompare::remarks_data()
{
    QTest::addColumn<QString>("claimed");
    QTest::addColumn<QString>("actual");
    QTest::addColumn<bool>("isTrue");
    const auto row = [](const char *claimed, const char *actual, bool isTrue) {
        QTest::addRow("%s ~ %s", claimed, actual)
            << QString::fromUtf8(claimed) << QString::fromUtf8(actual) << isTrue;
    };
    row("\"abc\"", "abc", true);
    row("['a', 'b']", "[ \"a\", \"b\" ]", true);
    row("2 (banker's rounding)", "2", true);
    row("False, because of rounding", "False", true);
    row("3 (banker's rounding)", "2", false);
    row("\"3\"", "4", false);
    row("True, not False", "True", true);
    row("True, True, False", "True", false);
    row("Hello, World!", "Hello", false);
    row("Hello (the greeting)", "Hello", true);
    row("OK, but failed", "OK", false);
    row("\"OK\", but late", "OK", true);
    row("5 and 6", "5", false);
    row("5 - 6", "5", false);
    row("5 million", "5", false);
    row("3, then ValueError", "3", false);
    row("3 x 10^8", "3", false);
    row("3 would be expected, but 4 is printed", "3", false);
    row("0 to 3", "0", false);
    row("[1, '']", "[1]", false);
    row("['']", "[]", false);
    row("{ a: '1' }", "{ a: 1 }", false);
    row("['[]']", "[[]]", false);
    row("['a', 'b']", "[a, b]", true);
    row("'a' has 1", "a has 1", true);
    row("[1, 2] and [3]", "[1, 2]", false);
    row("3, the rest is dropped", "3", true);
    row("44: 10 for Al, 34 for Bo", "44", true);
    row("5", "Sum: 5", true);
    row("5", "x != 5", false);
    row("5", "less than 5", false);
    row("3", "1\n2\n3", false);
    row("'5' -> 5", "5", true);
    row("'5' -> 6", "5", false);
    row("'ab   '", "   ab", false);
    row("False, not True", "True", false);
    row("1, 2", "1", false);
    row("(1, 2)", "(1, 3)", false);
    row("1,024", "1024", true);
    row("3.5 ✓", "3.5", true);
    row("'5'", "5", true); // printed, a text and a number look the same
    row("'5'", "6", false);
    row("[0.6, 0.8, 0. ]", "[0.6 0.8 0. ]", true);
    row("[0.6, 0.9, 0. ]", "[0.6 0.8 0. ]", false);
    row("5 is the size of it", "5", true);
    row("6 is the size of it", "5", false);
    row("[empty x 8]", "[ <8 empty items> ]", true);
    row("{ a: [Function] }", "{ a: [Function: a] }", true);
    row("b", "'b'", false);
    row("Done! (and the time)", "Done!", true);
    row("True - since both are", "1 is 1 True", true);
    row("False - since both are", "1 is 1 True", false);
    row("4 - since both are", "Sum: 4", true);
}

void TestCompare::remarks()
{
    QFETCH(QString, claimed);
    QFETCH(QString, actual);
    const Verdict verdict =
        compareOutput(claimed, { actual, actual },
                      { .languageId = QStringLiteral("javascript"), .isRemark = true })
            .verdict;
    QFETCH(bool, isTrue);
    QCOMPARE(sandpad::runner::isTrue(verdict), isTrue);
}

void TestCompare::notations_data()
{
    QTest::addColumn<QString>("claimed");
    QTest::addColumn<QString>("actual");
    QTest::addColumn<bool>("isTrue");
    QTest::addColumn<bool>("inRemarks"); // only there
    bool inRemarks = false;
    const auto row = [&inRemarks](const char *claimed, const char *actual, bool isTrue) {
        QTest::addRow("%s ~ %s", claimed, actual)
            << QString::fromUtf8(claimed) << QString::fromUtf8(actual) << isTrue << inRemarks;
    };
    row("Map {}", "Map(0) {}", true);
    row("Map { 'a' => 1 }", "Map(1) { 'a' => 1 }", true);
    row("Set {1}", "Set(1) { 1 }", true);
    row("Set {2}", "Set(1) { 1 }", false);
    row("(3) [1, 2, 3]", "[ 1, 2, 3 ]", true);
    row("[1, empty, 3]", "[ 1, <1 empty item>, 3 ]", true);
    row("[empty × 3]", "[ <3 empty items> ]", true);
    row("[empty × 2]", "[ <3 empty items> ]", false);
    row("[1, 2]", "[np.int64(1), np.int64(2)]", true);
    row("[1, 3]", "[np.int64(1), np.int64(2)]", false);
    row("True", "np.True_", true);
    row("array([1, 2])", "array([1, 2], dtype=int64)", true);
    inRemarks = true;
    row("true", "True", true);
    row("true", "False", false);
    row("{\"a\": true, \"b\": null}", "{'a': True, 'b': None}", true);
    row("{\"a\": true, \"b\": null}", "{'a': True, 'b': 0}", false);
    row("2.50", "2.5", true);
    row("2.05", "2.5", false);
    row("5", "5.0", false);
    row("250", "25", false);
    row("1,234,567", "1234567", true);
    row("1,000,000.0", "1000000.0", true);
    row("Total: 1,234 of 5,678", "Total: 1234 of 5678", true);
    row("1,234", "1235", false);
    // A text that the program printed is as it printed it.
    row("Python 3.1 and 3.10", "Python 3.10 and 3.1", false);
    row("section 4.1", "section 4.10", false);
    row("the mean is 2.5", "the mean is 2.50", true);
    row("Total: 2.5", "Total: 2.50", true);
    row("true love", "True love", false);
    row("null of it", "None of it", false);
    row("Result: true", "Result: True", true);
}

void TestCompare::commasStandBetweenValues_data()
{
    QTest::addColumn<QString>("statement");
    QTest::addColumn<QString>("claimed");
    QTest::addColumn<QString>("actual");
    QTest::addColumn<bool>("isTrue");
    const auto row = [](const char *statement, const char *claimed, const char *actual,
                        bool isTrue) {
        QTest::addRow("%s ~ %s", statement, claimed)
            << QString::fromUtf8(statement) << QString::fromUtf8(claimed)
            << QString::fromUtf8(actual) << isTrue;
    };
    row("print('Hello World')", "Hello, World", "Hello World", false);
    row("print('lets eat grandma')", "lets eat, grandma", "lets eat grandma", false);
    row("print('10 20 30')", "10, 20, 30", "10 20 30", true);
    row("print('10 20 30')", "10, 20 30", "10 20 30", false);
    row("print(name, age)", "Ann, 30", "Ann 30", true);
    row("print(first)", "1,", "1", true);
    row("print(name, ', '.join(x), sep=' ')", "Ann, Bo", "Ann Bo", true);
    row("print(f'{a}, {b}', end='')", "Ann, Bo Ce", "Ann Bo Ce", false);
    row("print(*names)", "Ann, Bo", "Ann Bo", true);
    row("show(names)", "Ann, Bo", "Ann Bo", true);
    row("console.log(a, (b, c))", "x, y", "x y", true);
    row("console.log(\"a \\\", b\")", "x, y", "x y", false);
}

void TestCompare::commasStandBetweenValues()
{
    QFETCH(const QString, statement);
    QFETCH(const QString, claimed);
    QFETCH(const QString, actual);
    QFETCH(const bool, isTrue);
    CompareOptions options { .languageId = QStringLiteral("python"), .isRemark = true };
    readStatement(statement, options);
    QCOMPARE(verdictName(compareOutput(claimed, { actual, actual }, options).verdict),
             isTrue ? QStringLiteral("matches, other notation") : QStringLiteral("differs"));
}

void TestCompare::orderOfKeys_data()
{
    QTest::addColumn<QString>("claimed");
    QTest::addColumn<QString>("actual");
    QTest::addColumn<bool>("isTrue");
    const auto row = [](const char *claimed, const char *actual, bool isTrue) {
        QTest::addRow("%s ~ %s", claimed, actual)
            << QString::fromUtf8(claimed) << QString::fromUtf8(actual) << isTrue;
    };
    row("{ a: 2, b: 1 }", "{ b: 1, a: 2 }", true);
    row("{\"a\": 2, \"b\": 1}", "{ b: 1, a: 2 }", true);
    // Keys that are numbers come first.
    row("{ z: 1, 2: 1, 1: 1 }", "{ '1': 1, '2': 1, z: 1 }", false);
    row("{\"b\":1,\"2\":1}", "{\"2\":1,\"b\":1}", false);
    row("{\"a\":2,\"b\":1}", "{\"b\":1,\"a\":2}", false);
}

void TestCompare::orderOfKeys()
{
    QFETCH(const QString, claimed);
    QFETCH(const QString, actual);
    QFETCH(const bool, isTrue);
    const CompareOptions options { .languageId = QStringLiteral("javascript"), .isRemark = true };
    QCOMPARE(verdictName(compareOutput(claimed, { actual, actual }, options).verdict),
             isTrue ? QStringLiteral("matches, other notation") : QStringLiteral("differs"));
}

void TestCompare::notations()
{
    QFETCH(QString, claimed);
    QFETCH(QString, actual);
    QFETCH(bool, isTrue);
    QFETCH(bool, inRemarks);
    const auto compared = [&](bool isRemark) {
        const CompareOptions options { .languageId = QStringLiteral("python"),
                                       .isRemark = isRemark };
        return verdictName(compareOutput(claimed, { actual, actual }, options).verdict);
    };
    const auto due = [](bool isSame) {
        return isSame ? QStringLiteral("matches, other notation") : QStringLiteral("differs");
    };
    QCOMPARE(compared(true), due(isTrue));
    QCOMPARE(compared(false), due(isTrue && !inRemarks));
}

/// A remark may round what the program has not rounded itself.
void TestCompare::roundings_data()
{
    QTest::addColumn<QString>("claimed");
    QTest::addColumn<QString>("actual");
    QTest::addColumn<bool>("isTrue");
    const auto row = [](const char *claimed, const char *actual, bool isTrue) {
        QTest::addRow("%s for %s", claimed, actual)
            << QString::fromUtf8(claimed) << QString::fromUtf8(actual) << isTrue;
    };
    row("3.14", "3.141592653589793", true);
    row("3.1416", "3.1415927", true); // a float of 32 bits
    row("-0.67 m", "-0.6666666666666666 m", true);
    row("[0.333 0.667]", "[0.33333333 0.66666667]", true);
    row("0.66", "0.6666666666666666", false);
    row("3.15", "3.141592653589793", false);
    row("2.68", "2.675000000001", true);
    row("2.68", "2.67500000", true); // people round five up
    row("0.3333333334", "0.3333333333333333", false);
    row("3000000003.5", "3000000001.5", false);
    row("1234567890999.25", "1234567890123.25", false);
    row("1704067201.0", "1704067200.0", false);
    row("3", "3.141592653589793", false);
    row("0.0", "0.0000012345678901", false);
    row("3.14", "3.1416", false); // as the program rounded it
    row("3.14", "3.141593", false);
    row("0.00", "0.00100000", false);
    row("3.141592653589793", "3.14", false);
    row("'3.14'", "'3.141592653589793'", false);
    row("1.14", "1.141592653589793.2", false); // a version
}

void TestCompare::roundings()
{
    QFETCH(QString, claimed);
    QFETCH(QString, actual);
    QFETCH(bool, isTrue);
    const auto compared = [&](bool isRemark, double tolerance) {
        const CompareOptions options { .languageId = QStringLiteral("python"),
                                       .tolerance = tolerance,
                                       .isRemark = isRemark };
        return compareOutput(claimed, { actual, actual }, options).verdict;
    };
    constexpr double kTolerance = 1e-12;
    QCOMPARE(compared(true, kTolerance), isTrue ? Verdict::WithinTolerance : Verdict::Differs);
    QCOMPARE(compared(false, kTolerance), Verdict::Differs);
    QCOMPARE(compared(true, 0), Verdict::Differs);
}

void TestCompare::hugeTextsEnd()
{
    const QString huge = QStringLiteral("a 1 b ").repeated(200'000);
    const Comparison comparison = compareOutput(
        huge, { QStringLiteral("x ") + huge + QStringLiteral(" y"), QStringLiteral("z ") + huge },
        {});
    // A text that could not be compared gets no verdict.
    QCOMPARE(comparison.verdict, Verdict::NotChecked);
    QCOMPARE(compareOutput(huge, { huge, huge }, {}).verdict, Verdict::Matches);
    // A part between dots is looked for everywhere, but not for ever.
    const QString many = QStringLiteral("a ").repeated(9000) + u'b';
    QCOMPARE(compareOutput(QStringLiteral("... ") + many.sliced(9000), { many, many }, {}).verdict,
             Verdict::NotChecked);
    QCOMPARE(compareOutput(QStringLiteral("a"), { huge, huge }, {}).verdict, Verdict::Differs);
    // Ellipses behind words are looked for once, not once for each of them.
    const QString dotted = QStringLiteral("a...").repeated(60'000) + u'b';
    for (const QString &printed :
         { QString(250'000, u'a'), QStringLiteral("b....").repeated(50'000) })
        QCOMPARE(compareOutput(dotted, { printed, printed }, {}).verdict, Verdict::Differs);
    // The longest texts that are compared piece by piece. No step may read all of the text for each
    // piece.
    for (const char *piece : { "1.", "...", "a\ra" }) {
        const QString pieces = QString::fromLatin1(piece).repeated((1 << 18) / qstrlen(piece));
        QCOMPARE(compareOutput(QStringLiteral("x"), { pieces, pieces },
                               { .languageId = QStringLiteral("python"), .readsClock = true })
                     .verdict,
                 Verdict::Differs);
    }
}

/// Texts that no pattern may go over once for each of their characters. That would take hours, and
/// the test's time would be over.
void TestCompare::hostileTextsEnd_data()
{
    QTest::addColumn<QString>("claimed");
    QTest::addColumn<QString>("actual");
    constexpr qsizetype kMany = 250'000;
    const QString claimed = QStringLiteral("{1, 2}");
    const auto row = [&](const char *name, const QString &actual) {
        QTest::newRow(name) << claimed << actual;
    };
    row("spaces", u'[' + QString(kMany, u' ') + QStringLiteral("x]x"));
    row("quotes in quotes in a set", QStringLiteral("{1, \"") + QString(kMany, u'\''));
    row("quotes in a set", QStringLiteral("{1, '") + QStringLiteral(" ' ' ").repeated(kMany / 5));
    row("brackets", QString(kMany, u'{'));
    row("keys", QStringLiteral("'a' ").repeated(kMany / 4));
    row("escapes", QStringLiteral("\x1b[").repeated(kMany / 2));
    row("returns", QString(kMany, u'\r'));
    row("digits", QString(kMany, u'9'));
    row("marks of two classes",
        u'a' + QString(kMany / 2, QChar(0x0301)) + QString(kMany / 2, QChar(0x0323)));
}

void TestCompare::hostileTextsEnd()
{
    QFETCH(QString, claimed);
    QFETCH(QString, actual);
    const CompareOptions options { .languageId = QStringLiteral("python"),
                                   .readsClock = true,
                                   .isRemark = true,
                                   .isValue = true };
    QCOMPARE(compareOutput(claimed, { actual, actual }, options).verdict, Verdict::Differs);
    const auto state = compareState(claimed, { actual, actual }, options);
    QVERIFY(state);
    QCOMPARE(state->verdict, Verdict::Differs);
    QCOMPARE(compareError(claimed, { .type = QStringLiteral("Error"), .message = actual }).verdict,
             Verdict::Differs);
}

void TestCompare::textsAreShown_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("shown");
    const auto row = [](const char *name, const char *text, const char *shown) {
        QTest::newRow(name) << QString::fromLatin1(text) << QString::fromLatin1(shown);
    };
    row("plain", "a\nb\n", "a\nb\n");
    row("Windows' line ends", "a\r\nb\r\n", "a\nb\n");
    row("overwritten", "a\n10%\r20%\r100%\nb", "a\n100%\nb");
    row("overwritten in part", "1000000\r5\n1", "5000000\n1");
    row("only carriage returns", "\r\r", "");
    row("at the end", "ab\r", "ab");
    row("erased behind the cursor", "Loading\r\x1b[KDone", "Done");
    row("erased in part", "Loading\rLo\x1b[0K\n", "Lo\n");
    row("erased line", "Loading\x1b[2K\rDone\n", "Done\n");
    row("erased line, the cursor stays", "ab\x1b[2Kc", "  c");
    row("colours", "\x1b[31mred\x1b[0m\r\x1b[1mb", "bed");
    row("the cursor goes back", "2\x1b[2D4\na12\x1b[D3\n", "4\na13\n");
    row("the cursor goes to a column", "41\n41\x1b[2G2\x1b[G3", "41\n32");
    row("the cursor goes on", "abc\r\x1b[Cx\x1b[1Cd", "axcd");
    row("the cursor goes far", "a\x1b[99999Gb", "a       b");
    row("backspaces", "a|\b/\bb\n\b\bc", "ab\nc");
    row("a link", "\x1b]8;;https://a\x1b\\42\x1b]8;;\x1b\\", "42");
}

void TestCompare::textsAreShown()
{
    QFETCH(QString, text);
    QTEST(asShown(text), "shown");
}

void TestCompare::parts_data()
{
    QTest::addColumn<QString>("claimed");
    QTest::addColumn<QStringList>("actuals");
    QTest::addColumn<QString>("verdict");
    const auto row = [](const char *verdict, const char *claimed, const char *actual,
                        const char *other = nullptr) {
        QTest::addRow("%s: %s in %s", verdict, claimed, actual)
            << QString::fromLatin1(claimed)
            << QStringList { QString::fromLatin1(actual),
                             QString::fromLatin1(other != nullptr ? other : actual) }
            << QString::fromLatin1(verdict);
    };
    row("matches", "1", "1\n2\n3\n");
    row("matches", "3", "1\n2\n3\n");
    row("matches", "3", "1\n2\n3");
    row("matches", "2\n3", "1\n2\n3\n");
    row("matches", "b", "\n\na\n\nb\n\n");
    row("differs", "1\n3", "1\n2\n3\n");
    row("differs", "4", "1\n2\n3\n");
    row("differs", "1\n2\n3\n4", "1\n2\n3\n");
    row("differs", "1", "");
    row("varies between runs", "a 2", "a 1\nb", "a 3\nb");
}

/// A sentence may be about some lines of the output.
void TestCompare::parts()
{
    QFETCH(QString, claimed);
    QFETCH(QStringList, actuals);
    QTEST(verdictName(comparePart(claimed, actuals, {}).verdict), "verdict");
}

void TestCompare::manyLinesEnd_data()
{
    QTest::addColumn<QString>("claimed");
    QTest::addColumn<QString>("actual");
    QTest::addColumn<Verdict>("verdict");
    const QString three = QStringLiteral("3");
    QTest::newRow("no text") << three << QString(20'000'000, u'\n') << Verdict::Differs;
    QTest::newRow("short") << three << QStringLiteral("a 1\n").repeated(5'000'000)
                           << Verdict::Differs;
    QTest::newRow("long") << three << (QString(60'000, u'a') + u'\n').repeated(1000)
                          << Verdict::NotChecked;
    QTest::newRow("a long claim") << QStringLiteral("a 1\n").repeated(500)
                                  << QStringLiteral("a 1 b 2 c 3 d 4\n").repeated(1000)
                                  << Verdict::Differs;
}

/// No step may read all of the output for each of its lines.
void TestCompare::manyLinesEnd()
{
    QFETCH(QString, claimed);
    QFETCH(QString, actual);
    QTEST(comparePart(claimed, { actual, actual }, {}).verdict, "verdict");
}

void TestCompare::emptyClaimsEnd()
{
    const QString dots(1 << 21, u'.');
    QVERIFY(!uncheckable({}, dots, QString()).isEmpty());
    QVERIFY(!uncheckable({}, QStringLiteral("[ ... ]\n(…)"), QString()).isEmpty());
    QVERIFY(uncheckable({}, dots + u'x', QString()).isEmpty());
    QVERIFY(uncheckable({}, QStringLiteral(".. ."), QString()).isEmpty());
    QVERIFY(uncheckable({}, QString(), QString()).isEmpty());
}

void TestCompare::marksAreTakenOut()
{
    AnswerBlock block;
    block.languageId = QStringLiteral("python");
    block.code = QStringLiteral("print(1)  # 1\nf(2)  # -> 2\nprint(3)");
    block.claims = {
        { .kind = ClaimKind::Line, .text = QStringLiteral("1"), .line = 1, .inputLine = 1 },
        { .kind = ClaimKind::Line, .text = QStringLiteral("2"), .line = 2, .inputLine = 2 }
    };
    const BlockProgram program = programFor(block, {}, true);
    QVERIFY(!program.marks.isEmpty());
    QCOMPARE(QString::fromUtf8(program.code).count(u'\n'), 2);
    const QByteArray mark = program.marks.beginning().toUtf8();
    const MarkedOutput output = readMarked(mark + "p1\x1f" + "1\n" + mark + "e1\x1f" + mark
                                               + "v2\x1f" + "'x'\n" + mark + "e2\x1f" + "3\n",
                                           program);
    QCOMPARE(output.text, QStringLiteral("1\n3\n"));
    QCOMPARE(output.given.value(1), QStringList { QStringLiteral("1\n") });
    QCOMPARE(output.given.value(2), QStringList { QStringLiteral("'x'\n") });
}

void TestCompare::slowMachinesAreNoDifference_data()
{
    using Outcomes = QList<RunOutcome>;
    QTest::addColumn<QList<RunOutcome>>("outcomes"); // those that completed printed what is claimed
    QTest::addColumn<QString>("verdict");
    QTest::addColumn<int>("telling");
    const LimitHit compile { .kind = LimitKind::Compile };
    const LimitHit wall { .kind = LimitKind::Wall };
    QTest::newRow("all well") << Outcomes { Completed {}, Completed {} } << "matches" << 2;
    QTest::newRow("second not compiled") << Outcomes { Completed {}, compile } << "matches" << 1;
    QTest::newRow("first not compiled")
        << Outcomes { compile, Completed {}, Completed {} } << "matches" << 2;
    QTest::newRow("none compiled") << Outcomes { compile, compile } << "cannot run" << 2;
    QTest::newRow("not started again")
        << Outcomes { Completed {}, NotStarted {} } << "matches" << 1;
    QTest::newRow("hangs at times")
        << Outcomes { Completed {}, wall } << "varies between runs" << 2;
}

void TestCompare::slowMachinesAreNoDifference()
{
    QFETCH(QList<RunOutcome>, outcomes);
    QFETCH(QString, verdict);
    QFETCH(int, telling);
    AnswerBlock block;
    block.languageId = QStringLiteral("csharp");
    block.code = QStringLiteral("Console.WriteLine(7);");
    block.claims = { { .kind = ClaimKind::Output, .text = QStringLiteral("7"), .inputLine = 4 } };
    QList<JudgedRun> runs;
    for (const RunOutcome &outcome : outcomes) {
        JudgedRun run;
        run.program = programFor(block, {}, true);
        run.result.outcome = outcome;
        if (std::holds_alternative<Completed>(outcome))
            run.result.standardOutput = "7\n";
        runs.append(run);
    }
    const BlockResult result = judgeBlock(block, runs, 1e-9);
    QCOMPARE(verdictName(result.verdict), verdict);
    QCOMPARE(result.runs, telling);
}

void TestCompare::endsMayVary_data()
{
    QTest::addColumn<ClaimKind>("kind");
    QTest::addColumn<QString>("claimed");
    QTest::addColumn<QStringList>("ends"); // of each run: its status, and its error
    QTest::addColumn<QString>("verdict");
    const auto row = [](ClaimKind kind, const char *claimed, const QStringList &ends,
                        const char *verdict) {
        QTest::addRow("%s: %s", claimed, qPrintable(ends.join(u'|')))
            << kind << QString::fromLatin1(claimed) << ends << QString::fromLatin1(verdict);
    };
    const auto ends = [](auto... texts) { return QStringList { QString::fromLatin1(texts)... }; };
    row(ClaimKind::Exit, "3", ends("3", "3"), "claimed error happened");
    row(ClaimKind::Exit, "3", ends("0", "0"), "differs");
    row(ClaimKind::Exit, "3", ends("0", "3"), "varies between runs");
    row(ClaimKind::Exit, "3", ends("3", "0"), "varies between runs");
    row(ClaimKind::Exit, "0", ends("0", "3"), "varies between runs");
    const char *const value = "1 ValueError: a";
    row(ClaimKind::Error, "ValueError", ends(value, "1 ValueError: b"), "claimed error happened");
    row(ClaimKind::Error, "ValueError: a", ends(value, value), "claimed error happened");
    row(ClaimKind::Error, "ValueError: b", ends(value, value), "differs");
    row(ClaimKind::Error, "KeyError", ends(value, "1 ValueError: b"), "differs");
    row(ClaimKind::Error, "KeyError: 7", ends("1 ValueError: 8", "1 ValueError: 9"), "differs");
    row(ClaimKind::Error, "ValueError: 7", ends("1 ValueError: 8", "1 ValueError: 9"),
        "varies between runs");
    row(ClaimKind::Error, "ValueError: x 7", ends("1 ValueError: y 8", "1 ValueError: y 9"),
        "differs");
    row(ClaimKind::Error, "KeyError", ends(value, "1 KeyError: b"), "varies between runs");
    row(ClaimKind::Error, "ValueError", ends(value, "0"), "varies between runs");
    row(ClaimKind::Error, "ValueError", ends("0", value), "varies between runs");
    row(ClaimKind::Error, "ValueError", ends("0", "0"), "differs");
}

void TestCompare::endsMayVary()
{
    QFETCH(ClaimKind, kind);
    QFETCH(QString, claimed);
    QFETCH(QStringList, ends);
    AnswerBlock block;
    block.languageId = QStringLiteral("python");
    block.claims = { { .kind = kind, .text = claimed } };
    QList<JudgedRun> runs;
    for (const QString &end : ends) {
        JudgedRun run;
        run.result.outcome = Completed { .exitCode = end.section(u' ', 0, 0).toInt() };
        if (const QString error = end.section(u' ', 1); !error.isEmpty()) {
            run.result.error = ErrorReport {};
            run.result.error->type = error.section(QStringLiteral(": "), 0, 0);
            run.result.error->message = error.section(QStringLiteral(": "), 1);
        }
        runs.append(run);
    }
    const BlockResult result = judgeBlock(block, runs, 0);
    QTEST(verdictName(result.verdict), "verdict");
    QCOMPARE(result.comparisons.size(), 1);
}

void TestCompare::figuresTellTheirTexts()
{
    const QByteArray svg = "<svg><!-- Sales per month --><g/><text>Month</text><!-- 12 --></svg>";
    const FigureText found = figureText({ MimeBundle(QStringLiteral("image/svg+xml"), svg),
                                          MimeBundle(QStringLiteral("image/png"), "x"),
                                          MimeBundle(QStringLiteral("text/html"), "x") });
    QCOMPARE(found.count, 2);
    QCOMPARE(found.texts,
             (QStringList { QStringLiteral("Sales per month"), QStringLiteral("Month") }));
    // A hostile drawing is read to its end, and counts as one.
    QCOMPARE(figureText({ MimeBundle(QStringLiteral("image/svg+xml"),
                                     QByteArray("<svg><text>").repeated(9'999)) })
                 .count,
             1);
}

void TestCompare::quotedTextsAreInTheFigure_data()
{
    QTest::addColumn<QByteArray>("svg"); // empty: only a bitmap
    QTest::addColumn<QString>("claim");
    QTest::addColumn<Verdict>("verdict");
    const QByteArray sales = "<svg><!-- Sales 2024 --><!-- Month --></svg>";
    const auto row = [](const char *name, const QByteArray &svg, const char *claim,
                        Verdict verdict) {
        QTest::newRow(name) << svg << QString::fromUtf8(claim) << verdict;
    };
    row("all of a text", sales, "A bar chart titled \"Sales 2024\"", Verdict::Matches);
    row("whole words of it", sales, "A bar chart titled \"sales\"", Verdict::Matches);
    row("a part of a word", sales, "A bar chart titled \"Sales 20\"", Verdict::Differs);
    row("another text", sales, "A bar chart titled \"Costs\"", Verdict::Differs);
    row("signs of XML", "<svg><!-- R&amp;D &lt; x - - y --></svg>", "titled \"R&D < x -- y\"",
        Verdict::Matches);
    row("a number", "<svg><!-- 2024 --><!-- Year --></svg>", "a label \"2024\"", Verdict::Matches);
    row("a bitmap", {}, "A bar chart titled \"Costs\"", Verdict::NotChecked);
    row("no text but numbers", "<svg><!-- 1 --></svg>", "titled \"Costs\"", Verdict::NotChecked);
    row("a broken drawing", "<svg><!-- Sales -->\x03<g></svg>", "titled \"Costs\"",
        Verdict::NotChecked);
    row("a bitmap, nothing quoted", {}, "A bar chart appears", Verdict::Matches);
    row("another number of figures", {}, "two figures, titled \"Costs\"", Verdict::Differs);
}

void TestCompare::quotedTextsAreInTheFigure()
{
    QFETCH(QByteArray, svg);
    QFETCH(QString, claim);
    const MimeBundle picture = svg.isEmpty() ? MimeBundle(QStringLiteral("image/png"), "x")
                                             : MimeBundle(QStringLiteral("image/svg+xml"), svg);
    QTEST(compareFigure(claim, figureText({ picture })).verdict, "verdict");
}

void TestCompare::longOutputsAreCut_data()
{
    QTest::addColumn<QByteArray>("out");
    QTest::addColumn<QByteArray>("err");
    QTest::addColumn<QByteArray>("keptOut");
    QTest::addColumn<QByteArray>("keptErr");
    QTest::addColumn<QString>("sentence");
    const auto row = [](const char *name, const QByteArray &out, const QByteArray &err,
                        const QByteArray &keptOut, const QByteArray &keptErr,
                        const char *sentence) {
        QTest::newRow(name) << out << err << keptOut << keptErr << QString::fromLatin1(sentence);
    };
    const QByteArray most(kMostKeptBytes, 'a');
    row("nothing", {}, {}, {}, {}, "");
    row("all", most, most, most, most, "");
    row("beginning", most + QByteArray(1024, 'b'), {}, most, {},
        "1 KiB more of what it printed are left out here.");
    row("end", {}, QByteArray(1024, 'b') + most, {}, most,
        "1 KiB more of what it printed are left out here.");
    row("whole letters", most.chopped(1) + "\xc3\xa9", "\xc3\xa9" + most.chopped(1),
        most.chopped(1), most.chopped(1), "4 B more of what it printed are left out here.");
    row("no letters", QByteArray(kMostKeptBytes + 1, '\x80'), {}, {}, {},
        "1 MiB more of what it printed are left out here.");
}

/// Of an answer with hundreds of blocks that print and show much, little of the last ones is kept.
void TestCompare::answersAreCut()
{
    BlockResult result;
    result.hasRun = true;
    result.run.standardOutput = QByteArray(2 * kMostKeptBytes, 'a');
    const MimeBundle picture(QStringLiteral("image/png"), QByteArray(3 << 20, 'p'));
    result.run.displays = { picture, picture, picture };
    qsizetype left = kMostKeptOfAnswer;
    qsizetype kept = 0;
    constexpr int kBlocks = 300;
    for (int i = 0; i < kBlocks; ++i) {
        const BlockResult one = withKeptOutput(result, left);
        // The first two fit into what one block may show.
        if (i == 0)
            QCOMPARE(one.run.displays.size(), 2);
        QVERIFY(one.run.isTruncated);
        QVERIFY(one.run.standardOutput.size() >= 1000);
        kept += one.run.standardOutput.size();
        for (const MimeBundle &display : one.run.displays)
            kept += display.sizeBytes();
    }
    QVERIFY2(kept <= kMostKeptOfAnswer + kBlocks * 1000, qPrintable(QString::number(kept)));
}

/// Of many blocks not everything can be kept.
void TestCompare::longOutputsAreCut()
{
    QFETCH(QByteArray, out);
    QFETCH(QByteArray, err);
    QFETCH(QString, sentence);
    BlockResult result;
    result.hasRun = true;
    result.run.standardOutput = out;
    result.run.standardError = err;
    Comparison longest;
    longest.actual = QString(kMostKeptBytes + 10, u'a');
    longest.masked = { { .start = 1, .length = 2 * kMostKeptBytes },
                       { .start = kMostKeptBytes + 5, .length = 2 } };
    result.comparisons = { Comparison(), longest, longest };
    qsizetype left = kMostKeptOfAnswer;
    const BlockResult kept = withKeptOutput(result, left);
    QTEST(kept.run.standardOutput, "keptOut");
    QTEST(kept.run.standardError, "keptErr");
    QCOMPARE(leftOutSentence(kept), sentence);
    QCOMPARE(kept.run.isTruncated, !sentence.isEmpty());
    QCOMPARE(kept.comparisons[0].note, QString());
    QCOMPARE(kept.comparisons[1].actual.size(), kMostKeptBytes);
    QCOMPARE(kept.comparisons[1].masked,
             (QList<TextSpan> { { .start = 1, .length = kMostKeptBytes - 1 } }));
    QCOMPARE(kept.comparisons[2].note,
             QStringLiteral("Shown are the first 1000 of 1048586 characters."));

    Review review;
    AnswerBlock block;
    block.index = 1;
    block.role = BlockRole::Code;
    review.answer.blocks = { block };
    review.results.insert(1, kept);
    QCOMPARE(toMarkdown(review).contains(QStringLiteral("left out here")), !sentence.isEmpty());
}

void TestCompare::reportsHoldTheContract()
{
    Review review;
    AnswerBlock block;
    block.index = 1;
    block.languageId = QStringLiteral("python");
    block.line = 3;
    block.code = QStringLiteral("print('```\x01')");
    block.claims = {
        { .kind = ClaimKind::Output, .text = QStringLiteral("a"), .line = 0, .inputLine = 7 }
    };
    block.repairs = { { .kind = QStringLiteral("quotes"),
                        .line = 1,
                        .before = QStringLiteral("x"),
                        .after = QStringLiteral("y") } };
    AnswerBlock output;
    output.index = 2;
    output.role = BlockRole::Output;
    output.outputOf = 1;
    AnswerBlock shell;
    shell.index = 3;
    shell.role = BlockRole::Shell;
    review.answer.blocks = { block, output, shell };
    review.answer.dependencies = { { .name = QStringLiteral("numpy"),
                                     .ecosystem = QStringLiteral("pip"),
                                     .state = DependencyState::Present } };
    BlockResult result;
    result.verdict = Verdict::Differs;
    result.hasRun = true;
    result.comparisons = { compareOutput(QStringLiteral("a"), { QStringLiteral("b") }, {}) };
    review.results.insert(1, result);
    const nlohmann::json json = toJson(review);
    for (const char *key : { "index", "role", "language", "confidence", "line", "code", "claimed",
                             "actual", "verdict", "repairs", "run" })
        QVERIFY2(json["blocks"][0].contains(key), key);
    QCOMPARE(json["blocks"][0]["claimed"], "a");
    QCOMPARE(json["blocks"][0]["actual"], "b");
    QCOMPARE(json["blocks"][0]["repairs"][0]["kind"], "quotes");
    QCOMPARE(json["dependencies"][0]["state"], "present");
    QCOMPARE(json["summary"]["differs"], 1);
    QCOMPARE(json["summary"]["not checked"], 1);
    QVERIFY(!json["notChecked"].empty());
    QVERIFY(!holds(review));
    QVERIFY(toMarkdown(review).contains(QLatin1String("````python\n")));
    QVERIFY(failuresAsMarkdown(review).contains(QLatin1String("differs")));
    QXmlStreamReader xml(toJUnit(review, QStringLiteral("a.md")));
    while (!xml.atEnd())
        xml.readNext();
    QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
}

SANDPAD_TEST(compare, TestCompare)
#include "tst_compare.moc"
