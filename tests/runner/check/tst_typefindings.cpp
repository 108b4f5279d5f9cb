#include "runner/check/TypeCheck.h"
#include "tests/TestProgram.h"

#include <QTest>

#include <tuple>

using namespace sandpad::runner;

using Places = QList<std::tuple<int, int, QString>>;

namespace {

Snippet programOf(const QByteArray &code)
{
    return { .languageId = QStringLiteral("typescript-check"),
             .code = code,
             .fileName = QStringLiteral("a (1).ts") };
}

} // namespace

/// What is read of the compiler's text, which a program has its say in.
class TestTypeFindings : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QTest::failOnWarning(); }
    void placesAndCodes_data();
    void placesAndCodes();
    void errorsBesideAreKnown();
    void messagesKeepTheirLines();
    void whatIsMissingDrownsNothing_data();
    void whatIsMissingDrownsNothing();
    void floodsAreCapped();
    void whyThereIsNoAnswer_data();
    void whyThereIsNoAnswer();
    void theRequestHasOnlyWhatACheckNeeds();
};

void TestTypeFindings::placesAndCodes_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<Places>("places");
    QTest::addColumn<bool>("isAnswer");
    const auto row = [](const char *name, const QByteArray &text, const Places &places,
                        bool isAnswer = true) {
        QTest::newRow(name) << text << places << isAnswer;
    };
    const QString code = QStringLiteral("TS2322");
    row("nothing", "", {}, false);
    row("one", "a (1).ts(1,7): error TS2322: m\n", { { 1, 7, code } });
    row("in order", "a (1).ts(3,1): error TS2322: m\na (1).ts(2,1): error TS1: n\n",
        { { 2, 1, QStringLiteral("TS1") }, { 3, 1, code } });
    row("columns are characters", "a (1).ts(2,5): error TS2322: m\n", { { 2, 4, code } });
    row("behind the end of its line", "a (1).ts(1,4000): error TS2322: m\n", { { 1, 10, code } });
    row("in Windows", "a (1).ts(1,7): error TS2322: m\r\n", { { 1, 7, code } });
    row("another file", "b.ts(1,7): error TS2322: m\n", {});
    row("a file in a folder", "x/a (1).ts(1,7): error TS2322: m\n", {});
    row("no place", "error TS5023: Unknown compiler option 'x'.\n", {}, false);
    row("line 0", "a (1).ts(0,7): error TS2322: m\n", {});
    row("column 0", "a (1).ts(1,0): error TS2322: m\n", {});
    row("beyond the program", "a (1).ts(5,1): error TS2322: m\n", {});
    row("no int", "a (1).ts(99999999999999999999,1): error TS2322: m\n", {}, false);
    row("no number", "a (1).ts(x,1): error TS2322: m\n", {}, false);
    row("negative", "a (1).ts(-1,1): error TS2322: m\n", {}, false);
    row("no text", "a (1).ts(1,7): error TS2322:\n", {}, false);
    row("a long code", "a (1).ts(1,7): error TS12345678: m\n", {}, false);
    row("another compiler", "a (1).ts(1,7): error CS0103: m\n", {}, false);
    row("a forged line", "a (1).ts(1,7): error TS2322: a (1).ts(2,1): error TS1: m\n",
        { { 1, 7, code } });
    row("bytes", QByteArray("\xff\x00\x1b[2J(1,1): error", 15), {}, false);
    row("an older form", "a (1).ts(1,7): error TS1202: import x = require()\n", {});
}

void TestTypeFindings::placesAndCodes()
{
    QFETCH(QByteArray, text);
    const auto findings =
        readTypeErrors(text, programOf("let x = 1\n'\xf0\x9f\x98\x80' + y\r\nz\rw"));
    Places places;
    for (const Diagnostic &error : findings.errors) {
        QCOMPARE(error.file, QStringLiteral("a (1).ts"));
        places.append({ error.line, error.column, error.code });
    }
    QTEST(places, "places");
    QTEST(findings.isAnswer, "isAnswer");
}

