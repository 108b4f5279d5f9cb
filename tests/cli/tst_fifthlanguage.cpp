#include "runner/model/Json.h"
#include "tests/TestProgram.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <nlohmann/json.hpp>

using nlohmann::json;

/// A language that only this test knows, as one file in a data folder. It runs and is verified
/// without any code of Sandpad for it.
class TestFifthLanguage : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void runs();
    void isUnknownElsewhere();
    void verdicts_data();
    void verdicts();
    void linesAreNotAsked();
    void blocksAreNotJoined();
    void aFaultyFileIsNamed();

private:
    struct Ended
    {
        int status = -1;
        QByteArray out;
    };
    /// Starts sandpad with this text as standard input.
    [[nodiscard]] Ended sandpad(const QStringList &arguments, const QByteArray &input,
                                const QString &dataFolder) const;
    [[nodiscard]] json verified(const QByteArray &answer) const;

    QTemporaryDir m_data;
};

void TestFifthLanguage::initTestCase()
{
    const QDir data(m_data.path());
    QVERIFY(data.mkpath(QStringLiteral("sandpad/languages")));
    QVERIFY(QFile::copy(QStringLiteral(SANDPAD_TEST_DATA "/languages/perl.json"),
                        data.filePath(QStringLiteral("sandpad/languages/perl.json"))));
}

TestFifthLanguage::Ended TestFifthLanguage::sandpad(const QStringList &arguments,
                                                    const QByteArray &input,
                                                    const QString &dataFolder) const
{
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("XDG_DATA_HOME"), dataFolder);
    process.setProcessEnvironment(environment);
    process.start(qEnvironmentVariable("SANDPAD_EXECUTABLE"), arguments);
    process.write(input);
    process.closeWriteChannel();
    if (!process.waitForFinished(120'000))
        return {};
    return { .status = process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -2,
             .out = process.readAllStandardOutput() };
}

json TestFifthLanguage::verified(const QByteArray &answer) const
{
    const Ended ended =
        sandpad({ QStringLiteral("verify"), QStringLiteral("--json"), QStringLiteral("-") }, answer,
                m_data.path());
    return sandpad::runner::jsonFrom(ended.out);
}

void TestFifthLanguage::runs()
{
    const Ended ended = sandpad({ QStringLiteral("run"), QStringLiteral("--language"),
                                  QStringLiteral("perl"), QStringLiteral("-") },
                                "print 6 * 7, \"\\n\"; exit 3;", m_data.path());
    QCOMPARE(ended.out, QByteArray("42\n"));
    QCOMPARE(ended.status, 3);
}

void TestFifthLanguage::isUnknownElsewhere()
{
    const QTemporaryDir empty;
    const Ended ended = sandpad({ QStringLiteral("run"), QStringLiteral("--language"),
                                  QStringLiteral("perl"), QStringLiteral("-") },
                                "print 1;", empty.path());
    QCOMPARE(ended.out, QByteArray());
    QVERIFY(ended.status != 0);
}

void TestFifthLanguage::verdicts_data()
{
    QTest::addColumn<QByteArray>("answer");
    QTest::addColumn<QString>("verdict");
    QTest::addColumn<int>("status");
    const QByteArray code = "```perl\nprint \"$_\\n\" for sort { $b <=> $a } 1 .. 3;\n```\n\n";
    QTest::newRow("true") << code + "Output:\n\n```\n3\n2\n1\n```\n"
                          << QStringLiteral("matches") << 0;
    QTest::newRow("false") << code + "Output:\n\n```\n1\n2\n3\n```\n"
                           << QStringLiteral("differs") << 1;
    QTest::newRow("by an alias") << QByteArray("```pl\nprint 2;\n```\n\nOutput:\n\n```\n2\n```\n")
                                 << QStringLiteral("matches") << 0;
    QTest::newRow("prose") << code.chopped(1) + "This prints `4`.\n"
                           << QStringLiteral("differs") << 1;
    QTest::newRow("nothing claimed") << code << QStringLiteral("nothing claimed") << 0;
    QTest::newRow("fails") << QByteArray("```perl\ndie 'no';\n```\n")
                           << QStringLiteral("fails, nothing claimed") << 0;
}

void TestFifthLanguage::verdicts()
{
    QFETCH(QByteArray, answer);
    const json found = verified(answer);
    QVERIFY(!found.is_discarded());
    QCOMPARE(found["blocks"][0]["language"], "perl");
    QTEST(QString::fromStdString(found["blocks"][0]["verdict"].get<std::string>()), "verdict");
    const Ended plain =
        sandpad({ QStringLiteral("verify"), QStringLiteral("-") }, answer, m_data.path());
    QTEST(plain.status, "status");
}

/// Sandpad does not know how to ask a line of this language, nor what begins a remark.
void TestFifthLanguage::linesAreNotAsked()
{
    const json found = verified("```perl\nprint 1 + 1; # -> 3\n```\n");
    QCOMPARE(found["blocks"][0]["verdict"], "nothing claimed");
    QCOMPARE(found["blocks"][0]["run"]["stdout"], "2");
}

/// Sandpad does not know how to join two blocks of this language.
void TestFifthLanguage::blocksAreNotJoined()
{
    const json found = verified("```perl\n$x = 2;\n```\n\n```perl\nprint $x + 1;\n```\n\n"
                                "Output:\n\n```\n3\n```\n");
    QCOMPARE(found["blocks"][0]["verdict"], "nothing claimed");
    QCOMPARE(found["blocks"][1]["verdict"], "differs");
    QCOMPARE(found["blocks"][1]["actual"], "1");
}

void TestFifthLanguage::aFaultyFileIsNamed()
{
    const QTemporaryDir data;
    const QDir folder(data.path());
    QVERIFY(folder.mkpath(QStringLiteral("sandpad/languages")));
    QFile file(folder.filePath(QStringLiteral("sandpad/languages/faulty.json")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(R"({ "id": "perl", "extensions": ["pl"] })");
    file.close();
    const QByteArray sentence =
        file.fileName().toUtf8() + " is left out: the text \"name\" is missing.";
    const QString doctor = QStringLiteral("doctor");
    const Ended text = sandpad({ doctor }, {}, data.path());
    QCOMPARE(text.status, 0);
    QVERIFY2(text.out.contains(sentence), text.out.constData());
    const Ended object = sandpad({ doctor, QStringLiteral("--json") }, {}, data.path());
    const json report = sandpad::runner::jsonFrom(object.out);
    QVERIFY(!report.is_discarded());
    QCOMPARE(report["problems"], json::array({ sentence.toStdString() }));
}

SANDPAD_TEST(fifthlanguage, TestFifthLanguage)
#include "tst_fifthlanguage.moc"
