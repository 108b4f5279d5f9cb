#include "runner/Runner.h"
#include "runner/model/json/ModelJson.h"
#include "tests/TestProgram.h"
#include "tests/runner/sandbox/TestOnlyLevel.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QThread>
#include <QTimer>

#include <algorithm>
#include <memory>
#include <nlohmann/json.hpp>

using namespace sandpad::runner;
using namespace std::chrono_literals;

namespace {

bool has(const Isolation &isolation, const QString &noun)
{
    return std::ranges::any_of(isolation.layers, [&noun](const IsolationLayer &layer) {
        return layer.inForce && layer.name.noun() == noun;
    });
}

} // namespace

/// A runner takes levels from a list and does not know their names. This test adds its own level.
class TestLevels : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QTest::failOnWarning(); }
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void runsAProgram();
    void waitsForAPersonBeyondItsPatience();
    void waitsForASlowReaderBeyondItsPatience();
    void isTakenWithoutAWish();
    void isNotTakenUnasked();
    void anUnknownLevelIsRefused();
    void aRefusedLevelGivesWayToTheNext();
    void theBestWayThatWorksIsTaken();
    void doctorListsIt();
    void doctorSaysWhyItDoesNotWork();

private:
    /// The findings about the machine are kept in a folder of this test.
    [[nodiscard]] RunnerSettings with(const LevelList &levels) const
    {
        RunnerSettings settings;
        settings.cacheFolder = m_folder->filePath(QStringLiteral("cache"));
        settings.levels = levels;
        return settings;
    }
    RunResult run(Runner &runner, const std::optional<IsolationLevel> &level);
    DoctorReport examine(Runner &runner);

    std::unique_ptr<QTemporaryDir> m_folder;
};

