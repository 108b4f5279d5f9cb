#include "runner/guest/protocol/Protocol.h"
#include "tests/TestProgram.h"

#include <QRandomGenerator>
#include <QTest>

using namespace sandpad::guest;

class TestProtocol : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QTest::failOnWarning(); }
    void valuesSurvive();
    void bytesStayTheSame_data();
    void bytesStayTheSame();
    void frames();
    void refusesBrokenFrames_data();
    void refusesBrokenFrames();
    void refusesEveryTruncation();
    void refusesImpossibleValues_data();
    void refusesImpossibleValues();
    void survivesRandomBytes();
    void changedBytesAreRefusedOrKept();
};

namespace {

Job sampleJob()
{
    return { .files = { { "/scratch/script.py", 0644, std::string("a\0b", 3) } },
             .steps = { { StepKind::Compile, { "/usr/bin/mcs", "x" }, {} },
                        { StepKind::Run, { "/usr/bin/mono" }, { "A=b", "C=" } } },
             .limits = { .cpuNs = 1,
                         .wallNs = 2,
                         .compileNs = 3,
                         .memoryBytes = 4,
                         .processes = 5,
                         .outputBytes = 6,
                         .workBytes = 7,
                         .openFiles = 8 },
             .standardInput = "in",
             .usesTerminal = true,
             .terminalSize = { .columns = 120, .rows = 50 } };
}

Job wholeJob()
{
    return { .files = { { "/s", 0644, std::string("a\0b", 3) } },
             .steps = { { StepKind::Compile, { "/m" }, {} },
                        { StepKind::Run, { "/n", "x" }, { "A=b" } } },
             .limits = { 1, 2, 3, 4, 5, 6, 7, 8 },
             .standardInput = "in",
             .keepsInputOpen = true,
             .usesTerminal = false,
             .terminalSize = { 120, 50 },
             .namesUnchanged = true,
             .startsAhead = true,
             .tellsUse = true,
             .yields = true };
}

Setup wholeSetup()
{
    Setup setup;
    setup.hasNamespaces = false;
    setup.wantsNothingByName = true;
    setup.sharesFiles = true;
    setup.workFolder = "/w";
    setup.folders = { { "/t", 01777 } };
    setup.folderBytes = 5;
    setup.folderEntries = 6;
    setup.files = { { "/f", 0600, "c" } };
    setup.keptPaths = { "/k" };
    setup.readablePaths = { "/u", "/e" };
    return setup;
}

/// Are the bytes either refused, or exactly those that their value is encoded to?
template <typename Value>
bool isRefusedOrKept(const std::string &bytes)
{
    const auto value = decode<Value>(bytes);
    return !value || encode(*value) == bytes;
}

} // namespace

void TestProtocol::valuesSurvive()
{
    const auto job = decode<Job>(encode(sampleJob()));
    QVERIFY(job);
    QCOMPARE(job->files.at(0).content, std::string("a\0b", 3));
    QCOMPARE(job->steps.at(0).kind, StepKind::Compile);
    QCOMPARE(job->steps.at(1).environment.at(1), std::string("C="));
    QCOMPARE(job->limits.openFiles, 8ULL);
    QCOMPARE(job->standardInput, std::string("in"));
    QVERIFY(job->usesTerminal);
    QCOMPARE(job->terminalSize.columns, 120);
    QCOMPARE(job->terminalSize.rows, 50);

    Setup setup;
    setup.hasNamespaces = false;
    setup.folders = { { "/tmp", 01777 } };
    setup.keptPaths = { "/tmp/py" };
    setup.readablePaths = { "/usr" };
    setup.wantsNothingByName = true;
    const auto setupBack = decode<Setup>(encode(setup));
    QVERIFY(setupBack);
    QVERIFY(!setupBack->hasNamespaces);
    QVERIFY(setupBack->wantsSeccomp);
    QCOMPARE(setupBack->folders.at(0).mode, 01777U);
    QCOMPARE(setupBack->keptPaths, setup.keptPaths);
    QCOMPARE(setupBack->readablePaths, setup.readablePaths);
    QVERIFY(setupBack->wantsNothingByName);

    const auto ready =
        decode<Ready>(encode(Ready { .version = 1, .layers = { { "x", false, "y" } } }));
    QVERIFY(ready);
    QCOMPARE(ready->layers.at(0).reason, std::string("y"));

    const auto outcome = decode<Outcome>(encode(Outcome { .ending = Ending::Limit,
                                                          .step = 2,
                                                          .waitStatus = -1,
                                                          .limit = Limit::Compile,
                                                          .limitValue = 3,
                                                          .limitUsed = 4,
                                                          .wallNs = 5,
                                                          .cpuNs = 6,
                                                          .peakMemoryBytes = 7,
                                                          .largestBytes = 8,
                                                          .meter = Meter::ControlGroup }));
    QVERIFY(outcome);
    QCOMPARE(outcome->waitStatus, -1);
    QCOMPARE(outcome->limit, Limit::Compile);
    QCOMPARE(outcome->peakMemoryBytes, 7ULL);
    QCOMPARE(outcome->largestBytes, 8ULL);
    QCOMPARE(outcome->meter, Meter::ControlGroup);

    const auto file = decode<FileHeader>(encode(FileHeader { "n", 3, "r" }));
    QVERIFY(file);
    QCOMPARE(file->refused, std::string("r"));
    const auto failure = decode<Failure>(encode(Failure { true, 2, "bind %1", "/f", true }));
    QVERIFY(failure);
    QVERIFY(failure->isProgram);
    QCOMPARE(failure->subject, std::string("/f"));
    QVERIFY(failure->isUnseen);
    QCOMPARE(decode<StepEnded>(encode(StepEnded { 1, 9 }))->waitStatus, 9);
    QCOMPARE(decode<StepStarted>(encode(StepStarted { 4 }))->index, 4U);
}

