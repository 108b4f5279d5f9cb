#include "runner/Runner.h"
#include "runner/answer/read/AnswerReader.h"
#include "runner/answer/report/AnswerReport.h"
#include "runner/answer/run/AnswerVerification.h"
#include "tests/Dotnet.h"
#include "tests/TestProgram.h"
#include "tests/Waiting.h"

#include <QTest>
#include <QThread>

#include <algorithm>

using namespace sandpad::runner;

/// Running blocks: scopes, stopping, hostile blocks.
class TestAnswerVerification : public QObject
{
    Q_OBJECT

private slots:
    void laterBlocksUseEarlierOnes_data();
    void laterBlocksUseEarlierOnes();
    void looseCSharpRuns_data();
    void looseCSharpRuns();
    void runsAreFew_data();
    void runsAreFew();
    void scopeIsObeyed();
    void errorsInASessionHaveTheirOwnLines();
    void nothingIsAccusedIdly_data();
    void nothingIsAccusedIdly();
    void reasonNamesTheBlockThatCannotRun();
    void stopEndsIt_data();
    void stopEndsIt();
    void blocksDoNotBeginForEver();
    void deletingEndsIt();
    void onlyTheseBlocksRun();
    void namedFilesPreventNoRun_data();
    void namedFilesPreventNoRun();
    void hostileBlocksForgeNothing_data();
    void hostileBlocksForgeNothing();
    void dependenciesAreLookedFor();
    void syntaxIsToldWithoutRunning();
    void onlyWholeCodeIsAccusedOfItsSyntax_data();
    void onlyWholeCodeIsAccusedOfItsSyntax();

private:
    Review review(const QByteArray &text, BlockScope scope = BlockScope::Automatic,
                  const QList<int> &indices = {},
                  std::chrono::seconds longest = JudgeOptions().longest);

    Runner m_runner;
};

