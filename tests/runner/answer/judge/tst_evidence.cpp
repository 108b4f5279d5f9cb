#include "runner/answer/judge/Judge.h"
#include "runner/answer/judge/PlainRun.h"
#include "runner/answer/program/MarkedOutput.h"
#include "runner/answer/report/AnswerReport.h"
#include "tests/TestProgram.h"
#include "tests/runner/answer/Marks.h"

#include <QTest>

#include <nlohmann/json.hpp>

using namespace sandpad::runner;

/// What a verdict rests on: on what was seen from outside, or on what the program said of itself.
class TestEvidence : public QObject
{
    Q_OBJECT

private slots:
    void comparisonsTellWhatTheyRestOn_data();
    void comparisonsTellWhatTheyRestOn();
    void linesOfTooManyPiecesAreNotChecked();
    void whatIsNotTestedIsReported();
    void whatIsStoppedLeavesOutLines();
    void claimsThatDoNotFitEndSomewhere();
    void plainRunTestsPrintedLines_data();
    void plainRunTestsPrintedLines();
    void onlyWholeLinesAreObserved_data();
    void onlyWholeLinesAreObserved();
    void linesStandForThemselves_data();
    void linesStandForThemselves();
    void reportsSayItOnce_data();
    void reportsSayItOnce();
};

namespace {

AnswerBlock blockWith(const QList<Claim> &claims)
{
    AnswerBlock block;
    block.index = 1;
    block.languageId = QStringLiteral("python");
    block.code = QStringLiteral("print(1)  # 1\nx + 1  # -> 3");
    block.claims = claims;
    return block;
}

Claim lineClaim(int line, const char *text)
{
    return {
        .kind = ClaimKind::Line, .text = QString::fromLatin1(text), .line = line, .inputLine = line
    };
}

Claim claim(ClaimKind kind, const char *text)
{
    return { .kind = kind, .text = QString::fromLatin1(text) };
}

} // namespace

void TestEvidence::comparisonsTellWhatTheyRestOn_data()
{
    struct Given
    {
        QByteArray out;
        QByteArray err = {}; // NOLINT(readability-redundant-member-init): else each row names it
        int status = 0;
    };
    QTest::addColumn<QList<Claim>>("claims");
    QTest::addColumn<QByteArray>("out");
    QTest::addColumn<QByteArray>("err");
    QTest::addColumn<int>("status");
    QTest::addColumn<QStringList>("before");
    QTest::addColumn<QString>("found");
    const auto row = [](const char *name, const QList<Claim> &claims, const Given &given,
                        const char *found, const QStringList &before = {}) {
        QTest::newRow(name) << claims << given.out << given.err << given.status << before
                            << QString::fromLatin1(found);
    };
    const Claim output = claim(ClaimKind::Output, "1");
    const Claim error = claim(ClaimKind::Error, "ValueError: no");
    const QStringList before { QStringLiteral("y = 1") };
    row("output", { output }, { .out = "1\n" }, "matches observed");
    row("output that differs", { output }, { .out = "2\n" }, "differs observed");
    // What a terminal does not show, or shows otherwise than a file does.
    for (const auto &[name, out] : std::initializer_list<std::pair<const char *, QByteArray>> {
             { "output written over", "wrong\r\x1b[K1\n" },
             { "output over blanks", "\r1\n" },
             { "output behind a step back", "x\b1\n" },
             { "output far to the left", "wrong\x1b[600D1\x1b[K\n" },
             { "output with a title", "1\x1b]0;wrong\x07\n" },
             { "output before a sequence without an end", "1\x1b_wrong\n" } })
        row(name, { output }, { .out = out }, "matches reported");
    row("output in colours", { output }, { .out = "\x1b[1;31m1\x1b[0m\r\n" }, "matches observed");
    row("output on the other stream", { output }, { .out = "", .err = "1\n" }, "matches observed");
    row("output that the other stream erases", { output },
        { .out = "1\n", .err = "\x1b[A\x1b[2K2\n" }, "matches reported");
    row("the same set in another order", { claim(ClaimKind::Output, "{3, 2, 1}") },
        { .out = "{1, 2, 3}\n" }, "matches reported");
    row("the same set", { claim(ClaimKind::Output, "{1, 2, 3}") }, { .out = "{1, 2, 3}\n" },
        "matches observed");
    row("output behind other blocks", { output }, { .out = "0\n<b0>1\n" }, "matches reported",
        before);
    row("printed line", { lineClaim(1, "1") }, { .out = "<p1>1\n<e1>" }, "matches reported");
    row("value", { lineClaim(2, "3") }, { .out = "<v2>3\n<w2>3\n<e2>" }, "matches reported");
    row("line that was not reached", { lineClaim(2, "3") }, { .out = "1\n" },
        "not checked reported");
    row("output beside a printed line", { output, lineClaim(1, "1") }, { .out = "<p1>1\n<e1>" },
        "matches observed, matches reported");
    row("output beside a value", { output, lineClaim(2, "3") }, { .out = "1\n<v2>3\n<w2>3\n<e2>" },
        "matches reported, matches reported");
    row("exit status", { claim(ClaimKind::Exit, "3") }, { .out = "", .status = 3 },
        "claimed error happened observed");
    row("exit status of a run that was asked for a value",
        { claim(ClaimKind::Exit, "3"), lineClaim(2, "3") },
        { .out = "<v2>3\n<w2>3\n<e2>", .status = 3 },
        "claimed error happened reported, matches reported");
    row("exit status behind other blocks", { claim(ClaimKind::Exit, "3") },
        { .out = "0\n<b0>1\n", .status = 3 }, "claimed error happened reported", before);
    row("error as it was printed, which any program can do", { error },
        { .out = "", .err = "Traceback\nValueError: no\n", .status = 1 },
        "claimed error happened reported");
    row("error that was only reported", { error }, { .out = "", .status = 1 },
        "claimed error happened reported");
    row("error that did not happen", { error }, { .out = "" }, "differs observed");
    row("figure", { claim(ClaimKind::Figure, "a chart") }, { .out = "" }, "differs reported");
}

