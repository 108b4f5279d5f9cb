#include "runner/history/RunRecording.h"
#include "tests/TestProgram.h"

#include <QTest>

using namespace sandpad::runner;
using namespace std::chrono_literals;

Q_DECLARE_METATYPE(sandpad::runner::RunResult)

namespace {

RunEvent printed(const QByteArray &bytes, Stream stream = Stream::Out)
{
    return { .time = 1ms, .payload = Output { .stream = stream, .bytes = bytes } };
}

RunEvent shown(const QByteArray &data)
{
    return { .time = 1ms, .payload = Display { { QStringLiteral("text/plain"), data } } };
}

RunEvent finished(RunOutcome outcome)
{
    RunResult result;
    result.outcome = std::move(outcome);
    return { .time = 2ms, .payload = Finished { result } };
}

} // namespace

class TestRunRecording : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QTest::failOnWarning(); }
    void outputIsJoinedByStream();
    void outputBeyondItsBoundIsCounted();
    void displaysBeyondTheirBoundAreCounted();
    void moreOfADisplayGoesWithIt();
    void secretsAreNotKept();
    void contentsOfFilesAreNotKept();
    void brokenOffRunIsStopped();
    void headTellsTheBeginning_data();
    void headTellsTheBeginning();
    void headTellsTheEnd_data();
    void headTellsTheEnd();
};

void TestRunRecording::outputIsJoinedByStream()
{
    RunRecording recording({}, {});
    for (const char *part : { "a", "b" })
        recording.add(printed(part));
    recording.add({ .time = 1ms, .payload = Usage { .cpu = 1s } }); // is no part of the output
    recording.add(printed("b2"));
    recording.add(printed("c", Stream::Err));
    recording.add(printed("d"));
    QVERIFY(!recording.isFinished());
    recording.add(finished(Completed { 0 }));
    QVERIFY(recording.isFinished());
    const QList<RunEvent> &events = recording.run().events;
    QCOMPARE(events.size(), 4);
    QCOMPARE(std::get<Output>(events[0].payload).bytes, "abb2");
    QCOMPARE(std::get<Output>(events[1].payload).stream, Stream::Err);
    QCOMPARE(std::get<Output>(events[2].payload).bytes, "d");
    QCOMPARE(recording.run().cut, Cut {});
}

void TestRunRecording::outputBeyondItsBoundIsCounted()
{
    RunRecording recording({}, {}, { .outputBytes = 5 });
    recording.add(printed("abc"));
    recording.add(printed("def", Stream::Err));
    recording.add(printed("ghi"));
    recording.add(finished(Completed { 0 }));
    const QList<RunEvent> &events = recording.run().events;
    QCOMPARE(events.size(), 3);
    QCOMPARE(std::get<Output>(events[1].payload).bytes, "de");
    QCOMPARE(recording.run().cut, (Cut { .outputBytes = 4 }));
}

void TestRunRecording::displaysBeyondTheirBoundAreCounted()
{
    RunRecording recording({}, {}, { .displayBytes = 5 });
    recording.add(shown("abc"));
    recording.add(shown("def"));
    recording.add(shown("gh"));
    QCOMPARE(recording.run().events.size(), 2);
    QCOMPARE(recording.run().cut, (Cut { .displays = 1 }));
}

void TestRunRecording::moreOfADisplayGoesWithIt()
{
    const RunEvent more { .time = 1ms,
                          .payload = DisplayMore { 0, { QStringLiteral("text/html"), "xyz" } } };
    RunRecording whole({}, {});
    whole.add(shown("abc"));
    whole.add(more);
    QCOMPARE(whole.run().events.size(), 2);
    RunRecording bounded({}, {}, { .displayBytes = 2 });
    bounded.add(shown("abc"));
    bounded.add(more);
    QCOMPARE(bounded.run().events.size(), 0);
}

