#include "runner/model/Json.h"
#include "runner/model/LanguageInfo.h"
#include "runner/model/LevelInfo.h"
#include "runner/model/OutcomeSentence.h"
#include "runner/model/RunEvent.h"
#include "runner/model/RunRecorder.h"
#include "runner/model/json/ModelJson.h"
#include "tests/TestProgram.h"

#include <QSet>
#include <QTest>

#include <nlohmann/json.hpp>

using namespace sandpad::runner;
using namespace std::chrono_literals;
using nlohmann::json;

class TestModel : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QTest::failOnWarning(); }
    void bundleKeepsTextAndBinary();
    void outcomes_data();
    void outcomes();
    void resultHasTheWholeContract();
    void streamedResultLeavesOutStreams();
    void eventsSayWhatTheyAre_data();
    void eventsSayWhatTheyAre();
    void invalidBytesTravelAsBase64_data();
    void invalidBytesTravelAsBase64();
    void layersTellWhatIsNotInForce();
    void layersAreKnownByTheirNouns();
    void unknownLayersKeepTheirText();
    void levelsAreLookedUpInTheirList();
    void recorderPutsTogether();
    void programsKeepUsualNames_data();
    void programsKeepUsualNames();
    void endingsOfProgramsStay_data();
    void endingsOfProgramsStay();
    void someProgramsNeedNoEnding();
    void sentences_data();
    void sentences();
    void errorsNameTheirPlace_data();
    void errorsNameTheirPlace();
    void amounts_data();
    void amounts();
    void limitsAreRaisedOneAtATime();
};

void TestModel::bundleKeepsTextAndBinary()
{
    MimeBundle bundle(QStringLiteral("text/plain"), "a\xff");
    bundle.insert(QStringLiteral("image/png"), "\x89PNG");
    bundle.insert(QStringLiteral("application/json"), R"({"a":[1]})");
    bundle.insert(QStringLiteral("image/svg+xml"), "<svg/>");
    const json expected = { { "text/plain", "a\uFFFD" },
                            { "image/png", "iVBORw==" },
                            { "application/json", { { "a", { 1 } } } },
                            { "image/svg+xml", "<svg/>" } };
    QCOMPARE(jsonBytes(toJson(bundle)), jsonBytes(expected));
    QCOMPARE(bundle.sizeBytes(), 2 + 4 + 9 + 6);
    const MimeBundle broken(QStringLiteral("application/json"), "{");
    QVERIFY(toJson(broken)["application/json"].is_null());
}

void TestModel::outcomes_data()
{
    QTest::addColumn<RunOutcome>("outcome");
    QTest::addColumn<QString>("expectedName");
    QTest::addColumn<int>("expectedStatus");
    QTest::newRow("finished") << RunOutcome(Completed { 0 }) << "finished" << 0;
    QTest::newRow("failed") << RunOutcome(Completed { 3 }) << "failed" << 3;
    QTest::newRow("signal") << RunOutcome(Signalled { 11 }) << "signalled" << 139;
    QTest::newRow("limit") << RunOutcome(LimitHit {}) << "limit" << 124;
    QTest::newRow("sandbox") << RunOutcome(NotStarted { NotStarted::Cause::Sandbox, {} })
                             << "not-started" << 125;
    QTest::newRow("toolchain") << RunOutcome(NotStarted { NotStarted::Cause::Toolchain, {} })
                               << "not-started" << 126;
    QTest::newRow("stopped") << RunOutcome(Stopped {}) << "stopped" << 125;
    QTest::newRow("stopped, ended by itself") << RunOutcome(Stopped { 3 }) << "stopped" << 3;
}

void TestModel::outcomes()
{
    QFETCH(RunOutcome, outcome);
    QTEST(name(outcome), "expectedName");
    QTEST(exitStatus(outcome), "expectedStatus");
}

