#include "tests/TestProgram.h"
#include "tests/app/session/SessionTest.h"

#include <QCoreApplication>
#include <QProcess>
#include <QRandomGenerator>
#include <QTest>

#include <algorithm>

using namespace sandpad;
using namespace sandpad::app;

/// A process that is killed while it writes, renames, closes and reopens pages.
class TestSessionKilled : public SessionTest
{
    Q_OBJECT

private slots:
    void initTestCase() { QTest::failOnWarning(); }
    void nothingIsLostOrDoubled();

public:
    using SessionTest::languages;
    using SessionTest::scratch;
};

namespace {

constexpr int kPages = 4;

int busyStore(int argc, char **argv)
{
    if (argc < 2)
        return 2;
    SessionStore store(QString::fromLocal8Bit(argv[1]), TestSessionKilled::languages());
    (void)store.load({});
    auto *random = QRandomGenerator::global();
    for (int round = 0;; ++round) {
        const QString id = QString::number(random->bounded(kPages));
        const bool isClosed = std::ranges::any_of(
            store.closed(), [&](const KeptPage &kept) { return idOf(kept.page) == id; });
        if (isClosed)
            (void)store.reopen(id);
        else if (random->bounded(3) == 0)
            store.close(id);
        else
            store.saveScratch(TestSessionKilled::scratch(id,
                                                         "text of " + id.toLatin1() + " in round "
                                                             + QByteArray::number(round)),
                              QStringLiteral("name %1").arg(random->bounded(kPages)));
        (void)store.finishWriting(std::chrono::milliseconds(random->bounded(3)));
    }
}

const tests::TestRegistration kBusyStore("busystore", busyStore);

} // namespace

void TestSessionKilled::nothingIsLostOrDoubled()
{
    constexpr int kRounds = 12;
    QTemporaryDir folder;
    {
        SessionStore store(folder.path(), languages());
        for (int i = 0; i < kPages; ++i) {
            const QString id = QString::number(i);
            store.saveScratch(scratch(id, "text of " + id.toLatin1()), id);
        }
    }
    for (int round = 0; round < kRounds; ++round) {
        QProcess busy;
        busy.setProcessChannelMode(QProcess::ForwardedChannels);
        busy.start(QCoreApplication::applicationFilePath(),
                   { QStringLiteral("busystore"), folder.path() });
        QVERIFY(busy.waitForStarted());
        QVERIFY(!busy.waitForFinished(300 + QRandomGenerator::global()->bounded(300)));
        busy.kill();
        QVERIFY(busy.waitForFinished());
        QCOMPARE(busy.exitStatus(), QProcess::CrashExit);

        SessionStore store(folder.path(), languages());
        const Session session = store.load({});
        QCOMPARE(session.restored, QString());
        QStringList ids;
        for (const KeptPage &kept : session.open) {
            ids.append(idOf(kept.page));
            QVERIFY2(textOf(kept.page).startsWith("text of " + ids.last().toLatin1()),
                     textOf(kept.page).constData());
        }
        for (const KeptPage &kept : session.closed) {
            ids.append(idOf(kept.page));
            const QByteArray text = content(store.folder() + u'/' + kept.unread);
            QVERIFY2(text.startsWith("text of " + ids.last().toLatin1()), text.constData());
        }
        ids.sort();
        QCOMPARE(ids,
                 QStringList({ QStringLiteral("0"), QStringLiteral("1"), QStringLiteral("2"),
                               QStringLiteral("3") }));
    }
}

SANDPAD_TEST(sessionkilled, TestSessionKilled)
#include "tst_sessionkilled.moc"
