#include "app/cli/DoctorCommand.h"
#include "runner/model/DoctorReport.h"
#include "tests/TestProgram.h"

#include <QTest>

using namespace sandpad;

/// What `sandpad doctor` says of programs and folders, whose names may be anything.
class TestDoctorText : public QObject
{
    Q_OBJECT

private slots:
    void terminalsGetNothingToObey_data();
    void terminalsGetNothingToObey();
    void saysWhatAFoundOneLacks();
};

void TestDoctorText::terminalsGetNothingToObey_data()
{
    QTest::addColumn<runner::DoctorReport>("report");
    const QString hostile = QStringLiteral("a\x1b[2J\u009b\x7f\u202e\n  ✓ forged");
    runner::DoctorReport version;
    version.languages = { { .id = QStringLiteral("python"),
                            .name = QStringLiteral("Python"),
                            .isFound = true,
                            .toolchain = QStringLiteral("Python"),
                            .version = hostile,
                            .path = QStringLiteral("/usr/bin/python3"),
                            .advice = {} } };
    QTest::newRow("version") << version;
    runner::DoctorReport path = version;
    path.languages[0].version = QStringLiteral("3");
    path.languages[0].path = hostile;
    QTest::newRow("path of a program") << path;
    runner::DoctorReport language = version;
    language.languages[0].version = QStringLiteral("3");
    language.languages[0].name = hostile;
    QTest::newRow("name of a language") << language;
    runner::DoctorReport file;
    file.problems = { hostile };
    QTest::newRow("file of a language") << file;
    runner::DoctorReport layer;
    layer.layers = { { .level = {},
                       .name = QStringLiteral("network"),
                       .works = false,
                       .reason = hostile,
                       .advice = {} } };
    QTest::newRow("reason") << layer;
    runner::DoctorReport tool;
    tool.tools = { { .name = QStringLiteral("pasta"), .path = hostile, .advice = {} } };
    QTest::newRow("path of a tool") << tool;
    runner::DoctorReport place;
    place.places = { { .name = QStringLiteral("cache"), .path = hostile } };
    QTest::newRow("folder") << place;
}

void TestDoctorText::terminalsGetNothingToObey()
{
    QFETCH(runner::DoctorReport, report);
    const QString text = app::doctorText(report);
    QVERIFY2(text.contains(QStringLiteral("a\\u001b[2J\\u009b\\u007f\\u202e\n")), qPrintable(text));
    QVERIFY(!text.contains(u'\x1b') && !text.contains(QChar(0x9b))
            && !text.contains(QChar(0x202e)));
    QVERIFY(!text.contains(QStringLiteral("\n  ✓ forged")));
}

void TestDoctorText::saysWhatAFoundOneLacks()
{
    runner::DoctorReport report;
    report.languages = { { .id = QStringLiteral("csharp"),
                           .name = QStringLiteral("C#"),
                           .isFound = true,
                           .toolchain = QStringLiteral(".NET"),
                           .version = QStringLiteral("10.0"),
                           .path = QStringLiteral("/usr/bin/dotnet"),
                           .advice = QStringLiteral("This machine has no ICU.") } };
    const QString text = app::doctorText(report);
    QVERIFY2(
        text.contains(QLatin1String(".NET 10.0 (/usr/bin/dotnet). This machine has no ICU.\n")),
        qPrintable(text));
}

SANDPAD_TEST(doctortext, TestDoctorText)
#include "tst_doctortext.moc"