void TestProtocol::bytesStayTheSame_data()
{
    QTest::addColumn<std::string>("bytes");
    QTest::addColumn<QByteArray>("expected");
    const auto row = [](const char *name, const auto &value, const char *expected) {
        QTest::newRow(name) << encode(value) << QByteArray(expected);
    };
    row("setup", wholeSetup(),
        "0f00000000010101010000020000002f7701000000020000002f74ff030000"
        "0500000000000000060000000000000001000000020000002f6680010000"
        "010000006301000000020000002f6b02000000020000002f75020000002f"
        "65");
    row("ready", Ready { .version = 1, .layers = { { "x", true, "y" } } },
        "01000000010000000100000078010100000079");
    row("job", wholeJob(),
        "01000000020000002f73a401000003000000610062020000000001000000"
        "020000002f6d000000000102000000020000002f6e010000007801000000"
        "03000000413d620100000000000000020000000000000003000000000000"
        "000400000000000000050000000000000006000000000000000700000000"
        "000000080000000000000002000000696e01007800320001010101");
    row("go", Go { { { "/s", 0644, "a" } } }, "01000000020000002f73a40100000100000061");
    row("size", TerminalSize { 120, 50 }, "78003200");
    row("prepared", Prepared { 5 }, "0500000000000000");
    row("started", StepStarted { 4 }, "04000000");
    row("ended", StepEnded { 1, -2 }, "01000000feffffff");
    row("file", FileHeader { "n", 3, "r", true }, "010000006e0300000000000000010000007201");
    row("used", Used { 1, 2, 3, Meter::ControlGroup },
        "01000000000000000200000000000000030000000000000001");
    row("outcome", Outcome { Ending::Limit, 2, -1, Limit::Compile, 3, 4, 5, 6, 7, 8 },
        "0102000000ffffffff070300000000000000040000000000000005000000"
        "0000000006000000000000000700000000000000080000000000000000");
    row("waiting", Waiting { false }, "00");
    row("failure", Failure { true, 2, "bind %1", "/f", true },
        "01020000000700000062696e64202531020000002f6601");
}

/// A change of these bytes needs a new kProtocolVersion.
void TestProtocol::bytesStayTheSame()
{
    QFETCH(std::string, bytes);
    QTEST(QByteArray::fromStdString(bytes).toHex(), "expected");
}

void TestProtocol::frames()
{
    const std::string bytes =
        encodeFrame(Kind::Stdout, 77, "hello") + encodeFrame(Kind::Finished, 78, "");
    Frame frame;
    std::size_t size = 0;
    QCOMPARE(decodeFrame(bytes, frame, size), FrameState::Complete);
    QCOMPARE(frame.kind, Kind::Stdout);
    QCOMPARE(frame.timeNs, 77ULL);
    QCOMPARE(std::string(frame.payload), std::string("hello"));
    QCOMPARE(decodeFrame(std::string_view(bytes).substr(size), frame, size), FrameState::Complete);
    QCOMPARE(frame.kind, Kind::Finished);
    QVERIFY(frame.payload.empty());
}

