#include "app/session/FileNames.h"
#include "tests/TestProgram.h"
#include "tests/app/session/SessionTest.h"

#include <QTest>

#include <sys/stat.h>

using namespace sandpad;
using namespace sandpad::app;

/// The files of a session's folder, and what others do there.
class TestSessionFiles : public SessionTest
{
    Q_OBJECT

private slots:
    void initTestCase() { QTest::failOnWarning(); }
    void titlesBecomeNames_data();
    void titlesBecomeNames();
    void namesAreRecognized_data();
    void namesAreRecognized();
    void filesAreCalledAsTheirTabs();
    void filesFollowTheirTabs();
    void nobodyElseMayReadThem();
    void whatIsDoneElsewhereIsTaken();
    void whatSomebodyWroteIsKept();
    void everyStepLeavesTheTexts();
    void closedPagesStay();
    void anotherWindowsPagesAreTakenOver();
    void theOldLayoutIsTakenOver();
};

void TestSessionFiles::titlesBecomeNames_data()
{
    QTest::addColumn<QString>("title");
    QTest::addColumn<QString>("stem");
    const auto row = [](const QString &title, const QString &stem) {
        QTest::newRow(qPrintable(title.left(40))) << title << stem;
    };
    row(QStringLiteral("Mean of numbers"), QStringLiteral("Mean of numbers"));
    row(QStringLiteral("mean(a, b)"), QStringLiteral("mean(a, b)"));
    row(QStringLiteral("caf\u00e9 \u65e5\u672c \U0001F600"),
        QStringLiteral("caf\u00e9 \u65e5\u672c \U0001F600"));
    row(QStringLiteral("cafe\u0301"), QStringLiteral("caf\u00e9"));
    row(QStringLiteral("script.py"), QStringLiteral("script"));
    row(QStringLiteral("script.PY"), QStringLiteral("script"));
    row(QStringLiteral("a.b.c"), QStringLiteral("a.b.c"));
    row(QStringLiteral("../../etc/passwd"), QStringLiteral("_.._etc_passwd"));
    row(QStringLiteral("a<b>c:d\"e|f?g*h\\i"), QStringLiteral("a_b_c_d_e_f_g_h_i"));
    row(QStringLiteral(" . hidden . "), QStringLiteral("hidden"));
    row(QStringLiteral("-rf"), QStringLiteral("rf"));
    row(QStringLiteral("a\nb\tc"), QStringLiteral("a_b_c"));
    row(QStringLiteral("evil\u202Eyp.exe"), QStringLiteral("evil_yp.exe"));
    row(QStringLiteral("CON"), QStringLiteral("CON_"));
    row(QStringLiteral("com1.x"), QStringLiteral("com1.x_"));
    // Python imports what lies beside a program before its own modules.
    for (const char *module : { "random", "json", "numpy", "conftest", "sitecustomize" })
        row(QString::fromLatin1(module), QString::fromLatin1(module) + u'_');
    row(QStringLiteral("random numbers"), QStringLiteral("random numbers"));
    row(QStringLiteral("Random"), QStringLiteral("Random"));
    row(QStringLiteral("..."), QStringLiteral("Scratch"));
    row(QString(), QStringLiteral("Scratch"));
    row(QString(300, u'x'), QString(120, u'x'));
    row(QStringLiteral("\U0001F600").repeated(100), QStringLiteral("\U0001F600").repeated(30));
}

void TestSessionFiles::titlesBecomeNames()
{
    QFETCH(QString, title);
    const QString stem = fileStem(title, QStringLiteral("py"));
    QTEST(stem, "stem");
    QVERIFY(isCalled(stem + QStringLiteral(".py"), stem, QStringLiteral("py")));
}

void TestSessionFiles::namesAreRecognized_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<bool>("isIt");
    QTest::newRow("as it is") << "a b.py" << true;
    QTest::newRow("with a number") << "a b 12.py" << true;
    QTest::newRow("other ending") << "a b.js" << false;
    QTest::newRow("other letters") << "A b.py" << false;
    QTest::newRow("more words") << "a b c.py" << false;
    QTest::newRow("no space") << "a b2.py" << false;
    QTest::newRow("a zero") << "a b 0.py" << false;
    QTest::newRow("less") << "a.py" << false;
    QTest::newRow("nothing") << "" << false;
}

void TestSessionFiles::namesAreRecognized()
{
    QFETCH(QString, file);
    QTEST(isCalled(file, QStringLiteral("a b"), QStringLiteral("py")), "isIt");
}

