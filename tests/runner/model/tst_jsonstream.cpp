#include "runner/model/JsonStream.h"
#include "runner/model/RunResult.h"
#include "runner/model/json/ModelJson.h"
#include "tests/TestProgram.h"

#include <QTest>

#include <algorithm>

using namespace sandpad::runner;
using nlohmann::json;

/// JSON that is written piece by piece.
class TestJsonStream : public QObject
{
    Q_OBJECT

private slots:
    void valuesAreAsTheLibraryWritesThem_data();
    void valuesAreAsTheLibraryWritesThem();
    void textsAreDecoded_data();
    void textsAreDecoded();
    void longTextsComeInPieces_data();
    void longTextsComeInPieces();
    void jsonStaysAsItIs_data();
    void jsonStaysAsItIs();
    void resultsAreWhole();
    void aSinkThatTakesNoMoreIsToldOf();
};

namespace {

QByteArray written(const auto &write, JsonLetters letters = JsonLetters::All)
{
    QByteArray all;
    JsonStream out(
        [&all](QByteArrayView bytes) {
            all += bytes;
            return true;
        },
        letters);
    write(out);
    return out.endLine() ? all : QByteArray();
}

} // namespace

void TestJsonStream::valuesAreAsTheLibraryWritesThem_data()
{
    QTest::addColumn<QByteArray>("value");
    for (const char *value :
         { "null", "true", "-1.5", "12345678901234", "\"\"", "[]", "{}", "[[],{}]", "[1,2,[3]]",
           R"({"a":{"b":[null]},"c":"d"})", R"(["\"\\\b\f\n\r\t\u0000\u001f","é","😀"])" })
        QTest::addRow("%s", value) << QByteArray(value);
}

void TestJsonStream::valuesAreAsTheLibraryWritesThem()
{
    QFETCH(QByteArray, value);
    const json given = jsonFrom(value);
    for (const JsonLetters letters : { JsonLetters::All, JsonLetters::Ascii })
        QCOMPARE(written([&](JsonStream &out) { out.value(given); }, letters),
                 jsonBytes(given, -1, letters) + '\n');
}

void TestJsonStream::textsAreDecoded_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QByteArray>("all");
    QTest::addColumn<QByteArray>("ascii");
    const auto row = [](const char *name, const QByteArray &bytes, const QByteArray &all,
                        const QByteArray &ascii) {
        QTest::newRow(name) << bytes << '"' + all + "\"\n" << '"' + ascii + "\"\n";
    };
    row("nothing", "", "", "");
    row("invalid", "a\xff", "a\xef\xbf\xbd", "a\\ufffd");
    row("cut off", "a\xe2\x9c", "a\xef\xbf\xbd\xef\xbf\xbd", "a\\ufffd\\ufffd");
    row("byte order mark", "\xef\xbb\xbf\x61", "a", "a");
    row("delete", "\x7f", "\x7f", "\\u007f");
    row("controls", QByteArray("\0\x1b", 2), "\\u0000\\u001b", "\\u0000\\u001b");
    row("two units", "\xf0\x9f\x98\x80", "\xf0\x9f\x98\x80", "\\ud83d\\ude00");
}

void TestJsonStream::textsAreDecoded()
{
    QFETCH(QByteArray, bytes);
    const auto write = [&](JsonStream &out) { out.text(bytes); };
    QTEST(written(write), "all");
    QTEST(written(write, JsonLetters::Ascii), "ascii");
    QCOMPARE(written(write), jsonBytes(QString::fromUtf8(bytes).toStdString()) + '\n');
}

void TestJsonStream::longTextsComeInPieces_data()
{
    QTest::addColumn<QByteArray>("part");
    QTest::addColumn<int>("shift");
    for (int shift = 0; shift < 4; ++shift) {
        QTest::addRow("letters %d", shift) << QByteArray("\xf0\x9f\x98\x80") << shift;
        QTest::addRow("marks %d", shift) << QByteArray("\xef\xbb\xbf") << shift;
        QTest::addRow("controls %d", shift) << QByteArray("\x01") << shift;
        QTest::addRow("no letters %d", shift) << QByteArray("\x80") << shift;
    }
}

void TestJsonStream::longTextsComeInPieces()
{
    QFETCH(QByteArray, part);
    QFETCH(int, shift);
    const QByteArray bytes = QByteArray(shift, 'a') + part.repeated((1 << 20) / part.size());
    QByteArray all;
    qsizetype longest = 0;
    JsonStream out([&](QByteArrayView piece) {
        all += piece;
        longest = std::max(longest, piece.size());
        return true;
    });
    out.text(bytes);
    QVERIFY(out.endLine());
    QCOMPARE(all, jsonBytes(QString::fromUtf8(bytes).toStdString()) + '\n');
    QVERIFY2(longest < (400 << 10), qPrintable(QString::number(longest)));
}

void TestJsonStream::jsonStaysAsItIs_data()
{
    QTest::addColumn<QByteArray>("given");
    QTest::addColumn<QByteArray>("all");
    QTest::addColumn<QByteArray>("ascii");
    const auto row = [](const QByteArray &given, const QByteArray &all, const QByteArray &ascii) {
        QTest::newRow(given.constData()) << given << all + '\n' << ascii + '\n';
    };
    row("{\"a\": [1e5,\n\"\\n\"]}", "{\"a\": [1e5, \"\\n\"]}", "{\"a\": [1e5, \"\\n\"]}");
    row("\"\xc3\xa9\"", "\"\xc3\xa9\"", "\"\\u00e9\"");
    row("\"\xff\"", "null", "null");
    row("{", "null", "null");
    row("1 2", "null", "null");
    row("", "null", "null");
}

void TestJsonStream::jsonStaysAsItIs()
{
    QFETCH(QByteArray, given);
    const auto write = [&](JsonStream &out) { out.written(given); };
    QTEST(written(write), "all");
    QTEST(written(write, JsonLetters::Ascii), "ascii");
}

void TestJsonStream::resultsAreWhole()
{
    RunResult result;
    result.languageId = QStringLiteral("python");
    result.outcome = Completed { .exitCode = 3 };
    result.standardOutput = "out\xff\n";
    result.standardError = "err";
    MimeBundle bundle;
    bundle.insert(QStringLiteral("text/plain"), "text");
    bundle.insert(QStringLiteral("application/json"), "{\"a\":[1,2.5]}");
    bundle.insert(QStringLiteral("image/png"), "\x89PNG");
    result.displays = { bundle, bundle };
    const auto same = [&] {
        return jsonFrom(written([&](JsonStream &out) { writeJson(out, result); }))
            == toJson(result);
    };
    QVERIFY(same());
    result.value = bundle;
    QVERIFY(same());
    for (const RunEvent::Payload &payload :
         { RunEvent::Payload(Display { .data = bundle, .repeatsOutput = false }),
           RunEvent::Payload(Value { .data = bundle }), RunEvent::Payload(Display {}),
           RunEvent::Payload(Finished { .result = result }) }) {
        const RunEvent event { .time = {}, .payload = payload };
        QCOMPARE(jsonFrom(written([&](JsonStream &out) { writeJson(out, event); })), toJson(event));
    }
}

void TestJsonStream::aSinkThatTakesNoMoreIsToldOf()
{
    int asked = 0;
    JsonStream out([&asked](QByteArrayView) {
        ++asked;
        return false;
    });
    out.text(QByteArray(10 << 20, 'x'));
    QVERIFY(!out.endLine());
    QCOMPARE(asked, 1);
}

SANDPAD_TEST(jsonstream, TestJsonStream)
#include "tst_jsonstream.moc"
