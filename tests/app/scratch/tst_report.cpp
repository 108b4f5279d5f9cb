#include "app/scratch/ModelReport.h"
#include "tests/TestProgram.h"

#include <QTest>

using namespace sandpad;
using namespace sandpad::app;

/// The report for a language model.
class TestReport : public QObject
{
    Q_OBJECT

private slots:
    void holdsAllThatIsNeeded();
    void causesAreTold();
    void fencesHoldWhatIsInThem();
    void worksBeforeAnyRun();

private:
    static ModelReport failedRun()
    {
        ModelReport report;
        report.scratch.languageId = QStringLiteral("python");
        report.scratch.code = "import cv2\n";
        report.language = QStringLiteral("Python");
        report.versions = { { QStringLiteral("Python"), QStringLiteral("3.13.5") } };
        runner::RunResult result;
        result.outcome = runner::Completed { 1 };
        result.message = QStringLiteral("ModuleNotFoundError: No module named 'cv2' (line 1)");
        runner::ErrorReport error;
        error.traceback = QStringLiteral("Traceback ...\n");
        error.hint = QStringLiteral("cv2 comes with opencv-python.");
        result.error = error;
        report.result = result;
        report.output = QStringLiteral("before");
        return report;
    }
};

void TestReport::holdsAllThatIsNeeded()
{
    const QString text = toMarkdown(failedRun());
    for (const char *part :
         { "## Program (Python)", "```python\nimport cv2\n```", "No module named 'cv2' (line 1)",
           "```text\nTraceback ...\n```", "cv2 comes with opencv-python.", "```text\nbefore\n```",
           "Run by: Python 3.13.5", "5 s of CPU", "2 GiB of memory", "Network: off" })
        QVERIFY2(text.contains(QLatin1StringView(part)), qPrintable(text));
}

void TestReport::causesAreTold()
{
    ModelReport report = failedRun();
    runner::ErrorReport &error = *report.result->error;
    error.causes = {
        { .relation = runner::Cause::Relation::Member,
          .depth = 1,
          .type = QStringLiteral("KeyError"),
          .message = QStringLiteral("'k'\n```\nmore"),
          .frames = { { QStringLiteral("script.py"), 3, 0, {}, true },
                      { QStringLiteral("x.py"), 9, 0, {}, false } } },
        { .relation = runner::Cause::Relation::Cause,
          .depth = 0,
          .type = {},
          .message = QStringLiteral("text"),
          .frames = {} },
    };
    error.moreCauses = 4;
    const QString text = toMarkdown(report);
    QVERIFY2(text.contains(QLatin1StringView("```text\n  - In the group: KeyError: 'k' (line 3)\n"
                                             "- Caused by text\n- and 4 more\n```\n")),
             qPrintable(text));
    // Causes that the traceback contains are not repeated.
    error.moreCauses = 0;
    error.traceback += QStringLiteral("\nKeyError: 'k'\ntext\n");
    QVERIFY(!toMarkdown(report).contains(QLatin1String("In the group")));
}

void TestReport::fencesHoldWhatIsInThem()
{
    ModelReport report = failedRun();
    report.scratch.code = "print('''\n````\n''')";
    const QString text = toMarkdown(report);
    QVERIFY2(text.contains(QLatin1StringView("`````python\nprint('''\n````\n''')\n`````\n")),
             qPrintable(text));
}

void TestReport::worksBeforeAnyRun()
{
    ModelReport report;
    report.language = QStringLiteral("C#");
    const QString text = toMarkdown(report);
    QVERIFY(text.contains(QLatin1StringView("## Program (C#)")));
    QVERIFY(!text.contains(QLatin1StringView("What happened")));
}

SANDPAD_TEST(report, TestReport)
#include "tst_report.moc"
