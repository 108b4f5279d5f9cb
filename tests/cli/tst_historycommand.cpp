#include "runner/history/HistoryFile.h"
#include "runner/model/Json.h"
#include "tests/TestProgram.h"
#include "tests/runner/history/HistoryTest.h"

#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QTest>

#include <nlohmann/json.hpp>

using namespace sandpad::runner;
using namespace Qt::Literals::StringLiterals;
using sandpad::tests::keptRun;

/// `sandpad history`, started as a user does.
class TestHistoryCommand : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void listFilters_data();
    void listFilters();
    void listIsNewestFirst();
    void formsFollowTheLanguage_data();
    void formsFollowTheLanguage();
    void showTellsAll();
    void showIsHarmless();
    void exportIsJsonLines();
    void wrongArgumentsAreRefused_data();
    void wrongArgumentsAreRefused();
    void damageIsSaid();
    void nothingIsKeptAtFirst();

private:
    struct Ended
    {
        QByteArray out;
        QByteArray err;
        int status = -1;
    };
    Ended history(const QStringList &arguments, const QString &data = {},
                  const char *language = "en");

    QTemporaryDir m_data;
};

void TestHistoryCommand::initTestCase()
{
    QTest::failOnWarning();
    HistoryFile file(HistoryFile::folderIn(m_data.filePath(QStringLiteral("sandpad"))));
    KeptRun run = keptRun("print('primes')", "79971 primes\n");
    run.typed = "Ann\n";
    run.cut.outputBytes = 2048;
    MimeBundle value;
    value.insert(QStringLiteral("text/plain"), "1229 of them");
    run.events.prepend({ .time = {}, .payload = Value { value } });
    QVERIFY(file.add(run));
    run = keptRun("x = \x1b[31m", "\x1b]0;title\x07\n");
    run.head.title = QStringLiteral("two\nlines \x1b[31m");
    run.head.languageId = QStringLiteral("csharp");
    run.head.ending = Ending::Failed;
    QVERIFY(file.add(run));
}

TestHistoryCommand::Ended TestHistoryCommand::history(const QStringList &arguments,
                                                      const QString &data, const char *language)
{
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("XDG_DATA_HOME"), data.isEmpty() ? m_data.path() : data);
    environment.insert(QStringLiteral("LC_ALL"), QStringLiteral("C.UTF-8"));
    environment.insert(QStringLiteral("LANGUAGE"), QString::fromLatin1(language));
    process.setProcessEnvironment(environment);
    process.start(qEnvironmentVariable("SANDPAD_EXECUTABLE", QStringLiteral("sandpad")),
                  QStringList { QStringLiteral("history") } + arguments);
    if (!process.waitForFinished(60'000))
        return {};
    return { .out = process.readAllStandardOutput(),
             .err = process.readAllStandardError(),
             .status = process.exitCode() };
}

void TestHistoryCommand::listFilters_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<int>("lines");
    QTest::newRow("all") << QStringList {} << 2;
    QTest::newRow("language") << QStringList { QStringLiteral("--language"),
                                               QStringLiteral("csharp") }
                              << 1;
    QTest::newRow("outcome") << QStringList { QStringLiteral("--outcome"),
                                              QStringLiteral("failed") }
                             << 1;
    QTest::newRow("search") << QStringList { QStringLiteral("--search"), QStringLiteral("79971") }
                            << 1;
    QTest::newRow("search without a hit")
        << QStringList { QStringLiteral("--search"), QStringLiteral("\"AND (") } << 0;
    QTest::newRow("limit") << QStringList { QStringLiteral("--limit"), QStringLiteral("1") } << 1;
}

void TestHistoryCommand::listFilters()
{
    QFETCH(const QStringList, options);
    const Ended ended = history(QStringList { QStringLiteral("list") } + options);
    QCOMPARE(ended.err, "");
    QCOMPARE(ended.status, 0);
    QTEST(static_cast<int>(ended.out.count('\n')), "lines");
}

void TestHistoryCommand::listIsNewestFirst()
{
    const QList<QByteArray> lines = history({ QStringLiteral("list") }).out.split('\n');
    QVERIFY2(lines[0].contains("csharp") && lines[0].contains("failed"), lines[0].constData());
    QVERIFY2(lines[0].trimmed().startsWith("2 "), lines[0].constData());
    QVERIFY2(lines[1].contains("finished") && lines[1].endsWith("a scratch"), lines[1].constData());
}

void TestHistoryCommand::formsFollowTheLanguage_data()
{
    QTest::addColumn<QString>("time");
    QTest::addColumn<QString>("duration");
    QTest::newRow("en") << R"(\d{4}-\d\d-\d\d \d\d:\d\d:\d\d)" << "0.21 s";
    QTest::newRow("de") << R"(\d\d\.\d\d\.\d\d \d\d:\d\d:\d\d)" << "0,21 s";
    QTest::newRow("zh_CN") << R"(\d{4}/\d\d?/\d\d? \d\d:\d\d:\d\d)" << "0.21 秒";
}

