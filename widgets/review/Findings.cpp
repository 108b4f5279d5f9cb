#include "widgets/review/Findings.h"

#include <QCoreApplication>

#include <algorithm>

namespace sandpad::widgets {

namespace {

    struct FindingTexts
    {
        Q_DECLARE_TR_FUNCTIONS(sandpad::widgets::Finding)
    };

    bool isVisited(Finding finding, std::optional<Finding> only)
    {
        return only ? finding == *only : isOpen(finding);
    }

} // namespace

Finding findingOf(runner::Verdict verdict)
{
    using runner::Verdict;
    switch (verdict) {
    case Verdict::Differs:
    case Verdict::Fails:
    case Verdict::LimitHit:
        return Finding::False;
    case Verdict::Varies:
        return Finding::Varies;
    case Verdict::FailsUnclaimed:
    case Verdict::NotChecked:
        return Finding::Unchecked;
    case Verdict::CannotRun:
        return Finding::CannotRun;
    case Verdict::NothingClaimed:
        return Finding::Silent;
    case Verdict::Matches:
    case Verdict::MatchesButSpace:
    case Verdict::OtherNotation:
    case Verdict::WithinTolerance:
    case Verdict::ErrorHappened:
        return Finding::Matches;
    }
    Q_UNREACHABLE_RETURN({});
}

std::optional<Finding> findingOf(const ReviewItem &item)
{
    if (item.result) {
        const Finding finding = findingOf(item.result->verdict);
        // What a person wrote into the block is not what the answer says.
        return item.isEdited && finding == Finding::False ? Finding::Unchecked : finding;
    }
    return item.block.canRun() ? std::nullopt : std::optional(Finding::Unchecked);
}

QMap<Finding, int> countsOf(const QList<ReviewItem> &items)
{
    QMap<Finding, int> counts;
    for (const ReviewItem &item : items) {
        if (const auto finding = findingOf(item))
            ++counts[*finding];
    }
    return counts;
}

PillLook lookOf(Finding finding, int count)
{
    switch (finding) {
    case Finding::False:
        return { .text = FindingTexts::tr("%n false", nullptr, count),
                 .tone = PillTone::Bad,
                 .symbol = Symbol::Cross };
    case Finding::Matches:
        return { .text = count == 1 ? FindingTexts::tr("1 matches")
                                    : FindingTexts::tr("%n match", nullptr, count),
                 .tone = PillTone::Good,
                 .symbol = Symbol::Check };
    case Finding::Varies:
        return { .text = count == 1 ? FindingTexts::tr("1 varies")
                                    : FindingTexts::tr("%n vary", nullptr, count),
                 .tone = PillTone::Warn,
                 .symbol = Symbol::Wave };
    case Finding::Unchecked:
        return { .text = FindingTexts::tr("%n not checked", nullptr, count),
                 .tone = PillTone::Plain,
                 .symbol = Symbol::Dash };
    case Finding::CannotRun:
        return { .text = FindingTexts::tr("%n cannot run", nullptr, count),
                 .tone = PillTone::Plain,
                 .symbol = Symbol::Refused };
    case Finding::Silent:
        return { .text = count == 1 ? FindingTexts::tr("1 claims nothing")
                                    : FindingTexts::tr("%n claim nothing", nullptr, count),
                 .tone = PillTone::Plain,
                 .symbol = {} };
    }
    Q_UNREACHABLE_RETURN({});
}

QString nameOf(Finding finding)
{
    switch (finding) {
    case Finding::False:
        return FindingTexts::tr("False");
    case Finding::Matches:
        return FindingTexts::tr("Matches");
    case Finding::Varies:
        return FindingTexts::tr("Varies");
    case Finding::Unchecked:
        return FindingTexts::tr("Not checked");
    case Finding::CannotRun:
        return FindingTexts::tr("Cannot run");
    case Finding::Silent:
        return FindingTexts::tr("Claims nothing");
    }
    Q_UNREACHABLE_RETURN({});
}

QList<qsizetype> visitOrder(const QList<ReviewItem> &items, std::optional<Finding> only)
{
    QList<std::pair<Finding, qsizetype>> order;
    for (qsizetype i = 0; i < items.size(); ++i) {
        const auto finding = findingOf(items[i]);
        if (finding && isVisited(*finding, only))
            order.append({ *finding, i });
    }
    std::ranges::sort(order);
    QList<qsizetype> positions;
    for (const auto &[finding, position] : order)
        positions.append(position);
    return positions;
}

std::optional<Visit> visitOf(const QList<ReviewItem> &items, qsizetype position,
                             std::optional<Finding> only)
{
    const auto finding =
        position >= 0 && position < items.size() ? findingOf(items[position]) : std::nullopt;
    if (!finding || !isVisited(*finding, only))
        return std::nullopt;
    Visit visit { .finding = *finding };
    for (qsizetype i = 0; i < items.size(); ++i) {
        if (findingOf(items[i]) != finding)
            continue;
        ++visit.count;
        visit.number += i <= position ? 1 : 0;
    }
    return visit;
}

} // namespace sandpad::widgets
