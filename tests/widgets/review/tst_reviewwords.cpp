#include "tests/TestProgram.h"
#include "widgets/review/Findings.h"
#include "widgets/review/ReviewSearch.h"
#include "widgets/review/SummaryWords.h"
#include "widgets/review/VerdictSentence.h"

#include <QTest>

using namespace sandpad;
using namespace sandpad::widgets;
using runner::ClaimKind;
using runner::Comparison;
using runner::Verdict;

/// What a review says: why a verdict is so, the verdict on the whole, the order of findings, and
/// what can be found.
class TestReviewWords : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QTest::failOnWarning(); }
    void verdictsSayWhy_data();
    void verdictsSayWhy();
    void longAndInvisibleTextsAreShort();
    void wholeIsSummarized_data();
    void wholeIsSummarized();
    void whatIsEditedIsNotWhatTheAnswerSays();
    void findingsAreVisitedWorstFirst();
    void everyTextIsFound();
    void wholeWordsAndPatterns_data();
    void wholeWordsAndPatterns();

private:
    static ReviewItem judged(Verdict verdict, const QList<Comparison> &comparisons = {});
    static ReviewItem withOutput(ReviewItem item);
};

namespace {

Comparison output(Verdict verdict, const QString &claimed, const QString &actual)
{
    Comparison one;
    one.verdict = verdict;
    one.claimed = claimed;
    one.actual = actual;
    one.claimLine = 12;
    return one;
}

Comparison remark(int line, Verdict verdict, const QString &claimed, const QString &actual)
{
    Comparison one = output(verdict, claimed, actual);
    one.kind = ClaimKind::Line;
    one.line = line;
    return one;
}

} // namespace

ReviewItem TestReviewWords::judged(Verdict verdict, const QList<Comparison> &comparisons)
{
    ReviewItem item;
    item.block.index = 3;
    item.block.line = 4;
    item.block.languageId = QStringLiteral("python");
    item.block.code = QStringLiteral("print(1)");
    item.result = runner::BlockResult {};
    item.result->verdict = verdict;
    item.result->hasRun = true;
    item.result->runs = 2;
    item.result->comparisons = comparisons;
    return item;
}

ReviewItem TestReviewWords::withOutput(ReviewItem item)
{
    runner::AnswerBlock block;
    block.index = 4;
    block.role = runner::BlockRole::Output;
    block.line = 12;
    item.outputs = { block };
    return item;
}