void TestModel::resultHasTheWholeContract()
{
    RunResult result;
    result.languageId = QStringLiteral("python");
    result.outcome = LimitHit { LimitKind::Cpu, 5, 5.02 };
    result.usage = { .wall = 1500ms, .cpu = 5020ms, .startup = 20ms, .peakMemoryBytes = 4096 };
    const json object = toJson(result);
    for (const char *key :
         { "language", "success", "outcome", "exitCode", "signal", "limit", "stdout", "stderr",
           "truncated", "value", "displays", "error", "files", "usage", "isolation", "message" })
        QVERIFY2(object.contains(key), key);
    QCOMPARE(object["limit"]["kind"].get<std::string>(), "cpu");
    QCOMPARE(object["limit"]["used"].get<double>(), 5.02);
    QCOMPARE(object["usage"]["wall"].get<double>(), 1.5);
    QCOMPARE(object["usage"]["peakMemory"].get<int>(), 4096);
    QCOMPARE(object["usage"]["measuredBy"].get<std::string>(), "processes");
    QVERIFY(object["exitCode"].is_null());
    QVERIFY(object["value"].is_null());
    QVERIFY(object["displays"].is_array());
    QVERIFY(!object["success"].get<bool>());
}

void TestModel::streamedResultLeavesOutStreams()
{
    const json object = toJson(RunResult {}, Streams::Leave);
    for (const char *key : { "stdout", "stderr", "value", "displays" })
        QVERIFY2(!object.contains(key), key);
}

void TestModel::eventsSayWhatTheyAre_data()
{
    QTest::addColumn<RunEvent::Payload>("payload");
    QTest::addColumn<QString>("kind");
    const auto row = [](const char *kind, RunEvent::Payload payload) {
        QTest::newRow(kind) << std::move(payload) << QString::fromLatin1(kind);
    };
    row("started", Started {});
    row("step", StepBegun {});
    row("stdout", Output { Stream::Out, "x" });
    row("stderr", Output { Stream::Err, "x" });
    row("display", Display {});
    row("value", Value {});
    row("error", ErrorReport {});
    row("input", WaitingForInput {});
    row("file", FileEntry {});
    row("usage", Usage {});
    row("finished", Finished {});
}

void TestModel::eventsSayWhatTheyAre()
{
    QFETCH(RunEvent::Payload, payload);
    const json object = toJson(RunEvent { 1500us, payload });
    QTEST(QString::fromStdString(object["kind"].get<std::string>()), "kind");
    QCOMPARE(object["time"].get<double>(), 0.0015);
}

void TestModel::invalidBytesTravelAsBase64_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<bool>("isText");
    QTest::newRow("ascii") << QByteArray("hello\n") << true;
    QTest::newRow("accents") << QByteArray("h\xc3\xa9llo") << true;
    QTest::newRow("nul") << QByteArray("a\0b", 3) << true;
    QTest::newRow("invalid") << QByteArray("a\xff") << false;
    QTest::newRow("half a character") << QByteArray("a\xc3") << false;
    QTest::newRow("empty") << QByteArray() << true;
}

void TestModel::invalidBytesTravelAsBase64()
{
    QFETCH(QByteArray, bytes);
    QFETCH(bool, isText);
    const json object = toJson(RunEvent { {}, Output { Stream::Out, bytes } });
    QCOMPARE(object.contains("base64"), !isText);
    if (isText)
        QCOMPARE(QByteArray::fromStdString(object["text"].get<std::string>()), bytes);
    else
        QCOMPARE(
            QByteArray::fromBase64(QByteArray::fromStdString(object["base64"].get<std::string>())),
            bytes);
}

