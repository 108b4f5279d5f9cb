#include "Attack.h"
#include "SandpadRun.h"
#include "Target.h"
#include "WitnessStamp.h"
#include "tests/Dotnet.h"
#include "tests/TestProgram.h"

#include <QDir>
#include <QTest>

#include <csignal>
#include <unistd.h>

namespace {

/// `./dev test` sees every fourth attack of a family succeed, and of those on limits, which take
/// seconds, every twelfth; `./dev nightly` sees all.
bool isWitnessLeftToNightly(const Attack &attack, int index)
{
    const int oneOf = attack.id.startsWith(QLatin1String("limits-")) ? 12 : 4;
    return !qEnvironmentVariableIsSet("SANDPAD_ALL") && index % oneOf != 0;
}

} // namespace

/// Each attack of the corpus must succeed where nothing holds it; else its test proves nothing. An
/// attack that succeeded is not run again until it or the kernel changes.
class TestWitnesses : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanupTestCase();
    void canSucceed_data();
    void canSucceed();

private:
    [[nodiscard]] bool hasSucceeded(const Attack &attack);
    [[nodiscard]] bool hasFooledACollector(const Attack &attack, const QString &folder);

    QList<Attack> m_corpus = Attack::chosen();
    std::unique_ptr<Target> m_asUser;
    int m_stamped = 0;
};

void TestWitnesses::initTestCase()
{
    QVERIFY(!m_corpus.isEmpty());
    m_asUser =
        std::make_unique<Target>(::geteuid() == 0 ? std::optional(ordinaryUser()) : std::nullopt);
}

void TestWitnesses::cleanupTestCase()
{
    m_asUser.reset();
    qInfo("%d had been seen to succeed before, on this kernel", m_stamped);
}

void TestWitnesses::canSucceed_data()
{
    QTest::addColumn<int>("index");
    for (int index = 0; index < m_corpus.size(); ++index) {
        if (!m_corpus[index].witness.startsWith(QLatin1String("not needed"))
            && !isWitnessLeftToNightly(m_corpus[index], index))
            QTest::addRow("%s", qPrintable(m_corpus[index].id)) << index;
    }
}

bool TestWitnesses::hasFooledACollector(const Attack &attack, const QString &folder)
{
    const auto left = m_asUser->run(attack.interpreter(), { attack.path }, folder);
    const auto read = m_asUser->run(
        QStringLiteral("/usr/bin/python3"),
        { QStringLiteral(SANDPAD_ATTACKS "/../naive_collector.py"), folder }, {}, 3000);
    return left.isInTime
        && (!read.isInTime || read.status != 0 || read.out.contains(m_asUser->secret()));
}

bool TestWitnesses::hasSucceeded(const Attack &attack)
{
    const QString folder = m_asUser->newFolder();
    QFile::copy(m_asUser->description(), folder + QStringLiteral("/target.json"));
    QFile::setPermissions(folder + QStringLiteral("/target.json"),
                          QFile::ReadOwner | QFile::ReadOther);
    if (attack.witness == QLatin1String("naive collector"))
        return hasFooledACollector(attack, folder);
    Target::Ended ended;
    if (attack.witness.startsWith(QLatin1String("more ")))
        ended = runSandpad(*m_asUser, attack, QStringLiteral("namespaces"),
                           attack.witness.sliced(5).split(u' '), folder);
    else if (attack.witness == QLatin1String("none"))
        ended = runSandpad(*m_asUser, attack, QStringLiteral("none"), attack.options, folder);
    else if (attack.witness == QLatin1String("none ahead"))
        ended = runSandpad(*m_asUser, attack, QStringLiteral("none"), attack.options, folder,
                           Place::Ahead);
    else if (attack.witness == QLatin1String("namespaced root"))
        ended = m_asUser->run(
            QStringLiteral("/usr/bin/bwrap"),
            QStringList { QStringLiteral("--unshare-all"), QStringLiteral("--uid"),
                          QStringLiteral("0"), QStringLiteral("--gid"), QStringLiteral("0"),
                          QStringLiteral("--cap-add"), QStringLiteral("ALL"),
                          QStringLiteral("--dev-bind"), QStringLiteral("/"), QStringLiteral("/"),
                          QStringLiteral("--proc"), QStringLiteral("/proc"), attack.interpreter(),
                          attack.path },
            folder);
    else if (attack.witness == QLatin1String("child of a shell"))
        ended = m_asUser->run(QStringLiteral("/bin/sh"),
                              { QStringLiteral("-c"), QStringLiteral("\"$0\" \"$1\"; exit $?"),
                                attack.interpreter(), attack.path },
                              folder);
    else
        ended = m_asUser->run(attack.interpreter(), { attack.path }, folder);
    const auto left = Target::leftProcesses(m_asUser->token());
    for (const pid_t pid : left)
        ::kill(pid, SIGKILL);
    // Those that replace themselves are not hit by number. They end when a file that they have
    // mapped is emptied.
    for (const QFileInfo &file : QDir(folder).entryInfoList(QDir::Files | QDir::NoSymLinks))
        QFile::resize(file.filePath(), 0);
    const QByteArray said = ended.out + ended.err;
    // This kernel has no such way at all.
    if (said.contains("NOT HERE"))
        return true;
    const bool is = said.contains("ESCAPED") || !left.isEmpty() || said.contains(m_asUser->secret())
        || !m_asUser->damage().isEmpty();
    if (!is)
        qWarning().noquote() << ended.out << ended.err;
    return is;
}

void TestWitnesses::canSucceed()
{
    QFETCH(int, index);
    const Attack &attack = m_corpus[index];
    if (lacksDotnet(attack.path))
        QSKIP(kNoDotnet);
    const WitnessStamp stamp(attack);
    if (stamp.isValid()) {
        ++m_stamped;
        return;
    }
    // One success is the proof. On a busy machine a race can be lost, or a limit of time be met
    // first.
    bool canSucceed = false;
    for (int tries = 3; tries > 0 && !canSucceed; --tries) {
        m_asUser->renew();
        canSucceed = hasSucceeded(attack);
    }
    QVERIFY(canSucceed);
    m_asUser->renew();
    stamp.leave();
}

SANDPAD_TEST(witnesses, TestWitnesses)
#include "tst_witnesses.moc"
