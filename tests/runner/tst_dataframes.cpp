#include "runner/Runner.h"
#include "tests/TestProgram.h"
#include "tests/Waiting.h"
#include "tests/runner/PythonRequest.h"

#include <QTest>

#include <memory>
#include <vector>

using namespace sandpad::runner;

/// Data frames of pandas come whole where a window shows them, and as pandas has them elsewhere.
class TestDataFrames : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void carryTheirRows_data();
    void carryTheirRows();
    void missingValuesAreEmpty();

private:
    struct Shown
    {
        std::vector<MimeBundle> displays;
        RunResult result;
    };
    [[nodiscard]] Shown run(const RunRequest &request);

    Runner m_runner;
};

TestDataFrames::Shown TestDataFrames::run(const RunRequest &request)
{
    Shown shown;
    bool hasEnded = false;
    const auto run = m_runner.start(request);
    connect(run.get(), &Run::happened, this, [&](const RunEvent &event) {
        if (const auto *display = std::get_if<Display>(&event.payload))
            shown.displays.push_back(display->data);
        if (const auto *end = std::get_if<Finished>(&event.payload)) {
            shown.result = end->result;
            hasEnded = true;
        }
    });
    const bool isOver = sandpad::tests::waitFor([&hasEnded] { return hasEnded; }, 300'000);
    return isOver ? shown : Shown();
}

void TestDataFrames::initTestCase()
{
    QTest::failOnWarning();
    if (run(pythonRequest("import pandas")).result.isSuccess())
        return;
    if (qEnvironmentVariableIsSet("SANDPAD_MUST_RUN"))
        QFAIL("there is no pandas");
    QSKIP("there is no pandas");
}

void TestDataFrames::carryTheirRows_data()
{
    QTest::addColumn<QByteArray>("frame");
    QTest::addColumn<bool>("hasWindow");
    QTest::addColumn<int>("lines"); // of the CSV; 0: there is none, -1: as many as fit
    const auto row = [](const char *name, const QByteArray &frame, int lines,
                        bool hasWindow = true) {
        QTest::newRow(name) << frame << hasWindow << lines;
    };
    row("many rows", "pd.DataFrame({'a': range(5000), 'b': 'x'})", 5001);
    row("many columns",
        "(pd.set_option('display.max_columns', 20), pd.DataFrame([[1] * 40] * 3))[1]", 4);
    // Of a frame of 30 MB the first two MiB come.
    row("more than fits", "pd.DataFrame({'a': ['x' * 100] * 300_000})", -1);
    row("few", "pd.DataFrame({'a': range(60)})", 61);
    row("in a terminal", "pd.DataFrame({'a': range(5000)})", 0, false);
    row("heads of two lines",
        "pd.DataFrame([[1, 2]] * 100, columns=pd.MultiIndex.from_tuples([('a', 'b'), ('a', 'c')]))",
        0);
    row("another class of that name",
        "type('DataFrame', (), {'_repr_html_': lambda s: '<b>x</b>'})()", 0);
    row("one whose CSV fails",
        "type('DataFrame', (pd.DataFrame,), {'to_csv': lambda *a: 1 / 0})({'a': range(100)})", 0);
}

void TestDataFrames::carryTheirRows()
{
    QFETCH(QByteArray, frame);
    QFETCH(bool, hasWindow);
    QFETCH(int, lines);
    RunRequest request = pythonRequest("import pandas as pd\ndisplay(" + frame + ")");
    request.figures.isStepwise = hasWindow;
    const Shown shown = run(request);
    QVERIFY2(shown.result.isSuccess(), qPrintable(shown.result.message));
    QCOMPARE(shown.displays.size(), 1U);
    QVERIFY(shown.displays.front().contains(QStringLiteral("text/html")));
    const QByteArray csv = shown.displays.front().data(QStringLiteral("text/csv"));
    if (lines >= 0)
        QCOMPARE(csv.count('\n'), lines);
    else
        QVERIFY(csv.size() > (1 << 20) && csv.size() <= (2 << 20) && csv.endsWith('\n'));
}

void TestDataFrames::missingValuesAreEmpty()
{
    RunRequest request = pythonRequest("import pandas as pd\ndisplay(pd.DataFrame({"
                                       "'a': ['', None, float('nan')], 'b': [1.5, None, 2], "
                                       "'c': pd.to_datetime(['2024-02-29', None, '2024-03-01']), "
                                       "'d': pd.array([1, None, 3], dtype='Int64')}))");
    request.figures.isStepwise = true;
    const Shown shown = run(request);
    QCOMPARE(shown.displays.size(), 1U);
    QCOMPARE(shown.displays.front().data(QStringLiteral("text/csv")),
             ",a,b,c,d\n0,,1.5,2024-02-29,1\n1,,,,\n2,,2.0,2024-03-01,3\n"_ba);
}

SANDPAD_TEST(dataframes, TestDataFrames)
#include "tst_dataframes.moc"