Review TestAnswerVerification::review(const QByteArray &text, BlockScope scope,
                                      const QList<int> &indices, std::chrono::seconds longest)
{
    Review review;
    review.answer = readAnswer(text, m_runner.languages());
    RunRequest profile;
    profile.limits.outputBytes = 4 << 20; // what floods does so quickly
    AnswerVerification run(
        m_runner, review.answer,
        { .scope = scope, .profile = profile, .longest = longest, .markText = {} });
    int ends = 0;
    connect(&run, &AnswerVerification::examined, this,
            [&](const Answer &answer) { review.answer = answer; });
    connect(&run, &AnswerVerification::blockFinished, this,
            [&](int index, const BlockResult &result) { review.results.insert(index, result); });
    connect(&run, &AnswerVerification::finished, this, [&] { ++ends; });
    run.start(indices);
    if (!sandpad::tests::waitFor([&] { return ends > 0; }, 600'000))
        QTest::qFail("it did not end", __FILE__, __LINE__);
    if (ends > 1)
        QTest::qFail("it ended twice", __FILE__, __LINE__);
    return review;
}

namespace {

/// Knows which of the programs that it starts have printed something.
class WatchingStarter : public RunStarter
{
public:
    explicit WatchingStarter(RunStarter &real)
        : m_real(real)
    { }

    std::unique_ptr<Run> start(const RunRequest &request) override
    {
        auto run = m_real.start(request);
        if (request.snippet.languageId != QLatin1String("python"))
            return run;
        const qsizetype number = m_printed.size();
        m_printed.append(QByteArray());
        QObject::connect(run.get(), &Run::happened, &m_context,
                         [this, number](const RunEvent &event) {
                             if (const auto *output = std::get_if<Output>(&event.payload))
                                 m_printed[number] += output->bytes;
                         });
        return run;
    }

    /// How many different first lines have been printed?
    [[nodiscard]] qsizetype firstLines() const
    {
        QSet<QByteArray> different;
        for (const QByteArray &text : m_printed)
            different.insert(text.first(text.indexOf('\n') + 1));
        return (different - QSet { QByteArray() }).size();
    }

private:
    RunStarter &m_real;
    QList<QByteArray> m_printed; ///< by each program
    QObject m_context;
};

} // namespace

void TestAnswerVerification::laterBlocksUseEarlierOnes_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("python") << QByteArray(
        "```python\nx = 2\n```\n```python\nx += 1\n```\n```python\nprint(x)  # 3\n```\n");
    QTest::newRow("javascript") << QByteArray(
        "```js\nconst f = x => x + 1;\n```\n```js\nconst y = 1;\n```\n```js\nconst y = "
        "2;\nconsole.log(f(y)); // 3\n```\n");
    QTest::newRow("typescript") << QByteArray(
        "```ts\ninterface P { x: number }\nconst p: P = { x: 3 };\n```\n```ts\nconst q: number = "
        "0;\n```\n```ts\nconsole.log(p.x); // 3\n```\n");
    QTest::newRow("docstring") << QByteArray(
        "```python\ndef f(x):\n    return x + 1\n```\n```python\ny = 1\n```\n```python\ndef "
        "g(x):\n    '''\n    >>> g(2)\n    3\n    '''\n    return f(x)\n```\n");
    QTest::newRow("transcripts") << QByteArray(
        "```python\n>>> x = 2\n>>> x\n2\n```\n```python\n>>> y = 1\n```\n"
        "```python\n>>> x + y\n3\n```\n");
    QTest::newRow("csharp") << QByteArray(
        "```csharp\nusing System;\nvar p = new P(3);\nrecord P(int X);\n```\n```cs\nvar n = "
        "1;\n```\n```cs\nConsole.WriteLine(p.X); // 3\n```\n");
    QTest::newRow("csharp types alone")
        << QByteArray("```csharp\nstruct P { public int X; }\n```\n```cs\nvar n = 1;\n```\n"
                      "```cs\nvar p = new P { X = 3 };\nConsole.WriteLine(p.X); // 3\n```\n");
    QTest::newRow("csharp types of known names") << QByteArray(
        "```csharp\nstruct Byte { public override string ToString() => \"3\"; }\n```\n"
        "```cs\nvar n = 1;\n```\n```cs\nConsole.WriteLine(new Byte()); // 3\n```\n");
}

void TestAnswerVerification::laterBlocksUseEarlierOnes()
{
    QFETCH(QByteArray, text);
    if (text.startsWith("```csharp") && !hasDotnet())
        QSKIP(kNoDotnet);
    const Review judged = review(text);
    const BlockResult last = judged.results.value(3);
    QVERIFY2(last.verdict == Verdict::Matches, qPrintable(verdictName(last.verdict) + last.reason));
    QVERIFY(last.usedSession);
}

/// Pages show types before their use, and expressions without a semicolon.
void TestAnswerVerification::looseCSharpRuns_data()
{
    QTest::addColumn<QByteArray>("code");
    QTest::addColumn<int>("verdict");
    const auto row = [](const char *name, const char *code, Verdict verdict) {
        QTest::newRow(name) << QByteArray(code) << static_cast<int>(verdict);
    };
    row("types first", "record P(int X);\n\nvar p = new P(3);\nConsole.WriteLine(p.X); // 3",
        Verdict::Matches);
    row("an expression", "var xs = new[] { 1, 2 };\nxs.Sum() // 3", Verdict::Matches);
    row("an expression of which nothing is said", "new[] { 1, 2 }.Sum()", Verdict::CannotRun);
    row("a semicolon that is missing", "foreach (var x in new[] { 1 })\n    Console.WriteLine(x)",
        Verdict::Fails);
}

void TestAnswerVerification::looseCSharpRuns()
{
    QFETCH(QByteArray, code);
    QFETCH(int, verdict);
    if (!hasDotnet())
        QSKIP(kNoDotnet);
    const BlockResult result = review("```csharp\n" + code + "\n```\n").results.value(1);
    QVERIFY2(static_cast<int>(result.verdict) == verdict,
             qPrintable(verdictName(result.verdict) + result.reason));
}

void TestAnswerVerification::runsAreFew_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("runs"); // of the last block
    QTest::newRow("nothing claimed") << QByteArray("```python\nprint(1)\n```\n") << 1;
    QTest::newRow("an output") << QByteArray("```python\nprint(1)\n```\nOutput:\n```\n1\n```\n")
                               << 1;
    QTest::newRow("a false output")
        << QByteArray("```python\nprint(1)\n```\nOutput:\n```\n2\n```\n") << 2;
    // One with marks and a plain one.
    QTest::newRow("a line that prints") << QByteArray("```python\nprint(1)  # 1\n```\n") << 2;
    QTest::newRow("a line with a value") << QByteArray("```python\n1 + 1  # 2\n```\n") << 1;
    QTest::newRow("a false line") << QByteArray("```python\nprint(1)  # 2\n```\n") << 2;
    QTest::newRow("chance") << QByteArray("```python\nimport random\nprint(1)  # 1\n```\n") << 6;
}