void TestReviewWords::verdictsSayWhy_data()
{
    QTest::addColumn<ReviewItem>("item");
    QTest::addColumn<QString>("sentence");
    const auto row = [](const char *name, const ReviewItem &item, const char *sentence) {
        QTest::newRow(name) << item << QString::fromUtf8(sentence);
    };
    const auto text = [](const char *words) { return QString::fromUtf8(words); };
    row("a line of several",
        withOutput(judged(Verdict::Differs,
                          { output(Verdict::Differs, text("3 4 -1\n[8]"), text("2 4 0\n[8]")) })),
        "Line 1 of block 4 says “3 4 -1”, and the code printed “2 4 0” there.");
    row("the only line",
        withOutput(judged(Verdict::Differs, { output(Verdict::Differs, text("3"), text("2\n")) })),
        "Block 4 says “3”, and the code printed “2”.");
    row("claimed in the prose",
        judged(Verdict::Differs, { output(Verdict::Differs, text("3"), text("2")) }),
        "Line 12 of the answer says “3”, and the code printed “2”.");
    row("less than claimed",
        withOutput(
            judged(Verdict::Differs, { output(Verdict::Differs, text("1\n2\n3"), text("1\n2")) })),
        "Block 4 says “3” in line 3, and the code printed only 2 lines.");
    row("one line of two",
        withOutput(judged(Verdict::Differs, { output(Verdict::Differs, text("1\n2"), text("1")) })),
        "Block 4 says “2” in line 2, and the code printed only one line.");
    row("one line too much",
        withOutput(judged(Verdict::Differs, { output(Verdict::Differs, text("1"), text("1\n2")) })),
        "The code printed 2 lines, and block 4 has only the first of them.");
    row("more than claimed",
        withOutput(
            judged(Verdict::Differs, { output(Verdict::Differs, text("1\n2"), text("1\n2\n3")) })),
        "The code printed 3 lines, and block 4 has only the first 2 of them.");
    row("nothing printed",
        withOutput(judged(Verdict::Differs, { output(Verdict::Differs, text("1\n2"), {}) })),
        "What block 4 says begins with “1”, and the code printed nothing.");
    row("a remark", judged(Verdict::Differs, { remark(2, Verdict::Differs, text("3"), text("2")) }),
        "The remark in line 2 says “3”, and its line gave “2”.");
    row("a remark, which says where, before an output",
        withOutput(judged(Verdict::Differs,
                          { output(Verdict::Differs, text("3"), text("2")),
                            remark(2, Verdict::Differs, text("3"), text("2")) })),
        "The remark in line 2 says “3”, and its line gave “2”. One more claim is false.");
    row("a remark in another order",
        judged(Verdict::Differs,
               { remark(2, Verdict::Differs, text("[1, 9, 10, 25]"), text("[ 1, 10, 25, 9 ]")) }),
        "The remark in line 2 names the same values in another order.");
    row("an output with other quotes",
        withOutput(
            judged(Verdict::Differs,
                   { output(Verdict::Differs, text("[\"a\", \"b\"]"), text("['a', 'b']")) })),
        "Block 4 says “[\"a\", \"b\"]”, and the code printed “['a', 'b']”.");
    row("several are false",
        judged(Verdict::Differs,
               { remark(1, Verdict::Matches, text("1"), text("1")),
                 remark(2, Verdict::Differs, text("3"), text("2")),
                 remark(3, Verdict::Differs, text("4"), text("5")) }),
        "The remark in line 2 says “3”, and its line gave “2”. One more claim is false.");
    row("both lines",
        withOutput(
            judged(Verdict::Matches, { output(Verdict::Matches, text("1\n2"), text("1\n2")) })),
        "Both lines of block 4 are what it printed.");
    row("but for white space",
        withOutput(judged(Verdict::MatchesButSpace,
                          { output(Verdict::MatchesButSpace, text("1"), text(" 1")) })),
        "The line of block 4 is what it printed, but for white space.");
    row("another notation",
        judged(Verdict::OtherNotation,
               { remark(2, Verdict::OtherNotation, text("1,000"), text("1000")) }),
        "The remark in line 2 is what its line gave, in another notation.");
    row("both remarks",
        judged(Verdict::Matches,
               { remark(1, Verdict::Matches, text("3"), text("3")),
                 remark(2, Verdict::Matches, text("2"), text("2")) }),
        "Both remarks are what their lines gave.");
    const auto ended = [](ReviewItem item, const runner::RunOutcome &outcome) {
        item.result->run.outcome = outcome;
        return item;
    };
    Comparison exit = output(Verdict::Differs, text("exit status 3"), text("exit status 1"));
    exit.kind = ClaimKind::Exit;
    row("another status",
        ended(judged(Verdict::Differs, { exit }), runner::Completed { .exitCode = 1 }),
        "The answer says that it ends with exit status 3, and it ended with exit status 1.");
    exit.actual = text("The program was ended by SIGKILL.");
    row("no status", ended(judged(Verdict::Differs, { exit }), runner::Signalled { .signal = 9 }),
        "The answer says that it ends with exit status 3. The program was ended by SIGKILL.");
    exit.verdict = Verdict::Matches;
    row("the status", judged(Verdict::Matches, { exit }),
        "It ended with exit status 3, as the answer says.");
    Comparison varying = output(Verdict::Varies, text("49 0.214 s"), text("49 0.168 s"));
    varying.masked = { { .start = 3, .length = 5 } };
    ReviewItem varies = withOutput(judged(Verdict::Varies, { varying }));
    varies.result->runs = 5;
    row("varies", varies,
        "“0.168” differed in each of 5 runs and was left out; the rest is as block 4 says.");
    Comparison allVaries = remark(2, Verdict::Varies, text("0.214"), text("0.168"));
    allVaries.masked = { { .start = 0, .length = 5 } };
    ReviewItem nothingIsSteady = judged(Verdict::Varies, { allVaries });
    nothingIsSteady.result->runs = 5;
    row("all of it varies", nothingIsSteady,
        "“0.168” differed in each of 5 runs and was not compared.");
    Comparison ofToday = remark(2, Verdict::Varies, text("2024-05-17"), text("2026-11-25"));
    ofToday.masked = { { .start = 0, .length = 4 } };
    ofToday.note = text("It tells the date or the time of the run.");
    row("a date", judged(Verdict::Varies, { ofToday }),
        "It tells the date or the time of the run.");
    row("both claims",
        withOutput(judged(Verdict::Matches,
                          { remark(1, Verdict::Matches, text("3"), text("3")),
                            output(Verdict::Matches, text("3"), text("3")) })),
        "Both claims are what happened.");
    ReviewItem fails =
        withOutput(judged(Verdict::Fails, { output(Verdict::Fails, text("1"), {}) }));
    fails.result->run.error = runner::ErrorReport {};
    fails.result->run.error->type = text("NameError");
    fails.result->run.error->message = text("name 'x' is not defined");
    row("fails", fails,
        "The code ended with “NameError: name 'x' is not defined”, so it did not print what "
        "block 4 says.");
    fails.result->comparisons = { remark(5, Verdict::Matches, text("2"), text("2")),
                                  remark(6, Verdict::Differs, text("5"), text("3")) };
    row("a false remark before the failure", fails,
        "The remark in line 6 says “5”, and its line gave “3”. The code ended with “NameError: "
        "name 'x' is not defined”.");
    fails.result->comparisons[1] = remark(6, Verdict::NotChecked, text("5"), {});
    row("a remark behind the failure", fails,
        "The code ended with “NameError: name 'x' is not defined”, so the remark in line 6 is not "
        "true.");
    fails.result->verdict = Verdict::FailsUnclaimed;
    fails.result->comparisons.removeLast();
    row("fails behind what is true", fails,
        "What the answer claims came true. Then it ended with “NameError: name 'x' is not "
        "defined”, of which the answer says nothing.");
    ReviewItem shell = judged(Verdict::NotChecked);
    shell.block.role = runner::BlockRole::Shell;
    row("shell", shell, "Shell lines are never run.");
    ReviewItem waiting = judged(Verdict::Matches);
    waiting.progress = BlockProgress::Waiting;
    row("waiting", waiting, "");
}

