#include "runner/model/Json.h"
#include "runner/model/RunEvent.h"
#include "runner/model/RunRequest.h"
#include "runner/model/json/ModelJson.h"
#include "tests/TestProgram.h"

#include <QRandomGenerator>
#include <QTest>

#include <nlohmann/json.hpp>

using namespace sandpad::runner;
using namespace std::chrono_literals;
using nlohmann::json;

Q_DECLARE_METATYPE(sandpad::runner::RunEvent)

class TestModelJson : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QTest::failOnWarning(); }
    void wholeNumbers_data();
    void wholeNumbers();
    void requestsSurvive();
    void requestsNeedLanguageAndCodeOnly();
    void eventsSurvive_data();
    void eventsSurvive();
    void streamsSurviveByteForByte_data();
    void streamsSurviveByteForByte();
    void resultsSurvive_data();
    void resultsSurvive();
    void refusesFields_data();
    void refusesFields();
    void refusesTexts_data();
    void refusesTexts();
    void changedTextsNeverCrash();
};

namespace {

enum class Kind : std::uint8_t
{
    Request,
    Event,
    Result
};

QByteArray bytesOf(const json &value)
{
    return jsonBytes(value);
}

/// The sentence of the refusal; empty when the text was read.
QString refusalOf(Kind kind, const QByteArray &text, qsizetype mostBytes = kMostJsonBytes)
{
    switch (kind) {
    case Kind::Request:
        return runRequestFromJson(text, mostBytes).error_or(Error {}).text;
    case Kind::Event:
        return runEventFromJson(text, mostBytes).error_or(Error {}).text;
    case Kind::Result:
        return runResultFromJson(text, mostBytes).error_or(Error {}).text;
    }
    return {};
}

/// What is read, written again; empty when it is refused.
QByteArray rewritten(Kind kind, const QByteArray &text)
{
    const auto written = [](const auto &value) {
        return value ? bytesOf(toJson(*value)) : QByteArray();
    };
    switch (kind) {
    case Kind::Request:
        return written(runRequestFromJson(text));
    case Kind::Event:
        return written(runEventFromJson(text));
    case Kind::Result:
        return written(runResultFromJson(text));
    }
    return {};
}

MimeBundle wholeBundle()
{
    MimeBundle bundle(QStringLiteral("text/plain"), "table");
    bundle.insert(QStringLiteral("image/png"), "\x89PNG\0\xff");
    bundle.insert(QStringLiteral("application/json"), R"({"a":[1,null,"é"]})");
    bundle.insert(QStringLiteral("image/svg+xml"), "<svg/>");
    return bundle;
}

ErrorReport wholeError()
{
    const Frame frame { .file = QStringLiteral("script.py"),
                        .line = 3,
                        .column = 5,
                        .function = QStringLiteral("f"),
                        .endColumn = 9,
                        .skipped = 2 };
    return { .type = QStringLiteral("ValueError"),
             .message = QStringLiteral("no\nway"),
             .frames = { frame, Frame {} },
             .causes = { { .relation = Cause::Relation::Member,
                           .depth = 1,
                           .type = QStringLiteral("KeyError"),
                           .message = QStringLiteral("k"),
                           .frames = { frame } } },
             .moreCauses = 4,
             .diagnostics = { { .file = QStringLiteral("a.cs"),
                                .line = 1,
                                .column = 2,
                                .code = QStringLiteral("CS0103"),
                                .message = QStringLiteral("unknown"),
                                .isError = false,
                                .endColumn = 7 } },
             .traceback = {},
             .printed = {},
             .hint = QStringLiteral("Try again."),
             .meantLanguage = QStringLiteral("csharp"),
             .fileBeside = QStringLiteral("tools/a.csv"),
             .lacksNetwork = true,
             .lacksFile = true };
}

FileEntry fileOf(const char *name, qint64 size, const char *refused = "")
{
    FileEntry file;
    file.name = QString::fromLatin1(name);
    file.sizeBytes = size;
    file.refused = QString::fromLatin1(refused);
    return file;
}

Isolation wholeIsolation()
{
    return { .level = IsolationLevel(QStringLiteral("landlock")),
             .layers = { layerInForce(Layer::Seccomp),
                         missingLayer(Layer::Landlock, QStringLiteral("old (5.4)")) } };
}

RunResult resultOf(RunOutcome outcome)
{
    FileEntry csv = fileOf("out.csv", 1LL << 40);
    csv.mime = QStringLiteral("text/csv");
    csv.path = QStringLiteral("/tmp/out.csv");
    return { .languageId = QStringLiteral("python"),
             .outcome = std::move(outcome),
             .standardOutput = "a\0é",
             .standardError = "b\n",
             .isTruncated = true,
             .value = wholeBundle(),
             .displays = { wholeBundle(), MimeBundle() },
             .error = wholeError(),
             .files = { csv, fileOf("pipe", 0, "it is a FIFO") },
             .usage = { .wall = 1500ms, .cpu = 3us, .startup = 20ms, .peakMemoryBytes = 4096 },
             .isolation = wholeIsolation(),
             .message = QStringLiteral("It is over.") };
}

RunRequest wholeRequest()
{
    RunRequest request;
    request.snippet = { .languageId = QStringLiteral("python"),
                        .code = "print('\xff')",
                        .fileName = QStringLiteral("a b.py") };
    request.limits = { .cpu = 1s,
                       .wall = 2500ms,
                       .compile = 3s,
                       .memoryBytes = 1LL << 30,
                       .processes = 7,
                       .outputBytes = 8,
                       .workBytes = 9,
                       .openFiles = 10 };
    request.interpreter = QStringLiteral("/usr/bin/python3");
    request.standardInput = "\xef\xbb\xbf"
                            "line\n";
    request.keepsInputOpen = true;
    request.inputs = { { .name = QStringLiteral("a.bin"), .content = QByteArray("\0\xfe", 2) } };
    request.workspace = { .inputPaths = { QStringLiteral("/data") },
                          .standardInputPath = QStringLiteral("/in"),
                          .keptFolder = QStringLiteral("/kept") };
    request.folder = QStringLiteral("tools");
    request.front = Front::Window;
    request.usesTerminal = true;
    request.terminalSize = { .columns = 100, .rows = 30 };
    request.namesUnchanged = true;
    request.isolation = IsolationLevel(QStringLiteral("landlock"));
    request.network = Network::On;
    request.runAs = QStringLiteral("nobody");
    return request;
}

QByteArray sampleOf(Kind kind)
{
    switch (kind) {
    case Kind::Request:
        return bytesOf(toJson(wholeRequest()));
    case Kind::Event:
        return bytesOf(toJson(RunEvent { 1500us, Finished { resultOf(Completed { 3 }) } }));
    case Kind::Result:
        return bytesOf(toJson(resultOf(LimitHit { LimitKind::Memory, 1e9, 1.5e9 })));
    }
    return {};
}

QByteArray changed(QByteArray text, QRandomGenerator &random)
{
    static const QByteArrayList kPieces { "null", "-1", "1e999", "true",
                                          "\"\"", "[]", "{}",    "\"",
                                          "}",    "[",  "\\u",   "18446744073709551615" };
    for (int edits = random.bounded(1, 4); edits > 0 && !text.isEmpty(); --edits) {
        const auto at = random.bounded(static_cast<int>(text.size()));
        const auto count = random.bounded(8);
        switch (random.bounded(4)) {
        case 0:
            text[at] = static_cast<char>(random.bounded(256));
            break;
        case 1:
            text.remove(at, count);
            break;
        case 2:
            text.replace(at, count, kPieces.at(random.bounded(static_cast<int>(kPieces.size()))));
            break;
        default:
            text.insert(at, text.mid(random.bounded(static_cast<int>(text.size())), 4 * count));
        }
    }
    return text;
}

} // namespace

