#pragma once

#include "runner/answer/model/Answer.h"
#include "runner/answer/model/Verdict.h"

namespace sandpad::runner {

/// What the rest of an answer tells of a block.
struct Surroundings
{
    int definer = 0; ///< number of the block that defines a name which this one lacks, but could
                     ///< not run itself; 0: there is none
    int later = 0; ///< number of a block that defines a used name anew, but could not run itself,
                   ///< so that the name had an older value; 0: there is none
    bool isAllCode = true; ///< no other block of the answer is code
    bool isGuessed = false; ///< it ran after others that define a name it uses several times, so
                            ///< that perhaps another value was meant
};

/// Takes an accusation back that no claim bears. A block that fails or is stopped is false only
/// where that contradicts one of its claims, or where it is presented as whole and still does not
/// parse: it is all the code of the answer, or something is claimed of it. Else it "fails, nothing
/// claimed", or it cannot run because it is a part of something.
[[nodiscard]] BlockResult withoutIdleAccusation(BlockResult result, const AnswerBlock &block,
                                                Surroundings around);

} // namespace sandpad::runner