void TestSessionFiles::filesAreCalledAsTheirTabs()
{
    QTemporaryDir folder;
    SessionStore store(folder.path(), languages());
    const QString path = store.folder() + u'/';
    Scratch made = freshScratch(languages().first(), "code");
    store.saveScratch(made, QStringLiteral("Mean of numbers"));
    Scratch script = freshScratch(languages().last(), "script");
    store.saveScratch(script, QStringLiteral("a/b: *?.js"));
    store.saveScratch(freshScratch(languages().first(), "second"),
                      QStringLiteral("mean of Numbers"));
    store.saveReview(freshReview(QStringLiteral("Answer"), "text"));
    QVERIFY(store.finishWriting(std::chrono::minutes(1)));
    QCOMPARE(filesIn(path),
             QStringList({ QStringLiteral("Answer.md"), QStringLiteral("Mean of numbers.py"),
                           QStringLiteral("a_b_ __.js"), QStringLiteral("mean of Numbers 2.py") }));
    QCOMPARE(content(path + QStringLiteral("Mean of numbers.py")), QByteArray("code"));
    QCOMPARE(content(path + QStringLiteral("Answer.md")), QByteArray("text"));
}

void TestSessionFiles::filesFollowTheirTabs()
{
    QTemporaryDir folder;
    SessionStore store(folder.path(), languages());
    const auto files = [&] {
        return store.finishWriting(std::chrono::minutes(1)) ? filesIn(store.folder())
                                                            : QStringList();
    };
    Scratch made = freshScratch(languages().first(), "code");
    store.saveScratch(made, QStringLiteral("one"));
    QCOMPARE(files(), QStringList { QStringLiteral("one.py") });
    store.saveScratch(made, QStringLiteral("two"));
    QCOMPARE(files(), QStringList { QStringLiteral("two.py") });
    made.languageId = QStringLiteral("javascript");
    made.code = "code, changed";
    store.saveScratch(made, QStringLiteral("Two"));
    QCOMPARE(files(), QStringList { QStringLiteral("Two.js") });
    QCOMPARE(content(store.folder() + QStringLiteral("/Two.js")), made.code);
    // Two tabs that exchange their names.
    Scratch other = freshScratch(languages().last(), "other");
    store.saveScratch(other, QStringLiteral("other"));
    (void)files();
    store.saveScratch(made, QStringLiteral("other"));
    store.saveScratch(other, QStringLiteral("Two"));
    QCOMPARE(files().size(), 2);
    const Session session = SessionFolder(store.folder(), languages()).read(levels());
    QCOMPARE(texts(session.open), QByteArrayList({ "code, changed", "other" }));
}

void TestSessionFiles::nobodyElseMayReadThem()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("scratches"));
    QVERIFY(QDir().mkdir(path));
    const auto own = QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner;
    QVERIFY(QFile::setPermissions(path, own | QFile::ReadOther | QFile::ExeOther));
    const SessionStore store(folder.path(), languages());
    struct stat found {};
    QCOMPARE(::stat(qPrintable(path), &found), 0);
    QCOMPARE(found.st_mode & 07777, 0700u);
}

void TestSessionFiles::whatIsDoneElsewhereIsTaken()
{
    QTemporaryDir folder;
    {
        SessionStore store(folder.path(), languages());
        for (const char *name : { "a", "b", "c" })
            store.saveScratch(scratch(QString::fromLatin1(name), name), QString::fromLatin1(name));
    }
    const QString path = folder.filePath(QStringLiteral("scratches/"));
    QVERIFY(put(path + QStringLiteral("a.py"), "changed"));
    QVERIFY(QFile::remove(path + QStringLiteral("b.py")));
    QVERIFY(put(path + QStringLiteral("new.js"), "// A title\nx"));
    QVERIFY(put(path + QStringLiteral("notes.txt"), "not ours"));
    QVERIFY(put(path + QStringLiteral(".hidden.py"), "not ours"));
    QVERIFY(QFile::link(QStringLiteral("/etc/passwd"), path + QStringLiteral("link.py")));
    SessionStore store(folder.path(), languages());
    const Session session = store.load(levels());
    QCOMPARE(texts(session.open), QByteArrayList({ "changed", "c", "// A title\nx" }));
    QCOMPARE(std::get<Scratch>(session.open[0].page).interpreter, QStringLiteral("/opt/py"));
    const auto &found = std::get<Scratch>(session.open[2].page);
    QCOMPARE(found.languageId, QStringLiteral("javascript"));
    QCOMPARE(found.title, QStringLiteral("new"));
    QVERIFY(found.isNamed);
    QVERIFY2(session.restored.contains(QLatin1String("opened: new.js."))
                 && session.restored.endsWith(QLatin1String(": b.py.")),
             qPrintable(session.restored));
}

