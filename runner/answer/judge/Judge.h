#pragma once

#include "runner/answer/model/Answer.h"
#include "runner/answer/model/Verdict.h"
#include "runner/answer/program/Program.h"

namespace sandpad::runner {

/// One run of a block.
struct JudgedRun
{
    BlockProgram program;
    RunResult result;
    QByteArray bothStreams; ///< as they came; marks included
    QMap<QString, QString> versions; ///< of the tools that ran it
};

/// What the runs of a block say of its claims. All of them ran the same block in the same scope.
[[nodiscard]] BlockResult judgeBlock(const AnswerBlock &block, const QList<JudgedRun> &runs,
                                     double tolerance);

/// Did the blocks in front get to their end in all runs?
[[nodiscard]] bool haveBegun(const QList<JudgedRun> &runs);

/// Did it fail for want of names that other blocks may define?
[[nodiscard]] bool lacksNames(const RunResult &result);

} // namespace sandpad::runner