void TestTypeFindings::errorsBesideAreKnown()
{
    const Snippet program { .languageId = {}, .code = "1\n", .fileName = QStringLiteral("a.ts") };
    const auto isBeside = [&](const char *text) {
        return readTypeErrors(text, program).hasErrorsBeside;
    };
    QVERIFY(isBeside("b.ts(1,7): error TS2322: m\n"));
    QVERIFY(!isBeside("a.ts(1,1): error TS2322: m\n"));
    QVERIFY(!isBeside("../node/lib.d.ts(1,7): error TS2322: m\n"));
}

void TestTypeFindings::messagesKeepTheirLines()
{
    const QByteArray text = "  lost\n"
                            "a (1).ts(1,1): error TS2322: Type 'A' is no 'B'.\n"
                            "  Types of 'x' differ.\n    Type 'C' is no 'D'.\n"
                            "Found 1 error.\n";
    const auto findings = readTypeErrors(text, programOf("x"));
    QCOMPARE(findings.errors.size(), 1);
    QCOMPARE(findings.errors.first().message,
             QStringLiteral("Type 'A' is no 'B'.\nTypes of 'x' differ.\nType 'C' is no 'D'."));
}

void TestTypeFindings::whatIsMissingDrownsNothing_data()
{
    QTest::addColumn<QByteArray>("said"); ///< of line 1; line 2 has an error of its own
    QTest::addColumn<QStringList>("unknown");
    QTest::addColumn<int>("errors");
    const auto row = [](const char *name, const QByteArray &said, const QStringList &unknown,
                        int errors) { QTest::newRow(name) << said << unknown << errors; };
    const QStringList express { QStringLiteral("express") };
    row("a package", "TS2307: Cannot find module 'express' or its corresponding type declarations.",
        express, 1);
    row("a part of one", "TS2307: Cannot find module '@a/b/c' or its corresponding type",
        { QStringLiteral("@a/b") }, 1);
    row("without types",
        "TS7016: Could not find a declaration file for module 'express'. '/x' implicitly has an",
        express, 1);
    row("a module of Node.js",
        "TS2591: Cannot find name 'node:fs'. Do you need to install type definitions for node?",
        { QStringLiteral("node") }, 1);
    row("a name of Node.js", "TS2580: Cannot find name 'process'. Do you need to install",
        { QStringLiteral("node") }, 1);
    row("a file of one's own",
        "TS2307: Cannot find module './b' or its corresponding type declarations.", {}, 2);
    row("what follows from nothing", "TS7006: Parameter 'req' implicitly has an 'any' type.", {},
        2);
    row("what follows from it",
        "TS7006: Parameter 'req' implicitly has an 'any' type.\n"
        "a (1).ts(1,9): error TS2307: Cannot find module 'express' or its",
        express, 1);
}

void TestTypeFindings::whatIsMissingDrownsNothing()
{
    QFETCH(QByteArray, said);
    const auto findings =
        readTypeErrors("a (1).ts(1,1): error " + said + "\na (1).ts(2,1): error TS2322: m\n",
                       programOf("import\nx"));
    QTEST(findings.unknownPackages, "unknown");
    QTEST(static_cast<int>(findings.errors.size()), "errors");
    QCOMPARE(findings.errors.last().line, 2);
}