void TestSessionFiles::whatSomebodyWroteIsKept()
{
    QTemporaryDir folder;
    SessionStore store(folder.path(), languages());
    Scratch made = scratch(QStringLiteral("a"), "one");
    store.saveScratch(made, QStringLiteral("a"));
    QVERIFY(store.finishWriting(std::chrono::minutes(1)));
    const QString path = store.folder() + QStringLiteral("/a.py");
    QVERIFY(put(path, "somebody's"));
    // As long as nothing is typed, theirs stays.
    made.network = runner::Network::Off;
    store.saveScratch(made, QStringLiteral("a"));
    QVERIFY(store.finishWriting(std::chrono::minutes(1)));
    QCOMPARE(content(path), QByteArray("somebody's"));
    made.code = "two";
    store.saveScratch(made, QStringLiteral("a"));
    QVERIFY(store.finishWriting(std::chrono::minutes(1)));
    QCOMPARE(content(path), QByteArray("two"));
    QCOMPARE(content(store.folder() + QStringLiteral("/a 2.py")), QByteArray("somebody's"));
    // What was removed is written again.
    QVERIFY(QFile::remove(path));
    made.code = "three";
    store.saveScratch(made, QStringLiteral("b"));
    QVERIFY(store.finishWriting(std::chrono::minutes(1)));
    QCOMPARE(content(store.folder() + QStringLiteral("/b.py")), QByteArray("three"));
    // A folder that took the name keeps it.
    QVERIFY(QFile::remove(store.folder() + QStringLiteral("/b.py")));
    QVERIFY(QDir().mkdir(store.folder() + QStringLiteral("/b.py")));
    made.code = "four";
    store.saveScratch(made, QStringLiteral("b"));
    QVERIFY(store.finishWriting(std::chrono::minutes(1)));
    QCOMPARE(content(store.folder() + QStringLiteral("/b 2.py")), QByteArray("four"));
}

void TestSessionFiles::everyStepLeavesTheTexts()
{
    QTemporaryDir folder;
    SessionStore store(folder.path(), languages());
    store.saveScratch(scratch(QStringLiteral("a"), "text"), QStringLiteral("old"));
    QVERIFY(store.finishWriting(std::chrono::minutes(1)));
    // The list says where the file goes; killed before it went there.
    const QString list = store.folder() + QStringLiteral("/sandpad.json");
    const QByteArray told =
        content(list).replace(R"("file": "old.py")", R"("file": "new.py", "before": "old.py")");
    QVERIFY(put(list, told));
    const Session session = SessionFolder(store.folder(), languages()).read(levels());
    QCOMPARE(session.open.size(), 1);
    QCOMPARE(std::get<Scratch>(session.open[0].page), scratch(QStringLiteral("a"), "text"));
    QCOMPARE(filesIn(store.folder()), QStringList { QStringLiteral("new.py") });
    // Names that lead elsewhere are none.
    for (const char *evil : { "../../a.py", "/etc/passwd", "closed/../../x", ".lock", "" }) {
        QVERIFY(put(list, QByteArray(told).replace("new.py", evil).replace("old.py", evil)));
        const Session other = SessionFolder(store.folder(), languages()).read(levels());
        QCOMPARE(texts(other.open), QByteArrayList { "text" });
        QVERIFY(other.restored.contains(QLatin1String("new.py")));
    }
}

void TestSessionFiles::closedPagesStay()
{
    QTemporaryDir folder;
    const StoredReview review = freshReview(QStringLiteral("Answer"), "answer");
    {
        SessionStore store(folder.path(), languages());
        for (const char *id : { "a", "b", "empty" })
            store.saveScratch(scratch(QString::fromLatin1(id), *id == 'e' ? " \n" : id),
                              QString::fromLatin1(id));
        store.saveReview(review);
        for (const QString &id : { QStringLiteral("a"), review.id, QStringLiteral("empty") })
            store.close(id);
        QVERIFY(store.finishWriting(std::chrono::minutes(1)));
        QCOMPARE(filesIn(store.folder()), QStringList { QStringLiteral("b.py") });
        QCOMPARE(filesIn(store.folder() + QStringLiteral("/closed")),
                 QStringList({ QStringLiteral("Answer.md"), QStringLiteral("a.py") }));
        QVERIFY(QDir().mkpath(store.keptFolder(QStringLiteral("a"))));
    }
    SessionStore store(folder.path(), languages());
    QCOMPARE(texts(store.load(levels()).open), QByteArrayList { "b" });
    QCOMPARE(store.closed().size(), 2);
    QCOMPARE(store.closed().first().name, QStringLiteral("Answer"));
    QVERIFY(QFile::exists(store.keptFolder(QStringLiteral("a"))));
    const auto reopened = store.reopen(QStringLiteral("a"));
    QVERIFY(reopened);
    QCOMPARE(std::get<Scratch>(*reopened), scratch(QStringLiteral("a"), "a"));
    QVERIFY(store.finishWriting(std::chrono::minutes(1)));
    QCOMPARE(filesIn(store.folder()),
             QStringList({ QStringLiteral("a.py"), QStringLiteral("b.py") }));
    store.remove(review.id);
    QVERIFY(store.finishWriting(std::chrono::minutes(1)));
    QVERIFY(filesIn(store.folder() + QStringLiteral("/closed")).isEmpty());
    QVERIFY(!store.reopen(review.id));
}

