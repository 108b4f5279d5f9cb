#pragma once

#include "runner/answer/model/Verdict.h"

namespace sandpad::widgets {

/// Do the comparisons show all that was printed? They must hold its lines in order, and may hold
/// more, for example the values of other lines.
[[nodiscard]] bool isShownBy(const QList<runner::Comparison> &comparisons, const QString &printed);

} // namespace sandpad::widgets
