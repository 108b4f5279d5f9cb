#pragma once

#include "runner/answer/judge/JudgedRun.h"

namespace sandpad::runner {

/// What several runs of a block printed, one text a run.
[[nodiscard]] QStringList printedTexts(const QList<MarkedOutput> &outputs);

/// Other texts that an answer may call the output: with the last value, as a notebook shows it;
/// with the other stream's text; both streams as a terminal shows them. One text for each run. A
/// kind that a run does not have is left out.
[[nodiscard]] QList<QStringList> otherTexts(const QList<JudgedRun> &runs,
                                            const QList<MarkedOutput> &outputs);

} // namespace sandpad::runner