void TestModel::layersTellWhatIsNotInForce()
{
    const Isolation isolation { .level = IsolationLevel(QStringLiteral("namespaces")),
                                .layers = {
                                    layerInForce(Layer::Seccomp),
                                    missingLayer(Layer::Landlock, QStringLiteral("old kernel")),
                                    layerInForce(LayerName(QStringLiteral("moat"))) } };
    const json object = toJson(isolation);
    QCOMPARE(object["level"].get<std::string>(), "namespaces");
    QCOMPARE(object["layers"][0].get<std::string>(), "seccomp");
    QCOMPARE(object["layers"][1].get<std::string>(), "landlock (not in force: old kernel)");
    QCOMPARE(object["layers"][2].get<std::string>(), "moat");
}

void TestModel::layersAreKnownByTheirNouns()
{
    QSet<QString> nouns;
    for (const Layer layer : allLayers()) {
        const QString noun = LayerName(layer).noun();
        QVERIFY(!noun.isEmpty());
        QCOMPARE(LayerName(noun), LayerName(layer));
        nouns.insert(noun);
    }
    QCOMPARE(nouns.size(), allLayers().size());
}

void TestModel::unknownLayersKeepTheirText()
{
    for (const QString &text : { QStringLiteral("moat"), QString(), QStringLiteral("Seccomp") }) {
        const LayerName name(text);
        QVERIFY(!name.layer());
        QCOMPARE(name.noun(), text);
        QVERIFY(name.meaning().isEmpty());
        QVERIFY(name.advice().isEmpty());
        QVERIFY(name != LayerName(Layer::Seccomp));
    }
}

void TestModel::levelsAreLookedUpInTheirList()
{
    const IsolationLevel strong(QStringLiteral("strong"));
    const IsolationLevel usual(QStringLiteral("usual"));
    QList<LevelInfo> levels(2);
    levels[0].level = strong;
    levels[0].use = LevelUse::OnRequest;
    levels[1].level = usual;
    QCOMPARE(idsOf(levels), (QStringList { strong.id(), usual.id() }));
    QCOMPARE(infoOf(levels, strong)->use, LevelUse::OnRequest);
    QVERIFY(!infoOf(levels, IsolationLevel(QStringLiteral("docker"))));
    QCOMPARE(defaultLevel(levels), std::optional(usual));
    QVERIFY(!defaultLevel({}));
}

void TestModel::recorderPutsTogether()
{
    RunRecorder recorder;
    recorder.add({ {}, Output { Stream::Out, "a" } });
    recorder.add({ {}, Output { Stream::Err, "b" } });
    recorder.add({ {}, Output { Stream::Out, "c" } });
    recorder.add({ {}, Display { MimeBundle(QStringLiteral("text/plain"), "d") } });
    recorder.add({ {}, Value { MimeBundle(QStringLiteral("text/plain"), "v") } });
    QVERIFY(!recorder.isFinished());
    RunResult end;
    end.outcome = Completed { 0 };
    end.languageId = QStringLiteral("python");
    recorder.add({ {}, Finished { end } });
    QVERIFY(recorder.isFinished());
    QCOMPARE(recorder.result().standardOutput, "ac");
    QCOMPARE(recorder.result().standardError, "b");
    QCOMPARE(recorder.result().displays.size(), 1);
    QCOMPARE(recorder.result().value->data(QStringLiteral("text/plain")), "v");
    QVERIFY(recorder.result().isSuccess());
}

