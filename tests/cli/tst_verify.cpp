#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

#include <nlohmann/json.hpp>

using nlohmann::json;

/// `sandpad verify`, started as a user does; the contract of its command line.
class TestVerify : public QObject
{
    Q_OBJECT

private slots:
    void exitStatus_data();
    void exitStatus();
    void jsonHoldsTheContract();
    void markdownTellsWhatIsFalse();
    void junitIsXml();
    void toleranceIsObeyed();
    void scopeIsObeyed();
    void standardInputIsRead();
    void stopsOnSignal();
    void samplesHold_data();
    void samplesHold();

private:
    struct Ended
    {
        int status = -1;
        QByteArray out;
        QByteArray err;
    };
    Ended verify(const QStringList &arguments, const QByteArray &input = {});
    QString file(const QByteArray &content);

    QTemporaryDir m_folder;
    QString m_sandpad = qEnvironmentVariable("SANDPAD_EXECUTABLE");
};

namespace {

const QByteArray kRight = "Text.\n\n```python\nprint(1)\n```\n\nOutput:\n\n```\n1\n```\n";
const QByteArray kWrong = "Text.\n\n```python\nprint(round(2.5))  # 3\n```\n";

} // namespace

TestVerify::Ended TestVerify::verify(const QStringList &arguments, const QByteArray &input)
{
    QProcess process;
    process.start(m_sandpad, QStringList { QStringLiteral("verify") } + arguments);
    process.write(input);
    process.closeWriteChannel();
    if (!process.waitForFinished(600'000))
        return {};
    return { .status = process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -2,
             .out = process.readAllStandardOutput(),
             .err = process.readAllStandardError() };
}

QString TestVerify::file(const QByteArray &content)
{
    const QString path = m_folder.filePath(QStringLiteral("answer.md"));
    QFile made(path);
    if (made.open(QIODevice::WriteOnly))
        made.write(content);
    return path;
}

void TestVerify::exitStatus_data()
{
    QTest::addColumn<QByteArray>("answer");
    QTest::addColumn<int>("status");
    QTest::newRow("true") << kRight << 0;
    QTest::newRow("false") << kWrong << 1;
    QTest::newRow("fails") << QByteArray("```python\nraise ValueError\n```\n") << 1;
    QTest::newRow("cannot run") << QByteArray("```python\nimport nowhere_at_all\n```\n") << 0;
    QTest::newRow("no code") << QByteArray("Only words.\n") << 0;
    QTest::newRow("empty") << QByteArray() << 0;
    QTest::newRow("a stray NUL") << QByteArray("Words.\0", 7) + QByteArray(500, 'a') << 0;
    const QString wrong = QString::fromUtf8(kWrong);
    QTest::newRow("UTF-16") << QByteArray("\xff\xfe", 2)
            + QByteArray(reinterpret_cast<const char *>(wrong.utf16()), wrong.size() * 2)
                            << 1;
    QTest::newRow("other letters in Latin-1")
        << QByteArray("```python\nprint('\xe9')\n```\n```\n\xe0\n```\n") << 1;
    QTest::newRow("not UTF-8") << QByteArray("\xff\xfe```\x80") << 0;
}

void TestVerify::exitStatus()
{
    QFETCH(QByteArray, answer);
    const Ended ended = verify({ file(answer) });
    QTEST(ended.status, "status");
    QCOMPARE(ended.err, QByteArray());
    QVERIFY(!ended.out.isEmpty());

    QCOMPARE(verify({ m_folder.filePath(QStringLiteral("nowhere.md")) }).status, 2);
    QCOMPARE(verify({ m_folder.path() }).status, 2);
    QCOMPARE(verify({}).status, 2);
    QCOMPARE(verify({ QStringLiteral("-") }, QByteArray(1000, '\0')).status, 2);
    QCOMPARE(verify({ QStringLiteral("-") }, "\x89PNG\r\n").status, 2);
    QCOMPARE(verify({ QStringLiteral("--json"), QStringLiteral("--junit"), file(answer) }).status,
             2);
    QVERIFY(!verify({ QStringLiteral("--tolerance"), QStringLiteral("x"), file(answer) })
                 .err.isEmpty());
}

void TestVerify::jsonHoldsTheContract()
{
    const Ended ended = verify({ QStringLiteral("--json"), file(kWrong + "\n" + kRight) });
    QCOMPARE(ended.status, 1);
    const json found = json::parse(ended.out.begin(), ended.out.end());
    QCOMPARE(found["blocks"].size(), 3U);
    const json &first = found["blocks"][0];
    QCOMPARE(first["index"], 1);
    QCOMPARE(first["role"], "code");
    QCOMPARE(first["language"], "python");
    QCOMPARE(first["line"], 4);
    QCOMPARE(first["claimed"], "3");
    QCOMPARE(first["actual"], "2");
    QCOMPARE(first["verdict"], "differs");
    QCOMPARE(first["run"]["outcome"], "finished");
    QCOMPARE(first["run"]["stdout"], "2\n");
    QCOMPARE(found["blocks"][1]["verdict"], "matches");
    QCOMPARE(found["blocks"][2]["role"], "output");
    QCOMPARE(found["summary"], (json { { "differs", 1 }, { "matches", 1 } }));
    QVERIFY(found["dependencies"].is_array());
    QVERIFY(!found["notChecked"].empty());
}

void TestVerify::markdownTellsWhatIsFalse()
{
    const Ended ended = verify({ QStringLiteral("--markdown"), file(kWrong) });
    QCOMPARE(ended.status, 1);
    QVERIFY(ended.out.contains("differs"));
    QVERIFY(ended.out.contains("Claimed at line 1"));
}

void TestVerify::junitIsXml()
{
    const Ended ended = verify({ QStringLiteral("--junit"), file(kWrong + "\n" + kRight) });
    QXmlStreamReader xml(ended.out);
    int cases = 0;
    int failures = 0;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        cases += xml.name() == QLatin1String("testcase") ? 1 : 0;
        failures += xml.name() == QLatin1String("failure") ? 1 : 0;
    }
    QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
    QCOMPARE(cases, 2);
    QCOMPARE(failures, 1);
}

void TestVerify::toleranceIsObeyed()
{
    const QString path = file("```python\nprint(1.25)  # 1.26\n```\n");
    QCOMPARE(verify({ path }).status, 1);
    QCOMPARE(verify({ QStringLiteral("--tolerance"), QStringLiteral("0.01"), path }).status, 0);
}

void TestVerify::scopeIsObeyed()
{
    const QString path = file("```python\nx = 1\n```\n\n```python\nprint(x)\n```\n");
    QCOMPARE(verify({ path }).status, 0);
    QCOMPARE(verify({ QStringLiteral("--session"), path }).status, 0);
    QCOMPARE(verify({ QStringLiteral("--alone"), path }).status, 1);
}

void TestVerify::standardInputIsRead()
{
    QCOMPARE(verify({ QStringLiteral("-") }, kRight).status, 0);
    QCOMPARE(verify({ QStringLiteral("-") }, kWrong).status, 1);
}

void TestVerify::stopsOnSignal()
{
    QProcess process;
    process.start(
        m_sandpad,
        { QStringLiteral("verify"), file("```python\nimport time\ntime.sleep(25)\n```\n") });
    QVERIFY(process.waitForStarted());
    // The command handles the signal from its first event on.
    for (int i = 0; i < 2000 && process.state() == QProcess::Running; ++i) {
        process.terminate();
        process.waitForFinished(50);
    }
    QCOMPARE(process.state(), QProcess::NotRunning);
    if (process.exitStatus() == QProcess::NormalExit)
        QCOMPARE(process.exitCode(), 128 + 15);
}

void TestVerify::samplesHold_data()
{
    QTest::addColumn<QString>("path");
    const QDir root(QStringLiteral(SANDPAD_SOURCE));
    const QDir samples(root.filePath(QStringLiteral("resources/samples")));
    for (const QString &name : samples.entryList(QDir::Files))
        QTest::newRow(qPrintable(name)) << samples.filePath(name);
}

void TestVerify::samplesHold()
{
    QFETCH(QString, path);
    const Ended ended = verify({ path });
    QVERIFY2(ended.status == 0, ended.out.constData());
    QVERIFY2(ended.out.startsWith("·") || ended.out.startsWith("✓"), ended.out.constData());
}

QTEST_GUILESS_MAIN(TestVerify)
#include "tst_verify.moc"
