#include "runner/model/Json.h"
#include "tests/TestProgram.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QStandardPaths>
#include <QTcpServer>
#include <QTemporaryDir>
#include <QTest>

#include <nlohmann/json.hpp>

using nlohmann::json;

namespace {

QString textOf(const json &text)
{
    return text.is_string() ? QString::fromStdString(text.get<std::string>()) : QString();
}

/// " at FILE:LINE" of the place where an error happened; empty when it has none.
QString placeOf(const json &error)
{
    if (error["frames"].empty())
        return {};
    const json &place = error["frames"].back();
    return QStringLiteral(" at %1:%2").arg(textOf(place["file"])).arg(place["line"].get<int>());
}

} // namespace

/// What programs do with Bun, which Debian does not have; `./dev nightly` brings it.
class TestBun : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void runs_data();
    void runs();
    void reportsErrors_data();
    void reportsErrors();
    void asksNoRegistry();

private:
    [[nodiscard]] QString write(const QString &name, const QByteArray &text) const;
    [[nodiscard]] json run(const QString &name, const QByteArray &code,
                           const QStringList &options = {}) const;

    QTemporaryDir m_folder;
    QString m_bun;
};

void TestBun::initTestCase()
{
    QTest::failOnWarning();
    m_bun = QStandardPaths::findExecutable(QStringLiteral("bun"));
    if (m_bun.isEmpty())
        QSKIP("Bun is not on PATH.");
}

QString TestBun::write(const QString &name, const QByteArray &text) const
{
    QFile file(m_folder.filePath(name));
    if (file.open(QIODevice::WriteOnly))
        file.write(text);
    return file.fileName();
}

json TestBun::run(const QString &name, const QByteArray &code, const QStringList &options) const
{
    QProcess process;
    process.start(qEnvironmentVariable("SANDPAD_EXECUTABLE"),
                  QStringList { QStringLiteral("run"), QStringLiteral("--json") } + options
                      + QStringList { write(name, code) });
    process.waitForFinished(600'000);
    return sandpad::runner::jsonFrom(process.readAllStandardOutput());
}

void TestBun::runs_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("code");
    QTest::addColumn<QByteArray>("expected");
    const QString js = QStringLiteral("a.js");
    const QString ts = QStringLiteral("a.ts");
    QTest::newRow("Bun itself") << js << QByteArray("console.log(typeof Bun)")
                                << QByteArray("object\n");
    QTest::newRow("CommonJS") << js << QByteArray("console.log(require('path').sep)")
                              << QByteArray("/\n");
    QTest::newRow("module") << QStringLiteral("a.mjs")
                            << QByteArray("import { sep } from 'node:path';\nconsole.log(sep)")
                            << QByteArray("/\n");
    QTest::newRow("await") << js << QByteArray("console.log(await Promise.resolve(3))")
                           << QByteArray("3\n");
    QTest::newRow("enum") << ts
                          << QByteArray("enum A { x = 4 }\nconst n: number = A.x;\nconsole.log(n)")
                          << QByteArray("4\n");
    QTest::newRow("namespace") << ts
                               << QByteArray("namespace N { export const x = 5 }\nconsole.log(N.x)")
                               << QByteArray("5\n");
}

void TestBun::runs()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, code);
    QFETCH(QByteArray, expected);
    const json result = run(name, code);
    QVERIFY2(result["outcome"] == "finished", result.dump().c_str());
    QCOMPARE(QByteArray::fromStdString(result["stdout"].get<std::string>()), expected);
}

void TestBun::reportsErrors_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("code");
    QTest::addColumn<QString>("error");
    const QString js = QStringLiteral("a.js");
    QTest::newRow("thrown") << js << QByteArray("\nthrow new RangeError('far')")
                            << QStringLiteral("RangeError: far at a.js:2");
    QTest::newRow("plain") << js << QByteArray("throw new Error('plain')")
                           << QStringLiteral("Error: plain at a.js:1");
    QTest::newRow("file")
        << js << QByteArray("require('fs').readFileSync('none.txt')")
        << QStringLiteral("Error: ENOENT: no such file or directory, open 'none.txt' at a.js:1");
    QTest::newRow("cause")
        << js << QByteArray("try { null.x } catch (e) {\n throw new Error('outer', { cause: e }) }")
        << QStringLiteral("Error: outer at a.js:2 because TypeError at a.js:1");
    QTest::newRow("after one that was printed")
        << js << QByteArray("console.error(new Error('a'));\nthrow new Error('b')")
        << QStringLiteral("Error: b at a.js:2");
    QTest::newRow("without a place")
        << js << QByteArray("throw { a: 1 }") << QStringLiteral("Uncaught: { a: 1 }");
    QTest::newRow("rejected value")
        << js << QByteArray("Promise.reject({ a: 1 })") << QStringLiteral("Error: {\n  a: 1,\n}");
    QTest::newRow("group")
        << js << QByteArray("throw new AggregateError([\nnew RangeError('r'), 5], 'group')")
        << QStringLiteral("AggregateError: group because RangeError at a.js:2 because ");
    QTest::newRow("TypeScript") << QStringLiteral("a.ts")
                                << QByteArray("const n: any = {};\n\nn.f();")
                                << QStringLiteral("TypeError: n.f is not a function. (In 'n.f()', "
                                                  "'n.f' is undefined) at a.ts:3");
}

void TestBun::reportsErrors()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, code);
    QFETCH(QString, error);
    const json result = run(name, code);
    QCOMPARE(result["exitCode"], json(1));
    const json &told = result["error"];
    QVERIFY2(told.is_object(), result.dump().c_str());
    QString text =
        textOf(told["type"]) + QStringLiteral(": ") + textOf(told["message"]) + placeOf(told);
    for (const json &cause : told["causes"])
        text += QStringLiteral(" because ") + textOf(cause["type"]) + placeOf(cause);
    QCOMPARE(text, error);
}

/// Bun by itself asks a registry for a package that is missing; in Sandpad it installs nothing.
void TestBun::asksNoRegistry()
{
    QTcpServer registry;
    QVERIFY(registry.listen(QHostAddress::LocalHost));
    const QString settings =
        write(QStringLiteral("bunfig.toml"),
              QStringLiteral("[install]\nregistry = \"http://127.0.0.1:%1/\"\n")
                  .arg(registry.serverPort())
                  .toUtf8());
    const QByteArray code = "import x from 'a-package-that-is-missing';\nconsole.log(x)";

    QProcess bare;
    bare.setWorkingDirectory(m_folder.path());
    bare.start(m_bun, { write(QStringLiteral("bare.js"), code) });
    QTRY_VERIFY_WITH_TIMEOUT(registry.hasPendingConnections(), 60'000);
    bare.kill();
    QVERIFY(bare.waitForFinished());
    while (registry.hasPendingConnections())
        delete registry.nextPendingConnection();

    // The level without isolation, so that the registry could be reached.
    const json result = run(QStringLiteral("a.js"), code,
                            { QStringLiteral("--isolation"), QStringLiteral("none"),
                              QStringLiteral("--input"), settings });
    QCOMPARE(result["exitCode"], json(1));
    QVERIFY(!registry.waitForNewConnection(0));
}

SANDPAD_TEST(bun, TestBun)
#include "tst_bun.moc"
