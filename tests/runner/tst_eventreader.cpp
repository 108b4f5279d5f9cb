#include "runner/EventReader.h"
#include "runner/language/LanguageCatalog.h"
#include "runner/model/RunRecorder.h"
#include "tests/TestProgram.h"

#include <QTest>

#include <csignal>
#include <sys/resource.h>

using namespace sandpad;
using namespace sandpad::runner;

namespace {

const QString kPlain = QStringLiteral("text/plain");

/// Reads the events of a sandbox and keeps what becomes of them.
class Reading
{
public:
    void read(SandboxEvent::Payload payload)
    {
        m_reader.read({ .time = {}, .payload = std::move(payload) });
    }
    void show(const QByteArray &data)
    {
        read(SandboxMessage { R"({"type":"display","data":{)" + data + "}}" });
    }
    const RunResult &end(int waitStatus = 0)
    {
        read(guest::Outcome { .waitStatus = waitStatus });
        return m_recorder.result();
    }

    const RunResult &fail(const SandboxFailure &failure)
    {
        read(failure);
        return m_recorder.result();
    }

private:
    PreparedRun prepared() const
    {
        PreparedRun run;
        run.sandboxAdvice = QStringLiteral("Install it.");
        run.own.name = QStringLiteral("script.py");
        run.job.steps.resize(2);
        run.job.steps.front().kind = guest::StepKind::Compile;
        const LanguageSpec &csharp = *m_catalog.find(QStringLiteral("csharp"));
        run.errors =
            std::make_unique<ErrorReader>(csharp, csharp.toolchains.front(),
                                          QStringLiteral("Program.cs"), RunRequest(), LevelInfo());
        return run;
    }

    LanguageCatalog m_catalog = LanguageCatalog::load({});
    RunRecorder m_recorder;
    EventReader m_reader { QStringLiteral("python"), prepared(), QElapsedTimer(),
                           [this](const RunEvent &event) { m_recorder.add(event); } };
};

QByteArray listOf(const QByteArray &item, qsizetype bytes)
{
    return '[' + (item + ',').repeated(bytes / (item.size() + 1) - 1) + item + ']';
}

} // namespace

/// What a hostile program shows, as Sandpad reads it.
class TestEventReader : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QTest::failOnWarning(); }
    void growthIsLimited_data();
    void growthIsLimited();
    void whatIsLeftOutIsSaid();
    void moreIsAddedOnce_data();
    void moreIsAddedOnce();
    void picturesCountToo();
    void namesOfFilesAreLimited();
    void outputIsNotCounted();
    void adviceIsAboutTheSandbox();
    void textOfACompilerIsLimited();
    void signalOfACompilerIsNotTheProgramS();
    void framesOfOtherFilesAreBeside();
};