void TestModelJson::wholeNumbers_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("number");
    QTest::newRow("small") << QByteArray("7") << 7;
    QTest::newRow("below zero") << QByteArray("-7") << -7;
    QTest::newRow("largest") << QByteArray("2147483647") << 2147483647;
    QTest::newRow("too large") << QByteArray("2147483648") << -1;
    QTest::newRow("too small") << QByteArray("-2147483649") << -1;
    QTest::newRow("larger than 63 bits") << QByteArray("18446744073709551615") << -1;
    QTest::newRow("fraction") << QByteArray("1.5") << -1;
    QTest::newRow("beyond any integer") << QByteArray("7e44") << -1;
    QTest::newRow("truth") << QByteArray("true") << -1;
    QTest::newRow("text") << QByteArray("\"7\"") << -1;
}

void TestModelJson::wholeNumbers()
{
    QFETCH(QByteArray, text);
    QFETCH(int, number);
    QCOMPARE(wholeNumber(jsonFrom(text)), number);
}

void TestModelJson::requestsSurvive()
{
    const RunRequest sent = wholeRequest();
    const auto read = runRequestFromJson(bytesOf(toJson(sent)));
    QVERIFY2(read, qPrintable(refusalOf(Kind::Request, bytesOf(toJson(sent)))));
    QCOMPARE(read->snippet.languageId, sent.snippet.languageId);
    QCOMPARE(read->snippet.code, sent.snippet.code);
    QCOMPARE(read->snippet.fileName, sent.snippet.fileName);
    QCOMPARE(read->limits, sent.limits);
    QCOMPARE(read->interpreter, sent.interpreter);
    QCOMPARE(read->standardInput, sent.standardInput);
    QCOMPARE(read->keepsInputOpen, sent.keepsInputOpen);
    QCOMPARE(read->inputs.size(), 1);
    QCOMPARE(read->inputs.first().name, sent.inputs.first().name);
    QCOMPARE(read->inputs.first().content, sent.inputs.first().content);
    QCOMPARE(read->workspace.inputPaths, sent.workspace.inputPaths);
    QCOMPARE(read->workspace.standardInputPath, sent.workspace.standardInputPath);
    QCOMPARE(read->workspace.keptFolder, sent.workspace.keptFolder);
    QCOMPARE(read->folder, sent.folder);
    QCOMPARE(read->front, sent.front);
    QCOMPARE(read->usesTerminal, sent.usesTerminal);
    QCOMPARE(read->terminalSize, sent.terminalSize);
    QCOMPARE(read->namesUnchanged, sent.namesUnchanged);
    QCOMPARE(read->isolation, sent.isolation);
    QCOMPARE(read->network, sent.network);
    QCOMPARE(read->runAs, sent.runAs);
}

