#include "runner/language/GuestMessage.h"
#include "runner/language/InterpreterFiles.h"
#include "runner/language/LanguageCatalog.h"
#include "runner/language/Plan.h"
#include "runner/language/errors/MissingPackage.h"
#include "runner/language/errors/TracebackParser.h"
#include "runner/toolchain/ToolchainFinder.h"
#include "tests/TestProgram.h"

#include <QDir>
#include <QFile>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>

using namespace sandpad::runner;
namespace guest = sandpad::guest;

class TestLanguage : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QTest::failOnWarning(); }
    void catalogFindsByAnyName_data();
    void catalogFindsByAnyName();
    void catalogReadsFoldersAndNamesBadFiles();
    void specsAreRefusedWithTheReason_data();
    void specsAreRefusedWithTheReason();
    void finderLooksAtFolders();
    void versions_data();
    void versions();
    void interpreterFilesHoldWhatItNeeds();
    void interpreterFilesShowNoHome_data();
    void interpreterFilesShowNoHome();
    void interpreterFilesShowNoHomeBehindALink();
    void interpreterFilesShowNothingElsewhere();
    void interpreterFilesBelieveNoEnvironment();
    void interpreterFilesFollowLinks();
    void planFillsPlaceholders();
    void bunInstallsNothing_data();
    void bunInstallsNothing();
    void messages_data();
    void messages();
    void largeMessages_data();
    void largeMessages();
    void aRunShowsNoMoreThanItsBudget();
    void onlySomeDisplaysAreMoreThanText();
    void anErrorIsReadAfterAllThatWasShown();
    void theTextsOfAnErrorAreLimited();
    void messagesSurviveRandomBytes();
    void errorMessageKeepsItsFrames();
    void tracebacks_data();
    void tracebacks();
    void eachFormatHasItsReader();
    void diagnosticsOfEachCompiler();
    void missingPackagesAreNamed_data();
    void missingPackagesAreNamed();
    void parsersSurviveAnything();

private:
    LanguageCatalog m_catalog = LanguageCatalog::load({});
};

namespace {

void makeProgram(const QString &path)
{
    QDir().mkpath(QFileInfo(path).path());
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        qFatal("%s cannot be written", qPrintable(path));
    file.write("#!/bin/sh\n");
    file.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
}

} // namespace

void TestLanguage::catalogFindsByAnyName_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("id");
    for (const auto &[name, id] : { std::pair { "python", "python" },
                                    { "PY", "python" },
                                    { "JavaScript", "javascript" },
                                    { "mjs", "javascript" },
                                    { "ts", "typescript" },
                                    { "C#", "csharp" },
                                    { "cs", "csharp" },
                                    { "cobol", "" },
                                    { "", "" } })
        QTest::addRow("%s", *name ? name : "empty")
            << QString::fromLatin1(name) << QString::fromLatin1(id);
}

void TestLanguage::catalogFindsByAnyName()
{
    QFETCH(QString, name);
    const LanguageSpec *spec = m_catalog.find(name);
    QTEST(spec ? spec->info.id : QString(), "id");
}

void TestLanguage::catalogReadsFoldersAndNamesBadFiles()
{
    QVERIFY(m_catalog.problems().isEmpty());
    for (const LanguageSpec &spec : m_catalog.languages())
        QVERIFY2(!spec.info.sample.isEmpty(), qPrintable(spec.info.id));
    // A file that nobody compiles into the program would be an empty one for the guest.
    for (const LanguageSpec &spec : m_catalog.languages()) {
        for (const ToolchainSpec &toolchain : spec.toolchains) {
            for (const QString &name : toolchain.harness)
                QVERIFY2(QFileInfo(QStringLiteral(":/sandpad/guest/") + name).size() > 0,
                         qPrintable(name));
        }
    }
    QTemporaryDir folder;
    QFile bad(folder.filePath(QStringLiteral("bad.json")));
    QVERIFY(bad.open(QIODevice::WriteOnly));
    bad.write("{ \"id\": 5 }");
    bad.close();
    QFile good(folder.filePath(QStringLiteral("good.json")));
    QVERIFY(good.open(QIODevice::WriteOnly));
    good.write(R"({"id":"sh","name":"Shell","extensions":["sh"],"fileName":"script.sh",
        "definition":"Bash","accent":"#000000","install":"Install sh.","toolchains":[{"id":"sh",
        "name":"sh","main":"sh","programs":{"sh":["sh"]},"version":{"arguments":[],"pattern":"x",
        "minimum":"1"},"steps":[{"kind":"run","command":["{sh}","{file}"]}],"errors":"none"}]})");
    good.close();
    const auto catalog = LanguageCatalog::load({ folder.path() });
    QVERIFY(catalog.find(QStringLiteral("sh")));
    QCOMPARE(catalog.languages().size(), m_catalog.languages().size() + 1);
    QCOMPARE(catalog.problems().size(), 1);
    QVERIFY(catalog.problems().first().contains(QLatin1String("bad.json")));
    // What has no end is not read to its end.
    QVERIFY(QFile::link(QStringLiteral("/dev/zero"), folder.filePath(QStringLiteral("a.json"))));
    QCOMPARE(LanguageCatalog::load({ folder.path() }).problems().size(), 2);
}

