#include "app/cli/DoctorCommand.h"
#include "app/cli/RunOptions.h"
#include "app/cli/VerifyOptions.h"
#include "app/scratch/ScratchPage.h"
#include "app/session/SessionStore.h"
#include "app/window/MainWindow.h"
#include "runner/Runner.h"
#include "runner/sandbox/LandlockLevel.h"
#include "widgets/controls/Footer.h"
#include "widgets/controls/IsolationPill.h"
#include "widgets/editor/CodeEditor.h"
#include "widgets/output/OutputView.h"

#include <QAction>
#include <QFile>
#include <QMenu>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <memory>

using namespace sandpad;
using namespace sandpad::runner;

namespace {

const IsolationLevel kTestOnly(QStringLiteral("test-only"));
const QString kMoat = QStringLiteral("moat"); ///< a layer that no table knows

/// A level that exists in this file only: landlock with one layer more.
class TestOnlyLevel : public SandboxLevel
{
public:
    explicit TestOnlyLevel(LevelUse use = LevelUse::Automatic)
        : m_use(use)
    { }

    [[nodiscard]] LevelInfo info() const override
    {
        return { .level = kTestOnly,
                 .choice = QStringLiteral("Behind a moat"),
                 .badge = QStringLiteral("Isolated: moat"),
                 .badgeWithGaps = QStringLiteral("Isolated: moat with fords"),
                 .use = m_use };
    }
    [[nodiscard]] QString advice() const override { return QStringLiteral("Dig deeper."); }
    [[nodiscard]] Result<Launch> prepare(const SandboxSpec &spec) const override
    {
        auto launch = LandlockLevel().prepare(spec);
        if (launch)
            launch->isolation = { .level = kTestOnly,
                                  .layers = { layerInForce(LayerName(kMoat)) } };
        return launch;
    }

private:
    LevelUse m_use;
};

/// One that no machine can give.
class ImpossibleLevel : public TestOnlyLevel
{
public:
    [[nodiscard]] Result<Launch> prepare(const SandboxSpec &) const override
    {
        return fail(ErrorCode::Unsupported, QStringLiteral("There is no water."));
    }
};

/// One of which this machine gives only the second way.
class TwoWayLevel : public TestOnlyLevel
{
public:
    [[nodiscard]] QStringList ways() const override
    {
        return { QStringLiteral("deep"), QStringLiteral("shallow") };
    }
    [[nodiscard]] Result<Launch> prepare(const SandboxSpec &spec) const override
    {
        if (spec.way == QLatin1String("deep"))
            return fail(ErrorCode::Unsupported, QStringLiteral("There is a rock."));
        auto launch = TestOnlyLevel::prepare(spec);
        if (launch)
            launch->isolation.layers.append(layerInForce(LayerName(spec.way)));
        return launch;
    }
};

/// The built-in levels behind one that is said to be stronger.
LevelList behind(const std::shared_ptr<const SandboxLevel> &strongest)
{
    return LevelList { strongest } + builtInLevels();
}

bool has(const Isolation &isolation, const QString &noun)
{
    return std::ranges::any_of(isolation.layers, [&noun](const IsolationLayer &layer) {
        return layer.inForce && layer.name.noun() == noun;
    });
}

} // namespace

/// The proof that a level is one class and one line: everything that shows or takes a level does so
/// with one that stands in this file only.
class TestLevel : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void runsAProgram();
    void isTakenWithoutAWish();
    void isNotTakenUnasked();
    void anUnknownLevelIsRefused();
    void aRefusedLevelGivesWayToTheNext();
    void theBestWayThatWorksIsTaken();
    void doctorListsIt();
    void doctorSaysWhyItDoesNotWork();
    void optionsTakeIt_data();
    void optionsTakeIt();
    void sessionKeepsIt();
    void pillShowsIt();
    void padRunsIt();

private:
    /// What is found out about the machine stays with this test.
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

void TestLevel::initTestCase()
{
    // The offscreen platform has windows that cannot be raised, and says so.
    QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support)")));
}

RunResult TestLevel::run(Runner &runner, const std::optional<IsolationLevel> &level)
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

