#include "app/cli/JsonOutput.h"
#include "runner/model/Json.h"
#include "tests/TestProgram.h"

#include <QTest>

#include <nlohmann/json.hpp>

using namespace sandpad::app;

/// JSON for programs and for people who look at it in a terminal.
class TestJsonOutput : public QObject
{
    Q_OBJECT

private slots:
    void textIsWritten_data();
    void textIsWritten();
};

void TestJsonOutput::textIsWritten_data()
{
    QTest::addColumn<QByteArray>("value");
    QTest::addColumn<QByteArray>("forProgram");
    QTest::addColumn<QByteArray>("forTerminal");
    const auto row = [](const char *name, const QByteArray &value, const QByteArray &forProgram,
                        const QByteArray &forTerminal) {
        QTest::newRow(name) << value << '"' + forProgram + "\"\n" << '"' + forTerminal + "\"\n";
    };
    row("plain", "a", "a", "a");
    row("letters", "é", "é", "\\u00e9");
    row("escape", "\x1b[2J", "\\u001b[2J", "\\u001b[2J");
    row("delete", "\x7f", "\x7f", "\\u007f");
    row("CSI in one character", "\u009bK", "\u009bK", "\\u009bK");
    row("bidirectional", "\u202e", "\u202e", "\\u202e");
    row("emoji", "🎉", "🎉", "\\ud83c\\udf89");
    row("not UTF-8", "\xff", "\xef\xbf\xbd", "\\ufffd");
}

void TestJsonOutput::textIsWritten()
{
    QFETCH(QByteArray, value);
    const nlohmann::json json = value.toStdString();
    QTEST(jsonText(json, -1, JsonReader::Terminal), "forTerminal");
    QTEST(jsonText(json, -1, JsonReader::Program), "forProgram");
    const QByteArray text = jsonText(json, -1, JsonReader::Terminal);
    QCOMPARE(sandpad::runner::jsonFrom(text),
             sandpad::runner::jsonFrom(jsonText(json, -1, JsonReader::Program)));
}

SANDPAD_TEST(jsonoutput, TestJsonOutput)
#include "tst_jsonoutput.moc"
