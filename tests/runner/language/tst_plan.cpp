#include "runner/language/LanguageCatalog.h"
#include "runner/language/NewestFiles.h"
#include "runner/language/Plan.h"
#include "runner/language/TimeZone.h"
#include "runner/toolchain/ToolchainFinder.h"
#include "tests/TestProgram.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <QTimeZone>

#include <algorithm>

using namespace sandpad::runner;
namespace guest = sandpad::guest;

/// What a plan takes from the machine: files, and variables for what is missing.
class TestPlan : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QTest::failOnWarning(); }
    void newestFilesTakeTheHighestVersion();
    void newestFilesOfNothing_data();
    void newestFilesOfNothing();
    void codeThatNeedsTheBuildGetsIt_data();
    void codeThatNeedsTheBuildGetsIt();
    void stepsAreLeftOut_data();
    void stepsAreLeftOut();
    void theShortcutNamesEachReference();
    void withoutReferencesAllIsBuilt();
    void filesHoldTheVersion();
    void variablesForWhatIsMissing_data();
    void variablesForWhatIsMissing();
    void timeZones_data();
    void timeZones();

private:
    [[nodiscard]] QString put(const QString &path) const;
    [[nodiscard]] guest::Job jobOf(const QByteArray &code, const QString &version) const;

    QTemporaryDir m_root;
    LanguageCatalog m_catalog = LanguageCatalog::load({});
};

namespace {

const QString kReferences = QStringLiteral("packs/Microsoft.NETCore.App.Ref/");

} // namespace

QString TestPlan::put(const QString &path) const
{
    const QString file = m_root.filePath(path);
    QDir().mkpath(QFileInfo(file).path());
    QFile made(file);
    return made.open(QIODevice::WriteOnly) ? file : QString();
}

guest::Job TestPlan::jobOf(const QByteArray &code, const QString &version) const
{
    const LanguageSpec &spec = *m_catalog.find(QStringLiteral("csharp"));
    const QString program = put(QStringLiteral("dotnet"));
    const Toolchain dotnet { .languageId = spec.info.id,
                             .id = QStringLiteral("dotnet"),
                             .name = {},
                             .version = version,
                             .path = program,
                             .programs = { { QStringLiteral("dotnet"), program } } };
    RunRequest request;
    request.snippet.code = code;
    return jobFor(spec, *specOf(spec, dotnet), dotnet, request, GuestPaths {});
}

void TestPlan::newestFilesTakeTheHighestVersion()
{
    for (const char *version : { "10.0.9", "10.0.12", "9.0.99" }) {
        const QString folder = kReferences + QLatin1StringView(version) + u'/';
        for (const char *name :
             { "ref/net10.0/B.dll", "ref/net10.0/A.dll", "ref/net10.0/A.xml", "ref/net9.0/C.dll" })
            QVERIFY(!put(folder + QLatin1StringView(name)).isEmpty());
    }
    const QString newest = m_root.filePath(kReferences + QStringLiteral("10.0.12/ref/net10.0/"));
    QCOMPARE(newestFiles(m_root.filePath(kReferences + QStringLiteral("10.*/ref/net*/*.dll"))),
             (QStringList { newest + QStringLiteral("A.dll"), newest + QStringLiteral("B.dll") }));
}

void TestPlan::newestFilesOfNothing_data()
{
    QTest::addColumn<QString>("pattern");
    QTest::newRow("empty") << QString();
    QTest::newRow("root") << QStringLiteral("/");
    QTest::newRow("no such folder") << QStringLiteral("/no-such-folder/*/x");
    QTest::newRow("no such file") << QStringLiteral("/usr/*.no-such-file");
}

void TestPlan::newestFilesOfNothing()
{
    QFETCH(QString, pattern);
    QCOMPARE(newestFiles(pattern), QStringList());
}

void TestPlan::codeThatNeedsTheBuildGetsIt_data()
{
    QTest::addColumn<QByteArray>("code");
    QTest::addColumn<bool>("isBuilt");
    QTest::newRow("plain") << QByteArray("Console.WriteLine(1);") << false;
    QTest::newRow("empty") << QByteArray() << false;
    QTest::newRow("a word like a generator's") << QByteArray("var regex = 1;") << false;
    QTest::newRow("directive") << QByteArray("#:property LangVersion=preview\nFoo();") << true;
    QTest::newRow("later directive") << QByteArray("// Hi\n  #:package A@1\nFoo();") << true;
    QTest::newRow("regex") << QByteArray("[GeneratedRegex(\"a\")] partial Regex A();") << true;
    QTest::newRow("json") << QByteArray("[JsonSerializable(typeof(A))]") << true;
    QTest::newRow("library") << QByteArray("[LibraryImport(\"c\")]") << true;
}

