#pragma once

#include "runner/answer/model/Answer.h"
#include "runner/answer/model/Verdict.h"

namespace sandpad::runner {

/// Takes an accusation back that no claim bears. A block that fails or is stopped is false only
/// where that contradicts one of its claims, or where it is whole and still does not parse. Else
/// it "fails, nothing claimed", or it cannot run because it is a part of something.
///
/// `definer` is the number of the block that defines a name which this one lacks, but could not
/// run itself; 0: there is none.
[[nodiscard]] BlockResult withoutIdleAccusation(BlockResult result, const AnswerBlock &block,
                                                int definer);

} // namespace sandpad::runner