void TestSessionFiles::anotherWindowsPagesAreTakenOver()
{
    QTemporaryDir folder;
    auto first = std::make_unique<SessionStore>(folder.path(), languages());
    first->saveScratch(scratch(QStringLiteral("a"), "first"), QStringLiteral("name"));
    QString kept;
    {
        SessionStore second(folder.path(), languages());
        second.saveScratch(scratch(QStringLiteral("b"), "second"), QStringLiteral("name"));
        second.saveScratch(scratch(QStringLiteral("c"), "closed"), QStringLiteral("name"));
        second.close(QStringLiteral("c"));
        QVERIFY(put(second.keptFolder(QStringLiteral("b")) + QStringLiteral("/f"), "kept"));
        // As long as it is open, it is its own.
        first.reset();
        SessionStore third(folder.path(), languages());
        QCOMPARE(texts(third.load(levels()).open), QByteArrayList { "first" });
    }
    first = std::make_unique<SessionStore>(folder.path(), languages());
    const Session session = first->load(levels());
    QCOMPARE(texts(session.open), QByteArrayList({ "first", "second" }));
    QCOMPARE(texts(session.closed), QByteArrayList { "closed" });
    QVERIFY2(session.restored.endsWith(QLatin1String("another window: name, name.")),
             qPrintable(session.restored));
    QVERIFY(first->finishWriting(std::chrono::minutes(1)));
    QCOMPARE(filesIn(first->folder()),
             QStringList({ QStringLiteral("name 2.py"), QStringLiteral("name.py") }));
    QCOMPARE(content(first->keptFolder(QStringLiteral("b")) + QStringLiteral("/f")),
             QByteArray("kept"));
    QVERIFY(!QFile::exists(folder.filePath(QStringLiteral("scratches-2"))));
}

void TestSessionFiles::theOldLayoutIsTakenOver()
{
    QTemporaryDir folder;
    const QString old = folder.filePath(QStringLiteral("session/"));
    QVERIFY(put(old + QStringLiteral("a.code"), "a"));
    QVERIFY(put(old + QStringLiteral("a.json"),
                R"({"title": "Scratch", "named": false, "language": "python", "runAs": "ann"})"));
    QVERIFY(put(old + QStringLiteral("b.code"), "b"));
    QVERIFY(put(old + QStringLiteral("b.json"), R"({"title": "B", "language": "javascript"})"));
    QVERIFY(put(old + QStringLiteral("r.answer"), "answer"));
    QVERIFY(put(old + QStringLiteral("r.json"), R"({"title": "R"})"));
    QVERIFY(put(old + QStringLiteral("session.json"),
                R"({"scratches": ["b", "r", "a"], "theme": "dark", "current": 2})"));
    QVERIFY(put(old + QStringLiteral("b.files/f"), "kept"));
    QVERIFY(put(folder.filePath(QStringLiteral("session-2/c.code")), "c"));
    {
        // Nothing is removed where the new files cannot be written.
        const QString inTheWay = folder.filePath(QStringLiteral("scratches/.being-written"));
        QVERIFY(QDir().mkpath(inTheWay));
        SessionStore store(folder.path(), languages());
        QCOMPARE(store.load(levels()).open.size(), 4);
        QVERIFY(!store.finishWriting(std::chrono::minutes(1)));
        QCOMPARE(content(old + QStringLiteral("a.code")), QByteArray("a"));
        QVERIFY(QDir().rmdir(inTheWay));
    }
    {
        SessionStore store(folder.path(), languages());
        const Session session = store.load(levels());
        QCOMPARE(texts(session.open), QByteArrayList({ "b", "answer", "a", "c" }));
        QCOMPARE(std::get<Scratch>(session.open[2].page).runAs, QStringLiteral("ann"));
        QCOMPARE(session.window.formerTheme, QStringLiteral("dark"));
        QVERIFY(store.finishWriting(std::chrono::minutes(1)));
        QCOMPARE(content(store.folder() + QStringLiteral("/B.js")), QByteArray("b"));
        QCOMPARE(content(store.keptFolder(QStringLiteral("b")) + QStringLiteral("/f")),
                 QByteArray("kept"));
        QVERIFY(!QFile::exists(old));
        QVERIFY(!QFile::exists(folder.filePath(QStringLiteral("session-2"))));
    }
    const Session again = SessionStore(folder.path(), languages()).load(levels());
    QCOMPARE(texts(again.open), QByteArrayList({ "b", "answer", "a", "c" }));
    QCOMPARE(again.window.current, 2);
}

SANDPAD_TEST(sessionfiles, TestSessionFiles)
#include "tst_sessionfiles.moc"
