#include "widgets/review/SummaryWords.h"

#include "runner/model/Prose.h"

#include <QCoreApplication>

#include <algorithm>

namespace sandpad::widgets {

namespace {

    struct Words
    {
        Q_DECLARE_TR_FUNCTIONS(sandpad::widgets::ReviewSummary)
    };

    /// "a", "a and b", "a, b and c"
    QString listed(const QStringList &parts)
    {
        if (parts.size() < 2)
            return parts.join(QString());
        return Words::tr("%1 and %2")
            .arg(parts.first(parts.size() - 1).join(Words::tr(", ")), parts.last());
    }

    QString blocksWord(qsizetype count)
    {
        return count == 1 ? Words::tr("1 block")
                          : Words::tr("%n blocks", nullptr, static_cast<int>(count));
    }

    /// "13 match, 2 vary between runs and 4 are not checked"
    QString othersText(const ReviewCounts &counts)
    {
        QStringList parts;
        const auto add = [&](Finding finding, const QString &one, const char *many) {
            const int count = counts.counts.value(finding);
            if (count > 0)
                parts.append(count == 1 ? one : Words::tr(many, nullptr, count));
        };
        add(Finding::Matches, Words::tr("1 matches"),
            QT_TRANSLATE_N_NOOP("sandpad::widgets::ReviewSummary", "%n match"));
        add(Finding::Varies, Words::tr("1 varies between runs"),
            QT_TRANSLATE_N_NOOP("sandpad::widgets::ReviewSummary", "%n vary between runs"));
        add(Finding::Unchecked, Words::tr("1 is not checked"),
            QT_TRANSLATE_N_NOOP("sandpad::widgets::ReviewSummary", "%n are not checked"));
        add(Finding::CannotRun, Words::tr("1 cannot run"),
            QT_TRANSLATE_N_NOOP("sandpad::widgets::ReviewSummary", "%n cannot run"));
        add(Finding::Silent, Words::tr("1 claims nothing"),
            QT_TRANSLATE_N_NOOP("sandpad::widgets::ReviewSummary", "%n claim nothing"));
        return listed(parts);
    }

    QString falseText(const QList<int> &blocks)
    {
        constexpr qsizetype kMost = 12;
        QStringList links;
        for (const int block : blocks.first(std::min(blocks.size(), kMost)))
            links.append(QStringLiteral("<a href=\"%1\">%1</a>").arg(block));
        if (blocks.size() > kMost)
            links.append(Words::tr("%n more", nullptr, static_cast<int>(blocks.size() - kMost)));
        return (blocks.size() == 1 ? Words::tr("Block %1.") : Words::tr("Blocks %1."))
            .arg(listed(links));
    }

} // namespace

QString summaryTitle(const ReviewCounts &counts)
{
    if (!counts.hasRun)
        return Words::tr("%1, not run yet.").arg(blocksWord(counts.blocks));
    const qsizetype wrong = counts.falseBlocks.size();
    if (wrong > 0 && counts.blocks == 1)
        return Words::tr("<em>The block</em> is not as the answer says.");
    if (wrong == 1)
        return Words::tr("<em>1 of %1 blocks</em> is not as the answer says.").arg(counts.blocks);
    if (wrong > 0)
        return Words::tr("<em>%1 of %2 blocks</em> are not as the answer says.")
            .arg(wrong)
            .arg(counts.blocks);
    const int right = counts.counts.value(Finding::Matches) + counts.counts.value(Finding::Varies);
    if (right == 0)
        return Words::tr("Nothing that could be checked is claimed.");
    return right == counts.blocks ? Words::tr("All is as the answer says.")
                                  : Words::tr("All that was checked is as the answer says.");
}

QString summaryDetail(const ReviewCounts &counts)
{
    if (!counts.hasRun)
        return Words::tr("Run all compares what the answer claims with what really happens. "
                         "Nothing runs unasked.");
    const QString others = othersText(counts);
    if (counts.blocks == 1)
        return {}; // the title and the block say it all
    if (counts.falseBlocks.isEmpty())
        return others.isEmpty() ? QString()
                                : Words::tr("Of %1, %2.").arg(blocksWord(counts.blocks), others);
    const QString wrong = falseText(counts.falseBlocks);
    return runner::sentencesOf(
        { wrong, others.isEmpty() ? QString() : Words::tr("Of the others, %1.").arg(others) });
}

} // namespace sandpad::widgets