void TestPlan::codeThatNeedsTheBuildGetsIt()
{
    QFETCH(QByteArray, code);
    QFETCH(bool, isBuilt);
    QVERIFY(!put(kReferences + QStringLiteral("10.0.12/ref/net10.0/A.dll")).isEmpty());
    const guest::Job job = jobOf(code, QStringLiteral("10.0.401"));
    QCOMPARE(job.steps.size(), 2U);
    QCOMPARE(job.steps[0].arguments.at(1) == "build", isBuilt);
    QCOMPARE(job.steps[1].arguments.back(), std::string("/tmp/build/script.dll"));
}

void TestPlan::stepsAreLeftOut_data()
{
    QTest::addColumn<QByteArray>("code");
    QTest::addColumn<std::size_t>("steps");
    QTest::newRow("plain") << QByteArray("enum E { A }\nconst n: number = E.A;\nconsole.log(n);")
                           << std::size_t(2);
    QTest::newRow("words like it")
        << QByteArray("const important = 1; // awaited from afar\n") << std::size_t(2);
    QTest::newRow("a file beside it") << QByteArray("export * from './h';\n") << std::size_t(3);
    QTest::newRow("a module") << QByteArray("import fs from 'node:fs';") << std::size_t(3);
    QTest::newRow("over lines") << QByteArray("import {\n  a,\n} from\n  './h';\n")
                                << std::size_t(3);
    QTest::newRow("the old way") << QByteArray("import fs = require('fs');") << std::size_t(3);
    QTest::newRow("later") << QByteArray("const m = import('./h');") << std::size_t(3);
    QTest::newRow("await") << QByteArray("const n = 1;\nconsole.log(await n);") << std::size_t(3);
}

/// What modules.cjs does is of no use to most programs.
void TestPlan::stepsAreLeftOut()
{
    QFETCH(QByteArray, code);
    const LanguageSpec &spec = *m_catalog.find(QStringLiteral("typescript"));
    const QString program = put(QStringLiteral("node"));
    const Toolchain node { .languageId = spec.info.id,
                           .id = QStringLiteral("node-esbuild"),
                           .name = {},
                           .version = QStringLiteral("20.0.0"),
                           .path = program,
                           .programs = { { QStringLiteral("node"), program },
                                         { QStringLiteral("esbuild"), program } } };
    RunRequest request;
    request.snippet.code = code;
    const guest::Job job = jobFor(spec, *specOf(spec, node), node, request, GuestPaths {});
    QTEST(job.steps.size(), "steps");
    QCOMPARE(job.steps.back().kind, guest::StepKind::Run);
}

void TestPlan::theShortcutNamesEachReference()
{
    const QString folder = kReferences + QStringLiteral("10.0.12/ref/net10.0/");
    const QString first = put(folder + QStringLiteral("A.dll"));
    const QString second = put(folder + QStringLiteral("B.dll"));
    const auto arguments = jobOf("", QStringLiteral("10.0.401")).steps[0].arguments;
    const auto compiler = m_root.filePath(QStringLiteral("sdk/10.0.401/Roslyn/bincore/csc.dll"));
    QCOMPARE(arguments,
             (std::vector<std::string> {
                 m_root.filePath(QStringLiteral("dotnet")).toStdString(), "exec",
                 QFileInfo(m_root.path()).canonicalFilePath().toStdString()
                     + compiler.mid(m_root.path().size()).toStdString(),
                 "-noconfig", "@/tmp/build/csc.rsp", "-reference:" + first.toStdString(),
                 "-reference:" + second.toStdString(), "/tmp/build/implicit.cs", "script.cs" }));
}

