#pragma once

#include "runner/answer/judge/JudgedRun.h"
#include "runner/answer/model/Answer.h"

namespace sandpad::runner {

/// A program with marks can read them in its own file and print them itself. What its lines print
/// is observed all the same where the block prints the same when it runs as it stands: then there
/// is no mark that it could use.

/// Would a run of the block as it stands say whether what is printed is to be believed? It would
/// where the marks leave nothing out of the output; the values of lines are seen in no other way.
[[nodiscard]] bool isTestedByPlainRun(const BlockResult &result, const QList<JudgedRun> &runs);

/// The result in the light of such a run. The same output: what lines printed counts as observed.
/// Another one, though nothing in the code may vary: nothing of it is checked. Else nothing of it
/// counts as observed.
[[nodiscard]] BlockResult testedByPlainRun(BlockResult result, const AnswerBlock &block,
                                           const QList<JudgedRun> &runs, const JudgedRun &plain);

/// The result of a block that is not tested so. What came of a program with marks may be what it
/// prints only where it is looked at, so nothing true of it counts as seen.
[[nodiscard]] BlockResult untested(BlockResult result, const QList<JudgedRun> &runs);

} // namespace sandpad::runner
