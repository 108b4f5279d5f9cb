#include "app/review/AnswerChanges.h"
#include "runner/answer/read/AnswerReader.h"
#include "tests/TestProgram.h"

#include <QTest>

#include <algorithm>

using namespace sandpad;
using runner::Answer;
using runner::AnswerBlock;
using runner::BlockRole;
using runner::Claim;
using runner::ClaimKind;

/// An answer with a person's changes: outputs belong to code by the rule of reading.
class TestAnswerChanges : public QObject
{
    Q_OBJECT

private slots:
    void outputIsReadAsReadingDoes_data();
    void outputIsReadAsReadingDoes();
    void firstOutputCounts();
    void placeIsFreedForTheNext();
    void outputOfAFormerProgramMovesOn();
    void outputIsNoLongerOne();
    void editedOutputClaimsWhatItHolds();
    void otherBlocksStayAsTheyAre();

private:
    static Answer read(const QByteArray &text)
    {
        runner::LanguageInfo python;
        python.id = QStringLiteral("python");
        return runner::readAnswer(text, { python });
    }
    static app::BlockChange role(int index, BlockRole role)
    {
        app::BlockChange change;
        change.index = index;
        change.role = role;
        change.languageId = role == BlockRole::Code ? QStringLiteral("python") : QString();
        return change;
    }
    /// "index kind text" of all claims about whole blocks.
    static QStringList claims(const Answer &answer)
    {
        QStringList all;
        for (const AnswerBlock &block : answer.blocks) {
            for (const Claim &claim : block.claims) {
                if (!runner::isAboutLine(claim.kind))
                    all.append(QStringLiteral("%1 %2 %3")
                                   .arg(block.index)
                                   .arg(static_cast<int>(claim.kind))
                                   .arg(claim.text));
            }
        }
        return all;
    }
};

void TestAnswerChanges::outputIsReadAsReadingDoes_data()
{
    QTest::addColumn<QByteArray>("text"); // %: the label of the last block
    QTest::addColumn<int>("output");
    QTest::newRow("the last block before it")
        << QByteArray("```python\nprint(1)\n```\n\nOutput:\n\n```%\n1\n```\n") << 2;
    QTest::newRow("a file that is named")
        << QByteArray("**`a.py`**\n```python\nprint(1)\n```\n\n**`b.py`**\n```python\nprint(2)\n"
                      "```\n\nOutput of `a.py`:\n\n```%\n1\n```\n")
        << 3;
    QTest::newRow("the file that imports")
        << QByteArray("**`main.py`**\n```python\nimport util\nprint(util.x)\n```\n\n**`util.py`**\n"
                      "```python\nx = 1\n```\n\nOutput:\n\n```%\n1\n```\n")
        << 3;
    QTest::newRow("both blocks") << QByteArray(
        "```python\nprint(1)\n```\n\nOr:\n\n```python\nprint(0 + 1)\n```\n\n"
        "Output of both:\n\n```%\n1\n```\n")
                                 << 3;
    QTest::newRow("a heading within")
        << QByteArray("```python\nprint(1)\n```\n\nOutput:\n\n```%\nOutput:\n1\n```\n") << 2;
    QTest::newRow("an exception at its end")
        << QByteArray("```python\nprint(1)\nint('x')\n```\n\nOutput:\n\n```%\n1\nTraceback (most "
                      "recent call last):\n  File \"a.py\", line 2, in <module>\nValueError: no\n"
                      "```\n")
        << 2;
    QTest::newRow("only the first lines")
        << QByteArray("```python\nprint(1)\n```\n\nThe first 2 lines of the output:\n\n```%\n1\n"
                      "```\n")
        << 2;
}