void TestModelJson::requestsNeedLanguageAndCodeOnly()
{
    const auto read = runRequestFromJson(R"({"language": "python", "code": "1", "cpu": null})");
    QVERIFY(read);
    RunRequest usual;
    usual.snippet = { .languageId = QStringLiteral("python"), .code = "1" };
    QCOMPARE(bytesOf(toJson(*read)), bytesOf(toJson(usual)));
}

void TestModelJson::eventsSurvive_data()
{
    QTest::addColumn<RunEvent>("event");
    const auto row = [](const char *name, RunEvent::Payload payload) {
        QTest::newRow(name) << RunEvent { 1234567us, std::move(payload) };
    };
    row("started",
        Started { .isolation = wholeIsolation(),
                  .versions = { { QStringLiteral("Python"), QStringLiteral("3.13") } } });
    row("step", StepBegun { .isCompiling = true });
    row("display", Display { .data = wholeBundle() });
    row("display-more", DisplayMore { .display = 2, .data = wholeBundle() });
    row("value", Value { .data = wholeBundle() });
    row("error", wholeError());
    row("empty error", ErrorReport {});
    row("input", WaitingForInput { .isSecret = true });
    row("file", fileOf("a", 5));
    row("refused file", fileOf("a", 0, "no"));
    row("usage",
        Usage { .wall = 1us,
                .cpu = 2h,
                .startup = 3ms,
                .peakMemoryBytes = 1LL << 50,
                .meter = Meter::ControlGroup });
    row("finished", Finished { resultOf(Completed { 0 }) });
}