void TestModel::sentences_data()
{
    QTest::addColumn<RunOutcome>("outcome");
    QTest::addColumn<QString>("expected");
    QTest::newRow("finished") << RunOutcome(Completed { 0 }) << "Finished.";
    QTest::newRow("failed") << RunOutcome(Completed { 3 })
                            << "The program ended with exit status 3.";
    QTest::newRow("segv") << RunOutcome(Signalled { 11 })
                          << "The program was ended by SIGSEGV (invalid memory access).";
    QTest::newRow("cpu") << RunOutcome(LimitHit { LimitKind::Cpu, 5, 5.02 })
                         << "Stopped: the limit of 5 s for CPU time was reached (5.02 s used). To "
                            "allow more, raise it in Limits or with --cpu.";
    QTest::newRow("memory")
        << RunOutcome(LimitHit { LimitKind::Memory, 2147483648.0, 2254857830.4 })
        << "Stopped: the limit of 2 GiB for memory was reached (2.1 GiB used). To allow more, "
           "raise it in Limits or with --memory.";
    QTest::newRow("memory of one")
        << RunOutcome(LimitHit { LimitKind::Memory, 2147483648.0, 2254857830.4, 2040109465.6 })
        << "Stopped: the limit of 2 GiB for memory was reached (2.1 GiB used, 1.9 GiB of it by the "
           "largest process). To allow more, raise it in Limits or with --memory.";
    QTest::newRow("inodes") << RunOutcome(LimitHit { LimitKind::Files, 32768, 32768 })
                            << "Stopped: the limit of 32,768 files for the work folder was reached "
                               "(32,768 files used).";
    QTest::newRow("not started") << RunOutcome(
        NotStarted { NotStarted::Cause::Toolchain, QStringLiteral("Install it.") })
                                 << "Install it.";
}

void TestModel::sentences()
{
    QFETCH(RunOutcome, outcome);
    RunResult result;
    result.outcome = outcome;
    QTEST(outcomeSentence(result), "expected");
}

void TestModel::errorsNameTheirPlace_data()
{
    QTest::addColumn<QList<Frame>>("frames");
    QTest::addColumn<QString>("expected");
    const auto frame = [](const char *file, int line, bool isUser) {
        Frame made;
        made.file = QString::fromLatin1(file);
        made.line = line;
        made.isUser = isUser;
        return made;
    };
    const Frame program = frame("p.py", 2, true);
    const Frame given = frame("lib.py", 7, true);
    const Frame library = frame("/usr/lib/json.py", 9, false);
    QTest::newRow("nowhere") << QList<Frame> {} << "E: m";
    QTest::newRow("in the program") << QList { program, library } << "E: m (line 2)";
    QTest::newRow("in a file that it was given")
        << QList { program, given, library } << "E: m (lib.py, line 7)";
    QTest::newRow("called back") << QList { program, given, program } << "E: m (line 2)";
}

void TestModel::errorsNameTheirPlace()
{
    QFETCH(QList<Frame>, frames);
    RunResult result;
    result.outcome = Completed { 1 };
    result.error.emplace();
    result.error->type = QStringLiteral("E");
    result.error->message = QStringLiteral("m");
    result.error->frames = frames;
    QTEST(outcomeSentence(result), "expected");
}

void TestModel::amounts_data()
{
    QTest::addColumn<QString>("actual");
    QTest::addColumn<QString>("expected");
    QTest::newRow("bytes") << humanBytes(512) << "512 B";
    QTest::newRow("kib") << humanBytes(1536) << "1.5 KiB";
    QTest::newRow("gib") << humanBytes(2147483648.0) << "2 GiB";
    QTest::newRow("short") << humanSeconds(0.1134) << "0.11 s";
    QTest::newRow("whole") << humanSeconds(5) << "5 s";
    QTest::newRow("minutes") << humanSeconds(125.4) << "2 min 5 s";
    QTest::newRow("a minute") << humanSeconds(60) << "1 min";
}

void TestModel::amounts()
{
    QFETCH(QString, actual);
    QTEST(actual, "expected");
}

void TestModel::limitsAreRaisedOneAtATime()
{
    const Limits usual;
    for (const LimitKind kind :
         { LimitKind::Cpu, LimitKind::Wall, LimitKind::Memory, LimitKind::Output,
           LimitKind::Processes, LimitKind::Files, LimitKind::Compile })
        QVERIFY2(!(raised(usual, kind) == usual), name(kind));
    QCOMPARE(raised(usual, LimitKind::Memory).memoryBytes, 4 * usual.memoryBytes);
    QCOMPARE(raised(usual, LimitKind::Memory).cpu, usual.cpu);
    // More CPU time needs the time to use it.
    Limits tight;
    tight.wall = tight.cpu;
    QVERIFY(raised(tight, LimitKind::Cpu).wall >= raised(tight, LimitKind::Cpu).cpu);
}

