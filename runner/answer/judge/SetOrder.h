#pragma once

#include "runner/answer/model/Verdict.h"

#include <QStringList>

#include <optional>

namespace sandpad::runner {

/// Compares texts in which Python sets are written, whatever the order of their elements.
/// Nothing when there is no set in them. Matches: only the order is another, and it is always the
/// same; Varies: sets of texts, whose order changes from run to run; Differs: not only the order.
[[nodiscard]] std::optional<Verdict> compareSets(const QString &claimed,
                                                 const QStringList &actuals);

} // namespace sandpad::runner
