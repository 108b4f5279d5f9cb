#include "ClaimForms.h"
#include "runner/Runner.h"
#include "runner/answer/read/AnswerReader.h"
#include "runner/answer/report/AnswerReport.h"
#include "runner/answer/run/AnswerVerification.h"
#include "tests/Dotnet.h"
#include "tests/TestProgram.h"
#include "tests/Waiting.h"

#include <QMap>
#include <QSignalSpy>
#include <QTest>

using namespace sandpad::runner;

/// Each form of tests/data/claimforms, with a true and a false value: the first is never accused,
/// the second always. All forms of a language are one answer, so that its parser starts once. The
/// usual tests look at every fortieth form; SANDPAD_ALL takes all.
class TestClaimForms : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void forms_data();
    void forms();

private:
    /// The results of the first block with a claim of each case, or of the first of all.
    struct Judged
    {
        QList<BlockResult> right; ///< also of the cases with a verdict
        QList<BlockResult> wrong;
    };

    const Judged &judged(const QString &languageId);
    QList<BlockResult> resultsOf(const FormsAnswer &answer);
    [[nodiscard]] static QList<ClaimForm> formsOf(const QString &languageId);

    Runner m_runner;
    QMap<QString, Judged> m_judged;
};

namespace {

const QStringList kLanguages { QStringLiteral("python"), QStringLiteral("javascript"),
                               QStringLiteral("typescript"), QStringLiteral("csharp") };

/// Says why a verdict was given.
QByteArray wordsOf(const BlockResult &result)
{
    QString text = verdictName(result.verdict) + u' ' + result.reason;
    for (const Comparison &one : result.comparisons)
        text += QStringLiteral("\n%1: claimed %2, really %3")
                    .arg(verdictName(one.verdict), one.claimed, one.actual);
    return (text + u'\n' + result.notChecked.join(u'\n')).toUtf8();
}

} // namespace

void TestClaimForms::initTestCase()
{
    QSignalSpy found(&m_runner, &Runner::toolchainsChanged);
    m_runner.discoverToolchains();
    QTRY_VERIFY_WITH_TIMEOUT(!found.isEmpty(), 300'000);
}

QList<ClaimForm> TestClaimForms::formsOf(const QString &languageId)
{
    const QList<ClaimForm> all = claimFormsOf(
        QStringLiteral(SANDPAD_TEST_DATA "/claimforms/%1.txt").arg(languageId), languageId);
    if (qEnvironmentVariableIsSet("SANDPAD_ALL"))
        return all;
    constexpr qsizetype kStep = 40;
    QList<ClaimForm> chosen;
    for (qsizetype i = 0; i < all.size(); i += kStep)
        chosen.append(all[i]);
    return chosen;
}

QList<BlockResult> TestClaimForms::resultsOf(const FormsAnswer &forms)
{
    const Answer answer = readAnswer(forms.text.toUtf8(), m_runner.languages());
    QMap<int, BlockResult> results;
    AnswerVerification run(m_runner, answer,
                           { .scope = BlockScope::Alone, .profile = {}, .markText = {} });
    bool isOver = false;
    connect(&run, &AnswerVerification::blockFinished, this,
            [&](int index, const BlockResult &result) { results.insert(index, result); });
    connect(&run, &AnswerVerification::finished, this, [&] { isOver = true; });
    run.start();
    if (!sandpad::tests::waitFor([&] { return isOver; }, 1'200'000))
        return {};
    QList<BlockResult> firsts;
    for (qsizetype i = 0; i + 1 < forms.lines.size(); ++i) {
        const auto isOfForm = [&](const AnswerBlock &block) {
            return block.canRun() && block.line >= forms.lines[i]
                && block.line < forms.lines[i + 1];
        };
        auto first = std::ranges::find_if(answer.blocks, [&](const AnswerBlock &block) {
            return isOfForm(block) && !block.claims.isEmpty();
        });
        if (first == answer.blocks.end())
            first = std::ranges::find_if(answer.blocks, isOfForm);
        firsts.append(first == answer.blocks.end() ? BlockResult {} : results.value(first->index));
    }
    return firsts;
}

const TestClaimForms::Judged &TestClaimForms::judged(const QString &languageId)
{
    if (const auto found = m_judged.constFind(languageId); found != m_judged.constEnd())
        return *found;
    const QList<ClaimForm> forms = formsOf(languageId);
    FormsAnswer answer;
    for (const ClaimForm &form : forms)
        answer.add(form.with(form.right));
    for (const ClaimForm &form : forms)
        answer.add(form.with(form.wrong));
    const QList<BlockResult> all = resultsOf(answer);
    if (all.size() != 2 * forms.size())
        return *m_judged.insert(languageId, {});
    return *m_judged.insert(
        languageId, { .right = all.first(forms.size()), .wrong = all.sliced(forms.size()) });
}

void TestClaimForms::forms_data()
{
    QTest::addColumn<QString>("languageId");
    QTest::addColumn<int>("at");
    for (const QString &languageId : kLanguages) {
        const QList<ClaimForm> forms = formsOf(languageId);
        QVERIFY2(!forms.isEmpty(), qPrintable(languageId));
        for (qsizetype i = 0; i < forms.size(); ++i)
            QTest::addRow("%s: %s", qPrintable(languageId), qPrintable(forms[i].name))
                << languageId << static_cast<int>(i);
    }
}

void TestClaimForms::forms()
{
    QFETCH(QString, languageId);
    QFETCH(int, at);
    if (languageId == QLatin1String("csharp") && !hasDotnet())
        QSKIP(kNoDotnet);
    const ClaimForm form = formsOf(languageId)[at];
    const Judged &found = judged(languageId);
    QCOMPARE_GT(found.right.size(), at);
    QCOMPARE_GT(found.wrong.size(), at);
    const BlockResult &right = found.right[at];
    if (!form.verdict.isEmpty()) {
        QVERIFY2(verdictName(right.verdict) == form.verdict, wordsOf(right).constData());
        return;
    }
    QVERIFY2(isTrue(right.verdict), wordsOf(right).constData());
    QVERIFY2(isFalse(found.wrong[at].verdict), wordsOf(found.wrong[at]).constData());
}

SANDPAD_TEST(claimforms, TestClaimForms)
#include "tst_claimforms.moc"