void TestEvidence::comparisonsTellWhatTheyRestOn()
{
    QFETCH(QList<Claim>, claims);
    QFETCH(QByteArray, out);
    QFETCH(QByteArray, err);
    QFETCH(int, status);
    QFETCH(QStringList, before);
    const AnswerBlock block = blockWith(claims);
    JudgedRun run;
    run.program =
        programFor(block, { before.begin(), before.end() }, true, QString::fromLatin1(kMarkSecret));
    run.result.outcome = Completed { .exitCode = status };
    run.result.standardOutput = withMarks(out);
    run.result.standardError = err;
    run.bothStreams = err.isEmpty() ? QByteArray() : withMarks(out) + err;
    if (status == 1) {
        run.result.error = ErrorReport {};
        run.result.error->type = QStringLiteral("ValueError");
        run.result.error->message = QStringLiteral("no");
    }
    QStringList found;
    for (const Comparison &one : judgeBlock(block, { run, run }, 0).comparisons)
        found.append(verdictName(one.verdict) + u' ' + evidenceName(one.evidence));
    QTEST(found.join(QStringLiteral(", ")), "found");
}

/// What is beyond those that are kept could be something else.
void TestEvidence::linesOfTooManyPiecesAreNotChecked()
{
    const AnswerBlock block = blockWith({ lineClaim(1, "1") });
    JudgedRun run;
    run.program = programFor(block, {}, true, QString::fromLatin1(kMarkSecret));
    run.result.outcome = Completed {};
    run.result.standardOutput = withMarks("<p1>1\n<e1>").repeated(kMostPieces);
    QCOMPARE(judgeBlock(block, { run, run }, 0).verdict, Verdict::Matches);
    run.result.standardOutput += withMarks("<p1>2\n<e1>");
    QCOMPARE(judgeBlock(block, { run, run }, 0).verdict, Verdict::NotChecked);
}

/// To find out why a claim does not fit takes the whole output for each.
void TestEvidence::claimsThatDoNotFitEndSomewhere()
{
    constexpr int kMany = 5'000;
    constexpr int kMost = 300;
    QList<Claim> claims;
    QByteArray out;
    QStringList code;
    for (int line = 1; line <= kMany; ++line) {
        claims.append(lineClaim(line, qPrintable(QString::number(line % 10 == 0 ? line : -line))));
        const QByteArray number = QByteArray::number(line);
        out += "<p" + number + '>' + number + "\n<e" + number + '>';
        code.append(QStringLiteral("print(%1)  # 1").arg(line));
    }
    AnswerBlock block = blockWith(claims);
    block.code = code.join(u'\n');
    JudgedRun run;
    run.program = programFor(block, {}, true, QString::fromLatin1(kMarkSecret));
    run.result.outcome = Completed {};
    run.result.standardOutput = withMarks(out);
    const BlockResult result = judgeBlock(block, { run, run }, 0);
    QCOMPARE(result.verdict, Verdict::Differs);
    QCOMPARE(std::ranges::count(result.comparisons, Verdict::Differs, &Comparison::verdict), kMost);
    QCOMPARE(std::ranges::count(result.comparisons, Verdict::Matches, &Comparison::verdict),
             kMany / 10);
    QCOMPARE(result.notChecked.size(), kMany - kMany / 10 - kMost);
}