void TestLanguage::specsAreRefusedWithTheReason_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("reason"); ///< a part of the sentence
    QTest::newRow("nothing") << QByteArray() << QString();
    QTest::newRow("list") << QByteArray("[]") << QString();
    QTest::newRow("no JSON") << QByteArray(R"({"id": "x",})")
                             << QStringLiteral("line 1, column 12");
    QTest::newRow("number out of range")
        << QByteArray(R"({"id": 1e999})") << QStringLiteral("overflow");
    QTest::newRow("wrong type") << QByteArray(R"({"id": 1})") << QStringLiteral("\"id\"");
    QTest::newRow("missing entries")
        << QByteArray(R"({"id": "x", "name": "X"})") << QStringLiteral("extensions");
    QTest::newRow("unknown errors")
        << QByteArray(R"({"id":"sh","name":"Shell","extensions":["sh"],"fileName":"script.sh",
        "definition":"Bash","accent":"#000000","install":"Install sh.","toolchains":[{"id":"sh",
        "name":"sh","main":"sh","programs":{"sh":["sh"]},"version":{"arguments":[],"pattern":"x",
        "minimum":"1"},"steps":[{"kind":"run","command":["{sh}"]}],"errors":"V8"}]})")
        << QStringLiteral("\"errors\" is none of none, node, python");
}

void TestLanguage::specsAreRefusedWithTheReason()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, reason);
    const auto spec = parseLanguageSpec(text);
    QVERIFY(!spec);
    QVERIFY(!spec.error().text.isEmpty());
    QVERIFY2(spec.error().text.contains(reason), qPrintable(spec.error().text));
}

void TestLanguage::finderLooksAtFolders()
{
    QTemporaryDir folder;
    const LanguageSpec &typescript = *m_catalog.find(QStringLiteral("typescript"));
    QVERIFY(findToolchains(typescript, { folder.path() }).isEmpty());
    makeProgram(folder.filePath(QStringLiteral("node")));
    auto found = findToolchains(typescript, { folder.path() });
    QCOMPARE(found.size(), 1);
    QCOMPARE(found.first().id, QStringLiteral("node"));
    makeProgram(folder.filePath(QStringLiteral("esbuild")));
    found = findToolchains(typescript, { folder.path() });
    QCOMPARE(found.size(), 2);
    QCOMPARE(found.first().id, QStringLiteral("node-esbuild"));
    QCOMPARE(found.first().programs.size(), 2);

    // Beside the chosen interpreter lies what belongs to it, also outside of PATH.
    const LanguageSpec &checker = *m_catalog.find(typescript.info.checker);
    const QString node = folder.filePath(QStringLiteral("node"));
    QVERIFY(!toolchainOf(checker, node, {}));
    makeProgram(folder.filePath(QStringLiteral("tsc")));
    const auto beside = toolchainOf(checker, node, {});
    QVERIFY(beside);
    QCOMPARE(beside->programs.value(QStringLiteral("tsc")), folder.filePath(QStringLiteral("tsc")));

    const LanguageSpec &python = *m_catalog.find(QStringLiteral("python"));
    const auto gone = toolchainOf(python, folder.filePath(QStringLiteral("python3")), {});
    QVERIFY(!gone);
    QCOMPARE(gone.error().code, ErrorCode::NotFound);
    makeProgram(folder.filePath(QStringLiteral("python3")));
    QVERIFY(toolchainOf(python, folder.filePath(QStringLiteral("python3")), {}));
}

void TestLanguage::versions_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("toolchain");
    QTest::addColumn<QByteArray>("printed");
    QTest::addColumn<QString>("version");
    QTest::addColumn<bool>("isEnough");
    const auto row = [](const char *tag, const char *language, const char *toolchain,
                        const char *printed, const char *version, bool isEnough) {
        QTest::newRow(tag) << QString::fromLatin1(language) << QString::fromLatin1(toolchain)
                           << QByteArray(printed) << QString::fromLatin1(version) << isEnough;
    };
    row("python", "python", "python", "Python 3.13.5\n", "3.13.5", true);
    row("old python", "python", "python", "Python 2.7.18\n", "2.7.18", false);
    row("node that strips", "typescript", "node", "v22.18.0\n", "22.18.0", true);
    row("node that does not", "typescript", "node", "v22.9.1\n", "22.9.1", false);
    row("dotnet", "csharp", "dotnet", "10.0.401\n", "10.0.401", true);
    row("old dotnet", "csharp", "dotnet", "8.0.100\n", "8.0.100", false);
    row("mono", "csharp", "mono", "Mono JIT compiler version 6.12.0.199 (tarball)", "6.12.0.199",
        true);
    row("nonsense", "python", "python", "command not found", "", false);
}