void TestModelJson::eventsSurvive()
{
    QFETCH(RunEvent, event);
    const QByteArray sent = bytesOf(toJson(event));
    const auto read = runEventFromJson(sent);
    QVERIFY2(read, qPrintable(refusalOf(Kind::Event, sent)));
    QCOMPARE(read->time, event.time);
    QCOMPARE(read->payload.index(), event.payload.index());
    QCOMPARE(bytesOf(toJson(*read)), sent);
    if (const auto *error = std::get_if<ErrorReport>(&event.payload))
        QCOMPARE(std::get<ErrorReport>(read->payload), *error);
    if (const auto *file = std::get_if<FileEntry>(&event.payload))
        QCOMPARE(std::get<FileEntry>(read->payload), *file);
    if (const auto *usage = std::get_if<Usage>(&event.payload))
        QCOMPARE(std::get<Usage>(read->payload), *usage);
    if (const auto *display = std::get_if<Display>(&event.payload))
        QCOMPARE(std::get<Display>(read->payload).data, display->data);
    if (const auto *started = std::get_if<Started>(&event.payload))
        QCOMPARE(std::get<Started>(read->payload).isolation, started->isolation);
}

void TestModelJson::streamsSurviveByteForByte_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("text") << QByteArray("h\xc3\xa9\n");
    QTest::newRow("empty") << QByteArray("");
    QTest::newRow("nul") << QByteArray("a\0b", 3);
    QTest::newRow("invalid") << QByteArray("a\xff\xfe");
    QTest::newRow("half a character") << QByteArray("a\xc3");
    QTest::newRow("half a surrogate pair") << QByteArray("\xed\xa0\x80");
    QTest::newRow("byte order mark") << QByteArray("\xef\xbb\xbf"
                                                   "a");
    QTest::newRow("replacement character") << QByteArray("\xef\xbf\xbd");
}

void TestModelJson::streamsSurviveByteForByte()
{
    QFETCH(QByteArray, bytes);
    for (const Stream stream : { Stream::Out, Stream::Err }) {
        const auto read =
            runEventFromJson(bytesOf(toJson(RunEvent { 2us, Output { stream, bytes } })));
        QVERIFY(read);
        const auto *output = std::get_if<Output>(&read->payload);
        QVERIFY(output != nullptr);
        QCOMPARE(output->stream, stream);
        QCOMPARE(output->bytes, bytes);
    }
}

void TestModelJson::resultsSurvive_data()
{
    QTest::addColumn<RunOutcome>("outcome");
    QTest::newRow("finished") << RunOutcome(Completed { 0 });
    QTest::newRow("failed") << RunOutcome(Completed { 255 });
    QTest::newRow("signalled") << RunOutcome(Signalled { 11 });
    for (const LimitKind kind :
         { LimitKind::Cpu, LimitKind::Wall, LimitKind::Memory, LimitKind::Output,
           LimitKind::Processes, LimitKind::Files, LimitKind::Compile })
        QTest::newRow(name(kind)) << RunOutcome(LimitHit { kind, 5, 5.25 });
    QTest::newRow("stopped") << RunOutcome(Stopped {});
    QTest::newRow("stopped, ended by itself") << RunOutcome(Stopped { 3 });
    QTest::newRow("not started") << RunOutcome(
        NotStarted { NotStarted::Cause::Sandbox, QStringLiteral("It is over.") });
}

void TestModelJson::resultsSurvive()
{
    QFETCH(RunOutcome, outcome);
    const RunResult sent = resultOf(outcome);
    const QByteArray text = bytesOf(toJson(sent));
    const auto read = runResultFromJson(text);
    QVERIFY2(read, qPrintable(refusalOf(Kind::Result, text)));
    QCOMPARE(bytesOf(toJson(*read)), text);
    QCOMPARE(read->outcome.index(), outcome.index());
    QCOMPARE(exitStatus(read->outcome), exitStatus(outcome));
    QCOMPARE(read->standardOutput, sent.standardOutput);
    QCOMPARE(read->value, sent.value);
    QCOMPARE(read->displays, sent.displays);
    QCOMPARE(read->error, sent.error);
    QCOMPARE(read->files, sent.files);
    QCOMPARE(read->usage, sent.usage);
    QCOMPARE(read->isolation, sent.isolation);
    if (const auto *reason = std::get_if<NotStarted>(&read->outcome))
        QCOMPARE(reason->reason, sent.message);
}