void TestPlan::withoutReferencesAllIsBuilt()
{
    const QByteArray code = "Console.WriteLine(1);";
    QCOMPARE(jobOf(code, QStringLiteral("11.0.100")).steps[0].arguments.at(1),
             std::string("build"));
    // The version is unknown.
    QCOMPARE(jobOf(code, QString()).steps[0].arguments.at(1), std::string("build"));
}

void TestPlan::filesHoldTheVersion()
{
    const guest::Job job = jobOf("", QStringLiteral("10.0.401"));
    const auto isConfiguration = [](const auto &file) {
        return file.path == "/tmp/build/script.runtimeconfig.json";
    };
    const auto file = std::ranges::find_if(job.files, isConfiguration);
    QVERIFY(file != job.files.end());
    const auto content = QString::fromStdString(file->content);
    QVERIFY2(content.contains(QStringLiteral("\"tfm\": \"net10.0\"")), qPrintable(content));
    QVERIFY2(content.contains(QStringLiteral("\"/scratch/script.cs\"")), qPrintable(content));
}

void TestPlan::variablesForWhatIsMissing_data()
{
    QTest::addColumn<QByteArray>("files");
    QTest::addColumn<bool>("isMissing");
    QTest::newRow("there") << QByteArray(R"(["/usr/bin/env"])") << false;
    QTest::newRow("one of two") << QByteArray(R"(["/no/such/*", "/usr/bin/env*"])") << false;
    QTest::newRow("missing") << QByteArray(R"(["/no/such/*"])") << true;
    QTest::newRow("none named") << QByteArray("[]") << true;
}

/// docs/differences.md#cultures
void TestPlan::variablesForWhatIsMissing()
{
    QFETCH(QByteArray, files);
    QFETCH(bool, isMissing);
    const auto spec = parseLanguageSpec(
        R"({"id":"sh","name":"Shell","extensions":["sh"],"fileName":"script.sh",
        "definition":"Bash","accent":"#000000","install":"Install sh.","toolchains":[{"id":"sh",
        "name":"sh","main":"sh","programs":{"sh":["sh"]},"version":{"arguments":[],"pattern":"x",
        "minimum":"1"},"steps":[{"kind":"run","command":["{sh}"]}],"errors":"none",
        "environment":{"A":"1"},"without":{"environment":{"B":"{tmp}"},"advice":"Install B.",
        "files":)"
        + files + "}}]}");
    QVERIFY(spec);
    const guest::Job job = jobFor(*spec, spec->toolchains.first(), {}, {}, GuestPaths {});
    const auto &variables = job.steps.front().environment;
    QVERIFY(std::ranges::contains(variables, "A=1"));
    QCOMPARE(std::ranges::contains(variables, "B=/tmp"), isMissing);
    QCOMPARE(lackOf(spec->toolchains.first()),
             isMissing ? QStringLiteral("Install B.") : QString());
}

void TestPlan::timeZones_data()
{
    QTest::addColumn<QByteArray>("variable");
    QTest::addColumn<QString>("target"); ///< of the link
    QTest::addColumn<QString>("zone"); ///< empty: Qt says it
    const QString paris = QStringLiteral("/usr/share/zoneinfo/Europe/Paris");
    QTest::newRow("link") << QByteArray() << paris << "Europe/Paris";
    QTest::newRow("relative link")
        << QByteArray() << "../usr/share/zoneinfo/America/Argentina/Ushuaia"
        << "America/Argentina/Ushuaia";
    QTest::newRow("variable") << QByteArray("Asia/Tokyo") << paris << "Asia/Tokyo";
    QTest::newRow("rule") << QByteArray("CET-1CEST") << paris << "CET-1CEST";
    QTest::newRow("no link") << QByteArray() << QString() << QString();
    QTest::newRow("link to elsewhere") << QByteArray() << "/etc/hostname" << QString();
}

void TestPlan::timeZones()
{
    QFETCH(QByteArray, variable);
    QFETCH(QString, target);
    QFETCH(QString, zone);
    const QTemporaryDir folder;
    const QString link = folder.filePath(QStringLiteral("localtime"));
    if (!target.isEmpty())
        QVERIFY(QFile::link(target, link));
    const QString byQt = QString::fromUtf8(QTimeZone::systemTimeZoneId());
    QCOMPARE(timeZoneOf(variable, link), zone.isEmpty() ? byQt : zone);
}

SANDPAD_TEST(plan, TestPlan)
#include "tst_plan.moc"