void TestProtocol::refusesBrokenFrames_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<FrameState>("state");
    QTest::newRow("nothing") << QByteArray() << FrameState::Incomplete;
    QTest::newRow("half a length") << QByteArray("\x01\x00", 2) << FrameState::Incomplete;
    QTest::newRow("too short") << QByteArray("\x08\x00\x00\x00", 4) << FrameState::Broken;
    QTest::newRow("too long") << QByteArray("\xff\xff\xff\xff", 4) << FrameState::Broken;
    QTest::newRow("not all there")
        << QByteArray("\x09\x00\x00\x00\x40", 5) << FrameState::Incomplete;
}

void TestProtocol::refusesBrokenFrames()
{
    QFETCH(QByteArray, bytes);
    Frame frame;
    std::size_t size = 0;
    QTEST(decodeFrame(std::string_view(bytes.constData(), static_cast<size_t>(bytes.size())), frame,
                      size),
          "state");
}

void TestProtocol::refusesEveryTruncation()
{
    const std::string whole = encode(sampleJob());
    for (std::size_t length = 0; length < whole.size(); ++length)
        QVERIFY(!decode<Job>(std::string_view(whole).substr(0, length)));
    QVERIFY(!decode<Job>(whole + "x"));
}

void TestProtocol::refusesImpossibleValues_data()
{
    QTest::addColumn<bool>("isDecoded");
    const auto changed = [](std::string bytes, std::size_t at, const std::string &by) {
        return bytes.replace(at, by.size(), by);
    };
    const std::string outcome = encode(Outcome {});
    const std::string ready = encode(Ready { .version = 1, .layers = { {} } });
    const std::string all(4, '\xff');
    QTest::newRow("an ending") << decode<Outcome>(changed(outcome, 0, "\x03")).has_value();
    QTest::newRow("a limit") << decode<Outcome>(changed(outcome, 9, "\x08")).has_value();
    QTest::newRow("a bool") << decode<Waiting>("\x02").has_value();
    QTest::newRow("more items than bytes") << decode<Ready>(changed(ready, 4, all)).has_value();
    QTest::newRow("one item too many") << decode<Ready>(changed(ready, 4, "\x02")).has_value();
    QTest::newRow("a text too long") << decode<Ready>(changed(ready, 8, all)).has_value();
    QTest::newRow("bytes behind it") << decode<Ready>(ready + '\0').has_value();
}

void TestProtocol::refusesImpossibleValues()
{
    QTEST(false, "isDecoded");
}

void TestProtocol::survivesRandomBytes()
{
    QRandomGenerator random(7);
    int decodedCount = 0;
    for (int round = 0; round < 20'000; ++round) {
        std::string bytes(random.bounded(200), '\0');
        for (char &byte : bytes)
            byte = static_cast<char>(random.bounded(256));
        decodedCount += decode<Job>(bytes).has_value();
        decodedCount += decode<Setup>(bytes).has_value();
        decodedCount += decode<Ready>(bytes).has_value();
        decodedCount += decode<FileHeader>(bytes).has_value();
    }
    QCOMPARE(decodedCount, 0);
}

void TestProtocol::changedBytesAreRefusedOrKept()
{
    QRandomGenerator random(11);
    const std::string job = encode(wholeJob());
    const std::string setup = encode(wholeSetup());
    const std::string outcome = encode(Outcome {});
    const auto mutated = [&random](std::string bytes) {
        for (quint32 edits = random.bounded(1, 4); edits > 0; --edits)
            bytes[random.bounded(static_cast<quint32>(bytes.size()))] =
                static_cast<char>(random.bounded(256));
        return bytes;
    };
    for (int round = 0; round < 20'000; ++round) {
        QVERIFY(isRefusedOrKept<Job>(mutated(job)));
        QVERIFY(isRefusedOrKept<Setup>(mutated(setup)));
        QVERIFY(isRefusedOrKept<Outcome>(mutated(outcome)));
    }
}

SANDPAD_TEST(protocol, TestProtocol)
#include "tst_protocol.moc"