void TestModelJson::refusesFields_data()
{
    QTest::addColumn<Kind>("kind");
    QTest::addColumn<QByteArray>("patch");
    QTest::addColumn<QString>("sentence");
    const auto row = [](Kind kind, const char *patch, const char *sentence) {
        QTest::newRow(patch) << kind << QByteArray(patch) << QString::fromUtf8(sentence);
    };
    constexpr auto kRequest = Kind::Request;
    row(kRequest, R"([{"op":"remove","path":"/language"}])", "language is missing.");
    row(kRequest, R"([{"op":"remove","path":"/code"}])", "code is missing.");
    row(kRequest, R"([{"op":"replace","path":"/code","value":null}])", "code is not a text.");
    row(kRequest, R"([{"op":"add","path":"/color","value":1}])", "color is not a known field.");
    row(kRequest, R"([{"op":"add","path":"/a\nb","value":1}])",
        "[\"a\\x0ab\"] is not a known field.");
    row(kRequest, R"([{"op":"add","path":"/input/0/size","value":1}])",
        "input[0].size is not a known field.");
    row(kRequest, R"([{"op":"replace","path":"/input/0/content/base64","value":"/w="}])",
        "input[0].content.base64 is not base64.");
    row(kRequest, R"([{"op":"replace","path":"/input","value":{}}])", "input is not a list.");
    row(kRequest, R"([{"op":"replace","path":"/input/0","value":"a"}])",
        "input[0] is not an object.");
    row(kRequest, R"([{"op":"replace","path":"/cpu","value":0}])",
        "cpu is not from 0.001 to 86400 seconds.");
    row(kRequest, R"([{"op":"replace","path":"/wall","value":-1}])", "wall is negative.");
    row(kRequest, R"([{"op":"replace","path":"/wall","value":1e12}])",
        "wall is more than 1000000000 seconds.");
    row(kRequest, R"([{"op":"replace","path":"/memory","value":1}])",
        "memory is not from 16777216 to 70368744177664.");
    row(kRequest, R"([{"op":"replace","path":"/processes","value":18446744073709551615}])",
        "processes is not from 1 to 100000.");
    row(kRequest, R"([{"op":"replace","path":"/network","value":"maybe"}])",
        "network is \"maybe\", not one of off, on.");
    row(kRequest, R"([{"op":"replace","path":"/isolation","value":"a level"}])",
        "isolation is no isolation level.");
    row(kRequest, R"([{"op":"replace","path":"/isolation","value":""}])",
        "isolation is no isolation level.");
    row(kRequest, R"([{"op":"replace","path":"/terminalSize/rows","value":0}])",
        "terminalSize.rows is not from 1 to 10000.");
    row(kRequest, R"([{"op":"replace","path":"/usesTerminal","value":1}])",
        "usesTerminal is not true or false.");
    row(kRequest, R"([{"op":"replace","path":"/workspace/inputPaths/0","value":7}])",
        "workspace.inputPaths[0] is not a text.");
    row(kRequest, R"([{"op":"replace","path":"","value":[]}])", "The JSON is not an object.");

    constexpr auto kEvent = Kind::Event;
    row(kEvent, R"([{"op":"remove","path":"/kind"}])", "kind is missing.");
    row(kEvent, R"([{"op":"replace","path":"/kind","value":"noise"}])",
        "kind is \"noise\", not one of started, step, stdout, stderr, display, display-more, "
        "value, "
        "error, "
        "input, file, usage, finished.");
    row(kEvent, R"([{"op":"remove","path":"/time"}])", "time is missing.");
    row(kEvent, R"([{"op":"replace","path":"/time","value":"0"}])", "time is not a number.");
    row(kEvent, R"([{"op":"add","path":"/stdout","value":"a"}])", "stdout is not a known field.");
    row(kEvent,
        R"([{"op":"replace","path":"","value":{"kind":"stdout","time":0,"text":"a","base64":"Yg=="}}])",
        "base64 holds other bytes than text.");
    row(kEvent,
        R"([{"op":"replace","path":"","value":{"kind":"display","time":0,"data":{"image/png":"?"}}}])",
        "data[\"image/png\"] is not base64.");

    constexpr auto kResult = Kind::Result;
    row(kResult, R"([{"op":"replace","path":"/files/1/size","value":1.5}])",
        "files[1].size is not a whole number.");
    row(kResult, R"([{"op":"replace","path":"/files/0/size","value":-1}])",
        "files[0].size is not from 0 to 9223372036854775807.");
    row(kResult, R"([{"op":"remove","path":"/files/0/mime"}])", "files[0].mime is missing.");
    row(kResult, R"([{"op":"replace","path":"/limit/kind","value":"luck"}])",
        "limit.kind is \"luck\", not one of cpu, wall, memory, output, processes, files, compile.");
    row(kResult, R"([{"op":"replace","path":"/limit/used","value":-0.5}])",
        "limit.used is negative.");
    row(kResult, R"([{"op":"replace","path":"/limit","value":null}])",
        "outcome does not go with success, exitCode, signal and limit.");
    row(kResult, R"([{"op":"replace","path":"/exitCode","value":256}])",
        "exitCode is not from 0 to 255.");
    row(kResult, R"([{"op":"replace","path":"/error/frames/0/line","value":0}])",
        "error.frames[0].line is not from 1 to 2147483647.");
    row(kResult, R"([{"op":"replace","path":"/error/causes/0/relation","value":"x"}])",
        "error.causes[0].relation is \"x\", not one of cause, context, member.");
    row(kResult, R"([{"op":"replace","path":"/error/diagnostics/0/severity","value":"x"}])",
        "error.diagnostics[0].severity is \"x\", not one of error, warning.");
    row(kResult, R"([{"op":"replace","path":"/displays/0/image~1png","value":null}])",
        "displays[0][\"image/png\"] is not a text.");
    row(kResult, R"([{"op":"replace","path":"/isolation/level","value":7}])",
        "isolation.level is not a text.");
}