void TestTypeFindings::floodsAreCapped()
{
    QByteArray text;
    for (int i = 0; i < 3000; ++i)
        text += "a (1).ts(1,1): error TS2322: m\n";
    auto findings = readTypeErrors(text, programOf("x"));
    QCOMPARE(findings.errors.size(), TypeFindings::kMostErrors);
    QCOMPARE(findings.moreErrors, 2900);

    text = "a (1).ts(1,1): error TS2322: " + QByteArray(1 << 20, 'm') + '\n'
        + QByteArray("  more\n").repeated(100'000) + QByteArray(8 << 20, '(');
    findings = readTypeErrors(text, programOf("x"));
    QCOMPARE(findings.errors.size(), 1);
    QCOMPARE_LE(findings.errors.first().message.size(), 2000);

    text.clear();
    for (int i = 0; i < 500; ++i)
        text += "a (1).ts(1,1): error TS2307: Cannot find module 'p" + QByteArray::number(i)
            + "' or its\n";
    QCOMPARE(readTypeErrors(text, programOf("x")).unknownPackages.size(),
             TypeFindings::kMostPackages);
}

void TestTypeFindings::whyThereIsNoAnswer_data()
{
    QTest::addColumn<RunOutcome>("outcome");
    QTest::addColumn<QByteArray>("printed");
    QTest::addColumn<QString>("sentence"); ///< a part of it; empty: it is an answer
    const auto row = [](const char *name, const RunOutcome &outcome, const char *printed,
                        const char *sentence) {
        QTest::newRow(name) << outcome << QByteArray(printed) << QString::fromLatin1(sentence);
    };
    using Cause = NotStarted::Cause;
    row("fine", Completed { 0 }, "", "");
    row("errors", Completed { 2 }, "a (1).ts(1,1): error TS2322: m\n", "");
    row("errors elsewhere", Completed { 2 }, "b.ts(1,1): error TS2322: m\n", "");
    row("it is not here", NotStarted { Cause::Toolchain, QStringLiteral("r") }, "",
        "npm install -g typescript");
    row("no sandbox", NotStarted { Cause::Sandbox, QStringLiteral("No sandbox.") }, "",
        "could not be checked: No sandbox.");
    row("an option", Completed { 1 }, "error TS5023: Unknown compiler option 'x'.\n",
        "could not be checked: error TS5023");
    row("broken", Completed { 7 }, "", "could not be checked: ");
    row("killed", Signalled { 9 }, "", "could not be checked: it was killed");
}

void TestTypeFindings::whyThereIsNoAnswer()
{
    QFETCH(RunOutcome, outcome);
    QFETCH(QByteArray, printed);
    QFETCH(QString, sentence);
    RunRequest request;
    request.snippet = programOf("x");
    RunResult result;
    result.outcome = outcome;
    result.standardOutput = printed;
    result.message = QStringLiteral("it was killed");
    const auto findings = typeFindingsOf(request, result);
    QCOMPARE(findings.has_value(), sentence.isEmpty());
    if (!findings)
        QVERIFY2(findings.error().text.contains(sentence), qPrintable(findings.error().text));
}

void TestTypeFindings::theRequestHasOnlyWhatACheckNeeds()
{
    LanguageInfo language;
    language.fileName = QStringLiteral("script.ts");
    language.extensions = { QStringLiteral("ts"), QStringLiteral("mts") };
    RunRequest run;
    run.snippet = { .languageId = QStringLiteral("typescript"),
                    .code = "x",
                    .fileName = QStringLiteral("one.mts") };
    run.interpreter = QStringLiteral("/opt/node/bin/node");
    run.network = Network::On;
    run.keepsInputOpen = true;
    run.workspace = { .inputPaths = { QStringLiteral("/in") },
                      .standardInputPath = QStringLiteral("/stdin"),
                      .keptFolder = QStringLiteral("/kept") };
    QVERIFY(!typeCheckOf(language, run));
    language.checker = QStringLiteral("typescript-check");
    const auto check = typeCheckOf(language, run);
    QVERIFY(check);
    QCOMPARE(check->snippet.languageId, language.checker);
    QCOMPARE(check->snippet.fileName, run.snippet.fileName);
    QCOMPARE(check->interpreter, run.interpreter);
    QCOMPARE(check->network, Network::Off);
    QCOMPARE(check->urgency, Urgency::Background);
    QVERIFY(!check->keepsInputOpen);
    QCOMPARE(check->workspace,
             (Workspace { .inputPaths = { QStringLiteral("/in") },
                          .standardInputPath = {},
                          .keptFolder = {} }));
    // Another runtime does not run the checker, and another name would be no file of it.
    run.interpreter = QStringLiteral("/opt/bun/bin/bun");
    run.snippet.fileName = QStringLiteral("a heading");
    const auto other = typeCheckOf(language, run);
    QCOMPARE(other->interpreter, QString());
    QCOMPARE(other->snippet.fileName, QStringLiteral("script.ts"));
}

SANDPAD_TEST(typefindings, TestTypeFindings)
#include "tst_typefindings.moc"
