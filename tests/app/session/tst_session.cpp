#include "tests/TestProgram.h"
#include "tests/app/session/SessionTest.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace sandpad;
using namespace sandpad::app;

/// A session on disk and in memory.
class TestSession : public SessionTest
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
};

void TestSession::everythingComesBack()
{
    QTemporaryDir folder;
    const Scratch first = scratch(QStringLiteral("a"), QByteArray("x\0\xff\r\n", 5));
    const Scratch second = scratch(QStringLiteral("b"), {});
    {
        SessionStore store(folder.path(), languages());
        store.saveScratch(first, first.title);
        store.saveScratch(second, second.title);
        store.saveIndex({ QStringLiteral("b"), QStringLiteral("a") },
                        { .geometry = "g", .splitter = "s", .current = 1 });
    }
    const Session session = SessionStore(folder.path(), languages()).load(levels());
    QCOMPARE(session.open.size(), 2);
    QCOMPARE(std::get<Scratch>(session.open[0].page), second);
    QCOMPARE(std::get<Scratch>(session.open[1].page), first);
    QCOMPARE(session.restored, QString());
    QCOMPARE(session.window.current, 1);
    QCOMPARE(session.window.geometry, "g");
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
    SessionStore store(folder.path(), languages());
    QVERIFY(put(store.folder() + QStringLiteral("/a.py"), "text"));
    QVERIFY(put(store.folder() + QStringLiteral("/sandpad.json"),
                R"({"tabs": [{"id": "a", "file": "a.py", "facts": )" + facts + "}]}"));
    const Session session = store.load(levels());
    QCOMPARE(session.open.size(), 1);
    const auto level = std::get<Scratch>(session.open.first().page).isolation;
    QTEST(level ? level->id() : QString(), "level");
}

void TestSession::damageLosesNobodyElse_data()
{
    QTest::addColumn<QByteArray>("list");
    const auto row = [](const char *name, const char *list) {
        QTest::newRow(name) << QByteArray(list);
    };
    row("empty", "");
    row("truncated", "{\"tabs\": [{\"id\": \"a\"");
    row("a list", "[]");
    QTest::newRow("nested deep") << "{\"tabs\": " + QByteArray(2'000'000, '[');
    row("odd types", R"({"tabs": {"a": "../../etc/passwd"}, "window": 7})");
    row("odd entries",
        R"({"tabs": [5, {}, {"id": "a"}, {"id": "a", "file": 5}, {"id": 5, "file": "a.py"}],
            "closed": "none", "window": {"current": "x", "theme": 7}})");
    row("twice", R"({"tabs": [{"id": "a", "file": "a.py"}, {"id": "a", "file": "b.py"},
                              {"id": "c", "file": "a.py"}]})");
    row("facts of odd types",
        R"({"tabs": [{"id": "a", "file": "a.py", "name": 5, "kind": 7,
                      "facts": {"title": 5, "limits": [1], "network": "y", "caret": [-1, 2]}},
                     {"id": "b", "file": "b.py", "facts": [1]}]})");
    row("limits of odd types",
        R"({"tabs": [{"id": "a", "file": "a.py",
                      "facts": {"limits": {"cpuMs": "x", "memoryBytes": -5}, "caret": [1e9, 3]}}]})");
    row("folds of odd types",
        R"({"tabs": [{"id": "a", "file": "a.py",
                      "facts": {"folded": [1, -2, "x"], "topLine": 99999999999}},
                     {"id": "b", "file": "b.py", "facts": {"folded": {"a": 1}, "topLine": "x"}}]})");
}

void TestSession::damageLosesNobodyElse()
{
    QFETCH(QByteArray, list);
    QTemporaryDir folder;
    {
        SessionStore store(folder.path(), languages());
        store.saveScratch(scratch(QStringLiteral("a"), "text a"), QStringLiteral("a"));
        store.saveScratch(scratch(QStringLiteral("b"), "text b"), QStringLiteral("b"));
    }
    QVERIFY(put(folder.filePath(QStringLiteral("scratches/sandpad.json")), list));
    SessionStore store(folder.path(), languages());
    const Session session = store.load(levels());
    QByteArrayList codes = texts(session.open);
    for (const KeptPage &kept : session.open)
        QVERIFY(std::get<Scratch>(kept.page).limits.memoryBytes > 0);
    std::ranges::sort(codes);
    QCOMPARE(codes, (QByteArrayList { "text a", "text b" }));
    // A list that cannot be read is set aside, and a person is told.
    const bool isLost = session.restored.contains(QLatin1String("lost or damaged"));
    QCOMPARE(QFile::exists(store.folder() + QStringLiteral("/sandpad.json.damaged")), isLost);
}

