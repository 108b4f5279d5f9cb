#pragma once

#include "runner/answer/judge/JudgedRun.h"

namespace sandpad::runner {

/// What several runs of a block printed, one text a run.
[[nodiscard]] QStringList printedTexts(const QList<MarkedOutput> &outputs);

/// What else an answer may call the output: with the last value, as a notebook shows it; with what
/// went to the other stream; both streams as a terminal shows them. One text a run each; left out
/// where a run has none.
[[nodiscard]] QList<QStringList> otherTexts(const QList<JudgedRun> &runs,
                                            const QList<MarkedOutput> &outputs);

} // namespace sandpad::runner
