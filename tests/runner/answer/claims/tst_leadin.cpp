#include "runner/answer/claims/LeadIn.h"
#include "tests/TestProgram.h"

#include <QTest>

using namespace sandpad::runner;

/// The words before a block, and whether they make it the output of the program above.
class TestLeadIn : public QObject
{
    Q_OBJECT

private slots:
    void ofThisRun_data();
    void ofThisRun();
    void ofSomethingElse_data();
    void ofSomethingElse();
    void longLinesAreNone();
};

namespace {

const QString kCode = QStringLiteral("def avg(xs):\n"
                                     "    return sum(xs) / len(xs)\n"
                                     "\n"
                                     "print(avg([1, 2, 3]))");

void addRows(std::initializer_list<const char *> lines)
{
    QTest::addColumn<QString>("line");
    for (const char *line : lines)
        QTest::newRow(line) << QString::fromUtf8(line);
}

} // namespace

void TestLeadIn::ofThisRun_data()
{
    addRows({ "Output:",
              "**Expected output:**",
              "### Result",
              "This prints:",
              "Which gives:",
              "You should see:",
              "Running this prints:",
              "Running `python avg.py` prints:",
              "Running `app.py` prints:",
              "Run it:",
              "Run it with `python main.py`:",
              "Run `node main.mjs`:",
              "Example:",
              "When you run it, you'll get:",
              "If you run this code, you'll see:",
              "When you run it with `python avg.py`, the output is:",
              "When executed, this outputs:",
              "After running the script, the console shows:",
              "This raises:",
              "You will get an error:",
              "For `[1, 2, 3]` it prints:",
              "Calling `avg([1, 2, 3])` gives:",
              "With the example list, the output is:",
              "For the given numbers, the output will be:",
              "Wenn du das ausführst, erhältst du:",
              "Das Programm gibt aus:",
              "Ce qui donne :",
              "Si vous exécutez ce code, il affiche :",
              "Si ejecutas este código, muestra:",
              "Se você executar o código, a saída é:",
              "Если запустить код, он выведет:",
              "运行后输出：",
              "报错如下：",
              "実行すると、結果は：",
              "" });
}

void TestLeadIn::ofThisRun()
{
    QFETCH(QString, line);
    QVERIFY(announcesThisRun(line, kCode));
}

void TestLeadIn::ofSomethingElse_data()
{
    addRows({ "Without the `len` check, an empty list raises:",
              "With an empty list, you get:",
              "Passing a string gives:",
              "For an empty list this would raise:",
              "If you run it with an empty list, you'll see:",
              "Otherwise you'll see an error like:",
              "Common error:",
              "This avoids the error:",
              "Your error:",
              "You were getting this error:",
              "Calling it with `5` raises:",
              "When the list contains strings, this fails with:",
              "Without `sorted`, you'd get:",
              "With `reverse=True` the output becomes:",
              "With `statistics.mean` instead:",
              "Using integers (`//`) prints:",
              "In JavaScript the same gives:",
              "On Windows:",
              "After changing the list to `[4, 5]`, it prints:",
              "Before:",
              "For comparison, your version printed:",
              "Your `.env`:",
              "The `requirements.txt`:",
              "Add this to your `.gitignore`:",
              "The formula:",
              "Commit message:",
              "Step by step:",
              "The time complexity table:",
              "Then run the tests, which should show:",
              "Running `pytest` prints:",
              "Running `python avg.py 4 5` prints:",
              "Run it with `python avg.py 4 5`:",
              "Bei einer leeren Liste:",
              "Ohne `sorted` erhält man:",
              "Con una lista vacía:",
              "Sinon, on obtient :",
              "De lo contrario se obtiene:",
              "如果列表为空，会报错：",
              "如果不排序，输出为：",
              "空のリストの場合：",
              "もし `reverse=True` なら、出力は：" });
}

/// Not even where a line lists all that a program could have.
void TestLeadIn::longLinesAreNone()
{
    QVERIFY(!announcesThisRun(QStringLiteral("For ") + QStringLiteral("`1` ").repeated(200'000)
                                  + QStringLiteral("it prints:"),
                              kCode));
}

void TestLeadIn::ofSomethingElse()
{
    QFETCH(QString, line);
    QVERIFY(!announcesThisRun(line, kCode));
}

SANDPAD_TEST(leadin, TestLeadIn)
#include "tst_leadin.moc"