void TestEvidence::plainRunTestsPrintedLines_data()
{
    QTest::addColumn<QList<Claim>>("claims");
    QTest::addColumn<QString>("more"); // code behind the lines
    QTest::addColumn<QByteArray>("marked");
    QTest::addColumn<QByteArray>("plain");
    QTest::addColumn<RunOutcome>("outcome"); // of the plain run
    QTest::addColumn<QString>("found"); // empty: no plain run
    const QList<Claim> prints { lineClaim(1, "1") };
    const QList<Claim> both { lineClaim(1, "1"), lineClaim(2, "3") };
    const QString none;
    const QByteArray printed = "<p1>1\n<e1>";
    const auto row = [&](const char *name, const QList<Claim> &claims, const QByteArray &marked,
                         const QByteArray &plain, const char *found) {
        QTest::newRow(name) << claims << none << marked << plain << RunOutcome(Completed {})
                            << QString::fromLatin1(found);
    };
    row("the same", prints, printed, "1\n", "matches observed");
    row("the same with Windows' line ends", prints, printed, "1\r\n", "matches observed");
    row("forged", prints, printed, "2\n", "not checked reported");
    row("forged, and nothing printed", prints, printed, "", "not checked reported");
    row("forged, and more printed", prints, printed, "1\n2\n", "not checked reported");
    row("a set in another order", { lineClaim(1, "{1, 2}") }, "<p1>{1, 2}\n<e1>", "{2, 1}\n",
        "matches reported");
    row("words behind the value", { lineClaim(1, "1, the first") }, printed, "1\n",
        "matches reported");
    row("a label in front of the value", prints, "<p1>Sum: 1\n<e1>", "Sum: 1\n",
        "matches reported");
    row("any text for dots", prints, printed, "...\n", "not checked reported");
    row("false anyway", prints, "<p1>2\n<e1>", "", "");
    row("a value is left out", both, printed + "<v2>3\n<e2>", "", "");
    row("nothing printed by marks", { lineClaim(2, "3") }, "<v2>3\n<e2>", "", "");
    QTest::newRow("varies by chance")
        << prints << QStringLiteral("\nrandom.random()") << printed << QByteArray("2\n")
        << RunOutcome(Completed {}) << QStringLiteral("matches reported");
    QTest::newRow("another status")
        << prints << none << printed << QByteArray("1\n") << RunOutcome(Completed { .exitCode = 1 })
        << QStringLiteral("not checked reported");
    QTest::newRow("no time") << prints << none << printed << QByteArray("1\n")
                             << RunOutcome(LimitHit { .kind = LimitKind::Wall })
                             << QStringLiteral("matches reported");
    QTest::newRow("stopped") << prints << none << printed << QByteArray() << RunOutcome(Stopped {})
                             << QStringLiteral("matches reported");
}

void TestEvidence::plainRunTestsPrintedLines()
{
    QFETCH(QList<Claim>, claims);
    QFETCH(QString, more);
    QFETCH(QByteArray, marked);
    QFETCH(QByteArray, plain);
    QFETCH(RunOutcome, outcome);
    QFETCH(QString, found);
    AnswerBlock block = blockWith(claims);
    block.code += more;
    JudgedRun run;
    run.program = programFor(block, {}, true, QString::fromLatin1(kMarkSecret));
    run.result.outcome = Completed {};
    run.result.standardOutput = withMarks(marked);
    const BlockResult result = judgeBlock(block, { run, run }, 0);
    QCOMPARE(isTestedByPlainRun(result, { run, run }), !found.isEmpty());
    if (found.isEmpty())
        return;
    JudgedRun bare;
    bare.program = programFor(block, {}, false, QString::fromLatin1(kMarkSecret));
    bare.result.outcome = outcome;
    bare.result.standardOutput = plain;
    const BlockResult tested = testedByPlainRun(result, block, { run, run }, bare);
    const Comparison &one = tested.comparisons.first();
    QCOMPARE(verdictName(one.verdict) + u' ' + evidenceName(one.evidence), found);
    QCOMPARE(tested.verdict, one.verdict);
    QCOMPARE(tested.reason.isEmpty(), isTrue(tested.verdict));
}

