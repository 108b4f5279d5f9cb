#include "runner/history/HistoryDatabase.h"
#include "runner/history/HistoryFile.h"
#include "tests/TestProgram.h"
#include "tests/runner/history/HistoryTest.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QTest>

#include <csignal>
#include <sys/resource.h>

using namespace sandpad::runner;
using sandpad::tests::keptRun;
using sandpad::tests::noise;

namespace {

constexpr int kRunsOfEach = 12;

/// Adds runs from a process of its own.
int addRuns(int argc, char **argv)
{
    if (argc < 2)
        return 2;
    HistoryFile file(QString::fromLocal8Bit(argv[1]));
    for (int i = 0; i < kRunsOfEach; ++i) {
        if (!file.add(keptRun("print(1)", noise(i % 3 == 0 ? 200'000 : 20)))
            || !file.prune(Retention {}))
            return 1;
    }
    return 0;
}

const sandpad::tests::TestRegistration kAddRuns("addruns", addRuns);

} // namespace

class TestHistoryFile : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QTest::failOnWarning(); }
    void init() { m_root = std::make_unique<QTemporaryDir>(); }
    void runsComeBackAsTheyWere_data();
    void runsComeBackAsTheyWere();
    void errorsAndDisplaysLookTheSame();
    void onlyTheOwnerReadsThem();
    void listIsNewestFirstAndInPages();
    void searchFinds_data();
    void searchFinds();
    void filtersNarrowTheList();
    void oldRunsAreDeleted();
    void runsBeyondTheSizeAreDeleted();
    void strayFilesAreDeleted();
    void damagedDatabaseIsSetAside_data();
    void damagedDatabaseIsSetAside();
    void databaseDamagedWhileOpenIsSetAside();
    void folderRemovedWhileOpenIsMadeAnew();
    void damagedRunIsSaid_data();
    void damagedRunIsSaid();
    void olderDatabaseGetsItsColumns();
    void newerDatabaseIsLeftAlone();
    void folderThatCannotBeMadeIsSaid();
    void fullDiskKeepsWhatIsThere();
    void manyProcessesAddAtOnce();

private:
    [[nodiscard]] QString folder() const { return m_root->filePath(QStringLiteral("history")); }
    [[nodiscard]] QString database() const { return folder() + QStringLiteral("/history.sqlite"); }
    [[nodiscard]] QStringList filesBeside() const
    {
        return QDir(folder() + QStringLiteral("/runs")).entryList(QDir::Files);
    }
    static void write(const QString &path, const QByteArray &bytes)
    {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
    }

    std::unique_ptr<QTemporaryDir> m_root;
};

void TestHistoryFile::runsComeBackAsTheyWere_data()
{
    QTest::addColumn<QByteArray>("code");
    QTest::addColumn<QByteArray>("output");
    QTest::newRow("short") << QByteArray("print(1)") << QByteArray("1\n");
    QTest::newRow("empty") << QByteArray() << QByteArray();
    QTest::newRow("no UTF-8") << QByteArray("print('\xff')") << QByteArray("\xfe\x00\xff", 3);
    QTest::newRow("SQL") << QByteArray("'); DROP TABLE runs; --") << QByteArray("\"'; --");
    QTest::newRow("large") << QByteArray("print(2)") << noise(300'000);
}

void TestHistoryFile::runsComeBackAsTheyWere()
{
    QFETCH(const QByteArray, code);
    QFETCH(const QByteArray, output);
    KeptRun run = keptRun(code, output);
    run.typed = "Ann\n";
    run.typedLines = { { .event = 0, .bytes = 4 }, { .event = 1, .bytes = 0 } };
    run.cut = { .outputBytes = 1LL << 40, .displays = 2, .inputBytes = 3 };
    run.head.detail = QString::fromUtf8(code);
    run.head.beginning = QStringLiteral("'; --");
    run.head.lines = 5'000'000'000;
    qint64 id = 0;
    {
        HistoryFile file(folder());
        const auto added = file.add(run);
        QVERIFY2(added, added ? "" : qPrintable(added.error().text));
        id = *added;
    }
    HistoryFile again(folder());
    const auto loaded = again.load(id);
    QVERIFY2(loaded, loaded ? "" : qPrintable(loaded.error().text));
    run.head.id = id;
    QCOMPARE(loaded->head, run.head);
    QCOMPARE(loaded->request, run.request);
    QCOMPARE(loaded->typed, run.typed);
    QCOMPARE(loaded->typedLines, run.typedLines);
    QCOMPARE(loaded->cut, run.cut);
    QCOMPARE(loaded->events.size(), run.events.size());
    if (!output.isEmpty())
        QCOMPARE(std::get<Output>(loaded->events[0].payload).bytes, output);
    QVERIFY(std::holds_alternative<Finished>(loaded->events.last().payload));
    QCOMPARE(filesBeside().size(), output.size() > 100'000 ? 1 : 0);
    QCOMPARE(again.takeNotice(), QString());
}

void TestHistoryFile::errorsAndDisplaysLookTheSame()
{
    ErrorReport error;
    error.type = QStringLiteral("ValueError");
    error.message = QStringLiteral("a\ttabulator");
    error.traceback = QStringLiteral("Traceback\n\ta");
    error.printed = QStringLiteral("Traceback, repeated");
    error.frames = {
        { .file = QStringLiteral("a.py"), .line = 1, .column = 0, .function = {}, .isUser = true },
        { .file = QStringLiteral("lib.py"),
          .line = 2,
          .column = 0,
          .function = {},
          .isUser = false },
        { .file = QStringLiteral("helper.py"),
          .line = 3,
          .column = 0,
          .function = {},
          .isUser = true,
          .isBeside = true }
    };
    Cause cause;
    cause.message = QStringLiteral("cause");
    cause.frames = { error.frames[1], error.frames[0] };
    error.causes = { cause };
    KeptRun run = keptRun("raise ValueError");
    run.events.prepend({ .time = {}, .payload = error });
    Display table;
    table.data = { QStringLiteral("text/plain"), "a table" };
    table.repeatsOutput = true;
    run.events.prepend({ .time = {}, .payload = table });
    std::get<Finished>(run.events.last().payload).result.error = error;
    HistoryFile file(folder());
    const auto loaded = file.load(*file.add(run));
    QVERIFY2(loaded, loaded ? "" : qPrintable(loaded.error().text));
    QVERIFY(std::get<Display>(loaded->events[0].payload).repeatsOutput);
    QCOMPARE(std::get<ErrorReport>(loaded->events[1].payload), error);
    QCOMPARE(*std::get<Finished>(loaded->events[2].payload).result.error, error);
}

void TestHistoryFile::onlyTheOwnerReadsThem()
{
    HistoryFile file(folder());
    QVERIFY(file.add(keptRun("print(1)", noise(300'000))));
    constexpr QFile::Permissions kOthers = QFile::ReadGroup | QFile::WriteGroup | QFile::ExeGroup
        | QFile::ReadOther | QFile::WriteOther | QFile::ExeOther;
    QStringList paths { folder() };
    for (const QString &name : QDir(folder()).entryList(QDir::Files))
        paths << folder() + u'/' + name;
    for (const QString &name : filesBeside())
        paths << folder() + QStringLiteral("/runs/") + name;
    QVERIFY(paths.size() >= 4); // with that of the write-ahead log
    for (const QString &path : paths) {
        if (!path.endsWith(QStringLiteral("-shm")) || QFile::exists(path))
            QVERIFY2(!(QFile::permissions(path) & kOthers), qPrintable(path));
    }
}

void TestHistoryFile::listIsNewestFirstAndInPages()
{
    HistoryFile file(folder());
    QCOMPARE(file.list({})->size(), 0);
    for (int i = 0; i < 5; ++i)
        QVERIFY(file.add(keptRun("print(1)")));
    RunQuery query { .most = 2 };
    QList<qint64> ids;
    for (int page = 0; page < 3; ++page) {
        const auto heads = file.list(query);
        QVERIFY(heads);
        for (const KeptRunHead &head : *heads)
            ids << head.id;
        query.before = ids.last();
    }
    QCOMPARE(ids.size(), 5);
    QVERIFY(std::ranges::is_sorted(ids, std::greater()));
    QCOMPARE(file.list(query)->size(), 0);
    QCOMPARE(*file.count(query), 5);
    QCOMPARE(file.size()->runs, 5);
}

void TestHistoryFile::searchFinds_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("isFound");
    const auto row = [](const char *text, bool isFound) {
        QTest::newRow(text) << QString::fromUtf8(text) << isFound;
    };
    row("", true);
    row("prime", true);
    row("rime", true); // within a word
    row("PRIMES", true);
    row("primes 79971", true); // in the code, and in the output
    row("primes 79972", false);
    row("is_prime(n)", true);
    row("n % 2", true);
    row("%%", false);
    row("__", false); // no pattern
    row("_p", true);
    row("xy", false);
    row("größer", true);
    row("GRÖSSER", false);
    row("日本", true);
    row("\"quoted\"", true);
    row("\"", true);
    row("a\"b\"c", false);
    row("primes NOT", false); // a word, no operator
    row("primes OR nothing", false);
    row("NEAR(primes)", false);
    row("code:primes", false);
    row("primes*", false);
    row("^primes", false);
    row("-primes", false);
    row("(((", false);
    row("'; DROP TABLE runs; --", false);
    row("\\", false);
    row("\\%", false);
    row("😀😀😀", false);
    row("ValueError: wrong", true); // of the error
    row("from a display", true);
    QTest::newRow("null") << QStringLiteral("primes") + QChar::Null + QStringLiteral("n") << true;
    QTest::newRow("half a character") << QString(QChar(0xd800)) + QStringLiteral("abc") << false;
    QTest::newRow("long") << QString(100'000, u'x') << false;
    QTest::newRow("many words") << QStringLiteral("n ").repeated(10'000) << true;
}

void TestHistoryFile::searchFinds()
{
    HistoryFile file(folder());
    KeptRun run = keptRun("primes = [n for n in range(9) if is_prime(n) and n % 2]\n"
                          "# größer 日本 \"quoted\"",
                          "79971 primes\x1b[0m");
    ErrorReport error;
    error.type = QStringLiteral("ValueError");
    error.message = QStringLiteral("wrong");
    run.events.prepend({ .time = {}, .payload = error });
    run.events.prepend(
        { .time = {}, .payload = Display { { QStringLiteral("text/plain"), "from a display" } } });
    QVERIFY(file.add(run));
    QVERIFY(file.add(keptRun("import os")));
    QFETCH(const QString, text);
    const auto found = file.list({ .text = text });
    QVERIFY2(found, found ? "" : qPrintable(found.error().text));
    const bool isFound =
        std::ranges::any_of(*found, [](const KeptRunHead &head) { return head.id == 1; });
    QTEST(isFound, "isFound");
    QCOMPARE(*file.count({ .text = text }), found->size());
}

void TestHistoryFile::filtersNarrowTheList()
{
    HistoryFile file(folder());
    KeptRun run = keptRun("print(1)");
    QVERIFY(file.add(run));
    run.head.languageId = QStringLiteral("csharp");
    QVERIFY(file.add(run));
    run.head.ending = Ending::Failed;
    QVERIFY(file.add(run));
    run.head.scratchId = QStringLiteral("two");
    QVERIFY(file.add(run));
    const auto found = [&](const RunQuery &query) { return file.list(query)->size(); };
    QCOMPARE(found({}), 4);
    QCOMPARE(found({ .languageId = QStringLiteral("csharp") }), 3);
    QCOMPARE(found({ .languageId = QStringLiteral("csharp"), .ending = Ending::Failed }), 2);
    QCOMPARE(found({ .scratchId = QStringLiteral("one"), .ending = Ending::Failed }), 1);
    QCOMPARE(found({ .text = QStringLiteral("nowhere"), .ending = Ending::Failed }), 0);
    QCOMPARE(found({ .languageId = QStringLiteral("' OR 1 --") }), 0);
}

void TestHistoryFile::oldRunsAreDeleted()
{
    HistoryFile file(folder());
    KeptRun run = keptRun("print('old')", noise(300'000));
    run.head.began = run.head.began.addDays(-3);
    QVERIFY(file.add(run));
    QVERIFY(file.add(keptRun("print('new')")));
    QVERIFY(file.prune({ .age = std::chrono::days(4) }));
    QCOMPARE(file.size()->runs, 2);
    QVERIFY(file.prune({ .age = std::chrono::days(2) }));
    QCOMPARE(file.size()->runs, 1);
    QCOMPARE(*file.count({ .text = QStringLiteral("old") }), 0);
    QCOMPARE(filesBeside(), QStringList());
    QVERIFY(!file.load(1));
}

void TestHistoryFile::runsBeyondTheSizeAreDeleted()
{
    HistoryFile file(folder());
    for (int i = 0; i < 4; ++i)
        QVERIFY(file.add(keptRun("print(1)", noise(300'000))));
    const qint64 each = file.size()->bytes / 4;
    QVERIFY(each > 100'000);
    QVERIFY(file.prune({ .bytes = each * 5 / 2 }));
    QCOMPARE(file.size()->runs, 2);
    QCOMPARE(filesBeside().size(), 2);
    QVERIFY(file.load(4));
    QVERIFY(!file.load(2));
}

void TestHistoryFile::strayFilesAreDeleted()
{
    HistoryFile file(folder());
    QVERIFY(file.add(keptRun("print(1)", noise(300'000))));
    for (const char *name : { "7.z", "1.z.part", ".hidden" })
        write(folder() + QStringLiteral("/runs/") + QString::fromLatin1(name), "x");
    QVERIFY(file.prune({}));
    QCOMPARE(QDir(folder() + QStringLiteral("/runs")).entryList(QDir::Files | QDir::Hidden),
             QStringList { QStringLiteral("1.z") });
}

void TestHistoryFile::damagedDatabaseIsSetAside_data()
{
    QTest::addColumn<qint64>("from");
    QTest::newRow("all of it") << 0LL;
    QTest::newRow("the tables") << 100LL;
    QTest::newRow("all pages but the first") << 4096LL;
}

void TestHistoryFile::damagedDatabaseIsSetAside()
{
    QFETCH(const qint64, from);
    {
        HistoryFile file(folder());
        QVERIFY(file.add(keptRun("print(1)", noise(300'000))));
    }
    {
        QFile file(database());
        QVERIFY(file.open(QIODevice::ReadWrite));
        const qint64 size = file.size();
        QVERIFY(file.seek(from));
        file.write(QByteArray(size - from, '\x5a'));
    }
    HistoryFile file(folder());
    const auto added = file.add(keptRun("print(2)", noise(300'000)));
    QVERIFY2(added, added ? "" : qPrintable(added.error().text));
    const QString notice = file.takeNotice();
    QVERIFY2(notice.contains(QStringLiteral("begun anew")), qPrintable(notice));
    QCOMPARE(file.takeNotice(), QString());
    QCOMPARE(file.list({})->size(), 1);
    QVERIFY(file.load(*added));
    const QStringList aside = QDir(folder()).entryList({ QStringLiteral("damaged-*") }, QDir::Dirs);
    QCOMPARE(aside.size(), 1);
    const QString place = folder() + u'/' + aside[0];
    QVERIFY(QFile::exists(place + QStringLiteral("/history.sqlite")));
    QVERIFY(QFile::exists(place + QStringLiteral("/runs/1.z")));
}

void TestHistoryFile::databaseDamagedWhileOpenIsSetAside()
{
    HistoryFile first(folder());
    HistoryFile second(folder());
    QVERIFY(first.add(keptRun("print(1)")));
    QCOMPARE(second.list({})->size(), 1);
    first.close();
    second.close(); // so that all is in one file
    write(database(), QByteArray(20'000, 'x'));
    QCOMPARE(first.list({})->size(), 0);
    QVERIFY(!first.takeNotice().isEmpty());
    QVERIFY(first.add(keptRun("print(2)")));
    // The other one finds a good database, and leaves it alone.
    QCOMPARE(second.list({})->size(), 1);
    QCOMPARE(second.takeNotice(), QString());
}

void TestHistoryFile::folderRemovedWhileOpenIsMadeAnew()
{
    HistoryFile file(folder());
    QVERIFY(file.add(keptRun("print(1)")));
    QVERIFY(QDir(folder()).removeRecursively());
    QVERIFY(file.add(keptRun("print(2)")));
    HistoryFile again(folder());
    QCOMPARE(again.size()->runs, 1);
}

void TestHistoryFile::damagedRunIsSaid_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("noise") << noise(1000);
    QTest::newRow("claims 4 GiB") << QByteArray("\xff\xff\xff\xff") + noise(1000);
    QTest::newRow("no lines") << qCompress("x");
    QTest::newRow("no JSON") << qCompress("x\ny\nz\n");
    QTest::newRow("other JSON") << qCompress("{}\n{}\n{}\n");
    QTest::newRow("wrong types") << qCompress(R"({"language":"python","code":""}
{"typed":1,"cutOutput":0,"cutDisplays":0,"cutInput":0}
)");
    QTest::newRow("wrong typed lines") << qCompress(R"({"language":"python","code":""}
{"typedLines":[[1]],"typed":"","cutOutput":0,"cutDisplays":0,"cutInput":0}
)");
    QTest::newRow("wrong event") << qCompress(R"({"language":"python","code":""}
{"typed":"","cutOutput":0,"cutDisplays":0,"cutInput":0}
{"kind":"nothing"}
)");
    QTest::newRow("wrong rest of an event")
        << qCompress("{\"language\":\"python\",\"code\":\"\"}\n"
                     "{\"typed\":\"\",\"cutOutput\":0,\"cutDisplays\":0,\"cutInput\":0}\n"
                     "{\"kind\":\"input\",\"time\":0,\"secret\":false}\t7\n");
}

void TestHistoryFile::damagedRunIsSaid()
{
    HistoryFile file(folder());
    QVERIFY(file.add(keptRun("print(1)", noise(300'000))));
    QFETCH(const QByteArray, content);
    if (content.isEmpty())
        QVERIFY(QFile::remove(folder() + QStringLiteral("/runs/1.z")));
    else
        write(folder() + QStringLiteral("/runs/1.z"), content);
    const auto loaded = file.load(1);
    QVERIFY(!loaded);
    QCOMPARE(loaded.error().code, ErrorCode::NotReadable);
    QVERIFY(loaded.error().text.endsWith(u'.'));
    // The others are as good as before.
    QCOMPARE(file.list({})->size(), 1);
    QCOMPARE(file.takeNotice(), QString());
}

void TestHistoryFile::olderDatabaseGetsItsColumns()
{
    {
        HistoryFile file(folder());
        QVERIFY(file.add(keptRun("print(1)", "1")));
    }
    {
        const auto opened = HistoryDatabase::open(database());
        QVERIFY(opened);
        for (const char *column : { "beginning", "lines" })
            QVERIFY((*opened)->run(QStringLiteral("ALTER TABLE runs DROP COLUMN ")
                                   + QString::fromLatin1(column)));
    }
    HistoryFile file(folder());
    KeptRun run = keptRun("print(2)", "2");
    run.head.beginning = QStringLiteral("2");
    run.head.lines = 1;
    const auto added = file.add(run);
    QVERIFY2(added, added ? "" : qPrintable(added.error().text));
    const auto heads = file.list({});
    QCOMPARE(heads->size(), 2);
    QCOMPARE(heads->at(0).beginning, QStringLiteral("2"));
    QCOMPARE(heads->at(1).beginning, QString());
    QCOMPARE(file.takeNotice(), QString());
}

void TestHistoryFile::newerDatabaseIsLeftAlone()
{
    {
        const auto made = [&] {
            HistoryFile file(folder());
            return file.add(keptRun("print(1)"));
        }();
        QVERIFY(made);
        const auto opened = HistoryDatabase::open(database());
        QVERIFY(opened);
        QVERIFY((*opened)->run(QStringLiteral("PRAGMA user_version = 99")));
    }
    HistoryFile file(folder());
    const auto listed = file.list({});
    QVERIFY(!listed);
    QCOMPARE(listed.error().code, ErrorCode::Unsupported);
    QVERIFY(listed.error().text.contains(QStringLiteral("newer Sandpad")));
    QCOMPARE(file.takeNotice(), QString());
}

void TestHistoryFile::folderThatCannotBeMadeIsSaid()
{
    write(folder(), "a file");
    HistoryFile file(folder());
    const auto added = file.add(keptRun("print(1)"));
    QVERIFY(!added);
    QVERIFY2(added.error().text.contains(database()), qPrintable(added.error().text));
    QVERIFY(QFile::exists(folder()));
}

void TestHistoryFile::fullDiskKeepsWhatIsThere()
{
    HistoryFile file(folder());
    QVERIFY(file.add(keptRun("print(1)")));
    // No file may grow beyond this, which for a program is much like a full disk.
    struct rlimit before {};
    QCOMPARE(::getrlimit(RLIMIT_FSIZE, &before), 0);
    const auto handler = std::signal(SIGXFSZ, SIG_IGN);
    const struct rlimit small { .rlim_cur = 150'000, .rlim_max = before.rlim_max };
    QCOMPARE(::setrlimit(RLIMIT_FSIZE, &small), 0);
    const auto large = file.add(keptRun("print(2)", noise(1'000'000)));
    ::setrlimit(RLIMIT_FSIZE, &before);
    std::signal(SIGXFSZ, handler);
    QVERIFY(!large);
    QVERIFY(large.error().text.endsWith(u'.'));
    QCOMPARE(file.list({})->size(), 1);
    QCOMPARE(filesBeside(), QStringList());
    QVERIFY(file.add(keptRun("print(3)")));
    QCOMPARE(file.list({})->size(), 2);
}

void TestHistoryFile::manyProcessesAddAtOnce()
{
    constexpr int kProcesses = 3;
    std::array<QProcess, kProcesses> processes;
    for (QProcess &process : processes)
        process.start(QCoreApplication::applicationFilePath(),
                      { QStringLiteral("addruns"), folder() });
    for (QProcess &process : processes) {
        QVERIFY(process.waitForFinished(120'000));
        QVERIFY2(process.exitCode() == 0, process.readAllStandardError().constData());
    }
    HistoryFile file(folder());
    const auto heads = file.list({ .most = 1000 });
    QVERIFY(heads);
    QCOMPARE(heads->size(), kProcesses * kRunsOfEach);
    for (const KeptRunHead &head : *heads)
        QVERIFY(file.load(head.id));
    QCOMPARE(filesBeside().size(), kProcesses * kRunsOfEach / 3);
}

SANDPAD_TEST(historyfile, TestHistoryFile)

#include "tst_historyfile.moc"
