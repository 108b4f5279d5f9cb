#pragma once

#include "runner/answer/model/Answer.h"

namespace sandpad::runner {

/// The place of the code block whose output the block at `output` claims to be: the one whose file
/// its announcement or its own command names ("Running `main.py` prints:"), of several files the
/// one that imports the last, else the last before it. -1: none.
[[nodiscard]] qsizetype printingBlock(const QList<AnswerBlock> &blocks, qsizetype output,
                                      const QString &announcement);

/// A claimed output without what is only about it: a first line that says "Output:", and the
/// remark signs of its program's language before every line.
[[nodiscard]] QString withoutHeading(const QString &output, const AnswerBlock &program);

} // namespace sandpad::runner