/// A person chooses the role that reading would have found by a label.
void TestAnswerChanges::outputIsReadAsReadingDoes()
{
    QFETCH(QByteArray, text);
    QFETCH(int, output);
    const Answer labelled = read(QByteArray(text).replace("%", "text"));
    QCOMPARE(labelled.blocks[output - 1].role, BlockRole::Output);
    const Answer data = app::withChanges(labelled, { role(output, BlockRole::Data) });
    QCOMPARE(data.blocks[output - 1].outputOf, 0);
    QCOMPARE(claims(data), QStringList());

    const Answer again = app::withChanges(data, { role(output, BlockRole::Output) });
    QVERIFY(!claims(again).isEmpty());
    QCOMPARE(claims(again), claims(labelled));
    QCOMPARE(again.blocks[output - 1].outputOf, labelled.blocks[output - 1].outputOf);
}

namespace {

const QByteArray kTwoOutputs = "```python\nprint(1)\n```\n\nOutput:\n\n```text\n1\n```\n\n"
                               "Output:\n\n```text\n2\n```\n";
const QString kRefused = QStringLiteral("Block 3: block 1 has a claimed output already.");

} // namespace

void TestAnswerChanges::firstOutputCounts()
{
    const Answer answer = read(kTwoOutputs);
    QVERIFY(answer.notChecked.contains(kRefused));
    // What is compared with nothing does not look as if it were.
    QCOMPARE(answer.blocks[1].outputOf, 1);
    QCOMPARE(answer.blocks[2].outputOf, 0);
    const Answer same = app::withChanges(answer, { role(3, BlockRole::Output) });
    QCOMPARE(claims(same), QStringList { QStringLiteral("1 0 1") });
    QCOMPARE(same.notChecked.count(kRefused), 1);
}

void TestAnswerChanges::placeIsFreedForTheNext()
{
    const Answer answer = app::withChanges(read(kTwoOutputs), { role(2, BlockRole::Data) });
    QCOMPARE(claims(answer), QStringList { QStringLiteral("1 0 2") });
    QVERIFY(!answer.notChecked.contains(kRefused));
}

void TestAnswerChanges::outputOfAFormerProgramMovesOn()
{
    const Answer answer = read("```python\nprint(1)\n```\n\n```python\nprint(2)\n```\n\nOutput:\n\n"
                               "```text\n1\n```\n");
    QCOMPARE(claims(answer), QStringList { QStringLiteral("2 0 1") });
    const Answer changed = app::withChanges(answer, { role(2, BlockRole::Data) });
    QCOMPARE(claims(changed), QStringList { QStringLiteral("1 0 1") });
    QCOMPARE(changed.blocks[2].outputOf, 1);
}

void TestAnswerChanges::outputIsNoLongerOne()
{
    const Answer answer =
        app::withChanges(read("```python\nprint(1)\n```\n\nOutput:\n\n```text\nprint(2)\n```\n"),
                         { role(2, BlockRole::Code) });
    QCOMPARE(claims(answer), QStringList());
    QVERIFY(answer.blocks[1].canRun());
}

void TestAnswerChanges::editedOutputClaimsWhatItHolds()
{
    app::BlockChange change;
    change.index = 2;
    change.code = QStringLiteral("5");
    const Answer answer = app::withChanges(
        read("```python\nprint(1)\n```\n\nOutput:\n\n```text\n1\n```\n"), { change });
    QCOMPARE(claims(answer), QStringList { QStringLiteral("1 0 5") });
}

/// The results stay as long as the claims do, order included.
void TestAnswerChanges::otherBlocksStayAsTheyAre()
{
    const Answer answer =
        read("```python\nprint(1)\nexit(2)\n# Output: 1\n```\n\nOutput:\n\n```text\n1\n```\n\nIt "
             "exits with code 2 and shows a chart.\n\n```python\nprint(2)\n```\n\n"
             "Output:\n\n```text\n2\n```\n\n```json\n{}\n```\n");
    const Answer changed = app::withChanges(answer, { role(5, BlockRole::File) });
    for (qsizetype i = 0; i < 4; ++i)
        QCOMPARE(changed.blocks[i].claims, answer.blocks[i].claims);
}

SANDPAD_TEST(answerchanges, TestAnswerChanges)
#include "tst_answerchanges.moc"