void TestRunRecording::secretsAreNotKept()
{
    RunRecording recording({}, {}, { .inputBytes = 8 });
    recording.add({ .time = 1ms, .payload = WaitingForInput { .isSecret = true } });
    recording.addTyped("password\n");
    recording.add({ .time = 1ms, .payload = WaitingForInput {} });
    recording.addTyped("Ann\n");
    QCOMPARE(recording.run().typed, "Ann\n");
    recording.addTyped("Bob Miller\n");
    QCOMPARE(recording.run().typed, "Ann\nBob ");
    QCOMPARE(recording.run().cut, (Cut { .inputBytes = 7 }));
    QCOMPARE(recording.run().typedLines, QList<TypedLine>({ { 1, 0 }, { 2, 4 }, { 2, 4 } }));
}

void TestRunRecording::contentsOfFilesAreNotKept()
{
    RunRequest request;
    request.inputs = { { .name = QStringLiteral("in.txt"), .content = "secret" } };
    RunRecording recording({}, request);
    RunResult result;
    result.outcome = Completed { 0 };
    FileEntry file;
    file.name = QStringLiteral("out.txt");
    file.sizeBytes = 6;
    file.content = "secret";
    result.files = { file };
    recording.add({ .time = 1ms, .payload = file });
    recording.add({ .time = 1ms, .payload = Finished { result } });
    const KeptRun &run = recording.run();
    QCOMPARE(run.request.inputs[0], (InputFile { QStringLiteral("in.txt"), {} }));
    QCOMPARE(std::get<FileEntry>(run.events[0].payload).content, QByteArray());
    QCOMPARE(std::get<FileEntry>(run.events[0].payload).sizeBytes, 6);
    QVERIFY(!std::get<FileEntry>(run.events[0].payload).refused.isEmpty());
    QCOMPARE(std::get<Finished>(run.events[1].payload).result.files[0].content, QByteArray());
}

void TestRunRecording::brokenOffRunIsStopped()
{
    RunRecording recording({}, {});
    Started started;
    started.isolation = { .level = IsolationLevel(QStringLiteral("landlock")), .layers = {} };
    recording.add({ .time = 1ms, .payload = started });
    recording.add(printed("half"));
    recording.breakOff();
    QVERIFY(recording.isFinished());
    QCOMPARE(recording.run().head.ending, Ending::Stopped);
    const auto &end = std::get<Finished>(recording.run().events.last().payload);
    QCOMPARE(end.result.isolation, started.isolation);
    recording.add(finished(Completed { 0 })); // too late
    QCOMPARE(recording.run().events.size(), 3);
}

void TestRunRecording::headTellsTheBeginning_data()
{
    QTest::addColumn<QList<QByteArray>>("parts");
    QTest::addColumn<QString>("line");
    QTest::addColumn<qint64>("lines");
    const auto row = [](const char *name, const QList<QByteArray> &parts, const QString &line,
                        qint64 lines) { QTest::newRow(name) << parts << line << lines; };
    row("nothing", {}, {}, 0);
    row("a line", { "one\n" }, QStringLiteral("one"), 1);
    row("without an end", { "on", "e" }, QStringLiteral("one"), 1);
    row("several", { "one\ntw", "o\n", "three" }, QStringLiteral("one"), 3);
    row("an empty one first", { "\n  \n  one  two\n" }, QStringLiteral("one two"), 3);
    row("in colour", { "\x1b[3", "1mred\x1b[0m\n" }, QStringLiteral("red"), 1);
    row("written over", { "10 %\r20 %\r\n" }, QStringLiteral("20 %"), 1);
    row("written over a thousand times",
        QList<QByteArray>(1000, "\r40 % \xe2\x96\x88\xe2\x96\x88") << "\rall\r" << "\nsecond\n",
        QStringLiteral("all"), 2);
    row("ends of lines of Windows", { "one\r", "\ntwo\r\n" }, QStringLiteral("one"), 2);
    row("cut within a character", { QByteArray(4095, '\n') + "\xc3\xa9\n" }, QString(), 4096);
    row("no UTF-8",
        { "\xff"
          "a" },
        QStringLiteral("\uFFFDa"), 1);
    row("long", { QByteArray(5000, 'x'), QByteArray(5000, '\n') }, QString(120, u'x'), 5000);
}

