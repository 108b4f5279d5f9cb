#pragma once

#include "runner/answer/judge/JudgedRun.h"
#include "runner/answer/program/MarkedOutput.h"

namespace sandpad::runner {

/// Something that several runs of a block gave, one text a run.
struct PrintedTexts
{
    QStringList texts;
    Evidence evidence = Evidence::Reported;
};

/// What several runs of a block printed.
[[nodiscard]] PrintedTexts printedTexts(const QList<MarkedOutput> &outputs);

/// What else an answer may call the output: with the last value or with displays, as a notebook
/// shows it; with what went to the other stream; both streams as a terminal shows them. Left out
/// where a run has none.
[[nodiscard]] QList<PrintedTexts> otherTexts(const QList<JudgedRun> &runs,
                                             const QList<MarkedOutput> &outputs);

} // namespace sandpad::runner
