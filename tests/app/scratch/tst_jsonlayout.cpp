#include "app/scratch/JsonLayout.h"
#include "tests/TestProgram.h"

#include <QTest>

using namespace sandpad;
using namespace sandpad::app;

/// JSON in lines, as it is written but for the white space.
class TestJsonLayout : public QObject
{
    Q_OBJECT

private slots:
    void isLaidOut_data();
    void isLaidOut();
    void isRefused_data();
    void isRefused();
};

void TestJsonLayout::isLaidOut_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QByteArray>("lines");
    const auto row = [](const char *tag, const char *json, const char *lines) {
        QTest::newRow(tag) << QByteArray(json) << QByteArray(lines);
    };
    row("object", R"({"b":1,"a":[true,null]})",
        "{\n  \"b\": 1,\n  \"a\": [\n    true,\n    null\n  ]\n}\n");
    row("empty ones", R"({"a":{},"b":[ ], "c":""})",
        "{\n  \"a\": {},\n  \"b\": [],\n  \"c\": \"\"\n}\n");
    row("signs in a text", R"(["a,b:{}[]\"\\", "ä"])", "[\n  \"a,b:{}[]\\\"\\\\\",\n  \"ä\"\n]\n");
    row("numbers as they are", "[1.50,-0,1E400,12345678901234567890]",
        "[\n  1.50,\n  -0,\n  1E400,\n  12345678901234567890\n]\n");
    row("a name twice", R"({"a":1,"a":2})", "{\n  \"a\": 1,\n  \"a\": 2\n}\n");
    row("laid out already", "{\r\n\t\"a\" :\n 1\n}\n", "{\n  \"a\": 1\n}\n");
    row("only a number", "7", "7\n");
    row("JSON lines", "{\"a\":1}\n{\"a\":2}\n", "{\n  \"a\": 1\n}\n{\n  \"a\": 2\n}\n");
    row("no byte of UTF-8", "[\"\xff\"]", "[\n  \"\xff\"\n]\n");
    QByteArray many = "[" + QByteArray("1,").repeated(200'000) + "1]";
    QTest::newRow("many") << many << "[\n" + QByteArray("  1,\n").repeated(200'000) + "  1\n]\n";
}

void TestJsonLayout::isLaidOut()
{
    QFETCH(QByteArray, json);
    const auto lines = jsonInLines(json);
    QVERIFY2(lines, lines ? "" : qPrintable(lines.error().text));
    QTEST(*lines, "lines");
    QCOMPARE(jsonInLines(*lines).value_or("refused"), *lines);
}

void TestJsonLayout::isRefused_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QString>("word");
    const auto row = [](const char *tag, const QByteArray &json, const char *word) {
        QTest::newRow(tag) << json << QString::fromLatin1(word);
    };
    row("not closed", "[1, {\"a\": 2}", "not closed");
    row("closed twice", "[1]]", "closes none");
    row("closed by another", "[1}", "closes none");
    row("an open text", "[\"a]", "text");
    row("a text that ends with a backslash", "\"\\", "text");
    row("deep", QByteArray(100'000, '['), "nests deeper");
    // Few bytes that would become many.
    row("long",
        QByteArray(190, '[') + QByteArray("1,").repeated(400'000) + '1' + QByteArray(190, ']'),
        "64 MiB");
}

void TestJsonLayout::isRefused()
{
    QFETCH(QByteArray, json);
    QFETCH(QString, word);
    const auto lines = jsonInLines(json);
    QVERIFY(!lines);
    QVERIFY2(lines.error().text.contains(word), qPrintable(lines.error().text));
}

SANDPAD_TEST(jsonlayout, TestJsonLayout)
#include "tst_jsonlayout.moc"
