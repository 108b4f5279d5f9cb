#include "runner/model/Json.h"
#include "runner/sandbox/LevelProbe.h"
#include "tests/TestProgram.h"
#include "tests/runner/sandbox/TestOnlyLevel.h"

#include <QDateTime>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include <nlohmann/json.hpp>

using namespace sandpad::runner;

/// The probe, which finds out by starting sandboxes what isolation this machine offers.
class TestLevelProbe : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QTest::failOnWarning(); }
    void simultaneousAskersJoin();
    void publishesOnce();
    void keepsTheAnswer();
    void forgetsARefusal();
    void probesAgainWithoutAGoodAnswer_data();
    void probesAgainWithoutAGoodAnswer();
    void forgetsAnAskerThatIsGone();
    void doesNotKeepASilence();

private:
    [[nodiscard]] QString file() const { return m_folder.filePath(QStringLiteral("levels.json")); }
    /// Probes and keeps the answer.
    LevelFacts probed();

    QTemporaryDir m_folder;
};

LevelFacts TestLevelProbe::probed()
{
    QFile::remove(file());
    SandboxLevels levels;
    LevelProbe probe(levels, file());
    const QSignalSpy concluded(&probe, &LevelProbe::concluded);
    probe.ask(this, [] { });
    [&] { QTRY_COMPARE_WITH_TIMEOUT(concluded.size(), 1, 60'000); }();
    return levels.facts();
}

void TestLevelProbe::simultaneousAskersJoin()
{
    QFile::remove(file());
    SandboxLevels levels;
    LevelProbe probe(levels, file());
    const QSignalSpy concluded(&probe, &LevelProbe::concluded);
    QList<LevelFacts> answers;
    const auto answered = [&] { answers.append(levels.facts()); };
    for (int i = 0; i < 5; ++i)
        probe.ask(this, answered);
    probe.askAgain(this, answered);
    QCOMPARE(answers.size(), 0);
    QTRY_COMPARE_WITH_TIMEOUT(answers.size(), 6, 60'000);
    QCOMPARE(concluded.size(), 1);
    QCOMPARE(answers.count(levels.facts()), 6);

    // The answer is known now, so no probe is needed.
    probe.ask(this, answered);
    QCOMPARE(answers.size(), 6);
    QTRY_COMPARE(answers.size(), 7);
    QCOMPARE(concluded.size(), 1);
}

void TestLevelProbe::publishesOnce()
{
    QFile::remove(file());
    LevelFacts before;
    before.groupsRefused = QStringLiteral("as before");
    SandboxLevels levels(builtInLevels(), before);
    LevelProbe probe(levels, file());
    QList<LevelFacts> seen { before };
    const auto look = [&] {
        if (levels.facts() != seen.last())
            seen.append(levels.facts());
    };
    QTimer looking;
    connect(&looking, &QTimer::timeout, this, look);
    looking.start(0);
    const QSignalSpy concluded(&probe, &LevelProbe::concluded);
    probe.askAgain(this, look);
    QTRY_COMPARE_WITH_TIMEOUT(concluded.size(), 1, 60'000);
    QCOMPARE(seen, QList<LevelFacts>({ before, levels.facts() }));
}

void TestLevelProbe::keepsTheAnswer()
{
    const LevelFacts facts = probed();
    SandboxLevels levels;
    LevelProbe probe(levels, file());
    const QSignalSpy concluded(&probe, &LevelProbe::concluded);
    bool isAnswered = false;
    probe.ask(this, [&] { isAnswered = true; });
    QTRY_VERIFY(isAnswered);
    QCOMPARE(concluded.size(), 0);
    QCOMPARE(levels.facts(), facts);
}

/// What refused may be mended meanwhile.
void TestLevelProbe::forgetsARefusal()
{
    const LevelFacts facts = probed();
    for (const int minutes : { 5, 11 }) {
        QFile kept(file());
        QVERIFY(kept.open(QIODevice::ReadWrite));
        nlohmann::json answer = jsonFrom(kept.readAll());
        answer["refusals"] = { { "namespaces", "not today" } };
        kept.resize(0);
        kept.seek(0);
        kept.write(jsonBytes(answer));
        kept.flush();
        QVERIFY(kept.setFileTime(QDateTime::currentDateTime().addSecs(-60 * minutes),
                                 QFileDevice::FileModificationTime));
        kept.close();
        SandboxLevels levels;
        LevelProbe probe(levels, file());
        bool isAnswered = false;
        probe.ask(this, [&] { isAnswered = true; });
        QTRY_VERIFY_WITH_TIMEOUT(isAnswered, 60'000);
        QCOMPARE(levels.facts() == facts, minutes > 10);
    }
}

void TestLevelProbe::probesAgainWithoutAGoodAnswer_data()
{
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::newRow("another machine") << QByteArray("\"machine\": \"") << QByteArray("$&other ");
    QTest::newRow("no JSON") << QByteArray("{") << QByteArray("");
    QTest::newRow("a wrong type") << QByteArray("\"ways\": ") << QByteArray("$&[],\"x\": ");
    QTest::newRow("a missing fact") << QByteArray("\"refusals\"") << QByteArray("\"x\"");
}

void TestLevelProbe::probesAgainWithoutAGoodAnswer()
{
    QFETCH(QByteArray, from);
    QFETCH(QByteArray, to);
    const LevelFacts facts = probed();
    QFile kept(file());
    QVERIFY(kept.open(QIODevice::ReadWrite));
    QByteArray content = kept.readAll();
    QVERIFY2(content.contains(from), content.constData());
    kept.resize(0);
    kept.seek(0);
    kept.write(content.replace(from, to.replace("$&", from)));
    kept.close();

    SandboxLevels levels;
    LevelProbe probe(levels, file());
    const QSignalSpy concluded(&probe, &LevelProbe::concluded);
    probe.ask(this, [] { });
    QTRY_COMPARE_WITH_TIMEOUT(concluded.size(), 1, 60'000);
    QCOMPARE(levels.facts(), facts);
}

void TestLevelProbe::forgetsAnAskerThatIsGone()
{
    QFile::remove(file());
    SandboxLevels levels;
    LevelProbe probe(levels, file());
    const QSignalSpy concluded(&probe, &LevelProbe::concluded);
    bool isCalled = false;
    auto asker = std::make_unique<QObject>();
    probe.ask(asker.get(), [&] { isCalled = true; });
    asker.reset();
    QTRY_COMPARE_WITH_TIMEOUT(concluded.size(), 1, 60'000);
    QVERIFY(!isCalled);
}

/// A level that is silent on a busy machine is told as such, and tried again at the next start.
void TestLevelProbe::doesNotKeepASilence()
{
    QFile::remove(file());
    SandboxLevels levels(behind(std::make_shared<SilentLevel>()));
    LevelProbe probe(levels, file());
    const QSignalSpy concluded(&probe, &LevelProbe::concluded);
    probe.ask(this, [] { });
    QTRY_COMPARE_WITH_TIMEOUT(concluded.size(), 1, 60'000);
    QCOMPARE(levels.facts().refusals.value(kTestOnly.id()),
             QStringLiteral("they could not be tried: it did not answer in time. The machine may "
                            "be busy."));
    QVERIFY(!QFile::exists(file()));
}

SANDPAD_TEST(levelprobe, TestLevelProbe)
#include "tst_levelprobe.moc"
