#include "runner/Runner.h"
#include "runner/check/TypeCheck.h"
#include "runner/model/RunRecorder.h"
#include "tests/TestProgram.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace sandpad::runner;

/// Types checked by the machine's own compiler of TypeScript, in the sandbox.
class TestTypeCheck : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void programsAreChecked_data();
    void programsAreChecked();
    void theSampleIsFine();
    void filesBesideAreFound();
    void filesOfTheMachineAreNotThere();
    void typesWithoutAnEndAreGivenUp();

private:
    [[nodiscard]] RunRequest checkOf(const QByteArray &code) const;
    [[nodiscard]] Result<TypeFindings> check(const RunRequest &request);

    QTemporaryDir m_cache;
    std::unique_ptr<Runner> m_runner;
};

void TestTypeCheck::initTestCase()
{
    QTest::failOnWarning();
    m_runner = std::make_unique<Runner>();
    const auto findings = check(checkOf("export {}"));
    if (!findings && findings.error().code == ErrorCode::NotFound)
        QSKIP("tsc is not here");
    QVERIFY2(findings, findings ? "" : qPrintable(findings.error().text));
}

RunRequest TestTypeCheck::checkOf(const QByteArray &code) const
{
    RunRequest run;
    run.snippet = { .languageId = QStringLiteral("typescript"), .code = code };
    auto check = *typeCheckOf(m_runner->language(run.snippet.languageId), run);
    check.urgency = Urgency::Usual; // the test waits for it
    return check;
}

Result<TypeFindings> TestTypeCheck::check(const RunRequest &request)
{
    const auto run = m_runner->start(request);
    RunRecorder recorder;
    connect(run.get(), &Run::happened, this,
            [&recorder](const RunEvent &event) { recorder.add(event); });
    if (!QTest::qWaitFor([&recorder] { return recorder.isFinished(); }, 300'000))
        return fail(ErrorCode::System, QStringLiteral("it does not end"));
    return typeFindingsOf(request, recorder.result());
}

void TestTypeCheck::programsAreChecked_data()
{
    QTest::addColumn<QByteArray>("code");
    QTest::addColumn<QStringList>("found"); ///< "line:column code"
    QTest::addColumn<QStringList>("unknown");
    const auto row = [](const char *name, const char *code, const QStringList &found,
                        const QStringList &unknown = {}) {
        QTest::newRow(name) << QByteArray(code) << found << unknown;
    };
    row("nothing", "", {});
    row("errors",
        "const n: number = 'a'\n"
        "function f(x) { return x }\n" // strict
        "document.body.querySelector('a').id\n" // strict about null
        "const s = '\xf0\x9f\x98\x80', m: number = s\n" // characters are counted
        "if (n) {\n  let x: string\n  x = 3\n}",
        { QStringLiteral("1:7 TS2322"), QStringLiteral("2:12 TS7006"), QStringLiteral("3:1 TS2531"),
          QStringLiteral("4:16 TS2322"), QStringLiteral("7:3 TS2322") });
    row("what runs",
        "// -p --init --outFile /scratch/x\n"
        "import fs from 'node:fs'\nimport path = require('path')\n"
        "const name = await Promise.resolve('a')\n"
        "console.log(name, process.argv, __dirname, fs.readFileSync('a'), path.sep)\n"
        "display({ a: 1 }, 2)",
        {});
    row("no grammar", "let x: = 1", { QStringLiteral("1:8 TS1110") });
    row("a package that is not here",
        "import express from 'express'\nconst app = express()\n"
        "app.get('/', (req, res) => res.send('x'))\nconst n: number = 'a'",
        { QStringLiteral("4:7 TS2322") }, { QStringLiteral("express") });
}

void TestTypeCheck::programsAreChecked()
{
    QFETCH(QByteArray, code);
    const auto findings = check(checkOf(code));
    QVERIFY2(findings, findings ? "" : qPrintable(findings.error().text));
    QStringList found;
    for (const Diagnostic &error : findings->errors)
        found.append(QStringLiteral("%1:%2 %3").arg(error.line).arg(error.column).arg(error.code));
    QTEST(found, "found");
    QTEST(findings->unknownPackages, "unknown");
}

void TestTypeCheck::theSampleIsFine()
{
    const auto findings = check(checkOf(m_runner->language(QStringLiteral("typescript")).sample));
    QVERIFY(findings);
    QCOMPARE(*findings, TypeFindings {});
}

void TestTypeCheck::filesBesideAreFound()
{
    QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("lib.ts")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("export const n = 1\nexport const wrong: string = 2\n");
    file.close();
    RunRequest request = checkOf("import { n } from './lib'\nconst s: string = n");
    request.workspace.inputPaths = { file.fileName() };
    const auto findings = check(request);
    QVERIFY2(findings, findings ? "" : qPrintable(findings.error().text));
    // The error in the other file is not of this one.
    QCOMPARE(findings->errors.size(), 1);
    QCOMPARE(findings->errors.first().line, 2);
}

void TestTypeCheck::filesOfTheMachineAreNotThere()
{
    QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("secret.ts")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("export const secret = 4711\n");
    file.close();
    // An error of types would tell the value.
    const auto findings = check(checkOf("import { secret } from '" + folder.path().toUtf8()
                                        + "/secret'\nconst s: 'a' = secret"));
    QVERIFY2(findings, findings ? "" : qPrintable(findings.error().text));
    QCOMPARE(findings->errors.size(), 1);
    QCOMPARE(findings->errors.first().code, QStringLiteral("TS2307"));
}

void TestTypeCheck::typesWithoutAnEndAreGivenUp()
{
    using namespace std::chrono_literals;
    RunRequest request =
        checkOf("type Many = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9\n"
                "type All = `${Many}${Many}${Many}${Many}`\n"
                "type Pairs<A extends string, B extends string = A> = A extends any\n"
                "  ? `${A}-${B extends A ? 'x' : 'y'}` : never\n"
                "export const s: Pairs<All> = 'z'\n");
    request.limits.cpu = 1s;
    const auto findings = check(request);
    QVERIFY(!findings);
    QVERIFY2(findings.error().text.contains(QLatin1String("could not be checked")),
             qPrintable(findings.error().text));
}

SANDPAD_TEST(typecheck, TestTypeCheck)
#include "tst_typecheck.moc"
