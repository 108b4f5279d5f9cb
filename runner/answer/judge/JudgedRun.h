#pragma once

#include "runner/answer/model/Verdict.h"
#include "runner/answer/program/BlockProgram.h"

#include <optional>

namespace sandpad::runner {

/// One run of a block.
struct JudgedRun
{
    BlockProgram program;
    RunResult result;
    QByteArray bothStreams; ///< as they came; marks included
    /// Standard output with the texts that display() showed in it; empty when it showed none.
    QByteArray notebook;
    qsizetype leftOut = 0; ///< bytes of both streams that were printed and not kept
    QMap<QString, QString> versions; ///< of the tools that ran it
    /// The bytes of standard output that were printed before it first waited for input.
    std::optional<qsizetype> untilInput;
};

/// The runs that show something about the program; all where none does. A run that had no time to
/// compile, or could not be started, does not make the output vary.
[[nodiscard]] QList<JudgedRun> tellingRuns(const QList<JudgedRun> &runs);

/// Did the blocks in front run to their end in all runs?
[[nodiscard]] bool haveBegun(const QList<JudgedRun> &runs);

} // namespace sandpad::runner