void TestSession::twoInstancesKeepApart()
{
    QTemporaryDir folder;
    SessionStore first(folder.path(), languages());
    SessionStore second(folder.path(), languages());
    QVERIFY(first.folder() != second.folder());
    second.saveScratch(scratch(QStringLiteral("mine"), "second"), QStringLiteral("mine"));
    QVERIFY(second.finishWriting(std::chrono::minutes(1)));
    QVERIFY(first.load(levels()).open.isEmpty());
}

void TestSession::removedScratchesAreGone()
{
    QTemporaryDir folder;
    {
        SessionStore store(folder.path(), languages());
        store.saveScratch(scratch(QStringLiteral("a"), "text"), QStringLiteral("a"));
        QVERIFY(store.finishWriting(std::chrono::minutes(1)));
        QVERIFY(put(store.keptFolder(QStringLiteral("a")) + QStringLiteral("/f"), "kept"));
        store.remove(QStringLiteral("a"));
        QVERIFY(store.finishWriting(std::chrono::minutes(1)));
        QVERIFY(!QFile::exists(store.keptFolder(QStringLiteral("a"))));
    }
    QVERIFY(SessionStore(folder.path(), languages()).load(levels()).open.isEmpty());
}

void TestSession::saysWhatCannotBeWritten()
{
    // A file where the folder should be: not even root can write below it.
    QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("scratches")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.close();
    SessionStore store(folder.path(), languages());
    QSignalSpy spy(&store, &SessionStore::failed);
    store.saveScratch(scratch(QStringLiteral("a"), "text"), QStringLiteral("a"));
    QTRY_VERIFY(!spy.isEmpty());
    QVERIFY(spy.first().first().toString().startsWith(QLatin1String("Not saved")));
    QVERIFY(!store.finishWriting(std::chrono::minutes(1)));
    // It is tried again by itself, also what was saved last.
    QSignalSpy recovered(&store, &SessionStore::recovered);
    store.saveScratch(scratch(QStringLiteral("a"), "more text"), QStringLiteral("a"));
    QVERIFY(file.remove());
    QTRY_VERIFY_WITH_TIMEOUT(!recovered.isEmpty(), 60'000);
    QCOMPARE(content(store.folder() + QStringLiteral("/a.py")), QByteArray("more text"));
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
        SessionStore store(folder.path(), languages());
        store.saveScratch(scratch(first, "1"), first);
        store.saveReview(review);
        store.saveScratch(scratch(last, "2"), last);
        store.saveIndex({ first, review.id, last }, {});
    }
    const Session session = SessionStore(folder.path(), languages()).load(levels());
    QCOMPARE(texts(session.open), QByteArrayList({ "1", review.text, "2" }));
    QCOMPARE(std::get<StoredReview>(session.open[1].page), review);
}

void TestSession::damagedReviewKeepsItsText()
{
    QTemporaryDir folder;
    const StoredReview review = freshReview(QStringLiteral("Answer"), "text");
    for (const char *facts :
         { R"("")", "[]", R"({"changes": 3})", R"({"changes": [3, {}, []]})" }) {
        const QString path = folder.filePath(QStringLiteral("scratches/"));
        QVERIFY(put(path + QStringLiteral("Answer.md"), "text"));
        QVERIFY(put(path + QStringLiteral("sandpad.json"),
                    R"({"tabs": [{"id": "r", "file": "Answer.md", "kind": "review", "facts": )"
                        + QByteArray(facts) + "}]}"));
        const Session session = SessionStore(folder.path(), languages()).load(levels());
        QCOMPARE(session.open.size(), 1);
        const auto &read = std::get<StoredReview>(session.open.first().page);
        QCOMPARE(read.text, QByteArray("text"));
        QVERIFY(read.changes.isEmpty());
    }
}

SANDPAD_TEST(session, TestSession)
#include "tst_session.moc"
