#include "runner/answer/report/AnswerReport.h"

#include "runner/model/Prose.h"
#include "runner/model/Say.h"

#include <algorithm>

namespace sandpad::runner {

namespace {

    /// "3, 5"
    QString numbersOf(const QList<const AnswerBlock *> &blocks)
    {
        QStringList numbers;
        for (const AnswerBlock *block : blocks)
            numbers.append(QString::number(block->index));
        return listOf(numbers);
    }

    /// Adds what is said of one block, or of several; nothing of none.
    void addCounted(QStringList &parts, int count, const QString &one, const char *many)
    {
        if (count > 0)
            parts.append(count == 1 ? one : Say::tr(many, nullptr, count));
    }

    /// Is it true, and nothing of that was seen from outside?
    bool restsOnReports(const BlockResult &result)
    {
        return isTrue(result.verdict)
            && std::ranges::none_of(result.comparisons, [](const Comparison &one) {
                   return isTrue(one.verdict) && one.evidence == Evidence::Observed;
               });
    }

    /// What is said of comparisons that nothing accuses.
    QStringList openComparisons(const AnswerBlock &block, const BlockResult &result)
    {
        QStringList list;
        for (const Comparison &comparison : result.comparisons) {
            const bool isOpen =
                comparison.verdict == Verdict::Matches || comparison.verdict == Verdict::NotChecked;
            if (!comparison.note.isEmpty() && isOpen && comparison.note != result.reason)
                list.append(Say::tr("Block %1: %2").arg(block.index).arg(comparison.note));
        }
        return list;
    }

} // namespace

Verdict verdictOf(const Review &review, const AnswerBlock &block)
{
    const auto found = review.results.find(block.index);
    return found == review.results.end() ? Verdict::NotChecked : found->verdict;
}

QMap<Verdict, int> summaryOf(const Review &review)
{
    QMap<Verdict, int> summary;
    for (const AnswerBlock &block : review.answer.blocks) {
        if (block.role != BlockRole::Output || block.outputOf == 0)
            ++summary[verdictOf(review, block)];
    }
    return summary;
}

QStringList notCheckedOf(const Review &review)
{
    QStringList list;
    for (const AnswerBlock &block : review.answer.blocks) {
        const BlockResult result = review.results.value(block.index);
        const Verdict verdict = verdictOf(review, block);
        const bool isUnjudged = verdict == Verdict::NotChecked || verdict == Verdict::CannotRun
            || verdict == Verdict::FailsUnclaimed;
        const bool isClaim = block.role == BlockRole::Output && block.outputOf > 0;
        if (isUnjudged && !isClaim)
            list.append(
                Say::tr("Block %1 (%2): %3")
                    .arg(block.index)
                    .arg(Say::word(roleName(block.role)),
                         result.reason.isEmpty() ? Say::tr("it was not run.") : result.reason));
        list += block.notChecked + result.notChecked + openComparisons(block, result);
    }
    return list + review.answer.notChecked;
}

qsizetype uncomparedRemarksOf(const Review &review)
{
    qsizetype count = 0;
    for (const AnswerBlock &block : review.answer.blocks)
        count += std::ranges::count_if(
            block.notChecked + review.results.value(block.index).notChecked, isUnreadSentence);
    return count;
}

QString sentenceOf(const Review &review)
{
    QList<const AnswerBlock *> wrong;
    int right = 0;
    int varying = 0;
    int failing = 0;
    int impossible = 0;
    int open = 0;
    for (const AnswerBlock &block : review.answer.blocks) {
        const Verdict verdict = verdictOf(review, block);
        if (isFalse(verdict))
            wrong.append(&block);
        else if (verdict == Verdict::Varies)
            ++varying;
        else if (isTrue(verdict))
            ++right;
        else if (verdict == Verdict::FailsUnclaimed)
            ++failing;
        else if (verdict == Verdict::CannotRun)
            ++impossible;
        else if (verdict == Verdict::NotChecked && block.outputOf == 0)
            ++open;
    }
    QStringList parts;
    const auto wrongs = static_cast<int>(wrong.size());
    if (wrongs == 1)
        parts.append(Say::tr("1 block is not as the answer says (block %1)").arg(numbersOf(wrong)));
    else if (wrongs > 1)
        parts.append(Say::tr("%n blocks are not as the answer says (blocks %1)", nullptr, wrongs)
                         .arg(numbersOf(wrong)));
    addCounted(parts, right, Say::tr("1 block is as claimed"),
               QT_TRANSLATE_N_NOOP("sandpad::runner", "%n blocks are as claimed"));
    addCounted(
        parts, varying, Say::tr("1 block varies from run to run, and is as claimed in the rest"),
        QT_TRANSLATE_N_NOOP("sandpad::runner",
                            "%n blocks vary from run to run, and are as claimed in the rest"));
    addCounted(
        parts, failing, Say::tr("1 block fails, of which nothing is claimed"),
        QT_TRANSLATE_N_NOOP("sandpad::runner", "%n blocks fail, of which nothing is claimed"));
    addCounted(parts, impossible, Say::tr("1 block cannot be run"),
               QT_TRANSLATE_N_NOOP("sandpad::runner", "%n blocks cannot be run"));
    addCounted(parts, open, Say::tr("1 block was not checked"),
               QT_TRANSLATE_N_NOOP("sandpad::runner", "%n blocks were not checked"));
    if (parts.isEmpty())
        return review.answer.blocks.isEmpty()
            ? Say::tr("There is no code in it.")
            : Say::tr("Nothing that could be checked is claimed.");
    return Say::tr("%1.", "a sentence of the parts above")
        .arg(parts.join(Say::tr("; ", "between parts of a sentence")));
}

QString evidenceSentenceOf(const Review &review)
{
    QList<const AnswerBlock *> reported;
    for (const AnswerBlock &block : review.answer.blocks) {
        if (restsOnReports(review.results.value(block.index)))
            reported.append(&block);
    }
    if (reported.isEmpty())
        return {};
    const QString which = reported.size() == 1
        ? Say::tr("Block %1 is judged by what its own program reported.")
        : Say::tr("Blocks %1 are judged by what their own programs reported.");
    return sentencesOf({ which.arg(numbersOf(reported)),
                         Say::tr("Code that is made to deceive could forge that.") });
}

bool holds(const Review &review)
{
    return std::ranges::none_of(review.answer.blocks, [&](const AnswerBlock &block) {
        return isFalse(verdictOf(review, block));
    });
}

} // namespace sandpad::runner