void TestLanguage::versions()
{
    QFETCH(QString, language);
    QFETCH(QString, toolchain);
    QFETCH(QByteArray, printed);
    const LanguageSpec &spec = *m_catalog.find(language);
    const ToolchainSpec &chosen = *specOf(spec,
                                          { .languageId = language,
                                            .id = toolchain,
                                            .name = {},
                                            .version = {},
                                            .path = {},
                                            .programs = {} });
    const QString version = parseVersion(chosen, printed);
    QTEST(version, "version");
    QTEST(meetsMinimum(chosen, version), "isEnough");
}

void TestLanguage::interpreterFilesHoldWhatItNeeds()
{
    QCOMPARE(interpreterFiles(QStringLiteral("/usr/bin/python3")), QStringList());
    QTemporaryDir folder;
    const QString base = folder.filePath(QStringLiteral("base"));
    const QString venv = folder.filePath(QStringLiteral("venv"));
    makeProgram(base + QStringLiteral("/bin/python3"));
    QVERIFY(QDir().mkpath(base + QStringLiteral("/lib/python3.13")));
    QDir().mkpath(venv + QStringLiteral("/bin"));
    QVERIFY(
        QFile::link(base + QStringLiteral("/bin/python3"), venv + QStringLiteral("/bin/python3")));
    QFile config(venv + QStringLiteral("/pyvenv.cfg"));
    QVERIFY(config.open(QIODevice::WriteOnly));
    config.write("home = " + base.toUtf8() + "/bin\nversion = 3\n");
    config.close();
    // A project that is its own environment has secrets beside it.
    makeProgram(venv + QStringLiteral("/.env"));
    QVERIFY(QDir().mkpath(venv + QStringLiteral("/lib/python3.13/site-packages")));
    QStringList files = interpreterFiles(venv + QStringLiteral("/bin/python3"));
    files.sort();
    QCOMPARE(files,
             (QStringList { base, venv + QStringLiteral("/bin"), venv + QStringLiteral("/lib"),
                            venv + QStringLiteral("/pyvenv.cfg") }));
}

void TestLanguage::interpreterFilesShowNoHome_data()
{
    QTest::addColumn<QStringList>("made");
    QTest::addColumn<QString>("program");
    QTest::addColumn<QStringList>("shown");

    const QString python = QStringLiteral("lib/python3.13/os.py");
    QTest::newRow("a program in the home")
        << QStringList { QStringLiteral("bun") } << QStringLiteral("bun")
        << QStringList { QStringLiteral("bun") };
    QTest::newRow("in bin of the home")
        << QStringList { QStringLiteral("bin/bun") } << QStringLiteral("bin/bun")
        << QStringList { QStringLiteral("bin/bun") };
    QTest::newRow("Python installed into the home")
        << QStringList { QStringLiteral("bin/python3"), python } << QStringLiteral("bin/python3")
        << QStringList { QStringLiteral("bin/python3"), QStringLiteral("lib/python3.13") };
    QTest::newRow("Python installed into .local")
        << QStringList { QStringLiteral(".local/bin/python3"), QStringLiteral(".local/") + python }
        << QStringLiteral(".local/bin/python3")
        << QStringList { QStringLiteral(".local/bin/python3"),
                         QStringLiteral(".local/lib/python3.13") };
    QTest::newRow("a single file with a folder of its own")
        << QStringList { QStringLiteral(".bun/bin/bun") } << QStringLiteral(".bun/bin/bun")
        << QStringList { QStringLiteral(".bun/bin/bun") };
    QTest::newRow("a Python with a folder of its own")
        << QStringList { QStringLiteral("py/bin/python3"), QStringLiteral("py/") + python }
        << QStringLiteral("py/bin/python3") << QStringList { QStringLiteral("py") };
    const QString packages = QStringLiteral(".npm/lib/node_modules/");
    QTest::newRow("a package of npm")
        << QStringList { packages + QStringLiteral("tool/bin/tool"),
                         packages + QStringLiteral("secret/key"),
                         packages + QStringLiteral("@tool/linux/tool"),
                         packages + QStringLiteral("@types/node/index.d.ts") }
        << packages + QStringLiteral("tool/bin/tool")
        << QStringList { packages + QStringLiteral("@tool"), packages + QStringLiteral("@types"),
                         packages + QStringLiteral("tool") };
    QTest::newRow("a package of a scope")
        << QStringList { packages + QStringLiteral("@some/tool/bin/tool"),
                         packages + QStringLiteral("@some/other/key") }
        << packages + QStringLiteral("@some/tool/bin/tool")
        << QStringList { packages + QStringLiteral("@some/tool") };
    QTest::newRow(".NET") << QStringList { QStringLiteral(".dotnet/dotnet"),
                                           QStringLiteral(".dotnet/host/fxr/10/libhostfxr.so") }
                          << QStringLiteral(".dotnet/dotnet")
                          << QStringList { QStringLiteral(".dotnet") };
}

void TestLanguage::interpreterFilesShowNoHome()
{
    QFETCH(QStringList, made);
    QFETCH(QString, program);
    QFETCH(QStringList, shown);
    QTemporaryDir folder;
    const QByteArray realHome = qgetenv("HOME");
    qputenv("HOME", QFile::encodeName(folder.path()));
    const auto restore = qScopeGuard([&realHome] { qputenv("HOME", realHome); });
    for (const QString &file : made)
        makeProgram(folder.filePath(file));
    QStringList expected;
    for (const QString &file : shown)
        expected.append(folder.filePath(file));
    QStringList files = interpreterFiles(folder.filePath(program));
    files.sort();
    QCOMPARE(files, expected);
}

