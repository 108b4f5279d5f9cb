#include "runner/Machine.h"
#include "runner/Preparation.h"
#include "tests/TestProgram.h"
#include "tests/runner/PythonRequest.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <memory>
#include <unistd.h>
#include <vector>

using namespace sandpad::runner;
using State = Preparation::State;

namespace {

/// Child processes of this one.
int childCount()
{
    int count = 0;
    const QByteArray parent = QByteArray::number(::getpid());
    for (const QString &name : QDir(QStringLiteral("/proc")).entryList(QDir::Dirs)) {
        QFile stat(QStringLiteral("/proc/%1/stat").arg(name));
        if (!stat.open(QIODevice::ReadOnly))
            continue;
        // "pid (name) state parent ..."; the name may hold anything.
        const QByteArray line = stat.readAll();
        const auto fields = line.sliced(line.lastIndexOf(')') + 1).simplified().split(' ');
        count += fields.value(1) == parent ? 1 : 0;
    }
    return count;
}

} // namespace

/// The steps from a request to a sandbox for it. Each test has a machine of which nothing is known
/// yet.
class TestPreparation : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QTest::failOnWarning(); }
    void init();
    void cleanup();
    void goesOneWay();
    void endsLater();
    void refuses_data();
    void refuses();
    void probesOnceForAll();
    void deletedLeavesNothing_data();
    void deletedLeavesNothing();

private:
    std::unique_ptr<Preparation> prepare(const RunRequest &request)
    {
        return std::make_unique<Preparation>(
            *m_machine, *m_machine->languages.find(QStringLiteral("python")), request);
    }

    std::unique_ptr<QTemporaryDir> m_cache;
    std::unique_ptr<Machine> m_machine;
};

void TestPreparation::init()
{
    m_cache = std::make_unique<QTemporaryDir>();
    m_machine = std::make_unique<Machine>(m_cache->path());
}

void TestPreparation::cleanup()
{
    m_machine.reset();
}

