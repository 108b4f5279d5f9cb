#pragma once

#include "widgets/controls/Pill.h"
#include "widgets/review/ReviewItem.h"

#include <QList>
#include <QMap>

#include <cstdint>
#include <optional>

namespace sandpad::widgets {

/// What a person wants to know of a block first. Verdicts in few groups, the worst first.
enum class Finding : std::uint8_t
{
    False,
    Varies,
    Unchecked, ///< also a block that fails and claims nothing
    CannotRun,
    Matches,
    Silent, ///< it ran and claims nothing
};

/// In the order in which they are named.
inline constexpr auto kFindings = { Finding::False,     Finding::Matches,   Finding::Varies,
                                    Finding::Unchecked, Finding::CannotRun, Finding::Silent };

[[nodiscard]] Finding findingOf(runner::Verdict verdict);
/// Nothing while the block has not run.
[[nodiscard]] std::optional<Finding> findingOf(const ReviewItem &item);

/// Is it worth a look? All but what is as claimed, or claims nothing.
[[nodiscard]] constexpr bool isOpen(Finding finding)
{
    return finding < Finding::Matches;
}

[[nodiscard]] QMap<Finding, int> countsOf(const QList<ReviewItem> &items);
/// "3 false", "13 match": a pill of the summary.
[[nodiscard]] PillLook lookOf(Finding finding, int count);
/// "False", "Varies": one of them.
[[nodiscard]] QString nameOf(Finding finding);

/// The positions in which findings are visited: only those of `only`, or all that are worth a look,
/// the worst first, and in the order of the page.
[[nodiscard]] QList<qsizetype> visitOrder(const QList<ReviewItem> &items,
                                          std::optional<Finding> only);

/// A place in the visit order.
struct Visit
{
    Finding finding = Finding::False;
    int number = 0; ///< from 1 among those of its group
    int count = 0; ///< of the group
};
/// What a block is in the visit order; nothing when it is not in it.
[[nodiscard]] std::optional<Visit> visitOf(const QList<ReviewItem> &items, qsizetype position,
                                           std::optional<Finding> only);

} // namespace sandpad::widgets
