#include "runner/answer/kept/KeptBytes.h"
#include "runner/answer/kept/KeptReview.h"
#include "tests/TestProgram.h"

#include <QTest>
#include <QTimeZone>

using namespace sandpad::runner;
using namespace std::chrono_literals;

namespace {

AnswerBlock block(int index, const QString &code)
{
    AnswerBlock block;
    block.index = index;
    block.languageId = QStringLiteral("python");
    block.code = code;
    return block;
}

/// Three programs; the examination has found a syntax, a claim and a package.
Answer answer()
{
    Answer answer;
    for (int i = 1; i <= 3; ++i)
        answer.blocks.append(block(i, QStringLiteral("print(%1)").arg(i)));
    answer.blocks[0].syntax = { .state = SyntaxState::Wrong,
                                .line = 2,
                                .message = QStringLiteral("no") };
    answer.blocks[0].claims = { { .kind = ClaimKind::Line,
                                  .text = QStringLiteral("ä\n1"),
                                  .line = 1,
                                  .inputLine = 7,
                                  .isTentative = true,
                                  .isPart = true } };
    answer.blocks[0].warnings = { QStringLiteral("a warning") };
    answer.blocks[0].notChecked = { QStringLiteral("not this") };
    answer.dependencies = { { .name = QStringLiteral("numpy"),
                              .ecosystem = QStringLiteral("pip"),
                              .module = QStringLiteral("numpy"),
                              .state = DependencyState::Missing } };
    return answer;
}

/// A result in which every field says something.
BlockResult failed()
{
    BlockResult result;
    result.verdict = Verdict::Differs;
    result.reason = QStringLiteral("because");
    result.comparisons = { { .verdict = Verdict::MatchesButSpace,
                             .kind = ClaimKind::Example,
                             .claimLine = 4,
                             .claimed = QStringLiteral("1"),
                             .actual = QStringLiteral("1 "),
                             .line = 3,
                             .claimedDifferences = { { .start = 0, .length = 1 } },
                             .actualDifferences = { { .start = 1, .length = 2 } },
                             .masked = { { .start = 5, .length = 6 } },
                             .note = QStringLiteral("a note"),
                             .unread = QStringLiteral("unread"),
                             .evidence = Evidence::Observed } };
    result.notChecked = { QStringLiteral("this neither") };
    result.usedSession = true;
    result.runs = 2;
    result.versions = { { QStringLiteral("Python"), QStringLiteral("3.13.5") } };
    result.hasRun = true;
    result.leftOutBytes = 9;
    RunResult &run = result.run;
    run.languageId = QStringLiteral("python");
    run.outcome = Completed { 1 };
    run.standardOutput = "out\xff\n";
    run.standardError = "err";
    run.isTruncated = true;
    run.value = MimeBundle(QStringLiteral("text/plain"), "42");
    run.displays = { MimeBundle(QStringLiteral("image/png"), "\x89PNG") };
    run.error = ErrorReport();
    run.error->type = QStringLiteral("ValueError");
    run.error->message = QStringLiteral("no");
    run.error->traceback = QStringLiteral("Traceback …");
    Frame frame;
    frame.file = QStringLiteral("script.py");
    frame.line = 3;
    frame.isUser = true;
    run.error->frames = { frame };
    run.usage.wall = 1500ms;
    run.message = QStringLiteral("The program failed.");
    return result;
}

} // namespace

/// What a review showed, written and read.
class TestKeptReview : public QObject
{
    Q_OBJECT

private slots:
    void allOfItComesBack();
    void aResultWithoutARunComesBack();
    void onlyTheSameProgramsGetResults_data();
    void onlyTheSameProgramsGetResults();
    void damagedBytesAreRefused_data();
    void damagedBytesAreRefused();
};