void TestRunRecording::headTellsTheBeginning()
{
    QFETCH(const QList<QByteArray>, parts);
    RunRecording recording({}, {}, { .outputBytes = 100 });
    for (const QByteArray &part : parts)
        recording.add(printed(part));
    recording.add(finished(Completed { 0 }));
    QTEST(recording.run().head.beginning, "line");
    QTEST(recording.run().head.lines, "lines");
    // What was printed of an error is told by its name.
    RunRecording failed({}, {});
    failed.add(printed("one\ntwo\n"));
    failed.add(printed("Traceback:\n  line 1\nKeyError\n\nTraceback:\n  line 2\nValueError\n",
                       Stream::Err));
    RunResult result;
    result.outcome = Completed { 1 };
    result.error.emplace();
    result.error->traceback =
        QStringLiteral("Traceback:\n  line 1\nKeyError\n\nTraceback:\n  line 2\nValueError\n");
    failed.add({ .time = 2ms, .payload = Finished { result } });
    QCOMPARE(failed.run().head.beginning, QStringLiteral("one"));
    QCOMPARE(failed.run().head.lines, 2);
    // A table that was printed and is shown counts once; what is only shown has a text, too.
    RunRecording displays({}, {});
    RunEvent again = shown("a b\n1 2");
    std::get<Display>(again.payload).repeatsOutput = true;
    displays.add(again);
    displays.add(shown("c d\n3 4"));
    displays.add(finished(Completed { 0 }));
    QCOMPARE(displays.run().head.beginning, QStringLiteral("c d"));
    QCOMPARE(displays.run().head.lines, 2);
}

void TestRunRecording::headTellsTheEnd_data()
{
    QTest::addColumn<RunResult>("result");
    QTest::addColumn<Ending>("ending");
    QTest::addColumn<QString>("detail");
    const auto row = [](const char *name, RunOutcome outcome, Ending ending, const QString &detail,
                        const QString &type = {}) {
        RunResult result;
        result.outcome = std::move(outcome);
        if (!type.isEmpty()) {
            result.error.emplace();
            result.error->type = type;
        }
        QTest::newRow(name) << result << ending << detail;
    };
    row("finished", Completed { 0 }, Ending::Finished, {});
    row("failed", Completed { 1 }, Ending::Failed, QStringLiteral("IndexError"),
        QStringLiteral("IndexError"));
    row("signalled", Signalled { 11 }, Ending::Signalled,
        QStringLiteral("SIGSEGV (invalid memory access)"));
    row("ended by an exception of .NET", Signalled { 6 }, Ending::Signalled,
        QStringLiteral("FormatException"), QStringLiteral("FormatException"));
    row("stopped", Stopped {}, Ending::Stopped, {});
    row("not started", NotStarted {}, Ending::NotStarted, {});
}

void TestRunRecording::headTellsTheEnd()
{
    QFETCH(const RunResult, result);
    RunRequest request;
    request.snippet.languageId = QStringLiteral("python");
    RunRecording recording({ .scratchId = QStringLiteral("one"), .title = QStringLiteral("a") },
                           request);
    Started started;
    started.versions = { { QStringLiteral("python3"), QStringLiteral("3.13.5") } };
    recording.add({ .time = 1ms, .payload = started });
    recording.add({ .time = 1ms, .payload = Finished { result } });
    const KeptRunHead &head = recording.run().head;
    QTEST(head.ending, "ending");
    QTEST(head.detail, "detail");
    QCOMPARE(head.version, QStringLiteral("3.13.5"));
    QCOMPARE(head.scratchId, QStringLiteral("one"));
    QCOMPARE(head.languageId, QStringLiteral("python"));
    QVERIFY(head.began.isValid());
}

SANDPAD_TEST(runrecording, TestRunRecording)

#include "tst_runrecording.moc"
