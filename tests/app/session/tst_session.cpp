#include "app/session/SessionStore.h"
#include "tests/TestProgram.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace sandpad;
using namespace sandpad::app;

class TestSession : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QTest::failOnWarning(); }
    void everythingComesBack();
    void onlyKnownLevelsThatIsolateComeBack_data();
    void onlyKnownLevelsThatIsolateComeBack();
    void damageLosesNobodyElse_data();
    void damageLosesNobodyElse();
    void twoInstancesKeepApart();
    void removedScratchesAreGone();
    void saysWhatCannotBeWritten();
    void reviewsComeBackInTheirPlaces();
    void damagedReviewKeepsItsText();

private:
    static Scratch scratch(const QString &id, const QByteArray &code);
    static QList<runner::LevelInfo> levels();
};

QList<runner::LevelInfo> TestSession::levels()
{
    QList<runner::LevelInfo> levels(3);
    levels[0].level = runner::IsolationLevel(QStringLiteral("landlock"));
    levels[1].level = runner::IsolationLevel(QStringLiteral("slow but strong"));
    levels[1].use = runner::LevelUse::OnRequest;
    levels[2].level = runner::IsolationLevel(QStringLiteral("none"));
    levels[2].isolates = false;
    return levels;
}

Scratch TestSession::scratch(const QString &id, const QByteArray &code)
{
    Scratch made;
    made.id = id;
    made.title = QStringLiteral("Title ") + id;
    made.file = scratchFile(QStringLiteral("/folder of ") + id, code);
    made.languageId = QStringLiteral("python");
    made.code = code;
    made.limits.cpu = std::chrono::milliseconds(1234);
    made.network = runner::Network::On;
    made.isolation = runner::IsolationLevel(QStringLiteral("landlock"));
    made.interpreter = QStringLiteral("/opt/py");
    return made;
}

void TestSession::everythingComesBack()
{
    QTemporaryDir folder;
    const Scratch first = scratch(QStringLiteral("a"), QByteArray("x\0\xff\r\n", 5));
    const Scratch second = scratch(QStringLiteral("b"), {});
    {
        SessionStore store(folder.path());
        store.saveScratch(first);
        store.saveScratch(second);
        store.saveIndex({ QStringLiteral("b"), QStringLiteral("a") },
                        { .geometry = "g",
                          .splitter = "s",
                          .look = { .theme = QStringLiteral("dark"), .codePixels = 20 },
                          .current = 1 });
    }
    const Session session = SessionStore(folder.path()).load(levels());
    QCOMPARE(session.scratches.size(), 2);
    QCOMPARE(session.scratches[0], second);
    QCOMPARE(session.scratches[1], first);
    QCOMPARE(session.window.current, 1);
    QCOMPARE(session.window.geometry, "g");
    QCOMPARE(session.window.look, (Look { .theme = QStringLiteral("dark"), .codePixels = 20 }));
}

void TestSession::onlyKnownLevelsThatIsolateComeBack_data()
{
    QTest::addColumn<QByteArray>("facts");
    QTest::addColumn<QString>("level");
    const auto row = [](const char *name, const char *facts, const char *level) {
        QTest::newRow(name) << QByteArray(facts) << QString::fromLatin1(level);
    };
    row("as an earlier version wrote it", R"({"isolation": "landlock"})", "landlock");
    row("of no choice", R"({"isolation": ""})", "");
    row("without the fact", "{}", "");
    row("on request", R"({"isolation": "slow but strong"})", "slow but strong");
    row("without protection", R"({"isolation": "none"})", "");
    row("of another build", R"({"isolation": "docker"})", "");
    row("of an odd type", R"({"isolation": 5})", "");
}

void TestSession::onlyKnownLevelsThatIsolateComeBack()
{
    QFETCH(QByteArray, facts);
    QTemporaryDir folder;
    const SessionStore store(folder.path());
    for (const auto &[name, content] :
         { std::pair("/a.code", QByteArray("text")), std::pair("/a.json", facts) }) {
        QFile file(store.folder() + QLatin1StringView(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(content);
    }
    const Session session = store.load(levels());
    QCOMPARE(session.scratches.size(), 1);
    const auto level = session.scratches.first().isolation;
    QTEST(level ? level->id() : QString(), "level");
}

void TestSession::damageLosesNobodyElse_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QByteArray>("content");
    QTest::newRow("index truncated") << "session.json" << QByteArray("{\"scratches\": [\"a\"");
    QTest::newRow("index is a list") << "session.json" << QByteArray("[]");
    QTest::newRow("index of odd types")
        << "session.json" << QByteArray(R"({"scratches":[5,"../../etc/passwd","a"],
                                            "current":"x","theme":7})");
    QTest::newRow("facts truncated") << "a.json" << QByteArray("{\"title");
    QTest::newRow("facts of odd types")
        << "a.json" << QByteArray(R"({"title":5,"limits":[1],"network":"y"})");
    QTest::newRow("limits of odd types")
        << "a.json" << QByteArray(R"({"limits":{"cpuMs":"x","memoryBytes":-5}})");
}