void TestReviewWords::verdictsSayWhy()
{
    QFETCH(ReviewItem, item);
    QFETCH(QString, sentence);
    QCOMPARE(verdictSentence(item), sentence);
}

void TestReviewWords::longAndInvisibleTextsAreShort()
{
    const QString text = QStringLiteral("\u202Ea b").repeated(100'000);
    const QString sentence = verdictSentence(
        judged(Verdict::Differs, { remark(1, Verdict::Differs, text, text + u'x') }));
    QVERIFY2(sentence.size() < 300, qPrintable(sentence));
    QVERIFY2(sentence.contains(QStringLiteral("‹RLO›")), qPrintable(sentence));
}

void TestReviewWords::wholeIsSummarized_data()
{
    QTest::addColumn<ReviewCounts>("counts");
    QTest::addColumn<QString>("title");
    QTest::addColumn<QString>("detail");
    QTest::newRow("some false")
        << ReviewCounts { .counts = { { Finding::False, 3 },
                                      { Finding::Matches, 13 },
                                      { Finding::Varies, 2 },
                                      { Finding::Unchecked, 4 },
                                      { Finding::CannotRun, 2 } },
                          .falseBlocks = { 3, 6, 19 },
                          .blocks = 24,
                          .hasRun = true }
        << QStringLiteral("<em>3 of 24 blocks</em> are not as the answer says.")
        << QStringLiteral("Blocks <a href=\"3\">3</a>, <a href=\"6\">6</a> and <a "
                          "href=\"19\">19</a>. Of the others, 13 match, 2 vary between runs, 4 are "
                          "not checked and 2 cannot run.");
    QTest::newRow("all true") << ReviewCounts { .counts = { { Finding::Matches, 2 } },
                                                .falseBlocks = {},
                                                .blocks = 2,
                                                .hasRun = true }
                              << QStringLiteral("All is as the answer says.")
                              << QStringLiteral("Of 2 blocks, 2 match.");
    QTest::newRow("all false") << ReviewCounts { .counts = { { Finding::False, 1 } },
                                                 .falseBlocks = { 1 },
                                                 .blocks = 1,
                                                 .hasRun = true }
                               << QStringLiteral("<em>The block</em> is not as the answer says.")
                               << QString();
    QTest::newRow("nothing claimed")
        << ReviewCounts { .counts = { { Finding::Silent, 1 } },
                          .falseBlocks = {},
                          .blocks = 1,
                          .hasRun = true }
        << QStringLiteral("Nothing that could be checked is claimed.") << QString();
}

void TestReviewWords::wholeIsSummarized()
{
    QFETCH(ReviewCounts, counts);
    QFETCH(QString, title);
    QFETCH(QString, detail);
    QCOMPARE(summaryTitle(counts), title);
    QCOMPARE(summaryDetail(counts), detail);
}

void TestReviewWords::whatIsEditedIsNotWhatTheAnswerSays()
{
    ReviewItem item = judged(Verdict::Fails);
    QCOMPARE(findingOf(item), Finding::False);
    item.isEdited = true;
    QCOMPARE(findingOf(item), Finding::Unchecked);
    item = judged(Verdict::Matches);
    item.isEdited = true;
    QCOMPARE(findingOf(item), Finding::Matches);
}

void TestReviewWords::findingsAreVisitedWorstFirst()
{
    QList<ReviewItem> items;
    for (const Verdict verdict :
         { Verdict::NotChecked, Verdict::Matches, Verdict::Differs, Verdict::Varies,
           Verdict::CannotRun, Verdict::Fails, Verdict::NothingClaimed })
        items.append(judged(verdict));
    const QList<qsizetype> all { 2, 5, 3, 0, 4 };
    QCOMPARE(visitOrder(items, std::nullopt), all);
    const QList<qsizetype> right { 1 };
    QCOMPARE(visitOrder(items, Finding::Matches), right);
    const auto visit = visitOf(items, 5, std::nullopt);
    QVERIFY(visit);
    QCOMPARE(visit->number, 2);
    QCOMPARE(visit->count, 2);
    QVERIFY(!visitOf(items, 1, std::nullopt));
    QVERIFY(!visitOf(items, -1, std::nullopt));
}

void TestReviewWords::everyTextIsFound()
{
    ReviewItem item = withOutput(judged(
        Verdict::Differs,
        { output(Verdict::Differs, QStringLiteral("needle a"), QStringLiteral("needle b")) }));
    item.prose = QStringLiteral("Before it a needle.");
    item.block.code = QStringLiteral("needle = 1");
    item.block.warnings = { QStringLiteral("A needle.") };
    item.result->comparisons.first().note = QStringLiteral("Needle note.");
    item.result->run.standardError = "needle in stderr";
    ReviewSearch search;
    search.setTexts({ item }, QStringLiteral("Not checked: needle."));
    search.start({ .text = QStringLiteral("needle") });
    QTRY_VERIFY(!search.isRunning());
    QList<BlockPart> parts;
    for (const ReviewHit &hit : search.hits())
        parts.append(hit.place.part);
    const QList<BlockPart> wanted { BlockPart::Prose,   BlockPart::Sentence, BlockPart::Sentence,
                                    BlockPart::Warning, BlockPart::Code,     BlockPart::Left,
                                    BlockPart::Right,   BlockPart::Left,     BlockPart::Right,
                                    BlockPart::Notes };
    QCOMPARE(parts, wanted);
    QCOMPARE(search.hits().last().position, 1);
    const BlockHits hits = search.hitsOf(0, 4);
    QCOMPARE(currentPlace(hits).value().part, BlockPart::Code);
    QVERIFY(!currentPlace(search.hitsOf(1, 4)));
}

void TestReviewWords::wholeWordsAndPatterns_data()
{
    QTest::addColumn<FindQuery>("query");
    QTest::addColumn<int>("hits");
    const auto row = [](const char *name, const FindQuery &query, int hits) {
        QTest::newRow(name) << query << hits;
    };
    row("part of a word", { .text = QStringLiteral("sort") }, 3);
    row("whole word", { .text = QStringLiteral("sort"), .isWholeWord = true }, 1);
    row("case", { .text = QStringLiteral("Sort"), .isCaseSensitive = true }, 1);
    row("pattern", { .text = QStringLiteral("s.rt(ed)?"), .isPattern = true }, 3);
    row("word of a pattern",
        { .text = QStringLiteral("sort|ed"), .isPattern = true, .isWholeWord = true }, 1);
    row("empty matches", { .text = QStringLiteral("x*"), .isPattern = true }, 0);
    row("no pattern", { .text = QStringLiteral("("), .isPattern = true }, 0);
}

void TestReviewWords::wholeWordsAndPatterns()
{
    QFETCH(FindQuery, query);
    QFETCH(int, hits);
    ReviewItem item;
    item.block.index = 1;
    item.block.code = QStringLiteral("sort(a); sorted(b); Sortö(c)");
    ReviewSearch search;
    search.setTexts({ item }, {});
    search.start(query);
    QTRY_VERIFY(!search.isRunning());
    QCOMPARE(search.hits().size(), hits);
    QCOMPARE(search.error().isEmpty(), query.text != QLatin1String("("));
}

SANDPAD_TEST(reviewwords, TestReviewWords)
#include "tst_reviewwords.moc"
