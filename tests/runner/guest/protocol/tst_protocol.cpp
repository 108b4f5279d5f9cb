#include "runner/guest/protocol/Protocol.h"

#include <QRandomGenerator>
#include <QTest>

using namespace sandpad::guest;

class TestProtocol : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QTest::failOnWarning(); }
    void valuesSurvive();
    void frames();
    void refusesBrokenFrames_data();
    void refusesBrokenFrames();
    void refusesEveryTruncation();
    void survivesRandomBytes();
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
    setup.mounts = { { "/tmp", 5, 6, 01777 } };
    setup.keptPaths = { "/tmp/py" };
    setup.writableFolders = { "/tmp" };
    setup.readablePaths = { "/usr" };
    setup.wantsNothingByName = true;
    const auto setupBack = decode<Setup>(encode(setup));
    QVERIFY(setupBack);
    QVERIFY(!setupBack->hasNamespaces);
    QVERIFY(setupBack->wantsSeccomp);
    QCOMPARE(setupBack->mounts.at(0).mode, 01777U);
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
                                                          .largestBytes = 8 }));
    QVERIFY(outcome);
    QCOMPARE(outcome->waitStatus, -1);
    QCOMPARE(outcome->limit, Limit::Compile);
    QCOMPARE(outcome->peakMemoryBytes, 7ULL);
    QCOMPARE(outcome->largestBytes, 8ULL);

    const auto file = decode<FileHeader>(encode(FileHeader { "n", 3, "r" }));
    QVERIFY(file);
    QCOMPARE(file->refused, std::string("r"));
    const auto failure = decode<Failure>(encode(Failure { true, 2, "exec" }));
    QVERIFY(failure);
    QVERIFY(failure->isProgram);
    QCOMPARE(decode<StepEnded>(encode(StepEnded { 1, 9 }))->waitStatus, 9);
    QCOMPARE(decode<StepStarted>(encode(StepStarted { 4 }))->index, 4U);
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
    std::string impossible = encode(Outcome {});
    impossible[0] = 9;
    QVERIFY(!decode<Outcome>(impossible));
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

QTEST_GUILESS_MAIN(TestProtocol)
#include "tst_protocol.moc"
