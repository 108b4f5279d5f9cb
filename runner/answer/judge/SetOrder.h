#pragma once

#include "runner/answer/model/Verdict.h"

#include <QStringList>

#include <optional>

namespace sandpad::runner {

/// Compares texts with Python sets, whatever the order of the elements. Nothing when they have no
/// set. Matches: only the order differs, and it is always the same. Varies: the sets have strings,
/// whose order changes from run to run. Differs: more than the order differs.
[[nodiscard]] std::optional<Verdict> compareSets(const QString &claimed,
                                                 const QStringList &actuals);

/// Have both the same sets, or what looks like sets, with their elements in another order? What the
/// program printed does not tell whether it was a set or a text with braces.
[[nodiscard]] bool haveSetsInOtherOrder(const QString &claimed, const QString &actual);

/// Are both dictionaries as Python writes them, or have some, with the same parts in another order?
[[nodiscard]] bool isReorderedDictionary(const QString &claimed, const QString &actual);

} // namespace sandpad::runner