void TestPreparation::goesOneWay()
{
    const auto preparation = prepare(pythonRequest());
    QCOMPARE(preparation->state(), State::Probing);
    QList<State> states;
    connect(preparation.get(), &Preparation::stateChanged, this,
            [&](State state) { states.append(state); });
    const QSignalSpy ended(preparation.get(), &Preparation::ended);
    QTRY_COMPARE_WITH_TIMEOUT(ended.size(), 1, 60'000);
    // The next candidate is asked when the first cannot be used.
    while (states.count(State::AskingVersion) > 1)
        states.removeOne(State::AskingVersion);
    QCOMPARE(states,
             QList<State>({ State::FindingToolchain, State::AskingVersion, State::FetchingCache,
                            State::StartingSandbox, State::Ready }));

    const auto outcome = preparation->take();
    QVERIFY(outcome);
    QCOMPARE(outcome->language->info.id, QStringLiteral("python"));
    QVERIFY(!outcome->toolchain.version.isEmpty());
    // The sandbox waits for a job, and none has been handed over.
    QTRY_VERIFY_WITH_TIMEOUT(outcome->sandbox->isReady(), 20'000);
}

void TestPreparation::endsLater()
{
    // Everything is known already, and the refusal needs no process.
    m_machine->probe.ask(this, [] { });
    const QSignalSpy concluded(&m_machine->probe, &LevelProbe::concluded);
    QTRY_COMPARE_WITH_TIMEOUT(concluded.size(), 1, 60'000);
    RunRequest request = pythonRequest();
    request.interpreter = QStringLiteral("/nowhere/python3");
    const auto preparation = prepare(request);
    const QSignalSpy ended(preparation.get(), &Preparation::ended);
    QCOMPARE(preparation->state(), State::Probing);
    QTRY_COMPARE(ended.size(), 1);
    QCOMPARE(preparation->state(), State::Refused);
}

void TestPreparation::refuses_data()
{
    QTest::addColumn<QString>("interpreter");
    QTest::addColumn<QString>("words");
    QTest::newRow("no such file") << QStringLiteral("/nowhere/python3")
                                  << QStringLiteral("is not there");
    QTest::newRow("a folder") << QStringLiteral("/usr/bin") << QStringLiteral("is not there");
    QTest::newRow("another program")
        << QStringLiteral("/usr/bin/true") << QStringLiteral("does not run Python");
}

void TestPreparation::refuses()
{
    QFETCH(QString, interpreter);
    QFETCH(QString, words);
    RunRequest request = pythonRequest();
    request.interpreter = interpreter;
    const auto preparation = prepare(request);
    const QSignalSpy ended(preparation.get(), &Preparation::ended);
    QTRY_COMPARE_WITH_TIMEOUT(ended.size(), 1, 60'000);
    QCOMPARE(preparation->state(), State::Refused);
    const auto outcome = preparation->take();
    QVERIFY(!outcome);
    QCOMPARE(outcome.error().cause, NotStarted::Cause::Toolchain);
    QVERIFY2(outcome.error().reason.contains(words), qPrintable(outcome.error().reason));
    QVERIFY2(outcome.error().reason.contains(interpreter), qPrintable(outcome.error().reason));
}

void TestPreparation::probesOnceForAll()
{
    const QSignalSpy concluded(&m_machine->probe, &LevelProbe::concluded);
    std::vector<std::unique_ptr<Preparation>> all;
    for (int i = 0; i < 4; ++i)
        all.push_back(prepare(pythonRequest()));
    std::vector<Preparation::Outcome> outcomes;
    for (const auto &preparation : all) {
        QTRY_COMPARE_WITH_TIMEOUT(preparation->state(), State::Ready, 60'000);
        outcomes.push_back(preparation->take());
    }
    for (const auto &outcome : outcomes) {
        QTRY_VERIFY_WITH_TIMEOUT(outcome->sandbox->isReady(), 20'000);
        QCOMPARE(outcome->sandbox->isolation(), outcomes.front()->sandbox->isolation());
    }
    QCOMPARE(concluded.size(), 1);
}

void TestPreparation::deletedLeavesNothing_data()
{
    QTest::addColumn<State>("state");
    QTest::newRow("probing") << State::Probing;
    QTest::newRow("asking for the version") << State::AskingVersion;
    QTest::newRow("fetching the cached file") << State::FetchingCache;
    QTest::newRow("ready, and not taken") << State::Ready;
}

void TestPreparation::deletedLeavesNothing()
{
    QFETCH(State, state);
    // A snippet for which a file is made where none is kept yet.
    auto preparation = prepare(pythonRequest("import matplotlib\n"));
    const auto deleteIt = [&preparation](State now, State wanted) {
        if (now == wanted)
            QMetaObject::invokeMethod(
                qApp, [&preparation] { preparation.reset(); }, Qt::QueuedConnection);
    };
    connect(preparation.get(), &Preparation::stateChanged, this,
            [&](State now) { deleteIt(now, state); });
    deleteIt(preparation->state(), state);
    QTRY_VERIFY_WITH_TIMEOUT(!preparation, 60'000);
    const auto isKept = [this](const char *name) {
        return QFileInfo::exists(m_machine->cacheFolder + QLatin1String(name));
    };
    // The probe belongs to all runs, and ends by itself.
    QTRY_VERIFY_WITH_TIMEOUT(isKept("/levels.json"), 60'000);
    QTRY_COMPARE_WITH_TIMEOUT(childCount(), 0, 60'000);
    // Everything else was cancelled.
    QCOMPARE(isKept("/toolchains.json"), state >= State::FetchingCache);
    QCOMPARE(isKept("/guest"), state == State::Ready);
}

SANDPAD_TEST(preparation, TestPreparation)
#include "tst_preparation.moc"
