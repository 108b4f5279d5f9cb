#pragma once

#include "runner/answer/model/Answer.h"

namespace sandpad::runner {

/// Gives each block of output to the code whose output it claims to be (AnswerBlock::outputOf), and
/// that code its claims: what is printed, an exception at its end, an exit status. Of several
/// outputs the first counts; the others are named in Answer::notChecked.
///
/// What blocks of output gave before is taken back first, so it may be called again after roles or
/// texts of blocks have changed.
void attachOutputs(Answer &answer);

} // namespace sandpad::runner