DoctorReport TestLevel::examine(Runner &runner)
{
    DoctorReport report;
    QSignalSpy examined(&runner, &Runner::examined);
    connect(&runner, &Runner::examined, this,
            [&report](const DoctorReport &found) { report = found; });
    runner.examine();
    [&] { QTRY_COMPARE_WITH_TIMEOUT(examined.size(), 1, 120'000); }();
    return report;
}

void TestLevel::runsAProgram()
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

void TestLevel::isTakenWithoutAWish()
{
    Runner runner(with(behind(std::make_shared<TestOnlyLevel>())));
    QCOMPARE(run(runner, std::nullopt).isolation.level, kTestOnly);
}

void TestLevel::isNotTakenUnasked()
{
    Runner runner(with(behind(std::make_shared<TestOnlyLevel>(LevelUse::OnRequest))));
    const RunResult result = run(runner, std::nullopt);
    QVERIFY2(result.isSuccess(), qPrintable(result.message));
    QVERIFY(result.isolation.level != kTestOnly);
    QCOMPARE(run(runner, kTestOnly).isolation.level, kTestOnly);
}

void TestLevel::anUnknownLevelIsRefused()
{
    Runner runner;
    const RunResult result = run(runner, kTestOnly);
    QVERIFY(std::holds_alternative<NotStarted>(result.outcome));
    QCOMPARE(result.message,
             QStringLiteral("There is no isolation level \"test-only\"; known are namespaces, "
                            "landlock, none."));
}

void TestLevel::aRefusedLevelGivesWayToTheNext()
{
    Runner runner(with({ std::make_shared<ImpossibleLevel>(), std::make_shared<LandlockLevel>() }));
    const RunResult result = run(runner, std::nullopt);
    QVERIFY2(result.isSuccess(), qPrintable(result.message));
    QCOMPARE(result.isolation.level.id(), QStringLiteral("landlock"));
    QVERIFY(result.isolation.layers.first().reason.contains(QLatin1String("no water")));
    // Who insists is told.
    QVERIFY(run(runner, kTestOnly).message.contains(QLatin1String("no water")));
}

void TestLevel::theBestWayThatWorksIsTaken()
{
    Runner runner(with(behind(std::make_shared<TwoWayLevel>())));
    QVERIFY(has(run(runner, std::nullopt).isolation, QStringLiteral("shallow")));
}

void TestLevel::doctorListsIt()
{
    Runner runner(with(behind(std::make_shared<TestOnlyLevel>())));
    const DoctorReport report = examine(runner);
    QCOMPARE(report.layers.value(0).level, kTestOnly);
    QCOMPARE(report.layers.value(0).name, kMoat);
    QVERIFY(report.layers.value(0).works);
    const auto strongest = strongestOf(report);
    QVERIFY(strongest);
    QCOMPARE(strongest->level, kTestOnly);
    QVERIFY(app::doctorText(report).contains(QLatin1String("Isolation level test-only")));
    QCOMPARE(toJson(report)["isolation"][0]["level"].get<std::string>(), "test-only");
}

void TestLevel::doctorSaysWhyItDoesNotWork()
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

void TestLevel::optionsTakeIt_data()
{
    QTest::addColumn<QString>("value");
    QTest::addColumn<QString>("sentence"); ///< empty: it is taken
    QTest::newRow("known") << kTestOnly.id() << QString();
    QTest::newRow("unknown") << QStringLiteral("docker")
                             << QStringLiteral("--isolation is test-only, namespaces, landlock or "
                                               "none, not \"docker\".");
}

void TestLevel::optionsTakeIt()
{
    QFETCH(QString, value);
    QFETCH(QString, sentence);
    const Runner runner(with(behind(std::make_shared<TestOnlyLevel>())));
    const QString path = m_folder->filePath(QStringLiteral("answer.py"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("print('here')");
    file.close();
    const QStringList arguments { QStringLiteral("--isolation"), value, path };
    const auto run = app::readRunOptions(arguments, runner);
    const auto verify = app::readVerifyOptions(arguments, runner.levels());
    QCOMPARE(run ? QString() : run.error().text, sentence);
    QCOMPARE(verify ? QString() : verify.error().text, sentence);
    if (!sentence.isEmpty())
        return;
    QCOMPARE(run->request.isolation, std::optional(kTestOnly));
    QCOMPARE(verify->judge.profile.isolation, std::optional(kTestOnly));
}

void TestLevel::sessionKeepsIt()
{
    app::Scratch scratch;
    scratch.id = QStringLiteral("a");
    scratch.isolation = kTestOnly;
    {
        app::SessionStore store(m_folder->path());
        store.saveScratch(scratch);
    }
    const app::SessionStore store(m_folder->path());
    const Runner runner(with(behind(std::make_shared<TestOnlyLevel>())));
    QCOMPARE(store.load(runner.levels()).scratches.value(0).isolation, std::optional(kTestOnly));
    // A build without it takes its own choice.
    QCOMPARE(store.load(Runner().levels()).scratches.value(0).isolation, std::nullopt);
}

void TestLevel::pillShowsIt()
{
    widgets::IsolationPill pill;
    pill.setLevels(Runner(with(behind(std::make_shared<TestOnlyLevel>()))).levels());
    pill.showIsolation({ .level = kTestOnly, .layers = { layerInForce(LayerName(kMoat)) } });
    QCOMPARE(pill.text(), QStringLiteral("● Isolated: moat"));
    QCOMPARE(pill.property("tone").toString(), QStringLiteral("good"));
    QCOMPARE(pill.menu()->actions().value(0)->text(), QStringLiteral("✓ moat  –  in force"));
    pill.showIsolation(
        { .level = kTestOnly,
          .layers = { missingLayer(LayerName(kMoat), QStringLiteral("it is dry")) } });
    QCOMPARE(pill.text(), QStringLiteral("● Isolated: moat with fords"));
    QCOMPARE(pill.property("tone").toString(), QStringLiteral("warn"));
    // A level that no list has, as a result of another build tells it.
    pill.showIsolation({ .level = IsolationLevel(QStringLiteral("docker")), .layers = {} });
    QCOMPARE(pill.text(), QStringLiteral("● docker"));
}

void TestLevel::padRunsIt()
{
    Runner runner(with(behind(std::make_shared<TestOnlyLevel>(LevelUse::OnRequest))));
    app::SessionStore store(m_folder->path());
    app::MainWindow window(runner, runner.languages(), runner.levels(), store);
    window.show();
    auto *pill = window.findChild<widgets::IsolationPill *>();
    QVERIFY(pill);
    window.showHealth({});
    const auto actions = pill->menu()->actions();
    const auto choice = std::ranges::find(actions, QStringLiteral("Behind a moat"), &QAction::text);
    QVERIFY(choice != actions.end());
    (*choice)->trigger();
    QVERIFY(pill->text().startsWith(QLatin1String("● Isolated: moat")));
    app::ScratchPage &page = *window.currentPage();
    page.editor().setBytes("print('here')\n");
    page.run();
    QTRY_VERIFY_WITH_TIMEOUT(page.result() && !page.isRunning(), 60'000);
    QCOMPARE(page.output().plainText(), QStringLiteral("here\n"));
    QCOMPARE(page.result()->isolation.level, kTestOnly);
    QVERIFY(window.footer().text().contains(kTestOnly.id()));
}

QTEST_MAIN(TestLevel)
#include "tst_level.moc"