void TestLanguage::interpreterFilesShowNoHomeBehindALink()
{
    QTemporaryDir folder;
    const QString home = folder.filePath(QStringLiteral("home"));
    const QString link = folder.filePath(QStringLiteral("link"));
    makeProgram(home + QStringLiteral("/bin/python3"));
    makeProgram(home + QStringLiteral("/lib/python3.13/os.py"));
    QVERIFY(QFile::link(home, link));
    const QByteArray realHome = qgetenv("HOME");
    const auto restore = qScopeGuard([&realHome] { qputenv("HOME", realHome); });
    for (const QString &named : { home, link }) {
        qputenv("HOME", QFile::encodeName(named));
        for (const QString &way : { home, link })
            QVERIFY(!interpreterFiles(way + QStringLiteral("/bin/python3")).contains(home));
    }
}

/// An environment can be made by somebody else, with links in the place of its folders.
void TestLanguage::interpreterFilesShowNothingElsewhere()
{
    const QTemporaryDir folder;
    const auto at = [&folder](const char *name) { return folder.filePath(QLatin1String(name)); };
    makeProgram(at("venv/bin/python3"));
    makeProgram(at("venv/lib/python3.13/os.py"));
    makeProgram(at("secret/key"));
    QFile config(at("venv/pyvenv.cfg"));
    QVERIFY(config.open(QIODevice::WriteOnly));
    config.write("home = /usr/bin\n");
    config.close();
    QVERIFY(QFile::link(QStringLiteral(".."), at("venv/share")));
    QVERIFY(QFile::link(at("secret"), at("venv/include")));
    QVERIFY(QFile::link(QStringLiteral("lib"), at("venv/lib64")));
    makeProgram(at("venv/.env"));
    const QStringList files = interpreterFiles(at("venv/bin/python3"));
    QVERIFY(!files.contains(at("venv")));
    for (const char *shown : { "venv/bin", "venv/lib", "venv/lib64" })
        QVERIFY2(files.contains(at(shown)), shown);
    for (const char *hidden : { "venv/share", "venv/include" })
        QVERIFY2(!files.contains(at(hidden)), hidden);
}

/// Whoever made an environment wrote where its installation is said to be.
void TestLanguage::interpreterFilesBelieveNoEnvironment()
{
    const QTemporaryDir folder;
    const auto at = [&folder](const char *name) { return folder.filePath(QLatin1String(name)); };
    makeProgram(at("venv/bin/python3"));
    makeProgram(at("mine/lib/python3.13/os.py"));
    makeProgram(at("mine/secret"));
    QFile config(at("venv/pyvenv.cfg"));
    QVERIFY(config.open(QIODevice::WriteOnly));
    config.write("home = " + at("mine/bin").toUtf8() + '\n');
    config.close();
    const auto ofMine = [&] {
        QStringList files = interpreterFiles(at("venv/bin/python3"));
        files.removeIf([&](const QString &file) { return !file.startsWith(at("mine")); });
        return files;
    };
    QCOMPARE(ofMine(), QStringList());
    makeProgram(at("mine/bin/python3"));
    QCOMPARE(ofMine(), (QStringList { at("mine/bin/python3"), at("mine/lib/python3.13") }));
}

void TestLanguage::interpreterFilesFollowLinks()
{
    QTemporaryDir folder;
    const QString real = folder.filePath(QStringLiteral("versions/22/bin/node"));
    const QString link = folder.filePath(QStringLiteral("links/node"));
    makeProgram(real);
    QVERIFY(QDir().mkpath(folder.filePath(QStringLiteral("links"))));
    QVERIFY(QFile::link(real, link));
    QCOMPARE(interpreterFiles(link), (QStringList { link, real }));
}

