#pragma once

#include "runner/answer/model/Answer.h"

namespace sandpad::runner {

/// Assigns each block of output to the code whose output it claims to be (AnswerBlock::outputOf),
/// and adds the claims to that code: printed text, an exception at its end, an exit status. Of
/// several outputs the first counts; the others are named in Answer::notChecked.
///
/// The results of an earlier call are removed first, so it may be called again after roles or texts
/// of blocks have changed.
void attachOutputs(Answer &answer);

} // namespace sandpad::runner