void TestSession::damageLosesNobodyElse()
{
    QFETCH(QString, file);
    QFETCH(QByteArray, content);
    QTemporaryDir folder;
    {
        SessionStore store(folder.path());
        store.saveScratch(scratch(QStringLiteral("a"), "text a"));
        store.saveScratch(scratch(QStringLiteral("b"), "text b"));
        store.saveIndex({ QStringLiteral("a"), QStringLiteral("b") }, {});
    }
    QFile damaged(folder.filePath(QStringLiteral("session/") + file));
    QVERIFY(damaged.open(QIODevice::WriteOnly));
    damaged.write(content);
    damaged.close();
    const Session session = SessionStore(folder.path()).load(levels());
    QByteArrayList codes;
    for (const Scratch &found : session.scratches) {
        codes.append(found.code);
        QVERIFY(found.limits.memoryBytes > 0);
    }
    std::ranges::sort(codes);
    QCOMPARE(codes, (QByteArrayList { "text a", "text b" }));
}

void TestSession::twoInstancesKeepApart()
{
    QTemporaryDir folder;
    SessionStore first(folder.path());
    SessionStore second(folder.path());
    QVERIFY(first.folder() != second.folder());
    second.saveScratch(scratch(QStringLiteral("mine"), "second"));
    QVERIFY(first.load(levels()).scratches.isEmpty());
}

void TestSession::removedScratchesAreGone()
{
    QTemporaryDir folder;
    {
        SessionStore store(folder.path());
        store.saveScratch(scratch(QStringLiteral("a"), "text"));
        store.remove(QStringLiteral("a"));
    }
    QVERIFY(SessionStore(folder.path()).load(levels()).scratches.isEmpty());
}

void TestSession::saysWhatCannotBeWritten()
{
    // A file where the folder should be: not even root can write below it.
    QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("session")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.close();
    SessionStore store(folder.path());
    QSignalSpy spy(&store, &SessionStore::failed);
    store.saveScratch(scratch(QStringLiteral("a"), "text"));
    QTRY_VERIFY(!spy.isEmpty());
    QVERIFY(spy.first().first().toString().startsWith(QLatin1String("Not saved")));
    QVERIFY(!store.finishWriting(std::chrono::minutes(1)));
    // It is tried again by itself, also what was saved last.
    QSignalSpy recovered(&store, &SessionStore::recovered);
    store.saveScratch(scratch(QStringLiteral("a"), "more text"));
    QVERIFY(file.remove());
    QTRY_VERIFY_WITH_TIMEOUT(!recovered.isEmpty(), 60'000);
    QCOMPARE(store.load(levels()).scratches.first().code, QByteArray("more text"));
}

void TestSession::reviewsComeBackInTheirPlaces()
{
    QTemporaryDir folder;
    StoredReview review = freshReview(QStringLiteral("Answer"), QByteArray("```\n\0\xff```", 9));
    review.scope = QStringLiteral("alone");
    BlockChange changed;
    changed.index = 2;
    changed.role = runner::BlockRole::Shell;
    BlockChange typed;
    typed.index = 3;
    typed.code = QStringLiteral("print(\u00e9)\n");
    typed.isUnrepaired = true;
    review.changes = { changed, typed };
    const QString first = QStringLiteral("a");
    const QString last = QStringLiteral("b");
    {
        SessionStore store(folder.path());
        store.saveScratch(scratch(first, "1"));
        store.saveReview(review);
        store.saveScratch(scratch(last, "2"));
        store.saveIndex({ first, review.id, last }, {});
    }
    SessionStore store(folder.path());
    const Session session = store.load(levels());
    QCOMPARE(session.order, QStringList({ first, review.id, last }));
    QCOMPARE(session.reviews, QList<StoredReview> { review });
    QCOMPARE(session.scratches.size(), 2);
    store.remove(review.id);
    store.saveIndex({ first, last }, {});
    QTRY_VERIFY(store.load(levels()).reviews.isEmpty());
}

void TestSession::damagedReviewKeepsItsText()
{
    QTemporaryDir folder;
    const StoredReview review = freshReview(QStringLiteral("Answer"), "text");
    QString facts;
    {
        SessionStore store(folder.path());
        store.saveReview(review);
        facts = store.folder() + u'/' + review.id + QStringLiteral(".json");
    }
    for (const char *damage : { "", "[]", "{\"changes\": 3}", "{\"changes\": [3, {}, []]}" }) {
        QFile file(facts);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(damage);
        file.close();
        const Session session = SessionStore(folder.path()).load(levels());
        QCOMPARE(session.reviews.size(), 1);
        QCOMPARE(session.reviews.first().text, QByteArray("text"));
        QVERIFY(session.reviews.first().changes.isEmpty());
    }
}

SANDPAD_TEST(session, TestSession)
#include "tst_session.moc"