void TestLanguage::planFillsPlaceholders()
{
    const LanguageSpec &csharp = *m_catalog.find(QStringLiteral("csharp"));
    const ToolchainSpec &spec = csharp.toolchains.last();
    const Toolchain mono { .languageId = QStringLiteral("csharp"),
                           .id = QStringLiteral("mono"),
                           .name = {},
                           .version = {},
                           .path = {},
                           .programs = {
                               { QStringLiteral("mcs"), QStringLiteral("/usr/bin/mcs") },
                               { QStringLiteral("mono"), QStringLiteral("/usr/bin/mono") } } };
    RunRequest request;
    request.snippet.code = "code";
    request.standardInput = "in";
    request.inputs = { { QStringLiteral("d.txt"), "data" } };
    const guest::Job job = jobFor(csharp, spec, mono, request, GuestPaths {});
    QCOMPARE(job.steps.size(), 2U);
    QCOMPARE(job.steps[0].kind, guest::StepKind::Compile);
    QCOMPARE(job.steps[0].arguments,
             (std::vector<std::string> { "/usr/bin/mcs", "-debug", "-out:/tmp/script.exe",
                                         "script.cs" }));
    QCOMPARE(job.files[0].path, std::string("/scratch/script.cs"));
    QCOMPARE(job.files[1].path, std::string("/scratch/d.txt"));
    QCOMPARE(job.limits.cpuNs, 5'000'000'000ULL);
    QVERIFY(std::ranges::find(job.steps[1].environment, "HOME=/home/sandpad")
            != job.steps[1].environment.end());
    QCOMPARE(sandboxSpecFor(spec, mono, request).readOnlyPaths,
             QStringList { QStringLiteral("/etc/mono") });
}

void TestLanguage::bunInstallsNothing_data()
{
    QTest::addColumn<QString>("language");
    QTest::newRow("javascript") << QStringLiteral("javascript");
    QTest::newRow("typescript") << QStringLiteral("typescript");
}

/// With a network, Bun would fetch what a program imports and is not there.
void TestLanguage::bunInstallsNothing()
{
    QFETCH(QString, language);
    const LanguageSpec &spec = *m_catalog.find(language);
    const Toolchain bun { .languageId = language,
                          .id = QStringLiteral("bun"),
                          .name = {},
                          .version = {},
                          .path = {},
                          .programs = {
                              { QStringLiteral("bun"), QStringLiteral("/usr/bin/bun") } } };
    const guest::Job job = jobFor(spec, *specOf(spec, bun), bun, {}, GuestPaths {});
    QVERIFY(!job.steps.empty());
    for (const guest::Step &step : job.steps) {
        QCOMPARE(step.arguments.front(), std::string("/usr/bin/bun"));
        // Before the program's file: what follows that is the program's own.
        QCOMPARE(step.arguments.at(1), std::string("--no-install"));
    }
}

void TestLanguage::messages_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<bool>("isGood");
    const auto row = [](const char *name, const QByteArray &text, bool isGood = false) {
        QTest::newRow(name) << text << isGood;
    };
    row("display", R"({"type":"display","data":{"text/plain":"x"}})", true);
    row("value", R"({"type":"value","data":{"application/json":{"a":[1]}}})", true);
    row("png", R"({"type":"display","data":{"image/png":"iVBORw0KGgo="}})", true);
    row("error", R"({"type":"error","error":{"type":"E","message":"m","frames":[]}})", true);
    row("files only", R"({"type":"display","data":{},"files":["a.png"]})", true);
    row("nothing", "");
    row("truncated", R"({"type":"display","data":{"text/pl)");
    row("no object", "[1]");
    row("number", "5");
    row("no type", R"({"data":{}})");
    row("unknown type", R"({"type":"exec","data":{}})");
    row("type is a number", R"({"type":5})");
    row("data is a list", R"({"type":"display","data":[]})");
    row("no mime", R"({"type":"display","data":{"../x":"y"}})");
    row("upper case mime", R"({"type":"display","data":{"Text/Plain":"y"}})");
    row("long mime", R"({"type":"display","data":{"text/)" + QByteArray(200, 'x') + R"(":"y"}})");
    row("text is a number", R"({"type":"display","data":{"text/plain":5}})");
    row("bad base64", R"({"type":"display","data":{"image/png":"!!!"}})");
    row("png that is none", R"({"type":"display","data":{"image/png":"aGVsbG8="}})");
    row("invalid utf-8", "{\"type\":\"display\",\"data\":{\"text/plain\":\"\xff\"}}");
    row("deep",
        "{\"type\":\"display\",\"data\":{\"application/json\":" + QByteArray(100'000, '[')
            + QByteArray(100'000, ']') + "}}");
    row("deep and open", QByteArray(1'000'000, '['));
    QByteArray many = R"({"type":"display","data":{)";
    for (int i = 0; i < 100; ++i)
        many += "\"text/x" + QByteArray::number(i) + "\":\"\",";
    row("many representations", many + R"("text/plain":""}})");
    QByteArray frames = R"({"type":"error","error":{"frames":[)";
    for (int i = 0; i < 300; ++i)
        frames += "{},";
    row("many frames", frames + "{}]}}");
    row("frames are numbers", R"({"type":"error","error":{"frames":[1]}})");
}

void TestLanguage::messages()
{
    QFETCH(QByteArray, text);
    ShownBudget budget;
    const auto message = parseGuestMessage(text, budget);
    QTEST(message.has_value(), "isGood");
    if (!message)
        QVERIFY(!message.error().text.isEmpty());
}

void TestLanguage::largeMessages_data()
{
    QTest::addColumn<QByteArray>("data");
    QTest::addColumn<QStringList>("shown");
    QTest::addColumn<bool>("isCut");
    const auto row = [](const char *name, const QByteArray &data, const QStringList &shown,
                        bool isCut) { QTest::newRow(name) << data << shown << isCut; };
    const QString plain = QStringLiteral("text/plain");
    const QString jsonType = QStringLiteral("application/json");
    const QByteArray text = R"("text/plain":"t",)";
    const auto list = [](const QByteArray &item, qsizetype count) {
        return "\"application/json\":[" + (item + ',').repeated(count - 1) + item + ']';
    };
    row("as many values as allowed", text + list("1", guest::kMaxMessageValues - 10),
        { jsonType, plain }, false);
    row("many numbers", text + list("1", guest::kMaxMessageValues + 1), { plain }, true);
    row("a million empty lists", text + list("[]", 1'000'000), { plain }, true);
    row("many small objects", text + list(R"({"a":1})", 1'000'000), { plain }, true);
    row("nothing else", list("[]", 1'000'000), {}, true);
    row("text after the JSON", list("[]", 1'000'000) + R"(,"text/html":"h")",
        { QStringLiteral("text/html") }, true);
    row("json of another name", R"("application/x+json":)" + list("[]", 1'000'000).mid(19), {},
        true);
    row("commas in a text", text + list('"' + QByteArray(1'000'000, ',') + '"', 1),
        { jsonType, plain }, false);
    row("quotes in a text", text + list('"' + QByteArray(R"(\",[)").repeated(200'000) + '"', 1),
        { jsonType, plain }, false);
    row("huge key", text + R"("application/json":{")" + QByteArray(4 << 20, 'k') + R"(":1})",
        { jsonType, plain }, false);
    row("long text", R"("text/plain":")" + QByteArray(3 << 20, 'x') + '"', { plain }, true);
    row("long text of two-byte characters",
        R"("text/plain":"x)" + QByteArray("\xc3\xa9").repeated(3 << 19) + '"', { plain }, true);
}

void TestLanguage::largeMessages()
{
    QFETCH(QByteArray, data);
    ShownBudget budget;
    const auto message = parseGuestMessage(R"({"type":"display","data":{)" + data + "}}", budget);
    QVERIFY2(message, message ? "" : qPrintable(message.error().text));
    const auto &display = std::get<GuestDisplay>(*message);
    QTEST(display.data.mimeTypes(), "shown");
    QTEST(display.isCut, "isCut");
    const QByteArray plain = display.data.data(QStringLiteral("text/plain"));
    QVERIFY(plain.size() <= guest::kMaxPlainBytes);
    QVERIFY(plain.isValidUtf8());
}

void TestLanguage::aRunShowsNoMoreThanItsBudget()
{
    const QByteArray html =
        R"({"type":"display","data":{"text/html":")" + QByteArray(5 << 20, 'h') + R"("}})";
    ShownBudget budget;
    for (int i = 0; i < 3; ++i)
        QVERIFY(parseGuestMessage(html, budget));
    QVERIFY(!parseGuestMessage(html, budget));
    // What still fits is shown.
    QVERIFY(parseGuestMessage(R"({"type":"display","data":{"text/plain":"x"}})", budget));

    // Two fit, a third does not.
    const QByteArray values = R"({"type":"value","data":{"text/plain":"v","application/json":[)"
        + QByteArray("1,").repeated(guest::kMaxShownValues * 45 / 100) + "1]}}";
    for (int i = 0; i < 3; ++i) {
        const auto message = parseGuestMessage(values, budget);
        QVERIFY(message);
        const auto &value = std::get<GuestValue>(*message);
        QCOMPARE(value.isCut, i == 2);
        QCOMPARE(value.data.contains(QStringLiteral("application/json")), i < 2);
        QVERIFY(value.data.contains(QStringLiteral("text/plain")));
    }
}

void TestLanguage::onlySomeDisplaysAreMoreThanText()
{
    ShownBudget budget;
    const QByteArray both = R"({"type":"display","data":{"text/html":"h","text/plain":"t"}})";
    for (int i = 0; i < guest::kMaxRichDisplays + 2; ++i) {
        QVERIFY(parseGuestMessage(R"({"type":"display","data":{"text/plain":"t"}})", budget));
        const auto message = parseGuestMessage(both, budget);
        QVERIFY(message);
        const auto &display = std::get<GuestDisplay>(*message);
        const bool isWhole = i < guest::kMaxRichDisplays;
        QCOMPARE(display.data.contains(QStringLiteral("text/html")), isWhole);
        QCOMPARE(display.isCut, !isWhole);
        QCOMPARE(display.data.data(QStringLiteral("text/plain")), "t");
    }
}

void TestLanguage::anErrorIsReadAfterAllThatWasShown()
{
    ShownBudget budget;
    QVERIFY(budget.takeBytes(guest::kMaxShownBytes));
    QVERIFY(budget.takeValues(guest::kMaxShownValues));
    QVERIFY(parseGuestMessage(R"({"type":"prompt","secret":true})", budget));
    QVERIFY(parseGuestMessage(R"({"type":"error","error":{"frames":[{"line":1}]}})", budget));
    const QByteArray many = R"({"type":"error","error":{"frames":[],"x":[)"
        + QByteArray("1,").repeated(guest::kMaxMessageValues) + "1]}}";
    QVERIFY(!parseGuestMessage(many, budget));
}

void TestLanguage::theTextsOfAnErrorAreLimited()
{
    const QByteArray text = '"' + QByteArray(60'000, 'x') + '"';
    const QByteArray frame = R"({"line":1,"file":)" + text + R"(,"function":)" + text + "}";
    const QByteArray frames = '[' + (frame + ',').repeated(40) + frame + ']';
    ShownBudget budget;
    const auto message = parseGuestMessage(R"({"type":"error","error":{"type":"E","message":)"
                                               + text + R"(,"frames":)" + frames + "}}",
                                           budget);
    QVERIFY(message);
    const auto &error = std::get<ErrorReport>(*message);
    QCOMPARE(error.type, QStringLiteral("E"));
    QCOMPARE(error.message.size(), 60'000);
    QCOMPARE(error.frames.size(), 41);
    qsizetype size = error.type.size() + error.message.size();
    for (const Frame &one : error.frames)
        size += one.file.size() + one.function.size();
    QCOMPARE(size, guest::kMaxErrorText);
}

void TestLanguage::messagesSurviveRandomBytes()
{
    QRandomGenerator random(3);
    const QByteArray seed = R"({"type":"error","error":{"type":"E","frames":[{"line":1}]}})";
    int good = 0;
    ShownBudget budget;
    for (int round = 0; round < 20'000; ++round) {
        QByteArray bytes = seed;
        for (int flips = random.bounded(1, 6); flips > 0; --flips)
            bytes[random.bounded(bytes.size())] = static_cast<char>(random.bounded(256));
        good += parseGuestMessage(bytes, budget).has_value();
    }
    QVERIFY(good < 20'000);
}

void TestLanguage::errorMessageKeepsItsFrames()
{
    ShownBudget budget;
    const auto message = parseGuestMessage(
        R"({"type":"error","error":{"type":"E","message":"m","traceback":"t","frames":[
            {"file":"script.py","line":3,"column":2,"function":"f","user":true},
            {"file":"/usr/lib/x.py","line":99999999999,"column":-1,"user":"yes"}]}})",
        budget);
    QVERIFY(message);
    const auto *error = std::get_if<ErrorReport>(&*message);
    QVERIFY(error);
    QCOMPARE(error->frames.size(), 2);
    QCOMPARE(error->frames[0],
             (Frame { QStringLiteral("script.py"), 3, 2, QStringLiteral("f"), true }));
    QCOMPARE(error->frames[1].line, 0);
    QVERIFY(!error->frames[1].isUser);
}

void TestLanguage::tracebacks_data()
{
    QTest::addColumn<QString>("format");
    QTest::addColumn<QString>("userFile");
    QTest::addColumn<QString>("type");
    QTest::addColumn<QString>("message");
    QTest::addColumn<QList<int>>("userLines");
    const auto row = [](const char *file, const char *format, const char *userFile,
                        const char *type, const char *message, QList<int> lines) {
        QTest::newRow(file) << QString::fromLatin1(format) << QString::fromLatin1(userFile)
                            << QString::fromLatin1(type) << QString::fromUtf8(message) << lines;
    };
    row("python-chained", "python", "/scratch/script.py", "KeyError", "1", { 4 });
    row("python-syntax", "python", "/scratch/script.py", "SyntaxError", "expected ':'", { 2 });
    row("node-commonjs", "v8", "/scratch/script.js", "TypeError", "bad", { 1 });
    row("node-module", "v8", "/scratch/script.ts", "RangeError", "late", { 8, 5 });
    row("bun-thrown", "bun", "/scratch/script.ts", "RangeError", "ns 2", { 8, 6, 3 });
    row("bun-syntax", "bun", "/scratch/script.ts", "SyntaxError", "Unexpected =", { 1 });
    row("bun-after-forged", "bun", "/scratch/script.js", "SyntaxError",
        "JSON Parse error: Expected '}'", { 1 });
    row("bun-value", "bun", "/scratch/script.js", "Error", "str", {});
    row("dotnet", "dotnet", "/scratch/script.cs", "System.IndexOutOfRangeException",
        "Index was outside the bounds of the array.", { 6, 5 });
    row("dotnet-memory", "dotnet", "/scratch/script.cs", "System.OutOfMemoryException", "", {});
    row("mono", "mono", "/scratch/script.cs", "System.IndexOutOfRangeException",
        "Index was outside the bounds of the array.", { 2 });
}

/// An error of V8, read in each format: only the formats of other programs find nothing in it.
void TestLanguage::eachFormatHasItsReader()
{
    const QByteArray text = "script.js:1\nnull.x\n\nTypeError: bad\n    at f (script.js:1:6)\n";
    const QString file = QStringLiteral("/scratch/script.js");
    QVERIFY(parseTraceback(QStringLiteral("v8"), text, file));
    for (const char *format : { "none", "node", "perl", "" })
        QVERIFY2(!parseTraceback(QString::fromLatin1(format), text, file), format);
}

void TestLanguage::tracebacks()
{
    QFETCH(QString, format);
    QFETCH(QString, userFile);
    QFile file(QStringLiteral(SANDPAD_TEST_DATA "/tracebacks/%1.txt")
                   .arg(QLatin1StringView(QTest::currentDataTag())));
    QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(file.fileName()));
    const auto report = parseTraceback(format, file.readAll(), userFile);
    QVERIFY(report);
    QTEST(report->type, "type");
    QTEST(report->message, "message");
    QList<int> lines;
    for (const Frame &frame : report->frames) {
        if (frame.isUser)
            lines.append(frame.line);
    }
    QTEST(lines, "userLines");
}

void TestLanguage::diagnosticsOfEachCompiler()
{
    const auto ms =
        parseDiagnostics("/scratch/script.cs(2,9): error CS0029: Cannot convert [/tmp/x.csproj]\n"
                         "/scratch/script.cs(2,9): error CS0029: Cannot convert [/tmp/x.csproj]\n"
                         "/scratch/script.cs(1,1): warning CS8019: Unnecessary\n"
                         "script.cs(4,2,4,7): error CS0103: No y\n",
                         QStringLiteral("/scratch/script.cs"), {});
    QVERIFY(ms);
    QCOMPARE(ms->diagnostics.size(), 3);
    QCOMPARE(ms->type, QStringLiteral("CS0029"));
    QCOMPARE(ms->diagnostics[0].message, QStringLiteral("Cannot convert"));
    QVERIFY(!ms->diagnostics[1].isError);
    QCOMPARE(ms->diagnostics[2].line, 4);
    const auto esbuild = parseDiagnostics("✘ [ERROR] Unexpected \";\"\n\n    script.ts:1:16:\n     "
                                          " 1 │ let a: number = ;\n\n1 error\n",
                                          QStringLiteral("/scratch/script.ts"), {});
    QVERIFY(esbuild);
    QCOMPARE(esbuild->diagnostics.size(), 1);
    QCOMPARE(esbuild->diagnostics[0].column, 17);
    QVERIFY(!parseDiagnostics("all is well\n", QStringLiteral("/scratch/script.cs"), {}));
}

void TestLanguage::missingPackagesAreNamed_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("type");
    QTest::addColumn<QString>("message");
    QTest::addColumn<QString>("package"); ///< empty: no hint
    const auto row = [](const char *name, const char *language, const char *type,
                        const char *message, const char *package) {
        QTest::newRow(name) << QString::fromLatin1(language) << QString::fromLatin1(type)
                            << QString::fromLatin1(message) << QString::fromLatin1(package);
    };
    row("other name", "python", "ModuleNotFoundError", "No module named 'cv2'", "opencv-python");
    row("other name, submodule", "python", "ModuleNotFoundError",
        "No module named 'sklearn.linear_model'", "scikit-learn");
    row("PIL", "python", "ModuleNotFoundError", "No module named 'PIL'", "pillow");
    row("yaml", "python", "ModuleNotFoundError", "No module named 'yaml'", "PyYAML");
    row("same name", "python", "ModuleNotFoundError", "No module named 'requests'", "requests");
    row("another error", "python", "ValueError", "No module named 'cv2'", "");
    row("a name without end", "python", "ModuleNotFoundError", "No module named '", "");
    row("a name with options", "python", "ModuleNotFoundError",
        "No module named 'requests --index-url http://example'", "");
    row("a name that is an option", "python", "ModuleNotFoundError", "No module named '-rx'", "");
    row("commonjs", "javascript", "Error", "Cannot find module 'lodash'", "lodash");
    row("module", "javascript", "Error", "Cannot find package 'left-pad' imported from x",
        "left-pad");
    row("scope", "typescript", "Error", "Cannot find package '@scope/name' imported from x",
        "@scope/name");
    row("own file", "javascript", "Error", "Cannot find module './helper'", "");
    row("csharp", "csharp", "CS0246", "Cannot find package 'x'", "");
}

void TestLanguage::missingPackagesAreNamed()
{
    QFETCH(QString, language);
    QFETCH(QString, type);
    QFETCH(QString, message);
    QFETCH(QString, package);
    ErrorReport error;
    error.type = type;
    error.message = message;
    const LanguageSpec &spec = *m_catalog.find(language);
    // A program can report a name that its code does not show.
    QCOMPARE(missingPackageHint(spec, error, "import numpy\n"), QString());
    const QString hint = missingPackageHint(spec, error, message.toUtf8());
    QCOMPARE(hint.isEmpty(), package.isEmpty());
    QVERIFY2(hint.contains(package), qPrintable(hint));
    QVERIFY(!hint.contains(u'{'));
}

void TestLanguage::parsersSurviveAnything()
{
    QRandomGenerator random(11);
    QByteArray noise(1 << 20, '\0');
    for (char &byte : noise)
        byte = static_cast<char>(random.bounded(256));
    const QByteArray longLine = "  at " + QByteArray(4 << 20, '(') + " in x:line 5";
    for (const QByteArray &text : { QByteArray(), noise, longLine, QByteArray(1 << 20, '\n') }) {
        for (const char *format : { "python", "v8", "bun", "dotnet", "mono" }) {
            const auto report = parseTraceback(QString::fromLatin1(format), text,
                                               QStringLiteral("/scratch/script"));
            QVERIFY(!report || report->frames.size() <= 200);
        }
        QVERIFY(!parseDiagnostics(text, QStringLiteral("/scratch/script.cs"), text));
    }
}

SANDPAD_TEST(language, TestLanguage)
#include "tst_language.moc"
