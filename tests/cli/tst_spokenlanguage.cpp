#include "runner/model/Json.h"
#include "tests/TestProgram.h"

#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <nlohmann/json.hpp>

using nlohmann::json;

/// The commands speak to people in their language, and to programs in English.
class TestSpokenLanguage : public QObject
{
    Q_OBJECT

private slots:
    void peopleReadTheirs_data();
    void peopleReadTheirs();
    void theRunnerSpeaksItToo();
    void soDoesWhatWatchesTheProgram();
    void sentencesFollowEachOtherAsInTheLanguage();
    void helpIsTranslated();
    void helpIsWrapped();
    void programsReadEnglish_data();
    void programsReadEnglish();
    void linesOfARunStay();

private:
    struct Said
    {
        QByteArray out;
        QByteArray err;
    };

    /// What `sandpad` says to a person of this language.
    Said said(const char *language, const QStringList &arguments) const
    {
        QProcess process;
        process.setWorkingDirectory(m_folder.path());
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("LANGUAGE"), QString::fromLatin1(language));
        process.setProcessEnvironment(environment);
        process.start(qEnvironmentVariable("SANDPAD_EXECUTABLE"), arguments);
        if (!process.waitForFinished(300'000))
            return {};
        return { .out = process.readAllStandardOutput(), .err = process.readAllStandardError() };
    }

    [[nodiscard]] QString file(const char *name, const QByteArray &code) const
    {
        QFile file(m_folder.filePath(QString::fromLatin1(name)));
        if (!file.open(QIODevice::WriteOnly) || file.write(code) < 0)
            qFatal("no file");
        return file.fileName();
    }

    QTemporaryDir m_folder;
};

void TestSpokenLanguage::peopleReadTheirs_data()
{
    QTest::addColumn<QByteArray>("language");
    QTest::addColumn<QByteArray>("sentence");
    const auto row = [](const char *language, const char *sentence) {
        QTest::newRow(language) << QByteArray(language) << QByteArray(sentence);
    };
    row("de", "sandpad: Es gibt keine Datei nowhere.py.\n");
    row("de_AT", "sandpad: Es gibt keine Datei nowhere.py.\n");
    row("zh_CN", "sandpad: 没有文件 nowhere.py。\n");
    row("en:de", "sandpad: There is no file nowhere.py.\n");
    row("fr", "sandpad: There is no file nowhere.py.\n");
}

void TestSpokenLanguage::peopleReadTheirs()
{
    QFETCH(QByteArray, language);
    QFETCH(QByteArray, sentence);
    const QStringList arguments { QStringLiteral("run"), QStringLiteral("nowhere.py") };
    QCOMPARE(said(language.constData(), arguments).err, sentence);
}

void TestSpokenLanguage::theRunnerSpeaksItToo()
{
    const QString path = file("long.py", "print('a', flush=True)\nwhile True: pass\n");
    const Said spoken =
        said("de", { QStringLiteral("run"), QStringLiteral("--cpu"), QStringLiteral("0.2"), path });
    QCOMPARE(spoken.out, QByteArray("a\n"));
    QVERIFY2(spoken.err.startsWith(
                 "sandpad: Angehalten: Die Grenze von 0,20 s für CPU-Zeit wurde erreicht"),
             spoken.err.constData());
}

/// It has no Qt and speaks English. The program touches it where no filter keeps it from that.
void TestSpokenLanguage::soDoesWhatWatchesTheProgram()
{
    const QString path = file("touches.py",
                              "import os, time\n"
                              "os.setpriority(os.PRIO_PROCESS, os.getppid(), 5)\n"
                              "time.sleep(1000)\n");
    const QByteArray err =
        said("de",
             { QStringLiteral("run"), QStringLiteral("--isolation"), QStringLiteral("none"), path })
            .err;
    QVERIFY2(
        err.contains("Die Sandbox ist zusammengebrochen: das Programm wurde beendet, weil es nicht "
                     "mehr überwacht werden konnte: jemand hat die Priorität der Überwachung "
                     "geändert."),
        err.constData());
}

/// In Chinese nothing stands behind the stop of a sentence.
void TestSpokenLanguage::sentencesFollowEachOtherAsInTheLanguage()
{
    const QString path = file("forever.py", "while True: pass\n");
    const QByteArray limit =
        said("zh_CN",
             { QStringLiteral("run"), QStringLiteral("--cpu"), QStringLiteral("0.2"), path })
            .err;
    QCOMPARE(limit.count("。"), 2);
    QVERIFY2(!limit.contains("。 "), limit.constData());
}

void TestSpokenLanguage::helpIsTranslated()
{
    const Said spoken = said("de", { QStringLiteral("run"), QStringLiteral("--help") });
    QVERIFY2(spoken.out.startsWith("Aufruf: sandpad run [OPTIONS] FILE\n"), spoken.out.constData());
    QVERIFY2(spoken.out.contains("--json"), spoken.out.constData());
}

/// No line is longer than a terminal, and nothing is lost at the end of one.
void TestSpokenLanguage::helpIsWrapped()
{
    for (const char *language : { "en", "de", "zh_CN" }) {
        for (const char *command : { "run", "verify", "doctor", "history" }) {
            const QString help = QString::fromUtf8(
                said(language, { QString::fromLatin1(command), QStringLiteral("--help") }).out);
            const QString options = help.section(QStringLiteral("\n\n"), 0, 1);
            for (const QString &line : options.split(u'\n')) {
                const auto wide = std::ranges::count_if(
                    line, [](QChar character) { return character.unicode() >= 0x1100; });
                QVERIFY2(line.size() + wide <= 79, qPrintable(line));
            }
        }
    }
    const QByteArray history =
        said("zh_CN", { QStringLiteral("history"), QStringLiteral("--help") }).out;
    QVERIFY2(history.contains("not-started。"), history.constData());
    const QByteArray run = said("zh_CN", { QStringLiteral("run"), QStringLiteral("--help") }).out;
    QVERIFY2(run.contains("最强级别。"), run.constData());
}

void TestSpokenLanguage::programsReadEnglish_data()
{
    QTest::addColumn<QString>("option");
    for (const char *option : { "--json", "--ndjson" })
        QTest::newRow(option) << QString::fromLatin1(option);
}

void TestSpokenLanguage::programsReadEnglish()
{
    QFETCH(QString, option);
    const QString path = file("fails.py", "raise SystemExit(3)\n");
    const QByteArray out = said("de", { QStringLiteral("run"), option, path }).out;
    const json result = sandpad::runner::jsonFrom(out.trimmed().split('\n').last());
    QCOMPARE(result.value("message", std::string()),
             std::string("The program ended with exit status 3."));
}

/// Other programs read them, too.
void TestSpokenLanguage::linesOfARunStay()
{
    const QString path = file("value.py", "1 + 1\n");
    QCOMPARE(said("de", { QStringLiteral("run"), path }).err, QByteArray("sandpad: value: 2\n"));
}

SANDPAD_TEST(spokenlanguage, TestSpokenLanguage)
#include "tst_spokenlanguage.moc"
