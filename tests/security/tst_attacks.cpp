#include "Attack.h"
#include "SandpadRun.h"
#include "Target.h"
#include "runner/model/Json.h"
#include "tests/Dotnet.h"
#include "tests/TestProgram.h"

#include <QDirIterator>
#include <QTest>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <unistd.h>

using nlohmann::json;

namespace {

bool holdsText(const QString &folder, const QByteArray &text)
{
    QDirIterator files(folder, QDir::Files | QDir::NoSymLinks, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        if (file.open(QIODevice::ReadOnly) && file.readAll().contains(text))
            return true;
    }
    return false;
}

/// Each attack runs as root and as an ordinary user, and at each level, in `./dev nightly`. Else
/// attacks take turns: each runs once, and of those on limits, which take seconds, every third. In
/// C# they run as the ordinary user, whose cache is filled.
bool isLeftToNightly(const Attack &attack, qsizetype index, qsizetype level, bool isRoot)
{
    if (qEnvironmentVariableIsSet("SANDPAD_ALL"))
        return false;
    constexpr int kOneOfLimits = 3;
    if (attack.id.startsWith(QLatin1String("limits-")) && index % kOneOfLimits != 0)
        return true;
    const qsizetype levels = attack.levels.size();
    const bool isTurnOfRoot = (index / levels) % 2 == 0 && attack.language() != QLatin1String("cs");
    return level != index % levels || isRoot != isTurnOfRoot;
}

/// In `./dev nightly` each attack runs in a sandbox that is made for it, and in one that waited for
/// it. Else a few run in both, and those on the waiting in the latter.
bool isPlaceLeftToNightly(const Attack &attack, int index, Place place)
{
    constexpr int kOneOf = 24;
    if (qEnvironmentVariableIsSet("SANDPAD_ALL"))
        return false;
    const bool isOnWaiting = attack.id.startsWith(QLatin1String("ahead-"));
    return place == Place::Cold ? isOnWaiting : !isOnWaiting && index % kOneOf != 0;
}

} // namespace

/// Runs the corpus: each attack at each level must be held.
class TestAttacks : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanupTestCase();
    void areHeld_data();
    void areHeld();

private:
    [[nodiscard]] Target &target(bool isRoot) { return isRoot ? *m_asRoot : *m_asUser; }

    QList<Attack> m_corpus = Attack::chosen();
    std::unique_ptr<Target> m_asRoot; ///< null when an ordinary user runs the test
    std::unique_ptr<Target> m_asUser;
};

void TestAttacks::initTestCase()
{
    QVERIFY(!m_corpus.isEmpty());
    const bool isRoot = ::geteuid() == 0;
    if (isRoot)
        m_asRoot = std::make_unique<Target>(std::nullopt);
    m_asUser = std::make_unique<Target>(isRoot ? std::optional(ordinaryUser()) : std::nullopt);
}

void TestAttacks::cleanupTestCase()
{
    m_asRoot.reset();
    m_asUser.reset();
}

void TestAttacks::areHeld_data()
{
    QTest::addColumn<int>("index");
    QTest::addColumn<QString>("level");
    QTest::addColumn<bool>("isRoot");
    QTest::addColumn<Place>("place");
    const bool canBeRoot = ::geteuid() == 0;
    for (int index = 0; index < m_corpus.size(); ++index) {
        const Attack &attack = m_corpus[index];
        for (qsizetype at = 0; at < attack.levels.size(); ++at) {
            for (const bool isRoot : { true, false }) {
                if (canBeRoot ? isLeftToNightly(attack, index, at, isRoot) : isRoot)
                    continue;
                for (const Place place : { Place::Cold, Place::Ahead }) {
                    const bool isAhead = place == Place::Ahead;
                    if ((isAhead && !attack.canBeAwaited())
                        || isPlaceLeftToNightly(attack, index, place))
                        continue;
                    QTest::addRow("%s %s %s%s", qPrintable(attack.id),
                                  qPrintable(attack.levels[at]), isRoot ? "root" : "user",
                                  isAhead ? " ahead" : "")
                        << index << attack.levels[at] << isRoot << place;
                }
            }
        }
    }
}

void TestAttacks::areHeld()
{
    QFETCH(int, index);
    QFETCH(QString, level);
    QFETCH(bool, isRoot);
    QFETCH(Place, place);
    const Attack &attack = m_corpus[index];
    if (lacksDotnet(attack.path))
        QSKIP(kNoDotnet);
    Target &aim = target(isRoot);
    aim.renew();
    const QString folder = aim.newFolder();
    const auto ended = runSandpad(aim, attack, level, attack.options, folder, place);
    const auto result = sandpad::runner::jsonFrom(ended.out);
    QVERIFY2(ended.isInTime && result.is_object(), ended.err.constData());
    if (result["outcome"] == "not-started" && !qEnvironmentVariableIsSet("SANDPAD_MUST_RUN"))
        QSKIP(result["message"].get<std::string>().c_str());
    // That of a language without a harness that waits is made ahead.
    if (place == Place::Ahead)
        QVERIFY2(ended.err.contains(attack.language() == QLatin1String("py") ? "ahead: program"
                                                                             : "ahead: "),
                 ended.err.constData());
    QVERIFY2(!ended.err.contains("ahead: nothing"), ended.err.constData());
    const auto printed = QByteArray::fromStdString(result["stdout"].get<std::string>());
    const QByteArray told = printed + ended.err;

    QVERIFY2(!ended.out.contains(aim.secret()), "the secret is in the result");
    QVERIFY2(!holdsText(folder, aim.secret()), "the secret is among the files");
    QCOMPARE(aim.damage(), QString());
    QVERIFY2(!printed.contains("ESCAPED"), told.constData());
    if (result["outcome"] == "finished")
        QVERIFY2(result["error"].is_null(), ended.out.constData());
    if (attack.must == QLatin1String("held")) {
        QVERIFY2(printed.contains("HELD"), (told + ended.out).constData());
    } else if (attack.must.startsWith(QLatin1String("limit "))) {
        QVERIFY2(result["limit"].is_object(), ended.out.constData());
        QCOMPARE(QString::fromStdString(result["limit"]["kind"].get<std::string>()),
                 attack.must.section(u' ', 1, 1));
        // A call that nothing ends would go on after the limit.
        if (attack.must.endsWith(QLatin1String(" at once")))
            QVERIFY2(result["usage"]["cpu"].get<double>()
                         < 2 * result["limit"]["value"].get<double>() + 1,
                     ended.out.constData());
    } else if (attack.must.startsWith(QLatin1String("exit "))) {
        QCOMPARE(result["exitCode"], json(attack.must.sliced(5).toInt()));
    } else if (attack.must == QLatin1String("collected")) {
        QVERIFY2(result["outcome"] == "finished", ended.out.constData());
        const auto kept = std::ranges::count_if(
            result["files"], [](const json &file) { return !file["path"].is_null(); });
        QVERIFY2(kept <= 200, ended.out.constData());
    }
    // Processes that an attack leaves behind would live for longer than this waits.
    QTRY_VERIFY_WITH_TIMEOUT(Target::leftProcesses(aim.token()).isEmpty(), 20'000);
}

SANDPAD_TEST(attacks, TestAttacks)
#include "tst_attacks.moc"