void TestModelJson::refusesFields()
{
    QFETCH(Kind, kind);
    QFETCH(QByteArray, patch);
    const json sample = jsonFrom(sampleOf(kind));
    QCOMPARE(refusalOf(kind, bytesOf(sample)), QString());
    QTEST(refusalOf(kind, bytesOf(sample.patch(jsonFrom(patch)))), "sentence");
}

void TestModelJson::refusesTexts_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("sentence");
    QTest::newRow("nothing") << QByteArray() << "The text is not valid JSON.";
    QTest::newRow("half") << QByteArray("{\"a\":") << "The text is not valid JSON.";
    QTest::newRow("two") << QByteArray("{} {}") << "The text is not valid JSON.";
    QTest::newRow("huge number") << QByteArray("{\"a\":1e999}") << "The text is not valid JSON.";
    QTest::newRow("no UTF-8") << QByteArray("{\"a\":\"\xff\"}") << "The text is not valid JSON.";
    QTest::newRow("twice") << QByteArray(R"({"a":{"kind":1,"kind":2}})")
                           << "The JSON has two fields \"kind\" in one object.";
    QTest::newRow("deep lists") << QByteArray(100'000, '[')
                                << "The JSON is nested deeper than 64 levels.";
    QTest::newRow("deep objects") << QByteArray("{\"a\":").repeated(65)
                                  << "The JSON is nested deeper than 64 levels.";
    QTest::newRow("large") << QByteArray(1001, ' ') << "The JSON is larger than 1000 bytes.";
}

void TestModelJson::refusesTexts()
{
    QFETCH(QByteArray, text);
    const qsizetype most = text.trimmed().isEmpty() ? 1000 : kMostJsonBytes;
    for (const Kind kind : { Kind::Request, Kind::Event, Kind::Result })
        QTEST(refusalOf(kind, text, most), "sentence");
}

void TestModelJson::changedTextsNeverCrash()
{
    QRandomGenerator random(13);
    for (const Kind kind : { Kind::Request, Kind::Event, Kind::Result }) {
        const QByteArray sample = sampleOf(kind);
        QCOMPARE(rewritten(kind, sample), sample);
        int refused = 0;
        for (int round = 0; round < 3'000; ++round) {
            const QByteArray text = changed(sample, random);
            const QString refusal = refusalOf(kind, text);
            refused += refusal.isEmpty() ? 0 : 1;
            if (!refusal.isEmpty()) {
                QVERIFY(refusal.endsWith(u'.'));
                continue;
            }
            const QByteArray once = rewritten(kind, text);
            QCOMPARE(rewritten(kind, once), once);
        }
        QVERIFY(refused > 1'000);
    }
}

SANDPAD_TEST(modeljson, TestModelJson)
#include "tst_modeljson.moc"
