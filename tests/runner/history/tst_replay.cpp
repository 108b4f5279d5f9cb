#include "runner/history/Replay.h"
#include "runner/history/RunRecording.h"
#include "tests/TestProgram.h"

#include <QTest>

using namespace sandpad::runner;

/// A kept run is told as it happened.
class TestReplay : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QTest::failOnWarning(); }
    void typedLinesHaveTheirPlace();
    void damagedLinesDoNoHarm();

private:
    static QStringList told(const KeptRun &run);
};

/// What is printed, and what is typed in angle brackets; a secret line is "***".
QStringList TestReplay::told(const KeptRun &run)
{
    QStringList told;
    replay(run,
           { .onEvent =
                 [&told](const RunEvent &event) {
                     if (const auto *output = std::get_if<Output>(&event.payload))
                         told += QString::fromUtf8(output->bytes);
                 },
             .onTyped =
                 [&told](const QString &line, bool isSecret) {
                     told += isSecret ? QStringLiteral("***") : u'<' + line + u'>';
                 } });
    return told;
}

void TestReplay::typedLinesHaveTheirPlace()
{
    RunRecording recording({}, {});
    const auto print = [&](const char *bytes) {
        recording.add({ .time = {}, .payload = Output { .stream = Stream::Out, .bytes = bytes } });
    };
    recording.addTyped("early\n");
    print("Name");
    print("? ");
    recording.addTyped("Ann\n");
    print("Password? ");
    recording.add({ .time = {}, .payload = WaitingForInput { .isSecret = true } });
    recording.addTyped("secret\n");
    print("Hello ");
    recording.addTyped("\n");
    print("Ann\n");
    recording.add({ .time = {}, .payload = Finished {} });
    QCOMPARE(told(recording.run()).join(u'|'),
             QStringLiteral("<early>|Name? |<Ann>|Password? |***|Hello |<>|Ann\n"));
}

void TestReplay::damagedLinesDoNoHarm()
{
    KeptRun run;
    run.typed = "Ann\n";
    run.typedLines = { { .event = -5, .bytes = -7 },
                       { .event = 0, .bytes = 1'000'000 },
                       { .event = 0, .bytes = 4 },
                       { .event = 99, .bytes = 1 } };
    run.events = { { .time = {}, .payload = Finished {} } };
    QCOMPARE(told(run).join(u'|'), QStringLiteral("<>|<Ann>|<>"));
}

SANDPAD_TEST(replay, TestReplay)
#include "tst_replay.moc"
