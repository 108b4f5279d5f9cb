#pragma once

#include "runner/answer/model/Verdict.h"
#include "runner/answer/program/BlockProgram.h"

namespace sandpad::runner {

/// One run of a block.
struct JudgedRun
{
    BlockProgram program;
    RunResult result;
    QByteArray bothStreams; ///< as they came; marks included
    QMap<QString, QString> versions; ///< of the tools that ran it
};

} // namespace sandpad::runner
