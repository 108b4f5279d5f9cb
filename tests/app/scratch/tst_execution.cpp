#include "app/scratch/Execution.h"
#include "tests/TestProgram.h"

#include <QPointer>
#include <QSignalSpy>
#include <QTest>

#include <memory>

using namespace sandpad;
using app::Execution;
using State = app::Execution::State;

namespace {

/// A run that records its calls.
class FakeRun : public runner::Run
{
public:
    void stop() override { told += "stop;"; }
    void sendInput(const QByteArray &bytes) override { told += "input " + bytes + ';'; }
    void endInput() override { told += "end;"; }
    void resizeTerminal(runner::TerminalSize size) override
    {
        told += "size " + QByteArray::number(size.columns) + ';';
    }

    QByteArray told;
};

class FakeStarter : public runner::RunStarter
{
public:
    std::unique_ptr<runner::Run> start(const runner::RunRequest &) override
    {
        auto made = std::make_unique<FakeRun>();
        run = made.get();
        return made;
    }

    QPointer<FakeRun> run;
};

runner::RunEvent started()
{
    runner::Started event;
    event.versions = { { QStringLiteral("python"), QStringLiteral("3.13") } };
    return { {}, event };
}

runner::RunEvent waiting()
{
    return { {}, runner::WaitingForInput {} };
}

runner::RunEvent finished()
{
    runner::RunResult result;
    result.outcome = runner::Completed { 3 };
    return { {}, runner::Finished { result } };
}

} // namespace

/// The facts about a scratch's last run, from its start to its end and into the next run.
class TestExecution : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QTest::failOnWarning(); }
    void init()
    {
        m_starter = std::make_unique<FakeStarter>();
        m_execution = std::make_unique<Execution>();
    }
    void goesThroughItsStates();
    void compilingThatFailsTakesTime();
    void isStoppingUntilItHasEnded();
    void withoutARunNothingHappens();
    void inputThatIsGivenOrEndedIsNotWaitedFor_data();
    void inputThatIsGivenOrEndedIsNotWaitedFor();
    void onlyAStartedTerminalIsToldItsSize_data();
    void onlyAStartedTerminalIsToldItsSize();
    void anotherStartEndsTheRunBefore();
    void aRunThatNeverStartedHasAResult();
    void everyRunIsKeptOnce();

private:
    void start(bool usesTerminal = false)
    {
        runner::RunRequest request;
        request.usesTerminal = usesTerminal;
        m_execution->start(*m_starter, request);
    }
    void happen(const runner::RunEvent &event) { emit m_starter->run->happened(event); }

    std::unique_ptr<FakeStarter> m_starter;
    std::unique_ptr<Execution> m_execution;
};

void TestExecution::goesThroughItsStates()
{
    QCOMPARE(m_execution->state(), State::None);
    QVERIFY(!m_execution->isUnderWay());
    start();
    QCOMPARE(m_execution->state(), State::Starting);
    QVERIFY(m_execution->isUnderWay());
    // A listener of an event sees the state after the event.
    QList<State> heard;
    connect(m_execution.get(), &Execution::happened, this,
            [this, &heard] { heard.append(m_execution->state()); });
    happen(started());
    QCOMPARE(m_execution->versions().value(QStringLiteral("python")), QStringLiteral("3.13"));
    happen({ {}, runner::StepBegun { .isCompiling = true } });
    QCOMPARE(m_execution->compiling().count(), 0);
    QTest::qSleep(2);
    happen({ {}, runner::StepBegun { .isCompiling = false } });
    QVERIFY(m_execution->compiling().count() > 0);
    happen(waiting());
    QVERIFY(!m_execution->result());
    happen(finished());
    QCOMPARE(heard,
             (QList { State::Running, State::Compiling, State::Running, State::Waiting,
                      State::Finished }));
    QVERIFY(!m_execution->isUnderWay());
    QVERIFY(m_execution->result());
    QCOMPARE(std::get<runner::Completed>(m_execution->result()->outcome).exitCode, 3);
    QTRY_VERIFY(!m_starter->run);
    disconnect(m_execution.get(), nullptr, this, nullptr);
}

void TestExecution::compilingThatFailsTakesTime()
{
    // A shared compiler tells what it found once the sandbox is there.
    start();
    happen({ {}, runner::StepBegun { .isCompiling = true } });
    QTest::qSleep(2);
    happen(started());
    happen({ {}, runner::StepBegun { .isCompiling = true } });
    const auto before = m_execution->compiling().count();
    QVERIFY(before > 0);
    QTest::qSleep(2);
    happen(finished());
    QVERIFY(m_execution->compiling().count() > before);
}