void TestKeptReview::allOfItComesBack()
{
    const QDateTime ended = QDateTime::fromMSecsSinceEpoch(1'800'000'000'123, QTimeZone::UTC);
    const auto kept = unpackedReview(packed(keptReview(answer(), { { 1, failed() } }, ended)));
    QVERIFY2(kept, kept ? "" : qPrintable(kept.error().text));
    QCOMPARE(kept->ended, ended);
    Answer asRead = answer();
    AnswerBlock &first = asRead.blocks[0];
    first = block(1, first.code);
    asRead.dependencies.clear();
    const RestoredReview restored = restoredReview(asRead, *kept);
    QCOMPARE(restored.answer.blocks, answer().blocks);
    QCOMPARE(restored.answer.dependencies, answer().dependencies);
    QCOMPARE(restored.results.keys(), QList { 1 });
    const BlockResult result = restored.results[1];
    const BlockResult before = failed();
    QCOMPARE(result.verdict, before.verdict);
    QCOMPARE(result.reason, before.reason);
    QCOMPARE(result.notChecked, before.notChecked);
    QCOMPARE(result.usedSession, before.usedSession);
    QCOMPARE(result.runs, before.runs);
    QCOMPARE(result.versions, before.versions);
    QCOMPARE(result.hasRun, before.hasRun);
    QCOMPARE(result.leftOutBytes, before.leftOutBytes);
    QCOMPARE(result.comparisons.size(), 1);
    const Comparison &comparison = result.comparisons[0];
    const Comparison &compared = before.comparisons[0];
    QCOMPARE(comparison.verdict, compared.verdict);
    QCOMPARE(comparison.kind, compared.kind);
    QCOMPARE(comparison.claimLine, compared.claimLine);
    QCOMPARE(comparison.claimed, compared.claimed);
    QCOMPARE(comparison.actual, compared.actual);
    QCOMPARE(comparison.line, compared.line);
    QCOMPARE(comparison.claimedDifferences, compared.claimedDifferences);
    QCOMPARE(comparison.actualDifferences, compared.actualDifferences);
    QCOMPARE(comparison.masked, compared.masked);
    QCOMPARE(comparison.note, compared.note);
    QCOMPARE(comparison.unread, compared.unread);
    QCOMPARE(comparison.evidence, compared.evidence);
    QCOMPARE(result.run.languageId, before.run.languageId);
    QCOMPARE(exitStatus(result.run.outcome), 1);
    QCOMPARE(result.run.standardOutput, before.run.standardOutput);
    QCOMPARE(result.run.standardError, before.run.standardError);
    QCOMPARE(result.run.isTruncated, true);
    QCOMPARE(result.run.value, before.run.value);
    QCOMPARE(result.run.displays, before.run.displays);
    QVERIFY(result.run.error);
    QCOMPARE(result.run.error->type, before.run.error->type);
    QCOMPARE(result.run.error->traceback, before.run.error->traceback);
    QCOMPARE(result.run.error->frames, before.run.error->frames);
    QCOMPARE(result.run.usage, before.run.usage);
    QCOMPARE(result.run.message, before.run.message);
}

void TestKeptReview::aResultWithoutARunComesBack()
{
    BlockResult result;
    result.verdict = Verdict::CannotRun;
    result.reason = QStringLiteral("It needs a browser.");
    const auto kept = unpackedReview(packed(keptReview(answer(), { { 2, result } }, {})));
    QVERIFY2(kept, kept ? "" : qPrintable(kept.error().text));
    const RestoredReview restored = restoredReview(answer(), *kept);
    QCOMPARE(restored.results.keys(), QList { 2 });
    QCOMPARE(restored.results[2].reason, result.reason);
    QVERIFY(!restored.results[2].hasRun);
}

void TestKeptReview::onlyTheSameProgramsGetResults_data()
{
    QTest::addColumn<int>("changed");
    QTest::addColumn<bool>("usesSession");
    QTest::addColumn<QList<int>>("expected");
    QTest::newRow("nothing changed") << 0 << true << QList { 1, 2, 3 };
    QTest::newRow("the first changed") << 1 << false << QList { 2, 3 };
    QTest::newRow("the second changed") << 2 << false << QList { 1, 3 };
    QTest::newRow("the second changed, and each ran behind the others") << 2 << true << QList { 1 };
    QTest::newRow("the last changed") << 3 << true << QList { 1, 2 };
}

void TestKeptReview::onlyTheSameProgramsGetResults()
{
    QFETCH(int, changed);
    QFETCH(bool, usesSession);
    BlockResult result;
    result.usedSession = usesSession;
    const KeptReview kept =
        keptReview(answer(), { { 1, result }, { 2, result }, { 3, result } }, {});
    Answer now = answer();
    if (changed > 0)
        now.blocks[changed - 1].code += QStringLiteral("# other");
    QTEST(restoredReview(now, kept).results.keys(), "expected");
}

void TestKeptReview::damagedBytesAreRefused_data()
{
    QTest::addColumn<QByteArray>("bytes");
    const QByteArray whole = packed(keptReview(answer(), { { 1, failed() } }, {}));
    QTest::newRow("none") << QByteArray();
    QTest::newRow("half") << whole.first(whole.size() / 2);
    QTest::newRow("a claimed size of gigabytes")
        << QByteArray("\x7f\xff\xff\xff", 4) + whole.mid(4);
    QTest::newRow("another JSON") << qCompress("{}");
    QTest::newRow("no JSON") << qCompress("verdicts");
    QTest::newRow("an unknown verdict")
        << qCompress(qUncompress(whole).replace("\"differs\"", "\"true\""));
    QTest::newRow("a run without its end")
        << qCompress(qUncompress(whole).replace("finished", "finish"));
}

void TestKeptReview::damagedBytesAreRefused()
{
    QFETCH(QByteArray, bytes);
    const auto review = unpackedReview(bytes);
    QVERIFY(!review);
    QVERIFY(!review.error().text.isEmpty());
}

SANDPAD_TEST(keptreview, TestKeptReview)
#include "tst_keptreview.moc"