void TestAnswerVerification::runsAreFew()
{
    QFETCH(QByteArray, text);
    const Review judged = review(text);
    const auto code = std::ranges::find_if(judged.answer.blocks,
                                           [](const AnswerBlock &block) { return block.canRun(); });
    QTEST(judged.results.value(code->index).runs, "runs");
}

void TestAnswerVerification::scopeIsObeyed()
{
    const QByteArray text = "```python\nx = 2\n```\n```python\nprint(x)\n```\n";
    QCOMPARE(review(text, BlockScope::Alone).results.value(2).verdict, Verdict::CannotRun);
    QCOMPARE(review(text, BlockScope::Session).results.value(2).verdict, Verdict::NothingClaimed);
    // A block that runs alone is not run again with the others.
    const Review alone = review("```python\nx = 2\n```\n```python\nprint(1)  # 1\n```\n");
    QVERIFY(!alone.results.value(2).usedSession);
}

void TestAnswerVerification::errorsInASessionHaveTheirOwnLines()
{
    const Review judged =
        review("```python\nx = 2\ny = 3\n```\n```python\nprint(x)\nprint(x / 0)\n```\n");
    const BlockResult last = judged.results.value(2);
    QCOMPARE(last.verdict, Verdict::FailsUnclaimed);
    QVERIFY(last.run.error);
    QCOMPARE(last.run.error->frames.last().line, 2);
}

void TestAnswerVerification::nothingIsAccusedIdly_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("verdict"); // of the last block
    const auto row = [](const char *name, const QByteArray &text, Verdict verdict) {
        QTest::newRow(name) << text << verdictName(verdict);
    };
    row("a wrong value behind a transcript",
        "```python\n>>> x = 2\n```\n```python\n>>> 1\n1\n>>> x\n3\n```\n", Verdict::Differs);
    row("an error without a claim", "```python\n1 / 0\n```\n", Verdict::FailsUnclaimed);
    row("an error behind a true claim", "```python\nprint(1)  # 1\n1 / 0\n```\n",
        Verdict::FailsUnclaimed);
    row("an error before a claim", "```python\n1 / 0\nprint(1)  # 1\n```\n", Verdict::Fails);
    row("an error instead of the output", "```python\n1 / 0\n```\nOutput:\n```\n3\n```\n",
        Verdict::NotChecked);
    row("a name from elsewhere", "```python\nprint(total)  # 15\n```\n", Verdict::CannotRun);
    row("a part of a class", "```js\nconstructor(x) { this.x = x; }\nget y() { return 1; }\n```\n",
        Verdict::CannotRun);
    row("TypeScript", "```js\nconst f = (x: number): number => x as number;\n```\n",
        Verdict::CannotRun);
    row("whole and wrong", "```js\nconst a = ;\n```\n", Verdict::Fails);
    row("without a label", "```\nconst a = ;\nconsole.log(a);\nlet b = 3;\n```\n",
        Verdict::CannotRun);
    row("needs a block that fails",
        "```python\nimport nowhere_at_all as n\n```\n```python\nprint(n.x)  # 3\n```\n",
        Verdict::CannotRun);
    row("defined again by a block that fails",
        "```python\ndef f():\n    return 1\n```\n```python\ndef f()\n    return 2\n```\n"
        "```python\nprint(f())  # 2\n```\n",
        Verdict::CannotRun);
    row("perhaps another value of a name",
        "```python\nbox = ['a', 'b']\n```\n```python\nbox = {'k': 1}\n```\n"
        "```python\nprint(box[0])  # a\n```\n",
        Verdict::CannotRun);
    row("a near value of a name",
        "```python\nbox = [1, 2]\n```\n```python\nbox = [1, 3]\n```\n"
        "```python\nprint(box)  # [1, 4]\n```\n",
        Verdict::Differs);
    row("a near value of a name, with words about it",
        "```python\nbox = ['a']\n```\n```python\nbox = ['a', 'bird']\n```\n"
        "```python\nprint(box)  # ['a', 'bir'] - now there are two of them in the box\n```\n",
        Verdict::Differs);
    row("perhaps another value, in transcripts",
        "```python\n>>> names = ['Al', 'Bo']\n```\n```python\n>>> names = {s for s in nowhere}\n"
        "```\n```python\n>>> sorted(names)\n['Cy', 'Di', 'Ed']\n```\n",
        Verdict::CannotRun);
    row("an object of a page, and a name of a block before",
        "```js\nvar show = 1;\n```\n```js\nfunction show() { return 5; }\n"
        "show.call(window); // 5\n```\n",
        Verdict::CannotRun);
    row("a question for what is missing",
        "What do we need to add to get `[1]`?\n\n```js\nconst box = { a: 1 };\n[...box]; // "
        "[1]\n```\n",
        Verdict::FailsUnclaimed);
    row("a call that prints",
        "```python\ndef greet(x):\n    print('Hi', x)\ngreet('Bo')  # Output: Hi Bo\n```\n",
        Verdict::Matches);
    row("a call that prints something else",
        "```js\nconst greet = x => { console.log('Hi', x); };\ngreet('Bo'); // Hi Al\n```\n",
        Verdict::NothingClaimed);
    row("a forgotten return", "```python\ndef f():\n    5\nf()  # -> 5\n```\n", Verdict::Differs);
    row("a label in front", "```python\nprint('Sum:', 15)  # 15\n```\n", Verdict::Matches);
    row("a wrong value behind a label", "```python\nprint('Sum:', 15)  # 16\n```\n",
        Verdict::Differs);
    row("some lines", "```python\nprint(1)\nprint(2)\n```\n\nIt prints `2`.\n", Verdict::Matches);
    row("no lines", "```python\nprint(1)\nprint(2)\n```\n\nIt prints `3`.\n", Verdict::Differs);
    row("output behind code", "```python\nprint(1, 2)\n# Output\n1 3\n```\n", Verdict::Differs);
}

