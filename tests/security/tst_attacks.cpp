#include "Attack.h"
#include "SandpadRun.h"
#include "Target.h"

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

/// A compiler takes seconds for each run, so these run as an ordinary user only; as root, too, in
/// `./dev nightly`.
bool isLeftToNightly(const Attack &attack)
{
    return attack.language() == QLatin1String("cs") && !qEnvironmentVariableIsSet("SANDPAD_ALL");
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
    for (int index = 0; index < m_corpus.size(); ++index) {
        const Attack &attack = m_corpus[index];
        for (const QString &level : attack.levels) {
            for (const bool isRoot : { true, false }) {
                if (isRoot && (::geteuid() != 0 || isLeftToNightly(attack)))
                    continue;
                QTest::addRow("%s %s %s", qPrintable(attack.id), qPrintable(level),
                              isRoot ? "root" : "user")
                    << index << level << isRoot;
            }
        }
    }
}

void TestAttacks::areHeld()
{
    QFETCH(int, index);
    QFETCH(QString, level);
    QFETCH(bool, isRoot);
    const Attack &attack = m_corpus[index];
    Target &aim = target(isRoot);
    aim.renew();
    const QString folder = aim.newFolder();
    const auto ended = runSandpad(aim, attack, level, attack.options, folder);
    const auto result = json::parse(ended.out.begin(), ended.out.end(), nullptr, false);
    QVERIFY2(ended.isInTime && result.is_object(), ended.err.constData());
    if (result["outcome"] == "not-started" && !qEnvironmentVariableIsSet("SANDPAD_MUST_RUN"))
        QSKIP(result["message"].get<std::string>().c_str());
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
                 attack.must.sliced(6));
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

QTEST_GUILESS_MAIN(TestAttacks)
#include "tst_attacks.moc"