void TestEventReader::growthIsLimited_data()
{
    QTest::addColumn<QByteArray>("data");
    QTest::addColumn<int>("count");
    constexpr qsizetype kMost = guest::kMaxMessageBytes - 100;
    const QByteArray start = R"("text/plain":"t","application/json":)";
    QTest::newRow("small objects") << start + listOf(R"({"a":1})", kMost) << 8;
    QTest::newRow("empty lists") << start + listOf("[]", kMost) << 8;
    QTest::newRow("as many values as allowed") << start + listOf("[]", 290'000) << 8;
    QTest::newRow("deep") << start + QByteArray(kMost / 2, '[') + QByteArray(kMost / 2, ']') << 10;
    QTest::newRow("a huge key") << start + R"({")" + QByteArray(kMost - 100, 'k') + R"(":1})" << 8;
    QTest::newRow("html") << R"("text/html":")" + QByteArray(kMost - 100, 'h') + '"' << 8;
    QTest::newRow("plain text") << R"("text/plain":")" + QByteArray(kMost - 100, 'h') + '"' << 8;
    QTest::newRow("many types") << QByteArray(R"("a/b":"",)").repeated(600'000)
            + R"("text/plain":"")"
                                << 10;
    QTest::newRow("names of files") << R"("text/plain":"t"},"files":)"
            + listOf('"' + QByteArray(29'000, 'n') + '"', kMost)
            + R"(,"x":{)" << 42;
    QTest::newRow("many displays") << QByteArray(R"("text/plain":"t")") << 10'000;
}

/// The most memory that this process ever had, in bytes.
qint64 peakMemory()
{
    rusage usage {};
    ::getrusage(RUSAGE_SELF, &usage);
    constexpr qint64 kUnit = 1024;
    return usage.ru_maxrss * kUnit;
}

void TestEventReader::growthIsLimited()
{
    QFETCH(QByteArray, data);
    QFETCH(int, count);
    // Of all rows together. A sanitizer has memory of its own.
    [[maybe_unused]] static const qint64 before = peakMemory();
    Reading reading;
    for (int i = 0; i < count; ++i)
        reading.show(data);
    const RunResult &result = reading.end();
    QVERIFY(result.displays.size() >= count);
#ifndef __SANITIZE_ADDRESS__
    constexpr qint64 kMostGrowth = 64LL << 20;
    QVERIFY2(peakMemory() - before < kMostGrowth,
             qPrintable(QString::number(peakMemory() - before)));
#endif
    qint64 bytes = 0;
    for (const MimeBundle &display : result.displays)
        bytes += display.sizeBytes();
    // The sentences in the place of what is left out come on top.
    constexpr qint64 kSentence = 200;
    QVERIFY(bytes <= static_cast<qint64>(guest::kMaxShownBytes) + count * kSentence);
}

void TestEventReader::whatIsLeftOutIsSaid()
{
    Reading whole;
    whole.show(R"("text/plain":"t","application/json":[1])");
    QVERIFY(!whole.end().isTruncated);

    Reading cut;
    cut.show(R"("text/plain":"t","application/json":)" + listOf("[]", 1'000'000));
    RunResult result = cut.end();
    QVERIFY(result.isTruncated);
    QCOMPARE(result.displays.size(), 2);
    QCOMPARE(result.displays[0], MimeBundle(kPlain, "t"));
    QVERIFY(result.displays[1].data(kPlain).startsWith("A part of a display was left out"));

    Reading tooLong;
    tooLong.read(SandboxLeftOut {});
    tooLong.show(R"("text/plain":"next")");
    result = tooLong.end();
    QVERIFY(result.isTruncated);
    QCOMPARE(result.displays.size(), 2);
    QVERIFY(result.displays[0].data(kPlain).startsWith("A display was left out"));
    QCOMPARE(result.displays[1], MimeBundle(kPlain, "next"));

    Reading value;
    value.read(SandboxMessage { R"({"type":"value","data":{"text/plain":"v","application/json":)"
                                + listOf("[]", 1'000'000) + "}}" });
    result = value.end();
    QVERIFY(result.isTruncated);
    QCOMPARE(result.value, MimeBundle(kPlain, "v"));
    QCOMPARE(result.displays.size(), 1);
}

void TestEventReader::moreIsAddedOnce_data()
{
    QTest::addColumn<QStringList>("messages");
    QTest::addColumn<QStringList>("displays"); // their types
    const QString png = QStringLiteral(R"({"type":"display","id":7,"data":{"text/plain":"t"}})");
    const QString more = QStringLiteral(R"({"type":"more","id":%1,"data":{"%2":"x"}})");
    const QString svg = QStringLiteral("image/svg+xml");
    const auto row = [](const char *name, const QStringList &messages, const QStringList &types) {
        QTest::newRow(name) << messages << types;
    };
    row("one", { png, more.arg(7).arg(svg) }, { QStringLiteral("image/svg+xml text/plain") });
    row("of another", { png, more.arg(8).arg(svg) }, { kPlain });
    row("of none", { more.arg(7).arg(svg) }, {});
    row("twice", { png, more.arg(7).arg(svg), more.arg(7).arg(QLatin1String("text/html")) },
        { QStringLiteral("image/svg+xml text/plain") });
    row("what is there stays", { png, more.arg(7).arg(kPlain) }, { kPlain });
    row("too late", { png, QString(png).replace(u'7', u'8'), more.arg(7).arg(svg) },
        { kPlain, kPlain });
    row("without a number", { QString(png).replace(u'7', u'0'), more.arg(0).arg(svg) }, { kPlain });
}

void TestEventReader::moreIsAddedOnce()
{
    QFETCH(QStringList, messages);
    Reading reading;
    for (const QString &message : messages)
        reading.read(SandboxMessage { message.toUtf8() });
    QStringList displays;
    for (const MimeBundle &display : reading.end().displays) {
        displays.append(display.mimeTypes().join(u' '));
        QVERIFY(!display.contains(kPlain) || display.data(kPlain) == "t");
    }
    QTEST(displays, "displays");
}

void TestEventReader::picturesCountToo()
{
    Reading reading;
    const QByteArray png = "\x89PNG\r\n\x1a\n" + QByteArray(5 << 20, 'x');
    for (const char *name : { "1.png", "2.png", "3.png", "4.png" }) {
        reading.read(guest::FileHeader { .name = name,
                                         .sizeBytes = static_cast<std::uint64_t>(png.size()),
                                         .refused = {},
                                         .isUnchanged = false });
        reading.read(SandboxFileData { png });
    }
    const RunResult &result = reading.end();
    QVERIFY(result.isTruncated);
    QCOMPARE(result.displays.size(), 4);
    QVERIFY(result.displays[2].contains(QStringLiteral("image/png")));
    QCOMPARE(result.displays[3].data(kPlain), "The picture 4.png is not shown: it is too large.");
    // The file itself is kept whole.
    QCOMPARE(result.files.size(), 4);
    QCOMPARE(result.files[3].content, png);
}

void TestEventReader::namesOfFilesAreLimited()
{
    const QByteArray png = "\x89PNG\r\n\x1a\n";
    const auto name = [](qint64 number) { return "n" + QByteArray::number(number) + ".png"; };
    const auto leave = [&](Reading &reading, qint64 number) {
        reading.read(guest::FileHeader { .name = name(number).toStdString(),
                                         .sizeBytes = static_cast<std::uint64_t>(png.size()),
                                         .refused = {},
                                         .isUnchanged = false });
        reading.read(SandboxFileData { png });
    };
    const auto mention = [&](Reading &reading, const QByteArray &file) {
        reading.read(
            SandboxMessage { R"({"type":"display","data":{},"files":[")" + file + "\"]}" });
    };
    Reading reading;
    for (qint64 i = 0; i < guest::kMaxShownFiles; ++i)
        mention(reading, name(i));
    mention(reading, name(0));
    leave(reading, guest::kMaxShownFiles - 1);
    QVERIFY(!reading.end().isTruncated);
    QVERIFY(reading.end().displays.isEmpty());

    mention(reading, name(guest::kMaxShownFiles));
    leave(reading, guest::kMaxShownFiles);
    const RunResult &result = reading.end();
    QVERIFY(result.isTruncated);
    QCOMPARE(result.displays.size(), 2);
    QVERIFY(result.displays[0].data(kPlain).startsWith("A part of a display was left out"));
    QVERIFY(result.displays[1].contains(QStringLiteral("image/png")));

    Reading other;
    mention(other, QByteArray(2'000, 'n'));
    QVERIFY(other.end().isTruncated);
}

void TestEventReader::outputIsNotCounted()
{
    Reading reading;
    const QByteArray bytes(1 << 20, 'x');
    for (int i = 0; i < 20; ++i)
        reading.read(SandboxOutput { .stream = Stream::Out, .bytes = bytes });
    reading.show(R"("text/plain":"t")");
    const RunResult &result = reading.end();
    QCOMPARE(result.standardOutput.size(), 20 * bytes.size());
    QCOMPARE(result.displays.size(), 1);
    QVERIFY(!result.isTruncated);
}

/// A file that cannot be written is no reason to go without a sandbox.
void TestEventReader::adviceIsAboutTheSandbox()
{
    const QString reason = QStringLiteral("x");
    Reading made;
    QCOMPARE(made.fail({ .reason = reason, .isMade = true }).message,
             QStringLiteral("The run could not be prepared: x."));
    Reading missing;
    QCOMPARE(missing.fail({ .reason = reason }).message,
             QStringLiteral("The sandbox could not be made: x. Install it."));
    Reading silent;
    QCOMPARE(silent.fail({ .reason = reason, .isSilence = true }).message,
             QStringLiteral("The sandbox did not answer in time. The machine may be busy: run it "
                            "again."));
}

void TestEventReader::textOfACompilerIsLimited()
{
    constexpr qsizetype kMost = 1 << 20;
    const QByteArray error = "Program.cs(3,5): error CS0103: The name 'x' does not exist\n";
    Reading reading;
    reading.read(guest::StepStarted { .index = 0 });
    reading.read(SandboxOutput { .stream = Stream::Out, .bytes = error });
    for (int i = 0; i < 3; ++i)
        reading.read(SandboxOutput { .stream = Stream::Out, .bytes = QByteArray(kMost, 'e') });
    reading.read(guest::StepEnded { .index = 0, .waitStatus = 256 });
    const RunResult &result = reading.end();
    QCOMPARE(result.error->diagnostics.front().line, 3);
    QVERIFY(result.isTruncated);
    QCOMPARE(result.displays.size(), 1);
    const qsizetype more = 2 * kMost + error.size();
    QVERIFY(result.displays.front().data(kPlain).contains(QByteArray::number(more)));
}

void TestEventReader::signalOfACompilerIsNotTheProgramS()
{
    Reading compiler;
    compiler.read(guest::StepStarted { .index = 0 });
    const RunResult &result = compiler.end(SIGABRT);
    QCOMPARE(endingOf(result.outcome), Ending::NotStarted);
    QVERIFY2(result.message.startsWith(u"The compiler was ended by SIGABRT"),
             qPrintable(result.message));
    Reading program;
    program.read(guest::StepStarted { .index = 0 });
    program.read(guest::StepStarted { .index = 1 });
    QCOMPARE(endingOf(program.end(SIGABRT).outcome), Ending::Signalled);
}

void TestEventReader::framesOfOtherFilesAreBeside()
{
    Reading reading;
    reading.read(guest::StepStarted { .index = 1 });
    reading.read(
        SandboxMessage { R"({"type": "error", "error": {"type": "E", "message": "", "frames": [
        {"file": "script.py", "line": 4, "user": true},
        {"file": "/usr/lib/x.py", "line": 3, "user": false},
        {"file": "helper.py", "line": 2, "user": true}], "traceback": ""}})" });
    reading.read(guest::StepEnded { .index = 1, .waitStatus = 256 });
    const RunResult &result = reading.end(256);
    QVERIFY(result.error);
    QList<bool> areInProgram;
    for (const Frame &frame : result.error->frames)
        areInProgram.append(frame.isInProgram());
    QCOMPARE(areInProgram, (QList<bool> { true, false, false }));
    QVERIFY(result.error->frames[2].isBeside && !result.error->frames[1].isBeside);
}

SANDPAD_TEST(eventreader, TestEventReader)
#include "tst_eventreader.moc"
