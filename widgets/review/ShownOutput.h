#pragma once

#include "runner/answer/model/Verdict.h"

namespace sandpad::widgets {

/// Is what was printed there already, beside the claims? Line by line and in order; comparisons
/// may tell more than was printed: what other lines give.
[[nodiscard]] bool isShownBy(const QList<runner::Comparison> &comparisons, const QString &printed);

} // namespace sandpad::widgets