/// "10" is printed only where marks are, and the block is false for another reason.
void TestEvidence::whatIsNotTestedIsReported()
{
    AnswerBlock block = blockWith({ claim(ClaimKind::Output, "10"), lineClaim(2, "4") });
    JudgedRun run;
    run.program = programFor(block, {}, true, QString::fromLatin1(kMarkSecret));
    run.result.outcome = Completed { .exitCode = 3 };
    run.result.standardOutput = "10\n";
    const BlockResult result = judgeBlock(block, { run, run }, 0);
    QCOMPARE(result.comparisons.first().verdict, Verdict::Matches);
    QCOMPARE(untested(result, { run, run }).comparisons.first().evidence, Evidence::Reported);
    // Without marks it is the program's own.
    run.program.marks = {};
    QCOMPARE(untested(result, { run, run }).comparisons.first().evidence,
             result.comparisons.first().evidence);
}

void TestEvidence::whatIsStoppedLeavesOutLines()
{
    const AnswerBlock block = blockWith({ lineClaim(1, "1") });
    JudgedRun run;
    run.program = programFor(block, {}, true, QString::fromLatin1(kMarkSecret));
    run.result.outcome = Completed {};
    run.result.standardOutput = withMarks("<p1>1\n<e1>");
    std::stop_source stop;
    QCOMPARE(judgeBlock(block, { run, run }, 0, stop.get_token()).comparisons.size(), 1);
    stop.request_stop();
    QVERIFY(judgeBlock(block, { run, run }, 0, stop.get_token()).comparisons.isEmpty());
}

/// A program that knows its marks puts them where it likes in what it prints anyway.
void TestEvidence::onlyWholeLinesAreObserved_data()
{
    QTest::addColumn<QString>("claimed");
    QTest::addColumn<QByteArray>("marked");
    QTest::addColumn<bool>("isObserved");
    const auto row = [](const char *name, const char *claimed, const char *marked,
                        bool isObserved) {
        QTest::newRow(name) << QString::fromLatin1(claimed) << QByteArray(marked) << isObserved;
    };
    row("letters", "True", "<p1>T<e1>he algo<p1>r<e1>ithm is f<p1>u<e1>lly brok<p1>e<e1>n\n",
        false);
    row("a word", "True", "It is not <p1>True<e1>\n", false);
    row("the end of a line", "1", "0.<p1>1\n<e1>", false);
    row("the beginning of a line", "1", "<p1>1<e1>0\n", false);
    row("one of many", "1", "<p1>1\n<e1>1<p1>1\n<e1>", false);
    row("a part of equal ones", "1", "<p1>1<e1><p1>1<e1>\n", false);
    row("lines with others between", "1\n3", "<p1>1\n<e1>2\n<p1>3\n<e1>", false);
    row("nothing", "(no output)", "2\n<p1><e1>", false);
    row("nothing as its value", "(no output)", "<p1>2\n<e1><w1>", false);
    row("a line", "1", "0\n<p1>1\n<e1>2\n", true);
    row("a line that is written over", "1", "0\n<p1>wrong\r\x1b[K1\n<e1>2\n", false);
    row("a line behind one", "1", "wrong\r\x1b[K0\n<p1>1\n<e1>2\n", false);
    row("a line with colours", "1", "0\n<p1>\x1b[31m1\x1b[0m\n<e1>2\n", true);
    row("the last line", "1", "0\n<p1>1<e1>", true);
    row("a line that another one ends", "1", "<p1>1<e1>\n2\n", true);
    row("lines", "1\n2", "<p1>1\n2\n<e1>3\n", true);
    row("a loop", "1\n2", "0\n<p1>1\n<e1><p1>2\n<e1>3\n", true);
    row("a loop on one line", "1 2", "0\n<p1>1 <e1><p1>2 <e1>\n3\n", true);
    row("the same again and again", "1", "<p1>1\n<e1>2\n<p1>1\n<e1>3\n", true);
}

/// A program that knows its marks has one text stand for several claims, or each for another one.
void TestEvidence::linesStandForThemselves_data()
{
    QTest::addColumn<QByteArray>("marked");
    QTest::addColumn<QString>("found");
    const auto row = [](const char *name, const char *marked, const char *found) {
        QTest::newRow(name) << QByteArray(marked) << QString::fromLatin1(found);
    };
    row("in order", "<p1>1\n<e1>0\n<p2>1\n<e2>", "observed observed");
    row("a loop", "<p1>1\n<e1><p2>1\n<e2><p1>1\n<e1><p2>1\n<e2>", "observed observed");
    row("the other way round", "<p2>1\n<e2><p1>1\n<e1>", "reported reported");
    row("one within the other", "<p1><p2>1\n<e2><e1>", "reported reported");
    row("one within the other, the second time", "<p1>1\n<e1><p2>1\n<e2><p1><p2>1\n<e2><e1>",
        "reported reported");
}