void TestAnswerVerification::nothingIsAccusedIdly()
{
    QFETCH(QByteArray, text);
    const Review judged = review(text);
    const BlockResult last = judged.results.value(judged.answer.blocks.last().index);
    QTEST(verdictName(last.verdict), "verdict");
}

void TestAnswerVerification::reasonNamesTheBlockThatCannotRun()
{
    const Review judged =
        review("```python\nimport nowhere_at_all as n\n```\n```python\nprint(n.x)  # 3\n```\n");
    QCOMPARE(judged.results.value(2).reason,
             QStringLiteral("It cannot run, because block 1 cannot."));
}

void TestAnswerVerification::stopEndsIt_data()
{
    QTest::addColumn<QByteArray>("first");
    QTest::addColumn<QByteArray>("second");
    QTest::addColumn<int>("blocks"); // that run before it is stopped
    QTest::newRow("a block that waits")
        << QByteArray("print('a')\ntime.sleep(20)  # -> 1") << QByteArray("print('b')") << 1;
    // It is killed when the other has ended.
    QTest::newRow("a block that does not want to end")
        << QByteArray("import signal\nfor one in (signal.SIGINT, signal.SIGTERM):\n"
                      "    signal.signal(one, signal.SIG_IGN)\nprint('a')\ntime.sleep(20)")
        << QByteArray("print('b')\ntime.sleep(20)") << 2;
    // What does not run keeps no other block from running.
    QTest::newRow("blocks with an output between them")
        << QByteArray("print('a')\ntime.sleep(20)\n```\n\nOutput:\n\n```\na")
        << QByteArray("print('b')\ntime.sleep(20)") << 2;
}