void TestModel::programsKeepUsualNames_data()
{
    QTest::addColumn<QString>("wanted");
    QTest::addColumn<bool>("isKept");
    const auto row = [](const char *wanted, bool isKept) {
        QTest::newRow(wanted) << QString::fromUtf8(wanted) << isKept;
    };
    row("report.py", true);
    row("Überblick 2, neu.py", true);
    row("window.PYW", true);
    row("_x.y.py", true);
    row("it's #1 – done!.py", true);
    row("#1.py", true);
    for (const char *name :
         { ".py", "-x.py", "@x.py", "{guest}.py", "a/b.py", "..", "x.py\n", "a\x1b.py", "a*.py",
           "$x.py", "x.pyc", "x", "a:b.py", "\"a\".py", "a;b.py", "a|b.py", "\u202e.py" })
        row(name, false);
    QTest::newRow("long, usual") << QStringLiteral("x").repeated(197) + QStringLiteral(".py")
                                 << true;
    QTest::newRow("long") << QStringLiteral("x").repeated(198) + QStringLiteral(".py") << false;
    QTest::newRow("long in bytes")
        << QStringLiteral("é").repeated(100) + QStringLiteral(".py") << false;
}

void TestModel::programsKeepUsualNames()
{
    QFETCH(QString, wanted);
    LanguageInfo language;
    language.fileName = QStringLiteral("script.py");
    language.extensions = { QStringLiteral("py"), QStringLiteral("pyw") };
    const QString name = programName(language, wanted);
    QCOMPARE(name, name == wanted ? wanted : language.fileName);
    QTEST(name == wanted, "isKept");
}

void TestModel::endingsOfProgramsStay_data()
{
    QTest::addColumn<QString>("wanted");
    QTest::addColumn<QString>("expected");
    QTest::newRow("usual") << QStringLiteral("50%.js") << QStringLiteral("script.js");
    QTest::newRow("another of the language")
        << QStringLiteral("50%.mjs") << QStringLiteral("script.mjs");
    QTest::newRow("in capitals") << QStringLiteral("a*b.CJS") << QStringLiteral("script.cjs");
    QTest::newRow("of another language") << QStringLiteral("50%.py") << QStringLiteral("script.js");
    QTest::newRow("none") << QStringLiteral("mjs") << QStringLiteral("script.js");
    QTest::newRow("nothing") << QString() << QStringLiteral("script.js");
    QTest::newRow("a folder") << QStringLiteral("a/b.mjs") << QStringLiteral("script.mjs");
}

/// `./resize`, a script with a shebang line.
void TestModel::someProgramsNeedNoEnding()
{
    LanguageInfo language;
    language.fileName = QStringLiteral("script.py");
    language.extensions = { QStringLiteral("py") };
    for (const QString &name : { QStringLiteral("resize"), QStringLiteral("my tool-2") }) {
        language.needsEnding = true;
        QCOMPARE(programName(language, name), language.fileName);
        language.needsEnding = false;
        QCOMPARE(programName(language, name), name);
    }
    for (const QString &name : { QStringLiteral("a.csv"), QStringLiteral("-c"),
                                 QStringLiteral(".hidden"), QStringLiteral("a/b"), QString() })
        QCOMPARE(programName(language, name), language.fileName);
}

void TestModel::endingsOfProgramsStay()
{
    QFETCH(QString, wanted);
    LanguageInfo language;
    language.fileName = QStringLiteral("script.js");
    language.extensions = { QStringLiteral("js"), QStringLiteral("mjs"), QStringLiteral("cjs") };
    QTEST(programName(language, wanted), "expected");
}

SANDPAD_TEST(model, TestModel)
#include "tst_model.moc"