void TestExecution::isStoppingUntilItHasEnded()
{
    start();
    happen(started());
    m_execution->stop();
    QCOMPARE(m_execution->state(), State::Stopping);
    // A program may still do something on its way to the end.
    happen(waiting());
    QCOMPARE(m_execution->state(), State::Stopping);
    happen(finished());
    QCOMPARE(m_execution->state(), State::Finished);
}

void TestExecution::withoutARunNothingHappens()
{
    m_execution->stop();
    m_execution->sendLine(QStringLiteral("x"));
    m_execution->endInput();
    m_execution->setTerminalSize({ .columns = 3, .rows = 4 });
    QCOMPARE(m_execution->state(), State::None);
}

void TestExecution::inputThatIsGivenOrEndedIsNotWaitedFor_data()
{
    QTest::addColumn<bool>("isEnded");
    QTest::addColumn<QByteArray>("told");
    QTest::newRow("given") << false << QByteArray("input ä\n;");
    QTest::newRow("ended") << true << QByteArray("end;");
}

void TestExecution::inputThatIsGivenOrEndedIsNotWaitedFor()
{
    QFETCH(bool, isEnded);
    QFETCH(QByteArray, told);
    start();
    happen(started());
    happen(waiting());
    isEnded ? m_execution->endInput() : m_execution->sendLine(QStringLiteral("ä"));
    QCOMPARE(m_execution->state(), State::Running);
    QCOMPARE(m_starter->run->told, told);
}

void TestExecution::onlyAStartedTerminalIsToldItsSize_data()
{
    QTest::addColumn<bool>("usesTerminal");
    QTest::addColumn<bool>("isStarted");
    QTest::addColumn<QByteArray>("told");
    QTest::newRow("terminal") << true << true << QByteArray("size 100;");
    QTest::newRow("before it has started") << true << false << QByteArray();
    QTest::newRow("pipes") << false << true << QByteArray();
}

void TestExecution::onlyAStartedTerminalIsToldItsSize()
{
    QFETCH(bool, usesTerminal);
    QFETCH(bool, isStarted);
    QFETCH(QByteArray, told);
    start(usesTerminal);
    if (isStarted)
        happen(started());
    m_execution->setTerminalSize({ .columns = 80, .rows = 24 }); // the size at the start
    m_execution->setTerminalSize({ .columns = 100, .rows = 24 });
    m_execution->setTerminalSize({ .columns = 100, .rows = 24 });
    QCOMPARE(m_starter->run->told, told);
}

void TestExecution::anotherStartEndsTheRunBefore()
{
    start();
    happen(started());
    happen(finished());
    start();
    const QPointer<FakeRun> first = m_starter->run;
    QVERIFY(!m_execution->result());
    happen(waiting());
    start();
    QVERIFY(!first);
    QCOMPARE(m_execution->state(), State::Starting);
}

void TestExecution::aRunThatNeverStartedHasAResult()
{
    start();
    happen(finished());
    QCOMPARE(m_execution->state(), State::Finished);
    m_execution->setTerminalSize({ .columns = 3, .rows = 4 });
    m_execution->stop();
}

void TestExecution::everyRunIsKeptOnce()
{
    QList<runner::KeptRun> kept;
    connect(m_execution.get(), &Execution::kept, this,
            [&](const runner::KeptRun &run) { kept.append(run); });
    runner::KeptRunHead about;
    about.title = QStringLiteral("a title");
    runner::RunRequest request;
    request.snippet.code = "input()";
    m_execution->start(*m_starter, request, about);
    happen(started());
    happen(waiting());
    m_execution->sendLine(QStringLiteral("Ann"));
    happen({ {}, runner::WaitingForInput { .isSecret = true } });
    m_execution->sendLine(QStringLiteral("secret"));
    QCOMPARE(kept.size(), 0);
    happen(finished());
    QCOMPARE(kept.size(), 1);
    QCOMPARE(kept[0].head.title, about.title);
    QCOMPARE(kept[0].head.ending, runner::Ending::Failed);
    QCOMPARE(kept[0].head.version, QStringLiteral("3.13"));
    QCOMPARE(kept[0].request.snippet.code, "input()");
    QCOMPARE(kept[0].typed, "Ann\n");
    // One that the next one breaks off.
    start();
    happen(started());
    start();
    QCOMPARE(kept.size(), 2);
    QCOMPARE(kept[1].head.ending, runner::Ending::Stopped);
    m_execution->breakOff();
    QCOMPARE(kept.size(), 3);
    m_execution->breakOff();
    QCOMPARE(kept.size(), 3);
    disconnect(m_execution.get(), nullptr, this, nullptr);
}

SANDPAD_TEST(execution, TestExecution)
#include "tst_execution.moc"