RunResult TestLevels::run(Runner &runner, const std::optional<IsolationLevel> &level)
{
    RunRequest request;
    request.snippet = { .languageId = QStringLiteral("python"), .code = "print('here')" };
    request.isolation = level;
    const auto run = runner.start(request);
    std::optional<RunResult> result;
    connect(run.get(), &Run::happened, this, [&result](const RunEvent &event) {
        if (const auto *end = std::get_if<Finished>(&event.payload))
            result = end->result;
    });
    [&] { QTRY_VERIFY_WITH_TIMEOUT(result, 60'000); }();
    return result.value_or(RunResult());
}

DoctorReport TestLevels::examine(Runner &runner)
{
    DoctorReport report;
    QSignalSpy examined(&runner, &Runner::examined);
    connect(&runner, &Runner::examined, this,
            [&report](const DoctorReport &found) { report = found; });
    runner.examine();
    [&] { QTRY_COMPARE_WITH_TIMEOUT(examined.size(), 1, 120'000); }();
    return report;
}

void TestLevels::runsAProgram()
{
    Runner runner(with(behind(std::make_shared<TestOnlyLevel>())));
    const RunResult result = run(runner, kTestOnly);
    QVERIFY2(result.isSuccess(), qPrintable(result.message));
    QCOMPARE(result.isolation.level, kTestOnly);
    QVERIFY(has(result.isolation, kMoat));
    QVERIFY(has(result.isolation, QStringLiteral("seccomp")));
    QCOMPARE(toJson(result.isolation)["level"].get<std::string>(), "test-only");
    QCOMPARE(toJson(result.isolation)["layers"][0].get<std::string>(), "moat");
}

/// The time that a person takes to type is no time in which the sandbox should have answered.
void TestLevels::waitsForAPersonBeyondItsPatience()
{
    Runner runner(with(behind(std::make_shared<HastyLevel>())));
    RunRequest request;
    request.snippet = { .languageId = QStringLiteral("python"), .code = "print(input())" };
    request.isolation = kTestOnly;
    request.keepsInputOpen = true;
    request.limits.wall = 1s;
    request.limits.compile = 1s;
    const auto run = runner.start(request);
    std::optional<RunResult> result;
    QByteArray printed;
    connect(run.get(), &Run::happened, this, [&](const RunEvent &event) {
        if (std::holds_alternative<WaitingForInput>(event.payload))
            QTimer::singleShot(14s, run.get(), [&run] { run->sendInput("typed\n"); });
        else if (const auto *output = std::get_if<Output>(&event.payload))
            printed += output->bytes;
        else if (const auto *end = std::get_if<Finished>(&event.payload))
            result = end->result;
    });
    QTRY_VERIFY_WITH_TIMEOUT(result, 120'000);
    QVERIFY2(result->isSuccess(), qPrintable(result->message));
    QCOMPARE(printed, QByteArray("typed\n"));
}

/// Who reads slowly, as a person in front of a pager, has not heard the sandbox yet.
void TestLevels::waitsForASlowReaderBeyondItsPatience()
{
    Runner runner(with(behind(std::make_shared<HastyLevel>())));
    RunRequest request;
    request.snippet = { .languageId = QStringLiteral("python"),
                        .code = "for i in range(20): print('x' * 9_999)" };
    request.isolation = kTestOnly;
    request.limits.wall = 4s;
    request.limits.compile = 1s;
    const auto run = runner.start(request);
    std::optional<RunResult> result;
    qsizetype printed = 0;
    connect(run.get(), &Run::happened, this, [&](const RunEvent &event) {
        if (const auto *output = std::get_if<Output>(&event.payload)) {
            if (printed == 0)
                QThread::sleep(14s);
            printed += output->bytes.size();
        } else if (const auto *end = std::get_if<Finished>(&event.payload)) {
            result = end->result;
        }
    });
    QTRY_VERIFY_WITH_TIMEOUT(result, 120'000);
    QVERIFY2(result->isSuccess(), qPrintable(result->message));
    QCOMPARE(printed, 200'000);
}

void TestLevels::isTakenWithoutAWish()
{
    Runner runner(with(behind(std::make_shared<TestOnlyLevel>())));
    QCOMPARE(run(runner, std::nullopt).isolation.level, kTestOnly);
}

void TestLevels::isNotTakenUnasked()
{
    Runner runner(with(behind(std::make_shared<TestOnlyLevel>(LevelUse::OnRequest))));
    const RunResult result = run(runner, std::nullopt);
    QVERIFY2(result.isSuccess(), qPrintable(result.message));
    QVERIFY(result.isolation.level != kTestOnly);
    QCOMPARE(run(runner, kTestOnly).isolation.level, kTestOnly);
}

void TestLevels::anUnknownLevelIsRefused()
{
    Runner runner;
    const RunResult result = run(runner, kTestOnly);
    QVERIFY(std::holds_alternative<NotStarted>(result.outcome));
    QCOMPARE(result.message,
             QStringLiteral("There is no isolation level \"test-only\"; known are %1.")
                 .arg(idsOf(runner.levels()).join(QStringLiteral(", "))));
}

void TestLevels::aRefusedLevelGivesWayToTheNext()
{
    Runner runner(with({ std::make_shared<ImpossibleLevel>(), std::make_shared<LandlockLevel>() }));
    const RunResult result = run(runner, std::nullopt);
    QVERIFY2(result.isSuccess(), qPrintable(result.message));
    QCOMPARE(result.isolation.level.id(), QStringLiteral("landlock"));
    QVERIFY(result.isolation.layers.first().reason.contains(QLatin1String("no water")));
    // A person who insists on the level gets an error.
    QVERIFY(run(runner, kTestOnly).message.contains(QLatin1String("no water")));
}

void TestLevels::theBestWayThatWorksIsTaken()
{
    Runner runner(with(behind(std::make_shared<TwoWayLevel>())));
    QVERIFY(has(run(runner, std::nullopt).isolation, QStringLiteral("shallow")));
}

void TestLevels::doctorListsIt()
{
    Runner runner(with(behind(std::make_shared<TestOnlyLevel>())));
    const DoctorReport report = examine(runner);
    QCOMPARE(report.layers.value(0).level, kTestOnly);
    QCOMPARE(report.layers.value(0).name, kMoat);
    QVERIFY(report.layers.value(0).works);
    const auto strongest = strongestOf(report);
    QVERIFY(strongest);
    QCOMPARE(strongest->level, kTestOnly);
    QCOMPARE(toJson(report)["isolation"][0]["level"].get<std::string>(), "test-only");
}

void TestLevels::doctorSaysWhyItDoesNotWork()
{
    Runner runner(with(behind(std::make_shared<ImpossibleLevel>())));
    const DoctorReport report = examine(runner);
    const LayerHealth first = report.layers.value(0);
    QCOMPARE(first.level, kTestOnly);
    QCOMPARE(first.name, kTestOnly.id());
    QVERIFY(!first.works);
    QCOMPARE(first.reason, QStringLiteral("There is no water"));
    const auto strongest = strongestOf(report);
    QVERIFY(strongest);
    QVERIFY(strongest->level != kTestOnly);
}

SANDPAD_TEST(levels, TestLevels)
#include "tst_levels.moc"