void TestHistoryCommand::formsFollowTheLanguage()
{
    QFETCH(const QString, time);
    QFETCH(const QString, duration);
    const char *language = QTest::currentDataTag();
    for (const char *command : { "list", "show 1" }) {
        const auto words = QString::fromLatin1(command).split(u' ');
        const QString out = QString::fromUtf8(history(words, {}, language).out);
        QVERIFY2(out.contains(QRegularExpression(u"(^| )"_s + time + u"[ ,]"_s,
                                                 QRegularExpression::MultilineOption)),
                 qPrintable(out));
        QVERIFY2(out.contains(duration), qPrintable(out));
    }
    // What a program reads has one form.
    const QByteArray exported = history({ QStringLiteral("export") }, {}, language).out;
    QCOMPARE(exported, history({ QStringLiteral("export") }).out);
    QVERIFY(!exported.isEmpty());
}

void TestHistoryCommand::showTellsAll()
{
    const Ended ended = history({ QStringLiteral("show"), QStringLiteral("1") });
    QCOMPARE(ended.status, 0);
    for (const char *part : { "Run 1", "a scratch", "3.13.5", "finished", "print('primes')",
                              "79971 primes", "Ann", "2 KiB", "1229 of them" })
        QVERIFY2(ended.out.contains(part), (part + QByteArray(": ") + ended.out).constData());
    const Ended missing = history({ QStringLiteral("show"), QStringLiteral("99") });
    QCOMPARE(missing.status, 125);
    QCOMPARE(missing.err, "sandpad: There is no run 99.\n");
}

void TestHistoryCommand::showIsHarmless()
{
    for (const QStringList &arguments : { QStringList { QStringLiteral("list") },
                                          { QStringLiteral("show"), QStringLiteral("2") } }) {
        const Ended ended = history(arguments);
        QCOMPARE(ended.status, 0);
        QVERIFY2(!ended.out.contains('\x1b') && !ended.out.contains('\x07'), ended.out.constData());
    }
}

void TestHistoryCommand::exportIsJsonLines()
{
    const Ended ended = history({ QStringLiteral("export") });
    QCOMPARE(ended.status, 0);
    const QList<QByteArray> lines = ended.out.trimmed().split('\n');
    QCOMPARE(lines.size(), 2);
    const auto run = jsonFrom(lines[1]);
    QCOMPARE(run["id"].get<int>(), 1);
    QCOMPARE(run["request"]["code"].get<std::string>(), "print('primes')");
    QCOMPARE(run["result"]["stdout"].get<std::string>(), "79971 primes\n");
    QCOMPARE(run["result"]["outcome"].get<std::string>(), "finished");
    QCOMPARE(run["typed"].get<std::string>(), "Ann\n");
    QCOMPARE(run["notKept"]["outputBytes"].get<int>(), 2048);
}

void TestHistoryCommand::wrongArgumentsAreRefused_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("none") << QStringList {};
    QTest::newRow("unknown") << QStringList { QStringLiteral("delete") };
    QTest::newRow("no number") << QStringList { QStringLiteral("show"), QStringLiteral("x") };
    QTest::newRow("show alone") << QStringList { QStringLiteral("show") };
    QTest::newRow("outcome") << QStringList { QStringLiteral("list"), QStringLiteral("--outcome"),
                                              QStringLiteral("well") };
    QTest::newRow("limit") << QStringList { QStringLiteral("list"), QStringLiteral("--limit"),
                                            QStringLiteral("0") };
    QTest::newRow("option") << QStringList { QStringLiteral("list"), QStringLiteral("--newest") };
}

void TestHistoryCommand::wrongArgumentsAreRefused()
{
    QFETCH(const QStringList, arguments);
    const Ended ended = history(arguments);
    QCOMPARE(ended.status, 125);
    QCOMPARE(ended.out, "");
    QVERIFY2(ended.err.startsWith("sandpad: "), ended.err.constData());
}

void TestHistoryCommand::damageIsSaid()
{
    const QTemporaryDir data;
    const QString folder = HistoryFile::folderIn(data.filePath(QStringLiteral("sandpad")));
    QVERIFY(HistoryFile(folder).add(keptRun("print(1)")));
    QFile file(folder + QStringLiteral("/history.sqlite"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(QByteArray(9000, 'x'));
    file.close();
    const Ended ended = history({ QStringLiteral("list") }, data.path());
    QCOMPARE(ended.status, 0);
    QCOMPARE(ended.out, "");
    QVERIFY2(ended.err.contains("begun anew"), ended.err.constData());
}

void TestHistoryCommand::nothingIsKeptAtFirst()
{
    const QTemporaryDir data;
    const Ended ended = history({ QStringLiteral("list") }, data.path());
    QCOMPARE(ended.status, 0);
    QCOMPARE(ended.out + ended.err, "");
}

SANDPAD_TEST(historycommand, TestHistoryCommand)
#include "tst_historycommand.moc"