void TestAnswerVerification::stopEndsIt()
{
    QFETCH(QByteArray, first);
    QFETCH(QByteArray, second);
    QFETCH(int, blocks);
    Answer answer = readAnswer("```python\nimport time\n" + first
                                   + "\n```\n```python\nimport time\n" + second + "\n```\n",
                               m_runner.languages());
    WatchingStarter starter(m_runner);
    AnswerVerification run(starter, answer, {});
    int started = 0;
    int ended = 0;
    QList<int> indices; // of blocks with a result
    QList<Verdict> verdicts;
    connect(&run, &AnswerVerification::blockStarted, this, [&] { ++started; });
    connect(&run, &AnswerVerification::blockFinished, this,
            [&](int index, const BlockResult &result) {
                indices.append(index);
                verdicts.append(result.verdict);
            });
    connect(&run, &AnswerVerification::finished, this, [&] { ++ended; });
    run.start();
    QTRY_COMPARE(started, 1);
    // No more programs run than there are processors.
    const qsizetype running = std::min(blocks, QThread::idealThreadCount());
    QTRY_VERIFY_WITH_TIMEOUT(starter.firstLines() >= running, 600'000);
    run.stop();
    QTRY_COMPARE(ended, 1);
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QCOMPARE(started, 1);
    QVERIFY(!indices.contains(2)); // it never had its turn
    QVERIFY(verdicts.isEmpty() || verdicts == QList { Verdict::NotChecked });
}

void TestAnswerVerification::blocksDoNotBeginForEver()
{
    // An answer with thousands of endless loops would take days.
    const Review late = review("```python\nprint(1)\n```\n\n```\nprose\n```\n",
                               BlockScope::Automatic, {}, std::chrono::seconds(0));
    QCOMPARE(late.results.value(1).verdict, Verdict::NotChecked);
    QVERIFY(!late.results.value(1).hasRun);
    QVERIFY(!late.results.value(1).reason.isEmpty());
    const Review whole = review("```python\nprint(1)\n```\n");
    QVERIFY(whole.results.value(1).hasRun);
}

void TestAnswerVerification::deletingEndsIt()
{
    auto run = std::make_unique<AnswerVerification>(
        m_runner, readAnswer("```python\nimport time\ntime.sleep(20)\n```\n", m_runner.languages()),
        JudgeOptions {});
    bool hasStarted = false;
    connect(run.get(), &AnswerVerification::blockStarted, this, [&] { hasStarted = true; });
    run->start();
    QTRY_VERIFY(hasStarted);
    run.reset();
    QCoreApplication::processEvents();
}

void TestAnswerVerification::onlyTheseBlocksRun()
{
    const Review judged = review("```python\nprint(1)\n```\n```python\nprint(2)\n```\n",
                                 BlockScope::Automatic, { 2, 99 });
    QCOMPARE(judged.results.keys(), QList { 2 });
}

/// The files that an answer names lie beside the program, as far as they can.
void TestAnswerVerification::namedFilesPreventNoRun_data()
{
    QTest::addColumn<QStringList>("names");
    QTest::addColumn<QString>("seen"); // by the program, of the names
    const QString ending = QStringLiteral(".json");
    const QString longest = QString(250, u'a') + ending;
    const auto row = [](const char *name, const QStringList &names, const QString &seen) {
        QTest::newRow(name) << names << seen;
    };
    row("one", { QStringLiteral("a.json") }, QStringLiteral("a.json"));
    row("the program's own", { QStringLiteral("script.py") }, {});
    row("below the program", { QStringLiteral("script.py/a.json") }, {});
    row("a file and a folder",
        { QStringLiteral("a.sh"), QStringLiteral("a.sh-b.sh"), QStringLiteral("a.sh/b/c.sh") },
        QStringLiteral("a.sh a.sh-b.sh"));
    row("the longest", { longest }, longest);
    row("too long", { u'a' + longest, QStringLiteral("é").repeated(126) + ending }, {});
}

void TestAnswerVerification::namedFilesPreventNoRun()
{
    QFETCH(QStringList, names);
    QFETCH(QString, seen);
    QString text;
    for (const QString &name : names)
        text += QStringLiteral("```json file=%1\n{}\n```\n").arg(name);
    text += QStringLiteral("```python\nimport os\n"
                           "print(*sorted(set(os.listdir()) - {'script.py'}))\n```\n"
                           "Output:\n```\n%1\n```\n")
                .arg(seen.isEmpty() ? QStringLiteral("(no output)") : seen);
    const BlockResult result = review(text.toUtf8()).results.value(int(names.size()) + 1);
    QVERIFY2(result.verdict == Verdict::Matches,
             qPrintable(verdictName(result.verdict) + u' ' + result.reason));
}

void TestAnswerVerification::hostileBlocksForgeNothing_data()
{
    QTest::addColumn<QByteArray>("code");
    QTest::addColumn<QString>("verdict");
    QTest::newRow("prints marks of its own")
        << QByteArray("print('\\x1eabc p1\\x1f')\nprint(round(2.5))  # 3")
        << QStringLiteral("differs");
    QTest::newRow("exits early") << QByteArray(
        "import os\nprint(1)  # 1\nos._exit(0)\nprint(2)  # 3")
                                 << QStringLiteral("matches");
    QTest::newRow("ends by a signal")
        << QByteArray("import os, signal\nprint(1)  # 1\nos.kill(os.getpid(), signal.SIGKILL)")
        << QStringLiteral("fails, nothing claimed");
    QTest::newRow("floods") << QByteArray("while True: print('x' * 9999)")
                            << QStringLiteral("fails, nothing claimed");
    QTest::newRow("reads") << QByteArray("print(input())  # 3") << QStringLiteral("cannot run");
    QTest::newRow("asks the network")
        << QByteArray("import urllib.request\nurllib.request.urlopen('http://example.org')")
        << QStringLiteral("cannot run");
}

void TestAnswerVerification::hostileBlocksForgeNothing()
{
    QFETCH(QByteArray, code);
    const Review judged = review("```python\n" + code + "\n```\n");
    QTEST(verdictName(judged.results.value(1).verdict), "verdict");
}

void TestAnswerVerification::dependenciesAreLookedFor()
{
    const Review judged = review("```python\nimport numpy, nowhere_to_be_found\n```\n```js\nimport "
                                 "x from 'left-pad';\n```\n");
    QMap<QString, DependencyState> states;
    for (const Dependency &dependency : judged.answer.dependencies)
        states.insert(dependency.name, dependency.state);
    QCOMPARE(states.value(QStringLiteral("numpy")), DependencyState::Present);
    QCOMPARE(states.value(QStringLiteral("nowhere_to_be_found")), DependencyState::Missing);
    QCOMPARE(states.value(QStringLiteral("left-pad")), DependencyState::Missing);
    QCOMPARE(judged.results.value(1).verdict, Verdict::CannotRun);
}

void TestAnswerVerification::syntaxIsToldWithoutRunning()
{
    const Review judged = review(
        "```python\nx = (1,\n```\n```js\nconst a = ;\n```\n```ts\nlet a: number = 1;\n```\n");
    QCOMPARE(judged.answer.blocks[0].syntax.state, SyntaxState::CutOff);
    QCOMPARE(judged.answer.blocks[1].syntax.state, SyntaxState::Wrong);
    QCOMPARE(judged.answer.blocks[1].syntax.line, 1);
    QCOMPARE(judged.answer.blocks[2].syntax.state, SyntaxState::Fine);
    QCOMPARE(judged.results.value(1).verdict, Verdict::CannotRun);
    QCOMPARE(judged.results.value(2).verdict, Verdict::FailsUnclaimed);
}

void TestAnswerVerification::onlyWholeCodeIsAccusedOfItsSyntax_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("block");
    QTest::addColumn<Verdict>("verdict");
    const QString wrong = QStringLiteral("```python\nfor item in [1, 2]\n    print(item)\n```\n");
    const QString other = QStringLiteral("```python\nitems = [1, 2]\n```\nAnd then:\n\n");
    QTest::newRow("all the code") << wrong << 1 << Verdict::Fails;
    QTest::newRow("one of several") << other + wrong << 2 << Verdict::FailsUnclaimed;
    QTest::newRow("one of several, with an output")
        << other + wrong + QStringLiteral("Output:\n\n```\n1\n2\n```\n") << 2 << Verdict::Fails;
}

void TestAnswerVerification::onlyWholeCodeIsAccusedOfItsSyntax()
{
    QFETCH(QString, text);
    QFETCH(int, block);
    QTEST(review(text.toUtf8()).results.value(block).verdict, "verdict");
}

SANDPAD_TEST(answerverification, TestAnswerVerification)
#include "tst_answerverification.moc"
