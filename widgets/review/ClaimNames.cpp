#include "widgets/review/ClaimNames.h"

#include "widgets/text/InvisibleCharacters.h"

#include <QCoreApplication>

namespace sandpad::widgets {

namespace {

    using runner::ClaimKind;

    struct NameTexts
    {
        Q_DECLARE_TR_FUNCTIONS(sandpad::widgets::VerdictSentence)
    };

} // namespace

const runner::AnswerBlock *sourceOf(const ReviewItem &item, const runner::Comparison &comparison)
{
    const runner::AnswerBlock *found = nullptr;
    for (const runner::AnswerBlock &block : item.outputs) {
        if (!found || block.line <= comparison.claimLine)
            found = &block;
    }
    const bool isBefore = found && comparison.claimLine > 0 && comparison.claimLine < found->line;
    return isBefore ? nullptr : found;
}

QString quoted(const QString &text)
{
    constexpr qsizetype kLongest = 48;
    const QString line = withLabels(QStringView(text).left(4 * kLongest).toString().simplified());
    return line.size() > kLongest ? NameTexts::tr("“%1…”").arg(line.left(kLongest - 1))
                                  : NameTexts::tr("“%1”").arg(line);
}

QStringList linesOf(const QString &text)
{
    const QString whole = text.endsWith(u'\n') ? text.chopped(1) : text;
    return whole.isEmpty() ? QStringList() : whole.split(u'\n');
}

QString sourceName(const ReviewItem &item, const runner::Comparison &comparison)
{
    const int line = comparison.claimLine - item.block.line + 1; // of the block's code
    if (line > 0 && line <= item.block.code.count(u'\n') + 1)
        return NameTexts::tr("the remark in line %1").arg(line);
    if (const runner::AnswerBlock *block = sourceOf(item, comparison))
        return NameTexts::tr("block %1").arg(block->index);
    return comparison.claimLine > 0
        ? NameTexts::tr("line %1 of the answer").arg(comparison.claimLine)
        : NameTexts::tr("the answer");
}

QString remarkName(const runner::Comparison &comparison)
{
    switch (comparison.kind) {
    case ClaimKind::Statement:
        return NameTexts::tr("statement %1 of the transcript").arg(comparison.line);
    case ClaimKind::Example:
        return NameTexts::tr("the example in line %1").arg(comparison.line);
    default:
        return NameTexts::tr("the remark in line %1").arg(comparison.line);
    }
}

} // namespace sandpad::widgets