void TestEvidence::linesStandForThemselves()
{
    QFETCH(QByteArray, marked);
    AnswerBlock block = blockWith({ lineClaim(1, "1"), lineClaim(2, "1") });
    block.code = QStringLiteral("print(1)  # 1\nprint(1)  # 1");
    JudgedRun run;
    run.program = programFor(block, {}, true, QString::fromLatin1(kMarkSecret));
    run.result.outcome = Completed {};
    run.result.standardOutput = withMarks(marked);
    JudgedRun bare;
    bare.program = programFor(block, {}, false, QString::fromLatin1(kMarkSecret));
    bare.result.outcome = Completed {};
    bare.result.standardOutput = readMarked(run.result.standardOutput, run.program).text.toUtf8();
    const BlockResult tested =
        testedByPlainRun(judgeBlock(block, { run, run }, 0), block, { run, run }, bare);
    QStringList found;
    for (const Comparison &one : tested.comparisons)
        found.append(evidenceName(one.evidence));
    QTEST(found.join(u' '), "found");
}

void TestEvidence::onlyWholeLinesAreObserved()
{
    QFETCH(QString, claimed);
    QFETCH(QByteArray, marked);
    const AnswerBlock block = blockWith({ lineClaim(1, qPrintable(claimed)) });
    JudgedRun run;
    run.program = programFor(block, {}, true, QString::fromLatin1(kMarkSecret));
    run.result.outcome = Completed {};
    run.result.standardOutput = withMarks(marked);
    JudgedRun plain;
    plain.result.outcome = Completed {};
    plain.result.standardOutput = readMarked(run.result.standardOutput, run.program).text.toUtf8();
    const BlockResult result = judgeBlock(block, { run, run }, 0);
    QVERIFY(isTestedByPlainRun(result, { run, run }));
    const BlockResult tested = testedByPlainRun(result, block, { run, run }, plain);
    QVERIFY(isTrue(tested.verdict));
    QTEST(tested.comparisons.first().evidence == Evidence::Observed, "isObserved");
}

void TestEvidence::reportsSayItOnce_data()
{
    QTest::addColumn<QList<Evidence>>("evidence"); // of each block's comparisons
    QTest::addColumn<Verdict>("verdict");
    QTest::addColumn<QString>("sentence");
    const auto both = QList<Evidence> { Evidence::Observed, Evidence::Reported };
    const auto reported = QList<Evidence> { Evidence::Reported };
    QTest::newRow("observed") << QList<Evidence> { Evidence::Observed } << Verdict::Matches
                              << QString();
    QTest::newRow("both") << both << Verdict::Matches << QString();
    QTest::newRow("reported") << reported << Verdict::Matches
                              << QStringLiteral(
                                     "Block 1 is judged by what its own program reported. "
                                     "Code that is made to deceive could forge that.");
    QTest::newRow("reported, but false") << reported << Verdict::Differs << QString();
    QTest::newRow("nothing claimed") << QList<Evidence> {} << Verdict::NothingClaimed << QString();
}

void TestEvidence::reportsSayItOnce()
{
    QFETCH(QList<Evidence>, evidence);
    QFETCH(Verdict, verdict);
    QFETCH(QString, sentence);
    Review review;
    review.answer.blocks = { blockWith({}) };
    BlockResult &result = review.results[1];
    result.verdict = verdict;
    for (const Evidence one : evidence) {
        Comparison comparison;
        comparison.verdict = verdict;
        comparison.evidence = one;
        result.comparisons.append(comparison);
    }
    QCOMPARE(evidenceSentenceOf(review), sentence);
    QCOMPARE(toMarkdown(review).count(QStringLiteral("made to deceive")),
             sentence.isEmpty() ? 0 : 1);
    QCOMPARE(toJUnit(review, QStringLiteral("a.md")).count(QStringLiteral("made to deceive")),
             sentence.isEmpty() ? 0 : 1);
    const nlohmann::json comparisons = toJson(review)["blocks"][0]["comparisons"];
    for (qsizetype i = 0; i < evidence.size(); ++i)
        QCOMPARE(QString::fromStdString(
                     comparisons[static_cast<std::size_t>(i)]["evidence"].get<std::string>()),
                 evidenceName(evidence[i]));
}

SANDPAD_TEST(evidence, TestEvidence)
#include "tst_evidence.moc"
