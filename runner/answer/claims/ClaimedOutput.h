#pragma once

#include "runner/answer/model/Answer.h"

namespace sandpad::runner {

/// The index of the code block whose output the block at `output` claims to be; -1: none. That is
/// the block whose file is named by the announcement or by the output's own command ("Running
/// `main.py` prints:"). Of several files it is the one that imports the last. Without a name it is
/// the last block before the output.
[[nodiscard]] qsizetype printingBlock(const QList<AnswerBlock> &blocks, qsizetype output,
                                      const QString &announcement);

/// A claimed output without what is only about it: a first line that says "Output:", and the
/// remark signs of its program's language before every line.
[[nodiscard]] QString withoutHeading(const QString &output, const AnswerBlock &program);

} // namespace sandpad::runner
