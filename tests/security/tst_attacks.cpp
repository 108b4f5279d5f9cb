#include "Attack.h"
#include "Target.h"

#include <QDirIterator>
#include <QTest>

#include <algorithm>
#include <csignal>
#include <nlohmann/json.hpp>
#include <unistd.h>

using nlohmann::json;

namespace {

/// An ordinary user for the second pass, when root runs the test; no account has it.
constexpr uid_t kOrdinary = 64123;

QString interpreterOf(const Attack &attack)
{
    return attack.language() == QLatin1String("py") ? QStringLiteral("/usr/bin/python3")
                                                    : QStringLiteral("/usr/bin/node");
}

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

} // namespace

/// Runs the corpus: each attack at each level must be held, and must be seen to succeed where
/// nothing holds it.
class TestAttacks : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanupTestCase();
    void areHeld_data();
    void areHeld();
    void canSucceed_data();
    void canSucceed();

private:
    [[nodiscard]] Target &target(bool isRoot) { return isRoot ? *m_asRoot : *m_asUser; }
    [[nodiscard]] Target::Ended sandpad(Target &target, const Attack &attack, const QString &level,
                                        const QStringList &options, const QString &folder);
    [[nodiscard]] bool hasSucceeded(const Attack &attack);
    [[nodiscard]] bool hasFooledACollector(const Attack &attack, const QString &folder);

    QList<Attack> m_corpus = Attack::corpus();
    std::unique_ptr<Target> m_asRoot; ///< null when an ordinary user runs the test
    std::unique_ptr<Target> m_asUser;
    QString m_sandpad = qEnvironmentVariable("SANDPAD_EXECUTABLE");
};

void TestAttacks::initTestCase()
{
    QVERIFY(m_corpus.size() >= 80);
    const bool isRoot = ::geteuid() == 0;
    if (isRoot)
        m_asRoot = std::make_unique<Target>(std::nullopt);
    m_asUser = std::make_unique<Target>(isRoot ? std::optional(kOrdinary) : std::nullopt);
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
                if (isRoot && ::geteuid() != 0)
                    continue;
                QTest::addRow("%s %s %s", qPrintable(attack.id), qPrintable(level),
                              isRoot ? "root" : "user")
                    << index << level << isRoot;
            }
        }
    }
}

Target::Ended TestAttacks::sandpad(Target &target, const Attack &attack, const QString &level,
                                   const QStringList &options, const QString &folder)
{
    const auto once = [&] {
        return target.run(m_sandpad,
                          QStringList { QStringLiteral("run"), QStringLiteral("--json"),
                                        QStringLiteral("--isolation"), level,
                                        QStringLiteral("--input"), target.description(),
                                        QStringLiteral("--output-dir"), folder }
                              + options + QStringList { attack.path });
    };
    // Where a compiler was too slow, on a loaded machine, nothing has been tried yet.
    Target::Ended ended = once();
    for (int more = 2; more > 0 && ended.out.contains(R"("kind":"compile")"); --more)
        ended = once();
    return ended;
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
    const auto ended = sandpad(aim, attack, level, attack.options, folder);
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
    // Processes have 200 ms to be gone; the look itself takes some.
    QTRY_VERIFY_WITH_TIMEOUT(Target::leftProcesses(aim.token()).isEmpty(), 300);
}

void TestAttacks::canSucceed_data()
{
    QTest::addColumn<int>("index");
    for (int index = 0; index < m_corpus.size(); ++index) {
        if (!m_corpus[index].witness.startsWith(QLatin1String("not needed")))
            QTest::addRow("%s", qPrintable(m_corpus[index].id)) << index;
    }
}

bool TestAttacks::hasFooledACollector(const Attack &attack, const QString &folder)
{
    const auto left = m_asUser->run(interpreterOf(attack), { attack.path }, folder);
    const auto read = m_asUser->run(
        QStringLiteral("/usr/bin/python3"),
        { QStringLiteral(SANDPAD_ATTACKS "/../naive_collector.py"), folder }, {}, 3000);
    return left.isInTime
        && (!read.isInTime || read.status != 0 || read.out.contains(m_asUser->secret()));
}

bool TestAttacks::hasSucceeded(const Attack &attack)
{
    const QString folder = m_asUser->newFolder();
    QFile::copy(m_asUser->description(), folder + QStringLiteral("/target.json"));
    QFile::setPermissions(folder + QStringLiteral("/target.json"),
                          QFile::ReadOwner | QFile::ReadOther);
    if (attack.witness == QLatin1String("naive collector"))
        return hasFooledACollector(attack, folder);
    Target::Ended ended;
    if (attack.witness.startsWith(QLatin1String("more ")))
        ended = sandpad(*m_asUser, attack, QStringLiteral("namespaces"),
                        attack.witness.sliced(5).split(u' '), folder);
    else if (attack.witness == QLatin1String("none"))
        ended = sandpad(*m_asUser, attack, QStringLiteral("none"), attack.options, folder);
    else if (attack.witness == QLatin1String("namespaced root"))
        ended = m_asUser->run(
            QStringLiteral("/usr/bin/bwrap"),
            QStringList { QStringLiteral("--unshare-all"), QStringLiteral("--uid"),
                          QStringLiteral("0"), QStringLiteral("--gid"), QStringLiteral("0"),
                          QStringLiteral("--cap-add"), QStringLiteral("ALL"),
                          QStringLiteral("--dev-bind"), QStringLiteral("/"), QStringLiteral("/"),
                          QStringLiteral("--proc"), QStringLiteral("/proc"), interpreterOf(attack),
                          attack.path },
            folder);
    else if (attack.witness == QLatin1String("child of a shell"))
        ended = m_asUser->run(QStringLiteral("/bin/sh"),
                              { QStringLiteral("-c"), QStringLiteral("\"$0\" \"$1\"; exit $?"),
                                interpreterOf(attack), attack.path },
                              folder);
    else
        ended = m_asUser->run(interpreterOf(attack), { attack.path }, folder);
    const auto left = Target::leftProcesses(m_asUser->token());
    for (const pid_t pid : left)
        ::kill(pid, SIGKILL);
    const QByteArray said = ended.out + ended.err;
    const bool is = said.contains("ESCAPED") || !left.isEmpty() || said.contains(m_asUser->secret())
        || !m_asUser->damage().isEmpty();
    if (!is)
        qWarning().noquote() << ended.out << ended.err;
    return is;
}

void TestAttacks::canSucceed()
{
    QFETCH(int, index);
    m_asUser->renew();
    QVERIFY(hasSucceeded(m_corpus[index]));
    m_asUser->renew();
}

QTEST_GUILESS_MAIN(TestAttacks)
#include "tst_attacks.moc"
