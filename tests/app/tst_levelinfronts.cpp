#include "app/cli/DoctorCommand.h"
#include "app/cli/RunOptions.h"
#include "app/cli/VerifyOptions.h"
#include "app/scratch/ScratchPage.h"
#include "app/session/SessionStore.h"
#include "app/window/MainWindow.h"
#include "runner/Runner.h"
#include "tests/TestProgram.h"
#include "tests/runner/sandbox/TestOnlyLevel.h"
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
#include <cstdlib>
#include <memory>

using namespace sandpad;
using namespace sandpad::runner;

/// Fronts take levels from the runner's list and do not know their names. This test adds a level of
/// its own.
class TestLevelInFronts : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void doctorNamesIt();
    void optionsTakeIt_data();
    void optionsTakeIt();
    void sessionKeepsIt();
    void pillShowsIt();
    void pillKeepsItsWidth();
    void padRunsIt();

private:
    /// The findings about the machine are kept in a folder of this test.
    [[nodiscard]] RunnerSettings with(const LevelList &levels) const
    {
        RunnerSettings settings;
        settings.cacheFolder = m_folder->filePath(QStringLiteral("cache"));
        settings.levels = levels;
        return settings;
    }
    DoctorReport examine(Runner &runner);

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestLevelInFronts::initTestCase()
{
    // The offscreen platform warns that its windows cannot be raised.
    QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support)")));
}

DoctorReport TestLevelInFronts::examine(Runner &runner)
{
    DoctorReport report;
    QSignalSpy examined(&runner, &Runner::examined);
    connect(&runner, &Runner::examined, this,
            [&report](const DoctorReport &found) { report = found; });
    runner.examine();
    [&] { QTRY_COMPARE_WITH_TIMEOUT(examined.size(), 1, 120'000); }();
    return report;
}

void TestLevelInFronts::doctorNamesIt()
{
    Runner runner(with(behind(std::make_shared<TestOnlyLevel>())));
    QVERIFY(app::doctorText(examine(runner)).contains(QLatin1String("Isolation level test-only")));
}

void TestLevelInFronts::optionsTakeIt_data()
{
    QTest::addColumn<QString>("value");
    QTest::addColumn<QString>("sentence"); ///< empty: the level is accepted
    QTest::newRow("known") << kTestOnly.id() << QString();
    QStringList ids = QStringList { kTestOnly.id() } + idsOf(Runner().levels());
    const QString last = ids.takeLast();
    QTest::newRow("unknown") << QStringLiteral("docker")
                             << QStringLiteral("--isolation is %1 or %2, not \"docker\".")
                                    .arg(ids.join(QStringLiteral(", ")), last);
}

void TestLevelInFronts::optionsTakeIt()
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

void TestLevelInFronts::sessionKeepsIt()
{
    app::Scratch scratch;
    scratch.id = QStringLiteral("a");
    scratch.isolation = kTestOnly;
    {
        app::SessionStore store(m_folder->path(), {});
        store.saveScratch(scratch, QStringLiteral("a"));
    }
    const Runner runner(with(behind(std::make_shared<TestOnlyLevel>())));
    const auto kept = [this](const QList<LevelInfo> &levels) {
        const app::Session session = app::SessionStore(m_folder->path(), {}).load(levels);
        return std::get<app::Scratch>(session.open.value(0).page).isolation;
    };
    QCOMPARE(kept(runner.levels()), std::optional(kTestOnly));
    // A build without this level takes its own choice.
    QCOMPARE(kept(Runner().levels()), std::nullopt);
}

void TestLevelInFronts::pillShowsIt()
{
    widgets::IsolationPill pill;
    pill.setLevels(Runner(with(behind(std::make_shared<TestOnlyLevel>()))).levels());
    pill.showIsolation({ .level = kTestOnly, .layers = { layerInForce(LayerName(kMoat)) } });
    QCOMPARE(pill.text(), QStringLiteral("Isolated: moat"));
    QCOMPARE(pill.property("tone").toString(), QStringLiteral("good"));
    QCOMPARE(pill.menu()->actions().value(0)->text(), QStringLiteral("✓ moat  –  in force"));
    pill.showIsolation(
        { .level = kTestOnly,
          .layers = { missingLayer(LayerName(kMoat), QStringLiteral("it is dry")) } });
    QCOMPARE(pill.text(), QStringLiteral("Isolated: moat with fords"));
    QCOMPARE(pill.property("tone").toString(), QStringLiteral("warn"));
    // A level that is in no list, as in a result of another build.
    pill.showIsolation({ .level = IsolationLevel(QStringLiteral("docker")), .layers = {} });
    QCOMPARE(pill.text(), QStringLiteral("docker"));
}

/// What stands beside the pill does not move when the isolation becomes known.
void TestLevelInFronts::pillKeepsItsWidth()
{
    for (const auto length : { widgets::IsolationPill::Layers, widgets::IsolationPill::Word,
                               widgets::IsolationPill::Mark }) {
        widgets::IsolationPill pill;
        pill.setLevels(Runner().levels());
        pill.setLength(length);
        const int before = pill.sizeHint().width();
        const LevelInfo strongest = Runner().levels().first();
        pill.showIsolation({ .level = strongest.level, .layers = {} });
        QVERIFY2(
            std::abs(pill.sizeHint().width() - before) <= 4,
            qPrintable(QStringLiteral("%1, then %2").arg(before).arg(pill.sizeHint().width())));
    }
}

void TestLevelInFronts::padRunsIt()
{
    Runner runner(with(behind(std::make_shared<TestOnlyLevel>(LevelUse::OnRequest))));
    app::SessionStore store(m_folder->path(), runner.languages());
    runner::HistoryStore history(store.folder() + QStringLiteral("/../history"));
    app::SettingsStore settings(m_folder->filePath(QStringLiteral("settings.json")));
    app::MainWindow window(runner, runner.languages(), runner.levels(),
                           { .session = store, .history = history, .settings = settings });
    window.show();
    auto *pill = window.findChild<widgets::IsolationPill *>();
    QVERIFY(pill);
    window.showHealth(examine(runner));
    const auto actions = pill->menu()->actions();
    const auto choice = std::ranges::find(actions, QStringLiteral("Behind a moat"), &QAction::text);
    QVERIFY(choice != actions.end());
    (*choice)->trigger();
    QVERIFY2(pill->text().startsWith(QStringLiteral("Isolated: moat")), qPrintable(pill->text()));
    app::ScratchPage &page = *window.currentPage();
    page.editor().setBytes("print('here')\n");
    page.run();
    QTRY_VERIFY_WITH_TIMEOUT(page.result() && !page.isRunning(), 60'000);
    QCOMPARE(page.output().plainText(), QStringLiteral("here\n"));
    QCOMPARE(page.result()->isolation.level, kTestOnly);
    QTRY_VERIFY(window.footer().text().contains(kTestOnly.id()));
}

SANDPAD_TEST(levelinfronts, TestLevelInFronts)
#include "tst_levelinfronts.moc"
