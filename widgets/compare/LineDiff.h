#pragma once

#include <QList>
#include <QStringList>
#include <QStringView>

namespace sandpad::widgets {

/// One row of two texts side by side: a line of each, or of one of them.
struct DiffRow
{
    qsizetype left = -1; ///< number of the line from 0; -1: none
    qsizetype right = -1;
    bool isSame = false;

    bool operator==(const DiffRow &) const = default;
};

/// The rows of two texts, with as few differences as there can be. Lines that were removed stand
/// beside those that came in their place. Texts that differ in very many lines get more differences
/// than they have, so that the time is bounded.
///
/// The algorithm is the greedy one of Eugene W. Myers, "An O(ND) Difference Algorithm and Its
/// Variations", Algorithmica 1 (1986).
[[nodiscard]] QList<DiffRow> diffLines(const QStringList &left, const QStringList &right);

/// The part of two lines between what they have in common at both ends.
struct ChangedPart
{
    qsizetype start = 0; ///< in both, in UTF-16 units
    qsizetype leftEnd = 0;
    qsizetype rightEnd = 0;

    bool operator==(const ChangedPart &) const = default;
};
[[nodiscard]] ChangedPart changedPart(QStringView left, QStringView right);

} // namespace sandpad::widgets
