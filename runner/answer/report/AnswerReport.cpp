#include "runner/answer/report/AnswerReport.h"

#include <QRegularExpression>

#include <algorithm>

namespace sandpad::runner {

namespace {

    /// "block 3", "blocks 3, 5"
    QString numbersOf(const QList<const AnswerBlock *> &blocks)
    {
        QStringList numbers;
        for (const AnswerBlock *block : blocks)
            numbers.append(QString::number(block->index));
        return QLatin1String(blocks.size() == 1 ? "block " : "blocks ")
            + numbers.join(QStringLiteral(", "));
    }

    QString counted(qsizetype count, const char *one, const char *many)
    {
        return QStringLiteral("%1 %2").arg(count).arg(QLatin1String(count == 1 ? one : many));
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
                list.append(QStringLiteral("Block %1: %2").arg(block.index).arg(comparison.note));
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
            list.append(QStringLiteral("Block %1 (%2): %3")
                            .arg(block.index)
                            .arg(roleName(block.role),
                                 result.reason.isEmpty() ? QStringLiteral("it was not run.")
                                                         : result.reason));
        list += block.notChecked + result.notChecked + openComparisons(block, result);
    }
    return list + review.answer.notChecked;
}

qsizetype uncomparedRemarksOf(const Review &review)
{
    static const QRegularExpression sentence(QStringLiteral("^Line \\d+: the remark “"));
    qsizetype count = 0;
    for (const AnswerBlock &block : review.answer.blocks)
        count += (block.notChecked + review.results.value(block.index).notChecked)
                     .filter(sentence)
                     .size();
    return count;
}

QString sentenceOf(const Review &review)
{
    QList<const AnswerBlock *> wrong;
    qsizetype right = 0;
    qsizetype varying = 0;
    qsizetype failing = 0;
    qsizetype impossible = 0;
    qsizetype open = 0;
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
    if (!wrong.isEmpty())
        parts.append(QStringLiteral("%1 not as the answer says (%2)")
                         .arg(counted(wrong.size(), "block is", "blocks are"), numbersOf(wrong)));
    if (right > 0)
        parts.append(counted(right, "block is as claimed", "blocks are as claimed"));
    if (varying > 0)
        parts.append(counted(varying, "block varies from run to run, and is as claimed in the rest",
                             "blocks vary from run to run, and are as claimed in the rest"));
    if (failing > 0)
        parts.append(counted(failing, "block fails, of which nothing is claimed",
                             "blocks fail, of which nothing is claimed"));
    if (impossible > 0)
        parts.append(counted(impossible, "block cannot be run", "blocks cannot be run"));
    if (open > 0)
        parts.append(counted(open, "block was not checked", "blocks were not checked"));
    if (parts.isEmpty())
        return review.answer.blocks.isEmpty()
            ? QStringLiteral("There is no code in it.")
            : QStringLiteral("Nothing that could be checked is claimed.");
    return parts.join(QStringLiteral("; ")) + u'.';
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
    QString which = numbersOf(reported);
    which.front() = which.front().toUpper();
    return (reported.size() == 1
                ? QStringLiteral("%1 is as claimed by what its own program reported.")
                : QStringLiteral("%1 are as claimed by what their own programs reported."))
               .arg(which)
        + QStringLiteral(" Code that is made to deceive could forge that.");
}

bool holds(const Review &review)
{
    return std::ranges::none_of(review.answer.blocks, [&](const AnswerBlock &block) {
        return isFalse(verdictOf(review, block));
    });
}

} // namespace sandpad::runner
