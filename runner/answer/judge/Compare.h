#pragma once

#include "runner/answer/judge/CompareOptions.h"
#include "runner/answer/model/Verdict.h"

#include <QStringList>

namespace sandpad::runner {

/// Compares a claimed output with the real ones of several runs; the first of them is shown.
///
/// Parts that differ between the runs are masked and match anything. `...` in the claim stands for
/// any text. The order of a Python set is not compared.
[[nodiscard]] Comparison compareOutput(const QString &claimed, const QStringList &actuals,
                                       const CompareOptions &options);

/// The same for a claim that may be about some lines of the outputs only. It is false where no
/// lines are as claimed.
[[nodiscard]] Comparison comparePart(const QString &claimed, const QStringList &actuals,
                                     const CompareOptions &options);

/// Marks the parts of the claimed and the real text that differ.
void markDifferences(Comparison &comparison);

} // namespace sandpad::runner
